import { expect, test } from "vitest";

import { routeOf } from "../src/state/router.svelte";

test.each([
  ["/", { page: "start" }],
  ["/nowhere/at/all", { page: "start" }],
  ["/join/abc", { page: "join", token: "abc" }],
  ["/recover#uk.abc", { page: "recover", language: "uk", token: "abc" }],
  ["/recover/abc", { page: "start" }],
  ["/table/t1", { page: "table", table: "t1" }],
  ["/replay/t1", { page: "replay", table: "t1" }],
])("%s", (path, route) => expect(routeOf(path)).toEqual(route));
