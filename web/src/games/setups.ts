/** What the set-up form must know of a game before its board is loaded. */

import type { GameInfo, Setup, SetupOption } from "../net/protocol";

/** How many figures so many people run between them. */
export const figures = (game: GameInfo | undefined, seats: number): number =>
  game && seats === 1 ? game.alone : seats;

/** Whether people may bring decks of their own. */
export const hasDecks = (game: GameInfo | undefined): boolean => !!game?.capabilities.includes("decks");

/** Whether an option has any say, as the others stand. */
export const counts = (option: SetupOption, setup: Setup): boolean =>
  !option.idle.some(([key, value]) => setup[key] === value);
