/** The accent color of this game. */
export const accent = "#d98a44";
