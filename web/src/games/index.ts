/** The games that can be drawn, each loaded when first wanted. */

import type { GameClient } from "./game";

const GAMES: Record<string, () => Promise<GameClient>> = {
  final_hour: async () => (await import("./final_hour")).finalHour,
  lcg: async () => (await import("./lcg")).lcg,
};

export const isDrawn = (game: string): boolean => game in GAMES;

export function loadGame(game: string): Promise<GameClient> {
  const load = GAMES[game];
  return load ? load() : Promise.reject(new Error(game));
}
