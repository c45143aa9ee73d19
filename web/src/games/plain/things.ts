/** The things on the table, laid out as cards: all that a page can draw of any game. */

import type { ThingView } from "../../net/protocol";
import { keyOf, typeOf } from "../../state/names";
import type { Scene } from "../../state/scene.svelte";

export interface Card {
  key: string;
  row: ThingView;
  /** What is at, on or in it; what has a card of its own is just named there. */
  inside: { row: ThingView; isBrief: boolean }[];
}

export interface Group {
  type: string;
  cards: Card[];
}

/**
 * The cards of the wanted things, by type. What contains something, or has no place, has a card of its own;
 * everything else is on the card of its place.
 */
export function grouped(things: Record<string, ThingView>, wanted: (row: ThingView) => boolean): Group[] {
  const inside = new Map<string, ThingView[]>();
  for (const row of Object.values(things)) {
    if (row.place !== undefined) inside.set(row.place, [...(inside.get(row.place) ?? []), row]);
  }
  const groups = new Map<string, Card[]>();
  for (const [key, row] of Object.entries(things)) {
    const held = inside.get(key) ?? [];
    if ((row.place !== undefined && !held.length) || !wanted(row)) continue;
    const type = typeOf(row);
    const card = { key, row, inside: held.map((one) => ({ row: one, isBrief: inside.has(keyOf(one)) })) };
    groups.set(type, [...(groups.get(type) ?? []), card]);
  }
  return [...groups].map(([type, cards]) => ({ type, cards }));
}

export const isOwn = (scene: Scene, row: ThingView): boolean =>
  row.owner !== undefined && scene.own.includes(row.owner);
