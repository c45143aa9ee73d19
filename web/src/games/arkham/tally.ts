/** What is counted at the end of a game for each investigator, and what it is remembered by. */

import type { LogEntry } from "../../net/protocol";
import type { After, Count } from "../../state/tally";

/** What is counted, in the order in which it is told. */
export const COUNTED = ["monsters", "gates", "passed", "failed", "sanity", "stamina"] as const;

const KEY = new Set(["gate", "sealed", "closes", "awakens", "devoured", "falls", "terror", "burst"]);

export const isKey = ({ kind }: LogEntry): boolean => KEY.has(kind);

/** The line that a round begins with: the rulebook calls it a turn. */
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
/** Open gates on the board. */
export const open: After = (before, { kind }) => (kind === "gate" ? before + 1 : kind === "closes" ? before - 1 : before);
/** Elder signs on the board: a gate may burst through one. */
export const seals: After = (before, { kind }) => (kind === "sealed" ? before + 1 : kind === "burst" ? before - 1 : before);
