/** The campus as it was at a moment of which only the things are known. */

import type { Things } from "../../state/beats";
import type { FinalHourView } from "./view";

/** The view with what the things tell of locations and investigators. */
export function asOf(view: FinalHourView, things: Things): FinalHourView {
  const locations = Object.fromEntries(
    Object.entries(view.board.locations).map(([id, location]) => {
      const row = things[`location:${id}`];
      if (!row) return [id, location];
      return [id, { ...location, damage: row.numbers?.damage ?? 0, clue: !!row.marks?.includes("clue") }];
    }),
  );
  const investigators = view.investigators.map((one, figure) => {
    const row = things[`figure:${figure}`];
    return row ? { ...one, health: row.numbers?.health ?? 0 } : one;
  });
  return { ...view, board: { ...view.board, locations }, investigators };
}
