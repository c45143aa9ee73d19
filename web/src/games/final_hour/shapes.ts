/** What a seat sees of this game, beyond what every game shows. Written by scripts/shapes. */

/**
 * What is on the table, as this game's boards and panels draw it; unknown faces are None.
 *
 * Locations, paths, tokens, and cards are identified by number.
 */
export interface FinalHourBody {
  setup: SetupView;
  lead: number | null;
  board: BoardView;
  clues: CluesView;
  supply: SupplyView;
  priority: PriorityView;
  hands: ((number | null)[])[];
  investigators: FigureView[];
  plays: PlayView[];
  omens: number;
  extra_omens: number;
  activated: number[];
  hidden_clues: number[] | null;
}

/** What was chosen before the game. */
export interface SetupView {
  seats: number;
  investigators: string[];
  ancient_one: string;
  difficulty: string;
}

/** The campus. */
export interface BoardView {
  ritual_site: number;
  gates: [number, number][];
  locations: Record<string, LocationView>;
  seals: Record<string, number>;
}

/** A location: its monsters, how many of its spaces are damaged, and whether it has a clue. */
export interface LocationView {
  monsters: number[];
  damage: number;
  clue: boolean;
  investigators: number[];
}

/** The clues found, and how often each symbol may still be hidden. */
export interface CluesView {
  found: number[];
  possible: Record<string, number>;
}

/** What is beside the board. */
export interface SupplyView {
  cup: number[];
  destroyed: number[];
  unique: number[];
  gate_pile: number;
  items: number;
  used_items: number[];
}

/** The priority cards other than those in hands and plays. */
export interface PriorityView {
  deck: number;
  top: number[];
  discard: number[];
  row: number[];
  set_aside: number[];
  stash: number;
  laid: (number | null)[];
  face_down: boolean;
}

/** An investigator in play. */
export interface FigureView {
  key: string;
  seat: number;
  location: number;
  health: number;
  max_health: number;
  items: number[];
  action_deck: number;
  action_discard: number[];
}

/** An action card in front of an investigator, with its priority card. */
export interface PlayView {
  figure: number;
  action: number | null;
  priority: number | null;
  revealed: boolean;
  resolved: boolean;
}
