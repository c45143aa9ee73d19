/** The materials of things in the dungeon. */

import { mix } from "../numbers";

export const BRASS = "#c98f3e";
export const IRON = "#4a453c";
export const PALE = "#f6e2b4";

/** A color in an amount of light. */
export const shade = (colour: string, light: number): string => mix(colour, "#0b0908", Math.max(0, 0.7 - 0.75 * light));
