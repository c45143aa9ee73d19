/** What is counted and remembered once a game is over, from its log. */

import type { LogEntry } from "../net/protocol";

/** So much of something that somebody did or suffered. */
export interface Count {
  who: number;
  what: string;
  amount: number;
}

const MOST_MOMENTS = 6;
const FEWEST_MOMENTS = 3;

/** What everybody's counts come to, by who and what. */
export function tally(log: LogEntry[], counted: (entry: LogEntry) => Count[]): Map<number, Map<string, number>> {
  const sums = new Map<number, Map<string, number>>();
  for (const { who, what, amount } of log.flatMap(counted)) {
    const own = sums.get(who) ?? new Map<string, number>();
    own.set(what, (own.get(what) ?? 0) + amount);
    sums.set(who, own);
  }
  return sums;
}

/** What all counts of a kind had come to at the end of each round, beginning with none. */
export function course(log: LogEntry[], counted: (entry: LogEntry) => Count[], kinds: readonly string[]): number[] {
  const sums = [0];
  let sum = 0;
  let hasBegun = false;
  for (const entry of log) {
    if (entry.kind === "round" && hasBegun) sums.push(sum);
    hasBegun ||= entry.kind === "round";
    for (const { what, amount } of counted(entry)) if (kinds.includes(what)) sum += amount;
  }
  return [...sums, sum];
}

/** The last lines that the game is remembered by, one of a choice; where those are few, its rounds. */
export function keyMoments(log: LogEntry[], isKey: (entry: LogEntry) => boolean): LogEntry[] {
  const once = (entries: LogEntry[]): LogEntry[] => [...new Map(entries.map((one) => [one.choice, one])).values()];
  const played = log.filter((entry) => entry.choice > 0);
  const keys = once(played.filter(isKey));
  const found = keys.length < FEWEST_MOMENTS ? once(played.filter((one) => one.kind === "round" || isKey(one))) : keys;
  return found.slice(-MOST_MOMENTS);
}
