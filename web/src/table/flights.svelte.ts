/**
 * Things fly from where they were to where they are.
 *
 * Wherever a thing is drawn, `data-thing` says which it is, so no game has to say how it gets there.
 */

import type { Scene } from "../state/scene.svelte";
import { isStill } from "../state/settings.svelte";

const FLIGHT = 380;
const NEAR = 4;

/** Let things fly within an element whenever the table changes; call it while a page is set up. */
export function flights(scene: Scene, within: () => HTMLElement | undefined): void {
  let before = new Map<string, DOMRect>();
  /** Where things were that are out of sight for a beat, such as a card on its way from the hand to the table. */
  let remembered = new Map<string, DOMRect>();
  const changes = (): unknown => scene.views.length && [scene.view, scene.things];
  $effect.pre(() => {
    void changes();
    before = isStill() ? new Map() : new Map([...remembered, ...spots(within()), ...staged()]);
    remembered = scene.source.director.isBusy ? before : new Map();
  });
  $effect(() => {
    void changes();
    const elements = drawn(within());
    const { past, origins } = scene.source.director;
    for (const [key, origin] of new Map([...past.flatMap((one) => one.origins), ...origins])) {
      const element = elements.get(key);
      const was = before.get(key) ?? before.get(origin);
      if (element && was) fly(element, was);
    }
  });
}

function fly(element: HTMLElement, was: DOMRect): void {
  const is = element.getBoundingClientRect();
  const [x, y] = [was.left - is.left, was.top - is.top];
  if (Math.hypot(x, y) < NEAR) return;
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px)`, zIndex: 3 },
      { transform: "none", zIndex: 3 },
    ],
    { duration: FLIGHT, easing: "ease-in-out" },
  );
}

/** What is drawn in sight, by key; of several drawings of a thing, the first. */
export function drawn(within: HTMLElement | undefined): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of within?.querySelectorAll<HTMLElement>("[data-thing]") ?? []) {
    const key = element.dataset.thing!.replace("-", ":");
    if (!found.has(key) && element.checkVisibility()) found.set(key, element);
  }
  return found;
}

/** What was shown in the middle flies on from there. */
function staged(): [string, DOMRect][] {
  const shown = document.querySelector<HTMLElement>(".staged[data-about]");
  return shown ? [[shown.dataset.about!, shown.getBoundingClientRect()]] : [];
}

const spots = (within: HTMLElement | undefined): Map<string, DOMRect> =>
  new Map([...drawn(within)].map(([key, element]) => [key, element.getBoundingClientRect()]));
