import { beforeEach, expect, test } from "vitest";

import { glimpseOf, keepGlimpse, type Glimpse } from "../src/state/glimpses";

const glimpse = (round: string): Glimpse => ({
  picture: { art: "place", kind: "attic", seed: "attic" },
  faces: [],
  round,
  language: "en",
});

beforeEach(() => localStorage.clear());

test("a table is remembered as it was last seen", () => {
  keepGlimpse("a", glimpse("Round 1"));
  keepGlimpse("a", glimpse("Round 2"));
  expect(glimpseOf("a")?.round).toBe("Round 2");
  expect(glimpseOf("b")).toBeUndefined();
});

test("those seen longest ago give way", () => {
  keepGlimpse("first", glimpse("1"));
  keepGlimpse("second", glimpse("1"));
  keepGlimpse("first", glimpse("2"));
  for (let number = 0; number < 23; number++) keepGlimpse(`t${number}`, glimpse("1"));
  expect(glimpseOf("second")).toBeUndefined();
  expect(glimpseOf("first")?.round).toBe("2");
});

test("what cannot be read is as if nothing were there", () => {
  localStorage.setItem("kadath-glimpses", "{");
  expect(glimpseOf("a")).toBeUndefined();
});
