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
