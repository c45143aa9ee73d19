/** The pictures over the chapters of the rulebook. */

import { foe, place, things } from "../engraved";

const thing = things("#7a5a22");

export const plates = [
  thing("tome"), // Precedence, wording, and definitions
  place("study"), // Zones, ownership, control, and card states
  thing("crate"), // Setting up the game
  thing("clock"), // Round structure and framework steps
  thing("dash"), // Actions
  thing("fist"), // Attacks of opportunity
  thing("dice"), // Skill tests and chaos tokens
  thing("star"), // Modifiers
  foe("ghoul"), // Enemies: spawning, engagement, prey, movement
  thing("key"), // Keywords
  thing("skull"), // Damage, horror, healing, defeat, and elimination
  thing("hand"), // Abilities, timing, and priority
  thing("amulet"), // Costs, playing cards, limits, and maximums
  thing("satchel"), // Assets, slots, uses, and resources
  thing("scroll"), // Drawing cards
  place("street"), // Locations, movement, and clues
  thing("grasp"), // Encounter cards, treacheries, and weaknesses
  place("ritual"), // Acts, agendas, doom, victory, and end of scenario
  place("library"), // Deckbuilding
  place("woods"), // Campaign play, experience, and trauma
  thing("candle"), // Standalone mode
  thing("lens"), // Card anatomy
  place("court"), // Later rulings
];
