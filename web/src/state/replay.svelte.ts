/** A finished game, step by step; loaded as it is looked at. */

import { api } from "../net/api";
import type { Decision, LogEntry, ReplayStep, View } from "../net/protocol";
import { Director } from "./director.svelte";
import type { Source } from "./scene.svelte";
import { session } from "./session.svelte";

const CHUNK = 60;
/** How many milliseconds a step may take to be shown. */
const STEP = 3600;

export class ReplayState implements Source {
  at = $state(0);
  choices = $state(0);
  seat = $state("open");
  fresh = $state(0);
  leaps = $state(0);
  problem = $state("");
  words: Record<string, string> = $state.raw({});
  sending = null;
  odds = null;
  hands = [];
  readonly director = new Director();

  private steps: Map<number, ReplayStep> = $state.raw(new Map());
  private parts = new Map<number, Promise<ReplayStep[]>>();
  private wanted = 0;

  constructor(
    readonly table: string,
    /** The step to begin with. */
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
  /** The log up to the step that is shown, as far as it was loaded. */
  get log(): LogEntry[] {
    const found: LogEntry[] = [];
    for (let at = 0; at <= this.at; at++) found.push(...(this.steps.get(at)?.log ?? []));
    return found;
  }

  choose(): void {}

  /** Start over: another seat, or another language. What is shown stays until there is more. */
  async reset(): Promise<void> {
    const parts = new Map<number, Promise<ReplayStep[]>>();
    this.parts = parts;
    const found: ReplayStep[] = [];
    for (let from = 0; from <= this.at; from += CHUNK) found.push(...(await this.part(from)));
    if (parts !== this.parts) return;
    this.steps = byNumber(found);
    this.leaps += 1;
    await this.go(this.wanted);
  }

  /** Show a step; of several requests the last counts, whatever is loaded first. */
  async go(to: number): Promise<void> {
    const next = Math.max(0, Math.min(to, this.choices));
    this.wanted = next;
    // The log is told from the beginning, so everything before the step is wanted too.
    for (let from = 0; from <= next; from += CHUNK) await this.load(from);
    if (next !== this.wanted) return;
    this.director.skip();
    if (next === this.at + 1) {
      const { log, moments } = this.steps.get(next) ?? { log: [], moments: null };
      this.fresh = log.length;
      this.director.play(this.views, log, moments ?? []);
    } else {
      this.fresh = 0;
      this.leaps += 1;
    }
    this.at = next;
    void this.load(next + 10);
  }

  private async load(near: number): Promise<void> {
    const from = Math.floor(near / CHUNK) * CHUNK;
    if (this.steps.has(from) || (this.choices && from > this.choices)) return;
    const { parts } = this;
    const found = await this.part(from);
    // Somebody else's eyes may have been chosen meanwhile.
    if (parts === this.parts) this.steps = new Map([...this.steps, ...byNumber(found)]);
  }

  private part(from: number): Promise<ReplayStep[]> {
    let part = this.parts.get(from);
    if (!part) {
      part = this.fetch(from);
      this.parts.set(from, part);
    }
    return part;
  }

  private async fetch(from: number): Promise<ReplayStep[]> {
    const { parts } = this;
    try {
      const found = await api.replay(this.table, this.seat, from, CHUNK, session.language);
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

const byNumber = (steps: ReplayStep[]): Map<number, ReplayStep> =>
  new Map(steps.map((one) => [one.at, one]));
