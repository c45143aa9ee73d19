/** How a line of the log is shown: where, for how long, and with which sound. */

import type { LogEntry } from "../../net/protocol";
import { cuesOf, middle, place } from "../../state/beats";
import type { Sound } from "../../table/sound";

export const cue = cuesOf({
  omen: middle(3200),
  revealed: middle(1300),
  fallen: middle(1600),
  overrun: middle(1800),
  "overrun-by-damage": middle(1800),
  "ritual-matches": { stage: "middle", length: 3000, waits: true },
  walked: place(700),
  spawned: place(560),
  moved: place(560),
  "driven-to-ritual": place(700),
  "stopped-by-seal": place(800),
  destroyed: place(600),
  damaged: place(700),
  "damaged-by": place(700),
  "lost-health": place(900),
  struck: place(900),
  "found-clue": place(1100),
  "found-item": place(900),
  gate: place(800),
  reckoning: place(900),
});

const SOUNDS: Record<string, Sound> = {
  played: "card",
  revealed: "card",
  "found-clue": "clue",
  destroyed: "success",
  damaged: "hit",
  "damaged-by": "hit",
  struck: "hit",
  "lost-health": "hit",
  spawned: "dread",
  omen: "doom",
  fallen: "failure",
  gate: "door",
};

export const sound = ({ kind }: LogEntry): Sound | null => SOUNDS[kind] ?? null;
