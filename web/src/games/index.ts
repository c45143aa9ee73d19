/**
 * The games, each drawn by the `client` in its `<game>/index.ts`, which is loaded when first needed; a game without
 * one is drawn plainly.
 */

import type { Component } from "svelte";

import { router } from "../state/router.svelte";
import type { GameClient } from "./game";

const CLIENTS = import.meta.glob<{ client: GameClient }>("./*/index.ts");
const DECK_PAGES = import.meta.glob<{ default: Component }>("./*/DeckPage.svelte");

/** With `?plain` in its address, a table of any game is drawn plainly, to check whether its things say enough. */
const isPlain = (): boolean => new URLSearchParams(location.search).has("plain");

/** The game of a table before the socket has answered: the server puts that of the opened address into the page. */
export function toldGame(table: string): string {
  const { opened } = router;
  if (opened.page !== "table" || opened.table !== table) return "";
  return document.querySelector<HTMLMetaElement>('meta[name="game"]')?.content ?? "";
}

export async function loadGame(game: string): Promise<GameClient> {
  const own = isPlain() ? undefined : CLIENTS[`./${game}/index.ts`];
  const load = own ?? CLIENTS["./plain/index.ts"]!;
  return (await load()).client;
}

/** The deck builder of a game, if people may bring decks and there is a page for it. */
export async function loadDeckPage(game: string): Promise<Component | null> {
  const load = DECK_PAGES[`./${game}/DeckPage.svelte`];
  return load ? (await load()).default : null;
}
