import { describe, expect, test } from "vitest";

import type { OptionText } from "../src/net/protocol";
import { foldingOf } from "../src/table/folding";

const option = (key: string): OptionText => ({ key, points: [] }) as unknown as OptionText;
const keys = (found: Set<string>): string => [...found].sort().join(" ");
const is = {
  held: ({ key }: OptionText): boolean => key.startsWith("play"),
  end: ({ key }: OptionText): boolean => key === "done",
  advised: ({ key }: OptionText): boolean => key === "play9",
};

const some = (names: string): OptionText[] => names.split(" ").map(option);

describe("what is in sight of many options", () => {
  test("six or fewer are all listed", () => {
    expect(keys(foldingOf(some("a b c d play1 done"), is).listed)).toBe("a b c d done play1");
  });

  test("beyond that, what the hand offers folds first, and the end of the turn stays", () => {
    const { listed } = foldingOf(some("a b play1 play2 play3 c d done"), is);
    expect(keys(listed)).toBe("a b c d done");
  });

  test("what remains gives way from the end", () => {
    expect(keys(foldingOf(some("a b c d e f g done"), is).listed)).toBe("a b c d done");
  });

  test("a phone has room for three that the hand does not offer", () => {
    expect(keys(foldingOf(some("play1 a play2 b c d done"), is).near)).toBe("a b c");
    expect(foldingOf(some("play1 play2"), is).near.size).toBe(0);
  });

  test("what is advised is in sight, even if a card in hand offers it", () => {
    const { listed, near } = foldingOf(some("a b c d e f play9 done"), is);
    expect(keys(listed)).toBe("a b c done play9");
    expect(keys(near)).toBe("a b play9");
  });
});
