/** Foes that go on two legs, or did once. */

import { mix, noise } from "../numbers";
import { type Draw } from "../plate";
import { blob, box, disc, flip, limb, move, type Point, ragged, turn } from "../shapes";
import { body, both, claws, eyes, ground, lightFrom, maw, tentacle } from "./anatomy";

export const WALKING = {
  ghoul(p, r) {
    p.light(104, 66, 150, 1.05);
    ground(p, r, 112, 64, 50, { floor: 205 });
    lightFrom(p);
    const back = ragged(blob(both([[100, 92], [80, 78], [56, 74], [34, 86], [20, 112], [12, 160], [8, 206, 1]])), 2, 5,
      r);
    p.solid(back, { ...body, relief: 32, angle: 34, bend: 4 });
    for (let i = 0; i < 4; i++) {
      p.rim(limb([[100 - 14, 132 + i * 12, 0.6], [78, 128 + i * 12, 2], [58, 136 + i * 12, 0.6]]), { width: 1.3 });
    }
    const ear: Point[] = [[82, 66, 1], [58, 34, 1], [62, 60], [78, 84, 1]];
    for (const q of [blob(ear), blob(flip(ear, 100))]) p.solid(q, { ...body, relief: 7, angle: 50, gap: 2.2 });
    const head = blob(both([[100, 46], [86, 50], [77, 62], [76, 78], [82, 90], [80, 104], [85, 122], [100, 132]]));
    p.solid(head, { ...body, relief: 17, angle: 18, bend: 3, rim: 2.2, albedo: 1.1 });
    const brow = blob([[78, 70, 1], [88, 66], [99, 78, 1], [99, 86], [90, 82], [79, 80]]);
    for (const q of [brow, flip(brow, 100)]) p.paint(q, p.p.ink);
    eyes(p, [[90, 77], [110, 77]], 1.7);
    p.solid(blob(both([[100, 80], [95, 88], [91, 98], [94, 103], [100, 105]])), { ...body, relief: 6, gap: 2,
      angle: 20 });
    p
      .paint(blob([[93, 100], [97, 97], [98, 102]]), p.p.ink)
      .paint(blob([[107, 100], [103, 97], [102, 102]]), p.p.ink);
    maw(p, r, 100, 114, 19, 17, 8, { curve: 3 });
    const wall = ragged([[-5, 206], [-5, 182], [70, 178], [140, 181], [206, 178], [206, 206]], 2.4, 8, r);
    for (const s of [-1, 1]) {
      p.solid(limb([[100 + s * 66, 124, 13], [100 + s * 72, 150, 10], [100 + s * 52, 172, 8]]), { ...body, relief: 9,
        angle: s * 50 });
    }
    p.solid(wall, { base: 0.12, albedo: 0.5, angle: 0, gap: 2.6, rim: 1.6 });
    for (const s of [-1, 1]) {
      p.solid(blob([[100 + s * 66, 172], [100 + s * 54, 164], [100 + s * 38, 168], [100 + s * 34, 180], [100 + s * 50,
        184], [100 + s * 66, 182]]), { ...body, relief: 6, gap: 2.1 });
      for (let i = 0; i < 4; i++) {
        const x = 100 + s * (36 + i * 10), q = limb([[x, 176, 3.2], [x - s, 186, 2.6], [x - s * 3, 198 - (i % 3) * 2,
          0.3]], { n: 3 });
        p.solid(q, { ...body, relief: 3, gap: 1.8, rim: 1.5 });
      }
    }
  },
  cultist(p, r) {
    p.light(100, 92, 170, 1.1);
    ground(p, r, 100, 70, 52);
    lightFrom(p, 0, 10, 1);
    const robe = ragged(blob([[34, 206, 1], [44, 150], [54, 116], [70, 98], [84, 88], [116, 88], [130, 98], [146, 116],
      [156, 150], [166, 206, 1]]), 1.6, 7, r);
    p.solid(robe, { ...body, relief: 26, angle: 84 });
    for (const [a, b] of [[70, 60], [86, 80], [114, 120], [130, 140]] as const) {
      p.rim(limb([[a, 120, 0.6], [(a + b) / 2 + 2, 160, 1.6], [b, 204, 2.4]]), { width: 1.3 });
    }
    const hood = blob([[100, 28, 1], [84, 40], [74, 62], [72, 88], [80, 104], [100, 112], [120, 104], [128, 88],
      [126, 62], [116, 40]]);
    p.solid(hood, { ...body, relief: 13, angle: 64, rim: 2.4 });
    p.paint(blob([[100, 50], [88, 60], [84, 80], [90, 96], [100, 102], [110, 96], [116, 80], [112, 60]]), p.p.ink);
    eyes(p, [[94, 76], [106, 76]], 1.4);
    // hands about a flame, or a knife
    for (const s of [-1, 1]) {
      const sleeve = blob([[100 + s * 52, 118], [100 + s * 44, 150], [100 + s * 20, 156], [100 + s * 9, 146],
        [100 + s * 12, 136], [100 + s * 30, 126]]);
      p.solid(sleeve, { ...body, relief: 10, angle: 90 - s * 60 });
      p.solid(blob([[100 + s * 14, 138], [100 + s * 3, 132], [100 + s * 2, 144], [100 + s * 12, 148]]),
        { ...body, relief: 4, gap: 1.8, albedo: 1.4 });
    }
    const blade: Point[] = [[98, 138], [102, 138], [102.6, 108], [100, 98], [97.4, 108]];
    p
      .paint(turn(blade, 0, 100, 138), mix(p.p.light, p.p.glow, 0.3))
      .paint([[100, 99], [102.6, 108], [102, 138], [100, 138]], p.p.mid)
      .paint(box(92, 136, 16, 3), p.p.ink);
    p.glow(100, 112, 30, 0.4);
  },
  "deep one"(p, r) {
    p.light(100, 62, 170, 1.05);
    ground(p, r, 100, 56, 50, { floor: 205 });
    lightFrom(p);
    const crest = both([[100, 4, 1], [95, 20, 1], [87, 9, 1], [85, 25, 1], [74, 19, 1], [76, 36, 1], [80, 60, 1]]);
    p.solid(crest, { ...body, relief: 10, angle: 80, albedo: 0.8 });
    const trunk = blob(both([[100, 118], [72, 120], [46, 132], [28, 154], [18, 206, 1]]));
    p.solid(trunk, { ...body, relief: 30, angle: 20, bend: 5 });
    const scales: Point[][] = [];
    for (let j = 0; j < 5; j++) {
      for (let i = 0; i < 9; i++) {
        scales.push(disc(44 + i * 14 + (j % 2) * 7, 150 + j * 10, 6, 5, 10, 170, 6).concat([[44 + i * 14 + (j % 2) * 7,
          152 + j * 10]]));
      }
    }
    for (const q of scales) p.rim(q, { width: 1, gain: 0.8 });
    const head = blob(both([[100, 36], [80, 38], [62, 48], [50, 66], [48, 88], [56, 108], [74, 126], [100, 132]]));
    p.solid(head, { ...body, relief: 26, angle: -8, bend: 5, rim: 2.4 });
    for (const s of [-1, 1]) for (let i = 0; i < 3; i++) {
      const x = 100 + s * (50 - i * 8), y = 122 + i * 6, q = limb([[x + s * 4, y - 12, 0.6], [x - s * 2, y, 2],
        [x + s, y + 12, 0.5]]);
      p.paint(q, p.p.ink).rim(q, { width: 1.3, gain: 1.3 });
    }
    const lips = blob([[56, 114, 1], [76, 103], [100, 99], [124, 103], [144, 114, 1], [124, 109], [100, 106],
      [76, 109]]);
    p
      .paint(lips, p.p.ink)
      .rim(blob([[58, 116, 1], [76, 109], [100, 107], [124, 109], [142, 116, 1], [124, 118], [100, 117], [76, 118]]),
        { width: 1.8, gain: 1.1 });
    for (const x of [72, 86, 100, 114, 128]) {
      p.paint(limb([[x, 120, 0.5], [x + (x - 100) * 0.06, 128, 0.9], [x + (x - 100) * 0.1, 134, 0.3]]), p.p.ink);
    }
    for (const s of [-1, 1]) {
      const x = 100 + s * 35;
      p.solid(disc(x, 70, 17, 16), { ...body, relief: 12, rings: [x, 70], gap: 2.5, rim: 2 });
      p
        .paint(disc(x, 71, 10.6, 9.6), p.p.ink)
        .paint(disc(x, 71, 6.6, 6), mix(p.p.glow, "#ffffff", 0.35))
        .glow(x, 71, 26, 0.6);
      p.paint(blob([[x - 12, 67 + s * 3, 1], [x, 60], [x + 12, 67 - s * 3, 1], [x, 68]]), p.p.ink);
      p.paint(limb([[100 + s * 6, 84, 0.4], [100 + s * 4, 89, 1.4], [100 + s * 5, 94, 0.4]]), p.p.ink);
    }
    p.solid(limb([[8, 206, 11], [22, 182, 10], [34, 164, 8]]), { ...body, relief: 8, angle: -50 });
    const web = blob([[26, 172], [10, 146, 1], [20, 146], [22, 124, 1], [32, 140], [44, 118, 1], [48, 142],
      [66, 130, 1], [56, 154], [44, 170]]);
    p.solid(web, { ...body, relief: 9, angle: -70, gap: 2.2, rim: 2, albedo: 1.1 });
    for (const [x, y] of [[10, 146], [22, 124], [44, 118], [66, 130]] as const) {
      p.rim(limb([[36, 166, 1.8], [(36 + x) / 2, (166 + y) / 2, 1.5], [x, y, 0.3]]), { width: 1.4 });
    }
    p.solid(box(-2, 186, 204, 20), { base: 0.5, tone: (a, b) => 0.3 + 0.5 * noise(a / 16, b / 2.4, 4), angle: 0,
      gap: 2.6 });
  },
  humanoid(p, r) {
    p.light(150, 62, 190, 1.05);
    ground(p, r, 152, 62, 22, { floor: 184 });
    for (let i = 0; i < 7; i++) p.paint(box(i * 32 - 10, 92 - (i % 3) * 12, 24, 100), p.p.ink, 0.55);
    lightFrom(p, 220, -10);
    const coat = blob([[48, 206, 1], [54, 150], [52, 122], [66, 106], [88, 96], [112, 96], [134, 106], [148, 124],
      [146, 152], [154, 206, 1]]);
    p.solid(coat, { ...body, relief: 24, angle: 70 });
    p.paint([[92, 96], [108, 96], [106, 132], [100, 142], [94, 132]], p.p.ink);
    p
      .solid([[84, 92], [98, 100], [94, 136], [74, 108]], { ...body, relief: 5, gap: 2 })
      .solid([[116, 92], [102, 100], [106, 136], [126, 108]], { ...body, relief: 5, gap: 2 });
    p.solid(blob([[84, 64], [82, 78], [88, 92], [100, 99], [112, 92], [118, 78], [116, 64], [100, 56]]),
      { ...body, relief: 12, angle: 0, bend: 2, albedo: 0.9 });
    p.solid(blob([[60, 66], [80, 57, 1], [82, 40], [100, 34], [118, 40], [121, 57, 1], [142, 64], [120, 71], [100, 73],
      [80, 71]]), { ...body, relief: 8, angle: 8 });
    p.paint(box(81, 54, 39, 4), p.p.ink);
    p.paint(blob([[82, 70, 1], [100, 74], [118, 70, 1], [116, 82], [100, 84], [85, 82]]), p.p.ink, 0.85);
    eyes(p, [[94, 78], [107, 78]], 1.1);
    p.solid(blob([[56, 206, 1], [62, 178], [84, 168], [96, 176], [92, 206, 1]]), { ...body, relief: 10, angle: 60 });
    p.solid(blob([[144, 206, 1], [138, 178], [116, 168], [104, 176], [108, 206, 1]]), { ...body, relief: 10,
      angle: -60 });
  },
  nightgaunt(p, r) {
    p.light(104, 60, 190, 1.05);
    ground(p, r, 104, 74, 48, { floor: 210 });
    for (let i = 0; i < 5; i++) {
      const x = i * 48 - 10;
      p.solid([[x, 204], [x + 4, 186], [x + 22, 172], [x + 40, 186], [x + 44, 204]], { base: 0.05, albedo: 0.2,
        gap: 2.4, rim: 1 });
    }
    lightFrom(p, 30, -30);
    const wing = blob([[96, 86, 1], [78, 62], [48, 40], [8, 22, 1], [22, 52], [14, 74, 1], [34, 76], [34, 104, 1],
      [54, 94], [64, 120, 1], [80, 104], [96, 112, 1]]);
    for (const q of [wing, flip(wing, 104)]) {
      p.solid(q, { ...body, relief: 12, angle: 30, albedo: 0.7, rim: 2 });
    }
    for (const s of [-1, 1]) {
      for (const [x, y] of [[14, 74], [34, 104], [64, 120]] as const) {
        p.rim(limb([[104 + s * (104 - 52), 46, 1.2], [104 + s * (104 - (x + 52) / 2), (y + 50) / 2, 1.2],
          [104 + s * (104 - x), y, 0.4]]), { width: 1.1 });
      }
    }
    p.solid(tentacle([[106, 132], [112, 152], [128, 166], [146, 162], [150, 148], [142, 142]], 4.6),
      { ...body, relief: 4 });
    p.solid([[141, 144], [138, 134], [148, 139]], { ...body, relief: 2 });
    for (const s of [-1, 1]) {
      p.solid(limb([[104 + s * 7, 126, 7], [104 + s * 17, 146, 5.4], [104 + s * 10, 166, 3.6], [104 + s * 14, 180,
        2.6]]), { ...body, relief: 5, angle: 80 });
      claws(p, 104 + s * 14, 180, 1.57, 3, 10);
      p.solid(limb([[104 + s * 11, 92, 6], [104 + s * 27, 112, 4.4], [104 + s * 21, 134, 3.2]]), { ...body, relief: 4,
        angle: 60 });
      claws(p, 104 + s * 21, 134, 1.7, 4, 13);
    }
    p.solid(blob([[104, 78], [92, 86], [90, 102], [96, 118], [94, 132], [104, 138], [114, 132], [112, 118], [118, 102],
      [116, 86]]), { ...body, relief: 11, angle: 0, bend: 3 });
    const head = blob([[104, 52], [95, 58], [93, 70], [98, 80], [104, 84], [110, 80], [115, 70], [113, 58]]);
    for (const s of [-1, 1]) {
      p.solid(limb([[104 + s * 7, 57, 3], [104 + s * 14, 46, 2], [104 + s * 11, 34, 0.4]]), { ...body, relief: 2 });
    }
    p.solid(head, { ...body, relief: 9, angle: 0, bend: 2, rim: 2 }); // no face: that is the horror of it
  },
  byakhee(p, r) {
    p.light(70, 62, 200, 1.05);
    ground(p, r, 62, 66, 44, { floor: 212 });
    p.flecks(30, { size: 1.6 });
    lightFrom(p, 20, -40);
    const back = blob([[104, 88, 1], [118, 56], [150, 26], [194, 10, 1], [178, 38], [188, 54, 1], [164, 62],
      [168, 84, 1], [140, 84], [128, 102, 1]]);
    p.solid(back, { ...body, relief: 10, angle: -36, albedo: 0.7 });
    p.solid(tentacle([[124, 116], [150, 134], [164, 158], [158, 182], [142, 190]], 11), { ...body, relief: 9,
      angle: 40 });
    for (let i = 0; i < 5; i++) {
      p.rim(limb([[132 + i * 7, 116 + i * 11, 0.6], [134 + i * 7 - 6, 126 + i * 12, 1.6]]), { width: 1.2 });
    }
    for (const [x, y] of [[96, 128], [112, 134]] as const) {
      p.solid(limb([[x, y - 8, 5], [x - 14, y + 14, 3.6], [x - 2, y + 34, 2.6], [x - 12, y + 48, 1.8]]),
        { ...body, relief: 3 });
      claws(p, x - 12, y + 48, 2, 3, 12);
    }
    p.solid(ragged(blob([[80, 96], [92, 84], [112, 84], [130, 98], [136, 118], [122, 132], [100, 134], [84, 120]]), 2,
      4, r), { ...body, relief: 16, angle: 30, bend: 3 });
    const neck = limb([[92, 100, 11], [72, 98, 8], [58, 86, 7]]);
    p.solid(neck, { ...body, relief: 7, angle: 60 });
    p.solid(blob([[72, 80], [62, 70], [46, 70], [30, 78], [20, 92], [20, 104, 1], [28, 94], [40, 92, 1], [34, 100, 1],
      [52, 98], [66, 98], [74, 90]]), { ...body, relief: 9, angle: 10 });
    for (let i = 0; i < 5; i++) {
      p.paint([[62 + i * 5, 78 + i * 2, 1], [66 + i * 6, 66 + i * 3], [70 + i * 5, 82 + i * 2]], p.p.ink);
    }
    eyes(p, [[50, 79]], 2);
    const front = blob([[98, 92, 1], [86, 56], [52, 26], [6, 14, 1], [20, 36], [10, 56, 1], [34, 62], [32, 86, 1],
      [60, 80], [74, 104, 1], [90, 104]]);
    p.solid(move(turn(front, 24, 98, 92), 10, 4), { ...body, relief: 11, angle: 36, albedo: 0.75, rim: 2.2 });
    for (const [x, y] of [[52, 30], [60, 62], [92, 70]] as const) {
      p.rim(limb([[106, 92, 1.4], [(106 + x) / 2 + 8, (92 + y) / 2 - 12, 1.4], [x + 20, y - 18, 0.4]]),
        { width: 1.1 });
    }
  },
  "mi-go"(p, r) {
    p.light(64, 66, 200, 1.05);
    ground(p, r, 60, 62, 26, { floor: 182 });
    lightFrom(p, 0, -20);
    for (const k of [1, -1]) {
      const wing = blob([[112, 88, 1], [128 + k * 4, 48], [164, 16 + (1 - k) * 12], [192, 22 + (1 - k) * 24, 1],
        [184, 50 + (1 - k) * 10], [190, 76, 1], [164, 80], [160, 104, 1], [134, 106]]);
      p.solid(wing, { ...body, relief: 12, angle: -40, albedo: 0.65 });
    }
    for (let i = 0; i < 4; i++) {
      const y = 100 + i * 15, l = [44, 40, 30, 24][i]!;
      p.solid(limb([[98 + i * 5, y, 4.6], [98 - l * 0.6, y - 4 + i * 7, 3.6], [96 - l, y + 14 + i * 6, 2.6]]),
        { ...body, relief: 3 });
      const x = 96 - l, yy = y + 14 + i * 6;
      p.solid(blob([[x + 3, yy - 2, 1], [x - 4, yy + 2], [x - 10, yy + 12, 1], [x - 2, yy + 8], [x, yy + 16, 1],
        [x + 4, yy + 6]]), { ...body, relief: 2, gap: 1.8 });
    }
    for (const [x, e] of [[128, 150], [114, 108]] as const) {
      p.solid(limb([[x, 144, 7], [e + 4, 164, 4.4], [e - 6, 186, 2.6]]), { ...body, relief: 5 });
    }
    for (let i = 5; i >= 0; i--) {
      p.solid(disc(104 + i * 5.6, 92 + i * 13, 20 - i * 1.4, 13 - i * 0.6), { ...body, relief: 12, angle: 0, bend: 2,
        gap: 2.3 });
    }
    const head = ragged(blob([[88, 66], [80, 50], [90, 34], [108, 30], [122, 40], [124, 58], [114, 74], [98, 78]]),
      1.6, 3, r);
    p.solid(head, { ...body, relief: 16, rings: [92, 52], gap: 2.6, rim: 2.2 });
    for (let i = 0; i < 11; i++) {
      const a = Math.PI * (0.55 + i * 0.1), x = 102 + Math.cos(a) * 19, y = 52 + Math.sin(a) * 21;
      p
        .paint(limb([[x, y, 1.3], [x - 9, y - 4 + i, 0.9], [x - 14 + r.in(-2, 4), y - 8 + i * 1.5, 0.2]]), p.p.ink)
        .glow(x - 14, y - 8 + i * 1.5, 5, 0.9);
    }
  },
} satisfies Record<string, Draw>;
