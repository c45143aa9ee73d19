/**
 * What a game brings to the table: its board, its cards, its panels and a few words about itself.
 * The table knows nothing else of any game.
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
  /** The message with its title. */
  title: string;
}

/** What is not needed to show a table at first. */
export interface More {
  /** A thing of the game, large and with everything there is to know. */
  Zoom: Component<{ scene: Scene; thing: Thing }>;
  /** What the ending shows beside the words. */
  Ending?: Component<{ scene: Scene; outcome: Outcome }>;
  /** The panels by their keys. */
  panels?: Record<string, Component<{ scene: Scene }>>;
}

export interface LogFilter {
  key: string;
  title: string;
  /** The kinds of log entry that it shows. */
  kinds: ReadonlySet<string>;
}

export interface TourStop {
  /** Which part of the page it is about: an element with this `data-tour`. */
  at: string;
  text: string;
}

/** Some keys, separated by spaces, and the message that says what they do. */
export type Keys = readonly [caps: string, message: string];

export interface GameClient {
  /** The Fluent files with the game's words. */
  areas: string[];
  /** Whether those name all that lies on the table, so that it is shown before the texts of its cards are there. */
  namesAll?: boolean;
  /** Drawings that are used by name, put on the page once. */
  Drawings?: Component;
  Board: Component<{ scene: Scene }>;
  /** What stands beside the board all along: the story so far, and how far it is. */
  Rail?: Component<{ scene: Scene }>;
  /** The others, a row for each. */
  Partners?: Component<{ scene: Scene }>;
  /** The reader's own side of the table, but for the hand. */
  You?: Component<{ scene: Scene }>;
  Hand?: Component<{ scene: Scene }>;
  /** How high these two are below a board on a wide screen, in pixels; without it, as high as a card is. */
  dock?: number;
  /**
   * Whether a map as high as it is wide wants all the height of a wide screen, and most of that of an upright tablet: the
   * reader's own side then stands beside it, or beside the question.
   */
  isTall?: boolean;
  /** Whether a map that is wider than high wants most of an upright tablet all the same. */
  isUpright?: boolean;
  /**
   * Where along the upper edge of a wide board nothing lies, as shares of its width: what happens is told there.
   * A narrow one has no such place, and the question's own place tells it. Left out: at the lower edge.
   */
  clear?: { left: number; width: number };
  /** Whether nothing but the board is there now, which then has all the room. */
  isBare?(view: View): boolean;
  /** How a line of the log is shown when it happens; without it, in its place and for the usual time. */
  cue?(entry: LogEntry): Cue;
  /** What a line of the log sounds like when it happens, for those who want sounds. */
  sound?(entry: LogEntry): Sound | null;
  /** What a line of the log shows in the middle. */
  Staged?: Component<{ scene: Scene; entry: LogEntry }>;
  /** A small picture of what a line of the log is about. */
  Glimpse?: Component<{ scene: Scene; entry: LogEntry }>;
  /** Whether a number that changed is seen to come to its thing, and its sign. */
  counts?(flow: Flow): boolean;
  Pip?: Component<{ what: string }>;
  /** What is attempted now, as a stage shows it; what cannot be told is taken from how it was shown before. */
  attempt?(scene: Scene, before: Attempt | null): Attempt | null;
  /** What may come in an attempt: a token, a die. */
  Draw?: Component<{ draw: string; small?: boolean }>;
  /** A view as it was when its things stood like these; without it, only the things tell. */
  asOf?(view: View, things: Things): View;
  /** Whoever plays a seat, as a face beside the question. */
  Face?: Component<{ scene: Scene; seat: number }>;
  /** How the list of one's tables shows this moment; without it, by the game's poster. */
  moment?(scene: Scene): Moment;
  panels: Panel[];
  more: Later<More>;
  /** Whether a line of the log is one of those that a game is remembered by. */
  isKey?(entry: LogEntry): boolean;
  /** Whether it is remembered by a line where there are few of those, one of each round; without it, by any. */
  isMinor?(entry: LogEntry): boolean;
  /** The title under which options are folded away that the board itself offers; null: it stands in the list. */
  folds?(option: OptionText): string | null;
  /** A small picture beside the text of an option, if there is one. */
  OptionSign?: Component<{ scene: Scene; option: OptionText }>;
  /** A view with all that the others show, for somebody who has several seats or is shown hands. */
  together(view: View, views: View[], hands: HandShown[]): View;
  /** The hand of a seat, where the rules let its owner show it to the others. */
  hand?(view: View, seat: number): CardShown[];
  /** Whether a thing lies in the hand of a seat, where it offers by itself what may be done with it. */
  isHeld?(view: View, thing: Thing, seat: number | null): boolean;
  /** Whether chances are of interest now, to the one who is asked or to the others. */
  odds?(view: View, mine: boolean): boolean;
  /** What somebody plays under: the name of a seat's part in the game. */
  seatName(view: View, seat: number): string;
  /** What a line of the log is about. */
  about(view: View, entry: LogEntry): Thing[];
  filters: LogFilter[];
  /** The kinds of lines that head those below them; without it, those that begin a round. */
  heads?: Readonly<Record<string, "heading" | "part">>;
  tour: TourStop[];
  /** The keys of its own board, besides the arrows; without it, there are none. */
  keys?: readonly Keys[];
}
