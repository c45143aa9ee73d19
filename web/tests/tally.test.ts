import { describe, expect, test } from "vitest";

import { open } from "../src/games/arkham/tally";
import type { LogEntry } from "../src/net/protocol";
import { course, keyMoments, summing, type Count } from "../src/state/tally";

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

describe("where little happened", () => {
  const at = (choice: number, kind: string): LogEntry => ({ ...line(kind), text: `${kind} ${choice}`, choice });
  const log = [
    at(1, "round"), at(1, "searched"), at(2, "moved"), at(3, "round"), at(3, "fell"), at(4, "searched"), at(5, "searched"),
    at(6, "round"), at(6, "moved"),
  ];
  const isKey = ({ kind }: LogEntry): boolean => kind === "fell";
  const told = (isMinor?: (one: LogEntry) => boolean): string[] => keyMoments(log, isKey, isMinor).map((one) => one.text);

  test("a game is remembered by something that happened in each round, never by its number", () => {
    expect(told(({ kind }) => kind === "searched")).toEqual(["searched 1", "fell 3", "searched 5"]);
  });

  test("the last line of a round stands for it where a game does not say what counts", () => {
    expect(told()).toEqual(["moved 2", "fell 3", "searched 5", "moved 6"]);
  });
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
