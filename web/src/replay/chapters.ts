/** The positions of a game's chapters on the line of its replay. */

import type { ReplayChapter } from "../net/protocol";

export interface Mark {
  chapter: ReplayChapter;
  /** The position along the line, from 0 to 1. */
  along: number;
  /** Whether there is room for its title on the line. */
  isNamed: boolean;
  /** Whether there is room to click it; others are reached by keyboard. */
  isPressed: boolean;
}

/** The approximate width of a letter of a title, and the gap between titles. */
const LETTER = 7.2;
const APART = 10;
/** The distance between marks at which a pointer hits the right one. */
const REACH = 26;

/** The marks of all chapters on a line of that many pixels; scenarios get titles before their rounds do. */
export function marksOf(chapters: ReplayChapter[], choices: number, width: number): Mark[] {
  const named: [from: number, to: number][] = [];
  const pressed: number[] = [];
  const found = new Map<ReplayChapter, Mark>();
  for (const chapter of [...chapters].sort((a, b) => a.depth - b.depth || a.at - b.at)) {
    const along = chapter.at / Math.max(1, choices);
    const [from, to] = [along * width, along * width + chapter.title.length * LETTER];
    const isNamed = to <= width && named.every((one) => to + APART <= one[0] || from >= one[1] + APART);
    if (isNamed) named.push([from, to]);
    const isPressed = pressed.every((one) => Math.abs(one - from) >= REACH);
    if (isPressed) pressed.push(from);
    found.set(chapter, { chapter, along, isNamed, isPressed });
  }
  return chapters.map((one) => found.get(one)!);
}
