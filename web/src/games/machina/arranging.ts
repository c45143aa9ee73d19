/** An inventory that is being arranged: the place of each item, and the places it could have. */

import type { OptionText, ThingView } from "../../net/protocol";
import type { Things } from "../../state/beats";
import type { Ticking } from "../../state/ticking.svelte";

/** An item with what is joined to it in the arrangement so far. */
export interface Placed {
  item: ThingView;
  /** How it is joined to the item it is on: `upgrade` or `augmentation`; empty if it is on none. */
  how: string;
  onto: Placed[];
}

export interface Racks {
  worn: Placed[];
  stowed: Placed[];
  /** The items given away, by the explorer who gets them. */
  given: Map<number, Placed[]>;
}

/** All places that an item could have. */
export const placesOf = (options: OptionText[], item: number): OptionText[] =>
  options.filter((one) => Number(one.args[0]) === item);

/** The items in the places that are ticked; those without one are in the bag. */
export function racksOf(options: OptionText[], keys: readonly string[], things: Things): Racks {
  const ids = [...new Set(options.map((one) => Number(one.args[0])))];
  const chosen = new Map(options.filter((one) => keys.includes(one.key)).map((one) => [Number(one.args[0]), one]));
  const joined = (on: number): Placed[] =>
    ids.filter((id) => ["upgrade", "augmentation"].includes(chosen.get(id)?.verb ?? "") && chosen.get(id)?.args[1] === on).flatMap(placed);
  const placed = (id: number): Placed[] => {
    const item = things[`item:${id}`];
    const { verb = "" } = chosen.get(id) ?? {};
    return item ? [{ item, how: ["upgrade", "augmentation"].includes(verb) ? verb : "", onto: joined(id) }] : [];
  };
  const lying = (verb: string): number[] => ids.filter((id) => (chosen.get(id)?.verb ?? "stow") === verb);
  const getters = [...new Set(options.filter((one) => one.verb === "give").map((one) => Number(one.args[1])))];
  return {
    worn: lying("main").flatMap(placed),
    stowed: lying("stow").flatMap(placed),
    given: new Map(getters.map((to) => [to, lying("give").filter((id) => chosen.get(id)?.args[1] === to).flatMap(placed)])),
  };
}

/** The place that dropping an item stands for: in a rack, with somebody, or on another item. */
export function placeAt(options: OptionText[], item: number, where: string): OptionText | undefined {
  const [kind, id] = where.split(" ");
  return placesOf(options, item).find(({ verb, args }) => {
    if (kind === "onto") return (verb === "upgrade" || verb === "augmentation") && args[1] === Number(id);
    return verb === kind && (kind !== "give" || args[1] === Number(id));
  });
}

/** The next place that an item may have now, after its current one. */
export function nextPlace(ticking: Ticking, options: OptionText[], item: number): OptionText | undefined {
  const places = placesOf(options, item);
  const now = places.findIndex((one) => ticking.count(one.key) > 0);
  const others = [...places.slice(now + 1), ...places.slice(0, Math.max(0, now))];
  return others.find((one) => ticking.isOpen(one.key));
}
