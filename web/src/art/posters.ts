/** The posters of all games that have one. They are drawn while the page is built: the page itself has only their addresses. */

import { drawPoster, type Poster } from "./poster";

const POSTERS = import.meta.glob<Poster>("../games/*/poster.ts", { eager: true, import: "poster" });

/** The posters as SVG, by game. */
export const posters = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(POSTERS).map(([path, poster]) => {
      const game = path.split("/").at(-2)!;
      return [game, drawPoster(poster, game)];
    }),
  );
