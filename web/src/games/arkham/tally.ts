/** The statistics of each investigator at the end of a game, and its key moments. */

import type { LogEntry } from "../../net/protocol";
import type { After, Count } from "../../state/tally";

/** What is counted, in the order of display. */
export const COUNTED = ["monsters", "gates", "passed", "failed", "sanity", "stamina"] as const;

const KEY = new Set(["gate", "sealed", "closes", "awakens", "devoured", "falls", "terror", "burst"]);

export const isKey = ({ kind }: LogEntry): boolean => KEY.has(kind);

/** The line that begins a round, which this rulebook calls a turn. */
export const ROUND = "turn";

export function counted({ kind, args }: LogEntry): Count[] {
  const who = String(args.who);
  switch (kind) {
    case "defeat":
      return [{ who, what: "monsters", amount: 1 }];
    case "closes":
      return [{ who, what: "gates", amount: 1 }];
    case "check":
      return [{ who, what: args.passed ? "passed" : "failed", amount: 1 }];
    case "lose":
      return args.what === "sanity" || args.what === "stamina" ? [{ who, what: args.what, amount: Number(args.amount) }] : [];
    default:
      return [];
  }
}

export const doom: After = (before, { kind, args }) => (kind === "doom" ? Number(args.doom) : before);
export const terror: After = (before, { kind, args }) => (kind === "terror" ? Number(args.level) : before);
/** The number of open gates. */
export const open: After = (before, { kind }) => (kind === "gate" ? before + 1 : kind === "closes" ? before - 1 : before);
/** The number of elder signs on the board; a gate may burst through one. */
export const seals: After = (before, { kind }) => (kind === "sealed" ? before + 1 : kind === "burst" ? before - 1 : before);
