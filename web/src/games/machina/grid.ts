/** The geometry of the map: where spaces and doors are, and what a turned tile looks like. */

import { type DoorState, type ThingState, type TileLook, U } from "../../art/tiles/look";
import type { Thing } from "../../net/protocol";
import type { Things } from "../../state/beats";
import type { DoorPlace, EdgePlace, MachinaView, PlanView, TileView, Unit } from "./view";

export { U };

export interface Cell {
  column: number;
  row: number;
}

/** A point of the map, in units of the plate. */
export interface Point {
  x: number;
  y: number;
}

/** The number of a space comes from its tile and its cell. */
const CELLS = 100;
/** Within this distance of a door, in spaces, a press is on the door and not on the space. */
const NEAR = 0.2;

/** The column and row of each cell of a tile after this many clockwise quarter turns. */
export function turned(width: number, height: number, turns: number): Cell[] {
  let cells = Array.from({ length: width * height }, (_, cell): Cell => ({
    column: cell % width,
    row: Math.floor(cell / width),
  }));
  let high = height;
  for (let k = 0; k < turns; k++) {
    const rows = high;
    cells = cells.map(({ column, row }) => ({ column: rows - 1 - row, row: column }));
    high = k % 2 ? height : width;
  }
  return cells;
}

/** The columns and rows that a tile takes in the plan. */
export const sizeOf = ({ width, height, turns }: TileView): [columns: number, rows: number] =>
  turns % 2 ? [height, width] : [width, height];

/** The plan, with its spaces by number and by place. */
export class Grid {
  private readonly cells = new Map<number, Cell>();
  private readonly spaces = new Map<string, number>();

  constructor(readonly plan: PlanView) {
    for (const tile of plan.tiles) {
      turned(tile.width, tile.height, tile.turns).forEach(({ column, row }, number) => {
        const cell = { column: tile.column + column, row: tile.row + row };
        this.cells.set(CELLS * tile.tile + number, cell);
        this.spaces.set(`${cell.column},${cell.row}`, CELLS * tile.tile + number);
      });
    }
  }

  where(space: number): Cell | undefined {
    return this.cells.get(space);
  }

  spaceAt({ column, row }: Cell): number | undefined {
    return this.spaces.get(`${column},${row}`);
  }

  /** The door at a point, in units of a space. */
  doorAt(x: number, y: number): DoorPlace | undefined {
    return this.plan.doors.find(({ column, row, upright }) =>
      upright
        ? Math.abs(x - column - 1) < NEAR && y >= row && y < row + 1
        : Math.abs(y - row - 1) < NEAR && x >= column && x < column + 1,
    );
  }

  /** The middle of an unexplored tile edge, just outside the tile. */
  beyond({ spaces, direction }: EdgePlace): Cell {
    const cells = spaces.flatMap((one) => this.where(one) ?? []);
    const middle = (values: number[]): number => values.reduce((a, b) => a + b, 0) / Math.max(1, values.length);
    const [right, down] = STEPS[direction] ?? [0, 0];
    return {
      column: middle(cells.map((one) => one.column)) + 0.5 + right * 0.9,
      row: middle(cells.map((one) => one.row)) + 0.5 + down * 0.9,
    };
  }

  /** The tile edge at a point outside the tiles, or close to the border of one. */
  edgeAt(x: number, y: number): EdgePlace | undefined {
    return this.plan.edges.find((edge) => {
      const { column, row } = this.beyond(edge);
      return Math.abs(column - x) < 1 && Math.abs(row - y) < 1;
    });
  }
}

/** The middle of something on the map: of a door, a way out, a space, or the space of a unit. */
export function middleOf({ kind, id }: Thing, grid: Grid, units: Unit[]): Point | undefined {
  if (kind === "door") {
    const door = grid.plan.doors.find((one) => one.door === id);
    return door && { x: (door.column + (door.upright ? 1 : 0.5)) * U, y: (door.row + (door.upright ? 0.5 : 1)) * U };
  }
  if (kind === "edge") {
    const edge = grid.plan.edges.find((one) => one.edge === id);
    const beyond = edge && grid.beyond(edge);
    return beyond && { x: beyond.column * U, y: beyond.row * U };
  }
  const cell = kind === "space" ? grid.where(Number(id)) : units.find((one) => one.kind === kind && one.id === id);
  return cell && { x: (cell.column + 0.5) * U, y: (cell.row + 0.5) * U };
}

const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]] as const;

/** A tile as it is now: its part of the plan, with the state of its spaces and doors. */
export function lookOf(grid: Grid, tile: TileView, view: MachinaView, things: Things): TileLook {
  const { plan } = grid;
  const [columns, rows] = sizeOf(tile);
  const part = (lines: readonly string[], wide: number, high: number): string[] =>
    lines.slice(tile.row, tile.row + high).map((line) => line.slice(tile.column, tile.column + wide));
  const signs = part(plan.ground, columns, rows).map((line) => [...line]);
  const states: Record<string, ThingState> = {};
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const space = String(grid.spaceAt({ column: tile.column + column, row: tile.row + row }) ?? "");
      const other = view.signs[space];
      if (other) signs[row]![column] = other;
      const token = view.tokens[space];
      if (token) states[`${column},${row}`] = token === "lit" ? "lit" : "spent";
    }
  }
  return {
    tile: tile.tile,
    ground: signs.map((line) => line.join("")),
    across: part(plan.across, columns, rows + 1),
    upright: part(plan.upright, columns + 1, rows),
    states,
    doors: doorsOf(plan, tile, things),
  };
}

function doorsOf({ doors }: PlanView, tile: TileView, things: Things): Record<string, DoorState> {
  const found: Record<string, DoorState> = {};
  for (const { door, column, row, upright } of doors) {
    const marks = things[`door:${door}`]?.marks;
    if (!marks?.length) continue;
    const [x, y] = [column - tile.column + (upright ? 1 : 0), row - tile.row + (upright ? 0 : 1)];
    found[`${upright ? "v" : "h"}${x},${y}`] = marks.includes("closed") ? "closed" : "gone";
  }
  return found;
}

/** The border around some spaces, as an SVG path in units of the plate. */
export function border(cells: readonly Cell[]): string {
  const own = new Set(cells.map(({ column, row }) => `${column},${row}`));
  return cells
    .flatMap(({ column, row }) => {
      const [x, y] = [column * U, row * U];
      const sides: [right: number, down: number, path: string][] = [
        [0, -1, `M${x} ${y}h${U}`],
        [1, 0, `M${x + U} ${y}v${U}`],
        [0, 1, `M${x} ${y + U}h${U}`],
        [-1, 0, `M${x} ${y}v${U}`],
      ];
      return sides.filter(([right, down]) => !own.has(`${column + right},${row + down}`)).map(([, , path]) => path);
    })
    .join("");
}

const COMPASS = ["nw", "n", "ne", "w", "here", "e", "sw", "s", "se"] as const;

export type Leg = [steps: number, direction: (typeof COMPASS)[number]];

/** The way from a cell to another, ignoring obstacles: diagonal as far as possible, then straight; empty for the cell itself. */
export function bearing(from: Cell, to: Cell): Leg[] {
  const [right, down] = [to.column - from.column, to.row - from.row];
  const [wide, high] = [Math.abs(right), Math.abs(down)];
  const compass = (x: number, y: number): (typeof COMPASS)[number] => COMPASS[3 * (Math.sign(y) + 1) + Math.sign(x) + 1]!;
  const aslant: Leg = [Math.min(wide, high), compass(right, down)];
  const straight: Leg = wide > high ? [wide - high, compass(right, 0)] : [high - wide, compass(0, down)];
  return [aslant, straight].filter(([steps]) => steps > 0);
}
