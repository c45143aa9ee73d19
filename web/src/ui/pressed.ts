/** Where something was pressed, and whether by a finger. */
export function pressedAt(event: Event & { currentTarget: Element }): [near: DOMRect, isTouched: boolean] {
  return [event.currentTarget.getBoundingClientRect(), (event as Partial<PointerEvent>).pointerType === "touch"];
}
