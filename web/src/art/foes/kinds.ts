/** The figure of a foe. The drawings themselves are only loaded by the worker. */

import type { FoeKind } from ".";

/** Kinds, the most distinctive first: of several that fit a foe, the first one is used. */
const TELLING: readonly FoeKind[] = [
  "ancient one",
  "chthonian",
  "deep one",
  "star spawn",
  "byakhee",
  "dark young",
  "yithian",
  "elder thing",
  "mi-go",
  "nightgaunt",
  "ghoul",
  "cultist",
  "rat",
  "creature",
];

/** The figure for the printed traits of a foe, and for the words in its key. */
export function foeKind(traits: readonly string[], key = ""): FoeKind {
  if (/\brats?\b/.test(key)) return "rat";
  if (/wolf|hound|dog/.test(key)) return "creature";
  const have = new Set(traits.map((trait) => trait.toLowerCase()));
  return TELLING.find((kind) => have.has(kind)) ?? "humanoid";
}
