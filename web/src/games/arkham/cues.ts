/** How long a line of the log is shown, and where. */

import type { LogEntry } from "../../net/protocol";
import { cuesOf, middle, place } from "../../state/beats";

export const cue = cuesOf({
  mythos: middle(2400),
  gate: middle(1500),
  burst: middle(1600),
  surge: middle(1500),
  awakens: { stage: "middle", length: 3200, waits: true },
  terror: middle(1300),
  devoured: middle(1800),
  encounter: middle(1500),
  "gate-card": middle(1500),
  sealed: middle(1300),
  closes: middle(1200),
  falls: middle(1300),
  "martial-law": middle(1600),
  "tracks-cleared": middle(1600),
  // The dice fall, and are counted.
  check: place(1500),
  appears: place(850),
  "monster-moves": place(750),
  leaves: place(600),
  overflow: place(1000),
  moved: place(600),
  through: place(900),
  returns: place(900),
  lost: place(1000),
  wake: place(800),
  doom: place(800),
  clue: place(700),
  closed: place(900),
  defeat: place(900),
  lose: place(700),
  gain: place(500),
  draw: place(700),
  uprising: place(800),
});

/** What a game is remembered by. */
const KEY = new Set(["gate", "sealed", "closes", "awakens", "devoured", "falls", "terror", "burst"]);
export const isKey = ({ kind }: LogEntry): boolean => KEY.has(kind);
