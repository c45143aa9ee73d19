/**
 * Towns as inked maps at night: sky on top, a river or a sea, quarters as tinted ground with rows of small houses, roads
 * of worn stone, lamps. Places and figures are drawn on top of it and are not part of it.
 */

import { mix, type Random, random } from "../numbers";
import { PALETTES } from "../palettes";
import { Plate } from "../plate";
import { box, edge, inside, type Outline } from "../shapes";
import { fir, hut, type Paint, tower } from "./buildings";
import { bridges, groundOf, quarters, roads, sky, water } from "./ground";
import type { Quarter, Top, TownLook } from "./look";

export { course, type Quarter, type TownLook } from "./look";

interface Building {
  x: number;
  y: number;
  w: number;
  h: number;
  quarter: Quarter;
  top?: Top;
}

/** A circle that nothing is built in. */
type Clear = readonly [x: number, y: number, r: number];

export function town(look: TownLook): string {
  const seed = `town/${look.town}`;
  const p = new Plate(look.w, look.h, PALETTES[look.light], seed);
  const r = random(seed);
  p.light(look.moon[0], look.moon[1], 980, 0.8).light(look.w * 0.25, look.h * 1.05, 420, 0.1);
  p.ambient = 0.16;
  p.paint(box(0, 0, look.w, look.h), "#0b1219");
  sky(p, look);
  quarters(p, look);
  const sea = water(p, look, r);
  const ways = roads(p, look, r).map((way) => [...way, ...[...way].reverse()]);
  bridges(p, look);
  const clear = clearings(look);
  const built = look.quarters.flatMap((one) => [...rows(look, one, { clear, ways, sea }, r), ...towers(one)]);
  for (const one of built.sort((a, b) => a.y - b.y)) raise(p, r, one);
  plant(p, look, clear, r);
  for (const { at } of look.quarters) p.glow(at[0], at[1], 62, 0.34, "#ffc163");
  return p.flecks(70, { opacity: 0.25 }).svg();
}

/** Around streets, places and their names. */
const clearings = (look: TownLook): Clear[] =>
  look.quarters.flatMap(({ at, places }): Clear[] => [
    [at[0], at[1], 22],
    ...places.flatMap(({ at: [x, y] }): Clear[] => [[x, y, 37], [x - 22, y + 42, 8], [x + 22, y + 42, 8]]),
  ]);

const towers = (quarter: Quarter): Building[] => quarter.tall.map(([x, y, w, h, top]) => ({ x, y, w, h, top, quarter }));

/** Rows of houses, wherever a quarter has room for them. */
function rows(look: TownLook, quarter: Quarter, taken: { clear: Clear[]; ways: Outline[]; sea: Outline }, r: Random): Building[] {
  if (quarter.isBare) return [];
  const ground = groundOf(quarter);
  const [xs, ys] = [ground.map(([x]) => x), ground.map(([, y]) => y)];
  const out: Building[] = [];
  for (let row = Math.min(...ys) + 27; row < Math.max(...ys) - 2; row += 15) {
    for (let x = Math.min(...xs) + 6 + r.in(0, 8); x < Math.max(...xs) - 18; ) {
      const [w, h, y] = [r.in(17, 29), r.in(9, 15), row + r.in(-3, 3)];
      const middle = x + w / 2;
      const corners = [[x, y], [x + w, y], [middle, y - h - 6]] as const;
      const isFree =
        taken.clear.every(([a, b, k]) => Math.hypot(middle - a, y - h / 2 - b) > k + 7) &&
        look.woods.every(([a, b, k]) => Math.hypot(middle - a, y - b) > k) &&
        corners.every(([a, b]) => inside(ground, a, b) && !inside(taken.sea, a, b)) &&
        taken.ways.every((way) => away(way, middle, y - 4) > w / 2 + 6);
      if (isFree) out.push({ x, y, w, h, quarter });
      x += w + r.in(-1, 4);
    }
  }
  return out;
}

/** The distance of a point from a way, which leads there and back so that it is an outline. */
const away = (way: Outline, x: number, y: number): number => edge(way, x, y)[0];

function raise(p: Plate, r: Random, { x, y, w, h, quarter, top }: Building): void {
  const paint: Paint = { tint: mix(quarter.colour, p.p.mid, 0.35), cut: mix(p.p.light, quarter.colour, top ? 0.2 : 0.3) };
  if (top) tower(p, x, y, w, h, top, paint);
  else hut(p, r, x, y, w, h, paint);
}

function plant(p: Plate, look: TownLook, clear: Clear[], r: Random): void {
  const cut = mix(p.p.light, "#5c8a5c", 0.4);
  for (const [cx, cy, k] of look.woods) {
    for (let i = 0; i < k * 0.55; i++) {
      const [x, y] = [cx + r.in(-k, k) * 1.3, cy + r.in(-k, k) * 0.5 + i * 0.3];
      const isFree = clear.every(([a, b, q]) => Math.hypot(x - a, y - 6 - b) > q);
      if (isFree && y < look.h) fir(p, r, x, y, r.in(13, 22), cut);
    }
  }
}
