/**
 * The games, each drawn by the `client` in its `<game>/index.ts`, loaded when first wanted; a game without one is
 * drawn plainly.
 */

import type { Component } from "svelte";

import { router } from "../state/router.svelte";
import type { GameClient } from "./game";

const CLIENTS = import.meta.glob<{ client: GameClient }>("./*/index.ts");
const DECK_PAGES = import.meta.glob<{ default: Component }>("./*/DeckPage.svelte");

/** `?plain` behind the address of a table shows any game plainly, to see whether its things tell enough. */
const isPlain = (): boolean => new URLSearchParams(location.search).has("plain");

/** What is played at a table, before anything was heard of it: the server tells of the one whose address was opened. */
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

/** Where decks for a game are built, if people may bring some and there is a page for it. */
export async function loadDeckPage(game: string): Promise<Component | null> {
  const load = DECK_PAGES[`./${game}/DeckPage.svelte`];
  return load ? (await load()).default : null;
}
