/** What is drawn around the tiles: the entry and the exit token, and the numbers of columns and rows. */

import { RIM } from "../../art/tiles/look";
import type { Things } from "../../state/beats";
import { type Cell, type Grid, type Point, U } from "./grid";
import type { PlanView } from "./view";

/** The entry or the exit token, just outside its tile edge; `turn` are the degrees from the north to that edge. */
export interface Gate extends Cell {
  name: string;
  turn: number;
}

/** A token this near to a number would cover it, in units of the plate. */
const NEAR = 26;

/** The entry and the exit token, if they are on the map. */
export const gatesOf = (grid: Grid, things: Things): Gate[] =>
  ["entry", "exit"].flatMap((name) => {
    const { column, row } = things[`token:${name}`]?.numbers ?? {};
    const before = column && row ? grid.spaceAt({ column: column - 1, row: row - 1 }) : undefined;
    const edge = grid.plan.edges.find((one) => one.spaces[0] === before);
    return edge ? [{ name, turn: edge.direction * 90, ...grid.beyond(edge) }] : [];
  });

/** The numbers of columns and rows, with their places, except those that something at these cells would cover. */
export function rulerOf({ columns, rows }: PlanView, covering: Cell[]): (Point & { number: number })[] {
  const numbers = [
    ...Array.from({ length: columns }, (_, at) => ({ number: at + 1, x: (at + 0.5) * U, y: -RIM - 7 })),
    ...Array.from({ length: rows }, (_, at) => ({ number: at + 1, x: -RIM - 11, y: (at + 0.5) * U })),
  ];
  return numbers.filter(({ x, y }) => !covering.some(({ column, row }) => Math.hypot(column * U - x, row * U - y) < NEAR));
}
