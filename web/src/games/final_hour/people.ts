/** The faces of the investigators. */

import type { Person } from "../../art/faces";

export const PEOPLE: Record<string, Person> = {
  jenny_barnes: {
    colour: "#8f3352",
    back: "rays",
    clothes: "dress",
    hat: "cloche",
    hair: "bob",
    face: { soft: true, w: 0.94, jaw: 0.84, nose: 0.8, brow: 0.6 },
    props: ["pearls"],
  },
  rita_young: {
    colour: "#35609a",
    back: "rays",
    clothes: "collar",
    hat: "band",
    hair: "short",
    face: { soft: true, w: 0.98, jaw: 0.96, nose: 0.95, brow: 1, skin: 0.5 },
    props: [],
  },
  michael_mcglen: {
    colour: "#7a5a22",
    back: "city",
    clothes: "coat",
    hat: "bowler",
    hair: "slick",
    face: { jaw: 1.28, w: 1.06, brow: 1.8, nose: 1.2 },
    props: ["scar", "gun"],
  },
  ashcan_pete: {
    colour: "#5c6a35",
    back: "moon",
    clothes: "wrap",
    hat: "slouch",
    hair: "wild",
    face: { jaw: 1.05, brow: 1.6, nose: 1.15 },
    props: ["beard", "dog"],
  },
  lily_chen: {
    colour: "#a2402c",
    back: "moon",
    clothes: "gi",
    hair: "bun",
    face: { soft: true, w: 0.95, jaw: 0.9, nose: 0.75, brow: 0.9 },
    props: [],
  },
  tommy_muldoon: {
    colour: "#2d5c70",
    back: "city",
    clothes: "uniform",
    hat: "police",
    hair: "short",
    face: { jaw: 1.06, brow: 1, nose: 0.95, w: 0.98 },
    props: [],
  },
};
