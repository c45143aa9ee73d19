/** Draws beside the page, so that no picture ever delays a question. */

import { draw, type Wish } from "./kit";

export interface Order {
  id: number;
  wish: Wish;
}

export interface Delivery {
  id: number;
  svg: string;
}

onmessage = async ({ data: { id, wish } }: MessageEvent<Order>): Promise<void> => {
  postMessage({ id, svg: await draw(wish) } satisfies Delivery);
};
