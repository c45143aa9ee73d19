import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LogEntry, Moment, ThingView } from "../src/net/protocol";
import { Director } from "../src/state/director.svelte";
import { settings } from "../src/state/settings.svelte";
import { emptyView } from "./views";

const entry = (text: string): LogEntry => ({ kind: "moved", args: {}, text, choice: 1 });
const token = (id: number, place: number, health = 1): ThingView => ({
  kind: "token", id, name: id, place: `location:${place}`, numbers: { health },
});
const moved = (...rows: ThingView[]): Moment => ({
  changed: [{ things: Object.fromEntries(rows.map((row) => [`token:${row.id}`, row])) }],
});
const view = (...rows: ThingView[]) => ({ ...emptyView(), things: moved(...rows).changed[0]!.things! });
const gone: Moment = { changed: [{ gone: ["token:1"] }] };

let director: Director;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
  settings.pace = "normal";
  director = new Director();
});
afterEach(() => {
  Object.defineProperty(document, "hidden", { get: () => false, configurable: true });
  vi.useRealTimers();
});

const now = (): string | undefined => director.beat?.entry.text;
/** Where each token is shown. */
const shown = (): Record<string, string | undefined> | null =>
  director.things && Object.fromEntries(Object.entries(director.things[0]!).map(([key, row]) => [key, row.place]));
const two = (): void => director.play([view(token(1, 7))], [entry("a"), entry("b")], [moved(token(1, 8)), gone]);

test("one line after the other happens, and the view ends it", () => {
  const before = view(token(1, 7), token(2, 7));
  director.play([before], [entry("a"), entry("b")], [moved(token(1, 8)), gone]);
  expect(now()).toBe("a");
  expect(shown()).toEqual({ "token:1": "location:8", "token:2": "location:7" });
  expect([...director.changed]).toEqual(["token:1"]);
  vi.advanceTimersByTime(700);
  expect(now()).toBe("b");
  expect(shown()).toEqual({ "token:2": "location:7" });
  vi.advanceTimersByTime(700);
  expect([now(), director.things, director.isBusy]).toEqual([undefined, null, false]);
});

test("where the round was is told of each line, within one update, too", () => {
  const at = (round: number, step: string): Moment => ({ ...moved(), round, step, counted: { name: "turn", number: round } });
  director.play([view()], [entry("a"), entry("b")], [at(1, "upkeep"), at(2, "mythos")]);
  expect([director.beat?.round, director.beat?.step]).toEqual([1, "upkeep"]);
  director.end();
  expect([director.beat?.round, director.beat?.step]).toEqual([2, "mythos"]);
  expect(director.beat?.counted).toEqual({ name: "turn", number: 2 });
});

test("until the line of a new round is shown, the round that goes before it is", () => {
  const [first, then] = [view(token(1, 7)), view(token(1, 8))];
  const round: LogEntry = { ...entry("Round 2"), kind: "round" };
  director.play([first], [entry("a"), round], [moved(token(1, 8)), moved()]);
  director.play([then], [entry("b")], [moved(token(1, 9))]);
  expect(director.views).toEqual([first]);
  vi.advanceTimersByTime(700);
  expect([now(), director.views]).toEqual(["Round 2", [then]]);
  director.end();
  expect([now(), director.views]).toEqual(["b", [then]]);
  director.end();
  expect(director.views).toBeNull();
  director.again();
  expect(director.views).toBeNull();
});

test("what comes meanwhile waits for its turn", () => {
  director.play([view(token(1, 7))], [entry("a")], [moved(token(1, 8))]);
  director.play([view(token(1, 8))], [entry("b")], [moved(token(1, 9))]);
  expect(now()).toBe("a");
  vi.advanceTimersByTime(700);
  expect(shown()).toEqual({ "token:1": "location:9" });
});

test("however much happens, nothing is left out", () => {
  const many = Array.from({ length: 100 }, (_, at) => entry(String(at)));
  director.play([view(token(1, 7))], many, many.map(() => moved(token(1, 8))));
  const seen: (string | undefined)[] = [];
  while (director.isBusy) {
    seen.push(now());
    vi.advanceTimersByTime(700);
  }
  expect(seen).toEqual(many.map((one) => one.text));
});

test("a replay has only so much time for a step", () => {
  director.most = 3600;
  const many = Array.from({ length: 100 }, (_, at) => entry(String(at)));
  director.play([view(token(1, 7))], many, many.map(() => moved(token(1, 8))));
  vi.advanceTimersByTime(4000);
  expect(director.isBusy).toBe(false);
});

test("a beat is ended, or all of them", () => {
  two();
  director.end();
  expect(now()).toBe("b");
  two();
  director.skip();
  expect(director.isBusy).toBe(false);
});

test("whoever hurries sees everything, quickly", () => {
  two();
  director.hurry(true);
  vi.advanceTimersByTime(100);
  expect(now()).toBe("b");
  director.hurry(false);
  vi.advanceTimersByTime(100);
  expect(director.isBusy).toBe(false);
});

test.each([["slow", 1.8], ["normal", 1], ["fast", 0.45]] as const)("the pace %s is kept", (pace, factor) => {
  settings.pace = pace;
  two();
  vi.advanceTimersByTime(700 * factor - 5);
  expect(now()).toBe("a");
  vi.advanceTimersByTime(10);
  expect(now()).toBe("b");
});

test("at once: nothing is played, and all of it can be looked at", () => {
  settings.pace = "instant";
  two();
  expect(director.isBusy).toBe(false);
  expect(director.past.map((one) => one.entry.text)).toEqual(["a", "b"]);
  director.again();
  expect(now()).toBe("a");
});

test("what happened since the last choice is shown again", () => {
  two();
  director.skip();
  director.again();
  expect([now(), director.count]).toEqual(["a", 2]);
  vi.advanceTimersByTime(1400);
  expect(director.isBusy).toBe(false);
  director.forget();
  director.again();
  expect(director.isBusy).toBe(false);
});

test("a picture waits for a press where nothing is to move", () => {
  settings.motion = "less";
  director.cueOf = ({ text }) => ({ stage: text === "a" ? "middle" : "place", length: 700 });
  two();
  vi.advanceTimersByTime(10_000);
  expect(now()).toBe("a");
  director.end();
  vi.advanceTimersByTime(700);
  expect(director.isBusy).toBe(false);
});

test("a page that nobody looks at shows it when they come back", () => {
  Object.defineProperty(document, "hidden", { get: () => true, configurable: true });
  two();
  vi.advanceTimersByTime(10_000);
  expect([now(), director.isBusy]).toEqual([undefined, true]);
  Object.defineProperty(document, "hidden", { get: () => false, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(now()).toBe("a");
});

test("a number that changed flows to its thing, from where it was if that is known", () => {
  const moments: Moment[] = [
    { changed: [{ ...moved(token(1, 7, 4)).changed[0]!, moves: [{ what: "health", from: "token:2", to: "token:1", amount: 3 }] }] },
    moved(token(1, 7, 2)),
    moved(token(3, 7, 5)),
  ];
  director.play([view(token(1, 7))], [entry("a"), entry("b"), entry("c")], moments);
  expect(director.past.map((one) => one.flows)).toEqual([
    [{ what: "health", from: "token:2", to: "token:1", amount: 3 }],
    [{ what: "health", from: null, to: "token:1", amount: -2 }],
    [],
  ]);
});

/** Tokens that go somewhere at once, as monsters do along their arrows. */
const goes = (id: number, from: number, to: number): Moment => ({
  changed: [{ things: { [`token:${id}`]: token(id, to) }, moves: [{ what: `token:${id}`, from: `location:${from}`, to: `location:${to}` }] }],
});

test("lines that a game joins are one beat, with everything that moves in it", () => {
  director.cueOf = ({ kind }) => ({ stage: "place", length: 700, ...(kind === "moved" ? { joins: "moves" } : {}) });
  const other: LogEntry = { ...entry("c"), kind: "other" };
  const before = view(token(1, 7), token(2, 7), token(3, 7));
  director.play([before], [entry("a"), entry("b"), other, entry("d")], [goes(1, 7, 8), goes(2, 7, 9), moved(), goes(3, 7, 8)]);
  expect(director.beat?.entries.map((one) => one.text)).toEqual(["a", "b"]);
  expect(shown()).toEqual({ "token:1": "location:8", "token:2": "location:9", "token:3": "location:7" });
  expect([...director.changed]).toEqual(["token:1", "token:2"]);
  expect([director.count, director.unseen, director.seen.length]).toEqual([3, 2, 1]);
  // Two lines are read longer than one.
  vi.advanceTimersByTime(701);
  expect(now()).toBe("a");
  vi.advanceTimersByTime(260);
  expect(now()).toBe("c");
});

test("whatever moves twice is seen to, and no more lines are joined than can be read", () => {
  director.cueOf = () => ({ stage: "place", length: 700, joins: "moves" });
  director.play([view(token(1, 7))], [entry("a"), entry("b")], [goes(1, 7, 8), goes(1, 8, 9)]);
  expect(director.count).toBe(2);
  director.skip();
  const many = Array.from({ length: 40 }, (_, at) => at);
  director.play([view()], many.map((at) => entry(`${at}`)), many.map((at) => moved(token(at, 1))));
  expect([director.count, director.unseen]).toEqual([5, 32]);
});

test("a line that means little by itself is one beat with the line after it, which says how it is shown", () => {
  director.cueOf = ({ kind }) =>
    kind === "die" ? { stage: "place", length: 700, leads: true } : { stage: kind === "card" ? "middle" : "place", length: 700 };
  const [die, card] = ["die", "card"].map((kind): LogEntry => ({ ...entry(kind), kind }));
  director.play([view(token(1, 7))], [die!, entry("loses"), entry("on")], [moved(), goes(1, 7, 8), moved()]);
  expect(director.beat?.entries.map((one) => one.text)).toEqual(["die", "loses"]);
  expect([now(), director.count]).toEqual(["loses", 2]);
  director.skip();
  // In the middle there is room for one sentence.
  director.play([view()], [die!, card!], [moved(), moved()]);
  expect(director.count).toBe(2);
});
