/** A game that has no page of its own, drawn from the envelope of its views alone. */

import type { LogEntry, Thing, View } from "../../net/protocol";
import { t } from "../../state/session.svelte";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import Zoom from "./Zoom.svelte";

/** One's seats together see what each of them does; what belongs to one of them, as that one sees it. */
export function together(view: View, views: View[]): View {
  const things = { ...view.things };
  for (const one of views) {
    for (const [key, row] of Object.entries(one.things)) {
      if (!(key in things) || (row.owner === one.seat && one.seat !== null)) things[key] = row;
    }
  }
  return { ...view, things };
}

/** What a line is about: those of its arguments that name a thing by its kind. */
export function about(view: View, { args }: LogEntry): Thing[] {
  return Object.entries(args).flatMap(([kind, id]) => {
    const row = Array.isArray(id) ? undefined : view.things[`${kind}:${id}`];
    return row ? [{ kind: row.kind, id: row.id }] : [];
  });
}

export const client: GameClient = {
  areas: [],
  Board,
  Zoom,
  panels: [],
  together,
  odds: (_, mine) => mine,
  seatName: (_, seat) => t("web-seat", { number: seat + 1 }),
  about,
  filters: [],
  tour: [
    { at: "prompt", text: "web-tour-prompt" },
    { at: "board", text: "web-plain-tour-board" },
    { at: "track", text: "web-plain-tour-track" },
    { at: "tools", text: "web-tour-tools" },
  ],
};
