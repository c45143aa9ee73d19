/** Places without houses, and places where nothing is as it should be. */

import { clouds, figure, H, line, sky, stars, W } from "../scenery";
import { mix, noise } from "../numbers";
import { type Draw } from "../plate";
import { blob, box, disc, limb, type Point, ragged } from "../shapes";

const page = box(0, 0, W, H);

export const WILD = {
  woods(p, r) {
    p.light(r.in(130, 176), 96, 165, 1.05);
    const k = p.lights[0]!;
    p.solid(page, { base: 0.85, tone: (x, y) => 0.72 * p.at(x, y) + 0.12 * noise(x / 40, y / 10, 3), angle: 0, gap: 3,
      wobble: 0.6 });
    p.glow(k.x, k.y, 90, 0.5, p.p.light);
    const trunks = (n: number, y: number, w0: number, w1: number, base: number, albedo: number, keep: number) => {
      for (let i = 0; i < n; i++) {
        const x = ((i + r.in(0.2, 0.8)) / n) * 320 - 10;
        if (Math.abs(x - k.x) < keep) continue;
        const w = r.in(w0, w1), s = r.in(-12, 12);
        p.solid(ragged(limb([[x, y + r.in(0, 8), w * 1.5], [x + s * 0.2, y - 26, w], [x + s * 0.7, 60, w * 0.85],
          [x + s, -14, w * 0.8]], { n: 3 }), 1.2, 6, r), { base, albedo, angle: 86, gap: 2.3, relief: w * 0.9,
          rim: 1.2, breaks: 0.06 });
        for (let b = 0; b < 2; b++) {
          const by = r.in(10, 90), d = r() < 0.5 ? -1 : 1, l = r.in(16, 44);
          p.paint(limb([[x + s * 0.7, by, w * 0.4], [x + s * 0.7 + d * l * 0.5, by - l * 0.3, w * 0.25],
            [x + s * 0.7 + d * l, by - l * 0.36 + r.in(-12, 4), 0.3]], { n: 3 }), p.tint(base));
        }
      }
    };
    trunks(13, 136, 1.6, 3, 0.5, 0.3, 10);
    p.hatch(box(0, 104, 300, 40), { angle: 0, gap: 3, opacity: 0.5, tone: (x, y) => 0.5 * p.at(x,
      y) + 0.4 * noise(x / 30, y / 6, 8) });
    p.solid(blob([[-10, 146, 1], [70, 136], [150, 142], [230, 134], [310, 148, 1], [310, 210, 1], [-10, 210, 1]]),
      { base: 0.3, albedo: 0.55, angle: -3, gap: 3 });
    p.solid(blob([[k.x - 9, 139, 1], [k.x + 9, 139, 1], [k.x + 4, 156], [k.x + 34, 176], [k.x + 56, 210, 1],
      [k.x - 60, 210, 1], [k.x - 26, 178], [k.x - 18, 156]]), { base: 0.6, albedo: 1, angle: 0, gap: 2.6 });
    trunks(8, 160, 3.4, 5.6, 0.2, 0.5, 26);
    trunks(4, 204, 8, 13, 0.03, 0.75, 62);
    p.solid(ragged([[-5, 205], [-5, 190], [40, 182], [70, 205]], 6, 4, r), { base: 0, albedo: 0.3, gap: 2, rim: 1 });
    p.solid(ragged([[240, 205], [262, 184], [305, 190], [305, 205]], 6, 4, r), { base: 0, albedo: 0.3, gap: 2,
      rim: 1 });
  },
  ritual(p, r) {
    p.light(150, 138, 150, 1.15).light(150, 30, 110, 0.42);
    sky(p, 150, 40, 28);
    clouds(p, r, 5, 30, 100);
    p.solid(blob([[-10, 136, 1], [70, 118], [150, 128], [230, 116], [310, 138, 1], [310, 210, 1], [-10, 210, 1]]),
      { base: 0.3, albedo: 0.9, rings: [150, 150], squash: 0.3, gap: 5 });
    const stone = (x: number, y: number, w: number, h: number) => {
      const q = ragged([[x - w, y], [x - w * 0.8, y - h * 0.7], [x - w * 0.35, y - h], [x + w * 0.5, y - h * 0.93],
        [x + w * 0.9, y - h * 0.5], [x + w, y]], 2.4, 8, r);
      p.solid(q, { base: 0.08, albedo: 1, relief: w * 0.9, face: 0.15, angle: 76, gap: 2.4, rim: 1.7 });
    };
    for (const [x, y, w, h] of [[92, 136, 7, 36], [124, 130, 5.5, 30], [176, 130, 5.5, 31], [208, 136, 7, 38]] as const) {
      stone(x, y, w, h);
    }
    const smoke = limb([[150, 134, 3], [144, 104, 7], [156, 76, 11], [146, 44, 17], [156, 4, 26], [150, -20, 30]]);
    p.hatch(smoke, { angle: 86, gap: 3, opacity: 0.75, tone: (x, y) => 0.3 + 0.75 * noise(x / 7, y / 22, 6) });
    p.glow(150, 130, 86, 0.8);
    for (let i = 0; i < 9; i++) {
      const x = 136 + i * 3.6, h = r.in(12, 40) * (1 - Math.abs(i - 4) / 7);
      p.paint(blob([[x - 4, 148, 1], [x - 3, 138], [x + r.in(-5, 5), 146 - h, 1], [x + 3, 138], [x + 4, 148, 1]]),
        i % 2 ? "#fffbe0" : p.p.glow, 0.9);
    }
    p.solid(ragged([[128, 154], [134, 145], [166, 145], [172, 154]], 2, 4, r), { base: 0, albedo: 0.5, gap: 1.8,
      rim: 1 });
    for (const [x, y, s] of [[104, 160, 1.3], [128, 170, 1.5], [178, 170, 1.5], [200, 160, 1.3]] as const) {
      const robe = blob([[x - 7 * s, y, 1], [x - 5 * s, y - 12 * s], [x - 2.6 * s, y - 19 * s], [x, y - 24 * s, 1],
        [x + 2.6 * s, y - 19 * s], [x + 5 * s, y - 12 * s], [x + 7 * s, y, 1]]);
      p.solid(robe, { base: 0, albedo: 0.8, relief: 6 * s, angle: 80, gap: 2, rim: 1.3 });
    }
    stone(28, 196, 19, 112), stone(274, 198, 20, 122);
  },
  ice(p, r) {
    p.light(168, 82, 175, 1.1);
    p.solid(page, { base: 1, albedo: 0.95, from: [168, 82, 60], gap: 4 });
    p.glow(168, 82, 90, 0.9, "#ffffff");
    const ring = (k: number, base: number, albedo: number) => {
      const n = 22, inner: Point[] = [];
      for (let i = 0; i < n; i++) {
        const a = (i / n) * 6.2832, R = k * r.in(0.82, 1.2);
        inner.push([168 + Math.cos(a) * R * 1.28, 84 + Math.sin(a) * R]);
      }
      for (let i = 0; i < n; i++) {
        const a = inner[i]!, b = inner[(i + 1) % n]!, f = 1.75;
        const q: Point[] = [a, b, [168 + (b[0] - 168) * f, 84 + (b[1] - 84) * f], [168 + (a[0] - 168) * f,
          84 + (a[1] - 84) * f]];
        const t = r.in(0.35, 1), way = (Math.atan2(a[1] - 84, a[0] - 168) * 180) / Math.PI + r.in(-34, 34);
        p.solid(q, { base: base * r.in(0.7, 1), tone: (x, y) => t * albedo * p.at(x, y), angle: way, gap: 2.8,
          rim: 1.5 });
      }
    };
    ring(40, 0.8, 0.85), ring(62, 0.55, 0.7), ring(96, 0.3, 0.6), ring(150, 0.12, 0.5);
    for (let i = 0; i < 14; i++) {
      const x = i * 24 + r.in(-8, 8), l = r.in(14, 52) * (0.5 + Math.abs(x - 168) / 170);
      p.solid([[x - 5, -4], [x + 5, -4], [x + r.in(-2, 2), l]], { base: 0.2, albedo: 0.9, angle: 86, gap: 1.9,
        rim: 1.3 });
    }
    p.solid(ragged([[-10, 210], [-10, 150], [90, 160], [168, 150], [240, 160], [310, 146], [310, 210]], 6, 16, r),
      { base: 0.35, albedo: 0.9, from: [168, 96, 50, 0, 180], gap: 4 });
    figure(p, 160, 164, 1.5, { rim: 1.2 });
    p.paint([[154, 164], [167, 164], [150, 204], [112, 204]], p.p.ink, 0.5);
    const frozen = blob([[256, 168, 1], [250, 130], [240, 110], [252, 92], [262, 98], [270, 84], [280, 98], [296, 92],
      [300, 168, 1]]);
    p.paint(frozen, p.p.ink, 0.5);
  },
  machine(p, r) {
    p.light(178, 128, 165, 1.15).light(60, 20, 100, 0.3);
    p.solid(page, { base: 0.4, albedo: 0.35, angle: 90, gap: 3.2 });
    const gear = (x: number, y: number, R: number, teeth: number, o = {}) => {
      const q: Point[] = [], turn = r() * 6;
      for (let i = 0; i < teeth * 4; i++) {
        const a = turn + (i / (teeth * 4)) * 6.2832, k = i % 4 < 2 ? R : R * 0.87;
        q.push([x + Math.cos(a) * k, y + Math.sin(a) * k]);
      }
      p.solid(q, { base: 0.55, albedo: 0.7, rings: [x, y], gap: 3, rim: 1.8, breaks: 0, ...o });
      p.paint(disc(x, y, R * 0.62), p.p.ink);
      for (let i = 0; i < 6; i++) {
        const a = turn + (i * Math.PI) / 3;
        p.solid(line([x, y], [x + Math.cos(a) * R * 0.7, y + Math.sin(a) * R * 0.7], R * 0.075),
          { base: 0.5, albedo: 0.8, angle: (a * 180) / Math.PI, gap: 2.4, rim: 1.2 });
      }
      p.solid(disc(x, y, R * 0.22), { base: 0.2, albedo: 1, relief: R * 0.2, gap: 2, rim: 1.2 });
    };
    gear(60, 58, 62, 22);
    gear(226, 44, 46, 18);
    gear(138, 18, 30, 14);
    // pipes
    for (const [x, w] of [[120, 7], [262, 10], [284, 6]] as const) {
      p.solid(box(x - w, -5, w * 2, 170), { base: 0.08, albedo: 1, relief: w, angle: 90, gap: 1.9, rim: 1.4 });
      for (const y of [40, 104]) {
        p.solid(box(x - w - 2.4, y, w * 2 + 4.8, 6), { base: 0.2, albedo: 0.9, angle: 90, gap: 1.7, rim: 1 });
      }
    }
    // furnace
    const body: Point[] = [...disc(178, 118, 48, 52, 180, 360, 18), [226, 172], [130, 172]];
    p.solid(body, { base: 0.05, albedo: 0.6, relief: 18, angle: 0, gap: 2.4, rim: 2 });
    p.paint([...disc(178, 132, 25, 24, 180, 360, 14), [203, 160], [153, 160]], "#fff0c4");
    p.hatch([...disc(178, 132, 25, 24, 180, 360, 14), [203, 160], [153, 160]], { angle: 88, gap: 4, colour: p.p.glow,
      tone: (x, y) => 0.7 + 0.6 * noise(x / 4, y / 12, 5) });
    for (const x of [162, 170, 178, 186, 194]) p.paint(box(x - 1, 106, 2, 54), p.p.ink);
    p.glow(178, 136, 92, 0.85);
    for (let i = 0; i < 11; i++) {
      const a = Math.PI + (i / 10) * Math.PI;
      p.paint(disc(178 + Math.cos(a) * 40, 118 + Math.sin(a) * 44, 1.5), p.p.glow, 0.9);
    }
    p.solid([[-10, 170], [310, 170], [310, 210], [-10, 210]], { base: 0.3, albedo: 0.9, from: [178, 120, 50, 0, 180],
      gap: 4 });
    p
      .paint(disc(102, 120, 13), p.p.ink)
      .paint(disc(102, 120, 10.5), mix(p.p.light, p.p.mid, 0.25))
      .rim(disc(102, 120, 13), { width: 1.6 });
    p.paint(line([102, 120], [109, 112], 0.9), p.p.ink);
    const steam = limb([[120, 96, 2], [108, 78, 8], [94, 66, 13], [70, 54, 18], [40, 50, 16]]);
    p.hatch(steam, { angle: -26, gap: 3, opacity: 0.7, tone: (x, y) => 0.35 + 0.6 * noise(x / 14, y / 7, 3) });
    figure(p, 66, 192, 2.2, {});
    p.paint(line([76, 162], [88, 196], 1), p.p.ink);
  },
  alien(p, r) {
    p.light(96, 78, 220, 1).light(238, 30, 90, 0.4);
    p.solid(page, { base: 0.9, tone: (x, y) => 0.6 * p.at(x, y) + 0.2 * noise(x / 50, y / 9, 4), rings: [96, 78],
      gap: 4 });
    stars(p, 40, 120);
    p.paint(disc(96, 78, 42), mix(p.p.mid, p.p.glow, 0.5));
    p.hatch(disc(96, 78, 41), { angle: -18, gap: 2.4, colour: p.p.light,
      tone: (x, y) => 0.55 - (x - 96) / 90 + 0.35 * noise(x / 30, y / 4, 7) });
    p.hatch(limb([[26, 112, 1], [60, 104, 3], [96, 92, 4], [132, 70, 3], [166, 44, 1]]), { angle: -30, gap: 1.7,
      tone: () => 0.9 });
    p.paint(disc(238, 30, 9), p.p.light);
    p.hatch(disc(238, 30, 9), { angle: 40, gap: 2, colour: p.p.mid, tone: (x) => (x - 230) / 18 });
    const tower = (x: number, w: number, h: number, lean: number, base: number) => {
      const q = blob([[x - w, 190, 1], [x - w * 0.7 + lean * 0.3, 190 - h * 0.4], [x - w * 0.9 + lean * 0.7,
        190 - h * 0.72], [x + lean - w * 0.2, 190 - h], [x + lean + w * 0.3, 190 - h * 0.95],
        [x + w * 0.5 + lean * 0.7, 190 - h * 0.7], [x + w * 0.9 + lean * 0.3, 190 - h * 0.42], [x + w, 190, 1]]);
      p.solid(q, { base, albedo: 0.9, relief: w * 0.8, face: 0.12, angle: 90 + lean * 0.3, gap: 2.4, rim: 1.6 });
      for (let i = 1; i < 5; i++) {
        const t = i / 5, cx = x + lean * t * t, cy = 190 - h * t;
        p.paint([...disc(cx, cy, w * 0.26 * (1.1 - t * 0.5), w * 0.44 * (1.1 - t * 0.5), 180, 360, 8), [cx + w * 0.26,
          cy + 4], [cx - w * 0.26, cy + 4]], i === 3 ? p.p.glow : p.p.ink, 0.9);
      }
    };
    tower(196, 15, 100, 14, 0.4), tower(150, 12, 70, -10, 0.4), tower(262, 24, 150, -22, 0.15), tower(222, 17, 84, 10,
      0.15), tower(22, 19, 104, 26, 0.12);
    p.solid(ragged([[-10, 210], [-10, 172], [60, 180], [130, 168], [200, 182], [310, 170], [310, 210]], 5, 12, r),
      { base: 0.2, albedo: 0.8, rings: [96, 78], gap: 3.4, rim: 1.3 });
    const arch: Point[] = [...disc(118, 190, 26, 44, 180, 360, 14), [144, 200], [136, 200], ...disc(118, 190, 18, 34,
      360, 180, 12), [100, 200], [92, 200]];
    p.solid(arch, { base: 0, albedo: 0.9, relief: 5, gap: 2, rim: 1.4 });
    figure(p, 118, 193, 0.9, { rim: 0.8 });
  },
} satisfies Record<string, Draw>;
