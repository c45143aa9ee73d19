/** The games that can be drawn, each loaded when first wanted: `<game>/index.ts` has its `client`. */

import type { Component } from "svelte";

import type { GameClient } from "./game";

const CLIENTS = import.meta.glob<{ client: GameClient }>("./*/index.ts");
const DECK_PAGES = import.meta.glob<{ default: Component }>("./*/DeckPage.svelte");

const clientOf = (game: string) => CLIENTS[`./${game}/index.ts`];

export const isDrawn = (game: string): boolean => clientOf(game) !== undefined;

export async function loadGame(game: string): Promise<GameClient> {
  const load = clientOf(game);
  if (!load) throw new Error(game);
  return (await load()).client;
}

/** Where decks for a game are built, if people may bring some and there is a page for it. */
export async function loadDeckPage(game: string): Promise<Component | null> {
  const load = DECK_PAGES[`./${game}/DeckPage.svelte`];
  return load ? (await load()).default : null;
}
