/** The map of Machina Arcana: where spaces, doors and ways out are, and what tiles look like as they lie. */

import { describe, expect, test, vi } from "vitest";

import { draw, type Wish } from "../src/art/kit";
import { THING_SIGNS, type TileLook } from "../src/art/tiles";
import { chasms } from "../src/art/tiles/floor";
import { aimOf } from "../src/games/machina/aiming";
import { gatesOf, rulerOf } from "../src/games/machina/around";
import { FOES, foeWish, sceneWish } from "../src/games/machina/art";
import { attempt } from "../src/games/machina/attempt";
import { placeAt, racksOf } from "../src/games/machina/arranging";
import { CloseUps } from "../src/games/machina/closeups";
import { bearing, border, Grid, lookOf, middleOf, turned, U } from "../src/games/machina/grid";
import { toldOf } from "../src/games/machina/intents";
import { Labels, SIGN, widthOf } from "../src/games/machina/labels";
import { asOf, remember } from "../src/games/machina/moment";
import type { PlanView } from "../src/games/machina/shapes";
import { isKey, isMinor, threat } from "../src/games/machina/tally";
import type { LogEntry, OptionText } from "../src/net/protocol";
import type { Scene } from "../src/state/scene.svelte";
import { course, keyMoments } from "../src/state/tally";
import { drawnItems, inventory, type MachinaView, unitsOf } from "../src/games/machina/view";

const LOOK: TileLook = {
  tile: 4,
  ground: ["BCE", "HWR", "LS^", "#OT"],
  across: ["#=#", "   ", " D ", "   ", "###"],
  upright: ["#  #", "#D #", "#  =", "#  #"],
  states: { "0,1": "lit" },
  doors: { "v1,1": "closed" },
};

/** Two tiles of three spaces by two: one as printed, one to the right of it turned once. */
const PLAN: PlanView = {
  columns: 5,
  rows: 3,
  ground: ["...B.", ".C...", "   .."],
  across: ["###==", "  D  ", "###  ", "...##"],
  upright: ["#    #", "#  # #", "...# #"],
  tiles: [
    { tile: 1, side: "a", column: 0, row: 0, width: 3, height: 2, turns: 0 },
    { tile: 2, side: "b", column: 3, row: 0, width: 3, height: 2, turns: 1 },
  ],
  doors: [{ door: 204, column: 2, row: 0, upright: false }],
  edges: [{ edge: 8, spaces: [203, 200], direction: 0 }],
};

test("a tile turned clockwise has its first row at the right", () => {
  expect(turned(3, 2, 1)[0]).toEqual({ column: 1, row: 0 });
  expect(turned(3, 2, 1)[3]).toEqual({ column: 0, row: 0 });
  expect(turned(3, 2, 2)[0]).toEqual({ column: 2, row: 1 });
  expect(turned(3, 2, 3)[0]).toEqual({ column: 0, row: 2 });
  expect(turned(3, 2, 4)).toEqual(turned(3, 2, 0));
});

describe("the grid", () => {
  const grid = new Grid(PLAN);
  test("names spaces by tile and cell, and finds them again", () => {
    expect(grid.spaceAt({ column: 1, row: 1 })).toBe(104);
    expect(grid.where(200)).toEqual({ column: 4, row: 0 });
    expect(grid.spaceAt(grid.where(205)!)).toBe(205);
    expect(grid.spaceAt({ column: 0, row: 2 })).toBeUndefined();
  });
  test("knows which door and which way out is meant", () => {
    expect(grid.doorAt(2.5, 1.1)?.door).toBe(204);
    expect(grid.doorAt(2.5, 1.5)).toBeUndefined();
    expect(grid.edgeAt(4.2, -0.6)?.edge).toBe(8);
    expect(grid.edgeAt(1, 1)).toBeUndefined();
  });
  test("cuts out a tile with what has become of its spaces and doors", () => {
    const view = { plan: PLAN, signs: { "100": "^" }, tokens: { "104": "destroyed" } } as unknown as MachinaView;
    const things = { "door:204": { kind: "door", id: 204, name: "door", marks: ["closed"] } };
    const look = lookOf(grid, PLAN.tiles[0]!, view, things);
    expect(look.ground).toEqual(["^..", ".C."]);
    expect(look.across).toEqual(["###", "  D", "###"]);
    expect(look.states).toEqual({ "1,1": "spent" });
    expect(look.doors).toEqual({ "h2,1": "closed" });
  });
});

describe("around the tiles", () => {
  const grid = new Grid(PLAN);
  const entry = { kind: "token", id: "entry", name: "entry", numbers: { column: 4, row: 1 } };

  test("a token is outside the tile edge of its space", () => {
    expect(gatesOf(grid, {})).toEqual([]);
    expect(gatesOf(grid, { "token:entry": entry })).toEqual([{ name: "entry", turn: 0, column: 4, row: -0.4 }]);
  });

  test("columns and rows have numbers, unless something covers them", () => {
    const numbers = (covering: { column: number; row: number }[]): number[] => rulerOf(PLAN, covering).map((one) => one.number);
    expect(numbers([])).toEqual([1, 2, 3, 4, 5, 1, 2, 3]);
    const [first] = rulerOf(PLAN, []);
    expect(numbers([{ column: first!.x / U, row: first!.y / U }])).toEqual([2, 3, 4, 5, 1, 2, 3]);
  });
});

test("a thing on the map has a middle, wherever it is", () => {
  const grid = new Grid(PLAN);
  const [bug] = unitsOf({ "monster:7": { kind: "monster", id: 7, name: "bug", numbers: { column: 2, row: 1 } } });
  expect(middleOf({ kind: "monster", id: 7 }, grid, [bug!])).toEqual({ x: 1.5 * U, y: 0.5 * U });
  expect(middleOf({ kind: "space", id: 100 }, grid, [])).toEqual({ x: 0.5 * U, y: 0.5 * U });
  expect(middleOf({ kind: "door", id: 204 }, grid, [])).toEqual({ x: 2.5 * U, y: U });
  expect(middleOf({ kind: "item", id: 100 }, grid, [bug!])).toBeUndefined();
});

test("a close-up appears when the pointer rests, and goes with it", () => {
  vi.useFakeTimers();
  const scene = { zoomed: null } as Scene;
  const closeUps = new CloseUps(() => scene);
  const here = { kind: "space", id: 100 };
  const near = {} as DOMRect;
  closeUps.point("0,0", here, () => near);
  vi.advanceTimersByTime(500);
  expect(scene.zoomed).toBeNull();
  closeUps.point("0,0", here, () => near);
  vi.advanceTimersByTime(200);
  expect(scene.zoomed).toEqual({ thing: here, near });
  closeUps.point(null);
  expect(scene.zoomed).toBeNull();
  vi.useRealTimers();
});

test("a border goes round spaces together", () => {
  expect(border([{ column: 0, row: 0 }]).match(/M/g)).toHaveLength(4);
  expect(border([{ column: 0, row: 0 }, { column: 1, row: 0 }]).match(/M/g)).toHaveLength(6);
});

test("how far and which way", () => {
  expect(bearing({ column: 4, row: 4 }, { column: 7, row: 2 })).toEqual([[2, "ne"], [1, "e"]]);
  expect(bearing({ column: 4, row: 4 }, { column: 7, row: 1 })).toEqual([[3, "ne"]]);
  expect(bearing({ column: 4, row: 4 }, { column: 4, row: 4 })).toEqual([]);
});

test("a hole in the floor has an outer border and an inner one", () => {
  const ring = { ...LOOK, ground: ["OOO", "O.O", "OOO"] };
  expect(chasms(ring).map((one) => one.length).sort()).toEqual([12, 4]);
});

test("items hang on those that carry them, worn ones first", () => {
  const row = (id: number, place: string, marks: string[]) => ({ kind: "item", id, name: `i${id}`, place, marks });
  const things = {
    "item:1": row(1, "explorer:9", []),
    "item:2": row(2, "explorer:9", ["main"]),
    "item:3": row(3, "item:2", ["augmentation"]),
  };
  const [first, second] = inventory(things, 9);
  expect([first!.item.id, first!.onto[0]!.item.id, second!.item.id]).toEqual([2, 3, 1]);
});

test("what was drawn lies beside the inventory, not in it", () => {
  const things = {
    "item:1": { kind: "item", id: 1, name: "a", place: "explorer:9" },
    "item:2": { kind: "item", id: 2, name: "b", marks: ["drawn"] },
  };
  expect(drawnItems(things).map((one) => one.id)).toEqual([2]);
  expect(inventory(things, 9).map(({ item }) => item.id)).toEqual([1]);
});

test("only whoever is on the map stands there", () => {
  const things = {
    "explorer:1": { kind: "explorer", id: 1, name: "a", numbers: { column: 3, row: 2, health: 4 } },
    "explorer:2": { kind: "explorer", id: 2, name: "b", marks: ["dead"] },
  };
  expect(unitsOf(things).map(({ id, column, row }) => [id, column, row])).toEqual([[1, 2, 1]]);
});

const PICTURES: [name: string, wish: Wish][] = [
  ["a tile", { art: "tile", look: LOOK }],
  ...THING_SIGNS.map((sign): [string, Wish] => [sign, { art: "thing", sign }]),
];

test.each(PICTURES)("the picture of %s is whole, and the same each time", (_, wish) => {
  const svg = draw(wish);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  expect(svg).toBe(draw(wish));
  const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  expect([...svg.matchAll(/url\(#([^)]+)\)/g)].filter(([, id]) => !known.has(id))).toEqual([]);
});

test("a door that closes is another picture, for light stops at it", () => {
  expect(draw({ art: "tile", look: { ...LOOK, doors: {} } })).not.toBe(draw({ art: "tile", look: LOOK }));
});

describe("words on the map", () => {
  const HALL = { columns: 10, rows: 10 };
  test("stand above a figure, and elsewhere where somebody is in the way", () => {
    const labels = new Labels(HALL, [{ column: 2, row: 2 }, { column: 2, row: 1 }]);
    const below = labels.place({ column: 2, row: 2 }, "no strike");
    expect(below.y).toBeGreaterThan(2.5 * 40);
    const above = new Labels(HALL, [{ column: 2, row: 2 }]).place({ column: 2, row: 2 }, "96%");
    expect(above.y).toBeLessThan(2.5 * 40);
  });
  test("leave the price of a step in sight where they can", () => {
    const price = { column: 2, row: 1 };
    const { y } = new Labels(HALL, [{ column: 2, row: 2 }], [], [price]).place({ column: 2, row: 2 }, "no strike");
    expect(y).toBeGreaterThan(2.5 * 40);
  });
  test("are as wide as what is in them", () => {
    expect(widthOf("95%", SIGN)).toBeGreaterThan(widthOf("95%") + 12);
    expect(widthOf("111")).toBeLessThan(widthOf("WWW") + 1);
    expect(widthOf("без атаки")).toBeGreaterThan(widthOf("bez ataki"));
  });
  test("are not cut off at its edge", () => {
    const corner = { column: 9, row: 0 };
    const labels = new Labels(HALL, [corner, { column: 9, row: 1 }]);
    const wide = widthOf("no strike");
    for (const { x, y } of Array.from({ length: 4 }, () => labels.place(corner, "no strike"))) {
      expect(x + wide / 2).toBeLessThanOrEqual(430);
      expect(y - 9).toBeGreaterThanOrEqual(-30);
    }
  });
  test("never lie on each other", () => {
    const labels = new Labels(HALL, [{ column: 4, row: 4 }]);
    const found = Array.from({ length: 6 }, () => labels.place({ column: 4, row: 4 }, "12%"));
    expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });
});

describe("an inventory that is arranged", () => {
  const option = (key: string): OptionText => {
    const [verb, ...args] = key.split(":");
    return { key, verb: verb!, args: args.map(Number), text: key, points: [], first: false, grave: false };
  };
  const OPTIONS = ["stow:1", "main:1", "stow:2", "upgrade:2:1", "main:2", "give:2:9"].map(option);
  const THINGS = Object.fromEntries([1, 2].map((id) => [`item:${id}`, { kind: "item", id, name: `i${id}` }]));
  test("has items where they are ticked, locked to what they rest on", () => {
    const { worn, stowed } = racksOf(OPTIONS, ["main:1", "upgrade:2:1"], THINGS);
    expect(worn.map((one) => [one.item.id, one.onto[0]?.item.id, one.onto[0]?.how])).toEqual([[1, 2, "upgrade"]]);
    expect(stowed).toEqual([]);
  });
  test("has in the bag what is not placed, and a rack for each who may be given something", () => {
    const { stowed, given } = racksOf(OPTIONS, ["give:2:9"], THINGS);
    expect(stowed.map((one) => one.item.id)).toEqual([1]);
    expect(given.get(9)?.map((one) => one.item.id)).toEqual([2]);
  });
  test("knows which place is meant by where a card is dropped", () => {
    expect(placeAt(OPTIONS, 2, "onto 1")?.key).toBe("upgrade:2:1");
    expect(placeAt(OPTIONS, 2, "give 9")?.key).toBe("give:2:9");
    expect(placeAt(OPTIONS, 1, "onto 2")).toBeUndefined();
  });
});

test("while something is shown, the tiles lie as they lay then", () => {
  const tile = (id: number) => ({ kind: "tile", id, name: "1a", numbers: { column: id, row: 0, turns: 0 } });
  const before = { plan: { columns: 1 }, things: { "tile:1": tile(1) } } as unknown as MachinaView;
  const after = { plan: { columns: 2 }, things: { "tile:1": tile(1), "tile:2": tile(2) } } as unknown as MachinaView;
  remember(before);
  remember(after);
  expect(asOf(after, before.things).plan).toBe(before.plan);
  expect(asOf(after, after.things)).toBe(after);
});

describe("what a monster will do", () => {
  const act = (what: string, at: number, sure: boolean, targets: number[] = [], chances: number[] = []) =>
    ({ what, at, sure, targets, chances });
  const acts = [act("step", 103, true), act("strike", 103, true, [9], [0.5]), act("strike", 103, false, [9], [0.5])];
  const view = { plan: PLAN, intents: [{ monster: 7, target: 9, acts, sure: false }] };
  const scene = { view, word: (_: string, key: string) => key, text: () => ({}) } as unknown as Scene;
  const unit = (id: number, kind: string, column: number, row: number) =>
    ({ id, kind, name: kind, column, row, health: 1, armor: 1, turn: 1, thing: { kind, id } });
  const units = [unit(7, "monster", 1, 1), unit(9, "explorer", 0, 0)];
  const [told] = toldOf(scene, new Grid(PLAN), units);
  test("is its way, then its blows, each once, with how often it strikes", () => {
    expect(told!.steps).toEqual([{ cell: { column: 0, row: 1 }, isSure: true }]);
    expect(told!.blows).toHaveLength(1);
    expect([told!.times, told!.chance, told!.label.text]).toEqual([2, 0.5, "2× 50%"]);
  });
  test("is sure only as far as it is", () => {
    expect([told!.isSure, told!.isWhole]).toEqual([true, false]);
  });
});

describe("what a game is remembered by", () => {
  let choice = 0;
  const line = (kind: string, args: LogEntry["args"] = {}): LogEntry => ({ kind, args, text: kind, choice: ++choice });
  const round = (): LogEntry => line("round");

  test("is who died and where the way out was, besides the chapters", () => {
    const log = [
      line("chapter"), round(), line("destroyed", { victim: "monster" }), line("exit"), round(),
      line("destroyed", { victim: "explorer" }), round(),
    ];
    expect(keyMoments(log, isKey, isMinor).map((one) => one.text)).toEqual(["chapter", "exit", "destroyed"]);
  });
  test("is what else happened where that is little, never the number of a round", () => {
    const log = [round(), line("destroyed", { victim: "monster" }), round(), line("explored"), round(), line("move")];
    expect(keyMoments(log, isKey, isMinor).map((one) => one.text)).toEqual(["destroyed", "explored"]);
  });
  test("has the threat of a level that a chapter sets", () => {
    const log = [round(), line("threat", { threat: 3, level: 1 }), round(), line("level", { level: 3 }), round(), line("move")];
    expect(course(log, threat)).toEqual([0, 2, 14, 14]);
  });
});

test("whoever attacks themselves is named once on the stage", () => {
  const staged = (blocker: number): string | undefined => {
    const roll = { kind: "attack", args: { attacker: 1, blockers: [blocker], needed: [2], dice: [2], high: 1 } };
    const explorer = (id: number): object => ({ kind: "explorer", id, name: `card${id}` });
    const things = { "explorer:1": explorer(1), "explorer:2": explorer(2) };
    const source = { director: { beat: { entry: roll } }, log: [roll], decision: null };
    const scene = { things, source, view: { attack: null }, isBusy: true, text: () => ({}), word: () => "" };
    return attempt(scene as unknown as Scene)?.title;
  };
  expect(staged(1)).toContain("web_machina-stage-self");
  expect(staged(2)).not.toContain("web_machina-stage-self");
});

test("an attack on the stage hits or misses, and whoever else blocks it is named with a number", () => {
  const staged = (hits: number[], blockers: number[]): ReturnType<typeof attempt> => {
    const roll = { kind: "attack", args: { attacker: 1, blockers, needed: blockers, dice: [2], high: 1 } };
    const result = { kind: "result", args: { result: 2, hits } };
    const unit = (id: number): object => ({ kind: "monster", id, name: `card${id}` });
    const things = { "explorer:1": { kind: "explorer", id: 1, name: "card1" }, "monster:2": unit(2), "monster:3": unit(3) };
    const source = { director: { beat: { entry: result } }, log: [roll, result], decision: null };
    const scene = { things, source, view: { attack: null }, isBusy: true, text: () => ({}), word: () => "" };
    return attempt(scene as unknown as Scene);
  };
  expect(staged([2], [2])).toMatchObject({ result: "succeeded", verdict: "[web_machina-stage-succeeded]", who: "" });
  expect(staged([], [3])).toMatchObject({ result: "failed", verdict: "[web_machina-stage-failed]", who: "" });
  expect(staged([2], [3, 2])).toMatchObject({ result: "succeeded" });
  expect(staged([2], [3, 2])?.verdict).toContain("web_machina-stage-hits");
  expect(staged([2], [3, 2])?.who).toContain("web_machina-stage-other");
});

test("a chapter or an event is seen where it happens", () => {
  const kinds = ["the_heart_under_the_ice", "the_buried_engine", "broken_pedestals", "hidden_passage", "den_entrance", "second_wind"];
  expect(kinds.map((key) => (sceneWish(key) as { kind: string }).kind)).toEqual([
    "ice", "machine", "museum", "hallway", "cellar", "laboratory",
  ]);
});

test("no two monsters are the same picture", () => {
  const pictures = Object.values(FOES).map((one) => one.join(" before "));
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(foeWish("homemade")).toMatchObject({ kind: "humanoid" });
});

test("an attack whose next question is answered on the map leaves it in sight", () => {
  const scene = (points: object[]): Scene =>
    ({
      things: { "explorer:1": { kind: "explorer", id: 1, name: "card1" }, "monster:2": { kind: "monster", id: 2, name: "card2" } },
      source: { director: { beat: null }, log: [{ kind: "attack", args: { dice: [2] } }], decision: null },
      view: { attack: { attacker: 1, result: 2, high: 1, blockers: [{ unit: 2, needed: 2 }] } },
      options: [{ key: "one", points }],
      text: () => ({}),
      word: () => "",
    }) as unknown as Scene;
  expect(attempt(scene([{ kind: "explorer", id: 1 }]))).not.toBeNull();
  expect(attempt(scene([{ kind: "space", id: 104 }]))).toBeNull();
});

test("whoever aims sees the foe first, however likely a barrel is hit", () => {
  const prospect = (target: number, hit: number): object => ({
    option: `target:${target}`,
    target,
    throw: { high: 1, low: 0, bonus: 0, arcane: false, blockers: [{ unit: target, needed: 2 }] },
    fates: [{ unit: target, hit, kill: 0 }],
  });
  const scene = {
    things: {
      "explorer:1": { kind: "explorer", id: 1, name: "card1" },
      "monster:2": { kind: "monster", id: 2, name: "card2" },
      "space:7": { kind: "space", id: 7, name: "card7" },
    },
    text: () => ({}),
    word: () => "",
  } as unknown as Scene;
  const best = (...prospects: object[]): unknown =>
    aimOf(scene, { card: 0, cost: {}, prospects } as unknown as MachinaView["reach"][number], 1, undefined)?.target.row?.kind;
  expect(best(prospect(1, 1), prospect(-7, 1), prospect(2, 0.5))).toBe("monster");
  expect(best(prospect(1, 1), prospect(-7, 0.9))).toBe("space");
});
