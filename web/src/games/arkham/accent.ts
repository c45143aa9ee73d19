/** The accent color of this game. */
export const accent = "#86cbb4";
