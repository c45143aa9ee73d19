/** Which of many options are in sight at once; the others are unfolded, or pressed on the table itself. */

import type { OptionText } from "../net/protocol";
import { asideOf } from "./wording";

export interface Folding {
  /** In sight wherever there is room for a list. */
  listed: Set<string>;
  /** In sight on a phone, which has one row for them. */
  near: Set<string>;
}

/** How many rows a folded list has, including the one that unfolds it. */
export const MOST_ROWS = 6;
/** How many stand side by side on a phone. */
const MOST_NEAR = 3;
/** How many letters each may have there, by how many columns there are: three lines of them. */
const LETTERS = [Infinity, Infinity, 72, 42, 22];

/**
 * What stands in the hand folds first, since the card itself offers it; then whatever comes last, but what tells nothing
 * of what it leads to before what does. What somebody advises and what ends the choice is always listed.
 */
export function foldingOf(
  options: OptionText[],
  is: Record<"held" | "advised" | "end", (option: OptionText) => boolean>,
  /** How many columns of a phone something else has. */
  besides = 0,
): Folding {
  const keys = (...some: OptionText[][]): string[] => [...new Set(some.flat().map((one) => one.key))];
  const advised = options.filter(is.advised);
  const loose = options.filter((one) => !is.held(one));
  const near = new Set(keys(readable([...new Set([...advised, ...loose])].slice(0, MOST_NEAR), besides)));
  if (options.length <= MOST_ROWS) return { listed: new Set(keys(options)), near };
  const telling = loose.filter((one) => asideOf(one.text)[1]);
  const first = keys(advised, options.filter(is.end), telling, loose, options);
  return { listed: new Set(first.slice(0, MOST_ROWS - 1)), near };
}

/** As many of the first ones as can be read side by side, but one at least. */
function readable(options: OptionText[], besides: number): OptionText[] {
  const room = LETTERS[options.length + besides] ?? 0;
  return options.length < 2 || options.every((one) => one.text.length <= room) ? options : readable(options.slice(0, -1), besides);
}
