/** Emblems, the pictures of cards: a single thing on a lit ground. */

import { mix, random } from "../numbers";
import { type Draw, Plate } from "../plate";
import { box } from "../shapes";
import { H, W } from "./ground";
import { MACHINES } from "./machines";
import { OBJECTS } from "./objects";
import { SIGNS } from "./signs";

const KINDS = { ...OBJECTS, ...MACHINES, ...SIGNS };

export type EmblemKind = keyof typeof KINDS;
export const EMBLEM_KINDS = Object.keys(KINDS) as EmblemKind[];

/** The picture of a card: `colour` is that of its frame, `glow` that of the light on the thing. */
export function emblem(kind: EmblemKind, colour: string, seed: string = kind, glow = "#f5bd5c"): string {
  const ink = "#0e0d0e";
  const palette = { ink, deep: mix(ink, colour, 0.5), mid: colour, light: "#f2e6cb", glow };
  const p = new Plate(W, H, palette, `${kind}/${colour}/${seed}`);
  p.light(66, 34, 170, 1.1);
  p.solid(box(0, 0, W, H), { base: 1, tone: (x, y) => 0.34 * p.at(x, y), angle: 0, gap: 3.2, wobble: 0.5 });
  const draw: Draw = KINDS[kind];
  draw(p, random(seed));
  return p.flecks(10, { opacity: 0.4 }).vignette(0.55).svg();
}
