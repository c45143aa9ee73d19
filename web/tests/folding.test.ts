import { describe, expect, test } from "vitest";

import type { OptionText } from "../src/net/protocol";
import { foldingOf } from "../src/table/folding";

const option = (key: string, text = key): OptionText => ({ key, text, points: [] }) as unknown as OptionText;
const keys = (found: Set<string>): string => [...found].sort().join(" ");
const is = {
  held: ({ key }: OptionText): boolean => key.startsWith("play"),
  end: ({ key }: OptionText): boolean => key === "done",
  advised: ({ key }: OptionText): boolean => key === "play9",
};

const some = (names: string): OptionText[] => names.split(" ").map((key) => option(key));

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

  test("what tells what it leads to gives way after what does not", () => {
    const streets = [...some("a b c d e f"), option("gate", "Go there (a gate to the Abyss)"), option("done")];
    expect(keys(foldingOf(streets, is).listed)).toBe("a b c done gate");
  });

  test("a phone has room for three that the hand does not offer", () => {
    expect(keys(foldingOf(some("play1 a play2 b c d done"), is).near)).toBe("a b c");
    expect(foldingOf(some("play1 play2"), is).near.size).toBe(0);
  });

  test("of long ones a phone shows as many as can be read", () => {
    const long = (letters: number): OptionText[] => ["a", "b", "c"].map((key) => option(key, "xxxx ".repeat(letters / 5)));
    expect(foldingOf(long(40), is).near.size).toBe(3);
    expect(foldingOf(long(60), is).near.size).toBe(2);
    expect(foldingOf(long(120), is).near.size).toBe(1);
    // The button that confirms what is ticked has a column of its own.
    expect(foldingOf(long(40), is, 1).near.size).toBe(2);
  });

  test("no long word is broken beside a box to tick", () => {
    const places = ["Науковий корпус", "Ліс", "Чорна печера"].map((name) => option(name, name));
    expect(foldingOf(places, is).near.size).toBe(3);
    expect(foldingOf(places, is, 1).near.size).toBe(2);
  });

  test("what is advised is in sight, even if a card in hand offers it", () => {
    const { listed, near } = foldingOf(some("a b c d e f play9 done"), is);
    expect(keys(listed)).toBe("a b c done play9");
    expect(keys(near)).toBe("a b play9");
  });
});
