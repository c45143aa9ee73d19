/** Rooms of a house, and what people study in. */

import { figure, H, line, room, shelf, spines, W } from "../scenery";
import { mix, noise } from "../numbers";
import { type Draw } from "../plate";
import { blob, box, disc, limb, move, type Outline, type Point } from "../shapes";

const page = box(0, 0, W, H);

export const INDOORS = {
  hallway(p) {
    p.light(152, 104, 150, 1.05).light(150, 30, 90, 0.35);
    const P = room(p, { vy: 92, w: 31, h: 39, wall: 0.42, back: 0.25, near: 7 });
    for (const side of [-1, 1])
      for (const [s0, s1] of [[1.3, 1.85], [2.6, 4.1]] as const) {
        const door = [P(side, -0.42, s0), P(side, -0.42, s1), P(side, 1, s1), P(side, 1, s0)];
        p.solid(door, { base: 0.12, albedo: 0.22, angle: 90, gap: 2.4, rim: 1.5 });
        const a = s0 + (s1 - s0) * 0.2, b = s1 - (s1 - s0) * 0.2;
        p.rim([P(side, -0.3, a), P(side, -0.3, b), P(side, 0.18, b), P(side, 0.18, a)], { width: 0.9, gain: 1.3 });
        p.rim([P(side, 0.32, a), P(side, 0.32, b), P(side, 0.86, b), P(side, 0.86, a)], { width: 0.9, gain: 1.3 });
      }
    for (const side of [-1, 1]) {
      p.paint(line(P(side, 0.3, 1), P(side, 0.3, 7), 0.5, 2.6), p.p.ink, 0.7);
      p.paint(line(P(side, 0.94, 1), P(side, 0.94, 7), 0.5, 3.5), p.p.ink, 0.7);
    }
    const rug = [P(-0.36, 1), P(0.36, 1), P(0.36, 1, 7), P(-0.36, 1, 7)];
    p.solid(rug, { base: 0.3, albedo: 0.4, angle: 0, gap: 3 });
    p.rim(rug, { width: 1 });
    const [dx, dy] = P(-0.34, -0.46), [ex, ey] = P(0.4, 1);
    p.paint(box(dx, dy, ex - dx, ey - dy), "#fff0c4").glow(152, 104, 62, 0.85);
    p.solid([[dx, dy], [dx + 8, dy + 4], [dx + 8, ey + 6], [dx, ey]], { base: 0.1, albedo: 0, rim: 0.8 });
    p.paint([P(-0.02, 1), P(0.3, 1), P(0.52, 1, 5.5), P(0.0, 1, 5.5)], p.p.ink, 0.5);
    figure(p, 156, ey + 0.5, 1.5, { rim: 0 });
  },
  attic(p) {
    p.light(150, 66, 175, 1).light(120, 176, 90, 0.35);
    p.solid(page, { base: 0.4, albedo: 0.1 });
    p.solid([[150, -26], [72, 140], [228, 140]], { base: 0.7, albedo: 0.75, angle: 0, gap: 3.4 });
    p.solid([[150, -26], [72, 140], [0, 190], [0, 0], [80, 0]], { base: 0.35, albedo: 0.5, angle: -64, gap: 3.2 });
    p.solid([[150, -26], [228, 140], [300, 190], [300, 0], [220, 0]], { base: 0.35, albedo: 0.5, angle: 64,
      gap: 3.2 });
    p.solid([[72, 140], [228, 140], [330, 200], [-30, 200]], { base: 0.35, albedo: 0.8, from: [150, 92, 34, 0, 180],
      gap: 4 });
    p.paint(disc(150, 62, 23), p.p.ink).paint(disc(150, 62, 20), mix(p.p.light, p.p.glow, 0.25));
    p.hatch(disc(150, 62, 19), { angle: 0, gap: 2.6, colour: p.p.mid, opacity: 0.5,
      tone: (x, y) => 0.3 + 0.4 * noise(x / 14, y / 5, 4) });
    p.paint(box(148.8, 42, 2.4, 40), p.p.ink).paint(box(130, 60.8, 40, 2.4), p.p.ink);
    const beam: Point[] = [[132, 68], [168, 68], [216, 196], [92, 196]];
    p.hatch(beam, { from: [150, 20, 70, 40, 140], gap: 2.2, opacity: 0.4, tone: (_x, y) => 0.55 - (y - 66) / 300 });
    p.glow(150, 62, 80, 0.55, p.p.light);
    for (const k of [1.12, 1.6, 2.3])
      for (const side of [-1, 1]) {
        p.solid(limb([[150 + side * 78 * k, 92 + 48 * k, 3.4 * k], [150, 92 - 118 * k, 3.4 * k]]), { base: 0.14,
          albedo: 0.45, angle: side * 64, gap: 2.2, rim: 1.7 });
      }
    p.solid(box(98, 20, 104, 5), { base: 0.1, albedo: 0.4, gap: 2, rim: 1.4 });
    const trunk: Point[] = [[186, 152], [236, 150], [240, 184], [188, 187]];
    p.solid([[186, 152], [193, 143], [240, 141], [236, 150]], { base: 0.3, albedo: 0.9, gap: 2.2, rim: 1 });
    p.solid(trunk, { base: 0.12, albedo: 0.34, angle: 90, gap: 2.4, rim: 1.2 });
    p.paint(box(200, 151, 3.4, 35), p.p.ink).paint(box(224, 150, 3.4, 35), p.p.ink);
    const dress = blob([[84, 112, 1], [90, 112], [97, 122], [95, 134], [92, 142], [104, 176, 1], [70, 176, 1],
      [82, 142], [79, 134], [77, 122]]);
    p.solid(dress, { base: 0.06, albedo: 0.7, relief: 9, angle: 0, gap: 2.2, bend: 3, rim: 1.4 });
    p.paint(box(86, 176, 2, 18), p.p.ink).paint(disc(87, 108, 3.4, 4.4), p.p.ink);
    p.solid(blob([[112, 190, 1], [112, 172], [126, 168], [140, 173], [141, 190, 1]]), { base: 0.08, albedo: 0.6,
      relief: 8, gap: 2.2, rim: 1 });
  },
  cellar(p, r) {
    p.light(214, 40, 200, 1.05).light(106, 166, 96, 0.85);
    p.solid(page, { base: 0.3, albedo: 0.1 });
    // courses of stone
    for (let j = 0; j < 10; j++)
      for (let i = -1; i < 13; i++) {
        const w = 26, x = i * w + (j % 2) * 13 + r.in(-2, 2), y = j * 15;
        p.hatch(blob([[x + 1.4, y + 1.6], [x + w - 1.6, y + 1.4], [x + w - 1.2, y + 13.4], [x + 1.2, y + 13.6]],
          { n: 2, tight: 0.14 }), { angle: r.in(-14, 14), gap: 3, tone: (a, b) => 0.62 * p.at(a, b) + 0.02 });
      }
    p.solid([[-10, 150], [310, 142], [310, 210], [-10, 210]], { base: 0.25, albedo: 0.7, angle: 2, gap: 3.4 });
    // door of light, and the steps down from it
    p.paint([[196, 0], [244, 0], [244, 54], [196, 54]], "#fff0c4").glow(218, 30, 70, 0.8);
    p.solid([[244, 0], [256, 0], [256, 62], [244, 54]], { base: 0.1, albedo: 0 });
    const steps = 8;
    for (let i = 0; i < steps; i++) {
      const x = 190 - i * 11, y = 54 + i * 12, w = 58 + i * 4;
      p.solid([[x, y], [x + w, y], [x + w + 4, y + 5], [x - 4, y + 5]], { base: 0.8, albedo: 1.1 - i * 0.07, angle: 0,
        gap: 1.9 });
      p.solid(box(x - 4, y + 5, w + 8, 9), { base: 0.2, albedo: 0.18, angle: 90, gap: 2.4 });
    }
    p.paint([[252, 60], [300, 40], [300, 200], [172, 200]], p.p.ink, 0.9);
    p.hatch([[252, 60], [300, 40], [300, 200], [172, 200]], { angle: -52, gap: 3.2, tone: (x, y) => 0.22 * p.at(x,
      y) });
    figure(p, 220, 55, 1.55, { rim: 0 });
    p.paint([[214, 55], [226, 55], [190, 150], [150, 150]], p.p.ink, 0.34);
    // vault
    p.solid(([...disc(150, 148, 190, 150, 180, 270, 16), [150, -20], [-60, -20],
      [-60, 148]] satisfies Point[]).filter(([x]) => x < 151), { base: 0.08, albedo: 0.1, angle: -60, gap: 3,
      rim: 2 });
    p.glow(106, 170, 52, 0.8);
    p
      .paint(box(102, 160, 8, 14), p.p.ink)
      .paint(box(103.4, 162, 5.2, 10), '#fff3cf')
      .paint([...disc(106, 160, 4, 7, 180, 360, 8)], p.p.ink)
      .paint(box(100.5, 173, 11, 3), p.p.ink);
    for (const [x, y, s] of [[52, 176, 1.05], [80, 190, 1], [20, 192, 1.2]] as const) {
      const barrel = blob([[x - 15 * s, y - 34 * s, 1], [x + 15 * s, y - 34 * s, 1], [x + 19 * s, y - 17 * s],
        [x + 15 * s, y, 1], [x - 15 * s, y, 1], [x - 19 * s, y - 17 * s]]);
      p.solid(barrel, { base: 0.08, albedo: 0.9, relief: 14 * s, angle: 90, gap: 2.5, rim: 1.5 });
      for (const k of [-29, -6]) p.paint(box(x - 17 * s, y + k * s, 34 * s, 2.4 * s), p.p.ink, 0.9);
      p.solid(disc(x, y - 34 * s, 15 * s, 4 * s), { base: 0.2, albedo: 0.8, gap: 1.8, rim: 0.8 });
    }
  },
  parlor(p, r) {
    p.light(176, 134, 165, 1.1);
    room(p, { vx: 150, vy: 86, w: 118, h: 68, near: 2.2, wall: 0.4, back: 0.42, gap: 3.2, boards: 44 });
    // window with the night in it
    p.paint(box(52, 36, 42, 78), p.p.ink);
    p.hatch(box(54, 38, 38, 74), { angle: 74, gap: 3, colour: p.p.mid, tone: () => 0.35 });
    p.paint(box(72, 36, 2, 78), p.p.ink).paint(box(52, 70, 42, 2), p.p.ink);
    for (const [x, k] of [[44, 1], [98, -1]] as const) {
      p.solid(blob([[x - 7, 28, 1], [x + 8, 28, 1], [x + 6 * k + 2, 80], [x + 9, 150, 1], [x - 9, 150, 1],
        [x - 5, 80]]), { base: 0.15, albedo: 0.55, relief: 7, angle: 90, gap: 2, rim: 1 });
    }
    // chimney piece
    p.solid(box(134, 18, 84, 136), { base: 0.35, albedo: 0.5, angle: 0, gap: 2.8, rim: 1.2 });
    p.solid(box(144, 28, 64, 44), { base: 0.1, albedo: 0.1, rim: 1.6 });
    const sitter = blob([[160, 72, 1], [162, 60], [170, 55], [171, 50], [169, 43], [176, 37], [183, 43], [181, 50],
      [182, 55], [190, 60], [193, 72, 1]]);
    p.solid(sitter, { base: 0.3, albedo: 0.55, relief: 8, gap: 2, angle: 20 });
    p.paint(disc(173.4, 45, 0.8), p.p.glow).paint(disc(179, 45, 0.8), p.p.glow);
    p.solid(box(128, 88, 96, 7), { base: 0.7, albedo: 1, gap: 1.8, rim: 1 });
    for (const x of [136, 206]) p.solid(box(x, 95, 11, 59), { base: 0.5, albedo: 0.8, angle: 90, gap: 2.2, rim: 1 });
    p.paint([...disc(176.5, 112, 29, 13, 180, 360), [205.5, 154], [147.5, 154]], p.p.ink);
    p.glow(176, 140, 44, 1);
    for (let i = 0; i < 8; i++) {
      const x = 156 + i * 6 + r.in(-2, 2), h = r.in(12, 32), s = r.in(-4, 4);
      p.paint(blob([[x - 4, 153, 1], [x - 3.4, 146], [x + s, 153 - h, 1], [x + 3, 145], [x + 4, 153, 1]]),
        i % 2 ? "#fff1c9" : p.p.glow, 0.95);
    }
    p.solid(limb([[152, 154, 3], [200, 152, 3.4]]), { base: 0, albedo: 0.6, gap: 1.6, rim: 1 });
    p.solid(disc(144, 82, 6, 7), { base: 0.2, albedo: 0.7, gap: 1.6, rim: 1 });
    p.paint(line([144, 82], [144, 78], 0.4), p.p.ink).paint(line([144, 82], [147, 83], 0.4), p.p.ink);
    for (const x of [212, 219]) p.paint(box(x, 76, 2, 12), p.p.light, 0.8);
    // the chair, its back to us
    const chair = blob([[70, 200, 1], [66, 150], [62, 140], [68, 132], [76, 134], [78, 112], [88, 102], [106, 100],
      [120, 106], [126, 120], [127, 134], [136, 136], [138, 146], [132, 154], [132, 200, 1]]);
    p.solid(chair, { base: 0.04, albedo: 0.9, relief: 12, angle: 60, gap: 2.4, bend: 2, rim: 2.2 });
    p.solid(blob([[212, 200, 1], [216, 176], [262, 172], [268, 200, 1]]), { base: 0.05, albedo: 0.6, relief: 8,
      gap: 2.2, rim: 1.6 });
  },
  study(p, r) {
    p.light(150, 118, 170, 1.1);
    p.solid(page, { base: 0.3, albedo: 0.2 });
    for (let i = 0; i < 6; i++) shelf(p, r, i * 51 - 3, -6, 48, 138, 6, { albedo: 0.95 });
    p.solid([[-20, 138], [320, 138], [320, 210], [-20, 210]], { base: 0.3, albedo: 0.65, from: [150, 60, 40, 0, 180],
      gap: 4 });
    p.paint(box(0, 132, 300, 8), p.p.ink);
    p.hatch([[150, 108], [70, 152], [230, 152]], { from: [150, 104, 40, 20, 160], gap: 2, opacity: 0.5,
      tone: (_x, y) => 0.6 - (y - 108) / 90 });
    // desk
    p.solid([[58, 152], [242, 152], [262, 166], [38, 166]], { base: 0.8, albedo: 1, angle: 0, gap: 2 });
    p.solid(box(40, 166, 220, 40), { base: 0.12, albedo: 0.3, angle: 0, gap: 2.6, rim: 1.6 });
    for (const x of [48, 190]) {
      p.rim(box(x, 172, 62, 13), { width: 1, gain: 1.4 }), p.rim(box(x, 188, 62, 13), { width: 1, gain: 1.4 });
    }
    p.glow(150, 116, 76, 0.75);
    p.paint(limb([[150, 152, 7], [150, 150, 2], [149, 130, 1.4], [150, 120, 1.6]]), p.p.ink);
    p.paint([...disc(150, 117, 25, 17, 180, 360, 14), [176, 120], [124, 120]], mix(p.p.glow, "#2d5a3a", 0.35));
    p.hatch([...disc(150, 117, 25, 17, 180, 360, 14), [176, 120], [124, 120]], { from: [150, 96, 44, 0, 180], gap: 2,
      colour: "#fff0c4", tone: (_x, y) => (y - 98) / 22 });
    p.paint(box(124, 118.6, 52, 2.2), "#fff3cf");
    p.solid([[84, 158], [112, 152.6], [130, 158], [104, 164]], { base: 1, albedo: 1.2, angle: -12, gap: 1.6 });
    p.solid([[176, 157], [208, 157], [214, 164], [174, 164]], { base: 0.9, albedo: 1.2, angle: 2, gap: 1.6 });
    p.solid(blob([[216, 161, 1], [217, 150], [222, 148], [227, 150], [228, 161, 1]]), { base: 0.05, albedo: 0.8,
      relief: 5, gap: 1.6, rim: 1 });
    const back = blob([[112, 200, 1], [114, 180], [124, 172], [150, 169], [176, 172], [186, 180], [188, 200, 1]]);
    p.solid(back, { base: 0, albedo: 0.5, relief: 10, gap: 2.2, rim: 2 });
  },
  library(p, r) {
    p.light(150, 134, 160, 1.1).light(150, 20, 100, 0.4);
    p.solid(page, { base: 0.3, albedo: 0.1 });
    const P = (u: number, v: number, s: number): Point => [150 + u * 44 * s, 78 + v * 44 * s];
    // window far off
    p.solid([...disc(150, 58, 26, 44, 180, 360, 16), [176, 122], [124, 122]], { base: 1, albedo: 0.8, angle: 0,
      gap: 2.4 });
    p
      .paint(box(149, 14, 2, 108), p.p.ink)
      .paint(box(136, 20, 1.4, 102), p.p.ink)
      .paint(box(162, 20, 1.4, 102), p.p.ink);
    for (const y of [58, 80, 100]) p.paint(box(124, y, 52, 1.6), p.p.ink);
    for (const side of [-1, 1]) {
      p.solid([P(side, -2, 0.7), P(side, -2, 5), P(side, 1, 5), P(side, 1, 0.7)], { base: 0.12, albedo: 0 });
      const rows = [-1.9, -1.5, -1.1, -0.7, -0.3, 0.02, 0.34, 0.66, 1];
      for (let j = 1; j < rows.length; j++) {
        let s = 0.7;
        const books: [Outline, number][] = [];
        while (s < 4.4) {
          const w = s * r.in(0.03, 0.075), t = r.in(0.25, 1), top = rows[j]! - (rows[j]! - rows[j - 1]!) * r.in(0.6,
            0.84), e = Math.min(s + w, 4.6);
          if (r() > 0.06) {
            books.push([[P(side, top, s), P(side, top, e), P(side, rows[j]! - 0.035, e), P(side, rows[j]! - 0.035, s)],
              t]);
          }
          s = e + 0.012 * s;
        }
        spines(p, books, 0.95);
        p.paint(line(P(side, rows[j]!, 0.7), P(side, rows[j]!, 5), 0.5, 3.4), p.tint(0.8));
      }
      p.solid([P(side, -0.36, 0.7), P(side, -0.36, 5), P(side, -0.26, 5), P(side, -0.26, 0.7)], { base: 0.4, albedo: 1,
        angle: side * 12, gap: 2 });
    }
    p.solid([P(-1, 1, 0.7), P(1, 1, 0.7), P(1, 1, 5), P(-1, 1, 5)], { base: 0.35, albedo: 0.9, from: [150, 78, 36, 0,
      180], gap: 4 });
    // ladder
    p
      .paint(line([62, 186], [92, 26], 1.7), p.p.ink)
      .paint(line([78, 190], [104, 32], 1.7), p.p.ink)
      .rim(line([78, 190], [104, 32], 1.7), { width: 1.2 });
    for (let i = 0; i < 9; i++) p.paint(line([65 + i * 3, 172 - i * 16], [80 + i * 2.7, 176 - i * 16], 1), p.p.ink);
    // table, two lamps
    p.solid([[112, 146], [188, 146], [214, 172], [86, 172]], { base: 0.8, albedo: 1, angle: 0, gap: 2 });
    p.solid(box(86, 172, 128, 8), { base: 0.05, albedo: 0.4, gap: 2, rim: 1.2 });
    for (const x of [94, 198]) p.paint(box(x, 180, 8, 24), p.p.ink);
    for (const x of [130, 172]) {
      p.paint(line([x, 152], [x, 138], 1), p.p.ink);
      p
        .paint([...disc(x, 138, 12, 8, 180, 360, 12)], mix(p.p.glow, "#1f6b45", 0.5))
        .paint(box(x - 12, 137, 24, 1.6), "#fff3cf");
      p.glow(x, 140, 38, 0.6);
    }
    p.solid([[136, 160], [150, 156], [164, 160], [150, 165]], { base: 1, albedo: 1.4, angle: 0, gap: 1.5 });
    p.solid(blob([[136, 200, 1], [138, 178], [143, 171], [147, 166], [146, 158], [151, 153], [156, 158], [155, 166],
      [160, 171], [165, 178], [167, 200, 1]]), { base: 0, albedo: 0.6, relief: 7, gap: 2, rim: 1.6 });
  },
  laboratory(p, r) {
    p.light(134, 112, 140, 1.1).light(236, 46, 110, 0.6);
    p.solid(page, { base: 0.35, albedo: 0.4, angle: 90, gap: 3.2 });
    p.solid([...disc(228, 52, 40, 42, 180, 360, 16), [268, 118], [188, 118]], { base: 1, albedo: 0.7, angle: 0,
      gap: 2.8 });
    for (const x of [208, 228, 248]) p.paint(box(x - 1, 8, 2, 110), p.p.ink);
    for (const y of [40, 66, 92]) p.paint(box(188, y, 80, 1.8), p.p.ink);
    p.rim([...disc(228, 52, 42, 44, 180, 360, 16), [270, 120], [186, 120]], { width: 2 });
    shelf(p, r, 12, 14, 84, 66, 3, { albedo: 0.9 });
    p.solid([[-10, 150], [310, 150], [310, 160], [-10, 160]], { base: 0.7, albedo: 1, gap: 2 });
    p.solid(box(-10, 160, 320, 50), { base: 0.1, albedo: 0.32, angle: 90, gap: 3, rim: 1.4 });
    p.glow(134, 122, 76, 0.85);
    const glass = (q: Outline, level: number, o: { colour?: string } = {}) => {
      p.paint(q, p.p.ink, 0.55);
      p.hatch(q, { angle: 0, gap: 1.9, colour: o.colour ?? p.p.glow, tone: (_x, y) => (y > level ? 0.95 : 0) });
      p.rim(q, { width: 1.3, gain: 1.6 });
    };
    glass(blob([[129, 96, 1], [139, 96, 1], [138, 112], [154, 134], [154, 148, 1], [114, 148, 1], [114, 134],
      [130, 112]]), 124);
    glass(blob([[66, 118, 1], [74, 118, 1], [73, 128], [84, 138], [82, 149, 1], [58, 149, 1], [56, 138], [67, 128]]),
      140);
    for (let i = 0; i < 4; i++) {
      glass(blob([[172 + i * 9, 122, 1], [177 + i * 9, 122, 1], [177 + i * 9, 146], [174.5 + i * 9, 149], [172 + i * 9,
        146]]), 130 + i * 4);
    }
    p.paint(box(168, 132, 40, 2.4), p.p.ink);
    p.paint(limb([[134, 96, 1.3], [134, 78, 1.3], [104, 74, 1.3], [84, 92, 1.3], [70, 118, 1.3]]), p.p.light, 0.5);
    for (let i = 0; i < 3; i++) p.paint(disc(132 + i * 3, 88 - i * 9, 1.5 + i * 0.7), p.p.glow, 0.6);
    p.solid(limb([[262, 150, 6], [262, 104, 3.4], [262, 96, 2.6]]), { base: 0, albedo: 0.7, gap: 2, rim: 1 });
    p.solid(disc(262, 88, 11), { base: 0.1, albedo: 1, relief: 11, gap: 2, rim: 1.4 });
    let d: Point[] = [[262, 88]];
    for (let i = 1; i < 8; i++) d.push([262 - i * 14 + r.in(-4, 4), 88 - i * 4 + r.in(-11, 11)]);
    p.paint(limb(d.map(([a, b], i) => [a, b, 1.2 - i * 0.13]), { n: 1 }), "#fffbe6").glow(262, 88, 34, 0.6);
    p.solid(blob([[10, 150, 1], [12, 126], [22, 116], [36, 118], [42, 132], [42, 150, 1]]), { base: 0, albedo: 1,
      relief: 10, gap: 2, rim: 1.3 });
  },
  museum(p) {
    p.light(150, 20, 210, 1.05).light(150, 170, 90, 0.3);
    const P = room(p, { vy: 88, w: 56, h: 52, near: 5, wall: 0.35, back: 0.5, boards: 30, stripes: 90 });
    p
      .paint([...disc(150, 64, 24, 24, 180, 360, 14), [174, 124], [126, 124]], mix(p.p.light, p.p.glow, 0.35))
      .glow(150, 80, 70, 0.5);
    for (const x of [138, 150, 162]) p.paint(box(x - 0.8, 40, 1.6, 84), p.p.ink);
    p.hatch([[126, 126], [174, 126], [214, 204], [86, 204]], { angle: 0, gap: 2.5,
      tone: (_x, y) => 0.95 - (y - 126) / 110 });
    for (const s of [-1, 1]) for (const [k, w] of [[1.5, 7], [2.4, 12]] as const) {
      const [x, t] = P(s * 0.92, -1, k), [, b] = P(s * 0.92, 1, k);
      p.solid(box(x - w, t - 10, w * 2, b - t + 14), { base: 0.15, albedo: 0.9, relief: w, angle: 90, gap: 2.2,
        rim: 1.8 });
      p.solid(box(x - w * 1.35, b - 3, w * 2.7, w * 0.8), { base: 0.2, albedo: 0.7, gap: 2, rim: 1.2 });
    }
    // the thing on wires
    const spine: Point[] = [];
    for (let i = 0; i <= 12; i++) {
      spine.push([70 + i * 13, 66 - Math.sin((i / 12) * 3.14) * 24 + (i > 9 ? (i - 9) * 5 : 0),
        3.4 - Math.abs(i - 5) * 0.25]);
    }
    p.solid(limb(spine), { base: 0.3, albedo: 1.3, relief: 3, gap: 1.8, rim: 1.5 });
    for (let i = 2; i < 10; i++) {
      const [x, y] = spine[i]!, l = 36 - Math.abs(i - 5) * 5;
      const q = limb([[x, y, 1.6], [x - 7, y + l * 0.6, 1.3], [x + 3, y + l, 0.5]]);
      p.paint(q, mix(p.p.light, p.p.mid, 0.25)).paint(move(q, 1.4, 0.4), p.p.ink, 0.55);
    }
    p.solid(blob([[58, 70, 1], [70, 58], [84, 60], [82, 72], [64, 80], [44, 82, 1], [52, 76]]),
      { base: 0.4, albedo: 1.3, relief: 6, gap: 1.9, rim: 1.5 });
    p.paint(disc(73, 66, 2.6), p.p.ink);
    for (const x of [96, 150, 196]) p.paint(line([x, 0], [x, 46], 0.35), p.p.light, 0.5);
    for (const [x, y, w] of [[92, 176, 26], [214, 182, 30]] as const) {
      p.solid(box(x - w / 2, y - 20, w, 22), { base: 0.05, albedo: 0.5, angle: 90, gap: 2.2, rim: 1.3 });
      p.hatch(box(x - w / 2 + 2, y - 36, w - 4, 16), { angle: 60, gap: 2.4, tone: () => 0.4 });
      p.rim(box(x - w / 2 + 1, y - 37, w - 2, 17), { width: 1.2, gain: 1.6 });
      p.paint(disc(x, y - 26, 4, 6), p.p.ink);
    }
    figure(p, 152, 176, 1.7, {});
  },
} satisfies Record<string, Draw>;
