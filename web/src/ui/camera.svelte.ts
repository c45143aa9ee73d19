/** How a map that is larger than its frame is viewed: its size on the screen, scrolling, dragging and zooming. */

import { tick } from "svelte";

/** Limits, in pixels per unit of the map. */
export interface Reach {
  /** If the whole map would be smaller than this, it is shown close up. */
  least: number;
  near: number;
  most: number;
}

/** What is closer than this to the edge of the frame, in pixels, counts as out of view. */
const MARGIN = 50;
/** A shorter movement, in pixels, is a press. */
const SLACK = 6;
const KEYS: Record<string, number> = { "+": 1.25, "-": 0.8 };

export class Camera {
  /** The frame, and its size. */
  port: HTMLElement | undefined = $state();
  width = $state(0);
  height = $state(0);
  /** Whether the press that is ending was a drag. */
  isDragged = false;
  /** Pixels per unit, once the reader has chosen; null while the map is shown at its best size. */
  #chosen = $state<number | null>(null);
  #held: { x: number; y: number; left: number; top: number } | null = null;
  /** The fingers on the map, and the distance of two of them when it was last drawn. */
  #fingers = new Map<number, { x: number; y: number }>();
  #apart = 0;
  /** The visible part of the map, in its units. */
  seen = $state.raw({ x: 0, y: 0, w: 0, h: 0 });

  readonly #fit: number = $derived.by(() => {
    const [across, down] = this.size();
    return Math.min(this.width / across, this.height / down);
  });
  /** Pixels per unit of the map. */
  readonly scale: number = $derived.by(() => this.#chosen ?? (this.#fit && this.#fit < this.reach.least ? this.reach.near : this.#fit || 1));

  constructor(
    /** The size of the map, in its units. */
    readonly size: () => readonly [across: number, down: number],
    readonly reach: Reach,
  ) {}

  /** Bring a point of the map into view, or to the center. */
  show(across: number, down: number, isCentred = false): void {
    if (!this.port) return;
    const [x, y] = [across * this.scale, down * this.scale];
    const [left, top] = [this.port.scrollLeft, this.port.scrollTop];
    const isOut = x < left + MARGIN || x > left + this.width - MARGIN || y < top + MARGIN || y > top + this.height - MARGIN;
    if (isOut || isCentred) this.port.scrollTo({ left: x - this.width / 2, top: y - this.height / 2 });
  }

  /**
   * Zoom by a factor; without one, show the whole map, or from there zoom in. A point of the frame stays in place,
   * by default its center.
   */
  async zoom(by: number | null, [across, down] = [this.width / 2, this.height / 2]): Promise<void> {
    if (!this.port) return;
    const before = this.scale;
    const [x, y] = [(this.port.scrollLeft + across) / before, (this.port.scrollTop + down) / before];
    this.#chosen = by === null ? this.#turned() : Math.min(this.reach.most, Math.max(this.#fit * 0.9, before * by));
    await tick();
    this.port.scrollTo({ left: x * this.scale - across, top: y * this.scale - down });
    this.look();
  }

  /** Whether only part of the map is visible. */
  get isPart(): boolean {
    const [across, down] = this.size();
    return across * this.scale > this.width + 2 || down * this.scale > this.height + 2;
  }

  /** Take note of what is visible. */
  look(): void {
    if (!this.port) return;
    const { scrollLeft, scrollTop } = this.port;
    this.seen = { x: scrollLeft / this.scale, y: scrollTop / this.scale, w: this.width / this.scale, h: this.height / this.scale };
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
    if (event.pointerType === "touch") this.#touch(event);
    if (this.#fingers.size < 2) this.isDragged = false;
    if (event.pointerType === "mouse" && event.button === 0 && this.port) {
      this.#held = { x: event.clientX, y: event.clientY, left: this.port.scrollLeft, top: this.port.scrollTop };
    }
  }

  /** Two fingers zoom in and out. */
  #touch(event: PointerEvent): void {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size !== 2 || !this.port) return;
    const [one, other] = [...this.#fingers.values()] as [{ x: number; y: number }, { x: number; y: number }];
    const apart = Math.hypot(one.x - other.x, one.y - other.y);
    const { left, top } = this.port.getBoundingClientRect();
    if (this.#apart) void this.zoom(apart / this.#apart, [(one.x + other.x) / 2 - left, (one.y + other.y) / 2 - top]);
    this.#apart = apart;
    this.isDragged = true;
  }

  drag(event: PointerEvent): void {
    if (this.#fingers.has(event.pointerId)) return this.#touch(event);
    if (!this.#held || !this.port) return;
    const [x, y] = [event.clientX - this.#held.x, event.clientY - this.#held.y];
    if (Math.hypot(x, y) > SLACK) this.isDragged = true;
    if (this.isDragged) this.port.scrollTo({ left: this.#held.left - x, top: this.#held.top - y });
  }

  release({ pointerId }: PointerEvent): void {
    this.#held = null;
    this.#fingers.delete(pointerId);
    this.#apart = 0;
  }
}
