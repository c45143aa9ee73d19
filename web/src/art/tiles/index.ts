/**
 * Map tiles, cut by the same graver as the rest of the kit: drawn from above with a slight lean to the south, lit by
 * what burns, sparks or glows on them, and only where no wall is in the way.
 */

import { mix, random } from "../numbers";
import { Plate } from "../plate";
import { box } from "../shapes";
import { breakFloor, groundOf, layFloor, layTraps } from "./floor";
import { LAMP, lamps, LitPlate } from "./light";
import { columns, each, RIM, rows, type ThingState, type TileLook, U } from "./look";
import { putThing } from "./things";
import { build, hangDoors, pipes, runs, shadows } from "./walls";

export type { DoorState, ThingState, TileLook } from "./look";
export { RIM, U } from "./look";
export { THING_SIGNS } from "./things";

/** A tile, with `RIM` around it. */
export function tile(look: TileLook): string {
  const ground = groundOf(look.tile);
  const palette = { ink: "#0b0a0a", deep: ground.deep, mid: ground.mid, light: "#ead6ab", glow: LAMP };
  const seed = `tile/${look.tile}`;
  const p = new LitPlate(columns(look) * U, rows(look) * U, palette, seed, lamps(look));
  const r = random(seed);
  const walls = runs(look);
  p.paint(box(0, 0, p.w, p.h), palette.ink);
  layFloor(p, look, ground, r);
  layTraps(p, look);
  breakFloor(p, look, ground, r);
  shadows(p, walls);
  pipes(p, walls, look);
  each(look, (x, y, sign) => putThing(p, r, sign, x * U, y * U, look.states[`${x},${y}`] ?? ""));
  build(p, walls, ground, r);
  hangDoors(p, look);
  p.lamps.forEach((lamp, i) => {
    const bright = mix(lamp.colour, "#ffffff", 0.4);
    p.paint(lamp.poly, p.gradient(`Q${i}`, [[0, bright, 0.34 * lamp.power], [0.35, lamp.colour, 0.12 * lamp.power], [1, lamp.colour, 0]],
      { x: lamp.x, y: lamp.y, r: lamp.reach }));
  });
  return p.flecks(60, { opacity: 0.22, size: 1.2 }).svg(RIM);
}

/** A single thing, for close-ups. */
export function thing(sign: string, state: ThingState = ""): string {
  const palette = { ink: "#0b0a0a", deep: "#2b1b11", mid: "#634022", light: "#ead6ab", glow: LAMP };
  const p = new Plate(U, U, palette, `thing/${sign}${state}`).light(8, 4, 60, 0.9);
  p.paint(box(0, 0, U, U), "#171310");
  putThing(p, random(`thing/${sign}`), sign, 0, 0, state);
  return p.svg();
}
