/** The statistics of each investigator at the end of a game, and its key moments. */

import type { LogEntry } from "../../net/protocol";
import type { Count } from "../../state/tally";
import { faceOf } from "./box";

/** What is counted, in the order of display. */
export const COUNTED = ["clues", "enemies", "passed", "failed", "damage", "horror"] as const;

const KEY = new Set(["advanced", "resigned", "killed", "insane"]);

/** Whether a line is about a card of a type. */
const isAbout = ({ args }: LogEntry, type: string): boolean => faceOf(String(args.face)).type === type;

export const isKey = (entry: LogEntry): boolean =>
  KEY.has(entry.kind) || (entry.kind === "defeated" && isAbout(entry, "investigator"));

/** Key moments for games with few of them. */
export const isMinor = (entry: LogEntry): boolean =>
  entry.kind !== "test-result" && counted(entry).some(({ amount }) => amount > 0);

export function counted(entry: LogEntry): Count[] {
  const { kind, args } = entry;
  const who = Number(args.who);
  const card = Number(args.card);
  switch (kind) {
    case "discovered":
      return [{ who, what: "clues", amount: Number(args.clues) }];
    case "defeated":
      // A defeated investigator is not an enemy.
      return isAbout(entry, "enemy") ? [{ who, what: "enemies", amount: 1 }] : [];
    case "test-result":
      return [{ who, what: args.result === "succeeded" ? "passed" : "failed", amount: 1 }];
    case "damaged":
      // What enemies and allies suffer is not counted.
      if (!isAbout(entry, "investigator")) return [];
      return [
        { who: card, what: "damage", amount: Number(args.damage) },
        { who: card, what: "horror", amount: Number(args.horror) },
      ];
    default:
      return [];
  }
}
