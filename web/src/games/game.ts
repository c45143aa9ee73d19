/**
 * What a game contributes to the page: its board, its cards, its panels, and a few facts about itself. The table
 * knows nothing else about any game.
 */

import type { Component } from "svelte";

import type { CardShown, HandShown, LogEntry, OptionText, Outcome, Thing, View } from "../net/protocol";
import type { Attempt } from "../state/attempt";
import type { Cue, Flow, Things } from "../state/beats";
import type { Moment } from "../state/glimpses";
import type { Scene } from "../state/scene.svelte";
import type { Sound } from "../table/sound";
import type { Later } from "../ui/later.svelte";

export interface Panel {
  key: string;
  /** The message for its title. */
  title: string;
}

/** What is not needed for showing a table at first. */
export interface More {
  /** A thing of the game, close up, with everything there is to know. */
  Zoom: Component<{ scene: Scene; thing: Thing }>;
  /** What the ending shows beside the text. */
  Ending?: Component<{ scene: Scene; outcome: Outcome }>;
  /** The panels by key. */
  panels?: Record<string, Component<{ scene: Scene }>>;
}

export interface LogFilter {
  key: string;
  title: string;
  /** The kinds of log entries that it shows. */
  kinds: ReadonlySet<string>;
}

export interface TourStop {
  /** The part of the page it is about: an element with this `data-tour`. */
  at: string;
  text: string;
}

/** Some keys, separated by spaces, and the message that says what they do. */
export type Keys = readonly [caps: string, message: string];

export interface GameClient {
  /** The Fluent files of the game. */
  areas: string[];
  /**
   * Whether these files name everything on the table, so that it can be shown before the texts of the cards are
   * loaded.
   */
  namesAll?: boolean;
  /** Drawings that are used by name, put on the page once. */
  Drawings?: Component;
  Board: Component<{ scene: Scene }>;
  /** What is beside the board all the time: the story so far, and its progress. */
  Rail?: Component<{ scene: Scene }>;
  /** The others, a row for each. */
  Partners?: Component<{ scene: Scene }>;
  /** The reader's own side of the table, except the hand. */
  You?: Component<{ scene: Scene }>;
  Hand?: Component<{ scene: Scene }>;
  /** The height of these two below a board on a wide screen, in pixels; by default the height of a card. */
  dock?: number;
  /**
   * Whether a square map should have all the height of a wide screen, and most of that of an upright tablet; the
   * reader's own side is then beside it, or beside the question.
   */
  isTall?: boolean;
  /** Whether a wide map should still have most of an upright tablet. */
  isUpright?: boolean;
  /**
   * Where the upper edge of a wide board is empty, as shares of its width: beats are announced there. Narrow boards
   * have no such place, so the question's place is used. By default it is at the lower edge.
   */
  clear?: { left: number; width: number };
  /** Whether there is just the board now, which then has all the room. */
  isBare?(view: View): boolean;
  /** How a line of the log is shown when it happens; by default in place and for the usual time. */
  cue?(entry: LogEntry): Cue;
  /** The sound of a line of the log when it happens, for those who want sounds. */
  sound?(entry: LogEntry): Sound | null;
  /** What is shown in the middle for a line of the log. */
  Staged?: Component<{ scene: Scene; entry: LogEntry }>;
  /** A small picture of what a line of the log is about. */
  Glimpse?: Component<{ scene: Scene; entry: LogEntry }>;
  /** Whether a changed number is shown coming to its thing; `Pip` is its sign. */
  counts?(flow: Flow): boolean;
  Pip?: Component<{ what: string }>;
  /** The current attempt as its stage shows it; what is not known any more comes from how it was shown before. */
  attempt?(scene: Scene, before: Attempt | null): Attempt | null;
  /** What can be drawn in an attempt: a token, a die. */
  Draw?: Component<{ draw: string; small?: boolean }>;
  /** A view at the moment when its things were like these; by default only the things differ. */
  asOf?(view: View, things: Things): View;
  /** The face of who plays a seat, beside the question. */
  Face?: Component<{ scene: Scene; seat: number }>;
  /** How the list of tables shows this moment; by default as the game's poster. */
  moment?(scene: Scene): Moment;
  panels: Panel[];
  more: Later<More>;
  /** Whether a line of the log is a key moment of the game. */
  isKey?(entry: LogEntry): boolean;
  /** Whether a line can be a key moment if there are few of them, one per round; by default any can. */
  isMinor?(entry: LogEntry): boolean;
  /** The title under which options that the board offers itself are folded away; null to list the option. */
  folds?(option: OptionText): string | null;
  /** A small picture beside the text of an option, if there is one. */
  OptionSign?: Component<{ scene: Scene; option: OptionText }>;
  /** One view with all that somebody with several seats knows, and what others show of their hands. */
  together(view: View, views: View[], hands: HandShown[]): View;
  /** The hand of a seat, if the rules let its owner show it to others. */
  hand?(view: View, seat: number): CardShown[];
  /** Whether a thing is in the hand of a seat, where it offers itself what can be done with it. */
  isHeld?(view: View, thing: Thing, seat: number | null): boolean;
  /** Whether chances are of interest now, to the deciding player or to the others. */
  odds?(view: View, mine: boolean): boolean;
  /** The name of a seat's part in the game. */
  seatName(view: View, seat: number): string;
  /** What a line of the log is about. */
  about(view: View, entry: LogEntry): Thing[];
  filters: LogFilter[];
  /** The kinds of lines that head those below them; by default those that begin a round. */
  heads?: Readonly<Record<string, "heading" | "part">>;
  tour: TourStop[];
  /** The keys of its own board, besides the arrows; by default none. */
  keys?: readonly Keys[];
}
