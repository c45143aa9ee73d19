/** Parts of many places: rooms, skies, houses, trees, shelves, a figure far away. */

import { mix, noise, type Random } from "./numbers";
import { type Plate } from "./plate";
import { blob, box, disc, limb, move, type Outline, type Point } from "./shapes";

/** The size of a vignette. */
export const W = 300;
export const H = 200;

/** A room in one-point perspective; P(u, v, s) is a point at depth s (1 is the back wall). */
export function room(p: Plate, { vx = 150, vy = 95, w = 40, h = 42, near = 6, boards = 34, wall = 0.5, back = 0.8,
  ceiling = 0.5, gap = 3.4, stripes = 90 } = {}) {
  const P = (u: number, v: number, s = 1): Point => [vx + u * w * s, vy + v * h * s];
  p.solid([P(-1, -1), P(1, -1), P(1, -1, near), P(-1, -1, near)], { base: 0.25, albedo: ceiling, from: [vx, vy, 30,
    180, 360], gap });
  p.solid([P(-1, -1), P(-1, 1), P(-1, 1, near), P(-1, -1, near)], { base: 0.5, albedo: wall, angle: stripes, gap });
  p.solid([P(1, -1), P(1, 1), P(1, 1, near), P(1, -1, near)], { base: 0.5, albedo: wall, angle: stripes, gap });
  p.solid([P(-1, 1), P(1, 1), P(1, 1, near), P(-1, 1, near)], { base: 0.35, albedo: 0.75, from: [vx, vy, boards, 0,
    180], gap: 4 });
  p.solid([P(-1, -1), P(1, -1), P(1, 1), P(-1, 1)], { base: 0.6, albedo: back, angle: stripes, gap: gap * 0.8 });
  return P;
}

export const line = (a: Point, b: Point, w = 0.8, w2 = w): Point[] => limb([[a[0], a[1], w], [b[0], b[1], w2]]);

export function stars(p: Plate, n: number, bottom: number) {
  p.flecks(n, { bottom, opacity: 0.7, size: 1.1 });
}

export function sky(p: Plate, x: number, y: number, r: number, { gap = 3, horizon = H } = {}) {
  const night = box(0, 0, W, horizon);
  p.solid(night, { base: 0.7, tone: (a, b) => 0.62 * p.at(a, b) + 0.1 * noise(a / 60, b / 14, 5), angle: 0, gap,
    wobble: 0.5 });
  p.paint(disc(x, y, r), mix(p.p.light, p.p.glow, 0.35));
  p.hatch(disc(x, y, r * 0.96), { angle: 35, gap: 2, colour: p.p.mid, opacity: 0.55,
    tone: (a, b) => 0.25 + 0.5 * noise(a / 6, b / 6, 9) + (a - x + b - y) / r / 4 });
}

export function clouds(p: Plate, r: Random, n: number, top: number, bottom: number) {
  for (let i = 0; i < n; i++) {
    const y = r.in(top, bottom), x = r.in(-30, p.w - 40), l = r.in(70, 150) * (p.w / W), k = r.in(3, 6);
    const poly = blob([[x, y, 1], [x + l * 0.3, y - k], [x + l * 0.55, y - k * 0.4], [x + l * 0.75, y - k * 1.1],
      [x + l, y, 1], [x + l * 0.6, y + k * 0.7], [x + l * 0.3, y + k * 0.3]]);
    p.paint(poly, p.p.ink, 0.62);
    p.rim(poly, { width: 1.1 });
  }
}

export function house(p: Plate, r: Random, x: number, ground: number, w: number, h: number,
  { lit = 0.3, gambrel = true, base = 0.25, albedo = 0.25, chimney = true, flip = false } = {}) {
  const top = ground - h, roof = w * 0.55;
  const q: Point[] = gambrel
    ? [[x, ground], [x, top], [x - 2, top], [x + w * 0.16, top - roof * 0.62], [x + w * 0.5, top - roof],
      [x + w * 0.84, top - roof * 0.62], [x + w + 2, top], [x + w, top], [x + w, ground]]
    : [[x, ground], [x, top], [x - 2, top], [x + w * 0.5, top - roof], [x + w + 2, top], [x + w, top],
      [x + w, ground]];
  if (chimney) {
    p.solid(box(x + w * (flip ? 0.22 : 0.66), top - roof * 1.15, w * 0.1, roof * 0.7), { base, albedo, gap: 2,
      rim: 0.9 });
  }
  p.solid(q, { base, albedo, angle: 90, gap: 2.6, rim: 1.1 });
  const cols = Math.max(2, Math.round(w / 15)), rows = Math.max(1, Math.round(h / 20));
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      const wx = x + (w / cols) * (i + 0.5) - 2.2, wy = top + 5 + j * (h / rows);
      const on = r() < lit;
      p.paint(box(wx, wy, 4.4, 7), on ? p.p.glow : p.p.ink, on ? 0.95 : 0.8);
      if (on) p.paint(box(wx + 1.9, wy, 0.7, 7), p.p.ink).paint(box(wx, wy + 3, 4.4, 0.7), p.p.ink);
    }
}

/** A bare tree, branch by branch. */
export function tree(p: Plate, r: Random, x: number, y: number, size: number, { lean = 0, base = 0, albedo = 0.5,
  rim = 1, depth = 4 } = {}) {
  const parts: [depth: number, branch: Outline][] = [];
  const grow = (x: number, y: number, a: number, len: number, w: number, d: number) => {
    const bx = x + Math.cos(a) * len, by = y + Math.sin(a) * len, m = r.in(-0.12, 0.12) * len;
    parts.push([d, limb([[x, y, w], [(x + bx) / 2 + m, (y + by) / 2 + m * 0.4, w * 0.75], [bx, by, w * 0.55]],
      { n: 3 })]);
    if (d <= 0 || w < 0.35) return;
    const kids = r() < 0.35 ? 3 : 2;
    for (let i = 0; i < kids; i++) {
      grow(bx, by, a + (i - (kids - 1) / 2) * r.in(0.5, 0.95) + r.in(-0.25, 0.25), len * r.in(0.58, 0.8), w * 0.56,
        d - 1);
    }
  };
  grow(x, y, -Math.PI / 2 + lean, size * 0.36, size * 0.062, depth);
  p.sheet(parts.map(([, q]) => q), p.tint(base));
  for (const [d, q] of parts) {
    if (d >= depth - 1) p.hatch(q, { angle: 80, gap: 2.1, tone: (a, b) => albedo * p.at(a, b) });
  }
  for (const [d, q] of parts) if (d >= depth - 2) p.rim(q, { width: rim });
}

export function shelf(p: Plate, r: Random, x: number, y: number, w: number, h: number, rows: number, { albedo = 0.8 } = {}) {
  p.solid(box(x, y, w, h), { base: 0.12, albedo: 0 });
  const step = h / rows;
  for (let j = 0; j < rows; j++) {
    const floor = y + step * (j + 1) - 2;
    let bx = x + 2;
    const books: [number, number, number, number][] = [];
    while (bx < x + w - 4) {
      const bw = r.in(2, 4.6), bh = step * r.in(0.55, 0.82);
      if (r() < 0.08) bx += bw;
      else books.push([bx, floor - bh, bw, bh]);
      bx += bw + 0.5;
    }
    spines(p, books.map(([a, b, c, e]): [Outline, number] => [box(a, b, c, e), r.in(0.3, 1)]), albedo);
    p.solid(box(x, floor, w, 2), { base: 0.5, albedo: 0.9, gap: 1.2, wobble: 0 });
  }
  p.rim(box(x, y, w, h), { width: 1.2 });
}

/** Somebody in a long coat, small, so that the place is large. */
export function figure(p: Plate, x: number, y: number, s: number, { hat = true, rim = 1 } = {}) {
  const at = (q: Outline): Point[] => move(q, x, y, s);
  const coat = blob(at([[-1.9, 0, 1], [-1.5, -7, 1], [-3.1, -7.2, 1], [-2, -14], [-3.5, -11.6], [-3.9, -14],
    [-3, -20.4], [-1.1, -21.8], [-0.8, -22.8], [0.8, -22.8], [1.1, -21.8], [3, -20.4], [3.8, -14], [3.4, -11.6],
    [2, -14], [3, -7.2, 1], [1.6, -7, 1], [2.1, 0, 1], [0.8, 0, 1], [0.1, -6.4, 1], [-0.6, 0, 1]]), { n: 3 });
  const head = disc(x, y - 24 * s, 1.35 * s, 1.8 * s, 0, 360, 12);
  p.paint(coat, p.p.ink).paint(head, p.p.ink);
  if (hat) {
    p.paint(blob(at([[-2.9, -24.6], [-1.5, -25.1, 1], [-1.3, -27.2], [0, -26.8], [1.3, -27.2], [1.5, -25.1, 1],
      [2.9, -24.6], [0, -24.1]]), { n: 3 }), p.p.ink);
  }
  if (rim) p.rim(coat, { width: rim }).rim(head, { width: rim * 0.8 });
}

/** Many small upright things, painted by how much light they get: the spines of books. */
export function spines(p: Plate, list: readonly [spine: Outline, light: number][], albedo = 1) {
  const bands: Outline[][] = [[], [], [], [], []];
  for (const [q, t] of list) {
    const [x, y] = q[0]!, v = Math.min(1, t * albedo * p.at(x, y));
    bands[Math.min(4, Math.floor(v * 5.2))]!.push(q);
  }
  const lamp = mix(p.p.glow, p.p.light, 0.6);
  bands.forEach((qs, i) => qs.length && p.sheet(qs, mix(mix(p.p.ink, p.p.mid, 0.35 + i * 0.1), lamp, [0.02, 0.14, 0.32,
    0.55, 0.8][i]!)));
}
