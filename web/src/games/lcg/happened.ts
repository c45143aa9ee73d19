/** What happened since the last choice, read from the log: views only show how things stand. */

import type { LogEntry } from "../../net/protocol";

export interface PastTest {
  who: number;
  skill: string;
  difficulty: number;
  /** The faces of the cards that were committed. */
  committed: string[];
  tokens: string[];
  total: number;
  result: string;
  by: number;
}

/** The last test that ended since the last choice. */
export function lastTest(log: LogEntry[], fresh: number): PastTest | null {
  const ended = log.findLastIndex((one) => one.kind === "test-result");
  if (ended < log.length - fresh) return null;
  const began = log.slice(0, ended).findLastIndex((one) => one.kind === "test");
  const [first, ...rest] = log.slice(began, ended + 1);
  if (began < 0 || !first) return null;
  const of = (kind: string, key: string): (string | number)[] =>
    rest.flatMap((one) => (one.kind === kind ? [one.args[key] as string | number] : []));
  const last = log[ended]!;
  return {
    who: Number(first.args.who),
    skill: String(first.args.skill),
    difficulty: Number(first.args.difficulty),
    committed: of("committed", "face").map(String),
    tokens: of("revealed-token", "token").map(String),
    total: Number(of("total", "total").at(-1) ?? 0),
    result: String(last.args.result),
    by: Number(last.args.by),
  };
}
