/**
 * What each table looked like when it was last open here, for the list of tables: a picture of the moment, the
 * faces, and the round. It is stored on this device, because only a page with the view knows it.
 */

import type { Wish } from "../art/kit";

/** What a game shows of a moment. */
export interface Moment {
  picture: Wish;
  /** The players, clockwise. */
  faces: Wish[];
}

export interface Glimpse extends Moment {
  /** The round, in the language it was read in. */
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

/** What a table looked like; undefined if it was never open here. */
export const glimpseOf = (table: string): Glimpse | undefined => stored()[table];

/** Store what a table looks like now, replacing those not seen for longest. */
export function keepGlimpse(table: string, glimpse: Glimpse): void {
  const { [table]: _, ...others } = stored();
  const kept = Object.fromEntries([...Object.entries(others), [table, glimpse] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Without storage, posters are shown instead.
  }
}
