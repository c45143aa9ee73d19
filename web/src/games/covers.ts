/** The pictures of set-up options: each game has its own drawings, loaded when first needed. */

import type { EmblemKind } from "../art/emblems";
import type { Wish } from "../art/pictures";
import type { KeptDeck, SetupOption } from "../net/protocol";
import { t } from "../state/session.svelte";
import type { Choice } from "../ui/choice";
import { Later } from "../ui/later.svelte";

/** The picture of a value of a set-up option, if it has one. */
export type Cover = (key: string, value: string | number) => Wish | undefined;

/** The value for a random draw. */
export const RANDOM = "random";

const COVERS = Object.fromEntries(
  Object.entries(import.meta.glob<{ cover: Cover }>("./*/covers.ts")).map(([path, load]) => [path, new Later(load)]),
);

/** The difficulties, from a small light to none. */
const DIFFICULTIES: Record<string, [kind: EmblemKind, colour: string]> = {
  very_easy: ["candle", "#3d6390"],
  easy: ["torch", "#4a6b3c"],
  standard: ["lens", "#8a6420"],
  normal: ["lens", "#8a6420"],
  hard: ["grasp", "#8a3d1c"],
  expert: ["skull", "#7a1f1a"],
  nightmare: ["skull", "#5b2a6b"],
};

const common: Cover = (key, value) => {
  if (value === RANDOM) return { art: "emblem", kind: "dice", colour: "#5d5648", seed: RANDOM };
  const [kind, colour] = (key === "difficulty" && DIFFICULTIES[value]) || [];
  return kind && colour ? { art: "emblem", kind, colour, seed: `difficulty/${value}` } : undefined;
};

/** The pictures of a game, once they are loaded. */
export function coversOf(game: string): Cover | null {
  const brought = COVERS[`./${game}/covers.ts`];
  if (!brought) return common;
  const own = brought.part?.cover;
  return own ? (key, value) => own(key, value) ?? common(key, value) : null;
}

/** The values of an option. */
export const choicesOf = ({ key, values, advice }: SetupOption, cover: Cover | null): Choice[] =>
  values.map(({ value, text, note }) => ({ value, text, note, wish: cover?.(key, value), isAdvised: value === advice }));

/** The figures somebody can play: a random one, or any that nobody else plays. */
export const peopleOf = (option: SetupOption, cover: Cover | null, isTaken: (value: string | number) => boolean): Choice[] => [
  { value: RANDOM, text: t("web-random"), wish: cover?.(option.key, RANDOM) },
  ...choicesOf(option, cover).map((one) => ({ ...one, isTaken: isTaken(one.value) })),
];

/** The decks somebody can play with: the starter deck, or one of their own. */
export const decksOf = (own: KeptDeck[], face: Wish | undefined): Choice[] => [
  { value: "", text: t("web-deck-starter"), wish: face },
  ...own.map(({ id, name }) => ({ value: id, text: name, wish: face })),
];
