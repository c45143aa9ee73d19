/** The pictures of the cards in the box. */

import type { EmblemKind } from "../../art/emblems";
import type { FoeKind } from "../../art/foes";
import type { Wish } from "../../art/kit";
import type { Light } from "../../art/palettes";
import type { PlaceKind } from "../../art/places";
import type { ThingView } from "../../net/protocol";
import { PEOPLE } from "./people";

export const faceWish = (key: string): Wish => ({ art: "face", seed: key, person: PEOPLE[key] });

/** The looks of the monsters, each with the light behind it: no two pictures are the same. */
export const FOES: Record<string, [kind: FoeKind, light: Light]> = {
  sarall: ["dark young", "woods"],
  kthun: ["star spawn", "rift"],
  deep_one: ["deep one", "tide"],
  mi_go: ["mi-go", "rift"],
  buopoth: ["yithian", "brass"],
  gutter_ghast: ["ghoul", "house"],
  pale_acolyte: ["cultist", "blood"],
  clockwork_husk: ["automaton", "brass"],
  ice_leech: ["worm", "ice"],
  formless_spawn: ["mass", "tide"],
  moon_beast: ["elder thing", "paper"],
  warden_in_chains: ["humanoid", "blood"],
  mist_choir: ["cultist", "ice"],
  tunnel_maw: ["chthonian", "brass"],
  drowned_lantern_bearer: ["humanoid", "tide"],
  thrall: ["humanoid", "town"],
  byakhee: ["byakhee", "rift"],
  spawn_of_atlach_nacha: ["spider", "blood"],
  iron_seraph: ["nightgaunt", "brass"],
  weeping_colossus: ["colossus", "paper"],
  drinker_of_memory: ["elder thing", "rift"],
  hound_of_the_angles: ["creature", "town"],
  shantak: ["byakhee", "woods"],
  spider_of_leng: ["spider", "ice"],
  rhan_tegoth: ["dark young", "ice"],
  the_tide_king: ["star spawn", "tide"],
  engine_of_ruin: ["automaton", "blood"],
  the_clockwork_pharaoh: ["colossus", "brass"],
  mother_of_ash: ["dark young", "blood"],
  heart_in_the_ice: ["heart", "ice"],
  wounded_beast: ["creature", "blood"],
};

export function foeWish(key: string, small = false): Wish {
  const [kind, light] = FOES[key] ?? ["humanoid" as const, undefined];
  return { art: "foe", kind, light, seed: key, small };
}

/** The picture of any unit. */
export const unitWish = (kind: string, key: string): Wish => (kind === "explorer" ? faceWish(key) : foeWish(key, true));

const ITEMS: [words: RegExp, kind: EmblemKind][] = [
  [/pistol|revolver|rifle|musket|gun|carbine|crossbow|gatling|launcher|long_barrel|recoil/, "pistol"],
  [/hammer|maul|executioner/, "hammer"],
  [/shield|guard|frame|plate|cuirass|seams/, "shield"],
  [/helm|cap$|coif|hood|respirator|crown/, "helmet"],
  [/mask/, "mask"],
  [/coil|tesla|storm|arc_|static|overcharger|alternator|heat_sink/, "coil"],
  [/rope|hook|harness|holster|garrote|whip|irons|wedge|tripwire/, "rope"],
  [/boots|crampons|soles|treads|greaves/, "footsteps"],
  [/gear|engine|wheel|overseer|capsule|scarab|teleport|warper|gyro|spring$/, "gear"],
  [/clock|hourglass|compass|sextant|orrery|time/, "clock"],
  [/bell|fork|music/, "bell"],
  [/key|door/, "key"],
  [/saw|blade|knife|crowbar|cleaver|edge|bayonet|axe|spade|pick|javelin|scarifier|lance|glaive|rod/, "knife"],
  [/scope|lens|goggles|mirror/, "lens"],
  [/coat$|vest|jacket|cloak|apron|weave|stitching|pockets/, "coat"],
  [/codex|tome|book/, "tome"],
  [/pendulum/, "amulet"],
  [/rites|sigil/, "scroll"],
  [/flame|smoke|bomb|grenade|blasting|flare|keg|powder$|phosphor/, "flame"],
  [/lamp$|lantern/, "torch"],
  [/candle/, "candle"],
  [/phial|vial|flask|tincture|oil|ampoule|syrette|ink|chalice|salts?$|jar|coating/, "flask"],
  [/eye|bait/, "eye"],
  [/idol|figurine/, "statue"],
  [/gauntlet|finger|grip/, "hand"],
  [/bandage|rations/, "satchel"],
];
const BY_KIND: Record<string, [kind: EmblemKind, colour: string]> = {
  weapon: ["knife", "#35598a"],
  apparel: ["coat", "#7a5a22"],
  artifact: ["amulet", "#664589"],
  consumable: ["satchel", "#2c6a45"],
};

export function itemWish(row: ThingView): Wish {
  const key = String(row.name);
  const [kind, colour] = BY_KIND[row.type ?? ""] ?? ["crate", "#5d5648"];
  return { art: "emblem", kind: ITEMS.find(([words]) => words.test(key))?.[1] ?? kind, colour, seed: key };
}

/** The scene of a card of the story, and its light, by a word in its key; the first match counts. */
const SCENES: [words: RegExp, kind: PlaceKind, light: Light][] = [
  [/(^|_)ice|icy|frost|frozen|glacier|avalanche|white_|shiver|thermal|camp|signal|pitons|mountain|breath_from|shatter/, "ice", "ice"],
  [/statue|sculpt|pedestal|chisel|face|stone|petrif|gaze|mirror|unveil|despair|_arch|averted|laughter/, "museum", "house"],
  [/engine|machin|clockwork|hatch|salvage|rust|pulse|barrel|cache|steady|borrowed|supplies/, "machine", "brass"],
  [/map|notes|journal|cartograph|insight|inscription|riddle|migraine/, "study", "paper"],
  [/bones?_|carrion|dead|trophy|oath|lost|echo|survivor|guide/, "cellar", "tide"],
  [/blood|ritual|prayer|possession|veil|cultist|moon|catalyst|keepers|heart|bold/, "ritual", "blood"],
  [/beast|hunt|spoor|scent|track|claw|roar|fang|prey|pack|(^|_)den_|snare|animal|feast|kill|burrow|nest|spawn|bait|leap|steps|skin|feral|frenzy|swarm/, "cellar", "blood"],
  [/columns|hall|gallery|corridor|passage|stair|door|_way|way_|walls|court|entrance|hinges|formation/, "hallway", "brass"],
  [/dark|fog|hungry|hunger|shadow|evil|dream|false|split|nightmare|phantom|doubt|smoke|air|crack|cave|vault/, "alien", "rift"],
];

/** The picture of a chapter or an event. */
export function sceneWish(key: string): Wish {
  const [, kind, light] = SCENES.find(([words]) => words.test(key)) ?? [null, "laboratory" as const, "brass" as const];
  return { art: "place", kind, seed: key, light, vary: true };
}

/** The signs of what is on the floor, by the names of spaces. */
const SIGNS: Record<string, string> = {
  spawn_space: "S",
  exploding_barrel: "B",
  chest: "C",
  event_space: "E",
  chapter_space: "H",
  workbench: "W",
  recharge_station: "R",
  trap_lever: "L",
  brazier: "F",
  mirror: "M",
  statue: "T",
};

/** The picture of anything on the table, if it has one. */
export function wishOf(row: ThingView): Wish | undefined {
  const key = String(row.name);
  if (row.kind === "explorer") return faceWish(key);
  if (row.kind === "monster" || row.kind === "boss") return foeWish(key);
  if (row.kind === "item") return itemWish(row);
  if (["scenario", "chapter", "final"].includes(row.kind)) return sceneWish(key);
  const sign = row.kind === "space" ? SIGNS[key] : undefined;
  if (!sign) return undefined;
  return { art: "thing", sign, state: row.marks?.includes("lit") ? "lit" : row.marks?.includes("destroyed") ? "spent" : "" };
}
