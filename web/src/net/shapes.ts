/** What the server and the page say to each other. Written by scripts/shapes. */

/** The envelope: what a seat (None: a spectator) sees of every game, in the same format. */
export interface View {
  game: string;
  seat: number | null;
  progress: ProgressView;
  trail: [string, string, string[]][];
  decision: DecisionView | null;
  outcome: OutcomeView | null;
  things: Record<string, ThingView>;
}

/** How far along the game is; see `kernel.game.Progress`. */
export interface ProgressView {
  round: number;
  rounds: number | null;
  steps: string[];
  step: string | null;
  counted?: CountedView;
}

/** What is counted in place of rounds; see `kernel.game.Counted`. */
export interface CountedView {
  name: string;
  number: number;
}

/** Who is asked what, and by which rules; only the deciding seat gets the options. */
export interface DecisionView {
  seat: number;
  ask: string;
  why: string[];
  options?: string[];
}

/** How the game ended, and the rule that says so. */
export interface OutcomeView {
  won: boolean;
  reason: string;
  rule: string;
}

/**
 * Something on the table: a place, a figure, a card, a pile, a counter.
 *
 * Its name is the narrator's `name(kind, name)`; the names of its type, its numbers and its marks
 * are `name("kind", ...)`, `name("number", ...)` and `name("mark", ...)`.
 */
export interface ThingView {
  kind: string;
  id: number | string;
  name: string | number;
  type?: string;
  place?: string;
  owner?: number;
  numbers?: Record<string, number>;
  marks?: string[];
  ways?: string[];
}

/** The body of every refusal. */
export interface Failure {
  error: Problem;
}

/** What was wrong: a code for programs, a text for the reader. */
export interface Problem {
  code: string;
  text: string;
  offered?: string[] | null;
}

/** Show me a table, from what I have of it. */
export interface Subscribe {
  type: "subscribe";
  table: string;
  seen?: Seen | null;
  id: number;
}

/** What the client has: a version, and how much of the log and chat. */
export interface Seen {
  version: number;
  log?: number;
  chat?: number;
}

/** Stop showing it to me. */
export interface Unsubscribe {
  type: "unsubscribe";
  table: string;
  id: number;
}

/** I choose this. */
export interface Choose {
  type: "choose";
  table: string;
  version: number;
  key: string;
  id: number;
}

/** I choose all of these together, and no more. */
export interface Confirm {
  type: "confirm";
  table: string;
  version: number;
  keys: string[];
  id: number;
}

/** When this seat of mine is asked what it foresees, I choose this next. */
export interface Prepare {
  type: "prepare";
  table: string;
  seat: number;
  key: string;
  id: number;
}

/** When this seat of mine is asked what it foresees, I choose all of these together. */
export interface PrepareSeveral {
  type: "prepare_several";
  table: string;
  seat: number;
  keys: string[];
  id: number;
}

/** Drop what I have prepared for this seat. */
export interface Withdraw {
  type: "withdraw";
  table: string;
  seat: number;
  id: number;
}

/** I would like to undo my last choice. */
export interface Undo {
  type: "undo";
  table: string;
  version: number;
  id: number;
}

/** I agree to the undo, or not. */
export interface UndoAnswer {
  type: "undo_answer";
  table: string;
  version: number;
  agree: boolean;
  id: number;
}

/** I say something. */
export interface Talk {
  type: "chat";
  table: string;
  text: string;
  id: number;
}

/** Look at this. */
export interface PointAt {
  type: "point";
  table: string;
  thing: Thing | null;
  id: number;
}

/** Something on the table. */
export interface Thing {
  kind: string;
  id: number | string;
}

/** Show this card in my hand to everybody, or stop showing it. */
export interface ShowCard {
  type: "show";
  table: string;
  seat: number;
  card: number;
  face: string;
  shown: boolean;
  id: number;
}

/** Show this hand of mine to everybody from now on, or stop. */
export interface OpenHand {
  type: "open";
  table: string;
  seat: number;
  open: boolean;
  id: number;
}

/** I take this seat. */
export interface Sit {
  type: "sit";
  table: string;
  seat: number;
  id: number;
}

/** I leave this seat. */
export interface Stand {
  type: "stand";
  table: string;
  seat: number;
  id: number;
}

/** Before the game: whom this seat plays, and with which deck of mine; none: as it comes. */
export interface Bring {
  type: "bring";
  table: string;
  seat: number;
  figure?: string | null;
  deck?: string | null;
  deck_name?: string | null;
  id: number;
}

/** I am ready, or not any more. */
export interface Ready {
  type: "ready";
  table: string;
  ready: boolean;
  id: number;
}

/** A bot plays this seat from now on; without a bot, its owner does. */
export interface UseBot {
  type: "bot";
  table: string;
  seat: number;
  bot: string | null;
  id: number;
}

/** I leave the table. */
export interface Leave {
  type: "leave";
  table: string;
  id: number;
}

/** What would search do? */
export interface AskHint {
  type: "hint";
  table: string;
  version: number;
  id: number;
}

/** How likely is success now, and with each option? */
export interface AskOdds {
  type: "odds";
  table: string;
  version: number;
  id: number;
}

/** Why may I do nothing, or nothing more, with this? */
export interface AskWhyNot {
  type: "why_not";
  table: string;
  version: number;
  thing: Thing;
  id: number;
}

/** What would it mean to confirm these? Nobody else learns of this. */
export interface Weigh {
  type: "weigh";
  table: string;
  version: number;
  keys: string[];
  seat?: number | null;
  id: number;
}

/** What this seat of mine passes from now on; what is not given stays as it was. */
export interface GiveOrders {
  type: "orders";
  table: string;
  seat: number;
  until_turn?: boolean | null;
  wishes?: Record<string, "ask" | "pass" | "stop">;
  id: number;
}

/** I play on without the guide. */
export interface LeaveGuide {
  type: "leave_guide";
  table: string;
  id: number;
}

/** Let me try something out, from what this seat of mine knows. */
export interface AskWhatIf {
  type: "what_if";
  table: string;
  version: number;
  seat: number;
  id: number;
}

/** The host changes the set-up, the name or what is allowed. */
export interface SetUp {
  type: "set_up";
  table: string;
  setup?: Record<string, unknown> | null;
  name?: string | null;
  options?: Record<string, boolean> | null;
  id: number;
}

/** The host gives a seat to somebody, or leaves it free. */
export interface Give {
  type: "give";
  table: string;
  seat: number;
  person: string | null;
  id: number;
}

/** The host removes somebody. */
export interface Remove {
  type: "remove";
  table: string;
  person: string;
  id: number;
}

/** The host makes somebody else host. */
export interface MakeHost {
  type: "host";
  table: string;
  person: string;
  id: number;
}

/** I read in this language from now on. */
export interface SpeakLanguage {
  type: "language";
  language: string;
  id: number;
}

/** Is anybody there? */
export interface Ping {
  type: "ping";
  id: number;
}

/** The first message. */
export interface Hello {
  type: "hello";
  protocol: number;
  version: string;
  person: Person;
  now: string;
}

/** Somebody; the id is public. */
export interface Person {
  id: string;
  name: string;
  language: string;
}

/** A table apart from its game; sent in full whenever any of it changes. */
export interface Table {
  type: "table";
  table: string;
  name: string;
  game: string;
  title: string;
  status: "gathering" | "playing" | "finished";
  what_if: boolean;
  setup: Record<string, unknown>;
  setup_text: Label[];
  options: Options;
  host: string;
  people: Attendant[];
  seats: Seat[];
  me: Me;
  links: Links | null;
  undo: Proposal | null;
  again: string | null;
  seed_known_to: string | null;
  guided: boolean;
}

/** A set-up choice. */
export interface Label {
  key: string;
  value: unknown;
  label: string;
  text: string;
}

/** What a table allows. */
export interface Options {
  hints?: boolean;
  what_if?: boolean;
  spectators?: boolean;
}

/** Somebody at a table. */
export interface Attendant {
  id: string;
  name: string;
  here: boolean;
  spectator: boolean;
}

/** A seat as everybody sees it. */
export interface Seat {
  seat: number;
  owner: string | null;
  bot: string | null;
  ready: boolean;
  figure: string | null;
  deck: string | null;
}

/** The reader at a table. */
export interface Me {
  id: string;
  seats: number[];
  host: boolean;
  orders: SeatOrders[];
}

/** What a seat passes without being asked: until its turn, and by kind of occasion. */
export interface SeatOrders {
  seat: number;
  until_turn: boolean;
  wishes: Record<string, "ask" | "pass" | "stop">;
}

/** The paths that invite others. */
export interface Links {
  play: string;
  watch: string | null;
}

/** Somebody asks to undo. */
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

/** The game as the reader may see it. */
export interface Update {
  type: "update";
  table: string;
  after: number | null;
  version: number;
  views: View[];
  names: Record<string, string>;
  decision: Decision | null;
  foreseen: Foreseen[];
  log: LogPart;
  moments: Moment[] | null;
  silent: number[];
  undo: UndoPlan | null;
  outcome: Outcome | null;
  passed: number;
  shown: HandShown[];
  guide: Guidance | null;
}

/** What the game waits for. */
export interface Decision {
  seat: number;
  mine: boolean;
  ask: string;
  prompt: string;
  why: RuleText[];
  trail: TrailText[];
  options: OptionText[] | null;
  several: Several | null;
  stakes: Stakes | null;
}

/** A rule in our own words. */
export interface RuleText {
  id: string;
  title: string;
  text: string;
  heading: string;
  topic: string | null;
}

/** One step of the trail through the rulebook. */
export interface TrailText {
  text: string;
  rules: string[];
}

/** Something that may be chosen. */
export interface OptionText {
  key: string;
  verb: string;
  args: (number | string)[];
  text: string;
  points: Thing[];
  first: boolean;
  grave: boolean;
}

/** Several things are chosen, in any order, and confirmed together. */
export interface Several {
  shape: "set" | "allotment" | "arrangement";
  ordered: boolean;
  parts: SeveralPart[];
  ticked: Ticked;
}

/**
 * A part of a choice of several: from `least` to `most` of these.
 *
 * If it is a number, the options are amounts of one thing in ascending order; picking none means
 * 0.
 */
export interface SeveralPart {
  least: number;
  most: number;
  options: OptionText[];
  number: boolean;
}

/** What is ticked of a choice of several, and what that means. */
export interface Ticked {
  keys: string[];
  addable: string[];
  movable: string[];
  swaps: Record<string, string[]>;
  whole: boolean;
  missing: number;
  confirm: string;
}

/** What success and failure of an attempt would bring, in sentences. */
export interface Stakes {
  success: string[];
  failure: string[];
}

/** What a seat of the reader will be asked, and the answer they have prepared. */
export interface Foreseen {
  seat: number;
  decision: Decision | null;
  prepared: string[];
}

/** The end of the log: after the first `from` entries come these. */
export interface LogPart {
  from: number;
  entries: LogEntry[];
}

/** Something that happened. */
export interface LogEntry {
  kind: string;
  args: Record<string, number | string | (number | string)[]>;
  text: string;
  choice: number;
}

/** What an entry of the log changed in each of the reader's views. */
export interface Moment {
  changed: Changes[];
  round?: number;
  step?: string | null;
  counted?: CountedView | null;
}

/** What changed among the things of one view. */
export interface Changes {
  things?: Record<string, ThingView>;
  gone?: string[];
  moves?: Move[];
}

/** A thing, or an amount of what a number counts, went from one thing to another. */
export interface Move {
  what: string;
  from?: string | null;
  to?: string | null;
  amount?: number;
}

/** What undoing the reader's last choice would mean. */
export interface UndoPlan {
  taken_back: number;
  learned: boolean;
  random: boolean;
  others: string[];
  needed: string[];
  text: string;
  choice: string | null;
}

/** How a game ended. */
export interface Outcome {
  won: boolean;
  reason: string;
  rule: string;
  text: string;
}

/** What the owner of a hand shows of it: single cards, or all if it is open. */
export interface HandShown {
  seat: number;
  open: boolean;
  cards: CardShown[];
}

/** A card in hand that everybody may see. */
export interface CardShown {
  card: number;
  face: string;
}

/** What the guide of a tutorial says with a question. */
export interface Guidance {
  lesson: LessonText | null;
  best: string[];
  why: string;
}

/** A lesson of the guide, with the rules to read for more. */
export interface LessonText {
  title: string;
  text: string;
  rules: RuleText[];
}

/** Chat messages; `from` is the number of the first of them. */
export interface Chat {
  type: "chat";
  table: string;
  from: number;
  messages: ChatMessage[];
}

/** A chat message, or a notice of something that happened at the table. */
export interface ChatMessage {
  kind: "said" | "notice";
  person: string | null;
  name: string;
  text: string;
  at: string;
}

/** Somebody points at something. */
export interface Point {
  type: "point";
  table: string;
  person: string;
  thing: Thing | null;
}

/** What search would do. */
export interface Hint {
  type: "hint";
  id: number;
  table: string;
  version: number;
  best: string[];
  why: string;
  options: Advice[];
}

/** What search thinks of an option. */
export interface Advice {
  key: string;
  share: number;
  estimate: number;
}

/** The odds as far as the reader can tell: as things stand, and with each option. */
export interface Odds {
  type: "odds";
  id: number;
  table: string;
  version: number;
  standing: number | null;
  options: Chance[];
}

/** The chance to succeed with an option. */
export interface Chance {
  key: string;
  chance: number;
}

/** What hinders the reader from doing more with a thing; empty if nothing does. */
export interface WhyNot {
  type: "why_not";
  id: number;
  table: string;
  version: number;
  reasons: ReasonText[];
}

/** Why something is not offered: its option key, the rule that hinders it, and a sentence. */
export interface ReasonText {
  key: string;
  rule: RuleText | null;
  text: string;
}

/** What the reader's ticks mean, and the texts of the options as they are after them. */
export interface Weighed {
  type: "weighed";
  id: number;
  table: string;
  version: number;
  ticked: Ticked;
  prompt: string;
  options: OptionText[];
  chance: number | null;
  stakes: Stakes | null;
}

/** A copy to try things out on is ready. */
export interface WhatIf {
  type: "what_if";
  id: number;
  table: string;
  sandbox: string;
}

/** The outcome of something that the reader asked the others at a table. */
export interface Told {
  type: "told";
  table: string;
  text: string;
}

/** One of the reader's tables changed that this socket is not subscribed to. */
export interface Mine {
  type: "mine";
  table: Summary;
}

/** A table on a list. */
export interface Summary {
  table: string;
  name: string;
  game: string;
  title: string;
  status: "gathering" | "playing" | "finished";
  setup: Record<string, unknown>;
  people: Present[];
  seats: Seat[];
  my_seats: number[];
  host: string;
  your_move: boolean;
  waiting_for: string | null;
  choices: number;
  outcome: Outcome | null;
  updated: string;
  readable: boolean;
}

/** Somebody on a list of tables. */
export interface Present {
  id: string;
  name: string;
  here: boolean;
}

/** The reader no longer sees this table. */
export interface Gone {
  type: "gone";
  table: string;
  code: "removed" | "left" | "forgotten";
  text: string;
}

/** A request was carried out, and stored. */
export interface Ok {
  type: "ok";
  id: number;
  table?: string | null;
  version?: number | null;
}

/** A request was refused, and nothing has changed. */
export interface Err {
  type: "error";
  id: number | null;
  code: string;
  text: string;
  offered?: string[] | null;
  table?: string | null;
  version?: number | null;
}

/** The answer to `ping`. */
export interface Pong {
  type: "pong";
  id: number;
  now: string;
}

/** The addresses of the server on the local network. */
export interface Address {
  urls: string[];
}

/** The server is up, and can write to its storage. */
export interface Health {
  ready: boolean;
  version: string;
}

/** The languages, and the areas that have a Fluent file. */
export interface LanguageList {
  languages: LanguageName[];
  areas: string[];
}

/** A language, and what it calls itself. */
export interface LanguageName {
  code: string;
  name: string;
}

/** The games. */
export interface GameList {
  games: GameInfo[];
}

/** A game that can be played. */
export interface GameInfo {
  name: string;
  title: string;
  door: Door | null;
  seats: number[];
  bots: string[];
  setup: SetupText[];
  occasions: OccasionText[];
  first_seats: number;
  alone: number;
  capabilities: string[];
}

/** The door of a game on the start page. */
export interface Door {
  over: string;
  title: string;
  text: string;
  time: string;
  hard: string;
}

/** A set-up option. */
export interface SetupText {
  key: string;
  label: string;
  values: ValueText[];
  default: string | number;
  advice: string | number | null;
  idle: ([string, string | number])[];
}

/** A value of a set-up option; `note` says what it means for the players, or nothing. */
export interface ValueText {
  value: string | number;
  text: string;
  note: string;
}

/** A kind of occasion that a seat may pass automatically; `stop`: by default it does not. */
export interface OccasionText {
  kind: string;
  text: string;
  stop: boolean;
}

/** The components of a game. */
export interface ComponentList {
  components: ComponentText[];
}

/** A component of a game with its texts; one of a loaded set also has its facts. */
export interface ComponentText {
  key: string;
  kind: string;
  copies: number;
  original: boolean;
  text: Record<string, string>;
  facts?: Record<string, unknown> | null;
}

/** Rules of a game. */
export interface RuleList {
  rules: RuleText[];
}

/** A whole rulebook. */
export interface Book {
  chapters: Chapter[];
}

/** A part of a rulebook. */
export interface Chapter {
  title: string;
  rules: ReadRule[];
}

/** A rule of the rulebook. */
export interface ReadRule {
  id: string;
  title: string;
  text: string;
  places: string[];
  see: string[];
  cards: string[];
}

/** The text of a deck, and the set-up of the game that it is for. */
export interface DeckGiven {
  deck: string;
  setup: Record<string, unknown>;
}

/** A parsed deck, and everything that is wrong with it. */
export interface DeckText {
  investigator: string;
  cards: [string, number][];
  text: string;
  json: string;
  reasons: string[];
  name: string;
  unread: string[];
}

/** All decks of a person. */
export interface KeptDecks {
  decks: KeptDeck[];
}

/** A stored deck, available on all of its owner's devices. */
export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  investigator: string;
  json: string;
}

/** An empty request or response body. */
export interface Nothing {
}

/** Who the cookie belongs to. */
export interface Whoami {
  person: Person | null;
}

/** A new guest. */
export interface NewPerson {
  name: string;
  language?: string | null;
}

/** A new name or language. */
export interface ChangedPerson {
  name?: string | null;
  language?: string | null;
}

/** A link that signs in another device. */
export interface RecoveryPath {
  path: string;
}

/** The secret of a recovery link. */
export interface Token {
  token: string;
}

/** Whether to sign out everywhere. */
export interface Forget {
  everywhere?: boolean;
}

/** The reader's tables. */
export interface TableList {
  tables: Summary[];
}

/** A new table. */
export interface NewTable {
  game: string;
  setup: Record<string, string | number | string[]>;
  name?: string | null;
  seats?: (string | BotWish)[] | null;
  options?: Options;
  ready?: boolean;
}

/** A seat for a bot. */
export interface BotWish {
  bot: string;
}

/** The table that was made or joined. */
export interface TableMade {
  table: string;
}

/** A new tutorial game. */
export interface FirstTable {
  game: string;
}

/** A table apart from its game, for one reader. */
export interface TableInfo {
  table: string;
  name: string;
  game: string;
  title: string;
  status: "gathering" | "playing" | "finished";
  what_if: boolean;
  setup: Record<string, unknown>;
  setup_text: Label[];
  options: Options;
  host: string;
  people: Attendant[];
  seats: Seat[];
  me: Me;
  links: Links | null;
  undo: Proposal | null;
  again: string | null;
  seed_known_to: string | null;
  guided: boolean;
}

/** What a link leads to. */
export interface Invitation {
  table: Summary;
  watch: boolean;
}

/** The links of a table. */
export interface LinksMade {
  links: Links;
}

/** A bug report about a table. */
export interface NewReport {
  text: string;
}

/** The number of a report. */
export interface ReportMade {
  report: string;
}

/** The choice of a finished game after which a branch continues. */
export interface Branch {
  at: number;
}

/** The table of an imported record, and where it stopped matching the rules. */
export interface Imported {
  table: string;
  misfit: Problem | null;
}

/** A part of a finished game. */
export interface Replay {
  choices: number;
  from: number;
  moments: ReplayStep[];
  names: Record<string, string>;
}

/** A moment of a finished game. */
export interface ReplayStep {
  at: number;
  made: Made | null;
  views: View[];
  decision: Decision | null;
  log: LogEntry[];
  moments: Moment[] | null;
  outcome: Outcome | null;
}

/** The choice that led to a moment. */
export interface Made {
  seat: number;
  key: string;
  text: string;
}

/** The parts of a finished game. */
export interface ChapterList {
  chapters: ReplayChapter[];
}

/** The start of a part of a finished game: its choice count, and its title. */
export interface ReplayChapter {
  at: number;
  title: string;
  depth: number;
}

export type Request =
  | Subscribe
  | Unsubscribe
  | Choose
  | Confirm
  | Prepare
  | PrepareSeveral
  | Withdraw
  | Undo
  | UndoAnswer
  | Talk
  | PointAt
  | ShowCard
  | OpenHand
  | Sit
  | Stand
  | Bring
  | Ready
  | UseBot
  | Leave
  | AskHint
  | AskOdds
  | AskWhyNot
  | Weigh
  | GiveOrders
  | LeaveGuide
  | AskWhatIf
  | SetUp
  | Give
  | Remove
  | MakeHost
  | SpeakLanguage
  | Ping;

export type ServerMessage =
  | Hello
  | Table
  | Update
  | Chat
  | Point
  | Hint
  | Odds
  | WhyNot
  | Weighed
  | WhatIf
  | Told
  | Mine
  | Gone
  | Ok
  | Err
  | Pong;
