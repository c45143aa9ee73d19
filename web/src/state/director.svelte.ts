/**
 * The director shows what happened, one beat after the other, and drops none.
 *
 * The views that the beats led to are known already; whoever is asked next sees the question once the beats were
 * seen, ended or hurried. What was shown since the reader's last choice can be shown again.
 */

import type { LogEntry, Moment, View } from "../net/protocol";
import { type Beat, beatsOf, type Cue, joined, type Things } from "./beats";
import { isStill, PACES, settings } from "./settings.svelte";

const USUAL: Cue = { stage: "place", length: 700 };
/** How much longer a beat lasts for each line that is shown with the first. */
const EACH = 260;
/** How long a beat lasts while the reader hurries. */
const HURRIED = 90;
/** As many beats are kept to be shown again: who never chooses would keep them all. */
const MOST_PAST = 200;
const NOTHING: ReadonlySet<string> = new Set();
/** The line that a round begins with. */
const ROUND = "round";

export class Director {
  /** How the game has a line of the log shown. */
  cueOf: (entry: LogEntry) => Cue = () => USUAL;
  /** How many milliseconds all that is waiting may take together; null: as long as it takes. */
  most: number | null = null;
  /** What happened since the reader last chose. */
  past: Beat[] = $state.raw([]);
  /** How many beats of those that play now are over. */
  done = $state(0);

  /** Whether what is shown was shown before. */
  private isAgain = $state(false);
  private shown: Beat | null = $state.raw(null);
  private waiting: Beat[] = $state.raw([]);
  /** What the last round that was shown to begin led on from. */
  private begun: View[] | null = $state.raw(null);
  private isHurried = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What happens now; null: the views tell how things stand. */
  get beat(): Beat | null {
    return this.shown;
  }

  get cue(): Cue | null {
    return this.shown && this.cueOf(this.shown.entry);
  }

  /** Whether something is still to be seen: whatever is asked waits. */
  get isBusy(): boolean {
    return this.shown !== null || this.waiting.length > 0;
  }

  /** Of how many beats those are that play now. */
  get count(): number {
    return this.done + this.waiting.length + (this.shown ? 1 : 0);
  }

  /** How many of the last lines of the log are not to be told before they were shown. */
  get unseen(): number {
    return this.isAgain ? 0 : this.waiting.reduce((sum, one) => sum + one.entries.length, 0);
  }

  /** What happened since the reader last chose, as far as it was shown. */
  get seen(): Beat[] {
    return this.isAgain ? this.past : this.past.slice(0, this.past.length - this.waiting.length);
  }

  /** The things of each view while something is happening. */
  get things(): Things[] | null {
    return this.shown?.things ?? null;
  }

  /** The views before what happens now, or those after it once a round has begun with it; null: the newest. */
  get views(): View[] | null {
    const { shown, begun, waiting } = this;
    if (!shown?.before.length) return null;
    if (shown.before !== begun) return shown.before;
    return waiting.find((one) => one.before !== begun)?.before ?? null;
  }

  /** The keys of the things that change now. */
  get changed(): ReadonlySet<string> {
    return this.shown?.changed ?? NOTHING;
  }

  /** Where the things come from that move now or will, by their keys. */
  get origins(): Map<string, string> {
    return new Map([this.shown, ...this.waiting].flatMap((one) => one?.origins ?? []));
  }

  /** How many milliseconds the beat that is shown takes. */
  get length(): number {
    const cue = this.cue ?? USUAL;
    if (this.isHurried) return HURRIED;
    const more = (this.shown?.entries.length ?? 1) - 1;
    const length = (cue.length + more * EACH) * PACES[settings.pace];
    return this.most === null ? length : Math.min(length, this.most / Math.max(1, this.count));
  }

  /** Whether the beat that is shown stays until it is ended. */
  get waits(): boolean {
    const { cue } = this;
    if (!cue || this.most !== null || this.isHurried) return false;
    return !!cue.waits || (isStill() && cue.stage === "middle");
  }

  /** Let the entries happen that lead on from these views, after what is still waiting. */
  play(views: View[], entries: LogEntry[], moments: Moment[]): void {
    const beats = joined(beatsOf(views, entries, moments), this.cueOf);
    this.past = [...this.past, ...beats.map((one) => ({ ...one, before: [] }))].slice(-MOST_PAST);
    // What nobody wants to watch stands in the list of what just happened.
    if (settings.pace === "instant") return this.skip();
    this.waiting = [...this.waiting, ...beats];
    if (!this.shown) this.next();
  }

  /** Show once more what happened since the reader last chose. */
  again(): void {
    if (this.isBusy) return;
    this.isAgain = true;
    this.waiting = this.past;
    this.next();
  }

  /** The reader has chosen: what happened before that is no longer news. */
  forget(): void {
    this.past = [];
  }

  /** End the beat that is shown. */
  end(): void {
    clearTimeout(this.timer);
    this.next();
  }

  /** End all that is shown or waits: the views tell how things stand. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.shown = null;
    this.rest();
  }

  /** Be quick as long as the reader wants that. */
  hurry(isHurried: boolean): void {
    if (this.isHurried === isHurried) return;
    this.isHurried = isHurried;
    if (isHurried && this.shown) this.wait();
  }

  private next(): void {
    if (document.hidden && this.waiting.length) {
      // Nobody looks: it is shown to them when they do.
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
