/** Arkham Horror at the table. */

import type { LogEntry, Thing, View } from "../../net/protocol";
import { t } from "../../state/session.svelte";
import { Later } from "../../ui/later.svelte";
import type { GameClient } from "../game";
import { together } from "../plain/view";
import { attempt } from "./attempt";
import Board from "./Board.svelte";
import { cue, sound } from "./cues";
import Drawings from "./Drawings.svelte";
import Face from "./Face.svelte";
import Glimpse from "./Glimpse.svelte";
import Hand from "./Hand.svelte";
import { momentOf } from "./moment";
import OptionSign from "./OptionSign.svelte";
import Partners from "./Partners.svelte";
import Pip from "./Pip.svelte";
import Rail from "./Rail.svelte";
import Staged from "./Staged.svelte";
import { isKey } from "./tally";
import { investigatorsOf, monstersOf } from "./view";
import You from "./You.svelte";

/** The numbers whose changes are shown coming to a figure or a place. */
const COUNTED = new Set(["sanity", "stamina", "clues", "money", "doom", "trophies"]);

/** What a line is about: places by key, investigators and monsters by what is printed on them. */
function about(view: View, { args }: LogEntry): Thing[] {
  const things: Thing[] = [];
  const { space, who, monster, world } = args;
  const row = investigatorsOf(view.things).find((one) => one.name === who);
  if (row) things.push({ kind: "investigator", id: row.id });
  const foe = monstersOf(view.things).find((one) => one.name === monster && (space === undefined || one.place === `space:${space}`));
  if (foe) things.push({ kind: "monster", id: foe.id });
  if (typeof space === "string" && view.things[`space:${space}`]) things.push({ kind: "space", id: space });
  const gate = Object.values(view.things).find((one) => one.kind === "world" && one.name === world && one.place);
  if (gate) things.push({ kind: "world", id: gate.id });
  return things;
}

const FIGHTS = new Set(["evades", "fights", "check", "defeat", "lose", "falls", "trophy"]);
const MYTHOS = new Set(["mythos", "mythos-effect", "mythos-leaves", "no-weather", "weather-skipped", "second-rumor", "gate", "gate-moves", "gate-turns", "burst", "surge", "doom", "terror", "appears", "monster-moves", "clue", "overflow", "swept"]);

export const client: GameClient = {
  areas: ["arkham", "arkham_people", "arkham_encounters", "arkham_town", "arkham_horrors", "arkham_table", "web_arkham"],
  namesAll: true,
  Drawings,
  Board,
  Rail,
  Partners,
  You,
  Hand,
  dock: 156,
  isUpright: true,
  cue,
  sound,
  Staged,
  Glimpse,
  counts: ({ what }) => COUNTED.has(what),
  Pip,
  attempt,
  OptionSign,
  Face,
  moment: momentOf,
  more: new Later(() => import("./more")),
  isKey,
  panels: [],
  together,
  odds: (_, mine) => mine,
  seatName: (view, seat) =>
    investigatorsOf(view.things)
      .filter((one) => one.owner === seat)
      .map((one) => t(`arkham-card-${one.name}`))
      .join(", "),
  about,
  heads: { turn: "heading", "battle-round": "heading", phase: "part" },
  filters: [
    { key: "mythos", title: "web_arkham-filter-mythos", kinds: MYTHOS },
    { key: "fights", title: "web_arkham-filter-fights", kinds: FIGHTS },
  ],
  tour: [
    { at: "prompt", text: "web-tour-prompt" },
    { at: "story", text: "web_arkham-tour-story" },
    { at: "board", text: "web_arkham-tour-board" },
    { at: "you", text: "web_arkham-tour-you" },
    { at: "hand", text: "web_arkham-tour-hand" },
    { at: "track", text: "web-plain-tour-track" },
    { at: "tools", text: "web-tour-tools" },
  ],
  keys: [
    ["Home", "web_arkham-key-home"],
    ["G", "web_arkham-key-gates"],
    ["M", "web_arkham-key-monsters"],
    ["P", "web_arkham-key-people"],
    ["A", "web_arkham-key-arrows"],
    ["O", "web_arkham-key-who"],
    ["N", "web_arkham-key-names"],
    ["I", "web_arkham-key-town"],
    ["+ -", "web-key-zoom"],
  ],
};
