/** What Final Hour loads on demand. */

import Clues from "./Clues.svelte";
import Omens from "./Omens.svelte";
import Piles from "./Piles.svelte";
import Team from "./Team.svelte";

export { default as Ending } from "./Ending.svelte";
export { default as Zoom } from "./Zoom.svelte";

export const panels = { clues: Clues, team: Team, omens: Omens, piles: Piles };
