/** The omens on the table, and what they would cause. */

import { ancientOne, omensOf } from "./box";
import type { FinalHourView } from "./view";

/** The number of visible omens: those counted so far, and those on cards that are face up. */
export function omensSeen(view: FinalHourView): number {
  const cards = view.priority.row.length ? view.priority.row : view.plays.map((one) => one.priority);
  const counted = view.omens + view.extra_omens;
  return cards.reduce<number>((sum, card) => sum + (card ? omensOf(card) : 0), counted);
}

/** What the Ancient One does if there are no more omens; null for nothing. */
export function omenComing(view: FinalHourView): string | null {
  const { omens } = ancientOne(view.setup.ancient_one);
  const seen = omensSeen(view);
  return omens.findLast((omen) => omen.least <= seen)?.key ?? null;
}
