/** Dragging a row onto something else, by pointer or by finger; keys and buttons do the same without it. */

import type { Attachment } from "svelte/attachments";

/** A shorter movement, in pixels, is a press. */
const SLACK = 6;

/**
 * Make an element draggable. `targets` is a selector of what it can be dropped on; a finger drags it by its
 * `.grip`, since elsewhere a finger scrolls.
 */
export function draggable(targets: string, ondrop: (onto: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null;
    let isDragged = false;
    let over: HTMLElement | null = null;

    const aim = (target: HTMLElement | null): void => {
      over?.classList.remove("aimed");
      over = target;
      over?.classList.add("aimed");
    };
    const end = (): void => {
      aim(null);
      element.classList.remove("dragged");
      element.style.translate = "";
      from = null;
    };
    const down = (event: PointerEvent): void => {
      isDragged = false;
      const isGripped = event.target instanceof Element && !!event.target.closest(".grip");
      if (event.button === 0 && (event.pointerType === "mouse" || isGripped)) from = { x: event.clientX, y: event.clientY };
    };
    const move = (event: PointerEvent): void => {
      if (!from) return;
      const [x, y] = [event.clientX - from.x, event.clientY - from.y];
      if (!isDragged && Math.hypot(x, y) < SLACK) return;
      if (!isDragged) element.setPointerCapture(event.pointerId);
      isDragged = true;
      element.classList.add("dragged");
      element.style.translate = `${x}px ${y}px`;
      const below = document.elementsFromPoint(event.clientX, event.clientY);
      const found = below.map((one) => one.closest<HTMLElement>(targets)).find((one) => one && !element.contains(one));
      aim(found ?? null);
    };
    const up = (): void => {
      const target = over;
      end();
      if (isDragged && target) ondrop(target);
    };
    // What was dragged was not pressed.
    const swallow = (event: Event): void => {
      if (!isDragged) return;
      isDragged = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const handlers = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: end } as const;
    const each = Object.entries(handlers) as [string, EventListener][];
    for (const [name, handler] of each) element.addEventListener(name, handler);
    element.addEventListener("click", swallow, true);
    return () => {
      for (const [name, handler] of each) element.removeEventListener(name, handler);
      element.removeEventListener("click", swallow, true);
    };
  };
}
