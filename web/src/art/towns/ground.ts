/** The ground of a town: sky and hills, quarters, water, roads and bridges. */

import { mix, noise, type Random } from "../numbers";
import type { Plate } from "../plate";
import { blob, box, disc, inside, limb, move, type Outline, type Point, ragged } from "../shapes";
import { course, type Quarter, type TownLook } from "./look";

export const DARK = "#070b10";
const SHADE = "#05080b";
const STONE = "#8b7f66";
/** The directions of the cuts, which distinguish quarters in addition to their tints. */
const ANGLES = [0, 90, 28, -28, 60, 0, -60, 90, 28];

export function sky(p: Plate, look: TownLook): void {
  const [mx, my, mr] = look.moon;
  const night = box(0, 0, look.w, look.horizon + 10);
  const near = (x: number, y: number): number => Math.max(0, 1 - Math.hypot((x - mx) / 330, (y - my) / 120));
  p.paint(night, p.tint(0.8)).hatch(night, { angle: 0, gap: 3.4, wobble: 0.5, breaks: 0.05,
    tone: (x, y) => 0.16 + 0.85 * near(x, y) * (0.7 + 0.4 * noise(x / 60, y / 6, 5)) });
  const moon = disc(mx, my, mr);
  p.glow(mx, my, 120, 0.5).paint(moon, "#f4e3b6").hatch(moon, { angle: -18, gap: 2.4, colour: "#b98f4c", max: 0.4,
    tone: (x, y) => 0.35 + 0.5 * noise(x / 7, y / 7, 2) });
  for (const [row, share] of [[0, 0.2], [1, 0.1]] as const) {
    const ridge: Point[] = [[-4, look.horizon + 24]];
    for (let x = -4; x <= look.w + 10; x += 14) {
      ridge.push([x, look.horizon - 7 + row * 9 + noise(x / 70, row * 7, 9) * 10 + noise(x / 19, row, 3) * 2.5]);
    }
    ridge.push([look.w + 10, look.horizon + 24]);
    p.paint(ridge, mix(DARK, p.p.mid, share))
      .hatch(ridge, { angle: 8, gap: 3, tone: (x, y) => 0.32 * p.at(x, y), max: 0.5 })
      .rim(ridge, { width: 1.2 });
  }
}

/** The ground of a quarter, its outline worn by hedges, yards and mud. */
export const groundOf = ({ area }: Quarter): Point[] =>
  blob(area, { n: 9, tight: 0.3 }).map(([x, y]): Point => [x + noise(x / 23, y / 23, 5) * 9, y + noise(x / 19, y / 19, 8) * 6.3]);

export function quarters(p: Plate, look: TownLook): void {
  const { mid, deep } = p.p;
  const field = box(-4, look.horizon + 12, look.w + 8, look.h - look.horizon - 8);
  p.paint(field, mix(DARK, deep, 0.75)).hatch(field, { angle: 4, gap: 4.6, colour: mix(mid, deep, 0.4), max: 0.5, breaks: 0.09,
    tone: (x, y) => 0.3 + 0.2 * noise(x / 40, y / 12, 7) });
  look.quarters.forEach((one, at) => {
    if (one.isBare) return;
    const ground = groundOf(one);
    p.paint(move(ground, 2, 3), SHADE, 0.6)
      .paint(ground, mix(DARK, one.colour, 0.21))
      .hatch(ground, { angle: ANGLES[at % ANGLES.length], gap: 4, colour: mix(one.colour, "#f0e2c0", 0.1), opacity: 0.55,
        tone: (x, y) => 0.1 + 0.5 * p.at(x, y) + 0.3 * noise(x / 34, y / 22, at), max: 0.5, breaks: 0.08 })
      .rim(ground, { width: 1.7, gain: 1.3, colour: mix(one.colour, "#fff3d6", 0.35) });
  });
}

/** Draw the river, or the sea with its isles; returns what it covers. */
export function water(p: Plate, look: TownLook, r: Random): Outline {
  const { light, mid } = p.p;
  const [mx] = look.moon;
  const sea = ragged(blob(look.water, { n: 5, tight: look.shore }), 2.2, 11, r);
  const isles = look.isles.map((one) => ragged(blob(one, { n: 6 }), 2, 7, r));
  const isLand = (x: number, y: number): boolean => isles.some((one) => inside(one, x, y + 3) || inside(one, x, y - 3));
  const shine = (x: number, y: number): number => Math.max(0, 1 - Math.abs(x - mx) / 90) * (0.55 + 0.45 * noise(x / 12, y / 3, 2));
  p.paint(move(sea, 0, -2.4), SHADE)
    .paint(sea, mix(DARK, mid, 0.34))
    .hatch(sea, { angle: 1.5, gap: 4.1, wobble: 0.7, max: 0.62, breaks: 0.05,
      tone: (x, y) => (isLand(x, y) ? 0 : 0.16 + 0.5 * Math.max(0, noise(x / 26, y / 4, 11)) + 0.75 * shine(x, y)) })
    .rim([...sea].reverse(), { width: 1.4, gain: 0.9, colour: mix(light, mid, 0.2) });
  for (const one of isles) {
    p.paint(move(one, 0, 3), "#04070a")
      .paint(one, mix(DARK, look.reefs.length ? "#5d6a66" : "#58985e", 0.3))
      .hatch(one, { angle: 20, gap: 3.4, tone: (x, y) => 0.5 * p.at(x, y), max: 0.55 })
      .rim(one, { width: 2 });
  }
  for (const [x, y] of look.reefs) {
    const reef = ragged(blob([[x - 15, y + 5], [x - 6, y - 8], [x + 3, y - 3], [x + 9, y - 9], [x + 16, y + 5]]), 3, 4, r);
    p.paint(reef, "#04080a").hatch(reef, { angle: 60, gap: 2.6, tone: () => 0.5, max: 0.6 }).rim(reef, { width: 1.5 });
  }
  return sea;
}

const wide = (way: Outline, half: number): Point[] => limb(way.map(([x, y]): Point => [x, y, half]), { n: 1 });

/** Draw roads of worn stone between the streets, and paths to the places; returns the courses of the roads. */
export function roads(p: Plate, look: TownLook, r: Random): Outline[] {
  const stone = mix(p.p.light, p.p.mid, 0.5);
  const worn = mix(DARK, STONE, 0.5);
  const courses = look.roads.map(({ ends }) => course(look, ...ends));
  for (const way of courses) p.paint(wide(way, 7.4), SHADE, 0.8);
  for (const way of courses) p.paint(wide(way, 5.2), worn);
  for (const way of courses) p.sheet(setts(way, r), stone, 0.72);
  for (const { at, places } of look.quarters) {
    for (const place of places) {
      const [[sx, sy], [x, y]] = [at, place.at];
      const path = (half: number): Point[] =>
        limb([[sx, sy, half], [(sx + x) / 2 + (x < sx ? -6 : 6), (sy + y) / 2 + 14, half], [x, y + 26, half]]);
      if (inside(look.water, x, y)) p.paint(path(1.2), stone, 0.4);
      else p.paint(path(3.2), SHADE, 0.6).paint(path(1.7), worn);
    }
  }
  return courses;
}

/** The stones of a road, three abreast; some are missing. */
function setts(way: Outline, r: Random): Outline[] {
  const out: Outline[] = [];
  for (let i = 1; i < way.length; i++) {
    const [[ax, ay], [bx, by]] = [way[i - 1]!, way[i]!];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    for (let along = 0; along < length; along += 3.3) {
      for (const off of [-3, 0, 3]) {
        if (r() >= 0.72) continue;
        const k = along + (off ? 1.6 : 0);
        const [x, y] = [ax + dx * k - dy * off, ay + dy * k + dx * off];
        out.push(limb([[x, y, 0.9], [x + dx * 1.9, y + dy * 1.9, 0.8]], { n: 1 }));
      }
    }
  }
  return out;
}

export function bridges(p: Plate, look: TownLook): void {
  const { light, mid } = p.p;
  for (const [[ax, ay], [bx, by]] of look.bridges) {
    const length = Math.hypot(bx - ax, by - ay);
    const [nx, ny] = [(-(by - ay) / length) * 9, ((bx - ax) / length) * 9];
    const deck: Point[] = [[ax + nx, ay + ny], [bx + nx, by + ny], [bx - nx, by - ny], [ax - nx, ay - ny]];
    p.paint(move(deck, 4, 3), "#04070a", 0.8)
      .paint(deck, "#0d0f11")
      .hatch(deck, { angle: (Math.atan2(by - ay, bx - ax) * 180) / Math.PI + 90, gap: 3.2, colour: mix(light, mid, 0.25),
        tone: () => 0.62, max: 0.7 });
    for (const side of [-1, 1]) {
      p.paint(limb([[ax + nx * side, ay + ny * side, 1.2], [bx + nx * side, by + ny * side, 1.2]]), light, 0.85);
    }
  }
}
