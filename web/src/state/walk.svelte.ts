/** A way of several steps that was chosen as a whole: each step is taken as soon as it is offered. */

import type { OptionText } from "../net/protocol";
import type { Scene } from "./scene.svelte";

export interface Way<Space> {
  readonly space: Space;
  readonly steps: readonly Space[];
}

export class Walk<Space extends string | number> {
  #left: readonly Space[] = $state.raw([]);

  /** Create it while a component is set up: the walk ends with the component. */
  constructor(scene: () => Scene, moves: () => OptionText[]) {
    $effect(() => {
      const { source, isBusy } = scene();
      if (!this.#left.length || source.sending || isBusy || !source.decision) return;
      const step = moves().find((one) => one.args[0] === this.#left[0]);
      this.#left = step ? this.#left.slice(1) : [];
      if (step) source.choose(step.key);
    });
  }

  /** Walk the whole way, if it has several steps. */
  begin(way: Way<Space> | undefined): boolean {
    if (!way || way.steps.length < 2) return false;
    this.#left = way.steps;
    return true;
  }
}
