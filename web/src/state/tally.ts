/** The statistics and key moments of a finished game, from its log. */

import type { LogEntry } from "../net/protocol";

/** Somebody in a log: a number, or the name on their sheet. */
export type Who = number | string;

/** An amount of something that somebody did or suffered. */
export interface Count {
  who: Who;
  what: string;
  amount: number;
}

const MOST_MOMENTS = 6;
const FEWEST_MOMENTS = 3;

/** The totals by person and kind. */
export function tally(log: LogEntry[], counted: (entry: LogEntry) => Count[]): Map<Who, Map<string, number>> {
  const sums = new Map<Who, Map<string, number>>();
  for (const { who, what, amount } of log.flatMap(counted)) {
    const own = sums.get(who) ?? new Map<string, number>();
    own.set(what, (own.get(what) ?? 0) + amount);
    sums.set(who, own);
  }
  return sums;
}

/** A number after a line of the log, computed from the number before. */
export type After = (before: number, entry: LogEntry) => number;

/** Add up all counts of these kinds. */
export const summing =
  (counted: (entry: LogEntry) => Count[], kinds: readonly string[]): After =>
  (before, entry) =>
    counted(entry).reduce((sum, { what, amount }) => (kinds.includes(what) ? sum + amount : sum), before);

/** The number of the round that a line begins, if it says so. */
const numberOf = ({ args }: LogEntry): number => Number(args.number ?? args.round ?? args.amount ?? 0);

/**
 * The values of a number at the end of each round, starting before the first; a line of the kind `begins` begins a
 * round. The log begins with the first choice, so the beginning of the first round may be missing.
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

/** The last line about each round. */
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
 * The key moments of the game, one per choice. If there are few, the last line of each round is added; the mere
 * beginning of a round does not count.
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
