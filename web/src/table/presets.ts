/** Three presets of auto-passing, for those who do not want to decide about every occasion separately. */

import type { GameInfo, Orders, Wish } from "../net/protocol";

type Occasions = GameInfo["occasions"];

export const PRESETS = ["all", "usual", "quick"] as const;
export type Preset = (typeof PRESETS)[number];

/** The wish of a preset for an occasion; at some, everybody wants to be asked. */
const WISHES: Record<Preset, (stop: boolean) => Wish> = {
  all: () => "stop",
  usual: (stop) => (stop ? "stop" : "ask"),
  quick: (stop) => (stop ? "stop" : "pass"),
};

/** The wish of a seat for an occasion. */
export const wishOf = (orders: Orders, kind: string, stop: boolean): Wish => orders.wishes[kind] ?? WISHES.usual(stop);

/** All wishes of a preset, by the kind of occasion. */
export const wishesOf = (preset: Preset, occasions: Occasions): Record<string, Wish> =>
  Object.fromEntries(occasions.map(({ kind, stop }) => [kind, WISHES[preset](stop)]));

/** The preset that has the same wishes as a seat; null if there is none. */
export const presetOf = (orders: Orders, occasions: Occasions): Preset | null =>
  PRESETS.find((preset) => occasions.every(({ kind, stop }) => wishOf(orders, kind, stop) === WISHES[preset](stop))) ?? null;
