/** What the reader has ticked of a choice of several things; it is private until confirmed. */

import { isForLater, LATER } from "../net/live";
import type { Decision, Hear, OptionText, Several, SeveralPart, Stakes, Ticked, Weighed } from "../net/protocol";
import { t } from "./session.svelte";

/** The delay after the last tick before the server is asked what the ticks mean. */
const PAUSE = 120;

export class Ticking {
  /** The reader's ticks; null before the first change. */
  private chosen: string[] | null = $state.raw(null);
  /** The newest answer about ticks, perhaps about earlier ones. */
  private answer: Weighed | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly decision: () => Decision | null,
    private readonly weigh: (keys: string[]) => Promise<Hear>,
  ) {}

  get several(): Several | null {
    return this.decision()?.several ?? null;
  }

  /** The ticked keys; at first none, or all in the current order if only the order is chosen. */
  get keys(): string[] {
    return this.chosen ?? this.several?.ticked.keys ?? [];
  }

  /** Whether only the order is chosen, with everything ticked. */
  get isOrder(): boolean {
    return !!this.several?.ordered && this.several.parts.every((part) => part.least === part.options.length);
  }

  /**
   * Everything that can be ticked, worded for the current ticks; in the current order if only the order is chosen.
   * Of the amounts of a number, it has the ticked one, or else the least.
   */
  get options(): OptionText[] {
    const all = this.answer?.options ?? this.several?.parts.flatMap((part) => part.options) ?? [];
    const options = all.filter(({ key }) => {
      const amounts = this.numberOf(key)?.options.map((one) => one.key);
      return !amounts || key === (amounts.find((one) => this.keys.includes(one)) ?? amounts[0]);
    });
    if (!this.isOrder) return options;
    return [...options].sort((one, other) => this.keys.indexOf(one.key) - this.keys.indexOf(other.key));
  }

  /** What the ticks mean; null if that is not known yet. */
  get ticked(): Ticked | null {
    const known = [this.answer?.ticked, this.several?.ticked];
    return known.find((one) => one && same(one.keys, this.keys)) ?? null;
  }

  get prompt(): string | null {
    return this.answer?.prompt ?? null;
  }

  /** The chance if these ticks are confirmed; null if there is none, or if it is not known yet. */
  get chance(): number | null {
    return this.answer && same(this.answer.ticked.keys, this.keys) ? this.answer.chance : null;
  }

  /** What confirming these ticks does, or how many are missing. */
  get says(): string {
    const { ticked, keys } = this;
    if (!ticked) return t("web-several-weighing");
    return ticked.whole ? ticked.confirm : t("web-several-missing", { count: ticked.missing, picked: keys.length });
  }

  /** The stakes with these ticks; null if there are none, or if they are not known yet. */
  get stakes(): Stakes | null {
    return this.answer && same(this.answer.ticked.keys, this.keys) ? this.answer.stakes : null;
  }

  has(key: string): boolean {
    return this.several?.parts.some((part) => part.options.some((one) => one.key === key)) ?? false;
  }

  /** The number that a key is an amount of. */
  numberOf(key: string): SeveralPart | undefined {
    return this.several?.parts.find((part) => part.number && part.options.some((one) => one.key === key));
  }

  /** How much of a number is ticked, in steps from zero. */
  amount(number: SeveralPart): number {
    return number.options.findIndex((one) => this.keys.includes(one.key)) + 1;
  }

  /** The most of a number that can be ticked, as far as it is known. */
  mostOf(number: SeveralPart): number {
    const known = this.ticked ?? this.answer?.ticked ?? this.several?.ticked;
    const open = [...(known?.addable ?? []), ...(known?.movable ?? []), ...(known?.keys ?? [])];
    return number.options.findLastIndex((one) => open.includes(one.key)) + 1;
  }

  /** Tick an amount of a number. */
  setAmount(number: SeveralPart, amount: number): void {
    const wanted = Math.min(Math.max(0, Math.trunc(amount) || 0), this.mostOf(number));
    const others = this.keys.filter((key) => !number.options.some((one) => one.key === key));
    const option = number.options[wanted - 1];
    this.set(option ? [...others, option.key] : others);
  }

  count(key: string): number {
    return this.keys.filter((one) => one === key).length;
  }

  /** Whether something can be ticked, as far as it is known; a thing in another place leaves that one. */
  isOpen(key: string): boolean {
    return !!this.ticked && (this.ticked.addable.includes(key) || this.ticked.movable.includes(key));
  }

  /** Whether pressing something ticks it, even if it replaces another tick. */
  isPressable(key: string): boolean {
    return this.isOpen(key) || !!this.ticked?.swaps[key];
  }

  /**
   * Tick something, perhaps replacing another tick. What cannot be ticked any more is unticked, or comes last if
   * only the order is chosen.
   */
  toggle(key: string): void {
    if (this.isOrder) return this.place(key, this.keys.length - 1);
    if (!this.ticked || !this.several) return;
    if (this.ticked.addable.includes(key)) return this.set([...this.keys, key]);
    if (this.swap(key)) return;
    const isMoved = this.ticked.movable.includes(key);
    const left = isMoved ? this.partOf(key) : [key];
    const others = this.keys.filter((one) => !left.includes(one));
    this.set(isMoved ? [...others, key] : others);
  }

  /** Tick something in place of others; returns whether that is possible. */
  swap(key: string): boolean {
    const keys = this.ticked?.swaps[key];
    if (keys) this.set(keys);
    return !!keys;
  }

  /** Move something ticked to a position in the order, counted from 0. */
  place(key: string, at: number): void {
    if (!this.keys.includes(key) || at < 0 || at >= this.keys.length) return;
    const others = this.keys.filter((one) => one !== key);
    this.set([...others.slice(0, at), key, ...others.slice(at)]);
  }

  /** Remove one tick. */
  less(key: string): void {
    const at = this.keys.lastIndexOf(key);
    if (at >= 0) this.set(this.keys.filter((_, place) => place !== at));
  }

  /** Ask what the initial ticks mean. */
  ponder(): void {
    if (this.keys.length && !this.answer && !this.isOrder) this.ask(this.keys, 0);
  }

  clear(): void {
    clearTimeout(this.timer);
    this.chosen = null;
    this.answer = null;
  }

  /** All places of the thing that this key is a place of. */
  private partOf(key: string): string[] {
    const keys = this.several?.parts.map((part) => part.options.map((one) => one.key)) ?? [];
    return keys.find((part) => part.includes(key)) ?? [];
  }

  private set(keys: string[]): void {
    this.chosen = keys;
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
          if (isForLater(error)) this.ask(keys, LATER);
          // If nothing is known about the ticks, remove them: they might not be allowed.
          else this.clear();
        },
      );
    }, pause);
  }
}

const same = (one: string[], other: string[]): boolean =>
  one.length === other.length && one.every((key, at) => key === other[at]);
