/** Which of many options are in sight at first; the others have to be unfolded, or pressed on the table itself. */

import type { OptionText } from "../net/protocol";
import { asideOf } from "./wording";

export interface Folding {
  /** In sight if there is room for a list. */
  listed: Set<string>;
  /** In sight on a phone, which has one row for them. */
  near: Set<string>;
}

/** The rows of a folded list, including the one that unfolds it. */
export const MOST_ROWS = 6;
/** The most options side by side on a phone. */
const MOST_NEAR = 3;
/** The most letters of an option there, by the number of columns: they fill three lines. */
const LETTERS = [Infinity, Infinity, 72, 42, 22];
/** The most letters of a word beside a box to tick. */
const WORD = [Infinity, Infinity, 20, 11, 7];

/**
 * The options in hand fold first, since the cards themselves offer them; then the last ones, starting with those
 * that do not say what they lead to. Whatever is advised, or ends the choice, is always listed.
 */
export function foldingOf(
  options: OptionText[],
  is: Record<"held" | "advised" | "end", (option: OptionText) => boolean>,
  /** The columns of a phone that something else takes. */
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

/** As many of the first options as are readable side by side, but at least one. */
function readable(options: OptionText[], besides: number): OptionText[] {
  const columns = options.length + besides;
  const room = LETTERS[columns] ?? 0;
  const least = besides ? (WORD[columns] ?? 0) : Infinity;
  const fits = ({ text }: OptionText): boolean => text.length <= room && text.split(/[\s-]/).every((word) => word.length <= least);
  return options.length < 2 || options.every(fits) ? options : readable(options.slice(0, -1), besides);
}
