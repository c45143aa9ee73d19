/**
 * Where the tokens are shown.
 *
 * One choice may set many monsters walking. The stage lets the entries of the log happen one after
 * the other, and ends with what the view says; a token keeps its space as long as it stays.
 */

import type { LogEntry } from "../../net/protocol";
import { LOCATIONS, spacesOf } from "./box";
import { at, type FinalHourView } from "./view";

const STEP = 420;
const ALL = 3600;

export interface Spot {
  location: number;
  slot: number;
}

type Places = Map<number, number>;

export class Stage {
  monsters: Map<number, Spot> = $state.raw(new Map());
  figures: number[] = $state.raw([]);
  /** The entry that is happening now. */
  now: LogEntry | null = $state.raw(null);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private ritualSite = 0;

  /** Show a view as it is. */
  settle(view: FinalHourView): void {
    clearTimeout(this.timer);
    this.now = null;
    this.put(placesIn(view));
    this.figures = view.investigators.map((one) => one.location);
  }

  /** Let the entries happen, then show the view. */
  play(entries: LogEntry[], view: FinalHourView): void {
    clearTimeout(this.timer);
    this.ritualSite = view.board.ritual_site;
    const shown = entries.filter(isSeen);
    if (!shown.length) return this.settle(view);
    const step = Math.min(STEP, ALL / shown.length);
    let next = 0;
    const one = (): void => {
      const entry = shown[next++];
      if (!entry) return this.settle(view);
      this.now = entry;
      this.happen(entry);
      this.timer = setTimeout(one, step);
    };
    one();
  }

  private happen({ kind, args }: LogEntry): void {
    const token = Number(args.token);
    const location = Number(args.location);
    if (kind === "walked") {
      this.figures = this.figures.map((was, figure) => (figure === args.figure ? location : was));
      return;
    }
    const places: Places = new Map([...this.monsters].map(([one, spot]) => [one, spot.location]));
    if (kind === "moved" || kind === "spawned") places.set(token, location);
    else if (kind === "driven-to-ritual") places.set(token, this.ritualSite);
    else if (kind === "destroyed" || kind === "stopped-by-seal") places.delete(token);
    else return;
    this.put(places);
  }

  private put(places: Places): void {
    this.monsters = seated(places, this.monsters);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

const SEEN = new Set([
  "walked",
  "moved",
  "driven-to-ritual",
  "spawned",
  "destroyed",
  "stopped-by-seal",
  "damaged",
  "lost-health",
  "found-clue",
  "found-item",
  "sealed",
  "gate",
  "revealed",
  "reckoning",
  "omen",
]);

const isSeen = (entry: LogEntry): boolean => SEEN.has(entry.kind);

export function placesIn(view: FinalHourView): Places {
  return new Map(
    LOCATIONS.flatMap((location) =>
      at(view, location).monsters.map((token): [number, number] => [token, location]),
    ),
  );
}

/** A space for every token: its old one if it stayed, else the first that is free. */
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
