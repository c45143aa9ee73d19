/** Final Hour at the table. */

import type { LogEntry, Thing, View } from "../../net/protocol";
import { Later } from "../../ui/later.svelte";
import type { GameClient } from "../game";
import Asked from "./Asked.svelte";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import { figureName, investigatorName } from "./names";
import OptionSign from "./OptionSign.svelte";
import Partners from "./Partners.svelte";
import Drawings from "./Drawings.svelte";
import { attempt } from "./attempt";
import { cue, sound } from "./cues";
import Draw from "./Draw.svelte";
import Glimpse from "./Glimpse.svelte";
import { asOf, momentOf } from "./moment";
import Pip from "./Pip.svelte";
import Staged from "./Staged.svelte";
import { isKey, isMinor } from "./tally";
import { isSolo, together, type FinalHourView } from "./view";
import You from "./You.svelte";

/** The numbers whose changes are shown coming to a place. */
const COUNTED = new Set(["damage", "gate"]);
const MONSTERS = new Set([
  "spawned", "moved", "driven-to-ritual", "stopped-by-seal", "destroyed", "damaged", "damaged-by",
  "repaired", "none-left", "cup-refilled", "no-room", "overrun", "overrun-by-damage",
]);
const CARDS = new Set([
  "drew", "drew-card", "drew-action", "played", "played-face-down", "revealed", "row-drawn",
  "row-laid", "set-aside", "turned-up", "turned-up-action", "replaced-in-row", "looked", "saw-cards",
  "discarded-from-deck", "discarded-priority", "exchanged-played", "priority-reshuffled",
  "actions-reshuffled",
]);
const CLUES = new Set([
  "found-clue", "found-item", "found-nothing", "used-item", "ritual-cards", "ritual-clues",
  "ritual-matches", "said-ready", "said-not-yet", "laid",
]);
const OMENS = new Set([
  "reckoning", "omen", "no-omens", "omens-added", "omens-lowered", "stashed", "face-down-next",
  "gate", "lost-health", "struck", "fallen",
]);

function about(view: View, { args }: LogEntry): Thing[] {
  const things: Thing[] = [];
  if (typeof args.location === "number") things.push({ kind: "location", id: args.location });
  if (typeof args.path === "number") things.push({ kind: "path", id: args.path });
  if (typeof args.token === "number") things.push({ kind: "token", id: args.token });
  if (typeof args.figure === "number") things.push({ kind: "figure", id: args.figure });
  if (typeof args.card === "number") things.push({ kind: "card", id: args.card });
  if (typeof args.action === "number") things.push({ kind: "action", id: args.action });
  if (typeof args.symbol === "number" && typeof args.amount === "number") {
    const gate = (view as FinalHourView).board.gates[args.symbol];
    if (gate) things.push({ kind: "location", id: gate[0] });
  }
  return things;
}

export const client: GameClient = {
  areas: ["final_hour", "web_final_hour"],
  Drawings,
  Board,
  // Between the Sorority and Dorothy Upman Hall.
  clear: { left: 0.545, width: 0.215 },
  Partners,
  You,
  Hand,
  cue,
  sound,
  Staged,
  Glimpse,
  counts: ({ what, to, amount }) => (what === "health" ? to.startsWith("figure:") : COUNTED.has(what) && amount > 0),
  Pip,
  attempt,
  Draw,
  asOf: (view, things) => asOf(view as FinalHourView, things),
  Face: Asked,
  moment: momentOf,
  more: new Later(() => import("./more")),
  isKey,
  isMinor,
  OptionSign,
  panels: [
    { key: "clues", title: "web_final_hour-panel-clues" },
    { key: "team", title: "web_final_hour-panel-team" },
    { key: "omens", title: "web_final_hour-panel-omens" },
    { key: "piles", title: "web_final_hour-panel-piles" },
  ],
  together: (view, views) => together(view as FinalHourView, views as FinalHourView[]),
  isHeld(view, { kind, id }, seat) {
    const shown = view as FinalHourView;
    return kind === "card" && seat !== null && !isSolo(shown) && (shown.hands[seat] ?? []).includes(Number(id));
  },
  seatName(shown, seat) {
    const view = shown as FinalHourView;
    if (!isSolo(view)) return figureName(view, seat);
    return view.setup.investigators.map(investigatorName).join(", ");
  },
  about,
  filters: [
    { key: "cards", title: "web_final_hour-filter-cards", kinds: CARDS },
    { key: "monsters", title: "web_final_hour-filter-monsters", kinds: MONSTERS },
    { key: "clues", title: "web_final_hour-filter-clues", kinds: CLUES },
    { key: "omens", title: "web_final_hour-filter-omens", kinds: OMENS },
  ],
  tour: [
    { at: "prompt", text: "web-tour-prompt" },
    { at: "board", text: "web_final_hour-tour-board" },
    { at: "hand", text: "web_final_hour-tour-hand" },
    { at: "plays", text: "web_final_hour-tour-plays" },
    { at: "track", text: "web_final_hour-tour-track" },
    { at: "panels", text: "web_final_hour-tour-panels" },
    { at: "tools", text: "web-tour-tools" },
  ],
  keys: [
    ["M", "web_final_hour-key-monsters"],
  ],
};
