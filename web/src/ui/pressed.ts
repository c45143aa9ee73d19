/** The position of a press, and whether it was a finger. */
export function pressedAt(event: Event & { currentTarget: Element }): [near: DOMRect, isTouched: boolean] {
  return [event.currentTarget.getBoundingClientRect(), (event as Partial<PointerEvent>).pointerType === "touch"];
}
