/** A deck while it is built: cards by key, with what its investigator may take. */

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

export const INVESTIGATORS = Object.keys(BUILDING);

/** The types of cards that a deck is built of, in the order of its list. */
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

/** Cards with one title are copies of each other, whatever their level. */
const titleOf = (key: string): string => faceOf(key).title ?? key;

/** Whether one more copy may go in. */
export function hasRoom(cards: Counts, key: string): boolean {
  const alike = Object.keys(cards).filter((one) => titleOf(one) === titleOf(key));
  return alike.reduce((sum, one) => sum + (cards[one] ?? 0), 0) < (limitOf(key) ?? 0);
}

/** How many cards count towards the size of the deck. */
export const size = (cards: Counts): number =>
  Object.entries(cards).reduce((sum, [key, copies]) => sum + (isStandard(key) ? copies : 0), 0);

export const isStandard = (key: string): boolean => limitOf(key) !== undefined;

/** The deck as deck sites exchange it. */
export function written(investigator: string, cards: Counts): string {
  const slots = Object.fromEntries(
    Object.entries(cards).flatMap(([key, copies]) => (copies > 0 && codeOf(key) ? [[codeOf(key), copies]] : [])),
  );
  return JSON.stringify({ investigator_code: CODES[investigator], slots });
}
