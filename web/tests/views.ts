/** Views for tests: an empty table of two investigators, changed as a test needs it. */

import type { FinalHourView, PlayView } from "../src/games/final_hour/view";

export function emptyView(change: Partial<FinalHourView> = {}): FinalHourView {
  const locations = Object.fromEntries(
    Array.from({ length: 15 }, (_, at) => [
      String(at + 1),
      { monsters: [] as number[], damage: 0, clue: false, investigators: [] as number[] },
    ]),
  );
  const figure = (key: string, seat: number) => ({
    key,
    seat,
    location: 12,
    health: 4,
    max_health: 4,
    items: [],
    action_deck: 10,
    action_discard: [],
  });
  return {
    game: "final_hour",
    seat: 0,
    setup: {
      seats: 2,
      investigators: ["jenny_barnes", "rita_young"],
      ancient_one: "cthulhu",
      difficulty: "easy",
    },
    trail: [],
    things: {},
    progress: { round: 1, rounds: 8, steps: ["1", "2", "3", "4", "5"], step: "1" },
    lead: 0,
    board: { ritual_site: 12, gates: [[15, 1], [8, 1], [1, 1]], locations, seals: {} },
    clues: { found: [], possible: { crystal: 2, hourglass: 2, moon: 2, star: 2, cross: 2 } },
    supply: { cup: [], destroyed: [], unique: [], gate_pile: 7, items: 9, used_items: [] },
    priority: {
      deck: 20,
      top: [],
      discard: [],
      row: [],
      set_aside: [],
      stash: 0,
      laid: [],
      face_down: false,
    },
    hands: [[1, 2, 3, 4], [null, null, null, null]],
    investigators: [figure("jenny_barnes", 0), figure("rita_young", 1)],
    plays: [],
    omens: 0,
    extra_omens: 0,
    activated: [],
    decision: null,
    outcome: null,
    hidden_clues: null,
    ...change,
  };
}

export function play(figure: number, priority: number | null, action: number | null = 0): PlayView {
  return { figure, action, priority, revealed: false, resolved: false };
}
