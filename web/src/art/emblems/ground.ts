/** The ground and the light of an emblem. */

import { type Plate } from "../plate";
import { disc } from "../shapes";

/** The size of an emblem. */
export const W = 200;

export const H = 130;

/** How most things take the light. */
export const thing = { base: 0.1, albedo: 1.15, gap: 2.3, rim: 2, face: 0.28 };

export const steel = { ...thing, base: 0.3, albedo: 1.4, gap: 2, face: 0.4 };

export function table(p: Plate) {
  p.solid([[-5, 96], [205, 96], [205, 135], [-5, 135]], { base: 0.35, tone: (x, y) => 0.75 * p.at(x, y) - 0.1,
    angle: 0, gap: 2.7 });
}

export const shade = (p: Plate, x: number, y: number, rx: number, ry: number) => p.paint(disc(x, y, rx, ry), p.p.ink, 0.6);

export const spark = (p: Plate, x: number, y: number, R: number, n = 16) => p.glow(x, y, R * 1.6, 0.7).hatch(disc(x, y, R),
  { from: [x, y, n], gap: 4, tone: (a, b) => 1 - Math.hypot(a - x, b - y) / R });
