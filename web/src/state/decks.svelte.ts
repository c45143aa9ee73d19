/**
 * The decks that people built: the server stores them, so that they are available on every device.
 *
 * A change is sent shortly after it is made; until then, and until the builder has a name, it is kept in this
 * browser.
 */

import { api, Unreachable } from "../net/api";
import type { KeptDeck } from "../net/protocol";
import { session } from "./session.svelte";

const KEY = "kadath-decks";
const REST = 600;

/** An id for a new deck; browsers refuse to make UUIDs on some addresses by which friends connect. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (one) => one.toString(36).padStart(2, "0")).join("");
}

function read(): Map<string, KeptDeck> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    const decks = Array.isArray(found) ? (found as KeptDeck[]).filter((one) => one.id && one.json) : [];
    return new Map(decks.map((one) => [one.id, one]));
  } catch {
    return new Map();
  }
}

class Decks {
  private unsent = read();
  private timer: ReturnType<typeof setTimeout> | undefined;

  all: KeptDeck[] = $state.raw(sorted(this.unsent.values()));

  constructor() {
    addEventListener("pagehide", () => void this.send());
  }

  /** The decks for an investigator of a game. */
  of(game: string, investigator: string): KeptDeck[] {
    return this.all.filter((one) => one.game === game && one.investigator === investigator);
  }

  /** Load the decks of the current person, and send what has not been sent. */
  async load(): Promise<void> {
    try {
      const { decks } = await api.decks();
      const found = new Map(decks.map((one) => [one.id, one]));
      this.all = sorted([...new Map([...found, ...this.unsent]).values()]);
    } catch (error) {
      session.complain(error);
    }
    await this.send();
  }

  keep(deck: KeptDeck): void {
    this.all = sorted([...this.all.filter((one) => one.id !== deck.id), deck]);
    this.wait(deck.id, deck);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.send(), REST);
  }

  drop(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    this.wait(id, null);
    if (session.person) api.dropDeck(id).catch((error) => session.complain(error));
  }

  private wait(id: string, deck: KeptDeck | null): void {
    if (deck) this.unsent.set(id, deck);
    else this.unsent.delete(id);
    localStorage.setItem(KEY, JSON.stringify([...this.unsent.values()]));
  }

  private async send(): Promise<void> {
    if (!session.person) return;
    for (const [id, deck] of [...this.unsent]) {
      try {
        await api.keepDeck(deck);
      } catch (error) {
        session.complain(error);
        if (error instanceof Unreachable) return;
      }
      if (this.unsent.get(id) === deck) this.wait(id, null);
    }
  }
}

const sorted = (decks: Iterable<KeptDeck>): KeptDeck[] =>
  [...decks].sort((a, b) => a.name.localeCompare(b.name));

export const decks = new Decks();
