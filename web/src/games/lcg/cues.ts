/** How a line of the log is shown: where, for how long, and with which sound. */

import type { LogEntry } from "../../net/protocol";
import { cuesOf, middle, place, STORY } from "../../state/beats";
import type { Sound } from "../../table/sound";

export const cue = cuesOf({
  "drew-encounter": middle(2600),
  shown: middle(1500),
  attacked: middle(1000),
  advanced: STORY,
  current: STORY,
  introduction: STORY,
  prologue: STORY,
  // Time for a token to spin and land.
  "revealed-token": place(1420),
  test: place(500),
  committed: place(420),
  total: place(700),
  "test-result": place(1100),
  revealed: place(1100),
  spawned: place(800),
  engaged: place(700),
  moved: place(700),
  damaged: place(800),
  defeated: place(900),
  discovered: place(800),
  doom: place(800),
  trauma: place(1200),
  killed: place(1400),
  insane: place(1400),
});

const SOUNDS: Record<string, Sound> = {
  committed: "card",
  played: "card",
  "revealed-token": "token",
  discovered: "clue",
  doom: "doom",
  damaged: "hit",
  attacked: "dread",
  "drew-encounter": "dread",
  revealed: "door",
  advanced: "door",
};

/** The sound of a line; at the end of a test it depends on the result. */
export function sound({ kind, args }: LogEntry): Sound | null {
  if (kind === "test-result") return args.result === "succeeded" ? "success" : "failure";
  return SOUNDS[kind] ?? null;
}
