/** The pictures of the chapters of the rulebook. */

import { foe, place, things } from "../engraved";

const thing = things("#6b4420");

export const plates = [
  place("machine"), // Aim and end
  thing("crate"), // Setting up
  thing("clock"), // Round and phases
  thing("eye"), // Threat and level
  thing("mind"), // Attributes
  thing("skull"), // Units and death
  thing("hammer"), // Attacks
  thing("shield"), // Unit effects
  place("hallway", "brass"), // Tiles, movement, exploring
  thing("torch"), // Tile elements
  thing("pistol"), // Items
  place("study", "paper"), // Chapters
  place("ice"), // Events
  thing("gear"), // Abilities
  thing("lens"), // Targets and sight
  thing("coil"), // Effects
  thing("flame"), // Common effects
  foe("chthonian"), // Monster behavior
  thing("dice"), // Variants
];
