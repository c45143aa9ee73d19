/** How a line of the log is shown: where, for how long, and with which sound. */

import type { LogEntry } from "../../net/protocol";
import { cuesOf, middle, place, STORY } from "../../state/beats";
import type { Sound } from "../../table/sound";

export const cue = cuesOf({
  chapter: STORY,
  final: STORY,
  "scenario-begins": STORY,
  "scenario-won": STORY,
  event: middle(1800),
  spawned: middle(1100),
  // Time for the dice to fall and be read.
  attack: place(1400),
  result: place(1200),
  // Time for the tiles to slide to their new places.
  explored: place(1100),
  "tiles-left": place(900),
  "spawn-roll": place(900),
  "horror-roll": place(900),
  "door-opened": place(650),
  "door-closed": place(650),
  "door-destroyed": place(800),
  explodes: place(1000),
  traps: place(900),
  lose: place(800),
  destroyed: place(1000),
  banished: place(900),
  // The steps of a walk follow each other quickly.
  move: place(360),
}, place(480));

const SOUNDS: Record<string, Sound> = {
  chapter: "door",
  final: "doom",
  "scenario-begins": "door",
  "scenario-won": "success",
  "item-drawn": "card",
  gained: "card",
  equip: "card",
  arranged: "card",
  event: "dread",
  spawned: "dread",
  level: "doom",
  threat: "doom",
  attack: "dice",
  explored: "door",
  "door-opened": "door",
  "door-closed": "door",
  "door-destroyed": "hit",
  "horror-roll": "dice",
  "spawn-roll": "dice",
  explodes: "hit",
  traps: "hit",
  lose: "hit",
  destroyed: "failure",
  sealed: "success",
};

export const sound = ({ kind }: LogEntry): Sound | null => SOUNDS[kind] ?? null;
