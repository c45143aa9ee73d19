/** What happened, shown moment by moment; the views that it led to are there at once, and end it. */

import type { Changes, LogEntry, Moment, ThingView, View } from "../net/protocol";
import { isStill } from "./settings.svelte";

const STEP = 420;

export type Things = Record<string, ThingView>;

interface Shown {
  entry: LogEntry;
  /** The things of each view when that was written. */
  things: Things[];
  changed: Set<string>;
  /** Where the things come from that move. */
  origins: [string, string][];
}

const NOTHING: ReadonlySet<string> = new Set();

export class Playback {
  /** How many milliseconds all that is waiting may take together. */
  most = 3600;

  private shown: Shown | null = $state.raw(null);
  private waiting: Shown[] = [];
  private pause = STEP;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The line of the log that is happening now; null: the views tell how things stand. */
  get now(): LogEntry | null {
    return this.shown?.entry ?? null;
  }

  /** The things of each view while something is happening. */
  get things(): Things[] | null {
    return this.shown?.things ?? null;
  }

  /** The keys of the things that change now. */
  get changed(): ReadonlySet<string> {
    return this.shown?.changed ?? NOTHING;
  }

  /** Where the things come from that move now or will, by their keys. */
  get origins(): Map<string, string> {
    return new Map([this.shown, ...this.waiting].flatMap((one) => one?.origins ?? []));
  }

  /** Let the entries happen that lead on from these views, after what is still waiting. */
  play(views: View[], entries: LogEntry[], moments: Moment[]): void {
    if (!moments.length) return;
    if (isStill() || document.hidden) return this.skip();
    let things = views.map((one) => one.things);
    moments.forEach((moment, at) => {
      things = things.map((before, view) => after(before, moment.changed[view]));
      const changed = moment.changed.flatMap((one) => Object.keys(one.things ?? {}));
      const origins = moment.changed.flatMap((one) => originsIn(one));
      this.waiting.push({ entry: entries[at]!, things, changed: new Set(changed), origins });
    });
    this.pause = Math.min(STEP, this.most / this.waiting.length);
    if (!this.shown) this.next();
  }

  /** Leave out what is waiting: the views tell how things stand. */
  skip(): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.shown = null;
  }

  private next(): void {
    this.shown = this.waiting.shift() ?? null;
    if (this.shown) this.timer = setTimeout(() => this.next(), this.pause);
  }
}

const originsIn = ({ moves }: Changes): [string, string][] =>
  (moves ?? []).flatMap(({ what, from, amount }): [string, string][] => (from && !amount ? [[what, from]] : []));

function after(before: Things, changes: Changes | undefined): Things {
  if (!changes?.things && !changes?.gone) return before;
  const things = { ...before, ...changes.things };
  for (const key of changes.gone ?? []) delete things[key];
  return things;
}
