import { expect, test } from "vitest";

import { alike, asideOf, partsOf } from "../src/table/wording";

const EFFECT = "the top effect of “Make a Scene”, unless 2 lower cards turn up";

test("a long option says first whose it is, a short one all at once", () => {
  expect(partsOf(`Play card 3 (moon, 2 omens): ${EFFECT}`)).toEqual(["Play card 3 (moon, 2 omens):", EFFECT]);
  expect(partsOf("Draw: a card")).toEqual(["Draw: a card", ""]);
});

test("what is told beside an option is set apart from it", () => {
  expect(asideOf("Investigate Rivertown (difficulty 1, clues 2)")).toEqual(["Investigate Rivertown", "difficulty 1, clues 2"]);
  expect(asideOf("„Gliniarz (2)” (doświadczenie: 2, jako ulepszenie)")).toEqual(["„Gliniarz (2)”", "doświadczenie: 2, jako ulepszenie"]);
  expect(asideOf("Move to the Hallway – provokes the Ghoul Minion")).toEqual(["Move to the Hallway", "provokes the Ghoul Minion"]);
  expect(asideOf("Взяти карту – провокує атаку: Упертий детектив")).toEqual(["Взяти карту", "провокує атаку: Упертий детектив"]);
  expect(asideOf("Play “Magnifying Glass” (cost 1) – no action")).toEqual(["Play “Magnifying Glass”", "cost 1 · no action"]);
});

test("a number in brackets, and what stands in the midst, stays where it is", () => {
  for (const text of ["Commit “Roland’s .38 Special” (+1)", "Play card 3 (moon, 2 omens):", "“Shrivelling”: Action – Fight", "Draw a card"]) {
    expect(asideOf(text)).toEqual([text, ""]);
  }
});

test("what all options do is said once, unless one does something else", () => {
  const cards = [3, 5, 14].map((card) => `Play card ${card} (no omens): ${EFFECT}`);
  expect(alike(cards)).toBe(EFFECT);
  expect(alike([...cards, "Play card 30 (cross): the bottom effect of “Make a Scene”"])).toBe("");
  expect(alike(cards.slice(0, 1))).toBe("");
});
