import { expect, test } from "vitest";

import { standings } from "../src/games/final_hour/halves";
import { emptyView, play } from "./views";

const halves = (view: ReturnType<typeof emptyView>, pointed: number | null = null) =>
  standings(view, pointed).map((one) => [one.priority, one.half, one.isSure]);

test("the two lowest cards give the top effect, and cards to come may change that", () => {
  const view = emptyView({ plays: [play(0, 20), play(1, 5), play(0, 12)] });
  expect(halves(view)).toEqual([
    [5, "top", true],
    [12, "top", false],
    [20, "bottom", true],
  ]);
});

test("the card under the cursor counts as if it were chosen, for the newest play only", () => {
  const faceDown = emptyView({ plays: [play(0, null, null), play(1, null)] });
  expect(halves(faceDown, 7)).toEqual([
    [7, "top", false],
    [null, null, false],
  ]);
});

test("in the row of the solo game the first two places are the top ones", () => {
  const view = emptyView({ plays: [play(0, 9)] });
  view.priority.row = [3, 9, 14, 28];
  expect(halves(view)).toEqual([[9, "top", true]]);
});

test("numbers run from 1 to 30, so the ends of them are sure from the first play", () => {
  const first = (card: number) => halves(emptyView({ plays: [play(0, card)] }))[0];
  for (const card of [1, 2]) expect(first(card)).toEqual([card, "top", true]);
  for (const card of [3, 28]) expect(first(card)).toEqual([card, "top", false]);
  for (const card of [29, 30]) expect(first(card)).toEqual([card, "bottom", true]);
  const high = emptyView({ plays: [play(0, 28), play(1, 29), play(0, 30)] });
  expect(halves(high)[0]).toEqual([28, "top", true]);
});
