/** Walls of a map tile, seen from above with a slight lean to the south: tops are light, south faces dark. */

import { mix, type Random } from "../numbers";
import { box, disc, type Outline, type Point } from "../shapes";
import type { Ground } from "./floor";
import { LAMP, type LitPlate } from "./light";
import { columns, type DoorState, rows, type TileLook, U } from "./look";
import { BRASS, PALE, shade } from "./metal";

/** A straight piece of wall, or of an unexplored way out. */
interface Run {
  kind: "h" | "v";
  x: number;
  y: number;
  n: number;
  edge: string;
}

/** The thickness of a wall, and the visible height of its south face. */
const T = 9;
const F = 8;
const DARK = "#070606";

export function runs(look: TileLook): Run[] {
  const out: Run[] = [];
  const add = (kind: "h" | "v", x: number, y: number, edge: string): void => {
    if (edge !== "#" && edge !== "=") return;
    const last = out.at(-1);
    const follows = last?.kind === kind && last.edge === edge
      && (kind === "h" ? last.y === y && last.x + last.n === x : last.x === x && last.y + last.n === y);
    if (last && follows) last.n++;
    else out.push({ kind, x, y, n: 1, edge });
  };
  look.across.forEach((line, y) => [...line].forEach((edge, x) => add("h", x, y, edge)));
  for (let x = 0; x <= columns(look); x++) {
    for (let y = 0; y < rows(look); y++) add("v", x, y, look.upright[y]?.[x] ?? "");
  }
  return out;
}

/** The shadows of walls on the floor, to the southeast. */
export function shadows(p: LitPlate, walls: readonly Run[]): void {
  const outlines = walls.map(({ kind, x, y, n }): Outline => {
    const [X, Y, length] = [x * U, y * U, n * U];
    if (kind === "h") return [[X - T / 2, Y], [X + length + T / 2, Y], [X + length + T / 2 + 9, Y + 19], [X + 5, Y + 19]];
    return [[X, Y - T / 2], [X + T / 2, Y], [X + 17, Y + 12], [X + 17, Y + length + 14], [X + 8, Y + length + 14], [X, Y + length]];
  });
  p.sheet(outlines, "#050404", 0.62);
}

/** Brass pipes that hang under the longer walls. */
export function pipes(p: LitPlate, walls: readonly Run[], look: TileLook): void {
  for (const { kind, x, y, n, edge } of walls) {
    if (kind !== "h" || edge !== "#" || n < 3 || y >= rows(look)) continue;
    const [top, a, b] = [y * U + F + 4.6, x * U + 8, (x + n) * U - 8];
    p.paint(box(a, top - 2.6, b - a, 7), "#050404", 0.8).paint(box(a, top - 2.4, b - a, 4.6), "#5d3d1a");
    const tone = (u: number): number => 0.35 + 0.8 * p.at(u, top + 10);
    p.hatch(box(a, top - 2.2, b - a, 2.4), { angle: 0, gap: 2.2, colour: "#f6d592", tone, max: 0.62, breaks: 0.03 });
    for (let u = a + 12; u < b; u += 47) {
      p.paint(box(u - 3.4, top - 4, 6.8, 8), "#0a0705");
      p.paint(box(u - 2.3, top - 3.1, 4.6, 6), shade(BRASS, p.at(u, top + 8) + 0.25));
      p.paint(box(u - 2.3, top - 2.6, 4.6, 1.1), "#f6dca0", 0.8);
    }
  }
}

export function build(p: LitPlate, walls: readonly Run[], ground: Ground, r: Random): void {
  const cuts = mix(p.p.light, ground.mid, 0.12);
  p.merged(() => walls.forEach((wall) => face(p, wall, cuts)));
  const tops = walls.map(({ kind, x, y, n }) =>
    kind === "h" ? box(x * U - T / 2, y * U - T, n * U + T, T) : box(x * U - T / 2, y * U - T, T, n * U + T),
  );
  const outer = walls.map(({ kind, x, y, n }) =>
    kind === "h"
      ? box(x * U - T / 2 - 1, y * U - T - 1, n * U + T + 2, T + 2)
      : box(x * U - T / 2 - 1, y * U - T - 1, T + 2, n * U + T + 2),
  );
  p.sheet(outer, "#050404").sheet(tops, mix(ground.mid, p.p.light, 0.16));
  p.merged(() => {
    walls.forEach(({ kind }, i) => p.hatch(tops[i]!, {
      angle: kind === "h" ? 90 : 0,
      gap: 4.4,
      colour: mix(p.p.light, "#ffffff", 0.1),
      tone: (a, b) => 0.3 + 0.75 * Math.max(p.at(a - 6, b + 8), p.at(a + 8, b + 12), p.at(a, b - 8)),
      max: 0.5,
      wobble: 0.4,
      rough: 0.5,
      breaks: 0.09,
    }));
    walls.forEach((wall) => joints(p, wall, r));
  });
  for (const wall of walls) if (wall.edge === "=") portcullis(p, wall);
  posts(p, walls);
}

function face(p: LitPlate, { kind, x, y, n }: Run, colour: string): void {
  const isLevel = kind === "h";
  const side = isLevel ? box(x * U - T / 2, y * U, n * U + T, F + 1) : box(x * U - T / 2, (y + n) * U - 1, T, F);
  const fade = (b: number): number => (isLevel ? 0.9 - (b - y * U) / 22 : 0.9);
  p.paint(side, "#080707");
  p.hatch(side, { angle: 90, gap: 3.4, colour, tone: (a, b) => 0.85 * p.at(a, b + 10) * fade(b), breaks: 0.08, max: 0.6 });
}

/** The joints between the stones on top, and the lit edge. */
function joints(p: LitPlate, { kind, x, y, n }: Run, r: Random): void {
  const count = Math.round((n * U) / 13);
  const [X, Y] = [x * U, y * U];
  for (let k = 1; k < count; k++) {
    const u = (k / count) * n * U + r.in(-2, 2);
    p.paint(kind === "h" ? box(X + u, Y - T, 1.1, T) : box(X - T / 2, Y - T / 2 + u, T, 1.1), "#0a0807");
  }
  const lit = kind === "h" ? box(X - T / 2, Y - 1.3, n * U + T, 1.2) : box(X - T / 2, Y - T, 1.1, n * U + T);
  p.paint(lit, mix(p.p.light, "#ffffff", 0.2), 0.5);
}

/** An unexplored way out: an iron grating in the wall. */
function portcullis(p: LitPlate, { kind, x, y, n }: Run): void {
  const [X, Y, length] = [x * U, y * U, n * U];
  const isLevel = kind === "h";
  const bars = Array.from({ length: n * 5 }, (_, k) =>
    isLevel ? box(X + 5 + k * 8, Y - T - 1, 3, T + F + 1) : box(X - T / 2 - 1, Y + 3 + k * 8, T + 2, 3),
  );
  p.paint(isLevel ? box(X, Y - T, length, T + F) : box(X - T / 2, Y - 2, T, length + 2), DARK);
  p.sheet(bars, mix(p.p.light, "#7a4e22", 0.45));
  const ends = isLevel
    ? [box(X - 1, Y - T, 4, T + F), box(X + length - 3, Y - T, 4, T + F)]
    : [box(X - T / 2 - 1, Y - 4, T + 2, 4), box(X - T / 2 - 1, Y + length - 2, T + 2, 4)];
  p.sheet(ends, mix(LAMP, "#ffffff", 0.2));
}

/** Iron posts where walls end or turn. */
function posts(p: LitPlate, walls: readonly Run[]): void {
  const corners = new Map<string, Point>();
  for (const { kind, x, y, n } of walls) {
    for (const [u, v] of [[x, y], kind === "h" ? [x + n, y] : [x, y + n]] as const) corners.set(`${u},${v}`, [u, v]);
  }
  for (const [x, y] of corners.values()) {
    const [X, Y] = [x * U, y * U - T / 2];
    p.paint(box(X - 6.6, Y - 6.4, 13.2, 12.8), DARK);
    p.paint(box(X - 5.4, Y - 5.4, 10.8, 10.6), mix("#8a6232", "#1a130c", Math.max(0, 0.62 - 0.6 * p.at(X + 9, Y + 14))));
    p.paint(disc(X, Y, 2.3, 2.3, 0, 360, 8), "#0d0a07").paint(disc(X - 0.6, Y - 0.7, 1.1, 1.1, 0, 360, 6), "#f3d79c", 0.8);
  }
}

export function hangDoors(p: LitPlate, look: TileLook): void {
  const state = (key: string): DoorState => look.doors[key] ?? "open";
  look.across.forEach((line, y) => [...line].forEach((edge, x) => {
    if (edge === "D") levelDoor(p, x * U, y * U, state(`h${x},${y}`));
  }));
  look.upright.forEach((line, y) => [...line].forEach((edge, x) => {
    if (edge === "D") uprightDoor(p, x * U, y * U, state(`v${x},${y}`));
  }));
}

const BLACK = "#070504";

/** A leaf of a door. */
function leaf(p: LitPlate, x: number, y: number, w: number, h: number, light: number): void {
  const isWide = w > h;
  p.paint(box(x - 1.2, y - 1.2, w + 2.4, h + 2.4), BLACK).paint(box(x, y, w, h), shade(BRASS, light + 0.35));
  p.hatch(box(x, y, w, h), { angle: isWide ? 90 : 0, gap: 3, colour: PALE, tone: () => 0.25 + 0.5 * light, max: 0.5, breaks: 0.1 });
  for (const t of [0.14, 0.5, 0.86]) {
    p.paint(disc(isWide ? x + w * t : x + w / 2, isWide ? y + h / 2 : y + h * t, 1.5, 1.5, 0, 360, 8), BLACK);
  }
}

const lock = (p: LitPlate, x: number, y: number): void => {
  p.paint(disc(x, y, 4.6), BLACK).paint(disc(x, y, 3.2), PALE);
};

function levelDoor(p: LitPlate, X: number, Y: number, state: DoorState): void {
  const light = p.at(X + U / 2, Y + 14);
  p.sheet([box(X - 1, Y - 11, 7, 19), box(X + U - 6, Y - 11, 7, 19)], BLACK);
  p.sheet([box(X + 0.4, Y - 9.6, 4.2, 16), box(X + U - 4.6, Y - 9.6, 4.2, 16)], shade(BRASS, light + 0.35));
  if (state === "open") leaf(p, X + 4, Y + 2, 5.5, U * 0.62, light);
  if (state !== "closed") return;
  leaf(p, X + 6, Y - 8, U - 12, 7, light);
  const front = box(X + 6, Y, U - 12, 7);
  p.paint(front, BLACK).hatch(front, { angle: 90, gap: 4, colour: shade(BRASS, light + 0.35), tone: () => 0.7 });
  lock(p, X + U / 2, Y - 4);
}

function uprightDoor(p: LitPlate, X: number, Y: number, state: DoorState): void {
  const light = p.at(X + 14, Y + U / 2);
  p.sheet([box(X - 6, Y - 10, 12, 8), box(X - 6, Y + U - 9, 12, 9)], BLACK);
  p.sheet([box(X - 4.6, Y - 8.6, 9.2, 5.4), box(X - 4.6, Y + U - 7.6, 9.2, 6)], shade(BRASS, light + 0.35));
  if (state === "open") leaf(p, X + 2, Y - 3, U * 0.62, 5.5, light);
  if (state !== "closed") return;
  leaf(p, X - 3.6, Y - 1, 7.2, U - 9, light);
  lock(p, X, Y + U / 2 - 4);
}
