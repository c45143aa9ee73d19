import { expect, test } from "vitest";

import { alike, asideOf, headOf, noteOf, partsOf, withoutNote } from "../src/table/wording";

const EFFECT = "the top effect of “Make a Scene”, unless 2 lower cards turn up";

test("a long option says first whose it is, a short one all at once", () => {
  expect(partsOf(`Play card 3 (moon, 2 omens): ${EFFECT}`)).toEqual(["Play card 3 (moon, 2 omens):", EFFECT]);
  expect(partsOf("Draw: a card")).toEqual(["Draw: a card", ""]);
  expect(headOf(`Play card 3 (moon, 2 omens): ${EFFECT}`)).toBe("Play card 3 (moon, 2 omens)");
  expect(headOf("Draw: a card")).toBe("Draw: a card");
  const table = "Make a Luck check (+0). Successes:\n• 0: lose 1 Sanity.\n• 1 or more: draw 1 Spell.";
  expect(partsOf(table)).toEqual([table, ""]);
});

test("what is told beside an option is set apart from it", () => {
  expect(asideOf("Investigate Rivertown (difficulty 1, clues 2)")).toEqual(["Investigate Rivertown", "difficulty 1, clues 2", ""]);
  expect(asideOf("„Gliniarz (2)” (doświadczenie: 2, jako ulepszenie)")).toEqual(["„Gliniarz (2)”", "doświadczenie: 2, jako ulepszenie", ""]);
  expect(asideOf("Move to the Hallway – provokes the Ghoul Minion")).toEqual(["Move to the Hallway", "", "provokes the Ghoul Minion"]);
  expect(asideOf("Взяти карту – провокує атаку: Упертий детектив")).toEqual(["Взяти карту", "", "провокує атаку: Упертий детектив"]);
  expect(asideOf("Play “Magnifying Glass” (cost 1) – no action")).toEqual(["Play “Magnifying Glass”", "cost 1", "no action"]);
});

test("a number in brackets, and what stands in the midst, stays where it is", () => {
  for (const text of ["Commit “Roland’s .38 Special” (+1)", "Play card 3 (moon, 2 omens):", "“Shrivelling”: Action – Fight", "Draw a card"]) {
    expect(asideOf(text)).toEqual([text, "", ""]);
  }
});

test("what all options do is said once, unless one does something else", () => {
  const cards = [3, 5, 14].map((card) => `Play card ${card} (no omens): ${EFFECT}`);
  expect(alike(cards)).toBe(EFFECT);
  expect(alike([...cards, "Play card 30 (cross): the bottom effect of “Make a Scene”"])).toBe("");
  expect(alike(cards.slice(0, 1))).toBe("");
});

test("an attack that several options provoke is noted once", () => {
  const note = "provokes attacks by the Ghoul Minion and the Acolyte";
  const knife = "“Knife”: Action – Fight. You get +1 combat for this attack";
  const acts = ["Draw a card", "Gain 1 resource", "Move to the Hallway (clues: 2)", knife];
  const texts = ["Fight the Acolyte (difficulty 3, health left 1)", ...acts.map((act) => `${act} – ${note}`)];
  expect(noteOf(texts)).toBe(note);
  expect(texts.map((text) => withoutNote(text, note))).toEqual([texts[0], ...acts]);
  expect(noteOf(texts.slice(0, 3))).toBe("");
});

test("what is short, and what an ability does, is no note", () => {
  expect(noteOf(["Knife", "Guard Dog", "Machete"].map((card) => `Play “${card}” (cost 1) – no action`))).toBe("");
  expect(noteOf(Array(3).fill("“Knife”: Action – Fight. You get +1 combat for this attack"))).toBe("");
});
