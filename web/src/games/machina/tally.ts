/** What is counted at the end of a game for each explorer, and what it is remembered by. */

import type { LogEntry } from "../../net/protocol";
import type { After, Count } from "../../state/tally";

/** What is counted, in the order in which it is told. */
export const COUNTED = ["monsters", "health", "items"] as const;

/** The steps of the threat track before the monster level rises. */
const STEPS = 7;
const KEY = new Set(["chapter", "final", "level", "scenario-won"]);

/** What a game is remembered by. */
export const isKey = ({ kind }: LogEntry): boolean => KEY.has(kind);

/** What a line says of these explorers. */
export const counting =
  (explorers: ReadonlySet<number>) =>
  ({ kind, args }: LogEntry): Count[] => {
    const unit = Number(args.unit);
    const attacker = Number(args.attacker);
    switch (kind) {
      case "destroyed":
        return explorers.has(attacker) && !explorers.has(unit) ? [{ who: attacker, what: "monsters", amount: 1 }] : [];
      case "lose":
        return explorers.has(unit) ? [{ who: unit, what: "health", amount: Number(args.health) }] : [];
      case "gained":
        return [{ who: Number(args.who), what: "items", amount: 1 }];
      default:
        return [];
    }
  };

/** How far the threat has come, all its levels together. */
export const threat: After = (before, { kind, args }) =>
  kind === "threat" ? (Number(args.level) - 1) * STEPS + Number(args.threat) - 1 : before;
