/** Draws in parallel to the page, so that no picture ever delays a question. */

import { draw, type Wish } from "./kit";

export interface Order {
  id: number;
  wish: Wish;
}

export interface Delivery {
  id: number;
  svg: string;
}

onmessage = ({ data: { id, wish } }: MessageEvent<Order>): void => {
  postMessage({ id, svg: draw(wish) } satisfies Delivery);
};
