/** A finished game, step by step; loaded as needed. */

import { api } from "../net/api";
import type { ReplayChapter, Decision, LogEntry, ReplayStep, View } from "../net/protocol";
import { Director } from "./director.svelte";
import type { Source } from "./scene.svelte";
import { session } from "./session.svelte";

/** The number of steps loaded together, and of such parts of the log before the current one. */
const CHUNK = 20;
const PARTS_BEFORE = 2;
/** The longest time to show a step, in milliseconds. */
const STEP = 3600;
/** The time until a loading sign appears, in milliseconds. */
const PATIENCE = 150;

export class ReplayState implements Source {
  at = $state(0);
  choices = $state(0);
  seat = $state("open");
  fresh = $state(0);
  leaps = $state(0);
  problem = $state("");
  /** Whether loading is taking a while. */
  busy = $state(false);
  chapters: ReplayChapter[] = $state.raw([]);
  words: Record<string, string> = $state.raw({});
  sending = null;
  odds = null;
  hands = [];
  readonly director = new Director();

  private steps: Map<number, ReplayStep> = $state.raw(new Map());
  private parts = new Map<number, Promise<ReplayStep[]>>();
  /** The parts that are loaded completely. */
  private whole = new Set<number>();
  private wanted = 0;
  private leaping: Promise<void> | null = null;

  constructor(
    readonly table: string,
    /** The first step. */
    first = 0,
  ) {
    this.wanted = first;
    this.director.most = STEP;
  }

  get step(): ReplayStep | undefined {
    return this.steps.get(this.at);
  }
  get views(): View[] {
    return this.step?.views ?? [];
  }
  get decision(): Decision | null {
    return this.step?.decision ?? null;
  }
  get version(): number {
    return this.at;
  }
  /** The log up to the current step, as far back as it was loaded without gaps. */
  get log(): LogEntry[] {
    const found: LogEntry[][] = [];
    for (let at = this.at; this.steps.has(at); at--) found.unshift(this.steps.get(at)!.log);
    return found.flat();
  }
  /** Whether there is an earlier part of the log that was not loaded. */
  get hasEarlier(): boolean {
    return this.firstLoaded() > 0;
  }
  /** The current chapter; undefined before the first. */
  get chapter(): ReplayChapter | undefined {
    return this.chapters.findLast((one) => one.at <= this.at);
  }

  choose(): void {}

  /** Start over with another seat or language. What is shown stays until the new one is loaded. */
  async reset(): Promise<void> {
    const parts = new Map<number, Promise<ReplayStep[]>>();
    this.parts = parts;
    this.whole = new Set();
    void this.loadChapters();
    const found = await this.waited(this.fetch(this.wanted, 1));
    if (parts !== this.parts) return;
    this.steps = byNumber(found);
    this.leaps += 1;
    await this.go(this.wanted);
  }

  /** Show a step; of several requests the last one counts, in whatever order they are loaded. */
  async go(to: number): Promise<void> {
    const next = Math.max(0, Math.min(to, this.choices));
    this.wanted = next;
    if (!this.steps.has(next)) await this.leap();
    if (next !== this.wanted) return;
    this.director.skip();
    if (next === this.at + 1 && this.steps.has(this.at)) {
      const { log, moments } = this.steps.get(next) ?? { log: [], moments: null };
      this.fresh = log.length;
      this.director.play(this.views, log, moments ?? []);
    } else {
      this.fresh = 0;
      this.leaps += 1;
    }
    this.at = next;
    void this.load(next).then(() => this.earlier(PARTS_BEFORE));
    void this.load(next + CHUNK / 2);
  }

  /** Go to the next or the previous chapter. */
  async goChapter(step: 1 | -1): Promise<void> {
    const before = this.chapters.filter((one) => one.at < this.at).length;
    const next = step > 0 ? this.chapters.find((one) => one.at > this.at) : this.chapters[before - 1];
    await this.go(next?.at ?? (step > 0 ? this.choices : 0));
  }

  /** Load a few earlier parts of the log. */
  async earlier(parts: number): Promise<void> {
    const from = chunkOf(this.at) - parts * CHUNK;
    for (let before = this.firstLoaded() - 1; before >= Math.max(0, from); before -= CHUNK) await this.load(before);
  }

  private async loadChapters(): Promise<void> {
    try {
      this.chapters = (await api.chapters(this.table, session.language)).chapters;
    } catch (error) {
      session.complain(error);
    }
  }

  private firstLoaded(): number {
    let first = this.at;
    while (this.steps.has(first - 1)) first--;
    return first;
  }

  /**
   * Load the requested step before the part it belongs to, so that a leap only waits for one step. Of the steps
   * that a slider passes meanwhile, only the last one is loaded.
   */
  private leap(): Promise<void> {
    this.leaping ??= this.loadWanted().finally(() => (this.leaping = null));
    return this.leaping;
  }

  private async loadWanted(): Promise<void> {
    for (let tried = -1; tried !== this.wanted && !this.steps.has(this.wanted); ) {
      tried = this.wanted;
      await this.add(this.fetch(tried, 1));
    }
  }

  private async load(near: number): Promise<void> {
    const from = chunkOf(near);
    if (this.whole.has(from) || (this.choices && from > this.choices)) return;
    const { whole } = this;
    await this.add(this.part(from));
    if (this.steps.has(from)) whole.add(from);
  }

  private async add(coming: Promise<ReplayStep[]>): Promise<void> {
    const { parts } = this;
    const found = await this.waited(coming);
    // The reader may have chosen another seat meanwhile.
    if (parts === this.parts) this.steps = new Map([...this.steps, ...byNumber(found)]);
  }

  /** Wait for something, with a loading sign if it takes a while. */
  private async waited<T>(coming: Promise<T>): Promise<T> {
    const timer = setTimeout(() => (this.busy = true), PATIENCE);
    try {
      return await coming;
    } finally {
      clearTimeout(timer);
      this.busy = false;
    }
  }

  private part(from: number): Promise<ReplayStep[]> {
    let part = this.parts.get(from);
    if (!part) {
      part = this.fetch(from, CHUNK);
      this.parts.set(from, part);
    }
    return part;
  }

  private async fetch(from: number, count: number): Promise<ReplayStep[]> {
    const { parts } = this;
    try {
      const found = await api.replay(this.table, this.seat, from, count, session.language);
      this.choices = found.choices;
      this.words = { ...this.words, ...found.names };
      return found.moments;
    } catch (error) {
      parts.delete(from);
      this.problem = (error as Error).message || session.t("web-error-unreachable");
      return [];
    }
  }
}

const chunkOf = (at: number): number => Math.floor(at / CHUNK) * CHUNK;

const byNumber = (steps: ReplayStep[]): Map<number, ReplayStep> =>
  new Map(steps.map((one) => [one.at, one]));
