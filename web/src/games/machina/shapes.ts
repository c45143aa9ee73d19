/** What a seat sees of this game beyond what any game tells. Written by scripts/shapes. */

/** What the map needs besides the things: where there is floor and where walls are. */
export interface MachinaBody {
  plan: PlanView;
  signs: Record<string, string>;
  tokens: Record<string, string>;
  limits: Record<string, LimitsView>;
  acting: number;
  ways: WayView[];
  intents: IntentView[];
  reach: ReachView[];
  sight: SightView;
  tracks: TracksView;
  attack: AttackView | null;
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

/**
 * What a mindless monster does as things stand, and the explorer it goes for; 0: nobody.
 *
 * It is sure up to the first roll or choice that could change it; from there attacks miss.
 */
export interface IntentView {
  monster: number;
  target: number;
  acts: ActView[];
  sure: boolean;
}

/**
 * One thing a monster will do: `step`, `strike`, `ability` or `door`.
 *
 * `at` is the space it is on then, or the door it breaks. `chances` are those to hit the targets.
 */
export interface ActView {
  what: string;
  at: number;
  targets: number[];
  chances: number[];
  sure: boolean;
}

/**
 * An ability that may be used now, or is being aimed: the spaces it reaches, and what it does.
 *
 * `option` is the key of the option that uses it; empty while it is aimed. `card` bears it, and
 * `cost` is what it costs in stamina, essence and health.
 */
export interface ReachView {
  option: string;
  card: number;
  cost: Record<string, number>;
  spaces: number[];
  prospects: ProspectView[];
}

/**
 * What an ability would do to its target and others; the target is 0 where it has none.
 *
 * `throw` is None where nothing is rolled at once.
 */
export interface ProspectView {
  option: string;
  target: number;
  throw: ThrowView | null;
  fates: FateView[];
}

/**
 * The first attack of an ability, before its dice are rolled; `bonus` is added to them.
 *
 * An arcane attack is blocked with will, any other with armor.
 */
export interface ThrowView {
  high: number;
  low: number;
  bonus: number;
  arcane: boolean;
  blockers: BlockerView[];
}

/** Who is attacked, and the least result that hits; barrels are numbers of spaces below 0. */
export interface BlockerView {
  unit: number;
  needed: number;
}

/**
 * What an ability would do to a unit, or to a barrel: the number of its space below 0.
 *
 * `hit` is None where nothing is rolled; `space` is where the unit is brought, -1: it stays.
 */
export interface FateView {
  unit: number;
  hit: number | null;
  kill: number;
  space: number;
}

/** What whoever acts sees of the spaces near by, and what is in the way to everybody else. */
export interface SightView {
  seen: number[];
  broken: BreakView[];
}

/**
 * A unit or barrel that a line does not reach: what it meets first, and where in the plan.
 *
 * `by` is a wall, a closed door or rubble; an obstacle hinders shots and leaves it in sight.
 */
export interface BreakView {
  space: number;
  by: string;
  column: number;
  row: number;
}

/** How far the tracks go: from `threat` on the level rises, and `level` is the last one. */
export interface TracksView {
  threat: number;
  level: number;
  spawn: RatingView;
  horror: RatingView;
}

/** What the chapter prints, and how likely a roll of the game die reaches the rating now. */
export interface RatingView {
  printed: number;
  chance: number;
}

/** An attack whose dice lie on the table. */
export interface AttackView {
  attacker: number;
  high: number;
  low: number;
  result: number;
  blockers: BlockerView[];
}
