/** Three ways of being asked, for those who do not want to decide about every occasion by itself. */

import type { GameInfo, Orders, Wish } from "../net/protocol";

type Occasions = GameInfo["occasions"];

export const PRESETS = ["all", "usual", "quick"] as const;
export type Preset = (typeof PRESETS)[number];

/** What a preset wishes at an occasion; at some everybody would want to be asked. */
const WISHES: Record<Preset, (stop: boolean) => Wish> = {
  all: () => "stop",
  usual: (stop) => (stop ? "stop" : "ask"),
  quick: (stop) => (stop ? "stop" : "pass"),
};

/** What a seat wishes at an occasion. */
export const wishOf = (orders: Orders, kind: string, stop: boolean): Wish => orders.wishes[kind] ?? WISHES.usual(stop);

/** All wishes of a preset, by the kind of occasion. */
export const wishesOf = (preset: Preset, occasions: Occasions): Record<string, Wish> =>
  Object.fromEntries(occasions.map(({ kind, stop }) => [kind, WISHES[preset](stop)]));

/** The preset that a seat's wishes come to; null where they are its own. */
export const presetOf = (orders: Orders, occasions: Occasions): Preset | null =>
  PRESETS.find((preset) => occasions.every(({ kind, stop }) => wishOf(orders, kind, stop) === WISHES[preset](stop))) ?? null;
