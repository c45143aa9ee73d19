/** Chances as people read them: an uncertain one is never shown as certain. */

/** A chance in whole percent; 0 and 100 only if it is certain. */
export function wholePercent(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

/** A chance as text. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.005) return "<1%";
  return chance > 0.995 && chance < 1 ? ">99%" : `${wholePercent(chance)}%`;
}
