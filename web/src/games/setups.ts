/** What the set-up form must know of a game before its board is loaded. */

/** How many figures so many people run between them. */
export function figures(game: string, seats: number): number {
  return game === "final_hour" && seats === 1 ? 2 : seats;
}
