/** What is on the floor of a map tile; what was used up is dark. */

import { mix, type Random } from "../numbers";
import type { Plate } from "../plate";
import { blob, box, disc, limb, type Point, ragged, turn } from "../shapes";
import { EMBER, LAMP, SICK, SPARK } from "./light";
import { type ThingState, U } from "./look";
import { BRASS, IRON, PALE, shade } from "./metal";

type Put = (p: Plate, r: Random, x: number, y: number, state: ThingState) => void;

const seat = (p: Plate, x: number, y: number, rx: number, ry = rx * 0.8): Plate =>
  p.paint(disc(x + 3, y + 4, rx, ry), "#040303", 0.6);

function gear(x: number, y: number, inner: number, outer: number, teeth: number): Point[] {
  return Array.from({ length: teeth }, (_, i) =>
    ([[0, inner], [0.18, outer], [0.5, outer], [0.68, inner]] as const).map(([part, radius]): Point => {
      const angle = ((i + part) / teeth) * Math.PI * 2;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
    }),
  ).flat();
}

const ROCKS = [[-9, -7, 11], [8, -9, 10], [-2, 1, 12], [11, 6, 10], [-11, 8, 10], [1, 12, 9]] as const;

const rubble: Put = (p, r, x, y) => {
  const light = p.at(x, y - 6);
  p.paint(ragged(disc(x + 2, y + 4, 19, 17, 0, 360, 12), 4, 8, r), "#050404", 0.75);
  p.merged(() => {
    for (const [a, b, size] of ROCKS) {
      const n = r.int(5, 7);
      const from = r() * 6;
      const rock = Array.from({ length: n }, (_, k): Point => {
        const angle = from + (k / n) * 6.283;
        const [wide, high] = [r.in(0.72, 1.05), 0.82 * r.in(0.72, 1.05)];
        return [x + a + Math.cos(angle) * size * wide, y + b + Math.sin(angle) * size * high];
      });
      p.paint(rock.map(([u, v]) => [u + 0.6, v + 2.4]), "#060505").paint(rock, mix(p.p.mid, "#0b0a09", 0.46));
      const side = r.in(-0.12, 0.12);
      p.hatch(rock, {
        angle: r.pick([20, -20, 60, 0]),
        gap: 2.5,
        colour: mix(p.p.light, p.p.mid, 0.15),
        tone: (u, v) => Math.max(0, 0.55 - ((u - x - a) * 0.5 + (v - y - b)) / (size * 1.5) + side) * (0.42 + light),
        max: 0.66,
        shortest: 2,
      });
    }
  });
};

/** A barrel: hoops, and a flame burnt into its lid. */
const barrel: Put = (p, r, x, y, state) => {
  seat(p, x, y, 15);
  if (state === "spent") {
    p.paint(ragged(disc(x, y, 14), 5, 5, r), "#050404", 0.9);
    return;
  }
  const [side, lid] = [disc(x, y + 4, 13.4, 12.2), disc(x, y - 3, 10.6, 8.4)];
  p.paint(disc(x, y + 4, 13.6, 12.4), "#0a0605");
  p.hatch(side, { angle: 90, gap: 3, colour: "#d7773e", tone: (a) => 0.7 - (a - x) / 30, max: 0.6 });
  p.paint(disc(x, y - 3, 13.2, 10.6), "#120a07").paint(disc(x, y - 3, 11.4, 9), shade("#8c3b20", p.at(x, y) + 0.3));
  p.hatch(lid, { angle: 10, gap: 2.8, colour: "#ffb27a", tone: (a) => 0.62 - (a - x) / 34, max: 0.55 });
  p.paint(blob([[x, y - 11, 1], [x + 4.4, y - 4], [x + 2.6, y + 1.4], [x, y + 2.6], [x - 3, y + 1], [x - 4, y - 3.4],
    [x - 1.6, y - 5.4]]), "#160806");
  p.paint(blob([[x + 0.2, y - 8, 1], [x + 2.6, y - 3.2], [x + 0.6, y + 0.8], [x - 2, y - 0.6], [x - 1.4, y - 4]]), "#ffd591");
  p.glow(x, y - 3, 15, 0.55, EMBER);
};

/** A chest: iron bands and a lock. */
const chest: Put = (p, _, x, y, state) => {
  const light = p.at(x, y);
  const [lid, front] = [box(x - 14, y - 10, 28, 12), box(x - 14, y + 3.2, 28, 8)];
  seat(p, x, y + 2, 17, 12);
  p.paint(box(x - 15.5, y - 11.5, 31, 24), "#080605").paint(lid, shade("#94602c", light + 0.4));
  p.hatch(lid, { angle: 0, gap: 2.7, colour: PALE, tone: (_x, b) => 0.85 - (b - y + 10) / 18, max: 0.6 });
  p.paint(front, "#1a0f08").hatch(front, { angle: 90, gap: 3.2, colour: "#c78a46", tone: () => 0.45, max: 0.6 });
  p.sheet([box(x - 10.5, y - 11, 4, 23), box(x + 6.5, y - 11, 4, 23)], "#0d0906");
  p.sheet([box(x - 9.6, y - 10, 2, 21), box(x + 7.4, y - 10, 2, 21)], shade(BRASS, light + 0.5));
  if (state === "spent") p.paint(box(x - 12, y - 8, 24, 9), "#050403");
  else {
    p.paint(box(x - 4, y - 1.4, 8, 8.4), "#0a0705").paint(box(x - 2.8, y - 0.4, 5.6, 6.2), "#ffd98a");
    p.paint(disc(x, y + 2, 1.3, 1.3, 0, 360, 8), "#0a0705");
  }
};

/** An event: an astrolabe on the floor with an eye in it. */
const astrolabe: Put = (p, _, x, y, state) => {
  const isOn = state !== "spent";
  const plate = disc(x, y, 15, 13.8);
  seat(p, x, y, 16, 14);
  p.paint(disc(x, y, 16.5, 15.2), "#080605").paint(plate, shade(isOn ? BRASS : "#4c4334", p.at(x, y) + 0.3));
  if (isOn) p.hatch(plate, { rings: [x, y], gap: 2.8, squash: 0.92, colour: PALE, tone: (a, b) => 0.55 - (a - x + b - y) / 60, max: 0.55 });
  const star = Array.from({ length: 16 }, (_one, i): Point => {
    const [radius, angle] = [i % 2 ? 5.4 : i % 4 ? 10 : 13, (i / 16) * 6.283];
    return [x + Math.sin(angle) * radius, y - Math.cos(angle) * radius * 0.92];
  });
  p.paint(star, "#0b0807").paint(disc(x, y, 6.2, 5.6), "#0b0807");
  p.paint(blob([[x - 6.4, y, 1], [x, y - 4], [x + 6.4, y, 1], [x, y + 4]]), isOn ? "#ffd98f" : "#6a6354");
  p.paint(disc(x, y, 2.2), "#0b0807");
  if (isOn) p.glow(x, y, 16, 0.55, "#ffd27a");
};

/** A brazier on a stepped plinth; the fire is the state. */
const brazier: Put = (p, _, x, y, state) => {
  const isLit = state === "lit";
  const light = isLit ? 0.9 : p.at(x, y);
  seat(p, x, y + 1, 18, 15);
  for (const [half, more] of [[17, 0.12], [13.6, 0.3]] as const) {
    const step = box(x - half, y - half * 0.92, half * 2, half * 1.84);
    p.paint(step.map(([a, b]) => [a, b + 2]), "#060505").paint(step, shade("#a08a63", light + more));
    p.hatch(step, { angle: half > 15 ? 0 : 90, gap: 2.9, colour: PALE, tone: () => 0.34 + 0.4 * light, max: 0.5, breaks: 0.06 });
  }
  p.paint(disc(x, y - 1, 10.6, 9.4), "#070504").paint(disc(x, y - 1.6, 9.2, 8), isLit ? "#8a3a12" : "#15110d");
  p.rim(disc(x, y - 1, 10.4, 9.2), { width: 2, colour: BRASS });
  if (!isLit) {
    const coals = [limb([[x - 5, y - 3, 0.9], [x + 5, y + 1, 0.9]]), limb([[x + 5, y - 4, 0.9], [x - 4, y + 1.6, 0.9]])];
    p.sheet(coals, state === "spent" ? "#2a241d" : "#8a7a58");
    return;
  }
  p.glow(x, y - 4, 26, 0.95, LAMP);
  p.paint(blob([[x - 7.6, y + 1], [x - 7, y - 6], [x - 3.4, y - 10, 1], [x - 2.4, y - 7.4], [x + 1, y - 17, 1], [x + 3.4, y - 8],
    [x + 6.4, y - 11, 1], [x + 7.8, y - 3], [x + 5, y + 3.6], [x - 4, y + 4]]), "#ff8b2e");
  p.paint(blob([[x - 4, y + 1], [x - 3, y - 4.4], [x + 0.6, y - 12, 1], [x + 2.4, y - 4.6], [x + 4.4, y - 1], [x + 1, y + 3]]), "#fff1c4");
};

/** A workbench: planks, a wheel, a hammer and a lamp. */
const workbench: Put = (p, _, x, y, state) => {
  const [top, front] = [box(x - 16, y - 11, 32, 18), box(x - 16, y + 7.6, 32, 5.6)];
  seat(p, x, y + 2, 19, 14);
  p.paint(box(x - 17.5, y - 12.5, 35, 27), "#080605").paint(top, shade("#7d5127", p.at(x, y) + 0.35));
  p.hatch(top, { angle: 0, gap: 2.9, colour: "#f0cd92", tone: (a) => 0.6 - (a - x) / 70, max: 0.55 });
  p.paint(front, "#180e07").hatch(front, { angle: 90, gap: 4, colour: "#b9803f", tone: () => 0.5, max: 0.5 });
  if (state === "spent") return;
  p.paint(gear(x - 6, y - 3, 6, 8.4, 9), "#0c0805").paint(gear(x - 6.4, y - 3.4, 4.8, 7, 9), shade(BRASS, 1));
  p.paint(disc(x - 6.4, y - 3.4, 2.3), "#0c0805").paint(limb([[x + 2, y + 4, 1.3], [x + 12, y - 6, 1.3]]), "#0c0805");
  p.paint(turn(box(x + 7, y - 10, 9, 5), 45, x + 11, y - 7), "#0c0805");
  p.paint(turn(box(x + 7.8, y - 9.2, 7.4, 3.4), 45, x + 11, y - 7), "#d9cba6").glow(x + 9, y - 6, 14, 0.4);
};

/** A coil that sparks. */
const coil: Put = (p, r, x, y, state) => {
  seat(p, x, y, 17, 14);
  p.paint(gear(x, y, 14, 16.6, 12), "#0a0807").paint(disc(x, y, 13.6, 13), shade("#8d6b3e", p.at(x, y) + 0.25));
  for (let k = 12; k > 3; k -= 3) {
    const top = y - (12 - k) * 0.55;
    p.paint(disc(x, top, k, k * 0.86), "#0a0807").paint(disc(x, top - 0.7, k - 1.2, (k - 1.2) * 0.84), k % 2 ? "#b5763a" : "#7f4d24");
  }
  if (state === "spent") {
    p.paint(disc(x, y - 5, 3), "#15110d");
    return;
  }
  p.glow(x, y - 5, 22, 0.85, SPARK);
  for (let k = 0; k < 6; k++) {
    const angle = k * 1.05 + 0.4;
    const spark = [1, 2, 3].map((m): Point => [
      x + Math.cos(angle + r.in(-0.35, 0.35)) * m * 5,
      y - 5 + Math.sin(angle + r.in(-0.35, 0.35)) * m * 4.6,
      0.9 - m * 0.22,
    ]);
    p.paint(limb([[x, y - 5, 0.9], ...spark], { n: 1 }), "#dff6ff");
  }
  p.paint(disc(x, y - 5, 3), "#ffffff");
};

/** A lever: a slotted plate, an arm, a red knob. */
const lever: Put = (p, _, x, y, state) => {
  const plate = box(x - 10, y - 11.5, 20, 24);
  const [a, b] = state === "spent" ? [x + 1, y + 9] : [x - 4, y - 13];
  seat(p, x, y + 1, 13, 12);
  p.paint(box(x - 11.5, y - 13, 23, 27), "#080605").paint(plate, shade(IRON, p.at(x, y) + 0.5));
  p.hatch(plate, { angle: 0, gap: 3, colour: "#d8c9a5", tone: (u) => 0.5 - (u - x) / 46, max: 0.5 });
  p.paint(box(x - 2.4, y - 9, 4.8, 19), "#050403");
  p.paint(limb([[x, y + 2, 2.8], [a, b, 2]]), "#070504").paint(limb([[x, y + 2, 1.5], [a, b, 1.1]]), "#f1d9a0");
  p.paint(disc(a, b, 4.6), "#070504").paint(disc(a, b, 3.4), "#e2492c").paint(disc(a - 1, b - 1.2, 1.1), "#ffd9c0");
};

/** Bent bars over a pit. */
const BARS: readonly (readonly Point[])[] = [
  [[-9, -10.5], [-9, 10.5]],
  [[9.4, -10.5], [9.4, 10.5]],
  [[-3, -14], [-3.4, -7], [-6.4, -3]],
  [[3.4, -14], [3.6, -8], [7, -4.6]],
  [[-3.2, 14], [-4.6, 7.6], [-7, 5.4]],
  [[3.6, 14], [4, 10]],
];
const ARM: readonly Point[] = [[4, 9, 4.2], [-1, 4, 3.9], [-3.4, -2, 3.2], [0.4, -7.4, 2.4], [6, -9, 1.6], [9.4, -13.4, 0.4]];
const SHINE: readonly Point[] = [[-3.4, 2.4, 0.4], [-5.2, -2.6, 0.8], [-1.4, -8, 0.7], [4.6, -10.2, 0.3]];

/** A spawn space: a broken grating, and what is under it. Sealed, a lid with a cross. */
const pit: Put = (p, r, x, y, state) => {
  const at = (points: readonly Point[]): Point[] => points.map(([a, b, w]) => [x + a, y + b, w]);
  p.paint(ragged(disc(x, y, 17.5, 16.4, 0, 360, 14), 3, 6, r), "#050604");
  if (state === "spent") {
    const lid = disc(x, y, 14, 13);
    p.paint(lid, IRON).hatch(lid, { angle: 45, gap: 3, colour: "#cbbf9f", tone: () => 0.4 });
    p.sheet([limb(at([[-9, -9, 2], [9, 9, 2]])), limb(at([[9, -9, 2], [-9, 9, 2]]))], "#0a0908");
    return;
  }
  const deep = disc(x + 0.6, y + 0.8, 13, 12);
  const glow = p.gradient(`S${Math.round(x)}_${Math.round(y)}`, [[0, "#e9ffb4"], [0.35, "#9fd455"], [0.75, "#31511c"], [1, "#0a1006"]],
    { x: x + 1, y: y + 1, r: 14.5 });
  p.glow(x, y, 23, 0.6, SICK).paint(ragged(disc(x, y, 16.4, 15.4, 0, 360, 16), 2.4, 5, r), "#5b5346");
  p.paint(ragged(disc(x, y, 14.6, 13.6, 0, 360, 16), 1.6, 5, r), "#050703").paint(deep, glow);
  p.hatch(deep, {
    rings: [x + 1, y + 1], gap: 2.8, squash: 0.92, colour: "#0a1206", max: 0.6, breaks: 0.05,
    tone: (a, b) => 0.2 + Math.hypot(a - x, b - y) / 19,
  });
  p.sheet(BARS.map((bar) => limb(at(bar.map(([a, b]) => [a, b, 2])))), "#070605");
  p.sheet(BARS.map((bar) => limb(at(bar.map(([a, b]) => [a - 0.6, b, 0.6])))), "#a99c80");
  p.paint(limb(at(ARM)), "#050703").paint(limb(at(SHINE)), "#dcf7a6");
  const suckers = ([[1.6, 4.4], [-0.4, 0.4], [0.2, -3.4], [3.4, -6.4]] as const).map(([a, b], k) =>
    disc(x + a, y + b, 1.2 - k * 0.16, 1.2 - k * 0.16, 0, 360, 8));
  p.sheet(suckers, "#7fae45");
};

/** A standing mirror in a brass frame. */
const mirror: Put = (p, _, x, y, state) => {
  const glass = disc(x, y - 2, 9.5, 13);
  seat(p, x, y + 8, 14, 6);
  p.paint(disc(x, y - 2, 12.4, 16), "#080605").paint(disc(x, y - 2, 11.2, 14.8), shade(BRASS, p.at(x, y) + 0.3));
  p.paint(glass, state === "spent" ? "#14110e" : "#9fc6d8");
  p.hatch(glass, { angle: 60, gap: 3, colour: state === "spent" ? "#4a453c" : "#f2fbff", tone: (a, b) => 0.7 - (a - x + b - y) / 30, max: 0.6 });
};

/** A statue on a block. */
const statue: Put = (p, _, x, y) => {
  const light = p.at(x, y) + 0.25;
  const body = blob([[x - 9, y + 11, 1], [x - 8, y - 2], [x - 5, y - 7], [x - 4, y - 14], [x, y - 17], [x + 4, y - 14], [x + 5, y - 7],
    [x + 8, y - 2], [x + 9, y + 11, 1]]);
  seat(p, x, y + 6, 17, 10);
  p.paint(box(x - 14, y + 6, 28, 10), "#080706").paint(box(x - 13, y + 7, 26, 7), shade("#8d8573", light));
  p.paint(body, "#0a0908").hatch(body, { angle: 80, gap: 2.6, colour: "#d9d0b8", tone: (a) => 0.75 - (a - x) / 16, max: 0.7 });
};

const THINGS: Readonly<Record<string, Put>> = {
  "#": rubble, B: barrel, C: chest, E: astrolabe, H: brazier, F: brazier, W: workbench, R: coil, L: lever, S: pit, M: mirror, T: statue,
};

/** Draw what a sign stands for on a space, given its upper left corner. */
export function putThing(p: Plate, r: Random, sign: string, X: number, Y: number, state: ThingState): void {
  THINGS[sign]?.(p, r, X + U / 2, Y + U / 2, state);
}

/** The signs that have something to draw. */
export const THING_SIGNS = Object.keys(THINGS);
