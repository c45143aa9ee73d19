/** Pictures for a rulebook: a place, a foe, or a single thing. */

import type { EmblemKind } from "../art/emblems";
import type { FoeKind } from "../art/foes";
import type { Light } from "../art/palettes";
import type { Wish } from "../art/pictures";
import type { PlaceKind } from "../art/places";

export const place = (kind: PlaceKind, light?: Light): Wish => ({ art: "place", kind, seed: `book/${kind}`, light });

export const foe = (kind: FoeKind, light?: Light): Wish => ({ art: "foe", kind, seed: `book/${kind}`, light });

/** The things of one rulebook are on cloth of the same color. */
export const things =
  (colour: string) =>
  (kind: EmblemKind): Wish => ({ art: "emblem", kind, colour, seed: `book/${kind}` });
