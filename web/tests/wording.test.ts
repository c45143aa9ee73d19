import { expect, test } from "vitest";

import { alike, partsOf } from "../src/table/wording";

const EFFECT = "the top effect of “Make a Scene”, unless 2 lower cards turn up";

test("a long option says first whose it is, a short one all at once", () => {
  expect(partsOf(`Play card 3 (moon, 2 omens): ${EFFECT}`)).toEqual(["Play card 3 (moon, 2 omens):", EFFECT]);
  expect(partsOf("Draw: a card")).toEqual(["Draw: a card", ""]);
});

test("what all options do is said once, unless one does something else", () => {
  const cards = [3, 5, 14].map((card) => `Play card ${card} (no omens): ${EFFECT}`);
  expect(alike(cards)).toBe(EFFECT);
  expect(alike([...cards, "Play card 30 (cross): the bottom effect of “Make a Scene”"])).toBe("");
  expect(alike(cards.slice(0, 1))).toBe("");
});
