/** The pictures of the parts of the box. */

import type { FoeKind } from "../../art/foes";
import type { Wish } from "../../art/kit";
import type { Light } from "../../art/palettes";
import type { PlaceKind } from "../../art/places";
import { isCommon, type Kind, type Zone, zoneOf } from "./box";
import { PEOPLE } from "./people";

export const faceWish = (key: string): Wish => ({ art: "face", seed: key, person: PEOPLE[key] });

/** The fifteen buildings of the campus, by number. */
const PLACES: Record<number, PlaceKind> = {
  1: "university",
  2: "parlor",
  3: "court",
  4: "library",
  5: "museum",
  6: "hallway",
  7: "library",
  8: "laboratory",
  9: "study",
  10: "observatory",
  11: "church",
  12: "university",
  13: "riverside",
  14: "parlor",
  15: "attic",
};
const LIGHTS: Record<Zone, Light> = { green: "woods", purple: "rift", orange: "house" };

/** A location, in the light of its part of the campus. */
export const placeWish = (location: number): Wish => ({
  art: "place",
  kind: PLACES[location]!,
  seed: `campus/${location}`,
  light: LIGHTS[zoneOf(location)],
  vary: true,
});

/** The looks of the monsters in the cup, by what they do. */
const BY_ICON: Record<string, FoeKind> = { killer: "ghoul", runner: "byakhee", destroyer: "dark young", "": "cultist" };
const UNIQUE: Record<string, FoeKind> = {
  deep_one: "deep one",
  star_spawn: "star spawn",
  chthonian: "chthonian",
  ghoul_horde: "ghoul",
};

/** A monster, small; red ones have a different light behind them than blue ones. */
export function monsterWish(kind: Kind): Wish {
  const figure = isCommon(kind) ? BY_ICON[kind.icons[0] ?? ""] : UNIQUE[kind.name];
  return { art: "foe", kind: figure ?? "deep one", seed: kind.name, light: kind.colour === "red" ? "blood" : "ice", small: true };
}

const ANCIENT_ONES: Record<string, [kind: FoeKind, light: Light]> = {
  cthulhu: ["star spawn", "tide"],
  shudde_mell: ["chthonian", "brass"],
  umordhoth: ["ghoul", "blood"],
};

/** The Ancient One, large: from the sea, the earth or the graves. */
export function ancientOneWish(key: string): Wish {
  const [kind, light] = ANCIENT_ONES[key] ?? ["ancient one", "tide"];
  return { art: "foe", kind, seed: key, light };
}
