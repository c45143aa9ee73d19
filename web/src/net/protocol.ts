/** What the server says and hears: the shapes of docs/protocol.md. */

export type Language = "en" | "pl" | "uk";
export const LANGUAGES: readonly Language[] = ["en", "pl", "uk"];

export interface Person {
  id: string;
  name: string;
  language: Language;
}

export interface Problem {
  code: string;
  text: string;
  offered?: string[];
}

export interface Thing {
  kind: string;
  id: number | string;
}

export interface SetupOption {
  key: string;
  label: string;
  values: { value: string | number; text: string }[];
  default: string | number;
  advice: string | number | null;
  /** Values of other options with which this one has no say. */
  idle: [key: string, value: string | number][];
}

export interface GameInfo {
  name: string;
  title: string;
  bots: string[];
  setup: SetupOption[];
  occasions: { kind: string; text: string; stop: boolean }[];
}

export interface ComponentText {
  key: string;
  kind: string;
  copies: number;
  original: boolean;
  text: Record<string, string>;
}

export interface DeckText {
  investigator: string;
  cards: [key: string, copies: number][];
  text: string;
  json: string;
  reasons: string[];
}

/** A deck that somebody built; `json` is as deck sites exchange it. */
export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  investigator: string;
  json: string;
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
  heading: string;
  topic: string | null;
}

export type SeatWish = "me" | "open" | { bot: string };
export type Setup = Record<string, unknown>;

export interface Options {
  hints: boolean;
  what_if: boolean;
  spectators: boolean;
}

export interface NewTable {
  game: string;
  setup: Setup;
  name?: string;
  seats?: SeatWish[];
  options?: Partial<Options>;
  ready?: boolean;
}

export interface Links {
  play: string;
  watch: string | null;
}

export type Status = "gathering" | "playing" | "finished";

export interface Seat {
  seat: number;
  owner: string | null;
  bot: string | null;
  ready: boolean;
}

export interface Outcome {
  won: boolean;
  reason: string;
  rule: string;
  text: string;
}

export interface Summary {
  table: string;
  name: string;
  game: string;
  title: string;
  status: Status;
  setup: Setup;
  people: { id: string; name: string; here: boolean }[];
  seats: Seat[];
  my_seats: number[];
  host: string;
  your_move: boolean;
  waiting_for: string | null;
  choices: number;
  outcome: Outcome | null;
  updated: string;
}

export interface Proposal {
  by: string;
  taken_back: number;
  learned: boolean;
  random: boolean;
  others: string[];
  needed: string[];
  agreed: string[];
  text: string;
  mine: boolean;
}

/** About a kind of occasion: ask unless one waits for one's turn, let it pass, or always ask. */
export type Wish = "ask" | "pass" | "stop";

export interface Orders {
  seat: number;
  until_turn: boolean;
  wishes: Record<string, Wish>;
}

/** One thing that was chosen before the game, also in words. */
export interface SetupLine {
  key: string;
  value: unknown;
  label: string;
  text: string;
}

export interface TableInfo {
  table: string;
  name: string;
  game: string;
  title: string;
  status: Status;
  what_if: boolean;
  setup: Setup;
  setup_text: SetupLine[];
  options: Options;
  host: string;
  people: { id: string; name: string; here: boolean; spectator: boolean }[];
  seats: Seat[];
  me: { id: string; seats: number[]; host: boolean; orders: Orders[] };
  links: Links | null;
  undo: Proposal | null;
  /** The table at which the same people play once more. */
  again: string | null;
}

/** What a seat may see; each game adds its own fields. */
export interface View {
  game: string;
  seat: number | null;
  progress: Progress;
  /** How it ended, once it has. */
  outcome: unknown;
}

/** How far a game is; steps are keys, in the order of a round. */
export interface Progress {
  /** 0: none is under way. */
  round: number;
  /** How many there are at most; null: nobody knows. */
  rounds: number | null;
  steps: string[];
  /** The step under way, or what is on instead of a round. */
  step: string | null;
}

export interface OptionText {
  key: string;
  verb: string;
  args: (number | string)[];
  text: string;
  points: Thing[];
}

export interface Decision {
  seat: number;
  mine: boolean;
  ask: string;
  prompt: string;
  why: RuleText[];
  trail: { text: string; rules: string[] }[];
  options: OptionText[] | null;
}

export type Argument = number | string | (number | string)[];

export interface LogEntry {
  kind: string;
  args: Record<string, Argument>;
  text: string;
  choice: number;
}

export interface UndoPlan {
  taken_back: number;
  learned: boolean;
  random: boolean;
  others: string[];
  needed: string[];
  text: string;
}

export interface ChatMessage {
  kind: "said" | "notice";
  person: string | null;
  name: string;
  text: string;
  at: string;
}

export interface HintOption {
  key: string;
  share: number;
  estimate: number;
}

export interface ReplayStep {
  at: number;
  made: { seat: number; key: string; text: string } | null;
  views: View[];
  decision: Decision | null;
  log: LogEntry[];
  outcome: Outcome | null;
}

export interface Replay {
  choices: number;
  from: number;
  moments: ReplayStep[];
}

export interface Seen {
  version: number;
  log: number;
  chat: number;
}

export type Say =
  | { type: "subscribe"; table: string; seen?: Seen }
  | { type: "unsubscribe"; table: string }
  | { type: "choose"; table: string; version: number; key: string }
  | { type: "undo"; table: string; version: number }
  | { type: "undo_answer"; table: string; version: number; agree: boolean }
  | { type: "chat"; table: string; text: string }
  | { type: "point"; table: string; thing: Thing | null }
  | { type: "show"; table: string; seat: number; card: number; face: string; shown: boolean }
  | { type: "open"; table: string; seat: number; open: boolean }
  | { type: "sit"; table: string; seat: number }
  | { type: "stand"; table: string; seat: number }
  | { type: "ready"; table: string; ready: boolean }
  | { type: "bot"; table: string; seat: number; bot: string | null }
  | { type: "leave"; table: string }
  | { type: "hint"; table: string; version: number }
  | { type: "odds"; table: string; version: number }
  | { type: "orders"; table: string; seat: number; until_turn?: boolean; wishes?: Record<string, Wish> }
  | { type: "what_if"; table: string; version: number; seat: number }
  | { type: "language"; language: Language }
  | { type: "ping" }
  | { type: "set_up"; table: string; setup?: Setup; name?: string; options?: Partial<Options> }
  | { type: "give"; table: string; seat: number; person: string | null }
  | { type: "remove"; table: string; person: string }
  | { type: "host"; table: string; person: string };

export interface CardShown {
  card: number;
  face: string;
}

/** What the owner of a hand shows of it to everybody: single cards, or all while it is open. */
export interface HandShown {
  seat: number;
  open: boolean;
  cards: CardShown[];
}

export interface Update {
  type: "update";
  table: string;
  after: number | null;
  version: number;
  views: View[];
  decision: Decision | null;
  log: { from: number; entries: LogEntry[] };
  silent: number[];
  undo: UndoPlan | null;
  outcome: Outcome | null;
  /** How many questions orders let pass since somebody last chose. */
  passed: number;
  shown: HandShown[];
}

export interface Odds {
  type: "odds";
  id: number;
  table: string;
  version: number;
  standing: number | null;
  options: { key: string; chance: number }[];
}

export interface Hint {
  type: "hint";
  id: number;
  table: string;
  version: number;
  best: string;
  options: HintOption[];
}

export type Hear =
  | { type: "hello"; protocol: number; version: string; person: Person; now: string }
  | ({ type: "table" } & TableInfo)
  | Update
  | { type: "chat"; table: string; from: number; messages: ChatMessage[] }
  | { type: "point"; table: string; person: string; thing: Thing | null }
  | Hint
  | Odds
  | { type: "what_if"; id: number; table: string; sandbox: string }
  | { type: "mine"; table: Summary }
  | { type: "gone"; table: string; code: string; text: string }
  | { type: "ok"; id: number; table?: string; version?: number }
  | ({ type: "error"; id: number | null; table?: string; version?: number } & Problem)
  | { type: "pong"; id: number; now: string };
