/** What the server sends and receives: the types of docs/protocol.md, by the names the page uses for them. */

import type {
  Label,
  NewTable as NewTableShape,
  Request,
  SeatOrders,
  ServerMessage,
  SetupText,
  Summary,
} from "./shapes";

export type * from "./shapes";

export type Language = "en" | "pl" | "uk";
export const LANGUAGES: readonly Language[] = ["en", "pl", "uk"];

export type Setup = Summary["setup"];
export type SetupOption = SetupText;
export type SetupLine = Label;
export type Orders = SeatOrders;
/** The wish for a kind of occasion: ask unless waiting for one's turn, pass it, or always ask. */
export type Wish = Orders["wishes"][string];
export type SeatWish = NonNullable<NewTableShape["seats"]>[number];

type Unnumbered<R> = R extends unknown ? Omit<R, "id"> : never;
/** What the page sends; numbers are added on sending. */
export type Say = Unnumbered<Request>;
export type Hear = ServerMessage;
