import { beforeEach, expect, test, vi } from "vitest";

import type { Decision, Hear, OptionText, Several, Weighed } from "../src/net/protocol";
import { Denied } from "../src/net/live";
import { Ticking } from "../src/state/ticking.svelte";

const option = (key: string): OptionText => ({ key, verb: key, args: [], text: key, points: [], first: false, grave: false });

const several = (change: Partial<Several>, ...parts: string[][]): Several => ({
  shape: "set",
  ordered: false,
  parts: parts.map((keys) => ({ least: 1, most: 1, options: keys.map(option), number: false })),
  ticked: { keys: [], addable: parts.flat(), movable: [], swaps: {}, whole: false, missing: parts.length, confirm: "" },
  ...change,
});

let asked: string[][];
/** What the server says of ticks: what may be ticked beside them, and what in place of others. */
let says: Pick<Weighed["ticked"], "addable" | "movable" | "swaps">;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  says = { addable: [], movable: [], swaps: {} };
});

function ticking(of: Several): Ticking {
  const decision = { several: of } as Decision;
  return new Ticking(
    () => decision,
    (keys) => {
      asked.push(keys);
      const ticked = { keys, ...says, whole: true, missing: 0, confirm: keys.join(" ") };
      const options = of.parts.flatMap((part) => part.options);
      return Promise.resolve({ type: "weighed", id: 1, ticked, prompt: "", options, chance: null, stakes: null } as Hear);
    },
  );
}

function anOrder(...keys: string[]): Ticking {
  const parts = [{ least: keys.length, most: keys.length, options: keys.map(option), number: false }];
  return ticking(several({ ordered: true, parts, ticked: { keys, addable: [], movable: [], swaps: {}, whole: true, missing: 0, confirm: "" } }));
}

test("where only the order is chosen, everything is ticked as it lies, and may be confirmed so", () => {
  const order = anOrder("a", "b", "c");
  expect([order.keys, order.isOrder, order.ticked?.whole]).toEqual([["a", "b", "c"], true, true]);
});

test("whatever is pressed comes last, so pressing all of them gives that order", async () => {
  const order = anOrder("a", "b", "c");
  for (const key of ["c", "a", "b"]) order.toggle(key);
  expect(order.keys).toEqual(["c", "a", "b"]);
  expect(order.options.map((one) => one.key)).toEqual(["c", "a", "b"]);
  await vi.runAllTimersAsync();
  expect(asked, "quick changes are asked about once").toEqual([["c", "a", "b"]]);
  expect(order.ticked?.confirm).toBe("c a b");
});

test("something takes a place among the others, and none beyond them", () => {
  const order = anOrder("a", "b", "c");
  order.place("c", 0);
  expect(order.keys).toEqual(["c", "a", "b"]);
  order.place("b", 3);
  order.place("c", -1);
  order.place("z", 0);
  expect(order.keys).toEqual(["c", "a", "b"]);
});

test("a thing that gets another place leaves the one it had", async () => {
  const places = ticking(several({ shape: "arrangement" }, ["a1", "a2"], ["b1", "b2"]));
  says = { addable: ["b1", "b2"], movable: ["a2"], swaps: {} };
  places.toggle("a1");
  await vi.runAllTimersAsync();
  says = { addable: [], movable: ["a2"], swaps: {} };
  places.toggle("b1");
  await vi.runAllTimersAsync();
  expect([places.isOpen("a2"), places.isOpen("b2")]).toEqual([true, false]);
  places.toggle("a2");
  expect(places.keys).toEqual(["b1", "a2"]);
});

test("a tick that alone is in the way of another gives way for it", async () => {
  const set = ticking(several({}, ["a", "b", "c"]));
  says = { addable: [], movable: [], swaps: { b: ["b"] } };
  set.toggle("a");
  await vi.runAllTimersAsync();
  expect(["b", "c"].map((key) => set.isPressable(key))).toEqual([true, false]);
  set.toggle("c");
  expect(set.keys).toEqual(["a"]);
  set.toggle("b");
  expect(set.keys).toEqual(["b"]);
});

test("what is taken back leaves the choice as it was first shown", async () => {
  const set = ticking(several({}, ["a", "b"]));
  set.toggle("a");
  await vi.runAllTimersAsync();
  set.toggle("a");
  expect([set.keys, set.ticked?.missing]).toEqual([[], 1]);
});

test("where the server has too much to do, it is asked again later, and the ticks stay", async () => {
  const of = several({}, ["a"], ["b"]);
  const problem = { code: "busy", text: "" } as Denied["problem"];
  let isBusy = true;
  const ticks = new Ticking(
    () => ({ several: of }) as Decision,
    (keys) => {
      if (isBusy) return Promise.reject(new Denied(problem));
      const ticked = { keys, ...says, whole: true, missing: 0, confirm: "Go" };
      return Promise.resolve({ type: "weighed", id: 1, ticked, prompt: "", options: [], chance: null, stakes: null } as unknown as Hear);
    },
  );
  ticks.toggle("a");
  await vi.advanceTimersByTimeAsync(500);
  expect([ticks.keys, ticks.ticked]).toEqual([["a"], null]);
  isBusy = false;
  await vi.runAllTimersAsync();
  expect(ticks.ticked?.confirm).toBe("Go");
});

test("a number is one thing to choose, as far as it goes", async () => {
  const amounts = ["pay1", "pay2", "pay3"];
  const parts = [
    { least: 0, most: 1, options: [option("axe")], number: false },
    { least: 0, most: 1, options: amounts.map(option), number: true },
  ];
  const trade = ticking(several({ parts, ticked: { keys: [], addable: ["axe", "pay1", "pay2"], movable: [], swaps: {}, whole: true, missing: 0, confirm: "" } }));
  const money = trade.numberOf("pay2")!;
  expect(trade.options.map((one) => one.key)).toEqual(["axe", "pay1"]);
  expect([trade.amount(money), trade.mostOf(money)]).toEqual([0, 2]);
  says = { addable: ["axe"], movable: ["pay1"], swaps: {} };
  trade.setAmount(money, 9);
  expect([trade.keys, trade.amount(money)]).toEqual([["pay2"], 2]);
  expect(trade.options.map((one) => one.key)).toEqual(["axe", "pay2"]);
  await vi.runAllTimersAsync();
  expect(trade.mostOf(money)).toBe(2);
  trade.setAmount(money, 1);
  trade.setAmount(money, 0);
  expect(trade.keys).toEqual([]);
});
