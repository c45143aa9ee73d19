/** What a seat sees of this game beyond what any game tells. Written by scripts/shapes. */

/** What the map needs besides the things: where there is floor and where walls are. */
export interface MachinaBody {
  plan: PlanView;
  signs: Record<string, string>;
  tokens: Record<string, string>;
  limits: Record<string, LimitsView>;
  acting: number;
  ways: WayView[];
}

/**
 * The tiles as they lie, as printed.
 *
 * `ground` has the sign of each space, row by row, and a blank where no tile lies. `across` has
 * what is above each row of spaces, and below the last one; `upright` what is left of each space
 * of a row, and right of the last one: `#` a wall, `D` a door, `=` a tile edge nobody has
 * explored, a blank where one may pass, `.` where no tile lies on either side.
 */
export interface PlanView {
  columns: number;
  rows: number;
  ground: string[];
  across: string[];
  upright: string[];
  tiles: TileView[];
  doors: DoorPlace[];
  edges: EdgePlace[];
}

/**
 * A map tile as it lies.
 *
 * Column and row are those of its upper left space in the plan, width and height those of the
 * side as printed, before it was turned clockwise `turns` times.
 */
export interface TileView {
  tile: number;
  side: string;
  column: number;
  row: number;
  width: number;
  height: number;
  turns: number;
}

/** Where a door is: on the right of a space if it is upright, else below it. */
export interface DoorPlace {
  door: number;
  column: number;
  row: number;
  upright: boolean;
}

/**
 * A tile edge with no tile beyond it: the spaces before it, and where it leads.
 *
 * Directions go clockwise from 0, north.
 */
export interface EdgePlace {
  edge: number;
  spaces: number[];
  direction: number;
}

/** The most that a unit can have. */
export interface LimitsView {
  health: number;
  stamina: number;
  essence: number;
}

/** A space that somebody who may move now can walk to: the steps there, and what they cost. */
export interface WayView {
  space: number;
  cost: number;
  steps: number[];
}
