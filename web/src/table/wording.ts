/** How the words of an option are laid out: whose or what it is, and below that what it does. */

const LONG = 44;
/** How long it may be until whose an option is has been said. */
const WHOSE = 56;

/** The two parts of an option's words; a short one is one part. */
export function partsOf(text: string): [head: string, tail: string] {
  const at = text.length > LONG ? text.indexOf(": ") : -1;
  // What stands in brackets stays together.
  const isWhole = !/\([^)]*$/.test(text.slice(0, at));
  return at > 0 && at < WHOSE && isWhole ? [text.slice(0, at + 1), text.slice(at + 2)] : [text, ""];
}

/** What is told beside an option: in brackets at its end, after a dash, or both; a mere number stays where it is. */
const BRACKETS = /^(.{1,44}?) \(([^()]{5,})\)(?: – ([^()]+))?$/;
const DASH = /^([^:]+?) – (.+)$/;

/** The words of an option without what is told beside it, and that. */
export function asideOf(text: string): [words: string, aside: string] {
  const [, words, ...told] = BRACKETS.exec(text) ?? DASH.exec(text) ?? [];
  return words ? [words, told.filter(Boolean).join(" · ")] : [text, ""];
}

/** What all of several options do alike, which is said once; empty: nothing. */
export function alike(texts: string[]): string {
  const [first, ...others] = texts.map((text) => partsOf(text)[1]);
  return others.length && others.every((tail) => tail === first) ? first! : "";
}
