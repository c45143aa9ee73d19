/** The pictures: whole, repeatable, different where they should differ, and small enough to be many. */

import { describe, expect, test } from "vitest";

import { EMBLEM_KINDS } from "../src/art/emblems";
import { somebody } from "../src/art/faces";
import { FOE_KINDS } from "../src/art/foes";
import { foeKind } from "../src/art/foes/kinds";
import { draw, type Wish } from "../src/art/kit";
import { mix, noise, random } from "../src/art/numbers";
import { PLACE_KINDS } from "../src/art/places";
import { placeKind } from "../src/art/places/kinds";
import { posters } from "../src/art/posters";
import { blob, box, inside, limb } from "../src/art/shapes";
import { write } from "../src/art/strokes";
import { PEOPLE as CARD_GAME } from "../src/games/lcg/people";
import { PEOPLE as FINAL_HOUR } from "../src/games/final_hour/people";

const WISHES: [name: string, wish: Wish, most: number][] = [
  ...PLACE_KINDS.map((kind): [string, Wish, number] => [kind, { art: "place", kind, seed: kind }, 60_000]),
  ["woods from elsewhere", { art: "place", kind: "woods", seed: "path", vary: true }, 60_000],
  ["fog", { art: "fog", seed: "a" }, 30_000],
  ...FOE_KINDS.map((kind): [string, Wish, number] => [kind, { art: "foe", kind, seed: kind }, 40_000]),
  ["a small ghoul", { art: "foe", kind: "ghoul", seed: "a", small: true }, 30_000],
  ...Object.entries({ ...CARD_GAME, ...FINAL_HOUR }).map(([seed, person]): [string, Wish, number] => [
    seed,
    { art: "face", seed, person },
    40_000,
  ]),
  ["a stranger", { art: "face", seed: "stranger" }, 40_000],
  ...EMBLEM_KINDS.map((kind): [string, Wish, number] => [
    kind,
    { art: "emblem", kind, colour: "#9a671a", seed: kind },
    20_000,
  ]),
];

const PICTURES: [name: string, svg: () => string, most: number][] = [
  ...WISHES.map(([name, wish, most]): [string, () => string, number] => [name, () => draw(wish), most]),
  ...Object.entries(posters()).map(([game, svg]): [string, () => string, number] => [`poster of ${game}`, () => svg, 120_000]),
];

describe.each(PICTURES)("%s", (_, drawn, most) => {
  test("is a whole picture of a fair size", () => {
    const svg = drawn();
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(most);
    expect(svg.length).toBeGreaterThan(2000);
    const parsed = new DOMParser().parseFromString(svg, "image/svg+xml");
    expect(parsed.querySelector("parsererror")).toBeNull();
    const known = new Set([...parsed.querySelectorAll("[id]")].map((one) => one.id));
    const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id!);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });
});

test("the same wish is the same picture, another seed another", () => {
  const attic: Wish = { art: "place", kind: "woods", seed: "one" };
  expect(draw(attic)).toBe(draw({ ...attic }));
  expect(draw(attic)).not.toBe(draw({ ...attic, seed: "two" }));
});

test("keys and traits tell what a place and a foe look like", () => {
  expect(placeKind("attic")).toBe("attic");
  expect(placeKind("nowhere-known")).toBe("street");
  expect(foeKind(["Humanoid", "Monster", "Ghoul"])).toBe("ghoul");
  expect(foeKind(["Creature"], "swarm-of-rats")).toBe("rat");
  expect(foeKind([])).toBe("humanoid");
});

test("strangers differ, and each stays who they are", () => {
  expect(somebody("a")).toEqual(somebody("a"));
  expect(somebody("a")).not.toEqual(somebody("b"));
});

test("numbers repeat and keep to their bounds", () => {
  const [one, other] = [random("seed"), random("seed")];
  for (let i = 0; i < 100; i++) {
    expect(one()).toBe(other());
    expect(Math.abs(noise(i / 7, i / 3))).toBeLessThanOrEqual(1);
    expect([2, 3, 4]).toContain(one.int(2, 4));
    other.int(2, 4);
  }
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
});

test("shapes go where they are told", () => {
  expect(inside(box(0, 0, 10, 10), 5, 5)).toBe(true);
  expect(inside(box(0, 0, 10, 10), 15, 5)).toBe(false);
  expect(inside(limb([[0, 0, 2], [10, 0, 2]]), 5, 1)).toBe(true);
  expect(blob([[0, 0, 1], [10, 0, 1], [10, 10, 1]])).toHaveLength(3);
  expect(write([[0, 0], [1, 0], [1, 1]])).toBe("M0 0l2 0 0 2z");
  expect(write([[0, 0], [0.1, 0.1]])).toBe("");
});
