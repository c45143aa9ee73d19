/** The layout of an option's text: first its name or owner, and below that its effect. */

const LONG = 44;
/** The most letters of the name or owner. */
const WHOSE = 56;

/** The two parts of an option's text; a short one is a single part. */
export function partsOf(text: string): [head: string, tail: string] {
  const at = text.length > LONG ? text.indexOf(": ") : -1;
  // Keep brackets together, and lists, too.
  const isWhole = !/\([^)]*$|•/.test(text.slice(0, at));
  return at > 0 && at < WHOSE && isWhole ? [text.slice(0, at + 1), text.slice(at + 2)] : [text, ""];
}

/** An option's text without its effect, for readers who have seen that already. */
export function headOf(text: string): string {
  const [head, tail] = partsOf(text);
  return tail ? head.slice(0, -1) : head;
}

/** Additional information in brackets at the end, after a dash, or both; a mere number stays where it is. */
const BRACKETS = /^(.{1,44}?) \(([^()]{5,})\)(?: – ([^()]+))?$/;
const DASH = /^([^:]+?) – (.+)$/;

/** An option's text without the additional information, then what is known about it, and what it brings with it. */
export function asideOf(text: string): [words: string, known: string, brings: string] {
  const [, words, known = "", brings = ""] = BRACKETS.exec(text) ?? [];
  if (words) return [words, known, brings];
  const [, bare, brought = ""] = DASH.exec(text) ?? [];
  return bare ? [bare, "", brought] : [text, "", ""];
}

/** Shorter texts are easier to read with each option than once above them. */
const WORTH_A_NOTE = 20;

/** What several options bring with them, after a dash, to be shown once; empty if there is nothing. */
export function noteOf(texts: string[]): string {
  const brought = texts.map((text) => DASH.exec(text)?.[2] ?? "").filter((one) => one.length > WORTH_A_NOTE);
  return brought.find((one) => texts.filter((text) => isNoted(text, one)).length > 2) ?? "";
}

/** Whether an option brings what a note says. */
export const isNoted = (text: string, note: string): boolean => !!note && text.endsWith(` – ${note}`);

/** An option's text without what a note says. */
export const withoutNote = (text: string, note: string): string => (isNoted(text, note) ? text.slice(0, -` – ${note}`.length) : text);

/** What several options do alike, to be shown once; empty if there is nothing. */
export function alike(texts: string[]): string {
  const [first, ...others] = texts.map((text) => partsOf(text)[1]);
  return others.length && others.every((tail) => tail === first) ? first! : "";
}

/** A text without its last word, and that word, which takes what follows with it into the next line. */
export function lastWordOf(text: string): [before: string, last: string] {
  const at = text.lastIndexOf(" ") + 1;
  return [text.slice(0, at), text.slice(at)];
}
