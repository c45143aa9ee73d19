/** Machina Arcana at the table. */

import type { View } from "../../net/protocol";
import { termsOf } from "../../state/names";
import { t } from "../../state/session.svelte";
import { Later } from "../../ui/later.svelte";
import type { GameClient } from "../game";
import { about, together } from "../plain/view";
import { attempt } from "./attempt";
import Board from "./Board.svelte";
import { cue, sound } from "./cues";
import Dice from "./Dice.svelte";
import Drawings from "./Drawings.svelte";
import Face from "./Face.svelte";
import Hand from "./Hand.svelte";
import { asOf, momentOf } from "./moment";
import OptionSign from "./OptionSign.svelte";
import Partners from "./Partners.svelte";
import Rail from "./Rail.svelte";
import Staged from "./Staged.svelte";
import { isKey, isMinor } from "./tally";
import { explorersOf, type MachinaView } from "./view";
import You from "./You.svelte";

export const client: GameClient = {
  areas: ["machina", "machina_things", "web_machina"],
  namesAll: true,
  Drawings,
  Board,
  Rail,
  Partners,
  You,
  Hand,
  isTall: true,
  cue,
  sound,
  Staged,
  OptionSign,
  attempt,
  Draw: Dice,
  asOf: (view, things) => asOf(view as MachinaView, things),
  Face,
  moment: momentOf,
  more: new Later(() => import("./more")),
  isKey,
  isMinor,
  panels: [],
  together,
  odds: (_, mine) => mine,
  folds: ({ verb }) => (verb === "move" ? t("web_machina-walk") : null),
  seatName: (view: View, seat) =>
    explorersOf(view.things)
      .filter((one) => one.owner === seat)
      .map((one) => termsOf("machina")("card", one.name))
      .join(", "),
  about,
  filters: [],
  tour: [
    { at: "prompt", text: "web-tour-prompt" },
    { at: "story", text: "web_machina-tour-story" },
    { at: "board", text: "web_machina-tour-board" },
    { at: "you", text: "web_machina-tour-you" },
    { at: "hand", text: "web_machina-tour-hand" },
    { at: "track", text: "web-plain-tour-track" },
    { at: "tools", text: "web-tour-tools" },
  ],
  keys: [
    ["Home PgUp End PgDn", "web_machina-key-slant"],
    ["[ ]", "web_machina-key-figures"],
    ["T", "web_machina-key-targets"],
    ["M", "web_machina-key-move"],
    ["S", "web_machina-key-sight"],
    ["I", "web_machina-key-intent"],
    ["+ -", "web-key-zoom"],
  ],
};
