import { expect, test } from "vitest";

import { seated } from "../src/games/final_hour/spaces";

test("a monster keeps its space while others come and go", () => {
  const first = seated(new Map([[1, 7], [2, 7], [3, 7]]), new Map());
  const second = seated(new Map([[2, 7], [3, 7], [4, 7]]), first);
  expect(second.get(2)).toEqual(first.get(2));
  expect(second.get(3)).toEqual(first.get(3));
  expect(second.get(4)).toEqual({ location: 7, slot: 0 });
});

test("a monster that moved takes the first free space", () => {
  const first = seated(new Map([[1, 7], [2, 8]]), new Map());
  expect(seated(new Map([[1, 8], [2, 8]]), first).get(1)).toEqual({ location: 8, slot: 1 });
});
