/**
 * The director shows what happened, one beat after another, and skips none.
 *
 * The views after the beats are known already; the question appears once the beats were shown, skipped or hurried.
 * Everything since the reader's last choice can be shown again.
 */

import type { LogEntry, Moment, View } from "../net/protocol";
import { type Beat, beatsOf, type Cue, joined, type Things } from "./beats";
import { isStill, PACES, settings } from "./settings.svelte";

const USUAL: Cue = { stage: "place", length: 700 };
/** By how much each additional line prolongs a beat. */
const EACH = 260;
/** The duration of a beat while the reader hurries. */
const HURRIED = 90;
/** The most beats to keep for showing again; otherwise a spectator would keep them all. */
const MOST_PAST = 200;
const NOTHING: ReadonlySet<string> = new Set();
/** The line that begins a round. */
const ROUND = "round";

export class Director {
  /** How the game wants a line of the log to be shown. */
  cueOf: (entry: LogEntry) => Cue = () => USUAL;
  /** The most time all waiting beats may take together, in milliseconds; null for no limit. */
  most: number | null = null;
  /** What happened since the reader's last choice. */
  past: Beat[] = $state.raw([]);
  /** The number of beats of the current run that are over. */
  done = $state(0);

  /** Whether the current run is a repetition. */
  private isAgain = $state(false);
  private shown: Beat | null = $state.raw(null);
  private waiting: Beat[] = $state.raw([]);
  /** The views before the last round whose beginning was shown. */
  private begun: View[] | null = $state.raw(null);
  private isHurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The current beat; null if the views are up to date. */
  get beat(): Beat | null {
    return this.shown;
  }

  get cue(): Cue | null {
    return this.shown && this.cueOf(this.shown.entry);
  }

  /** Whether something is still being shown, which questions wait for. */
  get isBusy(): boolean {
    return this.shown !== null || this.waiting.length > 0;
  }

  /** The number of beats in the current run. */
  get count(): number {
    return this.done + this.waiting.length + (this.shown ? 1 : 0);
  }

  /** How many of the last lines of the log must not be shown before their beats. */
  get unseen(): number {
    return this.isAgain ? 0 : this.waiting.reduce((sum, one) => sum + one.entries.length, 0);
  }

  /** What happened since the reader's last choice, as far as it was shown. */
  get seen(): Beat[] {
    return this.isAgain ? this.past : this.past.slice(0, this.past.length - this.waiting.length);
  }

  /** The things of each view during a beat. */
  get things(): Things[] | null {
    return this.shown?.things ?? null;
  }

  /** The views before the current beat, or after it if it begins a round; null for the newest. */
  get views(): View[] | null {
    const { shown, begun, waiting } = this;
    if (!shown?.before.length) return null;
    if (shown.before !== begun) return shown.before;
    return waiting.find((one) => one.before !== begun)?.before ?? null;
  }

  /** The keys of the things that are changing now. */
  get changed(): ReadonlySet<string> {
    return this.shown?.changed ?? NOTHING;
  }

  /** Where the things that move now or soon come from, by key. */
  get origins(): Map<string, string> {
    return new Map([this.shown, ...this.waiting].flatMap((one) => one?.origins ?? []));
  }

  /** The duration of the current beat in milliseconds. */
  get length(): number {
    const cue = this.cue ?? USUAL;
    if (this.isHurried) return HURRIED;
    const more = (this.shown?.entries.length ?? 1) - 1;
    const length = (cue.length + more * EACH) * PACES[settings.pace];
    return this.most === null ? length : Math.min(length, this.most / Math.max(1, this.count));
  }

  /** Whether the current beat stays until the reader ends it. */
  get waits(): boolean {
    const { cue } = this;
    if (!cue || this.most !== null || this.isHurried) return false;
    return !!cue.waits || (isStill() && cue.stage === "middle");
  }

  /** Show the entries that lead on from these views, after the beats that are still waiting. */
  play(views: View[], entries: LogEntry[], moments: Moment[]): void {
    const beats = joined(beatsOf(views, entries, moments), this.cueOf);
    this.past = [...this.past, ...beats.map((one) => ({ ...one, before: [] }))].slice(-MOST_PAST);
    // Readers who do not want to watch find it in the list of what just happened.
    if (settings.pace === "instant") return this.skip();
    this.waiting = [...this.waiting, ...beats];
    if (!this.shown) this.next();
  }

  /** Show again what happened since the reader's last choice. */
  again(): void {
    if (this.isBusy) return;
    this.isAgain = true;
    this.waiting = this.past;
    this.next();
  }

  /** Forget what happened before the choice that the reader has made. */
  forget(): void {
    this.past = [];
  }

  /** End the current beat. */
  end(): void {
    clearTimeout(this.timer);
    this.next();
  }

  /** End all beats and show the current views. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.shown = null;
    this.rest();
  }

  /** Be quick while the reader wants that. */
  hurry(isHurried: boolean): void {
    if (this.isHurried === isHurried) return;
    this.isHurried = isHurried;
    if (isHurried && this.shown) this.wait();
  }

  private next(): void {
    if (document.hidden && this.waiting.length) {
      // Nobody is looking: show it when they are back.
      document.addEventListener("visibilitychange", () => this.shown ?? this.next(), { once: true });
      this.shown = null;
      return;
    }
    if (this.shown) this.done += 1;
    const [next, ...waiting] = this.waiting;
    this.waiting = waiting;
    this.shown = next ?? null;
    if (next?.entry.kind === ROUND) this.begun = next.before;
    if (next) this.wait();
    else this.rest();
  }

  private rest(): void {
    this.begun = null;
    this.done = 0;
    this.isAgain = false;
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.waits) this.timer = setTimeout(() => this.next(), this.length);
  }
}
