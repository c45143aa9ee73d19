/** A finished table, moment by moment; loaded as it is looked at. */

import { api } from "../net/api";
import type { Decision, LogEntry, Moment, View } from "../net/protocol";
import type { Source } from "./scene.svelte";
import { session } from "./session.svelte";

const CHUNK = 200;

export class ReplayState implements Source {
  at = $state(0);
  choices = $state(0);
  seat = $state("open");
  fresh = $state(0);
  leaps = $state(0);
  loading = $state(true);
  problem = $state("");
  sending = null;
  odds = null;

  private moments: Map<number, Moment> = $state.raw(new Map());
  private asked = new Set<number>();

  constructor(readonly table: string) {}

  get moment(): Moment | undefined {
    return this.moments.get(this.at);
  }
  get views(): View[] {
    return this.moment?.views ?? [];
  }
  get decision(): Decision | null {
    return this.moment?.decision ?? null;
  }
  get version(): number {
    return this.at;
  }
  /** The log up to the moment that is shown, as far as it was loaded. */
  get log(): LogEntry[] {
    const found: LogEntry[] = [];
    for (let at = 0; at <= this.at; at++) found.push(...(this.moments.get(at)?.log ?? []));
    return found;
  }

  choose(): void {}

  /** Begin anew: another seat, or another language. */
  async reset(): Promise<void> {
    this.moments = new Map();
    this.asked.clear();
    this.leaps += 1;
    await this.load(0);
    await this.go(this.at);
  }

  async go(to: number): Promise<void> {
    const next = Math.max(0, Math.min(to, this.choices));
    // The log is told from the beginning, so everything before the moment is wanted too.
    for (let from = 0; from <= next; from += CHUNK) await this.load(from);
    if (next === this.at + 1) this.fresh = this.moments.get(next)?.log.length ?? 0;
    else {
      this.fresh = 0;
      this.leaps += 1;
    }
    this.at = next;
    void this.load(next + 10);
  }

  private async load(near: number): Promise<void> {
    const from = Math.floor(near / CHUNK) * CHUNK;
    if (this.asked.has(from) || (this.choices && from > this.choices)) return;
    this.asked.add(from);
    this.loading = true;
    try {
      const found = await api.replay(this.table, this.seat, from, CHUNK, session.language);
      this.choices = found.choices;
      this.moments = new Map([...this.moments, ...found.moments.map((one): [number, Moment] => [one.at, one])]);
    } catch (error) {
      this.asked.delete(from);
      this.problem = (error as Error).message || session.t("web-error-unreachable");
    } finally {
      this.loading = false;
    }
  }
}
