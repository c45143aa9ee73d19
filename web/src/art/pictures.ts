/** Pictures by wish: each is drawn once, by the worker, and kept while the page is open. */

import type { Wish } from "./kit";
import type { Delivery, Order } from "./worker";

export type { Wish } from "./kit";

const kept = new Map<string, Promise<string>>();
const waiting = new Map<number, (svg: string) => void>();
let worker: Worker | null = null;
let last = 0;

function hire(): Worker {
  const hired = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  hired.onmessage = ({ data: { id, svg } }: MessageEvent<Delivery>) => {
    waiting.get(id)?.(svg);
    waiting.delete(id);
  };
  return hired;
}

/** The address of a picture, once it is drawn. */
export function picture(wish: Wish): Promise<string> {
  const key = JSON.stringify(wish);
  let address = kept.get(key);
  if (!address) {
    address = order(wish).then((svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
    kept.set(key, address);
  }
  return address;
}

function order(wish: Wish): Promise<string> {
  worker ??= hire();
  const id = ++last;
  const drawn = new Promise<string>((done) => waiting.set(id, done));
  worker.postMessage({ id, wish } satisfies Order);
  return drawn;
}
