/** The facts of the box that views name by number; a test compares them with the components. */

import box from "./box.json";

export type Zone = "green" | "purple" | "orange";
export type Colour = "red" | "blue";
export type Icon = "killer" | "runner" | "destroyer";

export interface Kind {
  name: string;
  colour: Colour;
  health: number;
  icons: Icon[];
}

export const LOCATIONS = Array.from({ length: 15 }, (_, at) => at + 1);
export const PATHS = box.paths as [number, number][];
export const SYMBOLS = box.symbols;
export const GATES = box.gates;
export const ACTIONS = box.actions;
export const ITEMS = box.items;
export const KEY = SYMBOLS.length;

const KINDS = box.kinds as Kind[];

export const zoneOf = (location: number): Zone => box.zones[location] as Zone;
export const spacesOf = (location: number): number => box.spaces[location] ?? 0;
export const kindNumber = (token: number): number => box.kindOf[token] ?? 0;
export const kindOf = (token: number): Kind => KINDS[kindNumber(token)]!;
export const kindAt = (kind: number): Kind => KINDS[kind]!;
export const isCommon = (kind: Kind): boolean => kind.name === "common_monster";
export const arrowFrom = (colour: Colour, location: number): number => box[colour][location] ?? 0;
export const omensOf = (card: number): number => box.omens[card] ?? 0;
export const symbolOf = (card: number): string => SYMBOLS[box.symbolOf[card] ?? 0] ?? "";
export const symbolNumber = (card: number): number => box.symbolOf[card] ?? -1;

export function pathBetween(a: number, b: number): number | null {
  const found = PATHS.findIndex(([x, y]) => (x === a && y === b) || (x === b && y === a));
  return found < 0 ? null : found;
}

export function adjacent(location: number): number[] {
  return PATHS.flatMap(([a, b]) => (a === location ? [b] : b === location ? [a] : [])).sort(
    (a, b) => a - b,
  );
}

export const ancientOne = (key: string): (typeof box.ancientOnes)["cthulhu"] =>
  (box.ancientOnes as Record<string, (typeof box.ancientOnes)["cthulhu"]>)[key]!;
