/** Foes of deep halls: what spins, sucks, ticks, beats, or was hewn there. */

import { mix } from "../numbers";
import { type Draw } from "../plate";
import { blob, box, disc, limb, type Point, ragged } from "../shapes";
import { body, both, claws, eyes, ground, lightFrom, maw, tentacle } from "./anatomy";

const around = (n: number, turn: number, x: number, y: number, rx: number, ry = rx): Point[] =>
  Array.from({ length: n }, (_, i) => [x + Math.cos(turn + (i / n) * 6.2832) * rx, y + Math.sin(turn + (i / n) * 6.2832) * ry]);

export const DELVING = {
  spider(p, r) {
    p.light(100, 50, 190, 1.05);
    ground(p, r, 100, 62, 54, { floor: 176 });
    lightFrom(p, 0, -10);
    for (const s of [-1, 1]) {
      const legs: Point[][] = [
        [[112, 96, 7], [150, 58, 6], [182, 44, 5], [196, 118, 1]], [[114, 106, 7], [150, 84, 6], [178, 84, 5], [184, 166, 1]],
        [[112, 116, 7], [142, 112, 6], [162, 120, 5], [160, 192, 1]], [[108, 124, 7], [126, 132, 6], [138, 148, 5], [128, 200, 1]],
      ];
      for (const leg of legs) {
        p.solid(limb(leg.map(([x, y, w]): Point => [100 + s * (x - 100), y, w])), { ...body, relief: 6, gap: 2.2, angle: s * 50 });
      }
    }
    p.solid(ragged(blob(both([[100, 10], [72, 16], [54, 40], [56, 70], [76, 92], [100, 98]])), 2.6, 5, r),
      { ...body, relief: 34, angle: 10, bend: 6, rim: 2.4 });
    p.paint(blob([[100, 30], [108, 44], [100, 54], [108, 68], [100, 80], [92, 68], [100, 54], [92, 44]]), p.p.glow, 0.75);
    p.solid(blob(both([[100, 84], [80, 90], [70, 110], [78, 132], [100, 140]])), { ...body, relief: 20, angle: -8, rim: 2.2 });
    eyes(p, [[86, 112], [114, 112], [93, 104], [107, 104], [82, 122], [118, 122]], 2.4);
    for (const s of [-1, 1]) {
      p.solid(limb([[100 + s * 9, 132, 6], [100 + s * 14, 150, 5], [100 + s * 5, 166, 0.6]]), { ...body, relief: 6, gap: 2 });
    }
  },
  worm(p, r) {
    p.light(100, 70, 190, 1.05);
    ground(p, r, 100, 72, 62, { floor: 178 });
    lightFrom(p, 0, -10);
    p.solid(ragged(limb([[30, 206, 30], [56, 184, 36], [84, 150, 42], [100, 112, 46]]), 1.8, 6, r), { ...body, relief: 34, angle: 20, bend: 6 });
    for (let i = 0; i < 6; i++) {
      const [x, y] = [50 + i * 9, 196 - i * 13];
      p.rim(limb([[x - 36, y - 20, 0.6], [x, y + 4, 1.6], [x + 34, y + 18, 0.6]]), { width: 1.4 });
    }
    p.solid(ragged(disc(100, 82, 66, 62), 3, 5, r), { ...body, relief: 26, rings: [100, 82], gap: 2.8, rim: 2.8 });
    p.paint(disc(100, 84, 47, 44), p.p.ink);
    for (const [n, far, deep, wide] of [[16, 47, 28, 0.17], [11, 30, 15, 0.24]] as const) {
      p.sheet(Array.from({ length: n }, (_, i): Point[] => {
        const a = (i / n) * 6.2832 + far;
        const tip = deep + r.in(-2, 3);
        return [[100 + Math.cos(a - wide) * far, 84 + Math.sin(a - wide) * far * 0.94],
          [100 + Math.cos(a + wide) * far, 84 + Math.sin(a + wide) * far * 0.94], [100 + Math.cos(a) * tip, 84 + Math.sin(a) * tip * 0.94]];
      }), mix(p.p.light, p.p.glow, 0.15));
    }
    p.rim(disc(100, 84, 47, 44), { width: 2 }).glow(100, 84, 14, 0.7);
  },
  mass(p, r) {
    p.light(120, 60, 190, 1.05);
    ground(p, r, 130, 58, 34, { floor: 170 });
    lightFrom(p, 0, -10);
    for (const [x, y, lean] of [[52, 120, -26], [92, 96, -10], [136, 112, 20], [168, 140, 22]] as const) {
      p.solid(tentacle([[x, 180], [x + lean * 0.2, y + 20], [x + lean, y - 16], [x + lean * 0.4, y - 44], [x + lean * 1.3, y - 62]], 15),
        { ...body, relief: 9, angle: 60, gap: 2.3 });
    }
    p.solid(ragged(blob([[-4, 206, 1], [6, 170], [30, 144], [48, 150], [70, 118], [98, 112], [124, 122], [140, 146], [164, 140], [190, 168],
      [206, 206, 1]]), 3, 7, r), { ...body, relief: 40, angle: 12, bend: 7, rim: 2.4 });
    for (const [x, y, size] of [[96, 146, 13], [54, 174, 8], [144, 172, 9], [118, 186, 6], [78, 184, 5]] as const) {
      p.paint(disc(x, y, size, size * 0.8), mix(p.p.glow, "#ffffff", 0.4)).paint(disc(x, y, size * 0.32, size * 0.72), p.p.ink);
      p.rim(disc(x, y, size, size * 0.8), { width: 1.6 }).glow(x, y, size * 2, 0.5);
    }
  },
  automaton(p, r) {
    p.light(100, 60, 190, 1.05);
    ground(p, r, 100, 58, 52, { floor: 186 });
    lightFrom(p, 0, -10);
    const teeth = around(16, 0, 100, 62, 76).flatMap(([x, y], i): Point[] => {
      const a = (i / 16) * 6.2832;
      return [[x + Math.cos(a - 1.57) * 8, y + Math.sin(a - 1.57) * 8, 1], [x + Math.cos(a - 0.6) * 9, y + Math.sin(a - 0.6) * 9, 1],
        [x + Math.cos(a + 0.6) * 9, y + Math.sin(a + 0.6) * 9, 1], [x + Math.cos(a + 1.57) * 8, y + Math.sin(a + 1.57) * 8, 1]];
    });
    p.solid(teeth, { ...body, albedo: 0.6, relief: 10, rings: [100, 62], gap: 3 });
    p.paint(disc(100, 62, 56), mix(p.p.mid, p.p.glow, 0.3), 0.55);
    for (const s of [-1, 1]) {
      p.solid(limb([[100 + s * 48, 118, 15], [100 + s * 74, 150, 12], [100 + s * 66, 186, 11]]), { ...body, relief: 11, angle: s * 40 });
      claws(p, 100 + s * 66, 188, 1.57, 3, 20, 0.6, 3.4);
      p.solid(disc(100 + s * 46, 112, 21), { ...body, relief: 12, rings: [100 + s * 46, 112], gap: 2.4 });
    }
    p.solid([[62, 206], [56, 120], [76, 98], [124, 98], [144, 120], [138, 206]], { ...body, relief: 24, angle: 78, rim: 2.2 });
    p.paint(disc(100, 146, 22), p.p.ink).rim(disc(100, 146, 22), { width: 2 });
    p.paint(disc(100, 146, 11), mix(p.p.glow, "#ffffff", 0.25)).glow(100, 146, 40, 0.8);
    for (let i = 0; i < 5; i++) p.paint(box(79 + i * 10, 125, 2.6, 42), p.p.ink);
    p.solid([[76, 92], [74, 44], [88, 32], [112, 32], [126, 44], [124, 92]], { ...body, relief: 14, angle: 4, gap: 2.2, rim: 2.2 });
    p.paint(box(79, 54, 42, 10), p.p.ink);
    eyes(p, [[89, 59], [111, 59]], 3);
    for (let i = 0; i < 5; i++) p.paint(box(83 + i * 8, 74, 2.4, 15), p.p.ink);
  },
  colossus(p, r) {
    p.light(100, 66, 200, 1.05);
    ground(p, r, 100, 60, 58, { floor: 205 });
    lightFrom(p, -10, 0);
    p.solid(ragged([[4, 206], [14, 150], [40, 122], [78, 110], [122, 110], [160, 122], [186, 150], [196, 206]], 2.4, 8, r),
      { ...body, relief: 32, angle: 66, rim: 2.4 });
    // A head-dress of stone, and a face that somebody chiselled.
    p.solid([[100, 8], [64, 22], [46, 66], [44, 128], [64, 134], [70, 96], [130, 96], [136, 134], [156, 128], [154, 66], [136, 22]],
      { ...body, relief: 16, angle: 88, gap: 3.2, rim: 2.2 });
    p.solid(blob(both([[100, 36], [78, 42], [68, 68], [72, 100], [86, 124], [100, 130]])), { ...body, relief: 18, angle: 0, albedo: 1.15, rim: 2 });
    for (const s of [-1, 1]) {
      p.paint([[100 + s * 8, 72], [100 + s * 28, 66], [100 + s * 30, 78], [100 + s * 10, 82]], p.p.ink);
      p.glow(100 + s * 19, 75, 15, 0.9).paint(disc(100 + s * 19, 75, 3.4, 2.8), "#fffbe6");
      p.paint(limb([[100 + s * 20, 82, 2], [100 + s * 21, 100, 1.6], [100 + s * 18, 122, 0.8]]), p.p.glow, 0.8);
    }
    p.paint([[98, 80], [102, 80], [106, 102], [94, 102]], p.p.ink, 0.7);
    p.paint(box(86, 111, 28, 3.6), p.p.ink);
    for (const [x, y, lean] of [[58, 30, 12], [140, 100, -14], [120, 150, 18], [50, 160, -10]] as const) {
      p.paint(limb([[x, y, 1.6], [x + lean, y + 16, 1.2], [x + lean * 0.4, y + 34, 0.3]]), p.p.ink);
    }
  },
  heart(p, r) {
    p.light(100, 104, 170, 1.15);
    ground(p, r, 100, 104, 62, { moon: false, floor: 205 });
    p.glow(100, 104, 110, 0.9);
    // Ice stands around it like a crown.
    for (const [x, y, lean, w] of [[18, 60, -10, 15], [48, 24, -6, 17], [154, 26, 8, 17], [184, 66, 10, 15], [100, 6, 0, 16],
      [28, 140, -14, 14], [176, 142, 14, 14]] as const) {
      const ice: Point[] = [[x + lean, y - 8], [x + w, y + 34], [100 + (x - 100) * 0.42, 112], [x - w, y + 38]];
      p.solid(ice, { ...body, albedo: 1.25, relief: 8, angle: 80 + lean, gap: 2.6, rim: 2.4 });
    }
    lightFrom(p, 40, 0);
    for (const way of [[[118, 62], [124, 36], [150, 30], [164, 10]], [[90, 60], [86, 30], [64, 22], [58, -4]], [[104, 60], [106, 30], [104, -6]]] as const) {
      p.solid(limb(way.map(([x, y], i): Point => [x, y, 13 - i * 2])), { ...body, relief: 9, angle: 10, gap: 2.2 });
    }
    p.solid(ragged(blob([[100, 72], [122, 50], [152, 64], [160, 100], [140, 142], [112, 176], [98, 190, 1], [74, 168], [48, 138], [40, 98],
      [54, 64], [82, 52]]), 1.8, 6, r), { ...body, relief: 36, angle: 34, bend: 7, rim: 3 });
    for (const vein of [[[84, 74], [70, 100], [80, 130], [72, 152]], [[112, 84], [126, 108], [116, 138], [104, 164]], [[126, 108], [146, 118]]] as const) {
      const q = limb(vein.map(([x, y], i): Point => [x, y, 2.6 - i * 0.5]));
      p.paint(q, p.p.glow).rim(q, { width: 1 });
    }
    maw(p, r, 98, 118, 26, 22, 9, { tilt: -58 });
    p.glow(98, 118, 26, 0.7);
  },
} satisfies Record<string, Draw>;
