/** The poster of a game. Its lettering is text on top of it. */

import { random } from "./numbers";
import { type Light, PALETTES } from "./palettes";
import { type Draw, Plate, type Solid } from "./plate";
import { limb, type Outline, type Point } from "./shapes";

/** The size of a poster. */
export const W = 400;
export const H = 600;

/** The drawing of a game's poster, and its light. */
export interface Poster {
  light: Light;
  draw: Draw;
}

/** How things in front of the light are lit. */
export const dark: Solid = { base: 0.08, albedo: 0.9, gap: 3, rim: 2.4, face: 0.12 };

/** An arm that grows thinner towards its end. */
export const tentacle = (course: Outline, width: number): Point[] =>
  limb(course.map(([x, y], at): Point => [x, y, width * (1 - at / (course.length - 0.5))]), { n: 6 });

export function drawPoster({ light, draw }: Poster, seed: string): string {
  const p = new Plate(W, H, PALETTES[light], `poster/${seed}`);
  draw(p, random(`poster${seed}`));
  return p.flecks(40, { opacity: 0.35, size: 1.6 }).vignette(0.7).svg();
}
