/** The names of things, faces, places and terms: the only place where the page words a name, for every game. */

import type { Thing, ThingView } from "../net/protocol";
import type { Scene } from "./scene.svelte";
import { t } from "./session.svelte";

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The letter on a figure that stands for its name. */
export const initial = (name: string): string => /\p{L}/u.exec(name)?.[0]?.toUpperCase() ?? "";

/** The terms of a game that are not things on the table, such as symbols, skills and zones, by kind and key. */
export const termsOf =
  (game: string) =>
  (kind: string, key: string | number): string =>
    t(`${game}-${kind}-${key}`, { case: "nom" });

/** The printed name of a component. */
export const printedName = (scene: Scene, key: string): string => scene.text(key).name ?? "";

export const keyOf = ({ kind, id }: Thing): string => `${kind}:${id}`;

export const thingOf = ({ kind, id }: Thing): Thing => ({ kind, id });

export const typeOf = (row: ThingView): string => row.type ?? row.kind;

export const nameOf = (scene: Scene, row: ThingView): string => capital(scene.word(row.kind, row.name));

/** The name of a thing's place; empty if it has none. */
export function placeOf(scene: Scene, row: ThingView): string {
  const place = row.place === undefined ? undefined : scene.things[row.place];
  return place ? nameOf(scene, place) : "";
}

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

/** A thing in a few words, for screen readers. */
export function spoken(scene: Scene, row: ThingView): string {
  const numbers = numbersOf(scene, row).map(({ label, count }) => `${label} ${count}`);
  return [nameOf(scene, row), kindOf(scene, row), ...marksOf(scene, row), ...numbers].join(", ");
}
