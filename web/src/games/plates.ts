/** The pictures over the chapters of a rulebook, in the order of its chapters; each game has its own. */

import type { Wish } from "../art/pictures";

const BOOKS = import.meta.glob<{ plates: Wish[] }>("./*/plates.ts");

/** The pictures of a game; empty if it has no drawings of its own. */
export async function loadPlates(game: string): Promise<Wish[]> {
  return (await BOOKS[`./${game}/plates.ts`]?.())?.plates ?? [];
}
