/** Close-ups of things: by hovering, by focus, or by a long press. */

import type { Attachment } from "svelte/attachments";

import type { Thing } from "../net/protocol";
import type { Scene } from "../state/scene.svelte";

const HOVER = 380;
const PRESS = 420;
/** A finger that has moved this many pixels is dragging or scrolling. */
const MOVED = 8;

/** The position of the pointer's last movement. */
let pointer = [Number.NaN, Number.NaN];
addEventListener("pointermove", ({ clientX, clientY }) => (pointer = [clientX, clientY]), { capture: true, passive: true });

/** Whether something came under a resting pointer, which points at nothing then. */
const rests = ({ clientX, clientY }: PointerEvent): boolean => clientX === pointer[0] && clientY === pointer[1];

export function zoomable(scene: Scene, thing: Thing): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    let from = [0, 0];
    /** Where the pointer rests that something came under. */
    let resting: PointerEvent | undefined;

    const show = (): void => {
      scene.zoomed = { thing, near: element.getBoundingClientRect() };
    };
    const later = (wait: number): void => {
      clearTimeout(timer);
      timer = setTimeout(show, wait);
    };
    const hide = (): void => {
      clearTimeout(timer);
      if (scene.zoomed?.thing === thing) scene.zoomed = null;
    };

    const handlers: [string, (event: Event) => void][] = [
      [
        "pointerenter",
        (event) => {
          const entering = event as PointerEvent;
          if (entering.pointerType !== "mouse") return;
          resting = rests(entering) ? entering : undefined;
          if (!resting) later(HOVER);
        },
      ],
      ["pointerleave", hide],
      [
        "pointerdown",
        (event) => {
          const { pointerType, clientX, clientY } = event as PointerEvent;
          pressed = false;
          from = [clientX, clientY];
          if (pointerType === "mouse") return hide();
          clearTimeout(timer);
          timer = setTimeout(() => {
            pressed = true;
            show();
          }, PRESS);
        },
      ],
      [
        "pointermove",
        (event) => {
          const { pointerType, clientX, clientY } = event as PointerEvent;
          if (pointerType !== "mouse") {
            if (Math.hypot(clientX - from[0]!, clientY - from[1]!) > MOVED) hide();
          } else if (resting && (clientX !== resting.clientX || clientY !== resting.clientY)) {
            resting = undefined;
            later(HOVER);
          }
        },
      ],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", hide],
      [
        "contextmenu",
        (event) => {
          if (pressed) event.preventDefault();
        },
      ],
    ];
    // A focusable part of a drawing would get the focus with every click.
    if (element instanceof HTMLElement || element.hasAttribute("tabindex")) {
      handlers.push(["focus", () => element.matches(":focus-visible") && show()], ["blur", hide]);
    }
    // A long press shows a close-up and does not choose.
    const swallow = (event: Event): void => {
      if (!pressed) return;
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
      setTimeout(hide, 2600);
    };
    for (const [name, handler] of handlers) element.addEventListener(name, handler);
    element.addEventListener("click", swallow, true);
    return () => {
      hide();
      for (const [name, handler] of handlers) element.removeEventListener(name, handler);
      element.removeEventListener("click", swallow, true);
    };
  };
}
