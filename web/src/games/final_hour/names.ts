/** The names of the game's things, in the reader's language. */

import { capital, initial, termsOf } from "../../state/names";
import { t } from "../../state/session.svelte";
import { isCommon, kindOf, omensOf, symbolOf, type Kind } from "./box";
import type { FinalHourView } from "./view";

const name = termsOf("final_hour");

export const locationName = (location: number): string => capital(name("location", location));
export const zoneName = (zone: string): string => name("zone", zone);
export const investigatorName = (key: string): string => name("investigator", key);
export const symbolName = (symbol: string): string => name("symbol", symbol);
export const gateName = (gate: string): string => name("gate", gate);
export const halfName = (half: string): string => capital(name("half", half));
export const ancientOneName = (key: string): string => name("ancient_one", key);
export const omenName = (key: string): string => name("omen", key);
export const sealName = (side: number): string => name("seal", side === 2 ? "yellow" : "grey");

export function monsterName(kind: Kind): string {
  const key = isCommon(kind) ? `${kind.colour}_${kind.icons[0] ?? "monster"}` : kind.name;
  return name("monster", key);
}

export const uniqueName = (key: string): string => name("monster", key);

export const tokenName = (token: number): string => monsterName(kindOf(token));

/** The letter for a monster's color, or for its kind, so that nobody needs to see colors. */
export function monsterLetter(kind: Kind): string {
  return t(`web_final_hour-letter-${isCommon(kind) ? kind.colour : kind.name}`);
}

export const figureName = (view: FinalHourView, figure: number): string =>
  investigatorName(view.investigators[figure]?.key ?? "");

/** The letter on an investigator's figure. */
export const figureLetter = (view: FinalHourView, figure: number): string => initial(figureName(view, figure));

/** The health of a monster at its location: some have one more than the number of others there. */
export function healthOf(token: number, around: number): number {
  return kindOf(token).health || around;
}

/** A priority card, with everything printed on it. */
export const priorityName = (card: number): string =>
  t("final_hour-priority", {
    number: card,
    symbol: symbolName(symbolOf(card)),
    omens: omensOf(card),
  });

export const itemName = (key: string): string => name("item", key);
