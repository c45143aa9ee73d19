/** Who is using this browser, in which language, and the state of the connection. */

import { api } from "../net/api";
import { Live, socketAddress, type Connection } from "../net/live";
import { LANGUAGES, type ComponentText, type Language, type Person } from "../net/protocol";
import { Messages, type Values } from "../text/fluent";
import { learn } from "./facts.svelte";

const LANGUAGE_KEY = "kadath-language";
const AREAS = ["common", "web"];

function preferred(): Language {
  const asked = [localStorage.getItem(LANGUAGE_KEY), ...navigator.languages];
  for (const one of asked) {
    const found = LANGUAGES.find((language) => one?.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return "en";
}

class Session {
  person: Person | null = $state.raw(null);
  language: Language = $state("en");
  connection: Connection = $state("connecting");
  /** Something to tell the reader once, such as a refusal. */
  notice: string = $state("");

  readonly live = new Live(socketAddress());

  private messages: Messages = $state.raw(new Messages("en"));
  private areas = new Set(AREAS);
  /** The language requested last; messages of another that arrive late are ignored. */
  private wanted: Language = "en";
  /** The messages in use: their language and the number of their files. */
  private spoken = "";
  private sources = new Map<string, Promise<string>>();
  private catalogues = new Map<string, Promise<Map<string, ComponentText>>>();
  /** Set while a guest is being registered. */
  private entering: Promise<void> | null = null;
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;

  /** Find out who this is, and load the messages; then the page can be shown. */
  async begin(): Promise<void> {
    this.live.onconnection = (connection) => {
      this.connection = connection;
    };
    const [{ person }] = await Promise.all([api.me(), this.speak(preferred())]);
    this.person = person;
    if (person && !localStorage.getItem(LANGUAGE_KEY) && person.language !== this.language) {
      await this.speak(person.language as Language);
    }
    if (person) this.live.open();
    addEventListener("online", () => this.live.hurry());
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.live.hurry();
    });
  }

  /** Become a guest with a name. If a guest is already being registered, they get the name afterwards. */
  async enter(name: string): Promise<void> {
    await this.entering?.catch(() => undefined);
    if (this.person) return this.rename(name);
    this.entering = this.introduce(name).finally(() => (this.entering = null));
    await this.entering;
  }

  private async introduce(name: string): Promise<void> {
    this.person = (await api.enter(name, this.language)).person;
    this.live.open();
  }

  /**
   * Let a person without a name enter as a guest; they can give their name later. Somebody who has just given one
   * must not be registered twice, or their table would belong to a person who is not here.
   */
  async comeIn(): Promise<void> {
    if (this.entering) await this.entering;
    else if (!this.person) await this.enter(this.t("web-name-guest"));
  }

  async recover(token: string): Promise<void> {
    this.person = (await api.recover(token)).person;
    localStorage.removeItem(LANGUAGE_KEY);
    await this.read(this.person.language);
    this.live.close();
    this.live.open();
  }

  async rename(name: string): Promise<void> {
    this.person = (await api.change({ name })).person;
  }

  /** Switch to another language. */
  async choose(language: Language): Promise<void> {
    localStorage.setItem(LANGUAGE_KEY, language);
    if (this.person) {
      this.person = (await api.change({ language })).person;
      await this.live.say({ type: "language", language }).catch(() => undefined);
    }
    await this.speak(language);
  }

  /** Show the page in a language without making it the person's choice. */
  async read(language: string): Promise<void> {
    const known = LANGUAGES.find((one) => one === language);
    if (known) await this.speak(known);
  }

  /** Load the messages of a game. */
  async loadAreas(areas: string[]): Promise<void> {
    for (const area of areas) this.areas.add(area);
    await this.speak(this.wanted);
  }

  private async speak(language: Language): Promise<void> {
    this.wanted = language;
    const areas = [...this.areas];
    const spoken = `${language} ${areas.length}`;
    if (spoken === this.spoken) return;
    const messages = new Messages(language);
    for (const source of await Promise.all(areas.map((area) => this.source(language, area)))) {
      messages.add(source);
    }
    if (language !== this.wanted || areas.length < this.areas.size) return this.speak(this.wanted);
    this.spoken = spoken;
    this.messages = messages;
    this.language = language;
    document.documentElement.lang = language;
  }

  private source(language: Language, area: string): Promise<string> {
    const key = `${language}/${area}`;
    let source = this.sources.get(key);
    if (!source) {
      source = api.texts(language, area);
      source.catch(() => this.sources.delete(key));
      this.sources.set(key, source);
    }
    return source;
  }

  /** The components of a game in the reader's language, by key. */
  catalogue(game: string, language: Language): Promise<Map<string, ComponentText>> {
    const key = `${language}/${game}`;
    let found = this.catalogues.get(key);
    if (!found) {
      found = api
        .components(game, language)
        .then(({ components }) => {
          learn(game, components);
          return new Map(components.map((one) => [one.key, one]));
        });
      found.catch(() => this.catalogues.delete(key));
      this.catalogues.set(key, found);
    }
    return found;
  }

  /** A message of the interface. */
  t = (message: string, values?: Values): string => this.messages.format(message, values);

  knows(message: string): boolean {
    return this.messages.has(message);
  }

  /** Show the reader a notice for a while. */
  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.noticeTimer);
    this.noticeTimer = setTimeout(() => (this.notice = ""), 6000);
  }

  /** Copy a link, or show it for copying by hand if the browser does not allow it. */
  async copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      this.tell(this.t("web-invite-copied"));
    } catch {
      this.tell(link);
    }
  }

  /** Tell the reader why something did not work. */
  complain(error: unknown): void {
    const said = error instanceof Error ? error.message : "";
    this.tell(said || this.t("web-error-unreachable"));
  }
}

export const session = new Session();
export const t = session.t;
