/** Outlines: what is laid on a plate before it is cut. */

import { clamp, type Random } from "./numbers";

/** A point. Its third number says for an outline that the corner is sharp, for a spine half the width of the limb. */
export type Point = readonly [x: number, y: number, more?: number];
export type Outline = readonly Point[];

export const box = (x: number, y: number, w: number, h: number): Point[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

export function disc(x: number, y: number, rx: number, ry = rx, from = 0, to = 360, n = 28): Point[] {
  return Array.from({ length: n + 1 }, (_, at): Point => {
    const angle = ((from + ((to - from) * at) / n) * Math.PI) / 180;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}

interface Smooth {
  closed?: boolean;
  /** The number of pieces between two points. */
  n?: number;
  tight?: number;
}

/** A smooth outline through points. */
export function blob(points: Outline, { closed = true, n = 5, tight = 0.5 }: Smooth = {}): Point[] {
  const out: Point[] = [];
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : clamp(i, 0, count - 1)]!;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const leave = from[2] ? [0, 0] : [(to[0] - before[0]) * tight, (to[1] - before[1]) * tight];
    const arrive = to[2] ? [0, 0] : [(after[0] - from[0]) * tight, (after[1] - from[1]) * tight];
    const steps = from[2] && to[2] ? 1 : n;
    for (let k = 0; k < steps; k++) {
      // A cubic Hermite spline, piece by piece.
      const t = k / steps;
      const [square, cube] = [t * t, t * t * t];
      const [a, b, c, d] = [2 * cube - 3 * square + 1, cube - 2 * square + t, -2 * cube + 3 * square, cube - square];
      out.push([
        a * from[0] + b * leave[0]! + c * to[0] + d * arrive[0]!,
        a * from[1] + b * leave[1]! + c * to[1] + d * arrive[1]!,
      ]);
    }
  }
  const last = points[count - 1]!;
  if (!closed) out.push([last[0], last[1]]);
  return out;
}

/** A limb: an outline around a spine whose points say half its width. */
export function limb(spine: Outline, { n = 5 }: { n?: number } = {}): Point[] {
  const course = blob(spine.map(([x, y]): Point => [x, y]), { closed: false, n });
  const width = (at: number): number => {
    const along = (at / (course.length - 1)) * (spine.length - 1);
    const k = Math.min(Math.floor(along), spine.length - 2);
    const from = spine[k]![2]!;
    return from + (spine[k + 1]![2]! - from) * (along - k);
  };
  const left: Point[] = [];
  const right: Point[] = [];
  course.forEach(([x, y], at) => {
    const a = course[Math.max(0, at - 1)]!;
    const b = course[Math.min(course.length - 1, at + 1)]!;
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [nx, ny] = [-(b[1] - a[1]) / d, (b[0] - a[0]) / d];
    left.push([x + nx * width(at), y + ny * width(at)]);
    right.push([x - nx * width(at), y - ny * width(at)]);
  });
  return left.concat(right.reverse());
}

const like = (x: number, y: number, more: number | undefined): Point => (more ? [x, y, more] : [x, y]);

export const move = (outline: Outline, dx: number, dy: number, k = 1, ky = k): Point[] =>
  outline.map(([x, y, more]) => like(x * k + dx, y * ky + dy, more));

export const flip = (outline: Outline, axis: number): Point[] =>
  outline.map(([x, y, more]) => like(2 * axis - x, y, more)).reverse();

export function turn(outline: Outline, degrees: number, cx = 0, cy = 0): Point[] {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return outline.map(([x, y, more]) => like(cx + (x - cx) * c - (y - cy) * s, cy + (x - cx) * s + (y - cy) * c, more));
}

/** Roughen an outline: fur, torn cloth, bark, rock. */
export function ragged(outline: Outline, amount: number, every: number, rand: Random): Point[] {
  return outline.flatMap((p, i) => {
    const q = outline[(i + 1) % outline.length]!;
    const d = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const k = Math.max(1, Math.round(d / every));
    const [nx, ny] = [(q[1] - p[1]) / (d || 1), -(q[0] - p[0]) / (d || 1)];
    return Array.from({ length: k }, (_, j): Point => {
      const t = j / k;
      const push = (rand() - 0.35) * amount;
      return [p[0] + (q[0] - p[0]) * t + nx * push, p[1] + (q[1] - p[1]) * t + ny * push];
    });
  });
}

export function inside(outline: Outline, x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[i]!;
    const b = outline[j]!;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) odd = !odd;
  }
  return odd;
}

/** The distance of the outline from a point, and its direction. */
export function edge(outline: Outline, x: number, y: number): [distance: number, x: number, y: number] {
  let best = Infinity;
  let outX = 0;
  let outY = 0;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const a = outline[j]!;
    const b = outline[i]!;
    const vx = b[0] - a[0];
    const vy = b[1] - a[1];
    const t = clamp(((x - a[0]) * vx + (y - a[1]) * vy) / (vx * vx + vy * vy || 1));
    const dx = a[0] + vx * t - x;
    const dy = a[1] + vy * t - y;
    const d = dx * dx + dy * dy;
    if (d < best) {
      best = d;
      outX = dx;
      outY = dy;
    }
  }
  const d = Math.sqrt(best) || 1e-6;
  return [d, outX / d, outY / d];
}
