/** The ritual as a stage shows it: what is needed, what the reader can play, and what may be hidden. */

import type { Attempt } from "../../state/attempt";
import type { Scene } from "../../state/scene.svelte";
import { t } from "../../state/session.svelte";
import { ancientOneWish, placeWish } from "./art";
import { deduction, needed, ownCards } from "./deduction";
import { ancientOneName, locationName, symbolName } from "./names";
import type { FinalHourView } from "./view";

const ASKED = new Set(["ready-for-ritual", "lay-cards"]);

/** The attempt to reverse the ritual, while people say whether they are ready and play their cards. */
export function attempt(scene: Scene): Attempt | null {
  const { decision, director } = scene.source;
  if (director.isBusy || !decision || !ASKED.has(decision.ask)) return null;
  const view = scene.view as FinalHourView;
  const clues = deduction(view, ownCards(scene.views as FinalHourView[]));
  const possible = clues.filter((one) => one.possible > 0);
  const held = possible.filter((one) => one.held > 0);
  const most = needed(view);
  const total = held.reduce((sum, one) => sum + one.held, 0);
  return {
    title: t("web_final_hour-stage"),
    who: t("web_final_hour-stage-who", { held: total, needed: most }),
    skill: {
      name: t("web_final_hour-stage-yours"),
      wish: placeWish(view.board.ritual_site),
      parts: held.map((one) => ({ name: symbolName(one.symbol), amount: String(one.held) })),
    },
    against: {
      name: ancientOneName(view.setup.ancient_one),
      wish: ancientOneWish(view.setup.ancient_one),
      parts: [{ name: locationName(view.board.ritual_site), amount: t("web_final_hour-stage-site") }],
    },
    total,
    needed: most,
    totalOf: t("web_final_hour-stage-held"),
    neededOf: t("web_final_hour-stage-needed"),
    success: decision.stakes?.success ?? [],
    failure: decision.stakes?.failure ?? [],
    draws: possible
      .sort((a, b) => b.chance - a.chance)
      .map((one) => ({ key: one.symbol, name: symbolName(one.symbol), succeeds: one.held > 0, isDrawn: false })),
    drawn: [],
    result: "",
    by: 0,
    tells: t("web_final_hour-stage-draws", { good: held.length, count: possible.length }),
    offers: true,
    ...(decision.ask === "ready-for-ritual" && { going: { ready: t("web_final_hour-stage-ready") } }),
  };
}
