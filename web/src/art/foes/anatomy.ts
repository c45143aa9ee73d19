/** Parts of many foes: eyes, claws, maws, tentacles, and the light behind them. */

import { mix, noise, type Random } from "../numbers";
import { type Plate } from "../plate";
import { blob, box, disc, flip, limb, type Outline, type Point, ragged, turn } from "../shapes";

/** The size of a foe's picture. */
export const S = 200;

/** How the skin of most of them takes the light. */
export const body = { base: 0.05, albedo: 1, gap: 2.5, rim: 2, face: 0.1 };

/** The light behind the foe. */
export function ground(p: Plate, r: Random, x: number, y: number, R: number, { moon = true, floor = 176, gap = 3.4 } = {}) {
  if (p.small) {
    return void p.paint(box(0, 0, S, S), mix(p.p.mid, p.p.glow, 0.42)).glow(x, y, 130, 0.95, mix(p.p.glow, "#ffffff",
      0.3));
  }
  p.solid(box(0, 0, S, S), { base: 0.8, tone: (a, b) => 0.66 * p.at(a, b) + 0.14 * noise(a / 40, b / 11, 5), angle: 0,
    gap, wobble: 0.55 });
  if (moon) {
    p.glow(x, y, R * 2, 0.5);
    p.paint(disc(x, y, R), mix(p.p.glow, p.p.light, 0.55));
    p.hatch(disc(x, y, R), { angle: -24, gap: 2.7, colour: mix(p.p.glow, p.p.mid, 0.55), opacity: 0.7,
      tone: (a, b) => 0.24 + 0.6 * noise(a / 16, b / 9, 8) });
  }
  if (floor < S) {
    p.solid(ragged([[-5, S + 5], [-5, floor + 4], [60, floor - 2], [140, floor + 3], [205, floor - 2], [205, S + 5]],
      3, 7, r), { base: 0.15, albedo: 0.5, angle: 0, gap: 2.8, rim: 1.2 });
  }
}

export const eyes = (p: Plate, list: Point[], size = 1.6) => {
  for (const [x, y] of list) p.glow(x, y, size * 5, 0.9).paint(disc(x, y, size, size * 0.8, 0, 360, 10), "#fffbe6");
};

export const claws = (p: Plate, x: number, y: number, way: number, n: number, len: number, spread = 0.34, w = 1.5) => {
  for (let i = 0; i < n; i++) {
    const a = way + (i - (n - 1) / 2) * spread;
    const q = limb([[x, y, w], [x + Math.cos(a) * len * 0.6, y + Math.sin(a) * len * 0.6, w * 0.75],
      [x + Math.cos(a + 0.25) * len, y + Math.sin(a + 0.25) * len, 0.2]], { n: 3 });
    p.paint(q, p.p.ink).rim(q, { width: 0.9 });
  }
};

/** After the light behind, the light in front: it comes from one side, so that half stays ink. */
export const lightFrom = (p: Plate, x = -10, y = 10, power = 1.2) => void (p.lights = [{ x, y, reach: 330, power }]);

/** A whole outline from its left half, which goes down from the top of the middle line. */
export const both = (half: Outline, x = 100): Point[] => [
  ...half,
  ...flip(half.filter(([a]) => Math.abs(a - x) > 0.5), x),
];

/** A maw: a dark shape with two rows of uneven teeth. */
export function maw(p: Plate, r: Random, x: number, y: number, w: number, h: number, n: number,
  { tilt = 0, curve = 0 } = {}) {
  const q = turn(blob([[x - w, y - curve, 1], [x - w * 0.5, y - h * 0.45], [x, y - h * 0.5 + curve * 0.4],
    [x + w * 0.5, y - h * 0.45], [x + w, y - curve, 1], [x + w * 0.55, y + h * 0.45], [x, y + h * 0.55 + curve * 0.4],
    [x - w * 0.55, y + h * 0.45]]), tilt, x, y);
  p.paint(q, p.p.ink);
  const teeth: Point[][] = [];
  for (let i = 0; i < n; i++) {
    const t = (i + 0.5) / n, a = x - w * 0.86 + w * 1.72 * t, k = Math.sin(Math.PI * t), g = (w * 0.8) / n,
      off = curve * (k - 1) * -0.4 - curve * (1 - k);
    const up = y - h * 0.44 * k + off, low = y + h * 0.48 * k + off, l = h * k * r.in(0.34, 0.6);
    teeth.push(turn([[a - g, up], [a + g, up], [a + r.in(-0.6, 0.6), up + l]], tilt, x, y),
      turn([[a - g * 0.9, low], [a + g * 0.9, low], [a + r.in(-0.6, 0.6), low - l * 0.8]], tilt, x, y));
  }
  p.sheet(teeth, mix(p.p.light, p.p.glow, 0.15));
  p.rim(q, { width: 1.2 });
}

/** A tentacle that tapers along its way. */
export const tentacle = (points: Outline, w: number) => limb(points.map(([x, y], i: number) => [x, y,
  w * (1 - i / (points.length - 0.6))]), { n: 5 });

export function deadTree(p: Plate, r: Random, x: number, y: number, h: number) {
  const q = limb([[x, y, h * 0.05], [x + r.in(-4, 4), y - h * 0.5, h * 0.035], [x + r.in(-8, 8), y - h, 0.6]]);
  p.paint(q, p.p.ink).rim(q, { width: 1 });
  for (let i = 0; i < 5; i++) {
    const t = r.in(0.4, 0.95), d = r() < 0.5 ? -1 : 1;
    p.paint(limb([[x, y - h * t, 1.6], [x + d * 10, y - h * t - 9, 1], [x + d * 18, y - h * t - 22, 0.2]], { n: 3 }),
      p.p.ink);
  }
}
