import { expect, test } from "vitest";

import { deduction, needed, ownCards } from "../src/games/final_hour/deduction";
import { emptyView } from "./views";

test("at the start every symbol is as likely as another", () => {
  // One symbol of five, two tokens each: 1 - (8 over 2) / (10 over 2).
  for (const clue of deduction(emptyView(), [])) expect(clue.chance).toBeCloseTo(1 - 28 / 45);
});

test("a symbol found twice cannot be hidden, and makes the others likelier", () => {
  const view = emptyView({
    clues: { found: [0, 0], possible: { crystal: 0, hourglass: 2, moon: 2, star: 2, cross: 2 } },
  });
  const [crystal, hourglass] = deduction(view, []);
  expect(crystal!.chance).toBe(0);
  expect(hourglass!.chance).toBeCloseTo(1 - 15 / 28);
});

test("it counts the symbols one holds, of every seat of one's own", () => {
  const other = emptyView({ seat: 1, hands: [[null], [6]] });
  const cards = ownCards([emptyView(), other]);
  expect(cards).toEqual([1, 2, 3, 4, 6]);
  expect(deduction(emptyView(), cards).map((clue) => clue.held)).toEqual([2, 1, 1, 1, 0]);
});

test("the ritual needs two matches for each investigator, and three alone", () => {
  expect(needed(emptyView())).toBe(4);
  const alone = emptyView();
  alone.setup.seats = 1;
  expect(needed(alone)).toBe(3);
});
