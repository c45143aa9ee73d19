/** What the server says about components of homemade sets; the page has its own data of those in the boxes. */

import type { ComponentText } from "../net/protocol";

type Facts = Record<string, unknown>;

let known: Record<string, Facts> = $state.raw({});

/** Add the components of a game, in whatever language they came. */
export function learn(game: string, components: ComponentText[]): void {
  const found = components.flatMap(({ key, facts }) => (facts ? [[key, facts] as const] : []));
  if (found.length) known = { ...known, [game]: Object.fromEntries(found) };
}

/** The facts of a game's homemade components, by key. */
export const factsOf = (game: string): Facts => known[game] ?? {};
