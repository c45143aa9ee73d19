/** The towns at a moment, for the list of tables. */

import type { Moment } from "../../state/glimpses";
import type { Scene } from "../../state/scene.svelte";
import { ancientWish, faceWish, spaceWish } from "./art";
import { inFront, investigatorsOf, spaceOf, type ArkhamView } from "./view";

/** Where the reader is, or else who is awakening; and everybody. */
export function momentOf(scene: Scene): Moment {
  const view = scene.view as ArkhamView;
  const row = inFront(view, scene.things, scene.front);
  const space = row && spaceOf(row);
  const ancient = String(scene.things[`card:${view.ancient_one}`]?.name ?? "");
  return {
    picture: space ? spaceWish(space) : ancientWish(ancient),
    faces: investigatorsOf(scene.things).map((one) => faceWish(String(one.name))),
  };
}
