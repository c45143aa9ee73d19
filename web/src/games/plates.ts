/** The pictures over the chapters of a rulebook, in the order of its chapters; each game brings its own. */

import type { Wish } from "../art/pictures";

const BOOKS = import.meta.glob<{ plates: Wish[] }>("./*/plates.ts");

/** Those of a game; none where it has no drawings of its own. */
export async function loadPlates(game: string): Promise<Wish[]> {
  return (await BOOKS[`./${game}/plates.ts`]?.())?.plates ?? [];
}
