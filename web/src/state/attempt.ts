/**
 * Something that is attempted, as a stage shows it: whatever is tested, against what, where each number comes from,
 * what hangs on it and how likely it is. Skill tests, rituals, attacks with dice and checks with successes are all this.
 */

import type { Wish } from "../art/kit";

/** A number and where it comes from. */
export interface Part {
  name: string;
  amount: string;
  /** Whether the reader has only ticked it so far. */
  isTicked?: boolean;
}

/** One of the two that are measured against each other. */
export interface Side {
  name: string;
  wish: Wish;
  parts: Part[];
}

/** What may come out of the bag, or lie on a die. */
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

/** Something that may come of it, and how likely it is. */
export interface Likely {
  name: string;
  chance: number;
  /** Whether one would rather it did not. */
  isBad?: boolean;
}

export interface Attempt {
  title: string;
  who: string;
  skill: Side;
  against: Side;
  /** How much there is, and how much is needed. */
  total: number;
  needed: number;
  success: string[];
  failure: string[];
  /** Everything that may come, the best first. */
  draws: Draw[];
  /** What has come so far. */
  drawn: string[];
  result: "" | "succeeded" | "failed";
  /** What the result is called, where it does not matter by how much. */
  verdict?: string;
  /** By how much. */
  by: number;
  /** What the row of all that may come tells, in words. */
  tells: string;
  /** What the two numbers count, where they are not of one kind. */
  totalOf?: string;
  neededOf?: string;
  /** The dice that lie there, where it is done with dice. */
  dice?: Die[];
  /** How it may end, or what more could be done, each with its chance. */
  chances?: Likely[];
  /** What is asked, in short: the stage tells what it is about. */
  ask?: string;
  /** What the button says that goes through with it, with the chance in percent where that is known. */
  go?: (percent: number | null) => string;
  /** The chances of options that are known with the view, by their keys. */
  known?: Record<string, number>;
  /** Whether the stage offers what may be chosen now, besides the list. */
  offers?: boolean;
  /** Which of these go through with it, by their keys, and what their buttons say; left out: all that do not pass. */
  going?: Record<string, string>;
}
