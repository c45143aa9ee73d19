/** Which of many options are in sight at once; the others are unfolded, or pressed on the table itself. */

import type { OptionText } from "../net/protocol";

export interface Folding {
  /** In sight wherever there is room for a list. */
  listed: Set<string>;
  /** In sight on a phone, which has one row for them. */
  near: Set<string>;
}

/** How many rows a folded list has, including the one that unfolds it. */
const MOST_ROWS = 6;
/** How many stand side by side on a phone. */
const MOST_NEAR = 3;

/**
 * What stands in the hand folds first, since the card itself offers it; then whatever comes last. What somebody advises
 * and what ends the choice is always listed.
 */
export function foldingOf(
  options: OptionText[],
  is: Record<"held" | "advised" | "end", (option: OptionText) => boolean>,
): Folding {
  const keys = (...some: OptionText[][]): string[] => [...new Set(some.flat().map((one) => one.key))];
  const advised = options.filter(is.advised);
  const loose = options.filter((one) => !is.held(one));
  const near = new Set(keys(advised, loose).slice(0, MOST_NEAR));
  if (options.length <= MOST_ROWS) return { listed: new Set(keys(options)), near };
  const first = keys(advised, options.filter(is.end), loose, options);
  return { listed: new Set(first.slice(0, MOST_ROWS - 1)), near };
}
