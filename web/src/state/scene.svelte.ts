/** What a board, a card or a panel may look at and do, at a live table and in a replay alike. */

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
  /** What things in the views are called, by `kind/name`. */
  readonly words: Record<string, string>;
  readonly decision: Decision | null;
  readonly log: LogEntry[];
  readonly fresh: number;
  readonly leaps: number;
  readonly version: number;
  readonly sending: string | null;
  /** The chances at this moment, once they are known. */
  readonly odds: Odds | null;
  /** What hands their owners show to everybody. */
  readonly hands: HandShown[];
  /** What happened on the way to these views, while it is shown. */
  readonly director: Director;
  /** What is ticked where several things are chosen; a replay has nothing to tick. */
  readonly ticking?: Ticking;
  choose(key: string): void;
  /** What the guide of a first game says to the question; a replay has none. */
  readonly guide?: Guidance | null;
  /** What a hint says to the question, once it was asked for. */
  readonly hint?: Hint | null;
  /** Why nothing, or nothing more, may be done with a thing; a replay cannot be asked. */
  whyNot?(thing: Thing): Promise<ReasonText[]>;
}

export interface Zoomed {
  thing: Thing;
  /** Where on the screen the thing itself is. */
  near: DOMRect;
}

/** A thing that was pressed and has something to offer. */
export interface Offer extends Zoomed {
  /** By a finger, which covers what it reads. */
  isTouched: boolean;
}

export class Scene {
  /** What the cursor or the focus is on: options, lines of the log. */
  pointed: Thing[] = $state.raw([]);
  /** The option under the cursor. */
  pointedOption: OptionText | null = $state.raw(null);
  zoomed: Zoomed | null = $state.raw(null);
  /** What may be done with a thing, shown beside it. */
  offer: Offer | null = $state.raw(null);
  /** Something to look into: a dialog. */
  opened: Thing | null = $state.raw(null);
  /** Only these options are shown, after a click on a thing with several. */
  narrowed: Thing | null = $state.raw(null);
  /** Whose things lie before a reader with several seats, if not those of whoever is asked. */
  chosenSeat: number | null = $state(null);
  /** What others point at. */
  shown: () => { name: string; thing: Thing }[] = () => [];
  catalogue: Map<string, ComponentText> = $state.raw(new Map());
  seats: Seat[] = $state.raw([]);
  names: Record<string, string> = $state.raw({});
  own: number[] = $state.raw([]);
  /** What was chosen before the game, in words. */
  setup: SetupLine[] = $state.raw([]);
  /** Points at something for the others to see; does nothing in a replay. */
  show: (thing: Thing) => void = () => {};
  /** Whether the reader may show cards of a hand to others who are here. */
  mayShow = $state(false);
  /** Whether the reader chooses which cards to show. */
  showing = $state(false);
  isLive = true;
  /** What is attempted, while a stage shows it and has the button that goes through with it. */
  staged: Attempt | null = $state.raw(null);

  constructor(
    readonly source: Source,
    /** One view with all that somebody with several seats knows, and what others show of hands. */
    private readonly together: (view: View, views: View[], hands: HandShown[]) => View = (view) => view,
    /** A view as it was when its things stood like that. */
    private readonly asOf: (view: View, things: Things) => View = (view) => view,
  ) {}

  /**
   * The view of the seat that is asked, if it is the reader's, else of the first own seat; with all
   * that the reader's other seats know. While something happens, as it was at that moment.
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

  /** How far the game is; while something happens, how far it was then. */
  get progress(): View["progress"] {
    const { beat } = this.source.director;
    if (!beat) return this.newest.progress;
    // What is counted has steps of its own.
    const steps = this.steps(beat.counted?.name);
    return { ...this.newest.progress, steps, round: beat.round, step: beat.step, ...(beat.counted ? { counted: beat.counted } : {}) };
  }

  private steps(counted: string | undefined): string[] {
    const known = [this.newest, this.before].find(({ progress }) => progress.counted?.name === counted);
    return (known ?? this.newest).progress.steps;
  }

  /** The view before what is being shown, for what no things tell: what was played in the round. */
  get before(): View {
    return this.source.director.views?.find((one) => one.seat === this.newest.seat) ?? this.newest;
  }

  /** What was on the table at the moment that is shown. */
  private get thingsThen(): Things | undefined {
    const { views, director } = this.source;
    return director.things?.[views.findIndex((one) => one.seat === this.newest.seat)];
  }

  /** The seat whose things lie before the reader; none for those who only look on. */
  get front(): number | null {
    const asked = this.view.seat;
    if (this.chosenSeat !== null && this.own.includes(this.chosenSeat)) return this.chosenSeat;
    return asked !== null && this.own.includes(asked) ? asked : (this.own[0] ?? null);
  }

  get views(): View[] {
    return this.source.views;
  }

  /** What is on the table, by `kind:id`; while something happens, as it was at that moment. */
  get things(): View["things"] {
    return this.thingsThen ?? this.newest.things;
  }

  /** Whether something is being shown; nothing can be chosen before it was. */
  get isBusy(): boolean {
    return this.source.director.isBusy;
  }

  /** Whether a thing changes with what is happening now. */
  isChanging(thing: Thing): boolean {
    return this.source.director.changed.has(`${thing.kind}:${thing.id}`);
  }


  /** What something in the views is called: a thing by its kind and name, a number, a mark, a step. */
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

  /** Whether a hint that was asked for would choose or tick an option. */
  isHinted(key: string): boolean {
    return !!this.source.hint?.best.includes(key);
  }

  /** Whether the guide or a hint would confirm what is ticked: all that it would tick, and nothing else. */
  get isAdvisedToConfirm(): boolean {
    const { guide, hint, ticking } = this.source;
    const advice = guide ?? hint;
    if (!advice || !ticking?.several) return false;
    const best = advice.best.filter((key) => ticking.has(key));
    return best.length === ticking.keys.length && best.every((key) => ticking.count(key) > 0);
  }

  /** What the guide, or a hint that was asked for, would choose is about these. */
  get advised(): Thing[] {
    const { guide, hint } = this.source;
    if (!guide && !hint) return [];
    return this.options.filter(({ key }) => this.isAdvised(key) || this.isHinted(key)).flatMap((one) => one.points);
  }

  /** Whether what the guide or a hint would choose is about a thing. */
  isAdvisedOn(thing: Thing): boolean {
    return this.advised.some((one) => same(one, thing));
  }

  isPointed(thing: Thing): boolean {
    return this.pointed.some((one) => same(one, thing));
  }

  /** Whether something about this thing is ticked. */
  isTicked(thing: Thing): boolean {
    const ticking = this.source.ticking;
    return !!ticking?.keys.length && this.optionsOn(thing).some((one) => ticking.count(one.key) > 0);
  }

  /** Others who point at this thing, by name. */
  shownBy(thing: Thing): string[] {
    return this.shown().flatMap((one) => (same(one.thing, thing) ? [one.name] : []));
  }

  point(option: OptionText | null, things: Thing[] = option?.points ?? []): void {
    this.pointedOption = option;
    this.pointed = things;
  }

  /**
   * Somebody pressed a thing: choose its option if there is exactly one, offer all of them beside it if there
   * are several or the reader wants to be asked twice, else look into it. A finger reads first, and chooses when it
   * comes again. What playing on does not mend is never chosen by pressing a thing.
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

  /** The single cards that others show now, by who shows them. */
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
