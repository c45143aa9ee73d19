/** The courses of cuts over a shape: straight, out of a point, or around one. */

import { noise, type Random } from "./numbers";
import type { Point } from "./shapes";

/** A cut before it is made: its course, and its distance from its neighbors. */
export interface Course {
  /** The number of samples. */
  n: number;
  at(t: number): [x: number, y: number];
  gap(t: number): number;
}

export interface Area {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

const corners = ({ x0, y0, x1, y1 }: Area): Point[] => [
  [x0, y0],
  [x1, y0],
  [x0, y1],
  [x1, y1],
];

/** Cuts that run out of a point: the point, their number, and the angles between which they are. */
export type Fan = readonly [x: number, y: number, n: number, from?: number, to?: number];

export function fan(area: Area, [x, y, n, from = 0, to = 360]: Fan, gap: number, rand: Random): Course[] {
  const far = Math.max(...corners(area).map(([cx, cy]) => Math.hypot(cx - x, cy - y)));
  const spread = (((to - from) / n) * Math.PI) / 180;
  return Array.from({ length: n }, (_, i) => {
    const angle = ((from + ((to - from) * (i + 0.5 + (rand() - 0.5) * 0.35)) / n) * Math.PI) / 180;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return {
      n: Math.ceil(far / 2.6),
      at: (t) => [x + c * t * far, y + s * t * far],
      gap: (t) => Math.min(gap * 1.6, t * far * spread),
    };
  });
}

export function rings(area: Area, [x, y]: readonly [number, number], gap: number, squash: number, rand: Random): Course[] {
  const far = Math.max(...corners(area).map(([cx, cy]) => Math.hypot(cx - x, (cy - y) / squash)));
  const out: Course[] = [];
  for (let r = gap; r < far; r += gap) {
    const start = rand() * 6.3;
    out.push({
      n: Math.max(10, Math.ceil((r * 6.3) / 2.6)),
      at: (t) => [x + Math.cos(start + t * 6.2832) * r, y + Math.sin(start + t * 6.2832) * r * squash],
      gap: () => gap,
    });
  }
  return out;
}

interface Straight {
  angle: number;
  gap: number;
  wobble: number;
  grain: number;
}

export function straight(area: Area, { angle, gap, wobble, grain }: Straight, rand: Random): Course[] {
  const turned = (angle * Math.PI) / 180;
  const c = Math.cos(turned);
  const s = Math.sin(turned);
  const along = corners(area).map(([x, y]) => x * c + y * s);
  const across = corners(area).map(([x, y]) => -x * s + y * c);
  const [u0, u1] = [Math.min(...along), Math.max(...along)];
  const [v0, v1] = [Math.min(...across), Math.max(...across)];
  const out: Course[] = [];
  for (let v = v0 + gap * 0.5; v < v1; v += gap) {
    const k = rand() * 50;
    out.push({
      n: Math.max(2, Math.ceil((u1 - u0) / 2.4)),
      at: (t) => {
        const u = u0 + (u1 - u0) * t;
        const q = v + noise(u / 26, v / 5 + k * 0.02, grain) * gap * wobble;
        return [u * c - q * s, u * s + q * c];
      },
      gap: () => gap,
    });
  }
  return out;
}
