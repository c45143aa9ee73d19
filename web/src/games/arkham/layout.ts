/** The positions of tokens, names and arrows on the map of a town, in units of its plate. */

import type { Point } from "../../art/shapes";
import { course, type TownLook } from "../../art/towns/look";
import { type Site, TOWNS } from "./towns";

/** The radius of a place's medallion. */
export const R = 33;

export interface Slot {
  x: number;
  y: number;
  scale: number;
}

const ARC = 40;
/**
 * Nine o'clock, where investigators are (lower, they would cover the names of other places), and four o'clock,
 * where monsters are.
 */
const NINE = (176 * Math.PI) / 180;
const FOUR = (28 * Math.PI) / 180;

/** The positions at a place: investigators up its left side, monsters up its right side. */
function around({ x, y }: Site, at: number, count: number, isFoe: boolean): Slot {
  const scale = count > 5 ? 0.66 : count > 3 ? 0.8 : 1;
  const step = (scale < 1 ? 34 : 48) * (Math.PI / 180);
  const turn = isFoe ? FOUR - at * step : NINE + at * step;
  return { x: x + Math.cos(turn) * ARC, y: y + Math.sin(turn) * ARC, scale };
}

const ROW = 4;
const SCALES = [1, 0.82, 0.66];
/** Half a figure, including its signs. */
const HALF = 26;

/** The positions in a street: investigators to the left of its plate, monsters to the right, in rows. */
function beside({ x, y, town }: Site, half: number, at: number, count: number, isFoe: boolean): Slot {
  const largest = count > ROW ? 0.66 : count > 2 ? 0.82 : 1;
  // Streets with long names near the edge have less room beside them.
  const columnsAt = (scale: number): number => {
    const room = (isFoe ? (TOWNS[town]?.w ?? Infinity) - x : x) - half - 38 * scale;
    return Math.max(1, Math.min(ROW, Math.floor(room / (36 * scale)) + 1));
  };
  // A second row would cover the names of the places above.
  const scale = SCALES.find((one) => one <= largest && columnsAt(one) >= Math.min(count, ROW)) ?? largest;
  const columns = columnsAt(scale);
  const [column, row] = [at % columns, Math.floor(at / columns)];
  const across = half + 20 * scale + column * 36 * scale;
  // Below the lowest streets there is less room than half a figure takes.
  const lowest = (TOWNS[town]?.h ?? Infinity) - HALF * scale;
  return { x: x + (isFoe ? across : -across), y: Math.min(y + 4, lowest) - row * 36 * scale, scale };
}

/** The position of one figure of so many of its kind at a site. */
export const slot = (site: Site, half: number, at: number, count: number, isFoe: boolean): Slot =>
  site.isStreet ? beside(site, half, at, count, isFoe) : around(site, at, count, isFoe);

/** A name on one line or two; on three if a line would be too long. */
export function wrapped(name: string, most = 14, longest = Infinity): string[] {
  if (name.length <= most || !name.includes(" ")) return [name];
  const words = name.split(" ");
  const [, second = ""] = halved([...words], name.length);
  return words.length === 3 && second.length > longest ? words : halved(words, name.length);
}

function halved(words: string[], length: number): string[] {
  let first = words.shift()!;
  while (words.length > 1 && `${first} ${words[0]}`.length <= length / 2 + 2) first += ` ${words.shift()}`;
  return [first, words.join(" ")];
}

/** The space on either side of the name on a plate. A plate never reaches beyond the edge of a town. */
const PAD = 10;
const MOST = 134;
const halfName = (name: string, size: number): number => name.length * size * 0.285;

/** Half the width of a street's plate. */
export const halfPlate = (name: string, size: number): number => Math.min(MOST, halfName(name, size) + PAD);

/** The length to squeeze a name to if it would not fit on its plate. */
export const squeezed = (name: string, size: number): number | undefined =>
  halfName(name, size) + PAD > MOST ? 2 * (MOST - PAD) : undefined;

const written = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/**
 * The arrow from one street to the next, beside the road: each direction on its own side, so that there is room for
 * both colors.
 */
export function arrow(look: TownLook, from: string, to: string, side = 9): string {
  const way = course(look, from, to);
  const [first, last] = [way[0]!, way.at(-1)!];
  const between = (t: number): Point => [first[0] + (last[0] - first[0]) * t, first[1] + (last[1] - first[1]) * t];
  const middle =
    way.length < 8 ? [0.34, 0.5, 0.66].map(between) : way.slice(Math.max(1, Math.floor(way.length * 0.3)), Math.ceil(way.length * 0.68) + 1);
  return written(
    middle.map(([x, y], at): Point => {
      const [a, b] = [middle[Math.max(0, at - 1)]!, middle[Math.min(middle.length - 1, at + 1)]!];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      return [x - ((b[1] - a[1]) / length) * side, y + ((b[0] - a[0]) / length) * side];
    }),
  );
}

/** A curve from one point to another, and its midpoint. */
export function curve([x, y]: Point, [toX, toY]: Point, bend = 0.16): { d: string; middle: Point } {
  const [qx, qy] = [(x + toX) / 2 + (toY - y) * bend, (y + toY) / 2 - (toX - x) * bend];
  return { d: `M${x.toFixed(1)} ${y.toFixed(1)}Q${qx.toFixed(1)} ${qy.toFixed(1)} ${toX.toFixed(1)} ${toY.toFixed(1)}`, middle: [(x + 2 * qx + toX) / 4, (y + 2 * qy + toY) / 4] };
}

/** How far to the side something in a direction may be, per step along it. */
const CONE = 1.6;

/** The nearest site in a direction, for the arrow keys. */
export function nearestThatWay(sites: readonly Site[], from: Site, [dx, dy]: readonly [number, number]): Site | undefined {
  const rated = sites.flatMap((one) => {
    const [x, y] = [one.x - from.x, one.y - from.y];
    const along = x * dx + y * dy;
    const off = Math.abs(x * dy - y * dx);
    return along > 4 && off <= along * CONE && one.space !== from.space ? [{ one, far: along + off }] : [];
  });
  return rated.sort((a, b) => a.far - b.far)[0]?.one;
}
