/** Where we are in the round, in words. */

import type { View } from "../net/protocol";
import { t } from "../state/session.svelte";

/** A step of the round in short; it may also be what is on instead of a round. */
export const stepName = (view: View, step: string): string => t(`${view.game}-progress-${step}`);

export function roundText(view: View): string {
  const { round, rounds, step } = view.progress;
  if (view.outcome) return t("web-prompt-over");
  if (rounds !== null) return t("web-round", { round, rounds });
  if (round) return t("web-round-open", { round });
  return step === null ? t("web-round-none") : stepName(view, step);
}

/** The same with the step of the round that is under way. */
export function stepText(view: View): string {
  const { steps, step } = view.progress;
  return step !== null && steps.includes(step) ? `${roundText(view)}, ${stepName(view, step)}` : roundText(view);
}
