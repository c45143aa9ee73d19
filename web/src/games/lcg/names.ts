/** The names of the game's things, in the reader's language. */

import { capital, initial, printedName, termsOf } from "../../state/names";
import type { Scene } from "../../state/scene.svelte";
import { t } from "../../state/session.svelte";
import { cardOf, keyOf, locations, type LcgView } from "./view";

const term = termsOf("lcg");

/** The name of a face; a face-down card is just called that. */
export function nameOf(scene: Scene, key: string | null): string {
  return key ? printedName(scene, key) : t("web_lcg-unknown");
}

export function cardName(scene: Scene, thing: number): string {
  return nameOf(scene, keyOf(scene.view as LcgView, thing));
}

/** The title of a location; unrevealed ones with the same title are numbered. */
export function titleOf(scene: Scene, place: number): string {
  const view = scene.view as LcgView;
  const nameAt = (one: number): string => nameOf(scene, keyOf(view, one));
  const name = nameAt(place);
  if (cardOf(view, place).face) return name;
  const alike = locations(view).filter((one) => nameAt(one) === name);
  if (alike.filter((one) => !cardOf(view, one).face).length < 2) return name;
  return t("web_lcg-map-alike", { name, number: alike.indexOf(place) + 1 });
}

/** A location with its subtitle, if it has one. */
export function placeName(scene: Scene, thing: number): string {
  const view = scene.view as LcgView;
  const key = keyOf(view, thing);
  const below = key && view.cards[String(thing)]?.face ? scene.text(key).subtitle : "";
  return below ? `${nameOf(scene, key)}: ${below}` : titleOf(scene, thing);
}

export const faceName = (key: string): string => term("card", key);
export const recordName = (key: string): string => capital(term("record", key));
export const typeName = (type: string): string => capital(term("type", type));
export const className = (cls: string): string => term("class", cls);
export const skillName = (skill: string): string => term("skill", skill);
export const slotName = (slot: string): string => term("slot", slot);
export const keywordName = (keyword: string): string => term("keyword", keyword);
export const reminder = (keyword: string): string => term("reminder", keyword);

export const isNumber = (token: string): boolean => /^[+-]?\d+$/.test(token);

/** A chaos token as people say it. */
export const tokenName = (token: string): string =>
  isNumber(token) ? token.replace("-", "−") : term("token", token.replace(" ", "-"));

/** The name of the drawing on a chaos token. */
export const tokenSign = (token: string): string => token.replace(" ", "-");

/** The letter on an investigator's figure. */
export const letter = (scene: Scene, who: number): string => initial(cardName(scene, who));

/** The name of a pile. */
export function pileName(scene: Scene, zone: string, place: number): string {
  const name = place ? cardName(scene, place) : "";
  return t(`web_lcg-pile-${zone.replace(" ", "-")}${place ? "-of" : ""}`, { name });
}
