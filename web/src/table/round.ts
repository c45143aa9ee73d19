/** Where we are in the round, in words. */

import type { RoundTrack } from "../games/game";
import { t } from "../state/session.svelte";

export function roundText(track: RoundTrack): string {
  if (track.over) return t("web-prompt-over");
  if (track.instead) return track.instead;
  if (track.rounds !== null) return t("web-round", { round: track.round, rounds: track.rounds });
  return track.round ? t("web-round-open", { round: track.round }) : t("web-round-none");
}

/** The same with the step of the round that is under way. */
export function stepText(track: RoundTrack): string {
  return [roundText(track), track.steps[track.now]].filter(Boolean).join(", ");
}
