/** What is counted at the end of a game for each investigator, and what it is remembered by. */

import type { LogEntry } from "../../net/protocol";
import type { Count } from "../../state/tally";

/** What is counted, in the order in which it is told. */
export const COUNTED = ["clues", "enemies", "passed", "failed", "damage", "horror"] as const;

const KEY = new Set(["advanced", "resigned", "killed", "insane"]);

export const isKey = ({ kind }: LogEntry): boolean => KEY.has(kind);

export function counted({ kind, args }: LogEntry): Count[] {
  const who = Number(args.who);
  const card = Number(args.card);
  switch (kind) {
    case "discovered":
      return [{ who, what: "clues", amount: Number(args.clues) }];
    case "defeated":
      // Somebody who falls defeats nobody.
      return who === card ? [] : [{ who, what: "enemies", amount: 1 }];
    case "test-result":
      return [{ who, what: args.result === "succeeded" ? "passed" : "failed", amount: 1 }];
    case "damaged":
      return [
        { who: card, what: "damage", amount: Number(args.damage) },
        { who: card, what: "horror", amount: Number(args.horror) },
      ];
    default:
      return [];
  }
}
