/** From points to the text of SVG paths, as short as it can be. */

import type { Outline, Point } from "./shapes";

/** Paths are written in whole numbers of half units; this many make one unit of the plate. */
export const FINE = 2;

/** A point of a stroke, and its width there. */
export interface Sample {
  x: number;
  y: number;
  w: number;
}

/** An outline as a path; empty if too few of its points differ. */
export function write(points: Outline): string {
  let out = "";
  let [px, py, count] = [0, 0, 0];
  for (const [x, y] of points) {
    const [fineX, fineY] = [Math.round(x * FINE), Math.round(y * FINE)];
    const [dx, dy] = [fineX - px, fineY - py];
    if (count && !dx && !dy) continue;
    const before = count === 0 ? "M" : count === 1 ? "l" : dx < 0 ? "" : " ";
    out += `${before}${dx}${dy < 0 ? "" : " "}${dy}`;
    [px, py, count] = [fineX, fineY, count + 1];
  }
  return count > 2 ? `${out}z` : "";
}

/** Only the samples that a stroke's course and its width need. */
function thin(samples: Sample[]): Sample[] {
  if (samples.length < 4) return samples;
  const out = [samples[0]!];
  let from = 0;
  for (let i = 2; i < samples.length; i++) {
    const a = samples[from]!;
    const b = samples[i]!;
    let isBent = false;
    for (let k = from + 1; k < i && !isBent; k++) {
      const t = (k - from) / (i - from);
      const s = samples[k]!;
      const off = Math.abs(a.x + (b.x - a.x) * t - s.x) + Math.abs(a.y + (b.y - a.y) * t - s.y);
      isBent = off > 1.1 || Math.abs(a.w + (b.w - a.w) * t - s.w) > 0.6;
    }
    if (isBent) out.push(samples[(from = i - 1)]!);
  }
  out.push(samples.at(-1)!);
  return out;
}

/** A stroke whose width swells and tapers. */
export function cut(samples: Sample[]): string {
  const course = thin(samples);
  const left: Point[] = [];
  const right: Point[] = [];
  course.forEach((p, at) => {
    const a = course[Math.max(0, at - 1)]!;
    const b = course[Math.min(course.length - 1, at + 1)]!;
    const d = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const [nx, ny, half] = [-(b.y - a.y) / d, (b.x - a.x) / d, p.w / 2];
    left.push([p.x + nx * half, p.y + ny * half]);
    if (half > 0.06) right.push([p.x - nx * half, p.y - ny * half]);
  });
  return write(left.concat(right.reverse()));
}
