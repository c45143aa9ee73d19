/** The floor of a map tile: stones or plates, traps, and chasms. */

import { mix, noise, type Random } from "../numbers";
import { box, disc, inside, type Outline, type Point } from "../shapes";
import type { LitPlate } from "./light";
import { each, signAt, type TileLook, U } from "./look";

type Kind = "plate" | "flag" | "brick";

export interface Ground {
  floor: Kind;
  mid: string;
  deep: string;
}

const GROUNDS: readonly Ground[] = [
  { floor: "flag", mid: "#56462f", deep: "#261d13" },
  { floor: "plate", mid: "#5b4429", deep: "#2a1d12" },
  { floor: "plate", mid: "#464238", deep: "#211d18" },
  { floor: "flag", mid: "#36504f", deep: "#13262a" },
  { floor: "brick", mid: "#643624", deep: "#2d1610" },
  { floor: "flag", mid: "#4a4632", deep: "#211f16" },
  { floor: "flag", mid: "#35494f", deep: "#14222a" },
];
const FINAL: Ground = { floor: "flag", mid: "#4a3550", deep: "#1d1224" };
/** Tiles with higher numbers are those of the final challenges. */
const LAST = 10;

export const groundOf = (tile: number): Ground => (tile > LAST ? FINAL : GROUNDS[tile % GROUNDS.length]!);

interface Stone {
  outline: Point[];
  albedo: number;
  angle: number;
  isTrap?: boolean;
}

const IN = 1.1;

function stones(look: TileLook, floor: Kind, r: Random): Stone[] {
  const out: Stone[] = [];
  each(look, (x, y, sign) => {
    const [X, Y] = [x * U, y * U];
    const way = (x + y) % 2 ? 90 : 0;
    const whole = box(X + IN, Y + IN, U - 2 * IN, U - 2 * IN);
    if (sign === "^") out.push({ outline: whole, albedo: 0.45, angle: way, isTrap: true });
    else if (floor === "plate") out.push({ outline: whole, albedo: r.in(0.6, 1), angle: way });
    else if (floor === "brick") out.push(...bricks(X, Y, r));
    else out.push(...flags(X, Y, r));
  });
  return out;
}

function bricks(X: number, Y: number, r: Random): Stone[] {
  const b = U / 3;
  return [0, 1, 2].flatMap((k) => {
    const cut = k % 2 ? U / 2 : r.in(14, 26);
    const top = Y + k * b + (k ? 0.7 : IN);
    return [
      { outline: box(X + 1.15, top, cut - 1.4, b - 1.5), albedo: r.in(0.45, 1), angle: 0 },
      { outline: box(X + cut + 0.6, top, U - cut - 1.5, b - 1.5), albedo: r.in(0.45, 1), angle: 0 },
    ];
  });
}

function flags(X: number, Y: number, r: Random): Stone[] {
  const [a, b] = [r.in(14, 26), r.in(14, 26)];
  const rows = [[0, 0, U, a], [0, a, U, U - a]] as const;
  const columns = [[0, 0, a, U], [a, 0, U - a, U]] as const;
  const three = [[0, 0, a, U], [a, 0, U - a, b], [a, b, U - a, U - b]] as const;
  const parts = r.pick<readonly (readonly [number, number, number, number])[]>([
    [[0, 0, U, U]], rows, columns, three, columns, rows,
  ]);
  return parts.map(([u, v, w, h]) => ({
    outline: box(X + u + IN, Y + v + IN, w - 1.7, h - 1.7).map(([m, n]): Point => [m + r.in(-0.9, 0.9), n + r.in(-0.9, 0.9)]),
    albedo: r.in(0.4, 1),
    angle: r.pick([0, 0, 90, 8, -8, 90, 30, -30]),
  }));
}

/** Flat stones, pools of light on them, then the cuts. */
export function layFloor(p: LitPlate, look: TileLook, ground: Ground, r: Random): void {
  const all = stones(look, ground.floor, r);
  for (let shade = 0; shade < 4; shade++) {
    const alike = all.filter(({ albedo }) => Math.min(3, Math.floor(albedo * 4)) === shade);
    p.sheet(alike.map((one) => one.outline), mix(p.p.ink, ground.mid, 0.34 + shade * 0.085));
  }
  p.lamps.forEach((lamp, i) => {
    const strong = Math.min(1, lamp.power);
    p.paint(lamp.poly, p.gradient(`P${i}`, [
      [0, mix(lamp.colour, "#ffffff", 0.15), 0.62 * strong],
      [0.3, lamp.colour, 0.32 * strong],
      [0.7, lamp.colour, 0.08],
      [1, lamp.colour, 0],
    ], { x: lamp.x, y: lamp.y, r: lamp.reach }));
  });
  p.merged(() => all.forEach((stone) => cutStone(p, stone, ground)));
  if (ground.floor === "plate") rivets(p, look, ground);
}

function cutStone(p: LitPlate, { outline, albedo, angle, isTrap }: Stone, ground: Ground): void {
  const [from, , to] = outline;
  const lit = p.at((from![0] + to![0]) / 2, (from![1] + to![1]) / 2);
  const isDim = lit < 0.3;
  p.hatch(outline, {
    angle,
    gap: isTrap ? 3.6 : 3.1,
    colour: mix(ground.mid, p.p.light, isDim ? 0.26 : lit < 0.5 ? 0.56 : 0.86),
    tone: (x, y) => (isTrap ? 0.4 : 0.62) * (isDim ? 0.18 + 0.4 * albedo : albedo * p.at(x, y)),
    max: 0.78,
    wobble: 0.3,
    rough: 0.34,
    least: 0.075,
    breaks: 0.04,
    shortest: 3,
  });
}

function rivets(p: LitPlate, look: TileLook, ground: Ground): void {
  const dots: Point[][] = [];
  each(look, (x, y, sign) => {
    if (sign === "O" || sign === "^") return;
    for (const [u, v] of [[5, 5], [U - 5, 5], [5, U - 5], [U - 5, U - 5]] as const) {
      dots.push(disc(x * U + u, y * U + v, 1.5, 1.5, 0, 360, 6));
    }
  });
  p.sheet(dots, p.p.ink, 0.75);
  const shine = dots.map((dot) => dot.slice(3).map(([a, b]): Point => [a - 0.4, b - 0.5]));
  p.sheet(shine, mix(p.p.light, ground.mid, 0.4), 0.55);
}

/** Traps: an iron plate with blades in three slots. */
export function layTraps(p: LitPlate, look: TileLook): void {
  each(look, (x, y, sign) => {
    if (sign !== "^") return;
    const [X, Y] = [x * U, y * U];
    p.paint(box(X + 3, Y + 3, U - 6, U - 6), "#0b0a0a", 0.5);
    const slots: Point[][] = [];
    const teeth: [Point, Point, Point][] = [];
    for (let k = 0; k < 3; k++) {
      const low = Y + 10 + k * 11;
      slots.push(box(X + 6, low - 1, U - 12, 4.2));
      for (let m = 0; m < 4; m++) {
        const left = X + 8 + m * 6.6;
        teeth.push([[left, low + 2], [left + 2.7, low - 6.5], [left + 5.2, low + 2]]);
      }
    }
    p.sheet(slots, "#050505").sheet(teeth, mix("#c9bda2", "#3a342c", Math.max(0.1, 0.75 - p.at(X + 20, Y + 20))));
    p.sheet(teeth.map(([, tip, foot]) => [tip, foot, [tip[0] + 0.4, foot[1]]]), "#15120f", 0.7);
  });
}

type Corner = readonly [x: number, y: number];

/** Chasms: the floor breaks off along a torn line, with rock below the north edge. */
export function breakFloor(p: LitPlate, look: TileLook, ground: Ground, r: Random): void {
  for (const ring of chasms(look)) {
    const edge = torn(ring, r);
    const pale = mix(p.p.light, ground.mid, 0.3);
    p.paint(edge.map(([x, y]) => [x - 1.4, y - 1.6]), mix(p.p.light, ground.mid, 0.35)).paint(edge, "#030405");
    const depth = (x: number, y: number, most: number, by: number): number => {
      let d = 0;
      while (d < most && inside(edge, x, y - d)) d += by;
      return d;
    };
    p.hatch(edge, {
      angle: 90, gap: 3.1, colour: pale, wobble: 0.6, breaks: 0.05, max: 0.62,
      tone: (x, y) => {
        const d = depth(x, y, 44, 3);
        return d >= 36 ? 0 : Math.max(0, 0.9 - d / 34) * (0.4 + 0.9 * p.at(x, y - d - 4));
      },
    });
    p.hatch(edge, {
      angle: 3, gap: 9.5, colour: "#2c646c", opacity: 0.6, max: 0.2, breaks: 0.12,
      tone: (x, y) => (depth(x, y, 34, 4) < 30 ? 0 : 0.5 + 0.5 * noise(x / 17, y / 7, 4)),
    });
    p.rim([...edge].reverse(), { width: 1.6, gain: 0.6, colour: mix(p.p.light, "#ffffff", 0.15) });
  }
}

/** The borders of the chasms, each clockwise from corner to corner. */
export function chasms(look: TileLook): [from: Corner, to: Corner][][] {
  const next = new Map<string, [Corner, Corner]>();
  each(look, (x, y, sign) => {
    if (sign !== "O") return;
    const put = (from: Corner, to: Corner): void => void next.set(from.join(), [from, to]);
    if (signAt(look, x, y - 1) !== "O") put([x, y], [x + 1, y]);
    if (signAt(look, x + 1, y) !== "O") put([x + 1, y], [x + 1, y + 1]);
    if (signAt(look, x, y + 1) !== "O") put([x + 1, y + 1], [x, y + 1]);
    if (signAt(look, x - 1, y) !== "O") put([x, y + 1], [x, y]);
  });
  const rings: [Corner, Corner][][] = [];
  for (let first = next.keys().next(); !first.done; first = next.keys().next()) {
    const ring: [Corner, Corner][] = [];
    for (let at = next.get(first.value); at; at = next.get(at[1].join())) {
      ring.push(at);
      next.delete(at[0].join());
    }
    rings.push(ring);
  }
  return rings;
}

function torn(ring: readonly [Corner, Corner][], r: Random): Outline {
  const inset = 1.5;
  return ring.flatMap(([[ax, ay], [bx, by]], i) => {
    const [along, down] = [bx - ax, by - ay];
    const [[px, py]] = ring[(i + ring.length - 1) % ring.length]!;
    const turned = (ax - px) * down - (ay - py) * along;
    return [0, 0.22, 0.42, 0.63, 0.82].map((t): Point => {
      const isOuter = t === 0 && turned > 0;
      const width = inset + r.in(0, 5) + (isOuter ? 3 : 0);
      const back = isOuter ? inset + 3 : t === 0 && turned < 0 ? -inset : 0;
      return [(ax + along * t) * U - down * width + along * back, (ay + down * t) * U + along * width + down * back];
    });
  });
}
