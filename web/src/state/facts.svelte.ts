/** What the server tells of components from outside: the page has its own data of those in the boxes. */

import type { ComponentText } from "../net/protocol";

type Facts = Record<string, unknown>;

let known: Record<string, Facts> = $state.raw({});

/** Take in the components of a game, whichever language they came in. */
export function learn(game: string, components: ComponentText[]): void {
  const found = components.flatMap(({ key, facts }) => (facts ? [[key, facts] as const] : []));
  if (found.length) known = { ...known, [game]: Object.fromEntries(found) };
}

/** The facts of a game's components from outside, by their keys. */
export const factsOf = (game: string): Facts => known[game] ?? {};
