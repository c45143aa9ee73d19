/** What boards, cards and panels may read and do, at a live table and in a replay alike. */

import type {
  CardShown,
  ComponentText,
  Decision,
  Guidance,
  HandShown,
  Hint,
  LogEntry,
  Odds,
  OptionText,
  ReasonText,
  Seat,
  SetupLine,
  Thing,
  View,
} from "../net/protocol";
import type { Attempt } from "./attempt";
import type { Things } from "./beats";
import type { Director } from "./director.svelte";
import { settings } from "./settings.svelte";
import type { Ticking } from "./ticking.svelte";

export interface Source {
  readonly views: View[];
  /** The names of things in the views, by `kind/name`. */
  readonly words: Record<string, string>;
  readonly decision: Decision | null;
  readonly log: LogEntry[];
  readonly fresh: number;
  readonly leaps: number;
  readonly version: number;
  readonly sending: string | null;
  /** The current chances, once they are known. */
  readonly odds: Odds | null;
  /** The hands that their owners show to everybody. */
  readonly hands: HandShown[];
  /** Shows what happened on the way to these views. */
  readonly director: Director;
  /** The ticks of a choice of several things; a replay has none. */
  readonly ticking?: Ticking;
  choose(key: string): void;
  /** What the guide of a tutorial says about the question; a replay has none. */
  readonly guide?: Guidance | null;
  /** The hint for the question, if it was requested. */
  readonly hint?: Hint | null;
  /** Why nothing, or nothing more, may be done with a thing; a replay cannot answer this. */
  whyNot?(thing: Thing): Promise<ReasonText[]>;
}

export interface Zoomed {
  thing: Thing;
  /** The position of the thing itself on the screen. */
  near: DOMRect;
}

/** A thing that was pressed and offers several options. */
export interface Offer extends Zoomed {
  /** Whether a finger pressed it, which covers what it is reading. */
  isTouched: boolean;
}

export class Scene {
  /** What is under the cursor or has the focus: options, lines of the log. */
  pointed: Thing[] = $state.raw([]);
  /** The option under the cursor. */
  pointedOption: OptionText | null = $state.raw(null);
  zoomed: Zoomed | null = $state.raw(null);
  /** What can be done with a thing, shown beside it. */
  offer: Offer | null = $state.raw(null);
  /** The thing shown in a dialog. */
  opened: Thing | null = $state.raw(null);
  /** The thing whose options alone are shown, after a click on it. */
  narrowed: Thing | null = $state.raw(null);
  /** Whose things are in front of a reader with several seats, if not those of the deciding seat. */
  chosenSeat: number | null = $state(null);
  /** What others are pointing at. */
  shown: () => { name: string; thing: Thing }[] = () => [];
  catalogue: Map<string, ComponentText> = $state.raw(new Map());
  seats: Seat[] = $state.raw([]);
  names: Record<string, string> = $state.raw({});
  own: number[] = $state.raw([]);
  /** The options of the set-up, in words. */
  setup: SetupLine[] = $state.raw([]);
  /** Points at something for others to see; does nothing in a replay. */
  show: (thing: Thing) => void = () => {};
  /** Whether the reader may show cards from a hand to others who are here. */
  mayShow = $state(false);
  /** Whether the reader is choosing cards to show. */
  showing = $state(false);
  isLive = true;
  /** The current attempt, while a stage shows it and has the button to go through with it. */
  staged: Attempt | null = $state.raw(null);

  constructor(
    readonly source: Source,
    /** One view with all that somebody with several seats knows, and what others show of their hands. */
    private readonly together: (view: View, views: View[], hands: HandShown[]) => View = (view) => view,
    /** A view at an earlier moment, with the things of that moment. */
    private readonly asOf: (view: View, things: Things) => View = (view) => view,
  ) {}

  /**
   * The view of the deciding seat if it is the reader's, else of the reader's first seat, including what the
   * reader's other seats know. During a beat, it is the view of that moment.
   */
  get view(): View {
    return this.shownView;
  }

  private newest: View = $derived.by(() => {
    const { decision, views, hands } = this.source;
    const asked = decision?.mine && views.find((one) => one.seat === decision.seat);
    const view = asked || views[0]!;
    return views.length > 1 || hands.length ? this.together(view, views, hands) : view;
  });

  private shownView: View = $derived.by(() => {
    const things = this.thingsThen;
    return things ? this.asOf(this.newest, things) : this.newest;
  });

  /** The progress of the game; during a beat, the progress at that moment. */
  get progress(): View["progress"] {
    const { beat } = this.source.director;
    if (!beat) return this.newest.progress;
    // Other counters than rounds have their own steps.
    const steps = this.steps(beat.counted?.name);
    return { ...this.newest.progress, steps, round: beat.round, step: beat.step, ...(beat.counted ? { counted: beat.counted } : {}) };
  }

  private steps(counted: string | undefined): string[] {
    const known = [this.newest, this.before].find(({ progress }) => progress.counted?.name === counted);
    return (known ?? this.newest).progress.steps;
  }

  /** The view before the current beat, for what is not a thing: what was played in the round. */
  get before(): View {
    return this.source.director.views?.find((one) => one.seat === this.newest.seat) ?? this.newest;
  }

  /** The things on the table at the moment of the beat. */
  private get thingsThen(): Things | undefined {
    const { views, director } = this.source;
    return director.things?.[views.findIndex((one) => one.seat === this.newest.seat)];
  }

  /** The seat whose things are in front of the reader; null for spectators. */
  get front(): number | null {
    const asked = this.view.seat;
    if (this.chosenSeat !== null && this.own.includes(this.chosenSeat)) return this.chosenSeat;
    return asked !== null && this.own.includes(asked) ? asked : (this.own[0] ?? null);
  }

  get views(): View[] {
    return this.source.views;
  }

  /** What is on the table, by `kind:id`; during a beat, what was there at that moment. */
  get things(): View["things"] {
    return this.thingsThen ?? this.newest.things;
  }

  /** Whether a beat is being shown; only after that can anything be chosen. */
  get isBusy(): boolean {
    return this.source.director.isBusy;
  }

  /** Whether a thing is changing in the current beat. */
  isChanging(thing: Thing): boolean {
    return this.source.director.changed.has(`${thing.kind}:${thing.id}`);
  }


  /** The name of something in the views: a thing by its kind and name, a number, a mark, or a step. */
  word(kind: string, key: string | number): string {
    return this.source.words[`${kind}/${key}`] ?? String(key);
  }

  get options(): OptionText[] {
    const { decision, ticking } = this.source;
    if (this.isBusy) return [];
    const options = (decision?.mine && decision.options) || [];
    if (!ticking?.several) return options;
    return [...ticking.options, ...options.filter((one) => one.first)];
  }

  optionsOn(thing: Thing): OptionText[] {
    return this.options.filter((option) => option.points.some((one) => same(one, thing)));
  }

  /** Whether the guide would choose or tick an option. */
  isAdvised(key: string): boolean {
    return !!this.source.guide?.best.includes(key);
  }

  /** Whether the hint would choose or tick an option. */
  isHinted(key: string): boolean {
    return !!this.source.hint?.best.includes(key);
  }

  /** Whether the guide or the hint would confirm exactly what is ticked. */
  get isAdvisedToConfirm(): boolean {
    const { guide, hint, ticking } = this.source;
    const advice = guide ?? hint;
    if (!advice || !ticking?.several) return false;
    const best = advice.best.filter((key) => ticking.has(key));
    return best.length === ticking.keys.length && best.every((key) => ticking.count(key) > 0);
  }

  /** The things that the choice of the guide or the hint refers to. */
  get advised(): Thing[] {
    const { guide, hint } = this.source;
    if (!guide && !hint) return [];
    return this.options.filter(({ key }) => this.isAdvised(key) || this.isHinted(key)).flatMap((one) => one.points);
  }

  /** Whether the choice of the guide or the hint refers to a thing. */
  isAdvisedOn(thing: Thing): boolean {
    return this.advised.some((one) => same(one, thing));
  }

  isPointed(thing: Thing): boolean {
    return this.pointed.some((one) => same(one, thing));
  }

  /** Whether something about a thing is ticked. */
  isTicked(thing: Thing): boolean {
    const ticking = this.source.ticking;
    return !!ticking?.keys.length && this.optionsOn(thing).some((one) => ticking.count(one.key) > 0);
  }

  /** The names of others who are pointing at a thing. */
  shownBy(thing: Thing): string[] {
    return this.shown().flatMap((one) => (same(one.thing, thing) ? [one.name] : []));
  }

  point(option: OptionText | null, things: Thing[] = option?.points ?? []): void {
    this.pointedOption = option;
    this.pointed = things;
  }

  /**
   * React to a press on a thing: choose its option if there is exactly one; offer its options beside it if there
   * are several, or if the reader wants to be asked twice; otherwise open it. A finger reads first, and chooses
   * with its second press. What cannot be undone by playing on is never chosen by pressing a thing.
   */
  press(thing: Thing, near?: DOMRect, isTouched = false): void {
    const [first, ...more] = this.optionsOn(thing);
    const isTicking = !!first && !!this.source.ticking?.has(first.key);
    const isAgain = !!this.offer && same(this.offer.thing, thing);
    if (!first || !this.isLive) this.opened = thing;
    else if (near && !isTicking && (more.length || first.grave || settings.confirm || (isTouched && !isAgain))) {
      this.offer = { thing, near, isTouched };
    } else if (more.length || first.grave || (settings.confirm && !this.source.ticking?.several)) this.narrowed = thing;
    else this.source.choose(first.key);
  }

  /** What the owner of a hand shows of it. */
  shownOf(seat: number): HandShown | undefined {
    return this.source.hands.find((one) => one.seat === seat);
  }

  /** The single cards that others are showing, by person. */
  get shownByOthers(): { seat: number; name: string; cards: CardShown[] }[] {
    return this.source.hands.flatMap(({ seat, open, cards }) =>
      open || this.own.includes(seat) ? [] : [{ seat, name: this.player(seat).name, cards }],
    );
  }

  text(key: string): Record<string, string> {
    return this.catalogue.get(key)?.text ?? {};
  }

  /** Who plays a seat: a person's name, or the kind of bot. */
  player(seat: number): { name: string; bot: string | null } {
    const one = this.seats.find((it) => it.seat === seat);
    return { name: (one?.owner && this.names[one.owner]) || "", bot: one?.bot ?? null };
  }
}

export const same = (a: Thing, b: Thing): boolean => a.kind === b.kind && a.id === b.id;
