/** The progress of the round, in words. */

import type { Scene } from "../state/scene.svelte";
import { t } from "../state/session.svelte";

/** A step of the round in short, or what takes place instead of a round. */
export const stepName = (scene: Scene, step: string): string => scene.word("progress", step);

export function roundText(scene: Scene): string {
  const { round, rounds, step, counted } = scene.progress;
  if (scene.before.outcome) return t("web-prompt-over");
  if (counted) return t("web-round-counted", { counted: stepName(scene, counted.name), number: counted.number });
  if (rounds !== null) return t("web-round", { round, rounds });
  if (round) return t("web-round-open", { round });
  return step === null ? t("web-round-none") : stepName(scene, step);
}

/** The same with the current step of the round. */
export function stepText(scene: Scene): string {
  const { steps, step } = scene.progress;
  return step !== null && steps.includes(step) ? `${roundText(scene)}, ${stepName(scene, step)}` : roundText(scene);
}
