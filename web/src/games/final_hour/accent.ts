/** The accent color of this game. */
export const accent = "#f2805c";
