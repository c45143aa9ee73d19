/** The layout of a town: its quarters with their streets and places, roads, water and woods, in units of its plate. */

import type { Light } from "../palettes";
import { blob, type Outline, type Point } from "../shapes";

/** What a quarter is recognized by from afar. */
export type Top = "spire" | "clock" | "dome" | "stack" | "tank";
export type Tower = readonly [x: number, y: number, w: number, h: number, top: Top];

export interface Quarter {
  street: string;
  colour: string;
  area: Outline;
  /** The position of its street. */
  at: Point;
  /** The positions of its places. */
  places: readonly { place: string; at: Point }[];
  tall: readonly Tower[];
  /** Whether it has no ground of its own. */
  isBare?: boolean;
}

export interface Road {
  ends: readonly [string, string];
  bends: Outline;
}

export interface TownLook {
  town: string;
  w: number;
  h: number;
  light: Light;
  horizon: number;
  moon: readonly [x: number, y: number, r: number];
  quarters: readonly Quarter[];
  roads: readonly Road[];
  water: Outline;
  /** How closely the shore follows its points. */
  shore: number;
  isles: readonly Outline[];
  bridges: readonly (readonly [from: Point, to: Point])[];
  woods: readonly (readonly [x: number, y: number, r: number])[];
  reefs: Outline;
}

/** The way from one street to another: along the road through its bends, or straight. */
export function course(look: TownLook, from: string, to: string): Point[] {
  const at = (street: string): Point => look.quarters.find((one) => one.street === street)!.at;
  const road = look.roads.find(({ ends }) => ends.includes(from) && ends.includes(to));
  if (!road) return [at(from), at(to)];
  const way = blob([at(road.ends[0]), ...road.bends, at(road.ends[1])], { closed: false, n: 6 });
  return road.ends[0] === from ? way : way.reverse();
}
