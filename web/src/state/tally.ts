/** What is counted and remembered once a game is over, from its log. */

import type { LogEntry } from "../net/protocol";

/** Somebody in a log: by number, or by the name on their sheet. */
export type Who = number | string;

/** So much of something that somebody did or suffered. */
export interface Count {
  who: Who;
  what: string;
  amount: number;
}

const MOST_MOMENTS = 6;
const FEWEST_MOMENTS = 3;

/** What everybody's counts come to, by who and what. */
export function tally(log: LogEntry[], counted: (entry: LogEntry) => Count[]): Map<Who, Map<string, number>> {
  const sums = new Map<Who, Map<string, number>>();
  for (const { who, what, amount } of log.flatMap(counted)) {
    const own = sums.get(who) ?? new Map<string, number>();
    own.set(what, (own.get(what) ?? 0) + amount);
    sums.set(who, own);
  }
  return sums;
}

/** A number after a line of the log, from what it was before. */
export type After = (before: number, entry: LogEntry) => number;

/** What all counts of these kinds come to. */
export const summing =
  (counted: (entry: LogEntry) => Count[], kinds: readonly string[]): After =>
  (before, entry) =>
    counted(entry).reduce((sum, { what, amount }) => (kinds.includes(what) ? sum + amount : sum), before);

/** Which round a line begins, where it says so. */
const numberOf = ({ args }: LogEntry): number => Number(args.number ?? args.round ?? args.amount ?? 0);

/**
 * What a number was at the end of each round, beginning with none; a line of the kind `begins` begins a round.
 * The log begins with the first choice: a first round that began before it is not told.
 */
export function course(log: LogEntry[], after: After, begins = "round"): number[] {
  const found = [0];
  let now = 0;
  let hasBegun = false;
  for (const entry of log) {
    if (entry.kind === begins && (hasBegun || numberOf(entry) > 1)) found.push(now);
    hasBegun ||= entry.kind === begins;
    now = after(now, entry);
  }
  return [...found, now];
}

const ROUND = "round";

/** The last line of each round that tells something of it. */
function ofEachRound(log: LogEntry[], tells: (entry: LogEntry) => boolean): LogEntry[] {
  const found: LogEntry[] = [];
  let isNew = true;
  for (const entry of log) {
    if (entry.kind === ROUND) isNew = true;
    else if (tells(entry)) {
      if (!isNew) found.pop();
      found.push(entry);
      isNew = false;
    }
  }
  return found;
}

/**
 * The last lines that the game is remembered by, one of a choice. Where those are few, one of each round, too: that a
 * round began tells nothing of it.
 */
export function keyMoments(
  log: LogEntry[],
  isKey: (entry: LogEntry) => boolean,
  isMinor: (entry: LogEntry) => boolean = () => true,
): LogEntry[] {
  const once = (entries: LogEntry[]): LogEntry[] => [...new Map(entries.map((one) => [one.choice, one])).values()];
  const played = log.filter((entry) => entry.choice > 0);
  const keys = once(played.filter(isKey));
  if (keys.length >= FEWEST_MOMENTS) return keys.slice(-MOST_MOMENTS);
  const taken = new Set(keys.map((one) => one.choice));
  const lesser = ofEachRound(played, isMinor).filter((one) => !taken.has(one.choice));
  const found = new Set([...keys, ...once(lesser)]);
  return played.filter((one) => found.has(one)).slice(-MOST_MOMENTS);
}
