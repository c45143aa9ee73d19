/** The pictures of Arkham Horror's set-up options. */

import type { Wish } from "../../art/pictures";
import type { Cover } from "../covers";
import { ancientWish, faceWish } from "./art";
import { PEOPLE } from "./people";

const BOARDS: Record<string, Wish> = {
  arkham: { art: "place", kind: "street", seed: "arkham", light: "town" },
  innsmouth: { art: "place", kind: "harbour", seed: "innsmouth", light: "tide" },
};
/** Nobody is an empty circle; both are shown as what they serve. */
const HERALDS: Record<string, Wish> = {
  nobody: { art: "place", kind: "ritual", seed: "nobody", light: "tide" },
  both: { art: "foe", kind: "ancient one", seed: "both", light: "tide" },
};

export const cover: Cover = (key, value) => {
  if (key === "board") return BOARDS[value];
  if (key === "herald") return HERALDS[value] ?? ancientWish(String(value));
  if (key === "ancient_one" && value !== "random") return ancientWish(String(value));
  return PEOPLE[value] && faceWish(String(value));
};
