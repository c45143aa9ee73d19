/** The things on the table, laid out as cards: all that a page can draw of any game. */

import type { Thing, ThingView } from "../../net/protocol";
import type { Scene } from "../../state/scene.svelte";

export interface Card {
  key: string;
  row: ThingView;
  /** What is at, on or in it; what has a card of its own is only named there. */
  inside: { row: ThingView; isBrief: boolean }[];
}

export interface Group {
  type: string;
  cards: Card[];
}

export const typeOf = (row: ThingView): string => row.type ?? row.kind;

export const keyOf = ({ kind, id }: Thing): string => `${kind}:${id}`;

export const thingOf = ({ kind, id }: ThingView): Thing => ({ kind, id });

/**
 * The cards of those things that are wanted, by their types. What holds something, or is nowhere, has a card of its
 * own; everything else stands on the card of its place.
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

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const nameOf = (scene: Scene, row: ThingView): string => capital(scene.word(row.kind, row.name));

export const kindOf = (scene: Scene, row: ThingView): string => scene.word("kind", typeOf(row));

export const headingOf = (scene: Scene, type: string): string => capital(scene.word("group", type));

export interface Counted {
  key: string;
  label: string;
  count: number;
}

export const numbersOf = (scene: Scene, row: ThingView): Counted[] =>
  Object.entries(row.numbers ?? {}).map(([key, count]) => ({ key, label: scene.word("number", key), count }));

export const marksOf = (scene: Scene, row: ThingView): string[] =>
  (row.marks ?? []).map((mark) => scene.word("mark", mark));

/** A thing in one breath, for those who hear the table. */
export function spoken(scene: Scene, row: ThingView): string {
  const numbers = numbersOf(scene, row).map(({ label, count }) => `${label} ${count}`);
  return [nameOf(scene, row), kindOf(scene, row), ...marksOf(scene, row), ...numbers].join(", ");
}
