/**
 * An attempt as its stage shows it: who or what is tested, against what, where each number comes from, the stakes,
 * and the chance. It stands for skill tests, rituals, attacks with dice, and checks with successes alike.
 */

import type { Wish } from "../art/kit";

/** A number and its source. */
export interface Part {
  name: string;
  amount: string;
  /** Whether the reader has ticked it but not confirmed it. */
  isTicked?: boolean;
}

/** One of the two sides that are compared. */
export interface Side {
  name: string;
  wish: Wish;
  parts: Part[];
}

/** Something that can be drawn from the bag, or shown by a die. */
export interface Draw {
  key: string;
  name: string;
  succeeds: boolean;
  isDrawn: boolean;
}

/** A die that was rolled. */
export interface Die {
  face: number;
  isHit: boolean;
}

/** A possible result, and its chance. */
export interface Likely {
  name: string;
  chance: number;
  /** Whether it is bad for the players. */
  isBad?: boolean;
}

export interface Attempt {
  title: string;
  who: string;
  skill: Side;
  against: Side;
  /** The number reached so far, and the number needed. */
  total: number;
  needed: number;
  success: string[];
  failure: string[];
  /** Everything that can be drawn, the best first. */
  draws: Draw[];
  /** What was drawn so far. */
  drawn: string[];
  result: "" | "succeeded" | "failed";
  /** What to call the result if the margin does not matter. */
  verdict?: string;
  /** The margin. */
  by: number;
  /** The row of possible draws, in words. */
  tells: string;
  /** What the two numbers count, if they are of different kinds. */
  totalOf?: string;
  neededOf?: string;
  /** The dice on the table, if dice decide. */
  dice?: Die[];
  /** The possible results, or further options, each with its chance. */
  chances?: Likely[];
  /** The question in short, since the stage shows what it is about. */
  ask?: string;
  /** The label of the button that goes through with it, with the chance in percent if it is known. */
  go?: (percent: number | null) => string;
  /** The chances of options that are known from the view, by option key. */
  known?: Record<string, number>;
  /** Whether the stage offers the current options, too, besides the list. */
  offers?: boolean;
  /**
   * The options that go through with it, by key, each with the label of its button; by default all that do not
   * pass.
   */
  going?: Record<string, string>;
}
