/** What comes for you: a figure for every kind of foe, cut against a light of its own. */

import { random } from "../numbers";
import { type Light, PALETTES } from "../palettes";
import { type Draw, Plate } from "../plate";
import { S } from "./anatomy";
import { CRAWLING } from "./crawling";
import { WALKING } from "./walking";

const KINDS = { ...WALKING, ...CRAWLING };

export type FoeKind = keyof typeof KINDS;
export const FOE_KINDS = Object.keys(KINDS) as FoeKind[];

/** The light a foe stands before where nobody says otherwise. */
const LIGHTS: Record<FoeKind, Light> = {
  ghoul: "house",
  cultist: "blood",
  "deep one": "tide",
  humanoid: "town",
  nightgaunt: "town",
  byakhee: "rift",
  "mi-go": "rift",
  rat: "house",
  creature: "town",
  "dark young": "woods",
  "elder thing": "ice",
  "star spawn": "tide",
  yithian: "brass",
  "ancient one": "blood",
  chthonian: "brass",
};

/** Traits by how much they tell: of several that somebody has, the first one wins. */
const TELLING: readonly FoeKind[] = [
  "ancient one",
  "chthonian",
  "deep one",
  "star spawn",
  "byakhee",
  "dark young",
  "yithian",
  "elder thing",
  "mi-go",
  "nightgaunt",
  "ghoul",
  "cultist",
  "rat",
  "creature",
];

/** The figure for the printed traits of a foe, with what its key tells besides. */
export function foeKind(traits: readonly string[], key = ""): FoeKind {
  if (/\brats?\b/.test(key)) return "rat";
  if (/wolf|hound|dog/.test(key)) return "creature";
  const have = new Set(traits.map((trait) => trait.toLowerCase()));
  return TELLING.find((kind) => have.has(kind)) ?? "humanoid";
}

interface Look {
  light?: Light;
  /** Without a sky, for pieces of less than 60 pixels. */
  small?: boolean;
}

/** A picture of a foe. */
export function silhouette(kind: FoeKind, seed: string = kind, { light = LIGHTS[kind], small = false }: Look = {}): string {
  const p = new Plate(S, S, PALETTES[light], `${kind}/${seed}/${small}`);
  p.small = small;
  const draw: Draw = KINDS[kind];
  draw(p, random(`${seed}/${kind}`));
  return small ? p.svg() : p.flecks(16, { opacity: 0.4 }).vignette(0.7).svg();
}
