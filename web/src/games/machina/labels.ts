/** Words on the map that keep clear of figures and of each other. */

import { type Cell, U } from "./grid";

type Box = [left: number, top: number, right: number, bottom: number];

const HIGH = 18;
/** So far beside the tiles words are seen, in units of the plate. */
const BESIDE = 30;
/** A letter, and what is around the words. */
const WIDE = 7.2;
const PADDING = 16;
/** Where words may stand around a figure, the best place first: so many widths aside, so far down. */
const AROUND: [aside: number, down: number][] = [
  [0, -29], [0, 31], [0.6, -29], [-0.6, -29], [1, 0], [-1, 0], [0.6, 31], [-0.6, 31], [0, -49], [0, 51],
];

const boxAt = (x: number, y: number, wide: number, high: number): Box => [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2];
const meets = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

export const widthOf = (text: string): number => PADDING + text.length * WIDE;

export class Labels {
  private readonly taken: Box[];

  /** Words keep clear of figures, and of the steps of those who walk, and stay within what is seen of the map. */
  constructor(private readonly map: { columns: number; rows: number }, figures: Cell[], steps: Cell[] = []) {
    const around = (size: number) => ({ column, row }: Cell): Box => boxAt((column + 0.5) * U, (row + 0.5) * U, size, size);
    this.taken = [...figures.map(around(30)), ...steps.map(around(14))];
  }

  /** Find a place beside a space, in units of the plate, and keep it. */
  place({ column, row }: Cell, text: string): { x: number; y: number } {
    const [x, y] = [(column + 0.5) * U, (row + 0.5) * U];
    const wide = widthOf(text);
    const { columns, rows } = this.map;
    const within = (at: number, size: number, most: number): number => Math.min(Math.max(at, size / 2 - BESIDE), most * U + BESIDE - size / 2);
    const places = AROUND.map(([aside, down]) => ({
      x: within(x + aside * (20 + wide / 2), wide, columns),
      y: within(y + down, HIGH, rows),
    }));
    const isFree = (one: { x: number; y: number }): boolean =>
      !this.taken.some((box) => meets(boxAt(one.x, one.y, wide, HIGH), box));
    const found = places.find(isFree) ?? places[0]!;
    this.taken.push(boxAt(found.x, found.y, wide, HIGH));
    return found;
  }
}
