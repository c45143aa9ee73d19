import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { LogEntry, Moment, ThingView } from "../src/net/protocol";
import { Playback } from "../src/state/moments.svelte";
import { settings } from "../src/state/settings.svelte";
import { emptyView } from "./views";

const entry = (text: string): LogEntry => ({ kind: "moved", args: {}, text, choice: 1 });
const token = (id: number, place: number): ThingView => ({ kind: "token", id, name: id, place: `location:${place}` });
const moved = (...rows: ThingView[]): Moment => ({
  changed: [{ things: Object.fromEntries(rows.map((row) => [`token:${row.id}`, row])) }],
});
const view = (...rows: ThingView[]) => ({ ...emptyView(), things: moved(...rows).changed[0]!.things! });
const gone: Moment = { changed: [{ gone: ["token:1"] }] };

let playback: Playback;

beforeEach(() => {
  vi.useFakeTimers();
  settings.motion = "full";
  playback = new Playback();
});
afterEach(() => vi.useRealTimers());

/** Where each token is shown. */
const shown = (): Record<string, string | undefined> | null =>
  playback.things && Object.fromEntries(Object.entries(playback.things[0]!).map(([key, row]) => [key, row.place]));

test("one line after the other happens, and the view ends it", () => {
  const before = view(token(1, 7), token(2, 7));
  playback.play([before], [entry("a"), entry("b")], [moved(token(1, 8)), gone]);
  expect(playback.now?.text).toBe("a");
  expect(shown()).toEqual({ "token:1": "location:8", "token:2": "location:7" });
  expect([...playback.changed]).toEqual(["token:1"]);
  vi.advanceTimersByTime(500);
  expect(playback.now?.text).toBe("b");
  expect(shown()).toEqual({ "token:2": "location:7" });
  vi.advanceTimersByTime(500);
  expect([playback.now, playback.things]).toEqual([null, null]);
});

test("what comes meanwhile waits for its turn", () => {
  playback.play([view(token(1, 7))], [entry("a")], [moved(token(1, 8))]);
  playback.play([view(token(1, 8))], [entry("b")], [moved(token(1, 9))]);
  expect(playback.now?.text).toBe("a");
  vi.advanceTimersByTime(500);
  expect(shown()).toEqual({ "token:1": "location:9" });
});

test("much that happens takes no longer than little", () => {
  const many = Array.from({ length: 100 }, (_, at) => entry(String(at)));
  playback.play([view(token(1, 7))], many, many.map(() => moved(token(1, 8))));
  vi.advanceTimersByTime(4000);
  expect(playback.now).toBeNull();
});

test("whoever skips sees how things stand", () => {
  playback.play([view(token(1, 7))], [entry("a"), entry("b")], [moved(token(1, 8)), gone]);
  playback.skip();
  expect([playback.now, playback.things]).toEqual([null, null]);
  vi.advanceTimersByTime(5000);
  expect(playback.now).toBeNull();
});

test("of all that moves it is known where it comes from, of counters nothing flies", () => {
  const drawn: Moment = {
    changed: [
      {
        things: { "token:1": token(1, 8) },
        moves: [
          { what: "token:1", from: "pile:cup", to: "location:8" },
          { what: "tokens", from: "pile:cup", to: "location:8", amount: 1 },
        ],
      },
    ],
  };
  playback.play([view()], [entry("a"), entry("b")], [gone, drawn]);
  expect([...playback.origins]).toEqual([["token:1", "pile:cup"]]);
});

test("with less motion nothing is played", () => {
  settings.motion = "less";
  playback.play([view(token(1, 7))], [entry("a")], [moved(token(1, 8))]);
  expect(playback.now).toBeNull();
});

test("a value that is null stays one", () => {
  const row = { ...token(1, 8), note: null } as ThingView;
  playback.play([view(token(1, 7))], [entry("a")], [moved(row)]);
  expect(playback.things?.[0]?.["token:1"]).toHaveProperty("note", null);
});
