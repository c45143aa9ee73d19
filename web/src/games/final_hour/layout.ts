/** The positions on the drawn campus: a wide map, a low one for wide frames, and a tall one for narrow screens. */

import { LOCATIONS, PATHS, arrowFrom, pathBetween, spacesOf, type Colour } from "./box";

export interface Point {
  x: number;
  y: number;
}

export interface Layout {
  width: number;
  height: number;
  /** Half the width and height of a location's plate. */
  half: Point;
  token: number;
  /** The most monster spaces side by side. */
  across: number;
  /** The size of names; 0 if there is no room for them. */
  name: number;
  /** The size of the disc with the number. */
  disc: number;
  places: Record<number, Point>;
  /** How far a path bends to the left of its way from the lower number to the higher. */
  bends: Record<string, number>;
  /** How far an arrow off the paths bends to the left of its way. */
  arrowBends: Record<string, number>;
  ancientOne: Point;
  /** Where the clue track is printed, if there is room. */
  clues: Point | null;
}

export const WIDE: Layout = {
  width: 1400,
  height: 880,
  half: { x: 112, y: 66 },
  token: 24,
  across: 4,
  name: 22,
  disc: 19,
  places: {
    1: { x: 1185, y: 132 },
    2: { x: 760, y: 230 },
    3: { x: 535, y: 444 },
    4: { x: 545, y: 628 },
    5: { x: 140, y: 781 },
    6: { x: 1120, y: 333 },
    7: { x: 830, y: 454 },
    8: { x: 1278, y: 498 },
    9: { x: 860, y: 639 },
    10: { x: 1250, y: 741 },
    11: { x: 140, y: 602 },
    12: { x: 175, y: 404 },
    13: { x: 410, y: 250 },
    14: { x: 140, y: 93 },
    15: { x: 610, y: 82 },
  },
  bends: { "1-8": 34, "12-14": 20, "4-11": -10 },
  arrowBends: { "9-5": 88, "5-4": 18, "7-2": -20, "15-2": -22, "3-13": -24, "10-9": 30 },
  ancientOne: { x: 962, y: 806 },
  clues: { x: 300, y: 816 },
};

/** The same campus with its rows closer together, so that everything on it is larger in a low frame. */
export const LOW: Layout = {
  ...WIDE,
  height: 700,
  places: {
    1: { x: 1185, y: 92 },
    2: { x: 760, y: 204 },
    3: { x: 535, y: 366 },
    4: { x: 545, y: 522 },
    5: { x: 140, y: 628 },
    6: { x: 1120, y: 268 },
    7: { x: 830, y: 362 },
    8: { x: 1278, y: 424 },
    9: { x: 860, y: 522 },
    10: { x: 1250, y: 606 },
    11: { x: 140, y: 452 },
    12: { x: 152, y: 262 },
    13: { x: 420, y: 214 },
    14: { x: 140, y: 72 },
    15: { x: 630, y: 70 },
  },
  arrowBends: { ...WIDE.arrowBends, "9-5": 84, "10-9": -12 },
  ancientOne: { x: 962, y: 648 },
  clues: { x: 300, y: 654 },
};

export const TALL: Layout = {
  width: 800,
  height: 960,
  half: { x: 92, y: 66 },
  token: 21,
  across: 4,
  name: 23,
  disc: 19,
  places: {
    1: { x: 702, y: 110 },
    2: { x: 482, y: 262 },
    3: { x: 300, y: 468 },
    4: { x: 305, y: 690 },
    5: { x: 104, y: 880 },
    6: { x: 706, y: 316 },
    7: { x: 512, y: 470 },
    8: { x: 704, y: 586 },
    9: { x: 508, y: 700 },
    10: { x: 696, y: 836 },
    11: { x: 104, y: 656 },
    12: { x: 104, y: 448 },
    13: { x: 262, y: 248 },
    14: { x: 104, y: 84 },
    15: { x: 398, y: 84 },
  },
  bends: { "1-8": -110 },
  arrowBends: { "9-5": 66, "5-4": 12, "7-2": -16, "15-2": -16, "3-13": -18, "10-9": 18 },
  ancientOne: { x: 400, y: 880 },
  clues: null,
};

/** The tall map on a phone: monsters and numbers large, no names, which would be too small to read. */
export const SMALL: Layout = { ...TALL, token: 29, across: 2, name: 0, disc: 28 };

/** Frames with a larger ratio of width to height have the low map. */
const LOW_FROM = 1.7;
/** The width in pixels below which names would be illegible. */
const NARROW = 520;

/** The map for a frame of this size, in pixels. */
export function planFor(width: number, height: number): Layout {
  if (width < NARROW) return SMALL;
  if (width < height * 1.1) return TALL;
  return width < height * LOW_FROM ? WIDE : LOW;
}

/** By how much plates, names and tokens grow at most in a wider frame; more would not fit the height of a plate. */
const WIDEST = { plate: 1.4, name: 1.35, token: 1.16 };

/** The same campus in a wider frame: stretched from west to east, with wider plates. */
export function widened(layout: Layout, width: number): Layout {
  const stretch = width / layout.width;
  if (stretch <= 1) return layout;
  const moved = ({ x, y }: Point): Point => ({ x: x * stretch, y });
  return {
    ...layout,
    width,
    half: { x: layout.half.x * Math.min(stretch, WIDEST.plate), y: layout.half.y },
    name: layout.name * Math.min(stretch, WIDEST.name),
    token: layout.token * Math.min(stretch, WIDEST.token),
    places: Object.fromEntries(Object.entries(layout.places).map(([number, place]) => [number, moved(place)])),
    ancientOne: moved(layout.ancientOne),
    clues: layout.clues && moved(layout.clues),
  };
}

interface Way {
  key: string;
  d: string;
  /** The middle, where a seal is drawn. */
  middle: Point;
}

interface Arrow {
  key: string;
  d: string;
  colour: Colour;
  from: number;
  to: number;
  /** The position of its letter: the beginning, unless that is on a plate, where the letter would cover the name. */
  letter: Point;
  head: string;
}

const STEPS = 48;

function curve(a: Point, b: Point, bend: number, aside: number): Point[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.hypot(dx, dy) || 1;
  const nx = dy / length;
  const ny = -dx / length;
  const control = { x: (a.x + b.x) / 2 + nx * bend * 2, y: (a.y + b.y) / 2 + ny * bend * 2 };
  return Array.from({ length: STEPS + 1 }, (_, at) => {
    const s = at / STEPS;
    const r = 1 - s;
    return {
      x: r * r * a.x + 2 * r * s * control.x + s * s * b.x + nx * aside,
      y: r * r * a.y + 2 * r * s * control.y + s * s * b.y + ny * aside,
    };
  });
}

function outside(points: Point[], layout: Layout, a: Point, b: Point, gap: number): Point[] {
  const covers = (plate: Point, at: Point): boolean => {
    const [dx, dy] = [Math.abs(at.x - plate.x), Math.abs(at.y - plate.y)];
    return dx < layout.half.x + gap && dy < layout.half.y + gap;
  };
  const left = points.filter((one) => !covers(a, one) && !covers(b, one));
  return left.length >= 2 ? left : points.slice(STEPS / 2 - 1, STEPS / 2 + 2);
}

const round = (n: number): number => Math.round(n * 10) / 10;

function drawn(points: Point[]): string {
  return points.map(({ x, y }, at) => `${at ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

function headAt(points: Point[], size: number): string {
  const tip = points[points.length - 1]!;
  const before = points[Math.max(0, points.length - 4)]!;
  const angle = Math.atan2(tip.y - before.y, tip.x - before.x);
  const corner = (turn: number): string =>
    `${round(tip.x - size * Math.cos(angle + turn))} ${round(tip.y - size * Math.sin(angle + turn))}`;
  return `M${corner(0.48)}L${round(tip.x)} ${round(tip.y)}L${corner(-0.48)}Z`;
}

/** The cobbled paths, by number. */
export function paths(layout: Layout): Way[] {
  return PATHS.map(([a, b], number) => {
    const [from, to] = [layout.places[a]!, layout.places[b]!];
    const points = curve(from, to, layout.bends[`${a}-${b}`] ?? 0, 0);
    const seen = outside(points, layout, from, to, 0);
    return { key: String(number), d: drawn(points), middle: seen[seen.length >> 1]! };
  });
}

const ASIDE = 13;
const SHORTEST = 34;

function length(points: Point[]): number {
  const [first, last] = [points[0]!, points[points.length - 1]!];
  return Math.hypot(last.x - first.x, last.y - first.y);
}

/** The line of an arrow, from the middle of a location to that of another: beside the path, if there is one. */
function arrowLine(layout: Layout, colour: Colour, from: number, to: number): Point[] {
  const [here, there] = [layout.places[from]!, layout.places[to]!];
  if (pathBetween(from, to) === null) return curve(here, there, layout.arrowBends[`${from}-${to}`] ?? 0, 0);
  // The bend of a path is that of its way from the lower number to the higher.
  const aside = colour === "red" ? ASIDE : -ASIDE;
  if (from < to) return curve(here, there, layout.bends[`${from}-${to}`] ?? 0, aside);
  return curve(there, here, layout.bends[`${to}-${from}`] ?? 0, aside).reverse();
}

function arrow(layout: Layout, colour: Colour, from: number): Arrow {
  const to = arrowFrom(colour, from);
  const line = arrowLine(layout, colour, from, to);
  const ends = [layout.places[from]!, layout.places[to]!] as const;
  const between = outside(line, layout, ...ends, 9);
  // Between neighbors that nearly touch, an arrow begins and ends on their plates.
  const isShort = length(between) < SHORTEST;
  const seen = isShort ? outside(line, layout, ...ends, -10) : between;
  return {
    key: `${colour}-${from}`,
    colour,
    from,
    to,
    d: drawn(seen),
    head: headAt(seen, 15),
    letter: isShort ? seen[seen.length >> 1]! : seen[0]!,
  };
}

/** All arrows. On a path, red ones are on one side of it and blue ones on the other. */
export const arrows = (layout: Layout): Arrow[] =>
  (["red", "blue"] as const).flatMap((colour) => LOCATIONS.map((from) => arrow(layout, colour, from)));

/** The positions of the monster spaces of a location. */
export function slots(layout: Layout, location: number): Point[] {
  const plate = layout.places[location]!;
  const count = spacesOf(location);
  const step = layout.token * 2 + 4;
  const lowest = plate.y + layout.half.y - layout.token - (count > layout.across ? 5 : 12);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / layout.across);
    const inRow = Math.min(layout.across, count - row * layout.across);
    return { x: plate.x + ((at % layout.across) - (inRow - 1) / 2) * step, y: lowest - row * step };
  });
}

/** The position of one of `of` investigators: in a row along the lower edge of the plate. */
export function standing(layout: Layout, location: number, at: number, of: number): Point {
  const plate = layout.places[location]!;
  const step = Math.min(46, (layout.half.x * 2) / Math.max(of, 1));
  return { x: plate.x + (at - (of - 1) / 2) * step, y: plate.y + layout.half.y + 10 };
}

/** A name on up to three lines, and the size of type at which it fits its plate. */
export function fitted(
  name: string,
  width: number,
  size: number,
  most = 2,
): { lines: string[]; size: number } {
  const words = name.split(" ");
  let best: { lines: string[]; size: number } | null = null;
  for (let count = 1; count <= most; count++) {
    const lines = broken(words, count);
    const fits = Math.min(size, width / Math.max(...lines.map(breadth)));
    if (!best || fits > best.size + 0.5) best = { lines, size: fits };
  }
  return best!;
}

/** The approximate width of a line, relative to its type size; Cyrillic letters are wider than Latin ones. */
function breadth(line: string): number {
  let sum = 0;
  for (const letter of line) sum += letter >= "\u0400" ? 0.56 : 0.49;
  return sum;
}

/** Words broken into this many lines, with the longest as short as possible. */
function broken(words: string[], count: number): string[] {
  if (count <= 1 || words.length <= 1) return [words.join(" ")];
  let best: string[] = [words.join(" ")];
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  for (let first = 1; first < words.length; first++) {
    const lines = [words.slice(0, first).join(" "), ...broken(words.slice(first), count - 1)];
    if (longest(lines) < longest(best)) best = lines;
  }
  return best;
}
