/** The pictures of Final Hour's set-up options. */

import type { Cover } from "../covers";
import { ancientOneWish, faceWish } from "./art";
import { PEOPLE } from "./people";

export const cover: Cover = (key, value) => {
  if (key === "ancient_one") return ancientOneWish(String(value));
  return PEOPLE[value] && faceWish(String(value));
};
