/** What a map tile looks like from above: the signs of its spaces, its edges, and what has happened on it. */

/** Units of the plate for one space. */
export const U = 40;
/** By how much walls on the rim of a tile reach beyond it; pictures of tiles overlap by this. */
export const RIM = 14;

export type ThingState = "spent" | "lit" | "";
export type DoorState = "open" | "closed" | "gone";

export interface TileLook {
  /** The number of the tile, which says what its floor is made of. */
  tile: number;
  /** Row by row: `.` floor, `#` rubble, `O` chasm, `^` trap, and the letters of what is on the floor. */
  ground: readonly string[];
  /** What is above each row and below the last: `#` wall, `D` door, `=` a way out, blank if it is open. */
  across: readonly string[];
  /** What is to the left of each space of a row, and to the right of the last. */
  upright: readonly string[];
  /** What became of the things on the floor, by `column,row`. */
  states: Readonly<Record<string, ThingState>>;
  /** Doors that are not open, by `h` or `v` and their place among the edges. */
  doors: Readonly<Record<string, DoorState>>;
}

export const columns = (look: TileLook): number => look.ground[0]?.length ?? 0;
export const rows = (look: TileLook): number => look.ground.length;

export const signAt = (look: TileLook, x: number, y: number): string => look.ground[y]?.[x] ?? "";

/** Whether light stops at an edge. */
export function isShut(look: TileLook, kind: "h" | "v", x: number, y: number): boolean {
  const edge = (kind === "h" ? look.across : look.upright)[y]?.[x] ?? "#";
  return edge === "#" || edge === "=" || edge === "." || (edge === "D" && look.doors[`${kind}${x},${y}`] === "closed");
}

/** Every space of a tile. */
export function each(look: TileLook, see: (x: number, y: number, sign: string) => void): void {
  look.ground.forEach((row, y) => [...row].forEach((sign, x) => see(x, y, sign)));
}
