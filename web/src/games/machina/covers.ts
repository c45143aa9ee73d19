/** The pictures of Machina Arcana's set-up options. */

import type { Cover } from "../covers";
import { faceWish, sceneWish } from "./art";
import { PEOPLE } from "./people";

export const cover: Cover = (key, value) => {
  if (key === "scenario") return sceneWish(String(value));
  return PEOPLE[value] && faceWish(String(value));
};
