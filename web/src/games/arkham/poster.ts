/** What rises from the sea behind the town. */

import { mix, noise } from "../../art/numbers";
import { dark, type Poster, tentacle, W } from "../../art/poster";
import { figure, house } from "../../art/scenery";
import { blob, box, disc, limb, type Point, ragged } from "../../art/shapes";

export const poster: Poster = {
  light: "tide",
  draw(p, r) {
    p.light(200, 236, 400, 1.05);
    p.solid(box(0, 0, W, 380), { base: 0.95, tone: (x: number, y: number) => 0.68 * p.at(x, y) + 0.16 * noise(x / 70,
      y / 16, 4), angle: 0, gap: 4, wobble: 0.6 });
    p.flecks(46, { bottom: 180, opacity: 0.8, size: 1.8 });
    p.glow(200, 220, 210, 0.5).paint(disc(200, 220, 118), mix(p.p.glow, p.p.light, 0.5));
    p.hatch(disc(200, 220, 118), { angle: -16, gap: 3.6, colour: mix(p.p.glow, p.p.mid, 0.6), opacity: 0.7,
      tone: (x: number, y: number) => 0.22 + 0.6 * noise(x / 30, y / 16, 8) });
    const back = p.lights;
    p.lights = [{ x: 60, y: 20, reach: 560, power: 1.1 }];
    for (const s of [-1, 1]) {
      const wing = blob([[200 + s * 50, 290, 1], [200 + s * 96, 190], [200 + s * 160, 96], [200 + s * 214, 70, 1],
        [200 + s * 192, 150], [200 + s * 212, 200, 1], [200 + s * 170, 226], [200 + s * 178, 290, 1], [200 + s * 120,
        300], [200 + s * 90, 380, 1]]);
      p.solid(wing, { ...dark, relief: 22, angle: s * 50, albedo: 0.6 });
      for (const [x, y] of [[214, 70], [212, 200], [178, 290]] as const) {
        p.rim(limb([[200 + s * 70, 300, 2.6], [200 + s * (x * 0.62 + 8), (y + 230) / 2, 2.4], [200 + s * x, y, 0.6]]),
          { width: 2 });
      }
    }
    p.solid(ragged(blob([[70, 400, 1], [84, 330], [112, 286], [156, 268], [200, 262], [244, 268], [288, 286],
      [316, 330], [330, 400, 1]]), 3, 9, r), { ...dark, relief: 60, angle: 14, bend: 8, gap: 3.4 });
    for (const s of [-1, 1]) for (let i = 3; i >= 0; i--) {
      const x = 200 + s * (9 + i * 15);
      p.solid(tentacle([[x, 246], [x + s * (4 + i * 4), 292], [x + s * (i * 7 + r.in(-8, 10)), 330],
        [x + s * (i * 9 + r.in(0, 22)), 362], [x + s * (i * 8 + r.in(-14, 10)), 390]], 12 - i * 0.8),
        { ...dark, relief: 9, angle: 84, gap: 2.8, rim: 2.8 });
    }
    p.solid(blob([[146, 250], [134, 204], [150, 150], [200, 124], [250, 150], [266, 204], [254, 250], [226, 280],
      [174, 280]]), { ...dark, relief: 48, angle: 0, bend: 12, gap: 3.4, rim: 3.4 });
    for (const s of [-1, 1]) {
      p.paint(blob([[200 + s * 12, 240, 1], [200 + s * 30, 208], [200 + s * 58, 196, 1], [200 + s * 54, 224],
        [200 + s * 30, 246]]), p.p.ink);
    }
    for (const [x, y] of [[170, 228], [230, 228], [154, 212], [246, 212]] as const) {
      p.glow(x, y, 24, 0.9).paint(disc(x, y, 4.6, 3.4), "#fffbe6");
    }
    p.lights = back;
    // the sea, and the town at its edge
    p.solid(box(-5, 372, 410, 240), { base: 0.7, tone: (a, b) => Math.max(0, 1 - Math.abs(a - 200 + noise(b / 7, 1,
      2) * 20) / (40 + (b - 372) * 0.34)) * 0.75 + 0.2 + 0.3 * noise(a / 30, b / 5, 3), angle: 0, gap: 4,
      wobble: 0.6 });
    for (const [x, w, h, g] of [[262, 34, 34, true], [292, 40, 52, true], [328, 34, 40, false], [358, 48, 58, true]] as const) {
      house(p, r, x, 446, w, h, { lit: 0.3, gambrel: g });
    }
    p.solid(ragged([[250, 452], [262, 442], [405, 436], [405, 470], [300, 466]], 4, 8, r), { ...dark, relief: 8 });
    p
      .solid([[346, 400], [350, 320], [366, 320], [370, 400]], { ...dark, base: 0.2, relief: 9, angle: 0, gap: 3 })
      .paint(box(349, 308, 18, 12), "#fff3cf")
      .paint([[346, 308], [358, 294], [370, 308]], p.p.ink)
      .glow(358, 314, 60, 0.8);
    p.hatch([[350, 310], [350, 318], [-10, 330], [-10, 270]], { from: [358, 314, 120, 170, 190], gap: 3, opacity: 0.5,
      tone: (x: number) => 0.2 + x / 700 });
    // waves
    for (let j = 0; j < 3; j++) {
      const y = 470 + j * 44, pts: Point[] = [[-20, 640, 1], [-20, y + 10, 1]];
      for (let i = 0; i < 6; i++) {
        const x = i * 84 - 40 + j * 34;
        pts.push([x, y + 16], [x + 36, y - 14 - r.in(0, 8)], [x + 56, y - 4, 1], [x + 48, y + 6]);
      }
      pts.push([430, y + 14, 1], [430, 640, 1]);
      p.solid(blob(pts, { n: 5 }), { base: 0.28 - j * 0.1, tone: (a, b) => 0.55 * p.at(a, b) + 0.35 * noise(a / 24,
        b / 7, 6 + j) - (b - y) / 130, angle: 8, gap: 3.6, rim: 3 });
      if (j === 1) for (const [x, s] of [[70, 1.35], [132, 1], [356, 1.1]] as const) {
        p.solid(blob([[x - 30 * s, y + 40, 1], [x - 24 * s, y + 16], [x - 12 * s, y + 9], [x - 14 * s, y - 4 * s],
          [x - 7 * s, y - 14 * s], [x - 2 * s, y - 15 * s, 1], [x, y - 23 * s, 1], [x + 2 * s, y - 15 * s, 1],
          [x + 7 * s, y - 14 * s], [x + 14 * s, y - 4 * s], [x + 12 * s, y + 9], [x + 24 * s, y + 16],
          [x + 30 * s, y + 40, 1]]), { ...dark, relief: 10, rim: 2.4 });
        for (const k of [-1, 1]) {
          p.glow(x + k * 7 * s, y - 2, 10, 0.9).paint(disc(x + k * 7 * s, y - 2, 2.2), "#fffbe6");
        }
      }
    }
    const boat = blob([[206, 548, 1], [220, 566], [262, 572], [304, 564], [318, 544, 1], [290, 554], [236, 556]]);
    p.solid(boat, { ...dark, relief: 9, rim: 2.6 });
    figure(p, 248, 556, 2.1, { rim: 1.8 }), figure(p, 276, 556, 2, { hat: false, rim: 1.8 });
    p.glow(290, 540, 34, 0.9).paint(disc(290, 540, 3, 4), "#fff3cf");
  },
};
