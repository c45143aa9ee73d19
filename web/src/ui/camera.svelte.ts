/** How a map that is larger than its frame is looked at: its size on the screen, scrolling, dragging and zooming. */

import { tick } from "svelte";

/** In pixels for a unit of the map. */
export interface Reach {
  /** Where the whole map would be drawn smaller than this, it is looked at from near. */
  least: number;
  near: number;
  most: number;
}

/** What is closer than this to the edge of the frame, in pixels, counts as out of view. */
const MARGIN = 50;
/** A movement of fewer pixels than this is a press. */
const SLACK = 6;
const KEYS: Record<string, number> = { "+": 1.25, "-": 0.8 };

export class Camera {
  /** The frame, and its size. */
  port: HTMLElement | undefined = $state();
  width = $state(0);
  height = $state(0);
  /** Whether the press that ends now was a drag. */
  isDragged = false;
  /** Pixels for a unit, once somebody chose; none while the map is shown as it fits best. */
  #chosen = $state<number | null>(null);
  #held: { x: number; y: number; left: number; top: number } | null = null;

  readonly #fit: number = $derived.by(() => {
    const [across, down] = this.size();
    return Math.min(this.width / across, this.height / down);
  });
  /** Pixels for a unit of the map. */
  readonly scale: number = $derived.by(() => this.#chosen ?? (this.#fit && this.#fit < this.reach.least ? this.reach.near : this.#fit || 1));

  constructor(
    /** How large the map is, in its units. */
    readonly size: () => readonly [across: number, down: number],
    readonly reach: Reach,
  ) {}

  /** Bring a point of the map into view, or into the middle of it. */
  show(across: number, down: number, isCentred = false): void {
    if (!this.port) return;
    const [x, y] = [across * this.scale, down * this.scale];
    const [left, top] = [this.port.scrollLeft, this.port.scrollTop];
    const isOut = x < left + MARGIN || x > left + this.width - MARGIN || y < top + MARGIN || y > top + this.height - MARGIN;
    if (isOut || isCentred) this.port.scrollTo({ left: x - this.width / 2, top: y - this.height / 2 });
  }

  /** Go nearer or farther by a factor; without one, show the whole map, or from there go near. */
  async zoom(by: number | null): Promise<void> {
    if (!this.port) return;
    const before = this.scale;
    const [x, y] = [(this.port.scrollLeft + this.width / 2) / before, (this.port.scrollTop + this.height / 2) / before];
    this.#chosen = by === null ? this.#turned() : Math.min(this.reach.most, Math.max(this.#fit * 0.9, before * by));
    await tick();
    this.port.scrollTo({ left: x * this.scale - this.width / 2, top: y * this.scale - this.height / 2 });
  }

  #turned(): number | null {
    if (this.#fit >= this.reach.least) return null;
    return this.#chosen === this.#fit ? this.reach.near : this.#fit;
  }

  /** Whether a key was for the camera. */
  key(event: KeyboardEvent): boolean {
    const by = KEYS[event.key];
    if (by) void this.zoom(by);
    return by !== undefined;
  }

  wheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    void this.zoom(event.deltaY < 0 ? 1.15 : 0.87);
  }

  hold(event: PointerEvent): void {
    this.isDragged = false;
    if (event.pointerType === "mouse" && event.button === 0 && this.port) {
      this.#held = { x: event.clientX, y: event.clientY, left: this.port.scrollLeft, top: this.port.scrollTop };
    }
  }

  drag(event: PointerEvent): void {
    if (!this.#held || !this.port) return;
    const [x, y] = [event.clientX - this.#held.x, event.clientY - this.#held.y];
    if (Math.hypot(x, y) > SLACK) this.isDragged = true;
    if (this.isDragged) this.port.scrollTo({ left: this.#held.left - x, top: this.#held.top - y });
  }

  release(): void {
    this.#held = null;
  }
}
