/** What is printed on the boards, sheets and tokens, by key. */

import data from "./box.json";

export type Colour = "white" | "black";

interface Box {
  towns: Record<string, Record<string, string[]>>;
  ways: Record<string, string[]>;
  unstable: string[];
  aquatic: string[];
  arrows: Record<Colour, Record<string, string>>;
  worlds: Record<string, { modifier: number; symbol: string; colors: string[] }>;
  closesAt: Record<string, string>;
  raid: Record<string, number>;
  uprising: number;
  monsters: Record<string, { movement: string; dimension: string; toughness: number }>;
  sheets: Record<string, [left: number, right: number][][]>;
  hands: Record<string, number>;
  mythos: Record<string, { kind: string; gate: string; white: string[]; black: string[] }>;
  ancientOnes: string[];
}

export const box = data as unknown as Box;

export const UNSTABLE: ReadonlySet<string> = new Set(box.unstable);
export const WORLDS: readonly string[] = Object.keys(box.worlds);
/** The skills, in pairs that share a slider. */
export const SLIDERS = [["speed", "sneak"], ["fight", "will"], ["lore", "luck"]] as const;

/** The world and the number of an area. */
export function areaOf(space: string): { world: string; area: number } | undefined {
  const [, world, area] = /^(.*)_([12])$/.exec(space) ?? [];
  return world && world in box.worlds ? { world, area: Number(area) } : undefined;
}
