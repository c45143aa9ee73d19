/** Things that are carried, worn, read or kept. */

import { mix } from "../numbers";
import { type Draw } from "../plate";
import { blob, box, disc, limb, type Outline, type Point, turn } from "../shapes";
import { steel, thing, H, shade, spark, table, W } from "./ground";

export const OBJECTS = {
  pistol(p) {
    table(p), shade(p, 104, 108, 66, 8);
    p.solid(blob([[120, 62, 1], [146, 60], [152, 72], [160, 104], [150, 114], [132, 112], [126, 88], [116, 80, 1]]),
      { ...thing, relief: 12, angle: 70 });
    p.solid([[34, 46], [128, 42], [138, 50], [136, 70], [100, 72], [96, 62], [36, 62]], { ...steel, relief: 9,
      angle: 0 });
    p.solid(blob([[84, 40], [108, 40], [112, 52], [108, 66], [84, 66], [80, 52]]), { ...steel, relief: 10, angle: 90,
      rim: 2.2 });
    for (const x of [90, 97, 104]) p.paint(box(x - 1, 43, 2, 20), p.p.ink);
    p
      .paint([[36, 42], [44, 38], [44, 46], [36, 46]], p.p.ink)
      .paint([[128, 44], [140, 34], [144, 38], [136, 50]], p.p.ink);
    p.rim([[128, 44], [140, 34], [144, 38], [136, 50]], { width: 1.3 });
    const guard = limb([[100, 70, 1.8], [102, 86, 1.8], [116, 90, 1.8], [126, 84, 1.8]]);
    p.paint(guard, p.p.ink).rim(guard, { width: 1.3 });
    for (let i = 0; i < 4; i++) {
      p.solid(limb([[30 + i * 13, 112, 3], [40 + i * 13, 109, 3]]), { ...steel, base: 0.8, relief: 3, gap: 1.8 });
    }
  },
  knife(p) {
    table(p), shade(p, 104, 110, 64, 7);
    const t = (q: Outline) => turn(q, -24, 100, 70);
    p.solid(t(blob([[16, 70, 1], [40, 58], [120, 56, 1], [120, 82, 1], [60, 82], [34, 78]])), { ...steel, relief: 9,
      angle: -24 });
    p.paint(t([[18, 70], [120, 66], [120, 70]]), p.p.ink, 0.7);
    p.solid(t(box(120, 48, 8, 42)), { ...thing, relief: 4, rim: 2.2 });
    p.solid(t(blob([[128, 58, 1], [160, 56], [180, 60], [182, 76], [160, 80], [128, 80, 1]])), { ...thing, relief: 10,
      angle: 66 });
    for (const x of [140, 156, 172]) {
      const [[a, b]] = t([[x, 69]]) as [Point];
      p.paint(disc(a, b, 2.2), p.p.glow);
    };
  },
  tome(p, r) {
    table(p), shade(p, 100, 112, 78, 9);
    for (const s of [-1, 1]) {
      p.solid(blob([[100, 56, 1], [100 + s * 30, 46], [100 + s * 78, 54, 1], [100 + s * 84, 108, 1], [100 + s * 34,
        100], [100, 110, 1]]), { base: 0.15, albedo: 0.6, relief: 8, gap: 2.2 });
      const leaf = blob([[100, 54, 1], [100 + s * 32, 42], [100 + s * 72, 50, 1], [100 + s * 78, 102, 1],
        [100 + s * 34, 93], [100, 104, 1]]);
      p
        .paint(leaf, mix(p.p.light, p.p.glow, 0.25))
        .hatch(leaf, { angle: s * 4, gap: 2.4, colour: p.p.mid, max: 0.5,
          tone: (x) => 0.75 - Math.abs(x - 100) / 42 });
      const rows: Outline[] = [];
      for (let i = 0; i < 6; i++) {
        rows.push(limb([[100 + s * 16, 58 + i * 7 - 4, 0.8], [100 + s * 36, 54 + i * 7 - 3, 0.8],
          [100 + s * (58 + r.in(-12, 4)), 56 + i * 7 - 1, 0.8]], { n: 3 }));
      }
      p.sheet(s < 0 ? rows : rows.slice(4), p.p.ink, 0.75);
    }
    p.paint(disc(138, 64, 12, 10), p.p.ink).paint(disc(138, 64, 9.6, 7.6), mix(p.p.light, p.p.glow, 0.25));
    p.paint(blob([[129, 64, 1], [138, 58], [147, 64, 1], [138, 70]]), p.p.ink).paint(disc(138, 64, 2.4), p.p.glow);
    spark(p, 100, 40, 30, 22);
  },
  lens(p) {
    table(p);
    p.solid([[16, 108], [120, 92], [180, 104], [84, 124]], { base: 0.9, albedo: 1.1, angle: -8, gap: 2.4 });
    p.solid(limb([[118, 84, 5.4], [160, 114, 6.4], [172, 122, 5]]), { ...thing, relief: 5, angle: 34 });
    p.paint(disc(88, 58, 40), p.p.ink).rim(disc(88, 58, 40), { width: 3 });
    p
      .paint(disc(88, 58, 34), mix(p.p.mid, p.p.glow, 0.45))
      .hatch(disc(88, 58, 34), { angle: -40, gap: 3, tone: (x, y) => 0.85 - (x - 60 + (y - 30)) / 60 });
    for (let i = 1; i < 6; i++) {
      const o = disc(94, 66, i * 4.6, i * 5.4, 150 - i * 8, 420 - i * 12, 18);
      p.paint(limb(o.map(([x, y]) => [x, y, 0.9]), { n: 1 }), p.p.ink, 0.85);
    }
    p.glow(78, 44, 30, 0.6, "#fff6e0");
  },
  torch(p) {
    table(p);
    p.hatch([[82, 58], [-10, 10], [-10, 124], [82, 84]], { from: [104, 70, 74, 140, 220], gap: 3.2,
      tone: (x) => 0.35 + (x + 10) / 150 });
    p.glow(74, 70, 66, 0.7);
    p.solid([[76, 48], [100, 54], [100, 86], [76, 92]], { ...steel, relief: 12, angle: 90 });
    p.solid(box(100, 57, 76, 26), { ...thing, relief: 12, angle: 0 });
    for (const x of [112, 160]) p.paint(box(x, 56, 4, 28), p.p.ink);
    p.paint(box(130, 54, 16, 5), p.p.glow).paint(disc(76, 70, 6, 22), "#fffbe6");
  },
  amulet(p) {
    spark(p, 100, 74, 56, 30);
    p.paint(limb([[56, -4, 1.4], [74, 34, 1.4], [100, 48, 1.4], [126, 34, 1.4], [144, -4, 1.4]]), p.p.ink);
    p.solid(disc(100, 78, 33), { ...steel, relief: 14, rings: [100, 78], gap: 2.6, rim: 2.4 });
    p.paint(disc(100, 78, 22), p.p.ink);
    const star: Point[] = [];
    for (let i = 0; i < 10; i++) {
      const a = -Math.PI / 2 + (i * Math.PI) / 5, R = i % 2 ? 8 : 20;
      star.push([100 + Math.cos(a) * R, 78 + Math.sin(a) * R]);
    }
    p
      .paint(star, mix(p.p.glow, p.p.light, 0.3))
      .paint(blob([[91, 78, 1], [100, 72], [109, 78, 1], [100, 84]]), p.p.ink)
      .paint(disc(100, 78, 2.6), "#fffbe6");
  },
  statue(p) {
    table(p), shade(p, 100, 114, 46, 7);
    p.solid([[66, 100], [134, 100], [140, 116], [60, 116]], { ...thing, relief: 6 });
    for (const s of [-1, 1]) {
      p.solid(blob([[100 + s * 10, 54, 1], [100 + s * 34, 26], [100 + s * 44, 32, 1], [100 + s * 38, 58],
        [100 + s * 40, 82, 1], [100 + s * 18, 86]]), { ...thing, relief: 7, albedo: 0.9 });
    }
    p.solid(blob([[74, 102, 1], [72, 78], [82, 60], [100, 54], [118, 60], [128, 78], [126, 102, 1]]),
      { ...thing, relief: 18, bend: 3 });
    p.solid(blob([[84, 50], [82, 32], [100, 20], [118, 32], [116, 50], [100, 58]]), { ...thing, relief: 13,
      bend: 3 });
    for (let i = -2; i <= 2; i++) {
      p.solid(limb([[100 + i * 6, 50, 3.2], [100 + i * 8, 66, 2.6], [100 + i * 7 + (i % 2) * 4, 82, 0.6]]),
        { ...thing, relief: 3, gap: 2 });
    }
    for (const s of [-1, 1]) p.glow(100 + s * 8, 40, 9, 0.9).paint(disc(100 + s * 8, 40, 1.9), "#fffbe6");
  },
  coat(p) {
    p.paint(box(20, 14, 160, 4), p.p.ink).rim(box(20, 14, 160, 4), { width: 1.4 });
    p.solid(blob([[100, 22, 1], [74, 26], [52, 44], [38, 96], [54, 102, 1], [66, 66], [64, 134, 1], [136, 134, 1],
      [134, 66], [146, 102, 1], [162, 96], [148, 44], [126, 26]]), { ...thing, relief: 18, angle: 76 });
    p.paint([[92, 26], [108, 26], [102, 134], [98, 134]], p.p.ink);
    for (const s of [-1, 1]) {
      p.solid([[100 + s * 6, 26], [100 + s * 22, 28], [100 + s * 28, 54], [100 + s * 6, 82]], { ...thing, relief: 6,
        angle: s * 60, gap: 2 });
    }
  },
  satchel(p) {
    table(p), shade(p, 100, 114, 62, 8);
    const strap = limb([[64, 50, 2.4], [74, 18, 2.4], [126, 18, 2.4], [136, 50, 2.4]]);
    p.paint(strap, p.p.ink).rim(strap, { width: 1.6 });
    p.solid(blob([[44, 112, 1], [40, 66], [50, 46], [100, 40], [150, 46], [160, 66], [156, 112, 1]]),
      { ...thing, relief: 16, angle: 90 });
    p.solid(blob([[42, 74, 1], [50, 46], [100, 40], [150, 46], [158, 74, 1], [100, 86]]), { ...thing, relief: 12,
      angle: 0, bend: 3 });
    p.paint(disc(100, 82, 12), p.p.light).paint(box(97, 74, 6, 16), "#a12b23").paint(box(92, 79, 16, 6), "#a12b23");
  },
  crate(p) {
    table(p), shade(p, 100, 116, 74, 8);
    p.solid([[48, 44], [140, 38], [166, 52], [72, 60]], { ...thing, base: 0.4, angle: -5, albedo: 1.3 });
    p.solid([[72, 60], [166, 52], [160, 108], [76, 116]], { ...thing, angle: -5, gap: 3, albedo: 0.8 });
    p.solid([[48, 44], [72, 60], [76, 116], [52, 98]], { ...thing, angle: 34, gap: 3 });
    for (const k of [0.33, 0.66]) {
      p.paint(limb([[72 + 4 * k, 60 + 56 * k, 1], [166 - 6 * k, 52 + 56 * k, 1]]), p.p.ink);
    }
    p.paint(limb([[76, 64, 3], [160, 104, 3]]), p.p.ink).rim(limb([[76, 64, 3], [160, 104, 3]]), { width: 1.3 });
  },
  candle(p) {
    table(p), shade(p, 100, 114, 40, 6);
    spark(p, 100, 34, 66, 40);
    p.solid(blob([[62, 112, 1], [66, 104], [100, 100], [134, 104], [138, 112, 1], [100, 118]]),
      { ...steel, relief: 6 });
    p.solid(blob([[88, 106, 1], [86, 60], [92, 54], [108, 54], [114, 60], [112, 106, 1]]), { base: 0.9, albedo: 1.2,
      relief: 10, angle: 90, gap: 2.2, rim: 2 });
    p
      .paint(blob([[100, 10, 1], [108, 32], [105, 46], [95, 46], [92, 32]]), p.p.glow)
      .paint(blob([[100, 22, 1], [104, 36], [100, 46], [96, 36]]), "#fffbe6");
    p.paint(box(99.3, 44, 1.6, 12), p.p.ink);
  },
  dice(p) {
    table(p), shade(p, 100, 112, 64, 8);
    const die = (x: number, y: number, s: number, spots: Outline) => {
      p.solid([[x, y - 16 * s], [x + 24 * s, y - 8 * s], [x, y], [x - 24 * s, y - 8 * s]], { base: 1, albedo: 1.6,
        angle: 0, gap: 2 });
      p.solid([[x - 24 * s, y - 8 * s], [x, y], [x, y + 30 * s], [x - 24 * s, y + 20 * s]], { base: 0.8, albedo: 1,
        angle: 20, gap: 2.2, rim: 1.6 });
      p.solid([[x + 24 * s, y - 8 * s], [x, y], [x, y + 30 * s], [x + 24 * s, y + 20 * s]], { base: 0.3, albedo: 0.5,
        angle: -20, gap: 2.2 });
      for (const [a, b] of spots) p.paint(disc(x + a * s, y + b * s, 2.6 * s, 2.4 * s), p.p.ink);
    };
    die(74, 72, 1.25, [[0, -8], [-16, 4], [-8, 14], [-16, 14], [-8, 4]]);
    die(136, 84, 1, [[-8, -9], [8, -9], [-12, 10]]);
  },
  scroll(p) {
    table(p), shade(p, 100, 116, 60, 7);
    const q: Point[] = [[54, 26], [146, 20], [152, 104], [58, 112]];
    p
      .paint(q, mix(p.p.light, p.p.glow, 0.25))
      .hatch(q, { angle: 86, gap: 2.6, colour: p.p.mid, max: 0.6, tone: (x) => Math.abs(x - 96) / 50 - 0.35 });
    for (const [a, b] of [[[50, 26, 6], [150, 20, 6]], [[54, 112, 6], [156, 104, 6]]] as const) {
      p.solid(limb([a, b]), { ...thing, base: 0.6, relief: 5, gap: 2 });
    }
    for (let i = 0; i < 6; i++) {
      p.paint(limb([[68, 42 + i * 9, 0.9], [100, 39 + i * 9, 0.9], [i === 5 ? 104 : 134, 38 + i * 9, 0.9]]), p.p.ink,
        0.75);
    }
    p
      .paint(blob([[128, 86], [136, 82], [142, 90], [136, 98], [126, 96]]), "#a12b23")
      .glow(134, 90, 16, 0.3, "#ff5a3c");
  },
  lock(p) {
    p.hatch(box(0, 0, W, H), { angle: 90, gap: 4, tone: (x, y) => 0.7 * p.at(x, y) });
    for (const y of [26, 100]) p.solid(box(-4, y, 208, 11), { ...thing, relief: 5, gap: 2.2 });
    const bow: Point[] = [...disc(100, 52, 25, 30, 180, 360, 16), [118, 52], ...disc(100, 52, 16, 20, 360, 180, 14)];
    p.solid(bow, { ...steel, relief: 4 });
    p.solid(blob([[66, 54, 1], [134, 54, 1], [136, 100], [124, 114], [76, 114], [64, 100]]), { ...steel, relief: 15,
      angle: 0, bend: 2 });
    p
      .paint(disc(100, 78, 7), p.p.ink)
      .paint([[97, 80], [103, 80], [106, 100], [94, 100]], p.p.ink)
      .glow(100, 80, 16, 0.6);
  },
  shelf(p, r) {
    table(p), shade(p, 100, 112, 66, 7);
    let y = 104;
    for (let i = 0; i < 5; i++) {
      const h = r.in(11, 16), w = r.in(78, 110), x = 100 - w / 2 + r.in(-8, 8);
      p.solid(box(x, y - h, w, h), { ...thing, base: 0.2 + (i % 3) * 0.25, relief: 6, angle: 0, gap: 2.2 });
      p.paint(box(x + 8, y - h + 3, 3, h - 6), p.p.glow, 0.8);
      y -= h;
    }
  },
} satisfies Record<string, Draw>;
