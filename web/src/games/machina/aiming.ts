/** An attack before its dice are rolled: its cost, its dice, what blocks it, and the chances to hit and to kill. */

import type { ThingView } from "../../net/protocol";
import { nameOf } from "../../state/names";
import type { Scene } from "../../state/scene.svelte";
import type { FateView, ProspectView, ReachView } from "./view";

/** An amount to pay, and how much of it the payer has. */
export interface Price {
  what: string;
  amount: number;
  have: number;
}

/** A unit that the attack could hit. */
export interface Met {
  row: ThingView | undefined;
  name: string;
  hit: number | null;
  kill: number;
}

export interface Aim {
  /** The weapon or the card. */
  title: string;
  attacker: ThingView | undefined;
  prices: Price[];
  /** The dice, a letter for each: high or low. */
  dice: string;
  bonus: number;
  /** What blocks it, and the result that is needed. */
  blocks: "armor" | "will";
  needed: number;
  target: Met;
  others: Met[];
}

export const rowOf = (scene: Scene, unit: number): ThingView | undefined =>
  unit < 0
    ? scene.things[`space:${-unit}`]
    : ["explorer", "monster", "boss"].map((kind) => scene.things[`${kind}:${unit}`]).find(Boolean);

/** The target to show: the one that is pointed at, else the foe that is most likely to be hit. */
function meantOf({ prospects }: ReachView, scene: Scene, pointed: string | undefined): ProspectView | undefined {
  const attacks = prospects.filter((one) => one.throw);
  /** Foes come before barrels, and barrels before friends. */
  const rank = ({ target }: ProspectView): number => (target < 0 ? 1 : rowOf(scene, target)?.kind === "explorer" ? 0 : 2);
  const hitOf = ({ target, fates }: ProspectView): number => fates.find((one) => one.unit === target)?.hit ?? 0;
  const best = [...attacks].sort((one, other) => rank(other) - rank(one) || hitOf(other) - hitOf(one))[0];
  return attacks.find((one) => one.option === pointed) ?? best;
}

/** What is being aimed; null if it does not begin with a roll. */
export function aimOf(scene: Scene, reach: ReachView, attacker: number, pointed: string | undefined): Aim | null {
  const meant = meantOf(reach, scene, pointed);
  const blocker = meant?.throw?.blockers.find((one) => one.unit === meant.target) ?? meant?.throw?.blockers[0];
  if (!meant?.throw || !blocker) return null;
  const { high, low, bonus, arcane } = meant.throw;
  const row = rowOf(scene, attacker);
  const bearer = scene.things[`item:${reach.card}`] ?? row;
  const metOf = ({ unit, hit, kill }: FateView): Met => {
    const there = rowOf(scene, unit);
    return { row: there, name: there ? nameOf(scene, there) : "", hit, kill };
  };
  const fate = meant.fates.find((one) => one.unit === blocker.unit) ?? { unit: blocker.unit, hit: 0, kill: 0, space: -1 };
  return {
    title: bearer ? nameOf(scene, bearer) : "",
    attacker: row,
    prices: Object.entries(reach.cost)
      .filter(([, amount]) => amount)
      .map(([what, amount]) => ({ what, amount, have: row?.numbers?.[what] ?? 0 })),
    dice: [...Array(high).fill("h?"), ...Array(low).fill("l?")].join(" "),
    bonus,
    blocks: arcane ? "will" : "armor",
    needed: blocker.needed,
    target: metOf(fate),
    others: meant.fates.filter((one) => one.unit !== blocker.unit && (one.hit || one.kill)).map(metOf),
  };
}
