/** What the two hidden clue tokens may show, and how likely it is. */

import { SYMBOLS, symbolNumber } from "./box";
import type { FinalHourView } from "./view";

export interface Clue {
  symbol: string;
  found: number;
  /** The most times it may still be hidden. */
  possible: number;
  /** The chance that at least one of the two hidden tokens shows it. */
  chance: number;
  /** The number of cards with it that the reader can play. */
  held: number;
}

const pairs = (n: number): number => (n * (n - 1)) / 2;

/** The two hidden tokens are any two of those not found, with each pair equally likely. */
export function deduction(view: FinalHourView, cards: number[]): Clue[] {
  const possible = SYMBOLS.map((symbol) => view.clues.possible[symbol] ?? 0);
  const unknown = possible.reduce((a, b) => a + b, 0);
  return SYMBOLS.map((symbol, number) => {
    const left = possible[number]!;
    const chance = unknown < 2 ? 0 : 1 - pairs(unknown - left) / pairs(unknown);
    return {
      symbol,
      found: view.clues.found.filter((one) => one === number).length,
      possible: left,
      chance: view.hidden_clues ? Number(view.hidden_clues.includes(number)) : chance,
      held: cards.filter((card) => symbolNumber(card) === number).length,
    };
  });
}

/** The number of matches that the ritual needs. */
export const needed = (view: FinalHourView): number =>
  view.setup.seats === 1 ? 3 : 2 * view.investigators.length;

/** The cards whose symbols the reader can rely on at the ritual. */
export function ownCards(views: FinalHourView[]): number[] {
  const aside = views[0]?.priority.set_aside ?? [];
  const hands = views.flatMap((view) => (view.seat === null ? [] : (view.hands[view.seat] ?? [])));
  return [...aside, ...hands.filter((card): card is number => card !== null)];
}
