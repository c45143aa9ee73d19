/** Lamps: each lights what no wall, closed door or rubble hides from it. */

import type { Palette } from "../palettes";
import { Plate } from "../plate";
import { inside, type Point } from "../shapes";
import { columns, each, isShut, rows, type TileLook, U } from "./look";

export const LAMP = "#ff9c42";
export const SPARK = "#86dcff";
export const SICK = "#a9e06c";
export const EMBER = "#ff5d38";
const GOLD = "#ffd27a";

export interface Lamp {
  x: number;
  y: number;
  reach: number;
  power: number;
  colour: string;
  /** What it lights. */
  poly: Point[];
}

type Segment = readonly [x: number, y: number, toX: number, toY: number];
type Shine = readonly [reach: number, power: number, colour: string];

/** How far things shine, in spaces; what was used up, destroyed or not lit is dark. */
function shine(sign: string, state: string): Shine | undefined {
  if (sign === "H" || sign === "F") return state === "lit" ? [4.6, 1.15, LAMP] : undefined;
  if (state === "spent") return undefined;
  const shines: Record<string, Shine> = {
    R: [2.7, 0.75, SPARK],
    B: [1.7, 0.5, EMBER],
    S: [1.9, 0.5, SICK],
    W: [2.3, 0.65, LAMP],
    E: [1.9, 0.55, GOLD],
    C: [1.2, 0.3, GOLD],
    M: [2.2, 0.5, SPARK],
  };
  return shines[sign];
}

export function lamps(look: TileLook): Lamp[] {
  const found: Lamp[] = [];
  const walls = segments(look);
  each(look, (column, row, sign) => {
    const shines = shine(sign, look.states[`${column},${row}`] ?? "");
    if (!shines) return;
    const [x, y, reach] = [(column + 0.5) * U, (row + 0.5) * U, shines[0] * U];
    found.push({ x, y, reach, power: shines[1], colour: shines[2], poly: seen(walls, x, y, reach) });
  });
  return found;
}

function segments(look: TileLook): Segment[] {
  const out: Segment[] = [];
  const [w, h] = [columns(look), rows(look)];
  for (let y = 0; y <= h; y++) {
    for (let x = 0; x < w; x++) if (isShut(look, "h", x, y)) out.push([x * U, y * U, x * U + U, y * U]);
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x <= w; x++) if (isShut(look, "v", x, y)) out.push([x * U, y * U, x * U, y * U + U]);
  }
  each(look, (x, y, sign) => {
    if (sign !== "#") return;
    const [a, b] = [x * U + 7, y * U + 7];
    const [c, d] = [a + U - 14, b + U - 14];
    out.push([a, b, c, d], [c, b, a, d]);
  });
  return out;
}

/** What a lamp sees, as an outline. */
function seen(walls: readonly Segment[], x: number, y: number, reach: number): Point[] {
  const near = walls.filter(([a, b, c, d]) => {
    const [left, right, top, low] = [Math.min(a, c), Math.max(a, c), Math.min(b, d), Math.max(b, d)];
    return left < x + reach && right > x - reach && top < y + reach && low > y - reach;
  });
  const angles = Array.from({ length: 72 }, (_, i) => (i / 72) * Math.PI * 2);
  for (const [a, b, c, d] of near) {
    for (const [u, v] of [[a, b], [c, d]] as const) {
      const angle = Math.atan2(v - y, u - x) + Math.PI * 2;
      angles.push((angle - 0.001) % (Math.PI * 2), (angle + 0.001) % (Math.PI * 2));
    }
  }
  angles.sort((one, other) => one - other);
  return angles.map((angle): Point => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let best = reach;
    for (const [a, b, c, d] of near) {
      const [ex, ey] = [c - a, d - b];
      const across = dx * ey - dy * ex;
      if (Math.abs(across) < 1e-9) continue;
      const far = ((a - x) * ey - (b - y) * ex) / across;
      const along = ((a - x) * dy - (b - y) * dx) / across;
      if (far > 0.5 && far < best && along >= -0.001 && along <= 1.001) best = far;
    }
    return [x + dx * best, y + dy * best];
  });
}

/** One light value for every few units, softened between them. */
const COARSE = 4;
const DIM = 0.2;

/** A plate on which light stops at walls. */
export class LitPlate extends Plate {
  private readonly map: Float32Array;
  private readonly across: number;
  private readonly down: number;

  constructor(
    w: number,
    h: number,
    palette: Palette,
    seed: string,
    readonly lamps: readonly Lamp[],
  ) {
    super(w, h, palette, seed);
    this.lights = lamps.length ? [...lamps] : [{ x: w / 2, y: h / 2, reach: w, power: DIM }];
    [this.across, this.down] = [w / COARSE + 1, h / COARSE + 1];
    this.map = new Float32Array(this.across * this.down).fill(DIM);
    for (const lamp of lamps) this.shed(lamp);
  }

  private shed({ x, y, reach, power, poly }: Lamp): void {
    const bound = (v: number, most: number): number => Math.min(most, Math.max(0, Math.ceil(v / COARSE)));
    for (let j = bound(y - reach, this.down); j < bound(y + reach, this.down); j++) {
      for (let i = bound(x - reach, this.across); i < bound(x + reach, this.across); i++) {
        const far = Math.hypot(i * COARSE - x, j * COARSE - y) / reach;
        if (far >= 1 || !inside(poly, i * COARSE, j * COARSE)) continue;
        this.map[j * this.across + i]! += power * (1 - far) * (1 - far * 0.2);
      }
    }
  }

  override at(x: number, y: number): number {
    const i = Math.min(this.across - 2, Math.max(0, x / COARSE));
    const j = Math.min(this.down - 2, Math.max(0, y / COARSE));
    const [column, row] = [Math.floor(i), Math.floor(j)];
    const [right, below] = [i - column, j - row];
    const value = (a: number, b: number): number => this.map[b * this.across + a]!;
    const top = value(column, row) * (1 - right) + value(column + 1, row) * right;
    const low = value(column, row + 1) * (1 - right) + value(column + 1, row + 1) * right;
    return top * (1 - below) + low * below;
  }
}
