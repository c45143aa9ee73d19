/** The buildings and trees of a town, seen from a hill: houses, towers and firs. */

import { mix, type Random } from "../numbers";
import type { Plate } from "../plate";
import { blob, box, disc, limb, type Outline, type Point, ragged } from "../shapes";
import type { Top } from "./look";

const DARK = "#06090d";
const LIT = "#ffd27a";

/** The colors of a house: of its walls, and of the cuts on it. */
export interface Paint {
  tint: string;
  cut: string;
}

/** A house: gable, roof, perhaps a chimney and a lit window. */
export function hut(p: Plate, r: Random, x: number, y: number, w: number, h: number, { tint, cut }: Paint): void {
  const light = Math.min(1.1, p.at(x, y));
  const [roof, side] = [h * r.in(0.5, 0.8), w * r.in(0.36, 0.5)];
  const ridge = y - h - roof * 0.8;
  const front: Outline = [[x, y], [x, y - h], [x + side / 2, ridge], [x + side, y - h], [x + side, y]];
  const flank: Outline = [[x + side, y], [x + side, y - h], [x + w, y - h], [x + w, y]];
  const tiles: Outline = [[x + side / 2, ridge], [x + w - side / 2 + 1, ridge], [x + w + 1, y - h + 0.6], [x + side - 0.6, y - h + 0.6]];
  p.paint([[x - 1, y + 1], [x + w + 3, y + 1], [x + w + 1, y - h * 0.4], [x - 1, y - h * 0.5]], DARK, 0.7)
    .paint(flank, mix(DARK, tint, 0.3))
    .paint(front, mix(DARK, tint, 0.42))
    .paint(tiles, mix(DARK, tint, 0.2))
    .hatch(tiles, { angle: 62, gap: 2.4, colour: cut, tone: () => 0.26 + 0.55 * light, max: 0.5, shortest: 1.6, breaks: 0.05 })
    .hatch(front, { angle: 90, gap: 2.3, colour: cut, tone: () => 0.1 + 0.34 * light, max: 0.4, shortest: 2 });
  if (r() < 0.5) p.paint(box(x + w * 0.66, ridge - 3, 2.2, 4.4), DARK);
  if (r() < 0.42) {
    p.paint(box(x + side / 2 - 1.2, y - h * 0.72, 2.4, 3), LIT);
    p.paint(box(x + side + 2, y - h * 0.66, 2, 2.8), r() < 0.5 ? LIT : "#e79a45");
  }
}

/** A tall building by which a quarter is recognized from afar. */
export function tower(p: Plate, x: number, y: number, w: number, h: number, top: Top, { tint, cut }: Paint): void {
  const body: Outline = [[x - w / 2, y], [x - w / 2, y - h], [x + w / 2, y - h], [x + w / 2, y]];
  const shaded = (a: number): number => (a - x + w / 2) / w;
  p.paint([[x - w / 2, y + 1], [x + w + 6, y + 2], [x + w / 2, y - h * 0.5]], DARK, 0.7)
    .paint(body, mix(DARK, tint, 0.4))
    .hatch(body, { angle: 90, gap: 2.3, colour: cut, tone: (a) => 0.75 - shaded(a), max: 0.55, shortest: 2 });
  TOPS[top](p, x, y - h, w, h, cut);
}

type Crown = (p: Plate, x: number, y: number, w: number, h: number, cut: string) => void;

const TOPS: Record<Top, Crown> = {
  spire(p, x, y, w, _h, cut) {
    const roof: Outline = [[x - w / 2 - 1.5, y], [x, y - w * 2.1], [x + w / 2 + 1.5, y]];
    p.paint(roof, DARK)
      .hatch(roof, { angle: 72, gap: 2.3, colour: cut, tone: (a) => 0.8 - (a - x + w / 2) / w, max: 0.55, shortest: 1.5 })
      .paint(box(x - 1.3, y + 4, 2.6, 6), LIT);
  },
  clock(p, x, y, w) {
    const roof: Outline = [[x - w / 2 - 2, y], [x, y - w], [x + w / 2 + 2, y]];
    p.paint(roof, DARK)
      .rim(roof, { width: 1.4 })
      .paint(disc(x, y + w * 0.55, w * 0.34), "#ffe2a0")
      .paint(limb([[x, y + w * 0.55, 0.5], [x, y + w * 0.3, 0.5]]), DARK);
  },
  dome(p, x, y, w, h, cut) {
    const dome = disc(x, y, w / 2 + 1, w / 2 + 1, 180, 360);
    p.paint(dome, DARK).hatch(dome, { angle: 90, gap: 2.2, colour: cut, tone: (a) => 0.8 - (a - x + w / 2) / w, max: 0.6 });
    for (const k of [-1, 0, 1]) p.paint(box(x + k * w * 0.28 - 1.2, y + h * 0.4, 2.4, h * 0.5), LIT, 0.9);
  },
  stack(p, x, y, _w, _h, cut) {
    for (let k = 0; k < 5; k++) {
      const [a, b] = [x + k * 7, y - k * 6];
      const puff: Point[] = [[a - 3, b - 5], [a + 6, b - 10], [a + 13, b - 5 - k], [a + 4, b + k]];
      p.hatch(blob(puff), { angle: -20, gap: 2.8, colour: cut, opacity: 0.7, tone: () => 0.5 - k * 0.07, max: 0.5 });
    }
  },
  tank(p, x, y, w, _h, cut) {
    const tank = disc(x, y, w * 0.8, w * 0.6);
    p.paint(tank, DARK).hatch(tank, { angle: 90, gap: 2.4, colour: cut, tone: (a) => 0.7 - (a - x + w / 2) / w / 2, max: 0.55 });
  },
};

export function fir(p: Plate, r: Random, x: number, y: number, h: number, cut: string): void {
  const w = h * 0.42;
  const tree = ragged([[x, y - h], [x + w / 2, y], [x - w / 2, y]], 2.4, 3, r);
  p.paint(tree, "#050b09").hatch(tree, { angle: 64, gap: 2.4, colour: cut, tone: (a) => 0.55 - (a - x) / w, max: 0.5, shortest: 1.6 });
}
