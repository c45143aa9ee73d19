/** An eye in the wheels looks down on three explorers. */

import { noise } from "../../art/numbers";
import { dark, H, type Poster, tentacle, W } from "../../art/poster";
import { figure, line } from "../../art/scenery";
import { blob, box, disc, limb, type Point } from "../../art/shapes";

export const poster: Poster = {
  light: "brass",
  draw(p, r) {
    p.light(200, 250, 360, 1.15).light(200, 560, 120, 0.35);
    p.solid(box(0, 0, W, H), { base: 0.6, albedo: 0.4, angle: 90, gap: 4 });
    const gear = (x: number, y: number, R: number, teeth: number, hole = 0.7, spokes = 8) => {
      const q: Point[] = [], o = r() * 6;
      for (let i = 0; i < teeth * 4; i++) {
        const a = o + (i / (teeth * 4)) * 6.2832, k = i % 4 < 2 ? R : R * 0.9;
        q.push([x + Math.cos(a) * k, y + Math.sin(a) * k]);
      }
      p.solid(q, { base: 0.5, albedo: 0.75, rings: [x, y], gap: 3.8, rim: 2.6, breaks: 0 });
      p.paint(disc(x, y, R * hole), p.p.ink).rim(disc(x, y, R * hole), { width: 1.6 });
      for (let i = 0; i < spokes; i++) {
        const a = o + (i * 6.2832) / spokes;
        p.solid(line([x, y], [x + Math.cos(a) * R * (hole + 0.04), y + Math.sin(a) * R * (hole + 0.04)], R * 0.05,
          R * 0.07), { base: 0.45, albedo: 0.8, angle: (a * 180) / Math.PI, gap: 3, rim: 1.6 });
      }
      if (spokes) p.solid(disc(x, y, R * 0.18), { base: 0.4, albedo: 1, relief: R * 0.14, gap: 3, rim: 2 });
    };
    gear(40, 100, 110, 26), gear(372, 128, 96, 24), gear(52, 420, 90, 22), gear(360, 410, 104, 26);
    gear(200, 250, 176, 40, 0.78, 0);
    p.solid(disc(200, 250, 128), { base: 0.9, albedo: 0.9, rings: [200, 250], gap: 4.6, rim: 2.6 });
    p.glow(200, 250, 190, 0.75);
    for (let i = 0; i < 14; i++) {
      const a = (i / 14) * 6.28 + r.in(-0.15, 0.15), l = r.in(70, 118), k = r.in(-0.7, 0.7);
      p.solid(tentacle([0, 0.3, 0.6, 0.85, 1].map((t) => [200 + Math.cos(a + k * t * t) * (36 + l * t),
        250 + Math.sin(a + k * t * t) * (36 + l * t)]), r.in(10, 16)), { ...dark, relief: 9,
        angle: (a * 180) / Math.PI + 90, gap: 2.8 });
    }
    const lid = blob([[134, 250, 1], [166, 214], [200, 204], [234, 214], [266, 250, 1], [234, 286], [200, 296],
      [166, 286]]);
    p
      .paint(lid, "#fff0cf")
      .hatch(lid, { from: [200, 250, 90], gap: 3, colour: p.p.mid, tone: (x: number,
        y: number) => 0.8 - Math.abs(Math.hypot(x - 200, y - 250) - 40) / 42 })
      .rim(lid, { width: 3 });
    p
      .paint(disc(200, 250, 32), p.p.glow)
      .hatch(disc(200, 250, 32), { from: [200, 250, 50], gap: 3, colour: p.p.ink, tone: () => 0.5 })
      .paint(blob([[200, 220], [209, 236], [209, 264], [200, 280], [191, 264], [191, 236]]), p.p.ink)
      .glow(200, 250, 80, 0.5);
    for (const [x, w] of [[14, 13], [386, 13], [104, 9], [298, 9]] as const) {
      p.solid(box(x - w, x < 90 || x > 310 ? -5 : 420, w * 2, 640), { ...dark, base: 0.2, relief: w, angle: 90,
        gap: 2.6, albedo: 1.1 });
      for (const y of [60, 210, 360, 470]) {
        if (x < 90 || x > 310 || y > 420) {
          p.solid(box(x - w - 4, y, w * 2 + 8, 12), { ...dark, base: 0.3, gap: 2.6, angle: 90 });
        }
      }
    }
    for (const [x, d] of [[120, -1], [290, 1]] as const) {
      p.hatch(limb([[x, 430, 4], [x + d * 14, 396, 14], [x + d * 8, 356, 24], [x + d * 30, 310, 34]]),
        { angle: 84, gap: 4, opacity: 0.55, tone: (a, b) => 0.4 + 0.6 * noise(a / 16, b / 20, 3) });
    }
    // gantry
    p.solid([[-10, 520], [410, 520], [410, 536], [-10, 536]], { ...dark, base: 0.25, albedo: 1, gap: 3 });
    for (let i = 0; i < 15; i++) p.paint(line([i * 29 - 4, 520], [i * 29 - 4, 478], 1.5), p.p.ink);
    p.solid(limb([[-5, 478, 2.4], [405, 478, 2.4]]), { ...dark, relief: 2 });
    p.solid(box(-5, 536, 410, 70), { base: 0.05, albedo: 0.3, angle: 60, gap: 4 });
    for (let i = 0; i < 7; i++) p.paint(line([i * 66 - 20, 536], [i * 66 + 40, 606], 3), p.p.ink);
    for (const [x, s, h] of [[158, 3.1, true], [196, 3.5, false], [240, 3.2, true]] as const) {
      figure(p, x, 522, s, { hat: h, rim: 2 });
    }
  },
};
