/** The faces of the explorers. */

import type { Person } from "../../art/faces";

export const PEOPLE: Record<string, Person> = {
  kim_richards: {
    colour: "#2d5c70",
    back: "rays",
    clothes: "jacket",
    hat: "cap",
    hair: "bob",
    face: { soft: true, w: 0.96, jaw: 0.9, nose: 0.85, brow: 1 },
    props: [],
  },
  lorrai_gerrard: {
    colour: "#6d4a93",
    back: "sigil",
    clothes: "dress",
    hat: "scarf",
    hair: "long",
    face: { soft: true, w: 0.95, jaw: 0.88, nose: 0.85, brow: 0.9 },
    props: ["flame"],
    glow: "#c59bff",
  },
  hank_horden: {
    colour: "#9a3b34",
    back: "blinds",
    clothes: "coat",
    hat: "bowler",
    hair: "short",
    face: { jaw: 1.26, w: 1.06, brow: 1.8, nose: 1.2 },
    props: ["moustache"],
  },
  phillip: {
    colour: "#a06c1c",
    back: "city",
    clothes: "wrap",
    hair: "wild",
    face: { jaw: 1.05, brow: 1.4, nose: 1.1 },
    props: ["glasses", "beard"],
  },
  ottilie_brandt: {
    colour: "#7a5a22",
    back: "shelves",
    clothes: "collar",
    hair: "bun",
    face: { soft: true, w: 0.97, jaw: 0.92, nose: 0.95, brow: 0.9 },
    props: ["glasses"],
  },
  mirela_voss: {
    colour: "#8f3352",
    back: "sigil",
    clothes: "wrap",
    hat: "band",
    hair: "waves",
    face: { soft: true, w: 0.94, jaw: 0.86, nose: 0.8, brow: 0.7 },
    props: ["amulet"],
    glow: "#ff9db0",
  },
  tomas_haldane: {
    colour: "#2f6e4a",
    back: "rain",
    clothes: "uniform",
    hat: "slouch",
    hair: "short",
    face: { jaw: 1.14, brow: 1.5, nose: 1.05 },
    props: ["stubble"],
  },
  ignatius_pell: {
    colour: "#3d6390",
    back: "city",
    clothes: "coat",
    hair: "slick",
    face: { jaw: 1, w: 0.95, brow: 1.1, nose: 1.2 },
    props: ["glasses", "cigarette"],
  },
};

/** The colors of the explorers, in seating order. */
export const COLOURS = ["#3f8aa8", "#9a6fd0", "#d0573f", "#cf9a34"] as const;
