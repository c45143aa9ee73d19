/** The statistics of each investigator at the end of a game, and its key moments. */

import type { LogEntry } from "../../net/protocol";
import type { Count } from "../../state/tally";

/** What is counted, in the order of display. */
export const COUNTED = ["clues", "monsters", "seals", "health"] as const;

const ONCE: Record<string, (typeof COUNTED)[number]> = {
  "found-clue": "clues",
  destroyed: "monsters",
  sealed: "seals",
};
const KEY = new Set(["found-clue", "fallen", "overrun", "overrun-by-damage", "ritual-matches"]);

export const isKey = ({ kind }: LogEntry): boolean => KEY.has(kind);

/** Key moments for games with few of them. */
export const isMinor = (entry: LogEntry): boolean => counted(entry).length > 0;

export function counted({ kind, args }: LogEntry): Count[] {
  const who = Number(args.figure);
  const what = ONCE[kind];
  if (what) return [{ who, what, amount: 1 }];
  return kind === "lost-health" || kind === "struck" ? [{ who, what: "health", amount: Number(args.amount) }] : [];
}
