/** The pictures of cards and places. */

import type { EmblemKind } from "../../art/emblems";
import { foeKind } from "../../art/foes/kinds";
import type { Wish } from "../../art/kit";
import type { Light } from "../../art/palettes";
import type { PlaceKind } from "../../art/places";
import { placeKind } from "../../art/places/kinds";
import type { LogEntry } from "../../net/protocol";
import { faceOf } from "./box";
import { PEOPLE } from "./people";
import { investigatorOf, type LcgView } from "./view";

/** The light of a scenario, by the encounter set of its places. */
const LIGHTS: Record<string, Light> = { "the-gathering": "house", "the-midnight-masks": "town", "the-devourer-below": "woods" };

/** Places whose keys do not say what they look like. */
const PLACES: [beginning: string, kind: PlaceKind][] = [
  ["rivertown", "riverside"],
  ["southside-ma", "hallway"],
  ["southside", "church"],
  ["downtown-first-bank", "university"],
  ["downtown-arkham-asylum", "hospital"],
  ["northside", "museum"],
  ["easttown", "street"],
  ["main-path", "woods"],
  ["arkham-woods-old-house", "parlor"],
  ["arkham-woods", "woods"],
];

/** A location; six woods are six different pictures. */
export function placeWish(key: string): Wish {
  const kind = PLACES.find(([beginning]) => key.startsWith(beginning))?.[1] ?? placeKind(key);
  return { art: "place", kind, seed: key, light: LIGHTS[faceOf(key).encounter_set ?? ""], vary: kind === "woods" };
}

/** The fog over an unrevealed location. */
export const fogWish = (key: string): Wish => ({ art: "fog", seed: key, light: LIGHTS[faceOf(key).encounter_set ?? ""] });

export const foeWish = (key: string): Wish => ({ art: "foe", kind: foeKind(faceOf(key).traits ?? [], key), seed: key });

export const faceWish = (key: string): Wish => ({ art: "face", seed: key, person: PEOPLE[key] });

/** The colors of card frames; the last ones are not classes. */
const COLOURS: Record<string, string> = {
  guardian: "#35598a",
  seeker: "#9a671a",
  rogue: "#2c6a45",
  mystic: "#664589",
  survivor: "#93382f",
  neutral: "#5d5648",
  treachery: "#4b2a63",
  weakness: "#33333a",
};
/** Glows that are not lamplight. */
const GLOWS: Record<string, string> = { mystic: "#d6b0ff", treachery: "#d8a5ff" };

/** The subject of a card's picture, by its key and traits; the first match counts. */
const SHOWS: [kind: EmblemKind, words: RegExp][] = [
  ["hound", /guard-dog|stray-cat|duke/],
  ["bust", /Ally/],
  ["pistol", /Firearm/],
  ["knife", /Melee|backstab|sneak-attack/],
  ["tome", /Tome/],
  ["torch", /flashlight|blinding-light/],
  ["eye", /perception|hyper/],
  ["mind", /deduction/],
  ["footsteps", /evidence|false-lead/],
  ["lens", /Tool/],
  ["amulet", /Charm|amulet|disc-of|heirloom|elder-sign/],
  ["statue", /Relic/],
  ["coat", /Armor/],
  ["satchel", /first-aid|tote|hospital/],
  ["hand", /Spell|Curse|drawn-to/],
  ["crate", /Supply|barricade|scavenging/],
  ["flame", /dynamite|will-to|fearless|guts/],
  ["lock", /locked|Illicit|Obstacle/],
  ["dice", /Fortune|gamble/],
  ["fist", /vicious|overpower|physical|hard-knocks|survival/],
  ["dash", /Tactic|manual-dexterity|wings/],
  ["grasp", /grasping|rotting|frozen/],
  ["skull", /Terror/],
  ["comet", /Omen/],
  ["scroll", /Pact|Task|cover-up/],
  ["mind", /Madness|Talent|dissonant|mind/],
  ["eye", /Hex|fog|chanting|shadow|scrying/],
  ["footsteps", /Hazard|lam|elusive/],
  ["candle", /Insight/],
  ["star", /Innate|Practiced/],
];

/** The picture on a card. */
export function cardWish(key: string): Wish {
  const face = faceOf(key);
  if (face.type === "location") return placeWish(key);
  if (face.type === "enemy") return foeWish(key);
  if (face.type === "investigator") return faceWish(key);
  if (face.type === "agenda") return { art: "place", kind: "cellar", seed: key, light: "blood", vary: true };
  if (face.type === "act") return { art: "place", kind: "parlor", seed: key, light: "ice", vary: true };
  const words = [key, ...(face.traits ?? [])].join(" ");
  const kind = SHOWS.find(([, told]) => told.test(words))?.[0] ?? "candle";
  const frame = face.type === "treachery" ? "treachery" : face.weakness ? "weakness" : (face.cls ?? "neutral");
  return { art: "emblem", kind, colour: COLOURS[frame] ?? COLOURS.neutral!, seed: key, glow: GLOWS[frame] };
}

/** The scene of a scenario's story; by default it is told by the fire. */
const SCENES: Record<string, PlaceKind> = { "the-midnight-masks": "street", "the-devourer-below": "ritual" };

export const sceneWish = (scenario: string): Wish => ({
  art: "place",
  kind: SCENES[scenario] ?? "parlor",
  seed: scenario,
  light: LIGHTS[scenario] ?? "house",
});

/** The picture of a line of the log: of a card, an investigator, or else the story. */
export function wishOf({ args }: LogEntry, view: LcgView): Wish {
  if (typeof args.face === "string") return cardWish(args.face);
  const person = typeof args.who === "number" ? investigatorOf(view, args.who)?.face : undefined;
  return person ? faceWish(person) : sceneWish(String(args.scenario ?? ""));
}

/** The colors of the classes, as a background for white. */
export const CLASS_COLOURS: Record<string, string> = {
  guardian: "#22527f",
  seeker: "#855000",
  rogue: "#235a3f",
  mystic: "#56357f",
  survivor: "#94281f",
};
