/** What a seat sees of Arkham Horror, and where everything is. */

import type { ThingView, View } from "../../net/protocol";
import type { Things } from "../../state/beats";
import { box, type Colour } from "./box";
import type { ArkhamBody, FightView, FoeView, SheetView } from "./shapes";
import { siteOf } from "./towns";

export type { BattleView, CheckView, FighterView, FightView, FoeView, HarmView, HoldView, SheetView, WayView } from "./shapes";

export interface ArkhamView extends View, ArkhamBody {}

/** The key of a thing's space; empty if it has none. */
export const spaceOf = (row: ThingView): string => (row.place?.startsWith("space:") ? row.place.slice("space:".length) : "");

const ofKind = (things: Things, kind: string): ThingView[] => Object.values(things).filter((one) => one.kind === kind);

export const investigatorsOf = (things: Things): ThingView[] => ofKind(things, "investigator");
export const monstersOf = (things: Things): ThingView[] => ofKind(things, "monster");

/** The open gates by place. */
export const gatesOf = (things: Things): Map<string, ThingView> =>
  new Map(ofKind(things, "world").flatMap((one) => (spaceOf(one) ? [[spaceOf(one), one] as const] : [])));

export const foeOf = (view: ArkhamView, monster: number | string): FoeView | undefined => view.foes[String(monster)];
export const sheetOf = (view: ArkhamView, who: number | string): SheetView | undefined => view.sheets[String(who)];
export const fightWith = (view: ArkhamView, monster: number | string): FightView | undefined =>
  view.fights.find((one) => one.monster === monster);

/** How a monster moves and which symbol moves it, even after it has left the board. */
export function movementOf(view: ArkhamView, row: ThingView): { movement: string; dimension: string } {
  return foeOf(view, row.id) ?? box.monsters[String(row.name)] ?? { movement: "normal", dimension: "circle" };
}

/** Somebody's position round the table, for their color and sign. */
export const figureOf = (row: ThingView): number => (row.owner ?? 0) % 8;

/**
 * The investigator whose sheet is in front of the reader: the acting one if it is the reader's, else the seat's
 * first.
 */
export function inFront(view: ArkhamView, things: Things, seat: number | null): ThingView | undefined {
  const all = investigatorsOf(things);
  const own = seat === null ? all : all.filter((one) => one.owner === seat);
  return own.find((one) => one.id === view.acting) ?? own[0];
}

/** The types of possessions, in the order of display. */
const ORDER = ["common_item", "unique_item", "spell", "skill_card", "ally", "deputy_item", "gate_marker"];
export function possessions(things: Things, who: number | string): ThingView[] {
  const at = (row: ThingView): number => (ORDER.indexOf(row.type ?? "") + ORDER.length + 1) % (ORDER.length + 1);
  return Object.values(things)
    .filter((one) => one.place === `investigator:${who}`)
    .sort((one, other) => at(one) - at(other));
}

/** Whether a card is visible in its deck, to be bought or chosen. */
export const isWare = (row: ThingView): boolean => row.kind === "card" && !!row.place?.startsWith("pile:");
export const wares = (things: Things): ThingView[] => Object.values(things).filter(isWare);

/** The board that somebody or something is on; undefined in other worlds. */
export const townOf = (space: string): string | undefined => siteOf(space)?.town ?? (space === "sky" || space === "outskirts" ? "arkham" : undefined);

/** A monster that would move, and where to. */
export interface Errand {
  row: ThingView;
  colour: Colour;
  from: string;
  to: string[];
}

/** The monsters that would move on the arrows of a color, and where to. */
export function errands(view: ArkhamView, things: Things, colour: Colour): Errand[] {
  return monstersOf(things).flatMap((row): Errand[] => {
    const foe = foeOf(view, row.id);
    const from = spaceOf(row);
    if (!foe || !from || from === "outskirts") return [];
    const to = foe[colour];
    return to.length ? [{ row, colour, from, to }] : [];
  });
}
