/** The whole kit behind one door: what can be asked for, and how it is drawn. */

import { emblem, type EmblemKind } from "./emblems";
import { type Person, portrait, somebody } from "./faces";
import { gate } from "./gate";
import { type FoeKind, silhouette } from "./foes";
import type { Light } from "./palettes";
import { fog, type PlaceKind, vignette } from "./places";
import { thing, type ThingState, tile, type TileLook } from "./tiles";
import { town, type TownLook } from "./towns";

/** A picture somebody wants; the same wish is always the same picture. */
export type Wish =
  | { art: "place"; kind: PlaceKind; seed: string; light?: Light; tint?: string; vary?: boolean }
  | { art: "fog"; seed: string; light?: Light }
  | { art: "foe"; kind: FoeKind; seed: string; light?: Light; small?: boolean }
  | { art: "face"; seed: string; person?: Person }
  | { art: "emblem"; kind: EmblemKind; colour: string; seed: string; glow?: string }
  | { art: "tile"; look: TileLook }
  | { art: "town"; look: TownLook }
  | { art: "gate"; colour: string; seed?: string }
  | { art: "thing"; sign: string; state?: ThingState };

/** The picture as SVG. */
export function draw(wish: Wish): string {
  switch (wish.art) {
    case "place":
      return vignette(wish.kind, wish.seed, wish);
    case "fog":
      return fog(wish.seed, wish.light);
    case "foe":
      return silhouette(wish.kind, wish.seed, wish);
    case "face":
      return portrait(wish.person ?? somebody(wish.seed), wish.seed);
    case "emblem":
      return emblem(wish.kind, wish.colour, wish.seed, wish.glow);
    case "tile":
      return tile(wish.look);
    case "town":
      return town(wish.look);
    case "gate":
      return gate(wish.colour, wish.seed);
    case "thing":
      return thing(wish.sign, wish.state);
  }
}
