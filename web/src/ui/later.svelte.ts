/** Parts of the page that the first load does without: fetched when they are wanted, or once there is leisure. */

import { session } from "../state/session.svelte";

export class Later<Part> {
  private found: Part | null = $state.raw(null);
  private coming: Promise<void> | null = null;

  constructor(private readonly load: () => Promise<Part>) {}

  /** The part, as soon as it is there; whoever asks wants it. */
  get part(): Part | null {
    void this.fetch();
    return this.found;
  }

  /** Fetches the part, once; where that fails, again the next time. */
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

/** Fetches parts one after the other, when the browser has nothing else to do. */
export async function fetchAtLeisure(parts: Later<unknown>[]): Promise<void> {
  for (const one of parts) {
    await leisure();
    await one.fetch();
  }
}

/** Until the browser is idle; one that cannot say so is given a moment. */
export const leisure = (): Promise<unknown> =>
  new Promise((done) => ("requestIdleCallback" in window ? requestIdleCallback(done, { timeout: 5000 }) : setTimeout(done, 1500)));
