/** The decks that somebody built, kept in this browser. */

const KEY = "kadath-decks";

export interface KeptDeck {
  id: string;
  game: string;
  name: string;
  investigator: string;
  /** As deck sites exchange it. */
  json: string;
}

function read(): KeptDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as KeptDeck[]).filter((one) => one.id && one.json) : [];
  } catch {
    return [];
  }
}

class Decks {
  all: KeptDeck[] = $state.raw(read());

  /** The decks for an investigator of a game. */
  of(game: string, investigator: string): KeptDeck[] {
    return this.all.filter((one) => one.game === game && one.investigator === investigator);
  }

  keep(deck: KeptDeck): void {
    const others = this.all.filter((one) => one.id !== deck.id);
    this.write([...others, deck].sort((a, b) => a.name.localeCompare(b.name)));
  }

  drop(id: string): void {
    this.write(this.all.filter((one) => one.id !== id));
  }

  private write(all: KeptDeck[]): void {
    this.all = all;
    localStorage.setItem(KEY, JSON.stringify(all));
  }
}

export const decks = new Decks();
