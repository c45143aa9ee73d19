/** What somebody wears. */

import { mix, random } from "../numbers";
import { type Plate } from "../plate";
import { blob, disc, limb, ragged } from "../shapes";

/** How cloth takes the light. */
const cloth = { base: 0.35, albedo: 0.9, gap: 2.7, rim: 1.8, face: 0.25 };

/** Clothes, for somebody whose tie may have a colour of its own. */
type Wear = (p: Plate, tie: string | false | undefined) => void;

export const CLOTHES = {
  coat(p, tie) {
    p.solid(blob([[14, 206, 1], [22, 172], [44, 154], [76, 144], [100, 150], [124, 144], [156, 154], [178, 172],
      [186, 206, 1]]), { ...cloth, relief: 26, angle: 60 });
    p.solid([[84, 136], [100, 158], [116, 136], [122, 150], [100, 200], [78, 150]], { base: 1, albedo: 1.3, angle: 90,
      gap: 2.4 });
    if (tie !== false) {
      p.paint([[95, 156], [105, 156], [103, 163], [109, 192], [100, 204], [91, 192], [97, 163]], tie ?? p.p.ink);
    }
    for (const s of [-1, 1]) {
      p.solid([[100 + s * 18, 132], [100 + s * 34, 140], [100 + s * 44, 168], [100 + s * 26, 172], [100 + s * 8, 206],
        [100 + s * 4, 206], [100 + s * 17, 158]], { ...cloth, base: 0.2, relief: 8, angle: 90 - s * 30, gap: 2.3 });
    }
  },
  collar(p) {
    p.solid(blob([[24, 206, 1], [30, 176], [52, 156], [80, 148], [100, 152], [120, 148], [148, 156], [170, 176],
      [176, 206, 1]]), { ...cloth, relief: 24, angle: 74 });
    for (const s of [-1, 1]) {
      p.solid(blob([[100 + s * 2, 158, 1], [100 + s * 14, 142], [100 + s * 30, 144], [100 + s * 36, 158, 1],
        [100 + s * 20, 172]]), { base: 1, albedo: 1.4, relief: 8, angle: 40 * s, gap: 2.2, rim: 1.4 });
    }
    p.paint(disc(100, 161, 3.6), p.p.glow);
    for (let i = 0; i < 3; i++) p.paint(disc(100, 176 + i * 12, 1.6), p.p.ink);
  },
  jacket(p) {
    p.solid(blob([[12, 206, 1], [20, 170], [44, 152], [78, 144], [100, 150], [122, 144], [156, 152], [180, 170],
      [188, 206, 1]]), { ...cloth, base: 0.15, relief: 22, angle: 40, albedo: 1.2 });
    p.solid([[82, 140], [118, 140], [112, 206], [88, 206]], { base: 0.8, albedo: 0.9, angle: 0, gap: 2.6 });
    for (const s of [-1, 1]) {
      p.solid(blob([[100 + s * 16, 134, 1], [100 + s * 38, 136], [100 + s * 46, 156], [100 + s * 24, 184, 1],
        [100 + s * 14, 160]]), { ...cloth, base: 0.1, albedo: 1.3, relief: 8, angle: s * 40, gap: 2.2, rim: 2.2 });
    }
  },
  dress(p) {
    p.solid(blob([[32, 206, 1], [36, 178], [54, 160], [78, 148], [122, 148], [146, 160], [164, 178], [168, 206, 1]]),
      { base: 0.8, albedo: 1.1, relief: 16, angle: 20, gap: 2.4, rim: 1.6 });
    p.solid(blob([[44, 206, 1], [52, 180], [76, 176], [100, 190], [124, 176], [148, 180], [156, 206, 1]]),
      { ...cloth, base: 0.25, relief: 12, angle: 80 });
  },
  wrap(p) {
    p.solid(blob([[14, 206, 1], [24, 170], [50, 150], [80, 140], [120, 140], [150, 150], [176, 170], [186, 206, 1]]),
      { ...cloth, relief: 20, angle: 50 });
    p.solid(ragged(blob([[62, 140], [80, 132], [100, 138], [122, 132], [140, 142], [134, 160], [100, 170], [66, 158]]),
      2, 5, random("scarf")), { ...cloth, base: 0.7, albedo: 1.2, relief: 10, angle: 16, gap: 2.3, rim: 2 });
  },
  uniform(p) {
    p.solid(blob([[16, 206, 1], [22, 172], [46, 154], [80, 144], [120, 144], [154, 154], [178, 172], [184, 206, 1]]),
      { ...cloth, relief: 22, angle: 90 });
    p.solid([[82, 138], [118, 138], [122, 154], [100, 162], [78, 154]], { ...cloth, base: 0.1, relief: 6, angle: 0,
      gap: 2.2, rim: 2 });
    for (let i = 0; i < 3; i++) for (const s of [-1, 1]) p.paint(disc(100 + s * 15, 174 + i * 13, 2.4), p.p.glow);
    p.paint(blob([[58, 172, 1], [66, 168], [74, 172, 1], [72, 184], [66, 190, 1], [60, 184]]), mix(p.p.glow, "#ffffff",
      0.3));
  },
  gi(p) {
    p.solid(blob([[22, 206, 1], [28, 176], [50, 156], [80, 146], [120, 146], [150, 156], [172, 176], [178, 206, 1]]),
      { ...cloth, base: 0.6, albedo: 1.1, relief: 18, angle: 70 });
    p.solid([[76, 140], [88, 136], [124, 206], [96, 206]], { base: 0.2, albedo: 1.2, angle: 60, gap: 2.4, rim: 2 });
    p.solid([[124, 140], [112, 136], [76, 206], [104, 206]], { base: 0.2, albedo: 0.8, angle: -60, gap: 2.4,
      rim: 2 });
    for (let i = 0; i < 4; i++) p.paint(limb([[104, 160 + i * 13, 1], [114, 158 + i * 13, 1]]), p.p.glow);
  },
} satisfies Record<string, Wear>;
