/** The faces of the investigators. */

import type { Person } from "../../art/faces";

export const PEOPLE: Record<string, Person> = {
  "roland-banks": {
    colour: "#3d6390",
    back: "blinds",
    clothes: "coat",
    hat: "fedora",
    hair: "short",
    face: { jaw: 1.16, brow: 1.5, nose: 1.1 },
    props: [],
  },
  "daisy-walker": {
    colour: "#a06c1c",
    back: "shelves",
    clothes: "collar",
    hair: "bob",
    face: { soft: true, w: 0.94, jaw: 0.86, nose: 0.8, brow: 0.7 },
    props: ["glasses", "book"],
  },
  "skids-otoole": {
    colour: "#2f6e4a",
    back: "alley",
    clothes: "jacket",
    hat: "cap",
    hair: "short",
    face: { jaw: 1.02, brow: 1.2, w: 0.96 },
    props: ["stubble", "cigarette"],
  },
  "agnes-baker": {
    colour: "#6d4a93",
    back: "sigil",
    clothes: "dress",
    hat: "scarf",
    hair: "waves",
    face: { soft: true, w: 0.96, jaw: 0.9, nose: 0.85, brow: 1 },
    props: ["flame"],
    glow: "#c59bff",
  },
  "wendy-adams": {
    colour: "#9a3b34",
    back: "rain",
    clothes: "wrap",
    hair: "braids",
    face: { young: true, w: 1.02, jaw: 0.92, nose: 0.5, brow: 0.4, soft: true },
    props: ["freckles", "amulet"],
    glow: "#8fe3d0",
  },
};
