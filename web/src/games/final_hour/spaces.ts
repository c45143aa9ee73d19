/** The space of each monster token at its location, which it keeps as long as it stays there. */

import type { Things } from "../../state/beats";
import { LOCATIONS, spacesOf } from "./box";

export interface Spot {
  location: number;
  slot: number;
}

type Places = Map<number, number>;

/** The locations of all things of a kind, by id. */
export function placesOf(kind: "token" | "figure", things: Things): Places {
  const places: Places = new Map();
  for (const row of Object.values(things)) {
    if (row.kind === kind && row.place) places.set(Number(row.id), Number(row.place.split(":")[1]));
  }
  return places;
}

/** A space for every token: its old one if it stayed, or else the first free one. */
export function seated(places: Places, before: Map<number, Spot>): Map<number, Spot> {
  const taken = new Map<number, Set<number>>(LOCATIONS.map((one) => [one, new Set()]));
  const spots = new Map<number, Spot>();
  for (const [token, location] of places) {
    const was = before.get(token);
    if (was?.location !== location || was.slot >= spacesOf(location)) continue;
    taken.get(location)!.add(was.slot);
    spots.set(token, was);
  }
  for (const [token, location] of places) {
    if (spots.has(token)) continue;
    const here = taken.get(location)!;
    let slot = 0;
    while (here.has(slot)) slot++;
    here.add(slot);
    spots.set(token, { location, slot });
  }
  return spots;
}
