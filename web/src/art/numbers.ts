/** Repeatable numbers: everything in a picture follows from its seed. */

export function hash(text: string): number {
  let sum = 2166136261;
  for (const sign of text) sum = Math.imul(sum ^ sign.codePointAt(0)!, 16777619);
  return sum >>> 0;
}

/** A repeatable stream of numbers from 0 up to 1. */
export interface Random {
  (): number;
  in(low: number, high: number): number;
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
}

export function random(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return Object.assign(next, {
    in: between,
    int: (low: number, high: number) => Math.floor(between(low, high + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!,
  });
}

function cell(x: number, y: number, seed: number): number {
  let sum = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647);
  sum = Math.imul(sum ^ (sum >>> 13), 1274126177);
  return ((sum ^ (sum >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from -1 to 1. */
export function noise(x: number, y: number, seed = 1): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const right = ease(x - column);
  const down = ease(y - row);
  const top = cell(column, row, seed) * (1 - right) + cell(column + 1, row, seed) * right;
  const low = cell(column, row + 1, seed) * (1 - right) + cell(column + 1, row + 1, seed) * right;
  return (top * (1 - down) + low * down) * 2 - 1;
}

export const clamp = (value: number, low = 0, high = 1): number => (value < low ? low : value > high ? high : value);

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** A colour between two, each written #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const goal = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + (goal[at]! - value) * clamp(share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}
