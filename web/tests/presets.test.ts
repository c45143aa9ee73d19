import { expect, test } from "vitest";

import type { Orders } from "../src/net/protocol";
import { PRESETS, presetOf, wishesOf } from "../src/table/presets";

const OCCASIONS = [
  { kind: "attacked", text: "", stop: true },
  { kind: "between-turns", text: "", stop: false },
];
const orders = (wishes: Orders["wishes"]): Orders => ({ seat: 0, until_turn: false, wishes });

test("somebody who has said nothing has the usual", () => {
  expect(presetOf(orders({}), OCCASIONS)).toBe("usual");
});

test.each(PRESETS)("the wishes of the preset %s come to that preset", (preset) => {
  expect(presetOf(orders(wishesOf(preset, OCCASIONS)), OCCASIONS)).toBe(preset);
});

test("no preset passes where everybody would want to be asked", () => {
  for (const preset of PRESETS) expect(wishesOf(preset, OCCASIONS).attacked).toBe("stop");
});

test("wishes of one's own come to none", () => {
  expect(presetOf(orders({ attacked: "pass" }), OCCASIONS)).toBeNull();
});
