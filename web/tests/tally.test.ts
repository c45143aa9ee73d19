import { expect, test } from "vitest";

import { open } from "../src/games/arkham/tally";
import type { LogEntry } from "../src/net/protocol";
import { course, summing, type Count } from "../src/state/tally";

const line = (kind: string, amount = 0): LogEntry => ({ kind, args: { amount }, text: "", choice: 1 });
const counted = ({ kind, args }: LogEntry): Count[] =>
  kind === "round" ? [] : [{ who: 0, what: kind, amount: Number(args.amount) }];

const LOG = [line("clues", 1), line("round"), line("clues", 2), line("harm", 5), line("round"), line("clues", 1)];

test("what is counted adds up from round to round, with what came before the first", () => {
  expect(course(LOG, summing(counted, ["clues"]))).toEqual([0, 3, 4]);
  expect(course(LOG, summing(counted, ["clues", "harm"]))).toEqual([0, 8, 9]);
});

test("a first round that began before anything was chosen counts although no line tells of it", () => {
  const log = [line("clues", 1), line("round", 2), line("clues", 2), line("round", 3), line("clues", 4)];
  expect(course(log, summing(counted, ["clues"]))).toEqual([0, 1, 3, 7]);
});

test("a game without rounds has a beginning and an end", () => {
  expect(course([line("clues", 2)], summing(counted, ["clues"]))).toEqual([0, 2]);
});

test("a marker stands where it was last put, and rounds begin with what the game calls so", () => {
  const log = [line("turn"), line("doom", 2), line("doom", 1), line("turn"), line("turn"), line("doom", 4)];
  const doom = (before: number, { kind, args }: LogEntry): number => (kind === "doom" ? Number(args.amount) : before);
  expect(course(log, doom, "turn")).toEqual([0, 1, 1, 4]);
});

test("a gate is open from where it opens until it closes, wherever it moves meanwhile", () => {
  const log = [line("gate"), line("turn"), line("gate"), line("gate-moves"), line("turn"), line("gate-turns"), line("closes")];
  expect(course(log, open, "turn")).toEqual([0, 2, 1]);
});
