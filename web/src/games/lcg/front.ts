/** Who is on the reader's own side of the table, and who is across. */

import type { Scene } from "../../state/scene.svelte";
import { investigators, investigatorsOf, type LcgView } from "./view";

/** The investigator in front of the reader; for spectators, the one whose turn it is. */
export function inFront(scene: Scene): number | undefined {
  const view = scene.view as LcgView;
  const near = scene.front === null ? investigators(view) : investigatorsOf(view, [scene.front]);
  return near.find((who) => who === view.turn?.who) ?? near[0];
}

/** The others; for spectators, everybody. */
export function across(scene: Scene): number[] {
  const everybody = investigators(scene.view as LcgView);
  return scene.front === null ? everybody : everybody.filter((who) => who !== inFront(scene));
}
