/** What the reader has ticked of a choice of several; nobody else hears of it before it is confirmed. */

import { Denied } from "../net/live";
import type { Decision, Hear, OptionText, Several, Stakes, Ticked, Weighed } from "../net/protocol";

/** So long after the last tick it is asked what the ticks mean, so that quick ones are asked about once. */
const PAUSE = 120;
/** So long after being told to ask less. */
const LATER = 1000;

export class Ticking {
  keys: string[] = $state.raw([]);
  /** The newest answer about ticks, these or earlier ones. */
  private answer: Weighed | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly decision: () => Decision | null,
    private readonly weigh: (keys: string[]) => Promise<Hear>,
  ) {}

  get several(): Several | null {
    return this.decision()?.several ?? null;
  }

  /** All that may be ticked, in words as it stands with the ticks. */
  get options(): OptionText[] {
    return this.answer?.options ?? this.several?.parts.flatMap((part) => part.options) ?? [];
  }

  /** What the ticks mean; null while that is not known yet. */
  get ticked(): Ticked | null {
    const known = this.keys.length ? this.answer?.ticked : this.several?.ticked;
    return known && same(known.keys, this.keys) ? known : null;
  }

  get prompt(): string | null {
    return this.answer?.prompt ?? null;
  }

  /** The chance if it is confirmed like this; null where there is none, or it is not known yet. */
  get chance(): number | null {
    return this.answer && same(this.answer.ticked.keys, this.keys) ? this.answer.chance : null;
  }

  /** What hangs on the attempt with these ticks; null where nothing does, or it is not known yet. */
  get stakes(): Stakes | null {
    return this.answer && same(this.answer.ticked.keys, this.keys) ? this.answer.stakes : null;
  }

  has(key: string): boolean {
    return this.several?.parts.some((part) => part.options.some((one) => one.key === key)) ?? false;
  }

  count(key: string): number {
    return this.keys.filter((one) => one === key).length;
  }

  /** Whether it may be ticked, as far as that is known. */
  isOpen(key: string): boolean {
    return this.ticked?.addable.includes(key) ?? false;
  }

  /** Tick something; what cannot be ticked any more is taken back. */
  toggle(key: string): void {
    if (!this.ticked || !this.several) return;
    if (this.isOpen(key)) this.set([...this.keys, key]);
    else this.set(this.keys.filter((one) => one !== key));
  }

  /** Take back one tick. */
  less(key: string): void {
    const at = this.keys.lastIndexOf(key);
    if (at >= 0) this.set(this.keys.filter((_, place) => place !== at));
  }

  clear(): void {
    clearTimeout(this.timer);
    this.keys = [];
    this.answer = null;
  }

  private set(keys: string[]): void {
    this.keys = keys;
    this.ask(keys, PAUSE);
  }

  private ask(keys: string[], pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.weigh(keys).then(
        (answer) => {
          if (answer.type === "weighed" && same(keys, this.keys)) this.answer = answer;
        },
        (error) => {
          if (!same(keys, this.keys)) return;
          if (error instanceof Denied && error.problem.code === "too-fast") this.ask(keys, LATER);
          // What nobody can tell about is not ticked: better nothing than what may not follow.
          else this.clear();
        },
      );
    }, pause);
  }
}

const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at]);
