/** A table as this browser sees it, kept up to date by the socket, through lost connections and undo. */

import { Denied, isForLater, LATER, NotSent } from "../net/live";
import type {
  ChatMessage,
  Decision,
  Foreseen,
  Guidance,
  HandShown,
  Hear,
  Hint,
  LogEntry,
  Odds,
  Orders,
  Outcome,
  Say,
  ReasonText,
  TableInfo,
  Thing,
  UndoPlan,
  Update,
  View,
} from "../net/protocol";
import { Director } from "./director.svelte";
import { session } from "./session.svelte";
import { Ticking } from "./ticking.svelte";

const POINTING = 8000;

/** A choice being sent: its key, its text, and the message for it. */
interface Choice {
  key: string;
  text: string;
  message: Say;
}

export class TableState {
  info: TableInfo | null = $state.raw(null);
  version = $state(-1);
  views: View[] = $state.raw([]);
  words: Record<string, string> = $state.raw({});
  decision: Decision | null = $state.raw(null);
  /** What seats of the reader will be asked, and their prepared answers. */
  foreseen: Foreseen[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  chat: ChatMessage[] = $state.raw([]);
  silent: number[] = $state.raw([]);
  undo: UndoPlan | null = $state.raw(null);
  outcome: Outcome | null = $state.raw(null);
  hint: Hint | null = $state.raw(null);
  odds: Odds | null = $state.raw(null);
  /** The number of questions that standing orders passed since the last choice. */
  passed = $state(0);
  /** The hands that their owners show to everybody. */
  hands: HandShown[] = $state.raw([]);
  /** What the guide of a tutorial says about the question. */
  guide: Guidance | null = $state.raw(null);
  /** What others are pointing at, by person. */
  points: Record<string, Thing> = $state({});
  /** The option that was sent and not yet answered. */
  sending: string | null = $state(null);
  /** The reader's last choice, in words, as far as this page knows. */
  made = $state("");
  thinking = $state(false);
  gone = $state("");
  /** The number of log entries in the last update, to be shown one by one. */
  fresh = $state(0);
  /** Grows with every update that replaces everything, for which nothing is animated. */
  leaps = $state(0);

  readonly director = new Director();
  /** The ticks of a choice of several things. */
  readonly ticking = new Ticking(
    () => (this.decision?.mine ? this.decision : null),
    (keys) => session.live.say({ type: "weigh", table: this.table, version: this.version, keys }),
  );

  /** The answers so far about why nothing may be done with a thing at this moment. */
  private reasons = new Map<string, Promise<ReasonText[]>>();
  private unsent: (Choice & { version: number }) | null = null;
  private stop: (() => void) | undefined;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private fingers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(readonly table: string) {}

  open(): void {
    this.stop = session.live.listen((message) => this.hear(message));
    if (session.connection === "open") this.subscribe();
  }

  close(): void {
    this.stop?.();
    clearTimeout(this.retry);
    this.director.skip();
    session.live.say({ type: "unsubscribe", table: this.table }).catch(() => undefined);
  }

  /** Request everything again, e.g. after a change of language. */
  refresh(): void {
    session.live.say({ type: "subscribe", table: this.table }).catch((e) => this.notSubscribed(e));
  }

  private subscribe(): void {
    if (this.version < 0) return this.refresh();
    const seen = { version: this.version, log: this.log.length, chat: this.chat.length };
    session.live
      .say({ type: "subscribe", table: this.table, seen })
      .catch((error) => this.notSubscribed(error));
  }

  /** Ask a busy server again, so that nobody waits for a table that never arrives. */
  private notSubscribed(error: unknown): void {
    if (!isForLater(error)) return this.failed(error);
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.subscribe(), LATER);
  }

  private hear(message: Hear): void {
    if (message.type === "hello") return this.subscribe();
    if (!("table" in message) || message.table !== this.table) return;
    switch (message.type) {
      case "table": {
        const { type: _, ...info } = message;
        this.info = info;
        break;
      }
      case "update":
        this.update(message);
        break;
      case "chat":
        this.chat = [...this.chat.slice(0, message.from), ...message.messages];
        break;
      case "point":
        this.point(message.person, message.thing);
        break;
      case "hint":
        this.thinking = false;
        if (message.version === this.version) this.hint = message;
        break;
      case "odds":
        if (message.version === this.version) this.odds = message;
        break;
      case "told":
        session.tell(message.text);
        break;
      case "gone":
        this.gone = message.text;
        break;
    }
  }

  /** A pointed finger stays for a while. */
  private point(person: string, thing: Thing | null): void {
    clearTimeout(this.fingers.get(person));
    if (!thing) {
      delete this.points[person];
      return;
    }
    this.points[person] = thing;
    this.fingers.set(person, setTimeout(() => delete this.points[person], POINTING));
  }

  private update(update: Update): void {
    const isNext = update.after === this.version && this.version >= 0;
    this.words = update.after === null ? update.names : { ...this.words, ...update.names };
    if (update.after !== null && update.after !== this.version) {
      if (update.version !== this.version || update.log.from > this.log.length) {
        return this.subscribe();
      }
    }
    if (update.log.from > this.log.length) return this.refresh();
    if (update.version !== this.version) {
      this.hint = null;
      this.odds = null;
      this.reasons.clear();
      this.sending = null;
      this.ticking.clear();
    }
    this.playBack(update, isNext);
    if (!isNext) this.leaps += 1;
    this.fresh = isNext ? update.log.entries.length : 0;
    this.log = [...this.log.slice(0, update.log.from), ...update.log.entries];
    this.version = update.version;
    this.views = update.views;
    this.decision = update.decision;
    this.foreseen = update.foreseen;
    this.silent = update.silent;
    this.undo = update.undo;
    this.made = update.undo?.choice ?? this.made;
    this.outcome = update.outcome;
    this.passed = update.passed;
    this.hands = update.shown;
    this.sendAgain();
    this.guide = update.guide;
  }

  /** Play what led to an update, if it is known; tell a reader who missed more than that. */
  private playBack(update: Update, isNext: boolean): void {
    const { moments, log } = update;
    if (isNext && moments) return this.director.play(this.views, log.entries, moments);
    this.director.skip();
    this.director.forget();
    if (isNext && log.entries.length && log.from === this.log.length) {
      session.tell(session.t("web-moments-missed"));
    }
  }

  // --- doing ---------------------------------------------------------------------------------

  /** Choose an option; if several things are chosen, tick or untick it. */
  async choose(key: string): Promise<void> {
    if (this.ticking.has(key)) return this.ticking.toggle(key);
    if (this.isBlocked || !this.decision?.mine) return;
    const option = this.decision.options?.find((one) => one.key === key);
    await this.send({ key, text: option?.text ?? "", message: { type: "choose", table: this.table, version: this.version, key } });
  }

  /** Choose exactly what is ticked. */
  async confirm(): Promise<void> {
    const { keys, ticked } = this.ticking;
    if (this.isBlocked || !ticked?.whole) return;
    const message: Say = { type: "confirm", table: this.table, version: this.version, keys };
    await this.send({ key: "confirm", text: ticked.confirm, message });
  }

  /** Whether anybody is here to show things to, and the rules allow it. */
  get isHeard(): boolean {
    const { people = [], me } = this.info ?? {};
    return !!me?.seats.length && people.length > 1 && !me.seats.some((seat) => this.silent.includes(seat));
  }

  /** Whether nothing can be chosen now: a choice is being sent, or the connection is lost. */
  get isBlocked(): boolean {
    return this.sending !== null || session.connection === "lost";
  }

  /** Send a choice. If it gets lost, it is kept, and sent again if the same question is still open. */
  private async send(choice: Choice): Promise<void> {
    this.sending = choice.key;
    this.director.forget();
    try {
      await session.live.say(choice.message);
      this.made = choice.text;
    } catch (error) {
      if (error instanceof NotSent) {
        this.unsent = { ...choice, version: this.version };
        return;
      }
      this.failed(error);
    }
    if (this.sending === choice.key) this.sending = null;
  }

  /** Send a choice again that did not arrive before the connection was lost. */
  private sendAgain(): void {
    const { unsent } = this;
    this.unsent = null;
    if (!unsent) return;
    this.sending = null;
    if (unsent.version === this.version && this.decision?.mine) void this.send(unsent);
  }

  /** Continue in a private copy with everything hidden redealt; returns its address. */
  async whatIf(seat: number): Promise<string | null> {
    const answer = await this.say({ type: "what_if", table: this.table, version: this.version, seat });
    return answer?.type === "what_if" ? `/table/${answer.sandbox}` : null;
  }

  /** Prepare the next choice of one of the reader's seats, which will be asked later; nobody else is told. */
  async prepare(seat: number, key: string): Promise<void> {
    await this.say({ type: "prepare", table: this.table, seat, key });
  }

  /** Prepare a choice of several things for such a seat. */
  async prepareSeveral(seat: number, keys: string[]): Promise<void> {
    await this.say({ type: "prepare_several", table: this.table, seat, keys });
  }

  /** The ticks of a choice of several things that such a seat prepares. */
  preparing(seat: number): Ticking {
    return new Ticking(
      () => this.foreseen.find((one) => one.seat === seat)?.decision ?? null,
      (keys) => session.live.say({ type: "weigh", table: this.table, version: this.version, keys, seat }),
    );
  }

  /** Drop what was prepared for a seat. */
  async withdraw(seat: number): Promise<void> {
    await this.say({ type: "withdraw", table: this.table, seat });
  }

  async takeBack(): Promise<void> {
    this.made = "";
    await this.say({ type: "undo", table: this.table, version: this.version });
  }

  async answerUndo(agree: boolean): Promise<void> {
    await this.say({ type: "undo_answer", table: this.table, version: this.version, agree });
  }

  /** Request the current chances; there may be none. */
  askOdds(): void {
    session.live.say({ type: "odds", table: this.table, version: this.version }).catch(() => undefined);
  }

  /** Why nothing, or nothing more, may be done with a thing now; empty if there is no answer. */
  whyNot(thing: Thing): Promise<ReasonText[]> {
    const key = `${thing.kind}:${thing.id}`;
    let found = this.reasons.get(key);
    if (!found) {
      found = session.live.say({ type: "why_not", table: this.table, version: this.version, thing }).then(
        (answer) => (answer.type === "why_not" ? answer.reasons : []),
        () => [],
      );
      this.reasons.set(key, found);
    }
    return found;
  }

  /** Continue the same game without the guide. */
  async leaveGuide(): Promise<void> {
    await this.say({ type: "leave_guide", table: this.table });
  }

  /** Change what one of the reader's seats passes from now on; what is not named stays the same. */
  async order(seat: number, change: Partial<Omit<Orders, "seat">>): Promise<void> {
    await this.say({ type: "orders", table: this.table, seat, ...change });
  }

  /** Show a card from the reader's hand to everybody until their next choice, or stop showing it. */
  async showCard(seat: number, card: number, face: string, shown: boolean): Promise<void> {
    await this.say({ type: "show", table: this.table, seat, card, face, shown });
  }

  /** Start or stop playing with an open hand. */
  async openHand(seat: number, open: boolean): Promise<void> {
    await this.say({ type: "open", table: this.table, seat, open });
  }

  async askHint(): Promise<void> {
    this.thinking = true;
    await this.say({ type: "hint", table: this.table, version: this.version }).catch(() => {
      this.thinking = false;
    });
  }

  /** Send something whose answer does not matter; a refusal is reported. */
  async say(message: Parameters<typeof session.live.say>[0]): Promise<Hear | null> {
    try {
      return await session.live.say(message);
    } catch (error) {
      this.thinking = false;
      this.failed(error);
      return null;
    }
  }

  private failed(error: unknown): void {
    if (error instanceof Denied) {
      if (error.problem.code === "no-such-thing" && !this.info) this.gone = error.problem.text;
      // The newest update is about to arrive, so there is nothing to report.
      else if (error.problem.code !== "stale") session.complain(error);
    } else if (!(error instanceof NotSent)) {
      session.complain(error);
    }
  }
}
