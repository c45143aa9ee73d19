/** The positions of all figures on the map of a town. */

import type { ThingView } from "../../net/protocol";
import type { Things } from "../../state/beats";
import { halfPlate, slot, type Slot } from "./layout";
import { siteOf } from "./towns";
import { investigatorsOf, monstersOf, spaceOf } from "./view";

export interface Figure {
  key: string;
  row: ThingView;
  space: string;
  isFoe: boolean;
  at: Slot;
}

/** The positions of figures that are in no street and at no place. */
const OUTSIDE: Record<string, (at: number, count: number) => Slot> = {
  outskirts: (at, count) => ({ x: 34 + at * (count > 5 ? 26 : 32), y: 44, scale: 0.76 }),
  sky: (at, count) => ({ x: 326 + at * (count > 4 ? 30 : 42), y: 34, scale: count > 4 ? 0.8 : 1 }),
  lost: (at) => ({ x: 872 - at * 26, y: 38, scale: 0.9 }),
};

/** The figures on a town's map; `size` is the size of the names. */
export function figuresIn(things: Things, town: string, size: number, nameOf: (space: string) => string): Figure[] {
  const out: Figure[] = [];
  for (const isFoe of [false, true]) {
    const bySpace = new Map<string, ThingView[]>();
    for (const row of isFoe ? monstersOf(things) : investigatorsOf(things)) {
      const space = spaceOf(row);
      const site = siteOf(space);
      if (site ? site.town !== town : town !== "arkham" || !(space in OUTSIDE)) continue;
      const drawnAt = site?.space ?? space;
      bySpace.set(drawnAt, [...(bySpace.get(drawnAt) ?? []), row]);
    }
    for (const [space, rows] of bySpace) {
      const site = siteOf(space);
      rows.forEach((row, at) => {
        const where = site
          ? slot(site, site.isStreet ? halfPlate(nameOf(space), size) : 0, at, rows.length, isFoe)
          : OUTSIDE[space]!(at, rows.length);
        out.push({ key: `${row.kind}:${row.id}`, row, space: spaceOf(row), isFoe, at: where });
      });
    }
  }
  return out;
}
