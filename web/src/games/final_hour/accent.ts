/** The colour of what is this game's own on a page. */
export const accent = "#f2805c";
