/** What is counted at the end of a game for each explorer, and what it is remembered by. */

import type { LogEntry } from "../../net/protocol";
import type { After, Count } from "../../state/tally";

/** What is counted, in the order in which it is told. */
export const COUNTED = ["monsters", "health", "items"] as const;

/** The steps of the threat track before the monster level rises. */
const STEPS = 7;
const KEY = new Set(["chapter", "exit", "final", "level", "mirrors-broken", "scenario-begins", "scenario-won"]);
const MINOR = new Set(["destroyed", "explored", "sealed", "gained", "event"]);

/** What a game is remembered by: the chapters, the ways out, the dead. */
export const isKey = ({ kind, args }: LogEntry): boolean => KEY.has(kind) || (kind === "destroyed" && args.victim === "explorer");
/** What a game is remembered by in which little of that happened. */
export const isMinor = ({ kind }: LogEntry): boolean => MINOR.has(kind);

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
export const threat: After = (before, { kind, args }) => {
  if (kind === "threat") return (Number(args.level) - 1) * STEPS + Number(args.threat) - 1;
  // A chapter may raise the level by itself.
  return kind === "level" ? Math.max(before, (Number(args.level) - 1) * STEPS) : before;
};
