/** Parts of the page that the first load leaves out: they are loaded on demand, or when the browser is idle. */

import { session } from "../state/session.svelte";

export class Later<Part> {
  private found: Part | null = $state.raw(null);
  private coming: Promise<void> | null = null;

  constructor(private readonly load: () => Promise<Part>) {}

  /** The part, once it is loaded; reading it starts loading. */
  get part(): Part | null {
    void this.fetch();
    return this.found;
  }

  /** Load the part once; after a failure, try again the next time. */
  fetch(): Promise<void> {
    this.coming ??= this.load().then(
      (found) => void (this.found = found),
      (error) => {
        this.coming = null;
        session.complain(error);
      },
    );
    return this.coming;
  }
}

/** Load parts one after another, when the browser has nothing else to do. */
export async function fetchAtLeisure(parts: Later<unknown>[]): Promise<void> {
  for (const one of parts) {
    await leisure();
    await one.fetch();
  }
}

/** Resolves when the browser is idle; one that cannot tell gets a moment. */
export const leisure = (): Promise<unknown> =>
  new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 5000 }) : setTimeout(done, 1500)));
