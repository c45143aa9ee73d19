/** What is behind somebody. */

import { mix, noise } from "../numbers";
import { type Draw } from "../plate";
import { box, disc, limb, type Point } from "../shapes";

export const BACKGROUNDS = {
  blinds(p) {
    for (let i = 0; i < 9; i++) {
      p.hatch(box(8, 12 + i * 17, 184, 8), { angle: 0, gap: 2.6, tone: (x, y) => 0.85 * p.at(x, y) });
    }
  },
  shelves(p, r) {
    for (let j = 0; j < 4; j++) {
      let x = 4;
      const books = [];
      while (x < 196) {
        const w = r.in(5, 10), h = r.in(26, 36);
        books.push(box(x, 42 + j * 42 - h, w - 1, h));
        x += w;
      }
      for (const q of books) {
        p.hatch(q, { angle: 90, gap: 2.8, wobble: 0, tone: (a, b) => p.at(a,
          b) * (0.35 + 0.5 * (((q[0]![0] * 7) | 0) % 5) / 5) });
      }
      p.hatch(box(0, 43 + j * 42, 200, 3), { angle: 0, gap: 2.6, tone: (a, b) => p.at(a, b) });
    }
  },
  alley(p) {
    p.hatch([[0, 0], [70, 0], [86, 200], [0, 200]], { angle: 84, gap: 3.2, tone: (x, y) => 0.6 * p.at(x, y) });
    p.hatch([[130, 0], [200, 0], [200, 200], [118, 200]], { angle: -84, gap: 3.2, tone: (x, y) => 0.35 * p.at(x,
      y) });
    for (let i = 0; i < 7; i++) p.paint(limb([[0, 16 + i * 24, 1], [72 + i * 2, 20 + i * 24, 1]]), p.p.ink);
  },
  sigil(p) {
    const c: [number, number] = [100, 82];
    for (const R of [58, 76]) p.hatch(disc(c[0], c[1], R + 2), { rings: c, gap: R, max: 0.05, tone: () => 0.9 });
    const star: Point[] = [];
    for (let i = 0; i < 7; i++) {
      const a = -Math.PI / 2 + ((i * 3) % 7) * (6.2832 / 7);
      star.push([c[0] + Math.cos(a) * 74, c[1] + Math.sin(a) * 74]);
    }
    star.forEach((q, i) => p.paint(limb([[q[0], q[1], 0.9], [star[(i + 1) % 7]![0], star[(i + 1) % 7]![1], 0.9]]),
      mix(p.p.glow, p.p.light, 0.3), 0.75));
    p.hatch(disc(c[0], c[1], 98), { from: [c[0], c[1], 60], gap: 3, tone: (x, y) => (Math.hypot(x - 100,
      y - 82) > 79 ? 0.6 : 0) });
  },
  rain(p) {
    p.hatch(box(0, 0, 200, 200), { angle: 74, gap: 4.6, breaks: 0.16, tone: (x, y) => 0.55 * p.at(x,
      y) + 0.5 * noise(x / 12, y / 30, 3) });
  },
  city(p, r) {
    p.hatch(box(0, 0, 200, 150), { angle: 0, gap: 3.2, tone: (x, y) => 0.6 * p.at(x, y) });
    for (let i = 0; i < 9; i++) {
      const x = i * 24 - 8, h = r.in(60, 128);
      p.paint(box(x, 190 - h, 21, h), p.p.ink, 0.85);
      for (let j = 0; j < 8; j++) {
        if (r() < 0.4) p.paint(box(x + r.int(0, 3) * 5 + 2, 196 - h + j * 11, 2.6, 4), p.p.glow, 0.85);
      }
    }
  },
  rays(p) {
    p.hatch(box(0, 0, 200, 200), { from: [100, 96, 44], gap: 6, tone: (x, y) => 0.75 * p.at(x, y) });
  },
  moon(p) {
    p.hatch(box(0, 0, 200, 200), { angle: 0, gap: 3.2, wobble: 0.6, tone: (x, y) => 0.55 * p.at(x,
      y) + 0.1 * noise(x / 30, y / 8) });
    p
      .paint(disc(62, 58, 44), mix(p.p.glow, p.p.light, 0.5))
      .hatch(disc(62, 58, 44), { angle: -20, gap: 2.8, colour: p.p.mid, opacity: 0.6,
        tone: (x, y) => 0.3 + 0.6 * noise(x / 14, y / 8, 6) });
  },
} satisfies Record<string, Draw>;
