/** What a seat sees of this game, beyond what every game shows. Written by scripts/shapes. */

/** What the map needs besides the things on it, such as its floor and its walls. */
export interface MachinaBody {
  plan: PlanView;
  signs: Record<string, string>;
  tokens: Record<string, string>;
  limits: Record<string, LimitsView>;
  acting: number;
  coming: string;
  ways: WayView[];
  intents: IntentView[];
  reach: ReachView[];
  sight: SightView;
  tracks: TracksView;
  attack: AttackView | null;
}

/**
 * The play area as printed.
 *
 * `ground` has the sign of each space, row by row, with a blank where there is no tile. `across`
 * has what is above each row of spaces, and below the last one; `upright` has what is to the left
 * of each space of a row, and to the right of the last one: `#` is a wall, `D` a door, `=` an
 * unexplored tile edge, a blank an open edge, and `.` is where neither side has a tile.
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
 * A map tile in the play area.
 *
 * Column and row are those of its upper left space in the plan; width and height are those of the
 * side as printed, before `turns` clockwise quarter turns.
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

/** The place of a door: to the right of a space if it is upright, otherwise below it. */
export interface DoorPlace {
  door: number;
  column: number;
  row: number;
  upright: boolean;
}

/**
 * A tile edge with no tile beyond it: the spaces in front of it, and its direction.
 *
 * Directions go clockwise from 0, north.
 */
export interface EdgePlace {
  edge: number;
  spaces: number[];
  direction: number;
}

/** The maximum values of a unit. */
export interface LimitsView {
  health: number;
  stamina: number;
  essence: number;
}

/**
 * A space that the unit about to move can walk to, and the cost.
 *
 * `steps` are all spaces on the way, itself last.
 */
export interface WayView {
  space: number;
  cost: number;
  steps: number[];
}

/**
 * What a mindless monster will do as things stand, and the explorer it goes for (0: nobody).
 *
 * It is certain up to the first roll or choice that could change it; after that, attacks miss.
 */
export interface IntentView {
  monster: number;
  target: number;
  acts: ActView[];
  sure: boolean;
}

/**
 * One thing a monster will do: `step`, `strike`, `ability`, or `door`.
 *
 * `at` is the space it is then on, or the door it breaks. `chances` are the chances to hit the
 * targets.
 */
export interface ActView {
  what: string;
  at: number;
  targets: number[];
  chances: number[];
  sure: boolean;
}

/**
 * An ability that can be used now, or is being aimed: the spaces it reaches, and what it does.
 *
 * `option` is the key of the option that uses it, empty while it is being aimed. `card` is the
 * card it is on, and `cost` its price in stamina, essence and health.
 */
export interface ReachView {
  option: string;
  card: number;
  cost: Record<string, number>;
  spaces: number[];
  prospects: ProspectView[];
}

/**
 * What an ability would do to its target (0 if it has none) and to others.
 *
 * `throw` is None if nothing is rolled right away.
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

/**
 * A target of an attack, and the lowest result that hits it.
 *
 * A barrel is the negative of its space's number.
 */
export interface BlockerView {
  unit: number;
  needed: number;
}

/**
 * What an ability would do to a unit, or to a barrel (the negative of its space's number).
 *
 * `hit` is None if nothing is rolled; `space` is where the unit ends up, or -1 if it stays.
 */
export interface FateView {
  unit: number;
  hit: number | null;
  kill: number;
  space: number;
}

/** What the acting unit sees of the spaces nearby, and what blocks its line to all others. */
export interface SightView {
  seen: number[];
  broken: BreakView[];
}

/**
 * A unit or barrel that a line does not reach: what blocks it first, and where in the plan.
 *
 * `by` is a wall, a closed door, rubble, or an obstacle, which blocks shots but not sight.
 */
export interface BreakView {
  space: number;
  by: string;
  column: number;
  row: number;
}

/** The last positions of the tracks: beyond `threat`, threat starts over one level higher. */
export interface TracksView {
  threat: number;
  level: number;
  spawn: RatingView;
  horror: RatingView;
}

/** The rating printed on the chapter, and the current chance that the game die reaches it. */
export interface RatingView {
  printed: number;
  chance: number;
}

/** An attack whose dice have been rolled. */
export interface AttackView {
  attacker: number;
  high: number;
  low: number;
  result: number;
  blockers: BlockerView[];
}
