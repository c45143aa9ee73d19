/** What a seat sees of Final Hour: the shape of the game's view. */

import type { View } from "../../net/protocol";

export interface LocationView {
  monsters: number[];
  damage: number;
  clue: boolean;
  investigators: number[];
}

export interface PlayView {
  figure: number;
  action: number | null;
  priority: number | null;
  revealed: boolean;
  resolved: boolean;
}

export interface FigureView {
  key: string;
  seat: number;
  location: number;
  health: number;
  max_health: number;
  items: number[];
  action_deck: number;
  action_discard: number[];
}

export interface FinalHourView extends View {
  setup: { seats: number; investigators: string[]; ancient_one: string; difficulty: string };
  lead: number | null;
  board: {
    ritual_site: number;
    gates: [number, number][];
    locations: Record<string, LocationView>;
    seals: Record<string, number>;
  };
  clues: { found: number[]; possible: Record<string, number> };
  supply: {
    cup: number[];
    destroyed: number[];
    unique: number[];
    gate_pile: number;
    items: number;
    used_items: number[];
  };
  priority: {
    deck: number;
    top: number[];
    discard: number[];
    row: number[];
    set_aside: number[];
    stash: number;
    laid: (number | null)[];
    face_down: boolean;
  };
  hands: (number | null)[][];
  investigators: FigureView[];
  plays: PlayView[];
  omens: number;
  extra_omens: number;
  activated: number[];
  decision: { seat: number; ask: string; why: string[]; trail: [string, string, string[]][] } | null;
  outcome: (string | boolean)[] | null;
  hidden_clues: number[] | null;
}

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
