/** The players, in words. */

import type { Scene } from "../state/scene.svelte";
import { t } from "../state/session.svelte";

/** Who plays a seat: a person by name, a bot by its kind. */
export function playerOf(scene: Scene, seat: number): string {
  const { name, bot } = scene.player(seat);
  return bot ? t("web-bot", { kind: t(`bot-${bot}`) }) : name;
}
