/** Something to choose by its picture, its name, and a short note about it. */

import type { Wish } from "../art/pictures";

export interface Choice<Value extends string | number = string | number> {
  value: Value;
  text: string;
  note?: string;
  wish?: Wish | undefined;
  /** Whether it is recommended. */
  isAdvised?: boolean;
  /** Whether somebody else has it. */
  isTaken?: boolean;
}
