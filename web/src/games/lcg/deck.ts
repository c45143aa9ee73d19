/** A deck being built: cards by key, and what its investigator may take. */

import box from "./decks.json";
import { faceOf, homeMade } from "./box";

interface Building {
  size: number;
  levels: Record<string, number>;
  required: string[];
}

export type Counts = Record<string, number>;

const CODES: Record<string, string> = box.codes;
const LIMITS: Record<string, number> = box.limits;
const BUILDING: Record<string, Building> = box.building;
const STARTERS: Record<string, Record<string, number>> = box.starters;

const codeOf = (key: string): string | undefined => CODES[key] ?? homeMade()[key]?.code;
const limitOf = (key: string): number | undefined => LIMITS[key] ?? homeMade()[key]?.limit;

/** The most letters of a deck's name. */
export const LONGEST_NAME = 40;

export const INVESTIGATORS = Object.keys(BUILDING);

/** The types of cards in a deck, in the order of its list. */
export const TYPES = ["asset", "event", "skill"];

export const buildingOf = (investigator: string): Building => BUILDING[investigator]!;

/** The standard cards that an investigator may take, by class, cost and number. */
export function pool(investigator: string): string[] {
  const { levels } = buildingOf(investigator);
  const order = Object.keys(levels);
  return [...Object.keys(LIMITS), ...Object.keys(homeMade()).filter(isStandard)]
    .filter((key) => (faceOf(key).level ?? 0) <= (levels[faceOf(key).cls ?? "neutral"] ?? -1))
    .sort((a, b) => {
      const [one, other] = [faceOf(a), faceOf(b)];
      return (
        order.indexOf(one.cls ?? "") - order.indexOf(other.cls ?? "") ||
        one.type.localeCompare(other.type) ||
        (one.cost ?? 0) - (other.cost ?? 0) ||
        codeOf(a)!.localeCompare(codeOf(b)!)
      );
    });
}

export const starter = (investigator: string): Counts => ({ ...STARTERS[investigator] });

export const empty = (investigator: string): Counts =>
  Object.fromEntries(buildingOf(investigator).required.map((key) => [key, 1]));

/** Cards with the same title are copies of each other, whatever their level. */
const titleOf = (key: string): string => faceOf(key).title ?? key;

/** Whether another copy may be added. */
export function hasRoom(cards: Counts, key: string): boolean {
  const alike = Object.keys(cards).filter((one) => titleOf(one) === titleOf(key));
  return alike.reduce((sum, one) => sum + (cards[one] ?? 0), 0) < (limitOf(key) ?? 0);
}

/** The number of cards that count toward the size of the deck. */
export const size = (cards: Counts): number =>
  Object.entries(cards).reduce((sum, [key, copies]) => sum + (isStandard(key) ? copies : 0), 0);

export const isStandard = (key: string): boolean => limitOf(key) !== undefined;

/** The deck in the format that deck sites exchange. */
export function written(investigator: string, cards: Counts): string {
  const slots = Object.fromEntries(
    Object.entries(cards).flatMap(([key, copies]) => (copies > 0 && codeOf(key) ? [[codeOf(key), copies]] : [])),
  );
  return JSON.stringify({ investigator_code: CODES[investigator], slots });
}

/** The JSON of a deck, with its name. */
export const named = (json: string, name: string): string =>
  JSON.stringify({ name, ...(JSON.parse(json) as object) }, null, 2);

/** The list of a deck, with its name above it. */
export const titled = (list: string, name: string): string => (name ? `${name}\n\n${list}` : list);

const isBasicWeakness = (key: string): boolean =>
  !!faceOf(key).weakness && !Object.values(BUILDING).some(({ required }) => required.includes(key));

/** The deck without what its investigator may not have, and with what they must have. */
export function repaired(investigator: string, cards: Counts): Counts {
  const allowed = new Set(pool(investigator));
  const { required } = buildingOf(investigator);
  const found: Counts = {};
  for (const [key, copies] of Object.entries(cards)) {
    if (isBasicWeakness(key)) found[key] = copies;
    else if (allowed.has(key)) {
      for (let copy = 0; copy < copies && hasRoom(found, key); copy++) found[key] = (found[key] ?? 0) + 1;
    }
  }
  for (const key of required) found[key] = 1;
  return found;
}

/** Whether a repair would change a deck. */
export function isReparable(investigator: string, cards: Counts): boolean {
  const better = repaired(investigator, cards);
  return [...new Set([...Object.keys(cards), ...Object.keys(better)])].some((key) => cards[key] !== better[key]);
}
