/** What a line of the log looks like when it happens: what stood where then, what moved, what grew. */

import type { Changes, CountedView, LogEntry, Moment, ThingView, View } from "../net/protocol";

export type Things = Record<string, ThingView>;

/** So many of what a number counts came to a thing (below zero: went); from where, if that is known. */
export interface Flow {
  what: string;
  from: string | null;
  to: string;
  amount: number;
}

export interface Beat {
  entry: LogEntry;
  /** The views that it led on from, with all that came at once with it; none where it is shown again. */
  before: View[];
  /** The things of each view when that was written. */
  things: Things[];
  changed: ReadonlySet<string>;
  /** Where the things come from that move. */
  origins: [string, string][];
  flows: Flow[];
  /** The round in which that was written, its step, and what is counted in place of rounds. */
  round: number;
  step: string | null;
  counted: CountedView | null;
}

/** How a beat is shown: in its place, or in the middle with a picture. */
export interface Cue {
  stage: "place" | "middle";
  /** How many milliseconds it takes at the normal pace. */
  length: number;
  /** Whether it is long enough to be read at leisure: it stays until it is ended. */
  waits?: boolean;
}

export const place = (length: number): Cue => ({ stage: "place", length });
export const middle = (length: number): Cue => ({ stage: "middle", length });
/** To be read at leisure. */
export const STORY: Cue = { stage: "middle", length: 4000, waits: true };

/** How each kind of line is shown, and all others: briefly, in their place. */
export const cuesOf =
  (cues: Record<string, Cue>, others = place(420)) =>
  ({ kind }: LogEntry): Cue =>
    cues[kind] ?? others;

/** The beats by which these views became what the moments led to. */
export function beatsOf(views: View[], entries: LogEntry[], moments: Moment[]): Beat[] {
  let things = views.map((one) => one.things);
  return moments.map((moment, at) => {
    const before = things;
    things = things.map((was, view) => after(was, moment.changed[view]));
    return {
      entry: entries[at]!,
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

/** What several seats of one reader saw alike, once. */
const unique = (flows: Flow[]): Flow[] => [...new Map(flows.map((one) => [`${one.what} ${one.to}`, one])).values()];

function after(before: Things, changes: Changes | undefined): Things {
  if (!changes?.things && !changes?.gone) return before;
  const things = { ...before, ...changes.things };
  for (const key of changes.gone ?? []) delete things[key];
  return things;
}
