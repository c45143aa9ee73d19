import { describe, expect, test } from "vitest";

import { LOCATIONS } from "../src/games/final_hour/box";
import { LOW, SMALL, TALL, WIDE, arrows, fitted, paths, planFor, slots, widened } from "../src/games/final_hour/layout";

describe.each([
  ["wide", WIDE],
  ["wider", widened(WIDE, 1900)],
  ["low", LOW],
  ["lower", widened(LOW, 1900)],
  ["tall", TALL],
  ["small", SMALL],
])("the %s map", (_, layout) => {
  test("has room for every plate, and none covers another", () => {
    for (const a of LOCATIONS) {
      const here = layout.places[a]!;
      expect(here.x).toBeGreaterThanOrEqual(layout.half.x);
      expect(here.x).toBeLessThanOrEqual(layout.width - layout.half.x);
      expect(here.y).toBeLessThanOrEqual(layout.height - layout.half.y);
      for (const b of LOCATIONS.filter((one) => one > a)) {
        const there = layout.places[b]!;
        const apart =
          Math.abs(here.x - there.x) >= layout.half.x * 2 ||
          Math.abs(here.y - there.y) >= layout.half.y * 2;
        expect(apart, `${a} and ${b}`).toBe(true);
      }
    }
  });

  test("keeps the monsters of a location on its plate", () => {
    for (const location of LOCATIONS) {
      for (const { x, y } of slots(layout, location)) {
        const off = Math.abs(x - layout.places[location]!.x) + layout.token;
        expect(off).toBeLessThanOrEqual(layout.half.x);
        expect(Math.abs(y - layout.places[location]!.y) + layout.token).toBeLessThanOrEqual(layout.half.y);
      }
    }
  });

  test("draws 21 paths and 30 arrows, each long enough to be seen", () => {
    expect(paths(layout)).toHaveLength(21);
    const drawn = arrows(layout);
    expect(drawn).toHaveLength(30);
    for (const arrow of drawn) {
      const [start, end] = [arrow.d.slice(1).split("L")[0]!, arrow.d.split("L").at(-1)!].map((one) => one.split(" ").map(Number));
      const seen = Math.hypot(end![0]! - start![0]!, end![1]! - start![1]!);
      expect(seen, arrow.key).toBeGreaterThan(20);
    }
  });

  test("puts no letter of an arrow on a plate, where names are", () => {
    for (const { key, from, to, letter } of arrows(layout)) {
      for (const plate of [layout.places[from]!, layout.places[to]!]) {
        const isOn = Math.abs(letter.x - plate.x) < layout.half.x && Math.abs(letter.y - plate.y) < layout.half.y;
        expect(isOn, key).toBe(false);
      }
    }
  });
});

test.each([
  [923, 412],
  [923, 354],
  [1083, 580],
])("in a wide frame of %i by %i pixels a plate takes more than a sixth of the height", (width, height) => {
  const plan = planFor(width, height);
  const scale = Math.min(width / plan.width, height / plan.height);
  expect((plan.half.y * 2 * scale) / height).toBeGreaterThan(1 / 6);
});

test("a long name is broken where its lines are shortest, and made to fit", () => {
  const { lines, size } = fitted("Seminary of the Elder Faith", 146, 20);
  expect(lines).toEqual(["Seminary of", "the Elder Faith"]);
  expect(size).toBeLessThanOrEqual(20);
});
