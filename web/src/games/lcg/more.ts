/** What the card game loads on demand. */

import Bag from "./Bag.svelte";
import Book from "./Book.svelte";
import Piles from "./Piles.svelte";
import Team from "./Team.svelte";

export { default as Ending } from "./Ending.svelte";
export { default as Zoom } from "./Zoom.svelte";

export const panels = { team: Team, bag: Bag, book: Book, piles: Piles };
