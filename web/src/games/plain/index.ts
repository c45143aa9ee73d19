/** A game without a page of its own, drawn from the envelope of its views alone. */

import { t } from "../../state/session.svelte";
import { Later } from "../../ui/later.svelte";
import type { GameClient } from "../game";
import Board from "./Board.svelte";
import { about, together } from "./view";

export const client: GameClient = {
  areas: [],
  Board,
  more: new Later(() => import("./more")),
  panels: [],
  together,
  odds: (_, mine) => mine,
  seatName: (_, seat) => t("web-seat", { number: seat + 1 }),
  about,
  filters: [],
  tour: [
    { at: "prompt", text: "web-tour-prompt" },
    { at: "board", text: "web-plain-tour-board" },
    { at: "track", text: "web-plain-tour-track" },
    { at: "tools", text: "web-tour-tools" },
  ],
};
