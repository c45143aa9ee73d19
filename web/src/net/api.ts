/** Requests over HTTP. Every refusal becomes a `Refused` with the server's own text. */

import type {
  Book,
  ReplayChapter,
  ComponentText,
  DeckText,
  GameInfo,
  KeptDeck,
  Language,
  NewTable,
  Person,
  Problem,
  Replay,
  RuleText,
  Setup,
  Summary,
  TableInfo,
} from "./protocol";

export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.text);
  }
}

/** The server could not be reached, or something else answered. */
export class Unreachable extends Error {}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
      credentials: "same-origin",
      // What is sent while the page closes must still arrive.
      keepalive: method !== "GET" && path === "decks",
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (answer.ok) return answer;
  let problem: Problem | undefined;
  try {
    problem = ((await answer.json()) as { error?: Problem }).error;
  } catch {
    // Not from our server: the page of a proxy, for example.
  }
  if (!problem) throw new Unreachable(`${answer.status} ${path}`);
  throw new Refused(problem, answer.status);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

const id = encodeURIComponent;

export const api = {
  me: () => json<{ person: Person | null }>("GET", "me"),
  enter: (name: string, language: Language) =>
    json<{ person: Person }>("POST", "me", { name, language }),
  change: (change: { name?: string; language?: Language }) =>
    json<{ person: Person }>("PATCH", "me", change),
  recovery: () => json<{ path: string }>("POST", "me/recovery", {}),
  recover: (token: string) => json<{ person: Person }>("POST", "recover", { token }),

  games: (language: Language) => json<{ games: GameInfo[] }>("GET", `games?language=${language}`),
  components: (game: string, language: Language) =>
    json<{ components: ComponentText[] }>("GET", `games/${id(game)}/components?language=${language}`),
  rulebook: (game: string, language: Language) =>
    json<Book>("GET", `games/${id(game)}/rulebook?language=${language}`),
  rule: (game: string, rule: string, language: Language) =>
    json<RuleText>("GET", `games/${id(game)}/rules/${id(rule)}?language=${language}`),
  rules: (game: string, search: string, language: Language) =>
    json<{ rules: RuleText[] }>(
      "GET",
      `games/${id(game)}/rules?language=${language}` + (search ? `&search=${id(search)}` : ""),
    ),
  deck: (game: string, deck: string, setup: Setup, language: Language) =>
    json<DeckText>("POST", `games/${id(game)}/decks?language=${language}`, { deck, setup }),
  decks: () => json<{ decks: KeptDeck[] }>("GET", "decks"),
  keepDeck: (deck: KeptDeck) => json<KeptDeck>("POST", "decks", deck),
  dropDeck: (deck: string) => json<object>("DELETE", `decks/${id(deck)}`),
  texts: async (language: Language, area: string) =>
    (await ask("GET", `texts/${language}/${id(area)}.ftl`)).text(),
  address: () => json<{ urls: string[] }>("GET", "address"),

  tables: () => json<{ tables: Summary[] }>("GET", "tables"),
  newTable: (table: NewTable) => json<{ table: string }>("POST", "tables", table),
  guided: (game: string) => json<{ table: string }>("POST", "guided", { game }),
  invitation: (token: string, language: Language) =>
    json<{ table: Summary; watch: boolean }>("GET", `join/${id(token)}?language=${language}`),
  join: (token: string) => json<{ table: string }>("POST", "join", { token }),
  newLinks: (table: string) =>
    json<{ links: { play: string; watch: string | null } }>("POST", `tables/${id(table)}/links`, {}),
  report: (table: string, text: string) =>
    json<{ report: string }>("POST", `tables/${id(table)}/report`, { text }),
  table: (table: string, language: Language) =>
    json<TableInfo>("GET", `tables/${id(table)}?language=${language}`),
  replay: (table: string, seat: string, from: number, count: number, language: Language) =>
    json<Replay>(
      "GET",
      `tables/${id(table)}/replay?seat=${seat}&from=${from}&count=${count}&language=${language}`,
    ),
  chapters: (table: string, language: Language) =>
    json<{ chapters: ReplayChapter[] }>("GET", `tables/${id(table)}/chapters?language=${language}`),
  branch: (table: string, at: number) =>
    json<{ table: string }>("POST", `tables/${id(table)}/branch`, { at }),
  again: (table: string) => json<{ table: string }>("POST", `tables/${id(table)}/again`, {}),
  importRecord: (record: string) =>
    json<{ table: string; misfit: Problem | null }>("POST", "records", record),
  forgetTable: (table: string) => json<object>("DELETE", `tables/${id(table)}`),
};

export const recordAddress = (table: string): string => `/api/tables/${id(table)}/record`;
export const qrAddress = (path: string): string => `/api/qr.svg?path=${id(path)}`;
