/** What expeditions carry: engines, tools, glass and iron. */

import { mix } from "../numbers";
import { type Draw } from "../plate";
import { blob, box, disc, limb, type Outline, type Point, turn } from "../shapes";
import { shade, spark, steel, table, thing } from "./ground";

/** The outline of a wheel with teeth. */
function wheel(x: number, y: number, R: number, teeth: number): Outline {
  const points: Point[] = [];
  for (let i = 0; i < teeth * 4; i++) {
    const a = (i * Math.PI) / (teeth * 2), r = i % 4 < 2 ? R : R * 0.82;
    points.push([x + Math.cos(a) * r, y + Math.sin(a) * r]);
  }
  return points;
}

export const MACHINES = {
  gear(p) {
    const cog = (x: number, y: number, R: number, teeth: number) => {
      p.solid(wheel(x, y, R, teeth), { ...steel, relief: 9, rings: [x, y], gap: 2.6, rim: 2.2 });
      p.paint(disc(x, y, R * 0.52), p.p.ink);
      p.solid(disc(x, y, R * 0.26), { ...thing, relief: 6, rim: 1.8 });
      for (let i = 0; i < 5; i++) {
        const a = (i * Math.PI * 2) / 5 + teeth;
        const spoke = limb([[x, y, 3], [x + Math.cos(a) * R * 0.6, y + Math.sin(a) * R * 0.6, 3.6]]);
        p.solid(spoke, { ...thing, relief: 3, gap: 2 });
      }
    };
    spark(p, 84, 66, 64, 30);
    cog(146, 92, 30, 10);
    cog(82, 62, 46, 14);
    p.glow(82, 62, 14, 0.8).paint(disc(82, 62, 4), "#fffbe6");
  },
  coil(p) {
    table(p), shade(p, 100, 114, 52, 7);
    spark(p, 100, 26, 60, 26);
    p.solid([[66, 100], [134, 100], [142, 116], [58, 116]], { ...thing, relief: 6 });
    p.solid(box(90, 40, 20, 62), { ...thing, relief: 9, angle: 90 });
    for (let i = 0; i < 7; i++) {
      const y = 48 + i * 8;
      p.solid(limb([[80 - i, y + 3, 3], [100, y + 6, 3.2], [120 + i, y + 2, 3]]), { ...steel, relief: 3, gap: 1.8, rim: 1.4 });
    }
    p.solid(disc(100, 28, 19, 13), { ...steel, relief: 10, rings: [100, 28], gap: 2.2 });
    for (const [a, b, c, d, e, f] of [[82, 24, 62, 34, 44, 22], [118, 24, 140, 14, 158, 30], [112, 36, 134, 46, 150, 66]] as const) {
      const bolt = limb([[a, b, 1.8], [c, d, 1.4], [(c + e) / 2 + 3, (d + f) / 2 - 6, 1.2], [e, f, 0.5]], { n: 1 });
      p.glow(c, d, 20, 0.6).paint(bolt, "#fffbe6");
    }
  },
  shield(p) {
    table(p), shade(p, 100, 116, 46, 6);
    const edge = (k: number): Outline => blob([[100 - 46 * k, 64 - 46 * k, 1], [100, 64 - 52 * k], [100 + 46 * k, 64 - 46 * k, 1],
      [100 + 44 * k, 64], [100 + 26 * k, 64 + 36 * k], [100, 64 + 52 * k, 1], [100 - 26 * k, 64 + 36 * k], [100 - 44 * k, 64]]);
    p.solid(edge(1), { ...steel, relief: 8, rim: 2.6 });
    p.solid(edge(0.82), { ...thing, relief: 22, angle: 78, gap: 2.5 });
    p.paint(box(97, 20, 6, 90), p.p.ink).paint(box(62, 54, 76, 6), p.p.ink);
    p.solid(disc(100, 57, 14), { ...steel, relief: 9, rings: [100, 57], gap: 2.2, rim: 2 });
    for (const [x, y] of [[68, 30], [132, 30], [66, 74], [134, 74], [100, 100]] as const) p.paint(disc(x, y, 2.8), p.p.glow);
  },
  helmet(p) {
    table(p), shade(p, 100, 116, 52, 7);
    p.solid(blob([[46, 112, 1], [44, 98], [62, 92], [138, 92], [156, 98], [154, 112, 1]]), { ...steel, relief: 8, angle: 0 });
    p.solid(blob([[56, 96, 1], [52, 58], [68, 24], [100, 12], [132, 24], [148, 58], [144, 96, 1]]),
      { ...steel, relief: 22, angle: 84, bend: 3 });
    p.solid(box(95, 8, 10, 30), { ...thing, relief: 5, angle: 90 });
    p.paint(disc(100, 60, 29), p.p.ink).rim(disc(100, 60, 29), { width: 2.6 });
    p.paint(disc(100, 60, 23), mix(p.p.mid, p.p.glow, 0.5)).hatch(disc(100, 60, 23), { angle: -40, gap: 3,
      tone: (x, y) => 0.9 - (x - 80 + (y - 40)) / 46 });
    for (const x of [92, 108]) p.paint(box(x - 1.5, 34, 3, 52), p.p.ink);
    p.paint(box(76, 58, 48, 3), p.p.ink).glow(90, 50, 20, 0.6, "#fff6e0");
    for (let i = 0; i < 6; i++) p.paint(disc(58 + i * 17, 103, 2.3), p.p.glow);
  },
  hammer(p) {
    table(p), shade(p, 104, 112, 64, 7);
    const t = (q: Outline) => turn(q, 28, 100, 66);
    p.solid(t(box(92, 30, 15, 96)), { ...thing, relief: 7, angle: 118 });
    for (const y of [92, 100, 108]) p.paint(t(box(91, y, 17, 3)), p.p.ink);
    p.solid(t(blob([[52, 22, 1], [62, 14], [138, 14], [148, 22, 1], [148, 46, 1], [138, 54], [62, 54], [52, 46, 1]])),
      { ...steel, relief: 14, angle: 28, rim: 2.4 });
    for (const x of [66, 128]) p.paint(t(box(x, 14, 5, 40)), p.p.ink);
    const [[a, b]] = t([[52, 34]]) as [Point];
    spark(p, a - 4, b, 34, 18);
  },
  flask(p, r) {
    table(p), shade(p, 100, 114, 40, 6);
    p.glow(100, 84, 60, 0.6);
    const glass = blob([[90, 18, 1], [110, 18, 1], [110, 48], [138, 92], [130, 114, 1], [70, 114, 1], [62, 92], [90, 48]]);
    p.paint(glass, p.p.ink, 0.85).rim(glass, { width: 2.6 });
    const filled = blob([[76, 76, 1], [124, 76, 1], [134, 94], [126, 110, 1], [74, 110, 1], [66, 94]]);
    p.paint(filled, mix(p.p.mid, p.p.glow, 0.55)).hatch(filled, { angle: 0, gap: 2.6, tone: (_, y) => 0.9 - (y - 70) / 44 });
    for (let i = 0; i < 7; i++) p.paint(disc(r.in(80, 120), r.in(58, 104), r.in(1.6, 3.4)), p.p.light, 0.9);
    p.solid(box(86, 10, 28, 12), { ...thing, relief: 5, angle: 0 });
    p.paint(limb([[82, 66, 1.2], [74, 84, 1.6], [74, 98, 1]]), p.p.light, 0.8);
  },
  clock(p) {
    spark(p, 100, 68, 62, 34);
    p.solid(disc(100, 68, 46), { ...steel, relief: 9, rings: [100, 68], gap: 2.4, rim: 2.6 });
    p.paint(disc(100, 68, 37), mix(p.p.light, p.p.glow, 0.25)).hatch(disc(100, 68, 37), { angle: 40, gap: 2.8, colour: p.p.mid,
      max: 0.6, tone: (x, y) => (x + y - 150) / 60 });
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6, from = i % 3 ? 31 : 26;
      p.paint(limb([[100 + Math.cos(a) * from, 68 + Math.sin(a) * from, 1.4],
        [100 + Math.cos(a) * 34, 68 + Math.sin(a) * 34, i % 3 ? 1.2 : 2.2]]), p.p.ink);
    }
    p.paint(limb([[100, 68, 2.6], [88, 48, 0.8]]), p.p.ink).paint(limb([[100, 68, 2.2], [124, 52, 0.6]]), p.p.ink);
    p.paint(disc(100, 68, 4), "#a12b23").solid(box(93, 10, 14, 13), { ...thing, relief: 5 });
  },
  bell(p) {
    spark(p, 100, 70, 66, 30);
    p.solid(limb([[62, 12, 4], [100, 8, 5], [138, 12, 4]]), { ...thing, relief: 5 });
    p.solid(disc(100, 104, 9), { ...steel, relief: 6, rim: 2 });
    p.solid(blob([[90, 16, 1], [110, 16, 1], [126, 34], [130, 70], [146, 96, 1], [54, 96, 1], [70, 70], [74, 34]]),
      { ...steel, relief: 20, angle: 84, bend: 3, rim: 2.4 });
    p.paint(box(60, 84, 80, 3), p.p.ink).paint(box(70, 42, 60, 2.4), p.p.ink);
    for (const s of [-1, 1]) {
      for (const k of [0, 1]) {
        const x = 100 + s * (60 + k * 14);
        p.paint(limb([[x, 60 - k * 6, 1], [x + s * 8, 76, 1.6], [x, 92 + k * 6, 1]]), p.p.glow, 0.9);
      }
    }
  },
  key(p) {
    table(p), shade(p, 104, 112, 64, 6);
    const t = (q: Outline) => turn(q, -22, 100, 70);
    p.solid(t(box(74, 64, 96, 11)), { ...steel, relief: 6, angle: -22, rim: 2 });
    for (const [x, h] of [[136, 24], [150, 16], [162, 26]] as const) {
      p.solid(t(box(x, 74, 9, h)), { ...steel, relief: 4, angle: 68 });
    }
    p.solid(t(disc(52, 70, 30)), { ...steel, relief: 9, gap: 2.2, rim: 2.4 });
    p.paint(t(disc(52, 70, 18)), p.p.ink).paint(t(blob([[40, 70, 1], [52, 62], [64, 70, 1], [52, 78]])), mix(p.p.glow, p.p.light, 0.3));
    const [[a, b]] = t([[52, 70]]) as [Point];
    p.paint(disc(a, b, 3.4), p.p.ink).glow(a, b, 22, 0.5);
  },
  rope(p) {
    table(p), shade(p, 96, 114, 66, 8);
    for (let i = 0; i < 5; i++) {
      const y = 104 - i * 11;
      const turnOf: Point[] = disc(92, y, 58 - i * 3, 15, 0, 360, 30);
      p.solid(limb(turnOf.map(([x, z]) => [x, z, 5]), { n: 1 }), { ...thing, relief: 5, gap: 2, rim: 1.8 });
      for (let k = 0; k < 16; k++) {
        const [x, z] = turnOf[(k * 2) % turnOf.length]!;
        p.paint(limb([[x - 3, z - 4, 0.9], [x + 3, z + 4, 0.9]]), p.p.ink, 0.8);
      }
    }
    p.solid(limb([[128, 60, 4.6], [150, 40, 4.6], [156, 24, 4.6]]), { ...thing, relief: 5, gap: 2 });
    const hook = limb([[156, 26, 4], [158, 8, 4.4], [178, 6, 4.2], [184, 24, 3.4], [176, 38, 1]]);
    p.solid(hook, { ...steel, relief: 5, rim: 2 });
  },
  mask(p) {
    spark(p, 100, 62, 66, 34);
    p.solid(blob([[58, 30, 1], [100, 14], [142, 30, 1], [144, 66], [128, 100], [100, 122], [72, 100], [56, 66]]),
      { ...steel, relief: 18, bend: 4, rim: 2.6 });
    for (const s of [-1, 1]) {
      p.paint(blob([[100 + s * 12, 58, 1], [100 + s * 24, 46], [100 + s * 36, 54, 1], [100 + s * 24, 64]]), p.p.ink);
      p.glow(100 + s * 24, 56, 12, 0.9).paint(disc(100 + s * 24, 56, 2.4), "#fffbe6");
    }
    p.paint([[97, 60], [103, 60], [107, 82], [93, 82]], p.p.ink, 0.8);
    for (let i = -2; i <= 2; i++) p.paint(box(100 + i * 8 - 1.5, 92 + Math.abs(i), 3, 13 - Math.abs(i) * 2), p.p.ink);
  },
} satisfies Record<string, Draw>;
