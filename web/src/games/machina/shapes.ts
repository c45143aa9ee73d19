/** What a seat sees of this game beyond what any game tells. Written by scripts/shapes. */

/** The body of a game whose things tell it all. */
export interface NoBody {
}
