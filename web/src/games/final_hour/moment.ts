/** The campus at an earlier moment, of which only the things are known, and as the list of tables shows it. */

import type { Things } from "../../state/beats";
import type { Moment } from "../../state/glimpses";
import type { Scene } from "../../state/scene.svelte";
import { faceWish, placeWish } from "./art";
import { placesOf } from "./spaces";
import type { FinalHourView } from "./view";

/** The view with the locations and investigators as in these things. */
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

/** Where the reader is, or else the ritual; and everybody. */
export function momentOf(scene: Scene): Moment {
  const view = scene.view as FinalHourView;
  const own = view.investigators.findIndex((one) => one.seat === scene.front);
  const location = placesOf("figure", scene.things).get(own) ?? view.board.ritual_site;
  return { picture: placeWish(location), faces: view.investigators.map(({ key }) => faceWish(key)) };
}
