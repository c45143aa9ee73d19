/** A clock tower a few minutes before midnight, and the sky torn open above it. */

import { mix, noise } from "../../art/numbers";
import { dark, H, type Poster, tentacle, W } from "../../art/poster";
import { figure, line, tree } from "../../art/scenery";
import { box, disc, ragged } from "../../art/shapes";

export const poster: Poster = {
  light: "rift",
  draw(p, r) {
    p.light(200, 130, 380, 1.1).light(200, 520, 160, 0.7);
    p.solid(box(0, 0, W, H), { base: 1, tone: (x: number, y: number) => 0.72 * p.at(x,
      y) + 0.3 * noise(Math.atan2(y - 130, x - 200) * 3, Math.hypot(x - 200, y - 130) / 26, 5), rings: [200, 130],
      squash: 0.72, gap: 6 });
    p.glow(200, 130, 210, 0.7);
    for (const [R, k] of [[112, 0.35], [86, 0.6], [56, 0.9]] as const) {
      p.paint(disc(200, 130, R, R * 0.66), mix(p.p.glow, "#fff3d6", k), 0.5);
    }
    p.paint(ragged(disc(200, 130, 40, 26), 6, 7, r), p.p.ink);
    for (let i = 0; i < 9; i++) {
      const a = 0.15 + (i / 8) * 2.84, l = r.in(110, 190), k = r.in(-0.5, 0.5);
      p.solid(tentacle([0, 0.28, 0.55, 0.8, 1].map((t) => [200 + Math.cos(a + k * t * t) * (26 + l * t) * 1.15,
        132 + Math.sin(a + k * t * t) * (14 + l * t) * 0.85]), r.in(11, 19)), { ...dark, relief: 10,
        angle: (a * 180) / Math.PI + 90, gap: 2.8 });
    }
    for (const [x, y] of [[184, 126], [200, 120], [216, 126], [192, 138], [209, 137]] as const) {
      p.glow(x, y, 14, 0.9).paint(disc(x, y, 3, 2.2), "#fffbe6");
    }
    // the hall
    for (const s of [-1, 1]) {
      p.solid([[200 + s * 40, 500], [200 + s * 40, 384], [200 + s * 210, 400], [200 + s * 210, 500]],
        { ...dark, base: 0.2, albedo: 0.5, angle: 90, gap: 3.2 });
      for (let i = 0; i < 6; i++) {
        p.solid([[200 + s * (50 + i * 27), 388 + i * 2], [200 + s * (59 + i * 27), 368 + i * 2],
          [200 + s * (68 + i * 27), 390 + i * 2]], { ...dark, relief: 4 });
        for (const y of [412, 452]) {
          const x = 200 + s * (62 + i * 27), on = r() < 0.4;
          p
            .paint([...disc(x, y, 6, 11, 180, 360, 10), [x + 6, y + 20], [x - 6, y + 20]], on ? p.p.glow : p.p.ink)
            .paint(box(x - 0.7, y - 10, 1.4, 30), p.p.ink);
        }
      }
    }
    p.solid([[156, 504], [156, 292], [244, 292], [244, 504]], { ...dark, base: 0.22, albedo: 0.62, angle: 90, gap: 3.2,
      rim: 3 });
    p.solid([[148, 296], [200, 214], [252, 296]], { ...dark, base: 0.12, albedo: 0.5, angle: 90, rim: 3 });
    for (const x of [152, 248]) p.solid([[x - 6, 304], [x, 256], [x + 6, 304]], { ...dark, relief: 4 });
    p.paint(disc(200, 338, 34), p.p.ink).paint(disc(200, 338, 30), "#fff0cf").glow(200, 338, 70, 0.5);
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6;
      p.paint(line([200 + Math.cos(a) * 22, 338 + Math.sin(a) * 22], [200 + Math.cos(a) * 27.5,
        338 + Math.sin(a) * 27.5], i % 3 ? 0.9 : 1.8), p.p.ink);
    }
    p
      .paint(line([200, 338], [197, 318], 2, 1), p.p.ink)
      .paint(line([200, 338], [187, 314], 1.3, 0.7), "#a12b23")
      .paint(disc(200, 338, 2.6), p.p.ink);
    p.paint([...disc(200, 452, 22, 36, 180, 360, 16), [222, 504], [178, 504]], "#ffe3b0").glow(200, 470, 90, 0.8);
    for (const x of [188, 200, 212]) p.paint(box(x - 1, 416, 2, 88), p.p.ink);
    p.solid([[-10, 500], [410, 500], [410, 610], [-10, 610]], { base: 0.35, albedo: 0.9, from: [200, 440, 54, 0, 180],
      gap: 5 });
    for (const [x, y, s] of [[120, 540, 2.2], [150, 566, 2.9], [246, 556, 2.6], [284, 536, 2]] as const) {
      p.paint([[x - 4 * s, y], [x + 4 * s, y], [x + (x - 200) * 0.4 + 10, 620], [x + (x - 200) * 0.4 - 14, 620]],
        p.p.ink, 0.5);
      figure(p, x, y, s, { hat: x !== 246, rim: 1.6 });
    }
    tree(p, r, 20, 560, 250, { lean: 0.1, depth: 5, rim: 1.6 });
    tree(p, r, 384, 560, 220, { lean: -0.1, depth: 5, rim: 1.6 });
  },
};
