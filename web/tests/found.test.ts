import { describe, expect, it } from "vitest";

import { isFound } from "../src/text/found";

describe("looking for words", () => {
  it("finds them whatever their capitals, and any text where none are sought", () => {
    expect(isFound(" ghoul", "The Ghoul Minion attacks.")).toBe(true);
    expect(isFound("priest", "The Ghoul Minion attacks.")).toBe(false);
    expect(isFound("  ", "The Ghoul Minion attacks.")).toBe(true);
  });

  it("finds an ordinal as people type it", () => {
    expect(isFound("38-го", "Револьвер Роланда 38-\u2060го калібру")).toBe(true);
  });
});
