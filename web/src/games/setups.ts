/** What the set-up form must know of a game before its board is loaded. */

import type { Setup, SetupOption } from "../net/protocol";

/** How many figures so many people run between them. */
export function figures(game: string, seats: number): number {
  return game === "final_hour" && seats === 1 ? 2 : seats;
}

/** Whether people may bring decks of their own. */
export const hasDecks = (game: string): boolean => game === "lcg";

/** How many sit at a first game; the others are bots. */
export const firstSeats = (game: string): number => (game === "final_hour" ? 3 : 1);

/** Whether an option has any say, as the others stand. */
export const counts = (option: SetupOption, setup: Setup): boolean =>
  !option.idle.some(([key, value]) => setup[key] === value);
