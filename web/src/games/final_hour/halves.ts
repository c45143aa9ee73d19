/** Which half of each played action card would resolve as things stand. */

import type { FinalHourView, PlayView } from "./view";

export type Half = "top" | "bottom";

export interface Standing {
  play: PlayView;
  /** The number of its priority card, if it is known. */
  priority: number | null;
  /** The half that would resolve; null while it is unknown. */
  half: Half | null;
  /** Whether no further card can change it. */
  isSure: boolean;
}

const CARDS_A_ROUND = 4;
const TOPS_A_ROUND = 2;
const LAST_NUMBER = 30;

export function halfInRow(row: number[], card: number): Half {
  return row.indexOf(card) < TOPS_A_ROUND ? "top" : "bottom";
}

/** The half of a card beside the other cards of the round; no number occurs twice, so few may be left. */
function outlook(card: number, others: number[]): { half: Half; isSure: boolean } {
  const lower = others.filter((one) => one < card).length;
  const toCome = CARDS_A_ROUND - 1 - others.length;
  const lowerLeft = card - 1 - lower;
  const higherLeft = LAST_NUMBER - card - (others.length - lower);
  if (lower + Math.min(toCome, lowerLeft) < TOPS_A_ROUND) return { half: "top", isSure: true };
  if (lower + Math.max(0, toCome - higherLeft) >= TOPS_A_ROUND) return { half: "bottom", isSure: true };
  return { half: "top", isSure: false };
}

/**
 * The cards of this round in the order in which they would resolve, unknown ones last. `pointed` is a priority card
 * that counts as chosen for the card that waits for one.
 */
export function standings(view: FinalHourView, pointed: number | null = null): Standing[] {
  // Face-down cards have no number either; the one that waits for a card is the newest.
  const newest = view.plays.length - 1;
  const numbers = view.plays.map((play, at) => play.priority || (at === newest && pointed) || null);
  const known = numbers.filter((n): n is number => n !== null);
  const row = view.priority.row;
  const found = view.plays.map((play, at): Standing => {
    const number = numbers[at] ?? null;
    if (number === null) return { play, priority: null, half: null, isSure: false };
    if (row.includes(number)) {
      return { play, priority: number, half: halfInRow(row, number), isSure: true };
    }
    return { play, priority: number, ...outlook(number, known.filter((one) => one !== number)) };
  });
  return found.sort((a, b) => (a.priority ?? Infinity) - (b.priority ?? Infinity));
}
