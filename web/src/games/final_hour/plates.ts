/** The pictures of the chapters of the rulebook. */

import { foe, place, things } from "../engraved";

const thing = things("#6b2f4a");

export const plates = [
  place("university", "rift"), // The game and its parts
  thing("crate"), // Setting up
  thing("clock"), // The round and the action phase
  foe("star spawn", "rift"), // The Ancient One phase
  place("ritual", "blood"), // The end and the reverse ritual
  thing("footsteps"), // Moving, attacking, searching, sealing
  thing("satchel"), // Health, damage, and repair
  foe("ghoul", "blood"), // What monsters do
  thing("candle"), // Playing alone
  thing("lens"), // Details and clarifications
];
