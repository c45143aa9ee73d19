/** Where the chapters of a game stand on the line of its replay. */

import type { ReplayChapter } from "../net/protocol";

export interface Mark {
  chapter: ReplayChapter;
  /** How far along the line, from 0 to 1. */
  along: number;
  /** Whether its title stands on the line without touching another. */
  isNamed: boolean;
  /** Whether there is room to press it; those between are reached by keys. */
  isPressed: boolean;
}

/** About how wide a letter of a title is, and how far two titles keep apart. */
const LETTER = 7.2;
const APART = 10;
/** How far apart marks have to be so that a pointer hits the right one. */
const REACH = 26;

/** The marks of all chapters on a line of that many pixels; a scenario is named before its rounds are. */
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
