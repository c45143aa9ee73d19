import { expect, test } from "vitest";
import { percent, wholePercent } from "../src/text/chance";

test("a chance that is not certain is never told as if it were", () => {
  const chances = [0, 0.001, 0.5, 0.999, 1];
  expect(chances.map(percent)).toEqual(["0%", "<1%", "50%", ">99%", "100%"]);
  expect(chances.map(wholePercent)).toEqual([0, 1, 50, 99, 100]);
});
