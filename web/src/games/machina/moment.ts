/** The map at a moment: as it was where only the things are known, and as a list of tables shows it. */

import type { Things } from "../../state/beats";
import type { Moment } from "../../state/glimpses";
import type { Scene } from "../../state/scene.svelte";
import { sceneWish, faceWish } from "./art";
import { explorersOf, type MachinaView, type PlanView } from "./view";

/** Plans that were shown, by how the tiles lay; a table never needs more than the last few. */
const MOST = 8;
const plans = new Map<string, PlanView>();

const laid = (things: Things): string =>
  Object.values(things)
    .filter((one) => one.kind === "tile")
    .map(({ id, name, numbers = {} }) => `${id} ${name} ${numbers.column} ${numbers.row} ${numbers.turns}`)
    .sort()
    .join();

/** Keep the plan of a view that is shown, so that it is still there while the next one is led up to. */
export function remember(view: MachinaView): void {
  const key = laid(view.things);
  plans.delete(key);
  plans.set(key, view.plan);
  for (const old of [...plans.keys()].slice(0, -MOST)) plans.delete(old);
}

/** A view with the tiles as they lay when its things stood like these, as far as that was ever shown. */
export function asOf(view: MachinaView, things: Things): MachinaView {
  const plan = plans.get(laid(things));
  return plan && plan !== view.plan ? { ...view, plan, ways: [], intents: [], reach: [] } : view;
}

/** The chapter that is played, and everybody. */
export function momentOf({ things }: Scene): Moment {
  const chapter = Object.values(things).find((one) => one.kind === "final" || one.kind === "chapter");
  return {
    picture: sceneWish(String(chapter?.name ?? "")),
    faces: explorersOf(things).map((one) => faceWish(String(one.name))),
  };
}
