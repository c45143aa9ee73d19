/** The pictures of spaces, cards, monsters and log lines. */

import type { EmblemKind } from "../../art/emblems";
import type { FoeKind } from "../../art/foes";
import type { Wish } from "../../art/kit";
import type { Light } from "../../art/palettes";
import type { PlaceKind } from "../../art/places";
import type { LogEntry, ThingView } from "../../net/protocol";
import { areaOf, box } from "./box";
import { PEOPLE } from "./people";
import { placeKindOf, siteOf } from "./towns";

export const faceWish = (key: string): Wish => ({ art: "face", seed: key, person: PEOPLE[key] });

/** The looks of monsters, each with the light behind it; the first match counts. */
const FOES: [words: RegExp, kind: FoeKind, light?: Light][] = [
  [/^cultist|warlock|witch|high_priest|black_man/, "cultist"],
  [/priest_of_dagon|barnabas|deep_one/, "deep one"],
  [/being_of_ib|lloigor/, "deep one", "ice"],
  [/byakhee|flying_polyp/, "byakhee"],
  [/nightgaunt|haunter/, "nightgaunt"],
  [/mi_go/, "mi-go"],
  [/hound/, "creature", "ice"],
  [/dark_young|tendril/, "dark young"],
  [/elder_thing/, "elder thing"],
  [/shoggoth|formless|writher/, "elder thing", "brass"],
  [/star_spawn|servitor|shugeron/, "star spawn"],
  [/chthonian|dhole/, "chthonian"],
  [/ghoul|gug|shambler/, "ghoul"],
  [/bloody_tongue|bloated|pharaoh/, "yithian", "blood"],
  [/fire_vampire/, "byakhee", "blood"],
  [/ghost|vampire/, "humanoid", "ice"],
  [/zombie/, "humanoid", "woods"],
  [/maniac/, "humanoid", "blood"],
];

export function foeWish(key: string, small = false): Wish {
  const [, kind, light] = FOES.find(([words]) => words.test(key)) ?? [/./, "humanoid" as const];
  return { art: "foe", kind, seed: key, light, small };
}

const ANCIENT: Record<string, [kind: FoeKind, light: Light]> = {
  azathoth: ["ancient one", "rift"],
  bokrug: ["chthonian", "tide"],
  chaugnar_faugn: ["ancient one", "brass"],
  cthugha: ["star spawn", "blood"],
  cthulhu: ["star spawn", "tide"],
  ghatanothoa: ["ancient one", "brass"],
  hastur: ["cultist", "brass"],
  ithaqua: ["nightgaunt", "ice"],
  nyarlathotep: ["yithian", "rift"],
  nyogtha: ["dark young", "house"],
  quachil_uttaus: ["ghoul", "paper"],
  rhan_tegoth: ["elder thing", "ice"],
  shub_niggurath: ["dark young", "woods"],
  yig: ["chthonian", "woods"],
  yog_sothoth: ["elder thing", "rift"],
  zhar: ["star spawn", "woods"],
  father_dagon: ["deep one", "tide"],
  mother_hydra: ["deep one", "blood"],
};

export function ancientWish(key: string): Wish {
  const [kind, light] = ANCIENT[key] ?? ["ancient one", "blood"];
  return { art: "foe", kind, seed: key, light };
}

/** The other worlds: the color of their gates, and the picture of their panel. */
const WORLD_LOOKS: Record<string, { colour: string; kind: PlaceKind; light: Light }> = {
  abyss: { colour: "#7d74ff", kind: "cellar", light: "rift" },
  another_dimension: { colour: "#e2d26a", kind: "ritual", light: "brass" },
  city_of_the_great_race: { colour: "#e98a3c", kind: "library", light: "brass" },
  great_hall_of_celeano: { colour: "#6cbcff", kind: "observatory", light: "ice" },
  plateau_of_leng: { colour: "#b9cedd", kind: "ice", light: "ice" },
  rlyeh: { colour: "#3fd6a2", kind: "harbour", light: "tide" },
  the_dreamlands: { colour: "#ee8fd4", kind: "woods", light: "rift" },
  yuggoth: { colour: "#b478ff", kind: "alien", light: "rift" },
};

export const worldColour = (world: string): string => WORLD_LOOKS[world]?.colour ?? "#8f9aa3";
export const gateWish = (world: string): Wish => ({ art: "gate", colour: worldColour(world), seed: world });

export function worldWish(world: string): Wish {
  const { kind, colour } = WORLD_LOOKS[world] ?? { kind: "alien" as const, colour: "#8f9aa3" };
  return { art: "place", kind, seed: world, tint: colour };
}

export const placeWish = (space: string): Wish => ({
  art: "place",
  kind: placeKindOf(space),
  seed: space,
  tint: siteOf(space)?.colour,
  vary: placeKindOf(space) === "street",
});

/** The pictures of cards, by a word in their keys. */
const ITEMS: [words: RegExp, kind: EmblemKind][] = [
  [/revolver|automatic|derringer|shotgun|rifle|tommy|pistol/, "pistol"],
  [/knife|saber|axe|blade|sword/, "knife"],
  [/bullwhip/, "rope"],
  [/dynamite|flame|powder/, "flame"],
  [/tome|journal|cults|book|cabala|cultes|necronomicon|king_in|materials/, "tome"],
  [/map|tablet|loan|membership|deputy_of/, "scroll"],
  [/cross|sign|jewelry|ruby|stone|talisman/, "amulet"],
  [/(^|_)key/, "key"],
  [/statue|watcher|flute/, "statue"],
  [/mask/, "mask"],
  [/cloak|ward/, "coat"],
  [/lantern|lamp/, "torch"],
  [/whiskey|water|elixir/, "flask"],
  [/food|heal/, "satchel"],
  [/cigarette|luck/, "dice"],
  [/motorcycle|wagon|speed/, "dash"],
  [/gate|dragons_eye|eye|find|voice/, "eye"],
  [/bind|curse|azathoth|wither|shrivel/, "grasp"],
  [/mists|sneak|stealth/, "footsteps"],
  [/will|bravery|lore|occultist/, "mind"],
  [/fight|marksman/, "fist"],
  [/look|dust/, "skull"],
  [/duke/, "hound"],
  [/blessing/, "star"],
];
const BY_KIND: Record<string, [kind: EmblemKind, colour: string]> = {
  common_item: ["crate", "#7a5a22"],
  unique_item: ["amulet", "#2d5c70"],
  spell: ["hand", "#664589"],
  skill_card: ["star", "#35598a"],
  ally: ["bust", "#8f3352"],
  blessing: ["star", "#9a671a"],
  curse: ["skull", "#33333a"],
  loan: ["scroll", "#5d5648"],
  retainer: ["satchel", "#2c6a45"],
  membership: ["lock", "#3d4f90"],
  deputy: ["star", "#35598a"],
  deputy_item: ["crate", "#35598a"],
  personal_story: ["candle", "#6b3a30"],
  innsmouth_look: ["eye", "#265b5f"],
  dust: ["skull", "#5d5648"],
  gate_card: ["eye", "#57315f"],
  mythos_card: ["comet", "#6b221c"],
};

/** The picture of a card. */
export function cardWish(key: string, type = ""): Wish {
  if (type === "ancient_one" || type === "herald") return ancientWish(key);
  if (type === "gate_marker" || key in box.worlds) return gateWish(key);
  if (key in box.mythos) return mythosWish(key);
  const [kind, colour] = BY_KIND[type] ?? ["candle", "#5d5648"];
  const own = type === "ally" ? undefined : ITEMS.find(([words]) => words.test(key))?.[1];
  return { art: "emblem", kind: (/duke/.test(key) && "hound") || own || kind, colour, seed: key, glow: type === "spell" ? "#d6b0ff" : undefined };
}

/** The picture of a Mythos card shows where its gate opens. */
function mythosWish(key: string): Wish {
  const gate = box.mythos[key]?.gate ?? "";
  return siteOf(gate) ? placeWish(gate) : { art: "place", kind: "street", seed: key, light: "blood", vary: true };
}

/** The picture of any space. */
export function spaceWish(space: string): Wish {
  const area = areaOf(space);
  if (area) return worldWish(area.world);
  if (space === "lost") return { art: "gate", colour: "#8f9aa3", seed: "lost" };
  return placeWish(space);
}

/** The picture of anything on the table, if it has one. */
export function wishOf(row: ThingView): Wish | undefined {
  const key = String(row.name);
  switch (row.kind) {
    case "investigator":
      return faceWish(key);
    case "monster":
      return foeWish(key);
    case "space":
      return spaceWish(key);
    case "world":
      return gateWish(key);
    case "card":
      return cardWish(key, row.type);
    default:
      return undefined;
  }
}

const GATES = new Set(["gate", "gate-moves", "gate-turns", "through", "closes"]);

/** The picture of a line of the log. */
export function entryWish({ kind, args }: LogEntry, ancient: string): Wish {
  const word = (name: string): string => (typeof args[name] === "string" ? (args[name] as string) : "");
  if (GATES.has(kind)) return gateWish(word("world"));
  if (kind === "mythos") return mythosWish(word("card"));
  if (word("monster")) return foeWish(word("monster"));
  if (kind === "encounter" || kind === "clue" || kind === "surge" || kind === "closed" || kind === "sealed" || kind === "burst") {
    return spaceWish(word("space"));
  }
  if (kind === "gate-card") return worldWish(word("world"));
  if (kind === "doom" || kind === "awakens" || kind === "ancient-attacks" || kind === "terror") return ancientWish(ancient);
  if (word("card")) return cardWish(word("card"));
  if (word("who")) return faceWish(word("who"));
  return word("space") ? spaceWish(word("space")) : ancientWish(ancient);
}
