/** What somebody carries, and distinguishing marks. */

import { mix, noise } from "../numbers";
import { type Draw } from "../plate";
import { blob, disc, limb, ragged } from "../shapes";

export const PROPS = {
  glasses(p) {
    for (const x of [86, 115]) {
      p.raw(`<circle cx="${x * 2}" cy="160" r="20" fill="${x < 100 ? p.p.light : p.p.glow}" fill-opacity=".16" stroke="${x < 100 ? p.p.ink : p.p.light}" stroke-width="3.6"/>`);
    }
    p
      .paint(limb([[96, 79, 1], [100, 77, 1], [105, 79, 1]]), p.p.light)
      .paint(limb([[76, 78, 0.9], [70, 80, 0.9]]), p.p.ink);
    p.paint([[80, 74], [85, 71], [79, 82], [77, 80]], "#fff6e0", 0.6);
  },
  cigarette(p) {
    p
      .paint(limb([[94, 113, 1.4], [76, 119, 1.2]]), "#fff6e0")
      .glow(75, 119, 13, 1)
      .paint(disc(75, 119, 1.5), p.p.glow);
    p.hatch(limb([[74, 117, 1], [66, 98, 2.6], [74, 78, 4], [62, 54, 6], [70, 24, 9]]), { angle: 84, gap: 2.4,
      opacity: 0.55, tone: (x, y) => 0.5 + 0.4 * noise(x / 5, y / 12) });
  },
  stubble(p) {
    p.hatch(blob([[76, 98], [84, 106], [98, 104], [100, 130], [86, 124], [78, 112]]), { angle: 70, gap: 2.3,
      colour: p.p.ink, max: 0.4, breaks: 0.3, tone: () => 0.7, shortest: 1 });
  },
  moustache(p) {
    p
      .paint(blob([[82, 111, 1], [92, 105], [100, 106], [108, 105], [118, 112, 1], [104, 111], [96, 111]]), p.p.ink)
      .rim(blob([[82, 111, 1], [92, 105], [100, 106], [98, 111], [90, 111]]), { width: 1.1 });
  },
  beard(p, r) {
    p.solid(ragged(blob([[73, 90, 1], [78, 104], [90, 106], [100, 103], [110, 106], [122, 104], [127, 90, 1],
      [126, 120], [114, 144], [100, 150], [86, 144], [75, 122]]), 5, 4, r), { base: 0.2, albedo: 1, relief: 14,
      angle: 80, gap: 2.3, rim: 1.6 });
    p.paint(limb([[90, 114, 0.6], [100, 113, 1.4], [110, 114.6, 0.6]]), p.p.ink);
  },
  freckles(p, r) {
    for (let i = 0; i < 9; i++) p.paint(disc(r.in(78, 94), r.in(88, 98), 0.7, 0.7, 0, 360, 6), p.p.mid, 0.9);
  },
  book(p) {
    p.solid([[122, 164], [166, 150], [182, 196], [134, 210]], { base: 0.7, albedo: 0.9, angle: -18, gap: 2.5,
      rim: 2.2 });
    p.paint([[122, 164], [127, 162.4], [139, 208], [134, 210]], p.p.ink);
    p.paint(disc(156, 180, 7), p.p.glow).paint(disc(156, 180, 4.6), p.p.ink);
    p.solid(blob([[116, 186], [126, 180], [140, 184], [138, 192], [124, 198]]), { base: 1, albedo: 1.3, relief: 5,
      gap: 2, angle: 20 });
  },
  flame(p, r) {
    p.glow(158, 150, 56, 0.8);
    for (let i = 0; i < 6; i++) {
      const x = 148 + i * 4, h = [14, 26, 40, 32, 22, 12][i]!;
      p.paint(blob([[x - 4, 166, 1], [x - 3, 156], [x + r.in(-4, 4), 164 - h, 1], [x + 3, 156], [x + 4, 166, 1]]),
        i % 2 ? p.p.glow : "#fffbe6", 0.9);
    }
    p.solid(blob([[136, 176], [146, 166], [158, 170], [172, 164], [180, 176], [172, 194], [150, 200]]),
      { base: 0.9, albedo: 1.4, relief: 7, angle: 10, gap: 2.1, rim: 1.8 });
  },
  amulet(p) {
    p.paint(limb([[82, 150, 0.8], [100, 178, 0.8], [118, 150, 0.8]]), p.p.ink).glow(100, 184, 34, 0.9);
    p
      .paint(blob([[100, 174, 1], [109, 184], [100, 197, 1], [91, 184]]), mix(p.p.glow, "#ffffff", 0.35))
      .paint(disc(100, 185, 3), p.p.ink);
  },
  pearls(p) {
    for (let i = 0; i < 9; i++) {
      const t = (i / 8) * Math.PI;
      p
        .paint(disc(100 - Math.cos(t) * 20, 148 + Math.sin(t) * 14, 2.8, 2.8, 0, 360, 10), "#fff6e0")
        .paint(disc(100.8 - Math.cos(t) * 20, 149 + Math.sin(t) * 14, 1.6, 1.6, 0, 360, 8), p.p.mid, 0.5);
    }
  },
  gun(p) {
    p.solid([[120, 172], [170, 160], [173, 170], [140, 180], [142, 198], [130, 200], [126, 184]],
      { base: 0.1, albedo: 1.3, relief: 4, gap: 2, rim: 2 });
  },
  dog(p, r) {
    p.solid(ragged(blob([[140, 206, 1], [144, 180], [140, 166, 1], [152, 168], [164, 164], [176, 160, 1], [176, 172],
      [192, 184], [190, 192], [178, 194], [178, 206, 1]]), 2.4, 4, r), { base: 0.1, albedo: 1.1, relief: 11, angle: 50,
      gap: 2.2, rim: 2 });
    p.paint(disc(168, 177, 1.6), p.p.glow).paint(disc(191, 185, 2.2), p.p.ink);
  },
  scar(p) {
    p.paint(limb([[82, 86, 0.3], [86, 96, 0.9], [84, 106, 0.3]]), p.p.mid);
  },
} satisfies Record<string, Draw>;
