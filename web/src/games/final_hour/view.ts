/** What a seat sees of Final Hour, and where everything is. */

import type { View } from "../../net/protocol";
import type { FinalHourBody, LocationView } from "./shapes";

export type { FigureView, LocationView, PlayView } from "./shapes";

export interface FinalHourView extends View, FinalHourBody {}

/** A view with all that others of the same moment show: cards that some seat knows. */
export function together(view: FinalHourView, views: FinalHourView[]): FinalHourView {
  const known = <T>(pick: (one: FinalHourView) => T | null | undefined): T | null => {
    for (const one of [view, ...views]) {
      const found = pick(one);
      if (found !== null && found !== undefined) return found;
    }
    return null;
  };
  return {
    ...view,
    plays: view.plays.map((play, number) => ({
      ...play,
      action: known((one) => one.plays[number]?.action),
      priority: known((one) => one.plays[number]?.priority),
    })),
    hands: view.hands.map((hand, seat) => views.find((one) => one.seat === seat)?.hands[seat] ?? hand),
    priority: {
      ...view.priority,
      laid: view.priority.laid.map((_, number) => known((one) => one.priority.laid[number])),
    },
  };
}

export const at = (view: FinalHourView, location: number): LocationView =>
  view.board.locations[String(location)]!;

export const isSolo = (view: FinalHourView): boolean => view.setup.seats === 1;
