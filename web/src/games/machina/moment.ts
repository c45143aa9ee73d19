/** The map at an earlier moment, of which only the things are known, and as the list of tables shows it. */

import type { Things } from "../../state/beats";
import type { Moment } from "../../state/glimpses";
import type { Scene } from "../../state/scene.svelte";
import { sceneWish, faceWish } from "./art";
import { explorersOf, type MachinaView, type PlanView } from "./view";

/** The last plans that were shown, by the arrangement of their tiles; a table never needs more than a few. */
const MOST = 8;
const plans = new Map<string, PlanView>();

const laid = (things: Things): string =>
  Object.values(things)
    .filter((one) => one.kind === "tile")
    .map(({ id, name, numbers = {} }) => `${id} ${name} ${numbers.column} ${numbers.row} ${numbers.turns}`)
    .sort()
    .join();

/** Keep the plan of the current view for the beats that lead up to the next one. */
export function remember(view: MachinaView): void {
  const key = laid(view.things);
  plans.delete(key);
  plans.set(key, view.plan);
  for (const old of [...plans.keys()].slice(0, -MOST)) plans.delete(old);
}

/** A view with the arrangement of tiles that these things were on, if it was ever shown. */
export function asOf(view: MachinaView, things: Things): MachinaView {
  const plan = plans.get(laid(things));
  return plan && plan !== view.plan ? { ...view, plan, ways: [], intents: [], reach: [] } : view;
}

/** The current chapter, and everybody. */
export function momentOf({ things }: Scene): Moment {
  const chapter = Object.values(things).find((one) => one.kind === "final" || one.kind === "chapter");
  return {
    picture: sceneWish(String(chapter?.name ?? "")),
    faces: explorersOf(things).map((one) => faceWish(String(one.name))),
  };
}
