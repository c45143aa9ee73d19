import { beforeEach, expect, test, vi } from "vitest";

import type { Decision, Hear, LogEntry, ThingView, Update } from "../src/net/protocol";
import { Denied, LATER, NotSent } from "../src/net/live";
import { session } from "../src/state/session.svelte";
import { settings } from "../src/state/settings.svelte";
import { TableState } from "../src/state/table.svelte";
import { emptyView } from "./views";

const entry = (text: string): LogEntry => ({ kind: "said", args: {}, text, choice: 0 });

function update(change: Partial<Update>): Update {
  return {
    type: "update",
    passed: 0,
    table: "t",
    after: null,
    version: 0,
    views: [],
    names: {},
    decision: null,
    foreseen: [],
    log: { from: 0, entries: [] },
    moments: null,
    silent: [],
    undo: null,
    outcome: null,
    shown: [],
    guide: null,
    ...change,
  };
}

let table: TableState;
let hear: (message: Hear) => void;
let said: { type: string; seen?: object | null }[];

beforeEach(() => {
  said = [];
  vi.spyOn(session.live, "listen").mockImplementation((listener) => {
    hear = listener;
    return () => {};
  });
  vi.spyOn(session.live, "say").mockImplementation((message) => {
    said.push(message);
    return Promise.resolve({ type: "ok", id: 1 });
  });
  table = new TableState("t");
  table.open();
  hear(update({ version: 4, log: { from: 0, entries: [entry("a"), entry("b")] } }));
});

test("what follows on is appended, and only that is fresh", () => {
  hear(update({ after: 4, version: 5, log: { from: 2, entries: [entry("c")] } }));
  expect(table.log.map((one) => one.text)).toEqual(["a", "b", "c"]);
  expect(table.fresh).toBe(1);
  expect(said).toEqual([]);
});

test("what others show comes and goes without anything happening in the game", () => {
  const shown = [{ seat: 1, open: false, cards: [{ card: 7, face: "knife" }] }];
  hear(update({ after: 4, version: 4, log: { from: 2, entries: [] }, shown }));
  expect(table.hands).toEqual(shown);
  expect([table.version, table.fresh, table.leaps, table.log.length]).toEqual([4, 0, 1, 2]);
  hear(update({ after: 4, version: 4, log: { from: 2, entries: [] } }));
  expect(table.hands).toEqual([]);
  expect(said).toEqual([]);
});

test("after a taking back the log is cut where the server says", () => {
  hear(update({ after: 4, version: 5, log: { from: 1, entries: [entry("z")] } }));
  expect(table.log.map((one) => one.text)).toEqual(["a", "z"]);
});

test("a gap is noticed, and what is missing is asked for", () => {
  hear(update({ after: 6, version: 7, log: { from: 5, entries: [entry("g")] } }));
  expect(table.version).toBe(4);
  expect(said).toEqual([
    { type: "subscribe", table: "t", seen: { version: 4, log: 2, chat: 0 } },
  ]);
});

test("after a loss it subscribes from where it stands", () => {
  hear({
    type: "hello",
    protocol: 1,
    version: "",
    person: { id: "p", name: "Ada", language: "en" },
    now: "",
  });
  expect(said).toEqual([
    { type: "subscribe", table: "t", seen: { version: 4, log: 2, chat: 0 } },
  ]);
});

test("what led to an update is shown, and the view is there at once", () => {
  settings.motion = "full";
  const before = { ...emptyView(), things: {} };
  hear(update({ version: 4, views: [before], log: { from: 0, entries: [entry("a"), entry("b")] } }));
  const lamp: ThingView = { kind: "lamp", id: 1, name: "lamp" };
  const after = { ...before, things: { "lamp:1": lamp } };
  const moments = [{ changed: [{ things: { "lamp:1": lamp } }] }];
  hear(update({ after: 4, version: 5, views: [after], log: { from: 2, entries: [entry("c")] }, moments }));
  expect(table.views).toEqual([after]);
  expect(table.director.beat?.entry.text).toBe("c");
  expect(table.director.things).toEqual([after.things]);
  hear(update({ after: 5, version: 6, views: [before], log: { from: 2, entries: [] } }));
  expect(table.director.beat).toBeNull();
});

test("whoever missed more than can be shown is told, not whoever took something back", () => {
  const tell = vi.spyOn(session, "tell");
  hear(update({ after: 4, version: 5, log: { from: 1, entries: [entry("z")] } }));
  expect(tell).not.toHaveBeenCalled();
  hear(update({ after: 5, version: 300, log: { from: 2, entries: [entry("y")] } }));
  expect(tell).toHaveBeenCalledOnce();
});

test("one choice is sent, however often it is pressed", async () => {
  const asked = { seat: 0, mine: true, ask: "a", prompt: "", why: [], trail: [], options: [], several: null, stakes: null };
  hear(update({ after: 4, version: 5, log: { from: 2, entries: [] }, decision: asked }));
  await Promise.all([table.choose("pass"), table.choose("pass")]);
  expect(said.filter((one) => one.type === "choose")).toHaveLength(1);
});

test("other tables' news change nothing", () => {
  hear(update({ table: "other", version: 9 }));
  expect(table.version).toBe(4);
});

test.each([
  ["the same question is asked: the choice is sent again", 4, 2],
  ["the table has gone on: the choice had counted", 5, 1],
])("a choice is lost with the connection, and %s", async (_, version, times) => {
  const decision = { mine: true, seat: 0, options: [{ key: "pass", text: "Pass" }], several: null } as unknown as Decision;
  hear(update({ after: 4, version: 4, log: { from: 2, entries: [] }, decision }));
  vi.mocked(session.live.say).mockImplementationOnce((message) => {
    said.push(message);
    return Promise.reject(new NotSent());
  });
  await table.choose("pass");
  expect([table.sending, table.isBlocked]).toEqual(["pass", true]);
  hear(update({ after: 4, version, log: { from: 2, entries: [] }, decision }));
  await Promise.resolve();
  expect(said.filter((one) => one.type === "choose")).toHaveLength(times);
  await vi.waitFor(() => expect(table.sending).toBeNull());
});

test("a server with too much to do is asked for the table again", async () => {
  vi.useFakeTimers();
  vi.mocked(session.live.say).mockImplementationOnce((message) => {
    said.push(message);
    return Promise.reject(new Denied({ code: "busy", text: "" } as Denied["problem"]));
  });
  table.refresh();
  await vi.advanceTimersByTimeAsync(LATER - 1);
  expect(said.map((one) => one.type)).toEqual(["subscribe"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said.map((one) => one.type)).toEqual(["subscribe", "subscribe"]);
  vi.useRealTimers();
});
