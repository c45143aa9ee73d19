/** Foes that crawl, rear up, or fill the sky. */

import { mix, noise } from "../numbers";
import { type Draw } from "../plate";
import { blob, box, disc, flip, limb, move, type Outline, type Point, ragged } from "../shapes";
import { body, both, claws, deadTree, eyes, ground, lightFrom, maw, S, tentacle } from "./anatomy";

export const CRAWLING = {
  rat(p, r) {
    p.light(142, 108, 150, 1.05);
    ground(p, r, 140, 104, 52, { floor: 172 });
    lightFrom(p, 30, -40);
    const rat = (x: number, y: number, s: number, k: number, fine = false) => {
      const at = (q: Outline): Point[] => move(q, x, y, s * k, s);
      const tube = (q: Outline, w: number, e: number) => limb(at(q).map(([a, b], i): Point => [a, b,
        (w + ((e - w) * i) / (q.length - 1)) * s]));
      p.solid(tube([[-54, -18], [-74, -4], [-66, 12], [-34, 18], [-12, 26]], 4, 0.6), { ...body, relief: 4, gap: 2 });
      for (const q of [[[-30, -12], [-40, 4], [-24, 8]], [[36, -14], [34, 0], [48, 6]]] as const) {
        p.solid(tube(q, 9, 3), { ...body, relief: 6, gap: 2.2 });
      }
      p.solid(ragged(blob(at([[-56, -14], [-58, -40], [-38, -62], [-6, -70], [26, -64], [46, -54], [62, -48],
        [82, -34], [96, -20], [94, -14], [80, -10], [62, -8], [44, 2], [4, 4], [-34, 2]])), 2.6 * s, 4, r),
        { ...body, relief: 26 * s, angle: k * 30, gap: 2.3, bend: 2, rim: 2 });
      for (const [a, b] of [[42, -60], [54, -56]] as const) {
        p.solid(disc(x + a * s * k, y + b * s, 9 * s, 11 * s, 0, 360, 16), { ...body, relief: 8 * s, gap: 2 });
        p.paint(disc(x + (a + 1) * s * k, y + (b + 1) * s, 5 * s, 6.4 * s, 0, 360, 12), p.p.ink);
      }
      p
        .glow(x + 74 * s * k, y - 31 * s, 12 * s, 0.9)
        .paint(disc(x + 74 * s * k, y - 31 * s, 3 * s, 2.6 * s), "#fffbe6");
      if (!fine) return;
      p.paint(disc(x + 95 * s * k, y - 18 * s, 2.6 * s), p.p.ink);
      p.sheet([at([[84, -11], [87, -11], [85.6, -1]]), at([[88, -12], [91, -12.6], [89.6, -3]])], p.p.light);
      for (const b of [-13, -5, 3]) {
        p.paint(limb(at([[88, -18], [104, b * 1.4 - 18], [118, b * 2 - 12]]).map(([a, c]): Point => [a, c, 0.35])),
          p.p.light, 0.8);
      }
      for (const [a, b] of [[-24, 8], [48, 6]] as const) {
        claws(p, x + a * s * k, y + b * s, k > 0 ? 0.15 : 3, 4, 11 * s, 0.3, 1.1);
      }
    };
    rat(36, 172, 0.34, 1), rat(172, 174, 0.36, -1);
    rat(78, 174, 0.86, 1, true);
    p.solid(ragged([[-5, 205], [-5, 184], [60, 180], [140, 184], [205, 180], [205, 205]], 3, 6, r), { base: 0.05,
      albedo: 0.3, gap: 2.6, rim: 1.3 });
    for (let i = 0; i < 8; i++) {
      const x = 8 + i * 25 + r.in(-6, 6), y = r.in(187, 195);
      p.glow(x + 2, y, 6, 0.5).paint(disc(x, y, 1.1), "#fffbe6").paint(disc(x + 4.4, y, 1.1), "#fffbe6");
    }
  },
  creature(p, r) {
    p.light(100, 60, 170, 1.05);
    ground(p, r, 100, 60, 52, { floor: 205 });
    lightFrom(p);
    const mane = ragged(blob(both([[100, 40], [74, 48], [50, 76], [34, 112], [20, 150], [10, 206, 1]])), 7, 4.4, r);
    p.solid(mane, { ...body, relief: 34, angle: 62, bend: 2 });
    const ear: Point[] = [[82, 50, 1], [66, 12, 1], [60, 40], [66, 62, 1]];
    for (const q of [blob(ear), blob(flip(ear, 100))]) {
      p.solid(ragged(q, 1.6, 4, r), { ...body, relief: 8, angle: 70, gap: 2.1 });
    }
    const head = ragged(blob(both([[100, 38], [82, 44], [68, 58], [60, 80], [50, 98, 1], [66, 100], [62, 114, 1],
      [76, 112], [84, 124], [100, 128]])), 2.6, 4, r);
    p.solid(head, { ...body, relief: 22, angle: 50, rim: 2 });
    const brow = blob([[70, 72, 1], [82, 68], [96, 82, 1], [94, 88], [82, 82]]);
    for (const q of [brow, flip(brow, 100)]) p.paint(q, p.p.ink);
    eyes(p, [[84, 77], [116, 77]], 1.9);
    maw(p, r, 100, 132, 22, 32, 8, { curve: 6 });
    const muzzle = blob(both([[100, 74], [91, 84], [86, 100], [80, 114], [86, 122], [100, 120]]));
    p.solid(muzzle, { ...body, relief: 13, angle: 20, bend: 3, rim: 2.2 });
    p
      .paint(blob(both([[100, 106], [92, 107], [93, 113], [100, 118]])), p.p.ink)
      .rim(blob(both([[100, 106], [92, 107], [93, 113], [100, 118]])), { width: 1.2 });
    for (const s of [-1, 1]) {
      p.paint(limb([[100 + s * 14, 120, 2.2], [100 + s * 14, 128, 1.6], [100 + s * 12, 138, 0.2]]), p.p.light);
      for (let i = 0; i < 3; i++) {
        p.rim(limb([[100 + s * 8, 94 + i * 5, 0.4], [100 + s * 14, 96 + i * 5, 1.2], [100 + s * 20, 102 + i * 5,
          0.3]]), { width: 1.2 });
      }
    }
    for (const s of [-1, 1]) {
      p.solid(ragged(limb([[100 + s * 74, 150, 15], [100 + s * 66, 176, 13], [100 + s * 54, 190, 10]]), 4, 4, r),
        { ...body, relief: 11, angle: 60 });
      claws(p, 100 + s * 54, 188, 1.57 + s * 0.2, 4, 22, 0.34, 2.6);
    }
  },
  "dark young"(p, r) {
    p.light(110, 92, 180, 1.1);
    ground(p, r, 140, 52, 30, { floor: 182 });
    for (const [x, h] of [[10, 110], [30, 84], [176, 90], [192, 120]] as const) deadTree(p, r, x, 186, h);
    lightFrom(p);
    const ways: Point[][] = [[[88, 80], [62, 62], [52, 34], [30, 20], [10, 30]], [[92, 72], [80, 44], [88, 18],
      [70, -4]], [[116, 80], [142, 60], [144, 32], [168, 14], [190, 22]], [[80, 92], [48, 92], [28, 72], [6, 84],
      [8, 104]], [[122, 92], [156, 94], [170, 74], [196, 84]], [[110, 72], [126, 44], [112, 20], [126, -6]],
      [[100, 74], [104, 48], [96, 28], [104, 6]]];
    ways.forEach((w, i) => p.solid(tentacle(w.map(([x, y]): Point => [x + r.in(-5, 5), y + r.in(-5, 5)]),
      12 - (i % 3) * 1.5), { ...body, relief: 8, angle: 20 + i * 34, gap: 2.2 }));
    const leg = (x: number, d: number) => {
      p.solid(limb([[x, 120, 17], [x + d * 16, 144, 11], [x + d * 13, 166, 8], [x + d * 20, 180, 8]]),
        { ...body, relief: 10, angle: 84 });
      const hoof: Point[] = [[x + d * 20 - 9, 177], [x + d * 20 + 9, 177], [x + d * 20 + 12, 192], [x + d * 20 + 1,
        190], [x + d * 20, 180], [x + d * 20 - 1, 190], [x + d * 20 - 12, 192]];
      p.solid(hoof, { ...body, relief: 5, gap: 1.8, rim: 1.6 });
    };
    leg(74, -1), leg(130, 1), leg(102, 0);
    const trunk = ragged(blob([[62, 128], [66, 100], [78, 78], [90, 60], [104, 56], [118, 62], [130, 82], [140, 104],
      [142, 130], [122, 146], [84, 146]]), 5, 4, r);
    p.solid(trunk, { ...body, relief: 30, angle: 72, bend: 2 });
    maw(p, r, 96, 100, 22, 26, 7, { tilt: -14 });
    maw(p, r, 122, 126, 14, 16, 6, { tilt: 24 });
    maw(p, r, 80, 130, 12, 13, 5, { tilt: 10 });
    maw(p, r, 112, 74, 10, 11, 5, { tilt: -30 });
  },
  "elder thing"(p, r) {
    p.light(100, 60, 190, 1.05);
    ground(p, r, 100, 76, 50, { floor: 178 });
    lightFrom(p, 10, -10);
    for (const s of [-1, 1]) {
      const wing = blob([[100 + s * 18, 92, 1], [100 + s * 46, 62], [100 + s * 88, 50, 1], [100 + s * 82, 74],
        [100 + s * 92, 96, 1], [100 + s * 74, 104], [100 + s * 76, 124, 1], [100 + s * 46, 116], [100 + s * 22, 124,
        1]]);
      p.solid(wing, { ...body, relief: 12, angle: s * 24, albedo: 0.7 });
      for (const [x, y] of [[88, 52], [92, 96], [76, 124]] as const) {
        p.rim(limb([[100 + s * 20, 100, 1.3], [100 + s * (x * 0.6 + 8), (y + 92) / 2, 1.2], [100 + s * x, y, 0.3]]),
          { width: 1.2 });
      }
    }
    for (let i = 0; i < 5; i++) {
      const a = i - 2;
      p.solid(tentacle([[100 + a * 7, 146], [100 + a * 17, 162], [100 + a * 23, 178], [100 + a * 32, 186]], 7.4),
        { ...body, relief: 5, angle: 70 });
    }
    const barrel = blob([[84, 66, 1], [76, 88], [73, 110], [78, 134], [86, 152, 1], [114, 152, 1], [122, 134],
      [127, 110], [124, 88], [116, 66, 1]]);
    p.solid(barrel, { ...body, relief: 20, angle: 0, bend: 5 });
    for (const x of [-14, -5, 5, 14]) {
      p.rim(limb([[100 + x * 0.7, 68, 0.6], [100 + x * 1.35, 108, 1.2], [100 + x * 0.8, 150, 0.6]]), { width: 1.3 });
    }
    for (let i = 0; i < 5; i++) {
      const a = -Math.PI / 2 + (i - 2) * 0.62, x = 100 + Math.cos(a) * 30, y = 54 + Math.sin(a) * 26;
      p.solid(limb([[100, 58, 8], [(100 + x) / 2, (58 + y) / 2, 7], [x, y, 4]]), { ...body, relief: 6, angle: 20 });
      eyes(p, [[x, y]], 2.2);
    }
    p.solid(disc(100, 58, 11, 9), { ...body, relief: 8 });
    for (const s of [-1, 1]) {
      p.solid(tentacle([[100 + s * 24, 110], [100 + s * 42, 128], [100 + s * 44, 150], [100 + s * 58, 160]], 5),
        { ...body, relief: 4 });
    }
  },
  "star spawn"(p, r) {
    p.light(150, 66, 210, 1.05);
    ground(p, r, 156, 58, 24, { floor: 170 });
    p.flecks(24, { bottom: 90, size: 1.4 });
    lightFrom(p, 0, -20);
    for (const k of [1, -1]) {
      p.solid(blob([[100 + k * 30, 92, 1], [100 + k * 58, 44], [100 + k * 92, 18, 1], [100 + k * 86, 58],
        [100 + k * 96, 84, 1], [100 + k * 70, 94], [100 + k * 66, 122, 1]]), { ...body, relief: 12, angle: k * 44,
        albedo: 0.7 });
    }
    const trunk = ragged(blob([[28, 206, 1], [36, 150], [44, 116], [68, 96], [100, 90], [132, 96], [156, 116],
      [164, 150], [172, 206, 1]]), 1.6, 6, r);
    p.solid(trunk, { ...body, relief: 34, angle: 16, bend: 5 });
    const head = blob([[68, 84], [62, 58], [74, 30], [100, 18], [126, 30], [138, 58], [132, 84], [118, 100],
      [82, 100]]);
    p.solid(head, { ...body, relief: 26, angle: 0, bend: 6, rim: 2.6 });
    for (const s of [-1, 1]) for (let i = 0; i < 4; i++) {
      const x = 100 + s * (5 + i * 9);
      p.solid(tentacle([[x, 88], [x + s * 4 + r.in(-5, 5), 110], [x + s * r.in(2, 14), 130], [x + s * r.in(-6, 10),
        148], [x + s * r.in(4, 20), 160]], 6.4 - i * 0.6), { ...body, relief: 5, angle: 80, gap: 2.2 });
    }
    for (const s of [-1, 1]) {
      p.paint(blob([[100 + s * 6, 80, 1], [100 + s * 16, 62], [100 + s * 30, 58, 1], [100 + s * 28, 72], [100 + s * 16,
        82]]), p.p.ink);
    }
    eyes(p, [[84, 73], [116, 73], [75, 65], [125, 65]], 1.9);
    for (const s of [-1, 1]) {
      p.solid(limb([[100 + s * 56, 124, 16], [100 + s * 72, 156, 13], [100 + s * 54, 182, 10]]),
        { ...body, relief: 12 });
      claws(p, 100 + s * 54, 184, 1.57, 4, 16, 0.4, 2.4);
    }
    p.solid(box(0, 186, 200, 20), { base: 0.4, tone: (a, b) => 0.3 + 0.4 * noise(a / 14, b / 2.4), angle: 0,
      gap: 2.6 });
  },
  yithian(p, r) {
    p.light(120, 54, 200, 1.05);
    ground(p, r, 130, 56, 28, { floor: 178 });
    lightFrom(p, 0, -10);
    const cone = blob([[46, 192, 1], [62, 150], [76, 116], [88, 96], [112, 96], [124, 116], [138, 150], [154, 192, 1]]);
    p.solid(cone, { ...body, relief: 26, angle: 0, bend: 7 });
    const ways: Point[][] = [[[94, 98], [70, 80], [62, 50], [78, 30]], [[106, 98], [130, 82], [146, 60], [134, 38]],
      [[100, 96], [102, 70], [92, 46], [100, 28]], [[108, 98], [146, 100], [168, 84], [176, 60]]];
    for (const w of ways) p.solid(limb(w.map(([x, y], i): Point => [x, y, 7 - i])), { ...body, relief: 5, angle: 30 });
    for (const [x, y] of [[78, 28], [134, 36]] as const) {
      p.solid(blob([[x - 4, y, 1], [x - 16, y - 12], [x - 12, y - 20, 1], [x - 2, y - 10], [x + 6, y - 22, 1],
        [x + 8, y - 8], [x + 4, y + 2, 1]]), { ...body, relief: 4, gap: 2 });
    }
    p.solid(disc(100, 26, 13, 11), { ...body, relief: 9 });
    eyes(p, [[94, 25], [103, 23], [108, 28]], 1.9);
    p.solid(blob([[172, 62, 1], [166, 44, 1], [176, 50], [188, 44, 1], [182, 62, 1]]), { ...body, relief: 4, gap: 2 });
  },
  "ancient one"(p, r) {
    p.light(100, 96, 170, 1.15);
    p.solid(box(0, 0, S, S), { base: 0.9, tone: (a, b) => 0.7 * p.at(a, b) + 0.25 * noise(a / 22, b / 22, 5),
      rings: [100, 92], gap: 4 });
    p.glow(100, 92, 90, 0.7);
    for (let i = 0; i < 13; i++) {
      const a = (i / 13) * 6.28 + r.in(-0.2, 0.2), R = r.in(76, 112), k = r.in(-0.6, 0.6);
      p.solid(tentacle([0, 0.3, 0.6, 0.85, 1].map((t) => [100 + Math.cos(a + k * t * t * 1.6) * (18 + R * t),
        96 + Math.sin(a + k * t * t * 1.6) * (18 + R * t)]), r.in(8, 14)), { ...body, relief: 9,
        angle: (a * 180) / Math.PI + 90, gap: 2.4 });
    }
    p.solid(ragged(disc(100, 94, 46, 42), 6, 5, r), { ...body, relief: 30, rings: [100, 94], gap: 3 });
    const lid = blob([[64, 94, 1], [82, 74], [100, 69], [118, 74], [136, 94, 1], [118, 114], [100, 119], [82, 114]]);
    p
      .paint(lid, mix(p.p.glow, "#ffffff", 0.5))
      .hatch(lid, { from: [100, 94, 60], gap: 2.4, colour: p.p.mid, tone: (x: number,
        y: number) => 0.75 - Math.abs(Math.hypot(x - 100, y - 94) - 22) / 26 });
    p
      .paint(blob([[100, 70], [107, 82], [107, 106], [100, 118], [93, 106], [93, 82]]), p.p.ink)
      .rim(lid, { width: 2 })
      .glow(100, 94, 48, 0.5);
  },
  chthonian(p, r) {
    p.light(112, 60, 180, 1.05);
    ground(p, r, 120, 60, 34, { floor: 168 });
    lightFrom(p, 0, -10);
    for (let i = 0; i < 9; i++) {
      const a = (i / 8) * Math.PI, x = 84 - Math.cos(a) * r.in(60, 84), y = 176 - Math.sin(a) * r.in(4, 20);
      p.solid(ragged([[x - 9, y + 8], [x - 4, y - 9], [x + 6, y - 7], [x + 10, y + 8]], 3, 5, r),
        { ...body, relief: 5 });
    }
    const way: Point[] = [[84, 196, 44], [80, 150, 38], [70, 112, 33], [84, 78, 29], [116, 60, 24]];
    p.solid(ragged(limb(way), 1.4, 6, r), { ...body, relief: 34, angle: 8, bend: 6 });
    for (let i = 0; i < 7; i++) {
      const y = 186 - i * 18, x = 84 - Math.sin(i * 0.5) * 14;
      p.rim(limb([[x - 34 + i * 2, y, 0.6], [x, y + 7, 1.6], [x + 34 - i * 2, y, 0.6]]), { width: 1.3 });
    }
    for (let i = 0; i < 9; i++) {
      const a = -1.1 + i * 0.36, l = r.in(34, 62);
      p.solid(tentacle([[120 + Math.cos(a) * 14, 60 + Math.sin(a) * 18], [120 + Math.cos(a) * l * 0.6,
        60 + Math.sin(a) * l * 0.6], [124 + Math.cos(a + 0.3) * l, 58 + Math.sin(a + 0.3) * l],
        [124 + Math.cos(a + 0.7) * l * 1.2, 56 + Math.sin(a + 0.7) * l * 1.2]], 5.4), { ...body, relief: 4, gap: 2 });
    }
    p.solid(disc(120, 60, 25, 28), { ...body, relief: 10, rings: [120, 60], gap: 2.6, rim: 2.4 });
    p.paint(disc(122, 60, 17, 20), p.p.ink);
    const teeth: Point[][] = [];
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * 6.2832;
      teeth.push([[122 + Math.cos(a - 0.13) * 17, 60 + Math.sin(a - 0.13) * 20], [122 + Math.cos(a + 0.13) * 17,
        60 + Math.sin(a + 0.13) * 20], [122 + Math.cos(a) * 9, 60 + Math.sin(a) * 11]]);
    }
    p.sheet(teeth, mix(p.p.light, p.p.glow, 0.15)).glow(122, 60, 14, 0.6);
  },
} satisfies Record<string, Draw>;
