/** The pictures over the chapters of the rulebook. */

import { gateWish } from "./art";
import { foe, place, things } from "../engraved";

const thing = things("#2c5f58");

export const plates = [
  thing("crate"), // Components
  thing("key"), // Set-up
  place("street"), // The turn
  thing("dice"), // Skills and checks
  thing("footsteps"), // Evading
  thing("pistol"), // Combat
  thing("mind"), // States of investigators
  foe("creature"), // Monsters in play
  foe("byakhee"), // How monsters move
  gateWish("rlyeh"), // Gates
  thing("skull"), // Terror
  foe("ancient one", "tide"), // The Ancient One awakens
  foe("star spawn"), // The final battle
  place("church"), // Victory and defeat
  place("attic"), // Money, shops, and cards
  place("harbour"), // The town of Innsmouth
  thing("scroll"), // Innsmouth: components
  thing("bell"), // Innsmouth: set-up
  place("riverside", "tide"), // Innsmouth: the board
  thing("lock"), // Innsmouth: jail and martial law
  thing("rope"), // Innsmouth: aquatic movement
  foe("deep one"), // Innsmouth: Deep Ones rising
  thing("torch"), // Innsmouth: the raid
  thing("comet"), // Innsmouth: Mythos
  foe("nightgaunt", "tide"), // Innsmouth: monsters and Ancient Ones
  foe("deep one", "blood"), // Innsmouth: heralds
  thing("tome"), // Innsmouth: personal stories
  thing("mask"), // Innsmouth: the Look and Dust
  place("graveyard", "tide"), // Innsmouth: more boards
];
