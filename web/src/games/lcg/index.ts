/** The card game at the table. */

import type { LogEntry, Thing, View } from "../../net/protocol";
import { Later } from "../../ui/later.svelte";
import type { GameClient } from "../game";
import { attempt } from "./attempt";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Glimpse from "./Glimpse.svelte";
import Hand from "./Hand.svelte";
import OptionSign from "./OptionSign.svelte";
import Partners from "./Partners.svelte";
import Pip from "./Pip.svelte";
import Rail from "./Rail.svelte";
import Drawings from "./Drawings.svelte";
import { cue, sound } from "./cues";
import Draw from "./Draw.svelte";
import { asOf, momentOf } from "./moment";
import { faceName } from "./names";
import Staged from "./Staged.svelte";
import { isKey, isMinor } from "./tally";
import { handOf, investigatorsOf, isBetween, keyOf, together, type LcgView } from "./view";
import You from "./You.svelte";

/** The numbers whose changes are shown coming to a card. */
const COUNTED = new Set(["damage", "horror", "clues", "doom", "resources"]);
const TESTS = new Set(["test", "committed", "revealed-token", "total", "test-result"]);
const CARDS = new Set([
  "drew", "found", "added-to-hand", "shown", "played", "uses", "put-into-play", "discarded", "mulligan", "gained",
  "lost",
]);
const ENCOUNTERS = new Set([
  "drew-encounter", "spawned", "engaged", "disengaged", "evaded", "attacked", "damaged", "healed", "defeated",
  "shuffled-in",
]);
const STORY = new Set([
  "introduction", "round", "turn", "moved", "revealed", "discovered", "placed-clues", "spent-clues", "doom",
  "advanced", "current", "trauma", "experience", "added-to-victory-display", "resigned", "recorded", "crossed-out",
  "named", "earned", "joins-deck", "killed", "insane", "bought", "again", "earlier", "party-leave", "party-return",
  "party-join",
]);

/** What a line is about. If its card was shuffled away since, only the face can be looked at. */
export function about(view: View, { args }: LogEntry): Thing[] {
  const shown = view as LcgView;
  const { card, face } = args;
  const isElsewhere = typeof face === "string" && (typeof card !== "number" || keyOf(shown, card) !== face);
  const ids = [isElsewhere ? 0 : card, args.who, args.location, args.destination].filter(
    (one): one is number => typeof one === "number" && one > 0,
  );
  const things = [...new Set(ids)].map((id): Thing => ({
    kind: String(id) in shown.investigators ? "investigator" : "card",
    id,
  }));
  return isElsewhere ? [{ kind: "face", id: String(face) }, ...things] : things;
}

export const client: GameClient = {
  areas: ["lcg", "lcg_table", "web_lcg"],
  Drawings,
  Board,
  Rail,
  Partners,
  You,
  Hand,
  isBare: (view) => isBetween(view as LcgView),
  cue,
  sound,
  Staged,
  Glimpse,
  counts: ({ what, amount }) => COUNTED.has(what) && amount > 0,
  Pip,
  attempt,
  Draw,
  asOf: (view, things) => asOf(view as LcgView, things),
  Face,
  moment: momentOf,
  more: new Later(() => import("./more")),
  isKey,
  isMinor,
  OptionSign,
  panels: [
    { key: "team", title: "web_lcg-panel-team" },
    { key: "bag", title: "web_lcg-panel-bag" },
    { key: "book", title: "web_lcg-panel-book" },
    { key: "piles", title: "web_lcg-panel-piles" },
  ],
  together: (view, views, hands) => together(view as LcgView, views as LcgView[], hands),
  hand: (view, seat) => handOf(view as LcgView, seat),
  isHeld: (view, { kind, id }) => kind === "card" && (view as LcgView).cards[String(id)]?.zone === "hand",
  odds: (view, mine) => mine || !!(view as LcgView).test,
  seatName(shown, seat) {
    const view = shown as LcgView;
    const here = investigatorsOf(view, [seat]).map((who) => view.investigators[String(who)]!.face);
    const away = (view.campaign?.members ?? []).flatMap((one) => (one.seat === seat && !one.fate ? [one.investigator] : []));
    return (here.length ? here : away).map(faceName).join(", ");
  },
  about,
  filters: [
    { key: "tests", title: "web_lcg-filter-tests", kinds: TESTS },
    { key: "cards", title: "web_lcg-filter-cards", kinds: CARDS },
    { key: "encounters", title: "web_lcg-filter-encounters", kinds: ENCOUNTERS },
    { key: "story", title: "web_lcg-filter-story", kinds: STORY },
  ],
  tour: [
    { at: "prompt", text: "web-tour-prompt" },
    { at: "story", text: "web_lcg-tour-story" },
    { at: "board", text: "web_lcg-tour-map" },
    { at: "play", text: "web_lcg-tour-play" },
    { at: "hand", text: "web_lcg-tour-hand" },
    { at: "track", text: "web_lcg-tour-track" },
    { at: "panels", text: "web_lcg-tour-panels" },
    { at: "tools", text: "web-tour-tools" },
  ],
};
