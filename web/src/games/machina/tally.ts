/** The statistics of each explorer at the end of a game, and its key moments. */

import type { LogEntry } from "../../net/protocol";
import type { After, Count } from "../../state/tally";

/** What is counted, in the order of display. */
export const COUNTED = ["monsters", "health", "items"] as const;

/** The steps of the threat track before the monster level rises. */
const STEPS = 7;
const KEY = new Set(["chapter", "exit", "final", "level", "mirrors-broken", "scenario-begins", "scenario-won"]);
const MINOR = new Set(["destroyed", "explored", "sealed", "gained", "event"]);

/** Key moments: chapters, ways out, deaths. */
export const isKey = ({ kind, args }: LogEntry): boolean => KEY.has(kind) || (kind === "destroyed" && args.victim === "explorer");
/** Key moments for games with few of them. */
export const isMinor = ({ kind }: LogEntry): boolean => MINOR.has(kind);

/** What a line adds to the statistics of these explorers. */
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

/** The total threat, over all levels. */
export const threat: After = (before, { kind, args }) => {
  if (kind === "threat") return (Number(args.level) - 1) * STEPS + Number(args.threat) - 1;
  // A chapter may raise the level by itself.
  return kind === "level" ? Math.max(before, (Number(args.level) - 1) * STEPS) : before;
};
