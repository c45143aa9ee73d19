/** Labels on the map that overlap neither figures nor each other. */

import { type Cell, U } from "./grid";

type Box = [left: number, top: number, right: number, bottom: number];

const HIGH = 18;
/** How far beyond the tiles a label is still visible, in units of the plate. */
const BESIDE = 30;
/** About how wide letters are, in bold type of 12 units, and the padding of a label. */
const LETTERS: [of: RegExp, wide: number][] = [[/[\s.,:il×]/, 3.4], [/[\d\p{sc=Latin}]/u, 6.5]];
const OTHER = 8;
const PADDING = 14;
/** The sign of a strike before its chance. */
export const SIGN = 16;
/** The positions of a label around a figure, the best one first: widths aside, and units down. */
const AROUND: [aside: number, down: number][] = [
  [0, -29], [0, 31], [0.6, -29], [-0.6, -29], [1, 0], [-1, 0], [0.6, 31], [-0.6, 31], [0, -49], [0, 51],
];

const boxAt = (x: number, y: number, wide: number, high: number): Box => [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2];
const meets = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

export const widthOf = (text: string, sign = 0): number =>
  PADDING + sign + [...text].reduce((sum, letter) => sum + (LETTERS.find(([of]) => of.test(letter))?.[1] ?? OTHER), 0);

export class Labels {
  private readonly taken: Box[];
  private readonly spared: Box[];

  /** Labels avoid figures and the steps of those who walk, coins where they can, and stay within the visible part of the map. */
  constructor(private readonly map: { columns: number; rows: number }, figures: Cell[], steps: Cell[] = [], coins: Cell[] = []) {
    const around = (size: number) => ({ column, row }: Cell): Box => boxAt((column + 0.5) * U, (row + 0.5) * U, size, size);
    this.taken = [...figures.map(around(30)), ...steps.map(around(14))];
    this.spared = coins.map(around(17));
  }

  /** Find a free position beside a space, in units of the plate, and reserve it. */
  place({ column, row }: Cell, text: string, sign = 0): { x: number; y: number } {
    const [x, y] = [(column + 0.5) * U, (row + 0.5) * U];
    const wide = widthOf(text, sign);
    const { columns, rows } = this.map;
    const within = (at: number, size: number, most: number): number => Math.min(Math.max(at, size / 2 - BESIDE), most * U + BESIDE - size / 2);
    const places = AROUND.map(([aside, down]) => ({
      x: within(x + aside * (20 + wide / 2), wide, columns),
      y: within(y + down, HIGH, rows),
    }));
    const isClear = (of: Box[]) => (one: { x: number; y: number }): boolean =>
      !of.some((box) => meets(boxAt(one.x, one.y, wide, HIGH), box));
    const free = places.filter(isClear(this.taken));
    const found = free.find(isClear(this.spared)) ?? free[0] ?? places[0]!;
    this.taken.push(boxAt(found.x, found.y, wide, HIGH));
    return found;
  }
}
