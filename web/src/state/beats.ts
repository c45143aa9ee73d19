/** What a line of the log looks like as it happens: where things were, what moved, and which numbers changed. */

import type { Changes, CountedView, LogEntry, Moment, ThingView, View } from "../net/protocol";

export type Things = Record<string, ThingView>;

/** A change of a number of a thing (negative: a loss), and where it came from, if known. */
export interface Flow {
  what: string;
  from: string | null;
  to: string;
  amount: number;
}

export interface Beat {
  entry: LogEntry;
  /** All lines that are shown together, the main entry first. */
  entries: LogEntry[];
  /** The views before it and before everything that happened with it; empty if it is shown again. */
  before: View[];
  /** The things of each view when the line was written. */
  things: Things[];
  changed: ReadonlySet<string>;
  /** Where the things that move come from. */
  origins: [string, string][];
  flows: Flow[];
  /** The round when the line was written, its step, and what is counted instead of rounds. */
  round: number;
  step: string | null;
  counted: CountedView | null;
}

/** How a beat is shown: in place, or in the middle with a picture. */
export interface Cue {
  stage: "place" | "middle";
  /** Its duration at the normal pace, in milliseconds. */
  length: number;
  /** Whether it takes some reading: it stays until the reader ends it. */
  waits?: boolean;
  /** Consecutive lines with the same word here are shown together. */
  joins?: string;
  /** By itself it means little: it is shown together with the line that tells what comes of it. */
  leads?: boolean;
}

export const place = (length: number): Cue => ({ stage: "place", length });
export const middle = (length: number): Cue => ({ stage: "middle", length });
/** A cue for texts to be read at leisure. */
export const STORY: Cue = { stage: "middle", length: 4000, waits: true };

/** The cue of each kind of line; all others are shown briefly, in place. */
export const cuesOf =
  (cues: Record<string, Cue>, others = place(420)) =>
  ({ kind }: LogEntry): Cue =>
    cues[kind] ?? others;

/** The beats that lead from these views to the current ones. */
export function beatsOf(views: View[], entries: LogEntry[], moments: Moment[]): Beat[] {
  let things = views.map((one) => one.things);
  return moments.map((moment, at) => {
    const before = things;
    things = things.map((was, view) => after(was, moment.changed[view]));
    return {
      entry: entries[at]!,
      entries: [entries[at]!],
      before: views,
      things,
      changed: new Set(moment.changed.flatMap((one) => Object.keys(one.things ?? {}))),
      origins: moment.changed.flatMap(originsIn),
      flows: unique(moment.changed.flatMap((one, view) => flowsIn(one, before[view] ?? {}))),
      round: moment.round ?? 0,
      step: moment.step ?? null,
      counted: moment.counted ?? null,
    };
  });
}

/** The most lines that can be read at a glance. */
const MOST_JOINED = 8;

/** These beats, with those merged that belong to one event and can be shown at once. */
export function joined(beats: Beat[], cueOf: (entry: LogEntry) => Cue): Beat[] {
  const out: Beat[] = [];
  for (const beat of beats) {
    const last = out.at(-1);
    const cue = cueOf(beat.entry);
    const before = last && cueOf(last.entry);
    const isLed = !!before?.leads && cue.stage === "place";
    const isAlike = !!cue.joins && cue.joins === before?.joins;
    if (!last || !(isLed || isAlike) || !areOne(last, beat)) out.push(beat);
    else out[out.length - 1] = { ...both(last, beat), entry: (isLed ? beat : last).entry };
  }
  return out;
}

/** Whether two beats can be shown at once: nothing moves twice, and every destination is known. */
function areOne(one: Beat, next: Beat): boolean {
  const moved = new Set(one.origins.map(([key]) => key));
  const isLater = one.before !== next.before || one.round !== next.round || one.step !== next.step;
  return !isLater && one.entries.length < MOST_JOINED && !next.origins.some(([key]) => moved.has(key));
}

const both = (one: Beat, next: Beat): Beat => ({
  ...next,
  entries: [...one.entries, ...next.entries],
  changed: new Set([...one.changed, ...next.changed]),
  origins: [...one.origins, ...next.origins],
  flows: summed([...one.flows, ...next.flows]),
});

/** One flow for what several lines bring to the same thing. */
function summed(flows: Flow[]): Flow[] {
  const sums = new Map<string, Flow>();
  for (const flow of flows) {
    const key = `${flow.what} ${flow.to}`;
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, amount: sum.amount + flow.amount, from: sum.from === flow.from ? sum.from : null } : flow);
  }
  return [...sums.values()].filter((one) => one.amount);
}

const originsIn = ({ moves }: Changes): [string, string][] =>
  (moves ?? []).flatMap(({ what, from, amount }): [string, string][] => (from && !amount ? [[what, from]] : []));

/** The numbers that changed. */
function flowsIn({ things, moves }: Changes, before: Things): Flow[] {
  return Object.entries(things ?? {}).flatMap(([to, row]) =>
    Object.entries(row.numbers ?? {}).flatMap(([what, now]) => {
      const was = before[to]?.numbers?.[what] ?? (before[to] ? 0 : now);
      const amount = now - was;
      if (!amount) return [];
      const move = moves?.find((one) => one.amount && one.what === what && one.to === to);
      return [{ what, to, amount, from: move?.from ?? null }];
    }),
  );
}

/** Without the duplicates that several seats of one reader see. */
const unique = (flows: Flow[]): Flow[] => [...new Map(flows.map((one) => [`${one.what} ${one.to}`, one])).values()];

function after(before: Things, changes: Changes | undefined): Things {
  if (!changes?.things && !changes?.gone) return before;
  const things = { ...before, ...changes.things };
  for (const key of changes.gone ?? []) delete things[key];
  return things;
}
