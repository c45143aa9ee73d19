/** Hands, minds, omens and beasts: whatever is not an object. */

import { mix, noise } from "../numbers";
import { type Draw } from "../plate";
import { blob, box, disc, limb, type Outline, type Point, ragged, turn } from "../shapes";
import { H, spark, table, W, thing } from "./ground";

export const SIGNS = {
  fist(p) {
    spark(p, 78, 60, 62, 26);
    p.solid(limb([[196, 120, 26], [150, 92, 20], [124, 78, 18]]), { ...thing, relief: 16, angle: 60 });
    p.solid([[150, 66], [172, 80], [150, 118], [128, 102]], { base: 0.7, albedo: 1.2, angle: 30, gap: 2.4,
      rim: 1.6 });
    p.solid(blob([[70, 56], [92, 38], [124, 40], [140, 60], [132, 90], [104, 100], [78, 92], [66, 74]]),
      { ...thing, base: 0.6, relief: 16, angle: 20, albedo: 1.3 });
    for (let i = 0; i < 4; i++) {
      p.solid(blob([[62 + i * 3, 44 + i * 14], [84, 40 + i * 14], [90, 48 + i * 14], [84, 55 + i * 14],
        [64 + i * 3, 55 + i * 14], [56 + i * 3, 50 + i * 14]]), { ...thing, base: 0.7, relief: 6, albedo: 1.4,
        gap: 2 });
    }
  },
  hand(p) {
    spark(p, 100, 46, 62, 34);
    const q = blob([[76, 134, 1], [72, 104], [56, 84], [44, 62], [50, 56], [64, 70], [72, 78, 1], [66, 44], [66, 22],
      [74, 20], [80, 44], [86, 66, 1], [86, 36], [90, 12], [98, 12], [101, 38], [102, 64, 1], [108, 36], [116, 16],
      [124, 20], [121, 44], [116, 70, 1], [130, 50], [142, 42], [146, 50], [136, 72], [126, 96], [122, 134, 1]]);
    p.solid(q, { ...thing, base: 0.4, relief: 10, angle: 80, albedo: 1.2, gap: 2.2 });
    p
      .paint(blob([[82, 92, 1], [100, 80], [118, 92, 1], [100, 104]]), p.p.ink)
      .paint(disc(100, 92, 8), p.p.glow)
      .paint(blob([[100, 84], [103, 92], [100, 100], [97, 92]]), p.p.ink)
      .glow(100, 92, 26, 0.6);
  },
  eye(p) {
    p.hatch(box(0, 0, W, H), { from: [100, 65, 80], gap: 3, tone: (x, y) => 0.9 - Math.abs(Math.hypot(x - 100,
      (y - 65) * 1.3) - 74) / 40 });
    const lid = blob([[26, 66, 1], [62, 34], [100, 24], [138, 34], [174, 66, 1], [138, 96], [100, 106], [62, 96]]);
    p
      .paint(lid, mix(p.p.light, p.p.glow, 0.2))
      .hatch(lid, { angle: 20, gap: 2.8, colour: p.p.mid, tone: (x) => Math.abs(x - 100) / 60 - 0.25 })
      .rim(lid, { width: 2.6 });
    p
      .paint(disc(100, 65, 33), p.p.ink)
      .hatch(disc(100, 65, 32), { from: [100, 65, 64], gap: 3, colour: p.p.glow, tone: (x, y) => Math.hypot(x - 100,
        y - 65) / 34 - 0.2 });
    p.paint(disc(100, 65, 13), p.p.ink).paint(disc(92, 55, 4), "#fffbe6").glow(100, 65, 60, 0.35);
  },
  dash(p) {
    p
      .hatch(box(0, 0, W, H), { from: [30, 60, 60, -60, 60], gap: 4, tone: (x, y) => 0.85 * p.at(x, y) })
      .glow(30, 58, 60, 0.5);
    table(p);
    p.paint([[96, 118], [120, 118], [200, 132], [150, 134]], p.p.ink, 0.6);
    const part = (q: Outline, o = {}) => p.solid(limb(q), { ...thing, relief: 5, rim: 1.8, ...o });
    part([[112, 72, 7], [138, 82, 6], [160, 74, 4], [170, 66, 3.6]], { angle: 20 });
    part([[106, 40, 5.5], [128, 50, 4.4], [138, 36, 3.6]], { angle: 40 });
    p.solid(blob([[96, 30], [112, 32], [122, 54], [134, 86], [118, 84], [100, 80], [92, 56]]), { ...thing, relief: 10,
      angle: 70 });
    part([[104, 74, 8], [84, 88, 6.4], [92, 108, 4.6], [84, 118, 4]], { angle: 60 });
    part([[98, 40, 5.5], [78, 50, 4.4], [64, 42, 3.4]], { angle: -20 });
    p.solid(disc(92, 22, 8, 9.6), { ...thing, base: 0.5, relief: 7, gap: 2 });
    p.solid(blob([[74, 18], [84, 16, 1], [88, 4], [102, 6], [104, 18, 1], [114, 22], [94, 23]]), { ...thing, relief: 5,
      gap: 2 });
  },
  star(p) {
    p.hatch(box(0, 0, W, H), { from: [100, 65, 90], gap: 3.4, tone: (x, y) => 0.85 - Math.hypot(x - 100,
      (y - 65) * 1.2) / 120 });
    const q: Point[] = [];
    for (let i = 0; i < 16; i++) {
      const a = -Math.PI / 2 + (i * Math.PI) / 8, R = i % 4 === 0 ? 58 : i % 2 ? 14 : 34;
      q.push([100 + Math.cos(a) * R, 65 + Math.sin(a) * R]);
    }
    p
      .paint(q, mix(p.p.glow, p.p.light, 0.5))
      .hatch(q, { angle: 40, gap: 2.6, colour: p.p.mid, tone: (x, y) => (x - 92 + (y - 60)) / 40 })
      .rim(q, { width: 1.6 })
      .glow(100, 65, 50, 0.7)
      .paint(disc(100, 65, 6), "#fffbe6");
  },
  flame(p, r) {
    spark(p, 100, 78, 66, 34);
    for (const [k, c] of [[1, mix(p.p.mid, p.p.glow, 0.5)], [0.72, p.p.glow], [0.42, "#fffbe6"]] as const) {
      p.paint(blob([[100 - 34 * k, 118, 1], [100 - 38 * k, 118 - 34 * k], [100 - 18 * k, 118 - 58 * k], [100 - 22 * k,
        118 - 84 * k, 1], [100 + 2 * k, 118 - 66 * k], [100 + 8 * k, 118 - 108 * k, 1], [100 + 26 * k, 118 - 62 * k],
        [100 + 34 * k, 118 - 78 * k, 1], [100 + 38 * k, 118 - 34 * k], [100 + 32 * k, 118, 1]]), c);
    }
    p.solid(ragged([[50, 124], [62, 112], [138, 112], [150, 124], [150, 134], [50, 134]], 3, 5, r),
      { ...thing, relief: 5 });
  },
  skull(p) {
    p.hatch(box(0, 0, W, H), { rings: [100, 60], gap: 4, tone: (x, y) => 0.7 * p.at(x, y) });
    p.solid(blob([[100, 12], [72, 16], [56, 38], [56, 62], [66, 80], [76, 86, 1], [78, 104], [88, 112], [112, 112],
      [122, 104], [124, 86, 1], [134, 80], [144, 62], [144, 38], [128, 16]]), { ...thing, base: 0.75, relief: 22,
      angle: 20, bend: 4, albedo: 1.4, gap: 2.4 });
    for (const s of [-1, 1]) {
      p
        .paint(blob([[100 + s * 8, 66], [100 + s * 12, 50], [100 + s * 28, 46], [100 + s * 34, 58], [100 + s * 26, 72],
          [100 + s * 14, 74]]), p.p.ink)
        .glow(100 + s * 21, 60, 12, 0.8)
        .paint(disc(100 + s * 21, 60, 1.8), "#fffbe6");
    }
    p.paint(blob([[100, 72, 1], [107, 86], [100, 83], [93, 86]]), p.p.ink);
    for (let i = -3; i <= 3; i++) p.paint(box(99.2 + i * 5.4, 95, 1.6, 16), p.p.ink);
    p.paint(limb([[110, 14, 0.8], [118, 28, 1.4], [112, 38, 1], [122, 48, 0.4]]), p.p.ink);
  },
  mind(p) {
    p.hatch(box(0, 0, W, H), { angle: 0, gap: 3.2, tone: (x, y) => 0.55 * p.at(x, y) });
    const head = blob([[60, 134, 1], [62, 112], [52, 106], [50, 96], [44, 92, 1], [48, 76], [44, 70, 1], [52, 50],
      [64, 24], [92, 10], [122, 14], [144, 34], [150, 62], [140, 88], [130, 104], [134, 134, 1]]);
    p.solid(head, { ...thing, relief: 12, angle: 30, rim: 2.4 });
    p
      .hatch(disc(102, 54, 38), { rings: [102, 54], gap: 4.4, tone: (x, y) => 0.95 - Math.hypot(x - 102, y - 54) / 50,
        colour: p.p.glow })
      .glow(102, 54, 44, 0.5);
    p.paint(disc(102, 54, 3.6), "#fffbe6");
  },
  grasp(p) {
    p.hatch(box(0, 0, W, H), { angle: 0, gap: 3, tone: (x, y) => 0.7 * p.at(x, y) });
    for (const [x, h, lean] of [[50, 92, 8], [104, 118, -4], [154, 84, -10]] as const) {
      p.solid(limb([[x, 140, 11], [x + lean * 0.4, 134 - h * 0.4, 8], [x + lean, 134 - h * 0.66, 9]]),
        { ...thing, relief: 8, angle: 80 });
      for (let i = 0; i < 5; i++) {
        const a = -1.57 + (i - 2) * 0.42, l = h * (i === 0 || i === 4 ? 0.26 : 0.36), bx = x + lean,
          by = 134 - h * 0.62;
        p.solid(limb([[bx + Math.cos(a) * 6, by + Math.sin(a) * 6, 4], [bx + Math.cos(a) * l * 0.7,
          by + Math.sin(a) * l * 0.7, 3.2], [bx + Math.cos(a + 0.3) * l * 1.1, by + Math.sin(a + 0.3) * l * 1.1,
          0.6]]), { ...thing, relief: 3, gap: 2 });
      }
    }
  },
  comet(p, r) {
    p.hatch(box(0, 0, W, H), { angle: -24, gap: 3, tone: (x, y) => 0.55 * p.at(x, y) + 0.2 * noise(x / 30, y / 8) }),
      p.flecks(34, { size: 1.6, opacity: 0.8 });
    p.hatch([[66, 74], [76, 92], [214, 30], [214, -14]], { from: [60, 90, 110, -50, 10], gap: 3, colour: p.p.glow,
      tone: (x) => 1 - (x - 60) / 170 });
    p.glow(66, 86, 50, 0.9).paint(disc(66, 86, 11), "#fffbe6");
    p.solid(ragged([[-4, 134], [-4, 112], [50, 118], [110, 110], [160, 118], [204, 108], [204, 134]], 4, 6, r),
      { ...thing, relief: 6, albedo: 0.6 });
  },
  footsteps(p) {
    p.solid(box(0, 0, W, H), { base: 0.6, tone: (x, y) => 0.6 * p.at(x, y), angle: -12, gap: 3 });
    for (let i = 0; i < 5; i++) {
      const s = 0.6 + i * 0.2, x = 166 - i * 32, y = 24 + i * 21 + (i % 2 ? 12 : -6);
      p.sheet([turn(blob([[x - 7 * s, y], [x - 4 * s, y - 9 * s], [x + 10 * s, y - 7 * s], [x + 13 * s, y + 2 * s],
        [x + 2 * s, y + 7 * s]]), 140, x, y), turn(blob([[x - 20 * s, y - 2 * s], [x - 12 * s, y - 6 * s],
        [x - 9 * s, y + 4 * s], [x - 17 * s, y + 6 * s]]), 140, x, y)], p.p.ink, 0.92);
    }
  },
  bust(p) {
    p.hatch(box(0, 0, W, H), { from: [100, 70, 50], gap: 4, tone: (x, y) => 0.75 * p.at(x, y) });
    p.lights = [{ x: -10, y: 10, reach: 320, power: 1.15 }];
    p.solid(blob([[38, 136, 1], [44, 112], [66, 100], [86, 94], [114, 94], [134, 100], [156, 112], [162, 136, 1]]),
      { ...thing, base: 0.3, relief: 16, angle: 60 });
    p.solid(blob([[100, 26], [84, 32], [78, 48], [80, 68], [88, 84], [100, 90], [112, 84], [120, 68], [122, 48],
      [116, 32]]), { ...thing, base: 0.7, relief: 14, angle: 20, albedo: 1.3 });
    p.paint(blob([[102, 30, 1], [104, 50], [98, 66], [102, 72], [100, 80], [102, 90, 1], [116, 82], [123, 60],
      [120, 36]]), p.p.ink);
    p.solid(blob([[56, 40], [76, 36, 1], [80, 20], [100, 16], [120, 20], [124, 36, 1], [144, 40], [122, 46], [100, 48],
      [78, 46]]), { ...thing, base: 0.3, relief: 8, angle: 10 });
    p.paint(blob([[80, 46, 1], [100, 49], [120, 46, 1], [119, 54], [100, 56], [81, 54]]), p.p.ink, 0.8);
  },
  hound(p, r) {
    p.hatch(box(0, 0, W, H), { angle: 0, gap: 3, tone: (x, y) => 0.7 * p.at(x, y) });
    p.solid(ragged(blob([[44, 136, 1], [50, 104], [56, 74], [54, 44, 1], [68, 54], [84, 46], [94, 34, 1], [100, 52],
      [122, 62], [148, 72], [152, 82], [138, 90], [112, 92], [108, 112], [118, 136, 1]]), 3, 4.4, r),
      { ...thing, relief: 18, angle: 50, rim: 2.2 });
    p
      .glow(102, 66, 9, 0.9)
      .paint(disc(102, 66, 2.2), "#fffbe6")
      .paint(disc(150, 76, 4), p.p.ink)
      .paint(limb([[118, 86, 0.6], [134, 86, 1.2], [148, 82, 0.5]]), p.p.ink);
  },
} satisfies Record<string, Draw>;
