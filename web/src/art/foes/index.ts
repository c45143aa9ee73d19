/** Foes: a figure for every kind, cut against a light of its own. */

import { random } from "../numbers";
import { type Light, PALETTES } from "../palettes";
import { type Draw, Plate } from "../plate";
import { S } from "./anatomy";
import { CRAWLING } from "./crawling";
import { DELVING } from "./delving";
import { WALKING } from "./walking";

const KINDS = { ...WALKING, ...CRAWLING, ...DELVING };

export type FoeKind = keyof typeof KINDS;
export const FOE_KINDS = Object.keys(KINDS) as FoeKind[];

/** The default light behind each kind of foe. */
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
  spider: "blood",
  worm: "ice",
  mass: "tide",
  automaton: "brass",
  colossus: "paper",
  heart: "ice",
};

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
