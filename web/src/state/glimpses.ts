/**
 * What each table looked like when it was last seen here, for the list of one's tables: a picture of the moment, the faces
 * and the round. It is kept on this device, since only a page that has the view knows it.
 */

import type { Wish } from "../art/kit";

/** What a game shows of a moment. */
export interface Moment {
  picture: Wish;
  /** Those who play, in the order round the table. */
  faces: Wish[];
}

export interface Glimpse extends Moment {
  /** Where the round is, in the language that it was read in. */
  round: string;
  language: string;
}

const KEY = "kadath-glimpses";
const MOST = 24;

type Kept = Record<string, Glimpse>;

function stored(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** What a table looked like; undefined where it was never seen here. */
export const glimpseOf = (table: string): Glimpse | undefined => stored()[table];

/** Keep what a table looks like now; those seen longest ago give way. */
export function keepGlimpse(table: string, glimpse: Glimpse): void {
  const { [table]: _, ...others } = stored();
  const kept = Object.fromEntries([...Object.entries(others), [table, glimpse] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing shows the posters instead.
  }
}
