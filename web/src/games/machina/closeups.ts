/** The close-ups of what is on the map: one appears when the pointer has rested there for a while. */

import type { Thing } from "../../net/protocol";
import type { Scene } from "../../state/scene.svelte";

/** In milliseconds. */
const REST = 600;
const ON_MAP = new Set(["space", "token", "explorer", "monster", "boss"]);

export class CloseUps {
  private place: string | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly scene: () => Scene) {}

  /** The pointer is at the place with this name, or nowhere: show the thing there, if there is one, in a while. */
  point(place: string | null, thing?: Thing, near?: () => DOMRect | undefined): void {
    if (place === this.place) return;
    this.place = place;
    this.cancel();
    const scene = this.scene();
    if (scene.zoomed && ON_MAP.has(scene.zoomed.thing.kind)) scene.zoomed = null;
    const from = thing && near?.();
    if (thing && from) this.timer = setTimeout(() => (scene.zoomed = { thing, near: from }), REST);
  }

  /** Show nothing more; what is shown stays. */
  cancel(): void {
    clearTimeout(this.timer);
  }
}
