/** Which figure a foe has: known without the drawings, which are the worker's. */

import type { FoeKind } from ".";

/** Traits by how much they tell: of several that somebody has, the first one wins. */
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

/** The figure for the printed traits of a foe, with what its key tells besides. */
export function foeKind(traits: readonly string[], key = ""): FoeKind {
  if (/\brats?\b/.test(key)) return "rat";
  if (/wolf|hound|dog/.test(key)) return "creature";
  const have = new Set(traits.map((trait) => trait.toLowerCase()));
  return TELLING.find((kind) => have.has(kind)) ?? "humanoid";
}
