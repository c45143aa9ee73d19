import { expect, test } from "vitest";

import { together } from "../src/games/final_hour/view";
import { emptyView, play } from "./views";

test("somebody with two seats sees the cards of both", () => {
  const ours = emptyView({ plays: [play(0, 4, 7), play(1, null, null)] });
  const theirs = emptyView({
    seat: 1,
    plays: [play(0, null, null), play(1, 9, 12)],
    hands: [[null, null], [5, 6]],
  });
  const seen = together(ours, [ours, theirs]);
  expect(seen.plays.map((one) => [one.action, one.priority])).toEqual([
    [7, 4],
    [12, 9],
  ]);
  expect(seen.hands).toEqual([[1, 2, 3, 4], [5, 6]]);
});

test("what no seat knows stays unknown", () => {
  const ours = emptyView({ plays: [play(1, null, null)] });
  expect(together(ours, [ours]).plays[0]).toMatchObject({ action: null, priority: null });
});
