/** How a line of the log is shown: where, for how long, and with which sound. */

import type { LogEntry } from "../../net/protocol";
import { type Cue, cuesOf, middle, place } from "../../state/beats";
import type { Sound } from "../../table/sound";
import { townOf } from "./view";

const cues = cuesOf({
  mythos: middle(2400),
  gate: middle(1500),
  "gate-moves": middle(1500),
  "gate-turns": middle(1500),
  burst: middle(1600),
  surge: middle(1500),
  awakens: { stage: "middle", length: 3200, waits: true },
  terror: middle(1300),
  "ancient-attacks": middle(1300),
  devoured: middle(1800),
  sealed: middle(1300),
  closes: middle(1200),
  falls: middle(1300),
  "martial-law": middle(1600),
  "tracks-cleared": middle(1600),
  look: middle(1500),
  story: middle(1600),
  rumor: middle(1500),
  arrested: middle(1200),
  grasped: middle(1300),
  visage: middle(1300),
  "signs-vanish": middle(1500),
  die: { ...place(700), leads: true },
  // Time for the dice to fall and be counted.
  check: place(1500),
  appears: place(850),
  "monster-moves": place(750),
  leaves: place(600),
  swept: place(1000),
  vortex: place(900),
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
  raid: place(900),
  freed: place(800),
  delayed: place(800),
  "loses-turn": place(800),
  "ally-leaves": place(900),
});

/** Texts stay until the reader ends them. */
const READ = new Set(["encounter", "gate-card"]);
const reading = (text: string): number => Math.min(9000, 1200 + 42 * text.length);

/** What many do at once in one town: appearing in a surge, or moving along the arrows of a card. */
const JOINED = new Set(["appears", "monster-moves", "vortex", "leaves", "clue"]);

export function cue(entry: LogEntry): Cue {
  if (READ.has(entry.kind)) return middle(reading(entry.text));
  const shown = cues(entry);
  return JOINED.has(entry.kind) ? { ...shown, joins: `${entry.kind} ${townOf(String(entry.args.space ?? "")) ?? ""}` } : shown;
}

const SOUNDS: Record<string, Sound> = {
  draw: "card",
  mythos: "dread",
  gate: "door",
  burst: "door",
  closes: "success",
  sealed: "success",
  surge: "dread",
  appears: "dread",
  awakens: "doom",
  "ancient-attacks": "dread",
  doom: "doom",
  terror: "doom",
  falls: "failure",
  devoured: "failure",
  clue: "clue",
  defeat: "success",
};
const HURTS = new Set<unknown>(["sanity", "stamina"]);

/** The sound of a line; a loss has one only if it hurts. */
export function sound({ kind, args }: LogEntry): Sound | null {
  if (kind === "check") return args.passed ? "success" : "failure";
  if (kind === "lose") return HURTS.has(args.what) ? "hit" : null;
  if (kind === "gain") return args.what === "clues" ? "clue" : null;
  return SOUNDS[kind] ?? null;
}
