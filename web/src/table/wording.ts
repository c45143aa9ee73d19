/** How the words of an option are laid out: whose or what it is, and below that what it does. */

const LONG = 44;
/** How long it may be until whose an option is has been said. */
const WHOSE = 56;

/** The two parts of an option's words; a short one is one part. */
export function partsOf(text: string): [head: string, tail: string] {
  const at = text.length > LONG ? text.indexOf(": ") : -1;
  // What stands in brackets stays together, and so does a list.
  const isWhole = !/\([^)]*$|•/.test(text.slice(0, at));
  return at > 0 && at < WHOSE && isWhole ? [text.slice(0, at + 1), text.slice(at + 2)] : [text, ""];
}

/** An option's words without what it does, for whoever has read that already. */
export function headOf(text: string): string {
  const [head, tail] = partsOf(text);
  return tail ? head.slice(0, -1) : head;
}

/** What is told beside an option: in brackets at its end, after a dash, or both; a mere number stays where it is. */
const BRACKETS = /^(.{1,44}?) \(([^()]{5,})\)(?: – ([^()]+))?$/;
const DASH = /^([^:]+?) – (.+)$/;

/** The words of an option without what is told beside it, and that: what is known of it, and what it brings with it. */
export function asideOf(text: string): [words: string, known: string, brings: string] {
  const [, words, known = "", brings = ""] = BRACKETS.exec(text) ?? [];
  if (words) return [words, known, brings];
  const [, bare, brought = ""] = DASH.exec(text) ?? [];
  return bare ? [bare, "", brought] : [text, "", ""];
}

/** Shorter words are as well read with each option as once above them. */
const WORTH_A_NOTE = 20;

/** What several options bring with them, after a dash, which is said once; empty: nothing. */
export function noteOf(texts: string[]): string {
  const brought = texts.map((text) => DASH.exec(text)?.[2] ?? "").filter((one) => one.length > WORTH_A_NOTE);
  return brought.find((one) => texts.filter((text) => isNoted(text, one)).length > 2) ?? "";
}

/** Whether an option brings what a note says. */
export const isNoted = (text: string, note: string): boolean => !!note && text.endsWith(` – ${note}`);

/** An option's words without what a note says. */
export const withoutNote = (text: string, note: string): string => (isNoted(text, note) ? text.slice(0, -` – ${note}`.length) : text);

/** What all of several options do alike, which is said once; empty: nothing. */
export function alike(texts: string[]): string {
  const [first, ...others] = texts.map((text) => partsOf(text)[1]);
  return others.length && others.every((tail) => tail === first) ? first! : "";
}
