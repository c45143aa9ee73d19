/** Streets, water and public buildings. */

import { clouds, figure, H, house, line, room, sky, stars, tree, W } from "../scenery";
import { mix, noise } from "../numbers";
import { type Draw, type Solid } from "../plate";
import { blob, box, disc, limb, type Outline, type Point, ragged } from "../shapes";

const page = box(0, 0, W, H);

export const TOWN = {
  street(p, r) {
    p.light(206, 74, 150, 1.05).light(70, 34, 160, 0.42);
    sky(p, 66, 34, 15, { horizon: 130 });
    stars(p, 30, 70);
    clouds(p, r, 4, 26, 70);
    house(p, r, 112, 128, 34, 44, { lit: 0.1, base: 0.3 });
    house(p, r, 142, 128, 26, 38, { lit: 0.2, base: 0.25, gambrel: false });
    const wall = (pts: Outline, o: Solid = {}) => p.solid(pts, { base: 0.2, albedo: 0.5, angle: 90, gap: 2.8, rim: 1.6,
      ...o });
    wall([[-4, 200], [-4, 20], [20, -10], [56, 20], [62, 46], [98, 74], [98, 132]], { albedo: 0.28 });
    wall([[304, 200], [304, -20], [270, -30], [228, 24], [222, 46], [172, 80], [172, 132]], { albedo: 0.66 });
    for (const [a, b, c, d] of [[24, 44, 74, 112], [52, 66, 84, 112], [76, 88, 90, 112]] as const) {
      p.paint([[a, c - 2], [b, c + 4], [b, d - 3], [a, d + 2]], a === 52 ? p.p.glow : p.p.ink, 0.9);
    }
    for (const [a, b, c, d] of [[248, 272, 52, 100], [226, 240, 64, 102], [180, 188, 88, 110]] as const) {
      p.paint([[a, c + 4], [b, c - 4], [b, d + 4], [a, d]], p.p.ink, 0.9);
    }
    p.paint([[196, 118], [212, 120], [212, 158], [196, 148]], p.p.ink, 0.9);
    // wet setts
    p.solid([[98, 132], [172, 132], [330, 210], [-30, 210]], { base: 0.4, tone: (x, y) => 0.75 * p.at(x,
      y) + 0.3 * noise(x / 9, y / 3, 7), angle: 0, gap: 3 });
    p.hatch([[190, 140], [212, 140], [236, 200], [160, 200]], { angle: 0, gap: 2.6, tone: (x, y) => 0.6 + noise(x / 7,
      y / 2, 3) * 0.5 });
    // the lamp
    p.solid(limb([[206, 176, 3.4], [206, 168, 1.6], [206, 86, 1.2]]), { base: 0, albedo: 0, rim: 1 });
    p
      .paint([[199, 66], [213, 66], [210, 86], [202, 86]], "#fff3cf")
      .paint([[196, 66], [206, 57], [216, 66]], p.p.ink)
      .paint(box(201, 85, 10, 2.4), p.p.ink);
    p.glow(206, 76, 84, 0.75);
    figure(p, 138, 174, 2, {});
    p.paint(blob([[129, 174, 1], [147, 174, 1], [100, 200, 1], [76, 200, 1]]), p.p.ink, 0.7);
  },
  riverside(p, r) {
    p.light(204, 44, 200, 1);
    sky(p, 204, 42, 19, { horizon: 120 });
    stars(p, 24, 60);
    clouds(p, r, 4, 30, 76);
    let x = -6;
    while (x < 300) {
      const w = r.in(20, 34);
      house(p, r, x, 116, w, r.in(16, 34), { lit: 0.28, gambrel: r() < 0.6, flip: r() < 0.5 });
      x += w + r.in(-2, 4);
    }
    p.solid(box(0, 114, 300, 90), { base: 0.55, tone: (a, b) => {
      const c = 204 + noise(b / 5, 2, 4) * 10, k = Math.max(0, 1 - Math.abs(a - c) / (9 + (b - 114) * 0.42));
      return k * (0.95 - (b - 114) / 240) + 0.16 + 0.22 * noise(a / 18, b / 2.5, 2);
    }, angle: 0, gap: 2.7, wobble: 0.5 });
    // bridge
    const deck = blob([[-10, 98, 1], [60, 86], [130, 92], [186, 112, 1], [186, 122, 1], [130, 102], [60, 96],
      [-10, 108, 1]]);
    for (const [a, w] of [[8, 34], [74, 40], [140, 30]] as const) {
      p.solid([[a - w / 2 - 9, 94], [a + w / 2 + 9, 94], [a + w / 2 + 9, 138], ...disc(a, 138, w / 2, 34, 0, -180, 14),
        [a - w / 2 - 9, 138]], { base: 0.12, albedo: 0.42, angle: 90, gap: 2.4, rim: 1.6 });
    }
    p.solid(deck, { base: 0.1, albedo: 0.7, angle: 4, gap: 1.8, rim: 1.6 });
    for (const a of [30, 100]) {
      p.paint(line([a, 92], [a, 70], 0.8), p.p.ink).glow(a, 68, 20, 0.8).paint(disc(a, 68, 1.8, 2.4), "#fff3cf");
    }
    figure(p, 118, 91, 0.75, { rim: 0.4 });
    const boat = blob([[196, 166, 1], [204, 174], [236, 177], [266, 173], [276, 163, 1], [262, 167], [214, 169]]);
    p.solid(boat, { base: 0, albedo: 0.7, relief: 5, gap: 1.8, rim: 1.4 });
    figure(p, 238, 168, 0.95, { rim: 0.9 });
    p.paint(line([247, 156], [264, 186], 0.8), p.p.ink);
    p.solid(ragged([[-4, 204], [-4, 178], [30, 174], [58, 186], [74, 204]], 3, 5, r), { base: 0, albedo: 0.35,
      gap: 2.2, rim: 1.2 });
    for (const [a, h] of [[20, 30], [42, 22]] as const) {
      p.solid(box(a, 180 - h, 6, h + 20), { base: 0, albedo: 0.5, angle: 90, gap: 1.8, rim: 1.2 });
    }
  },
  graveyard(p, r) {
    p.light(216, 52, 210, 1).light(60, 170, 80, 0.2);
    sky(p, 216, 50, 25);
    clouds(p, r, 5, 34, 96);
    p.solid(blob([[-10, 128, 1], [60, 116], [130, 122], [210, 112], [310, 124, 1], [310, 210, 1], [-10, 210, 1]]),
      { base: 0.3, albedo: 0.45, angle: -4, gap: 3 });
    // mausoleum
    p.solid([[94, 124], [94, 92], [90, 92], [118, 78], [146, 92], [142, 92], [142, 124]], { base: 0.25, albedo: 0.7,
      angle: 90, gap: 2.4, rim: 1.4 });
    p.paint(box(110, 98, 16, 26), p.p.ink);
    for (const x of [98, 130]) p.rim(box(x, 94, 5, 30), { width: 1 });
    tree(p, r, 62, 140, 116, { lean: 0.1, rim: 1.1, depth: 5 });
    for (let i = 0; i < 24; i++) p.paint(box(i * 13 - 4, 118 + noise(i, 1, 3) * 3, 1.2, 20), p.p.ink);
    p.paint(box(0, 124, 300, 1), p.p.ink);
    p.solid(blob([[-10, 150, 1], [80, 140], [180, 150], [310, 138, 1], [310, 210, 1], [-10, 210, 1]]),
      { base: 0.2, albedo: 0.55, angle: -3, gap: 3 });
    const stone = (x: number, y: number, s: number, lean: number, type: number) => {
      const q: Point[] = type === 0 ? [...disc(0, -26, 11, 11, 180, 360, 10), [11, 0], [-11, 0]] : type === 1 ? [[-4,
        0], [-4, -20], [-12, -20], [-12, -27], [-4, -27], [-4, -40], [4, -40], [4, -27], [12, -27], [12, -20],
        [4, -20], [4, 0]] : [[-10, 0], [-8, -30], [0, -36], [8, -30], [10, 0]];
      const a = Math.sin(lean), poly = q.map(([u, v]): Point => [x + (u - v * a) * s, y + v * s]);
      p.paint(blob([[x - 12 * s, y + 1, 1], [x + 12 * s, y + 1, 1], [x - 24 * s, y + 15 * s, 1],
        [x - 44 * s, y + 13 * s, 1]]), p.p.ink, 0.6);
      p.solid(poly, { base: 0.15, albedo: 0.85, relief: 7 * s, face: 0.2, angle: 20, gap: 2.2, rim: 1.5 });
    };
    stone(176, 146, 0.75, 0.1, 0);
    stone(250, 148, 0.8, -0.12, 1);
    stone(120, 160, 1, -0.1, 2);
    stone(214, 172, 1.2, 0.14, 0);
    stone(166, 184, 1.25, -0.06, 1);
    stone(268, 196, 1.6, 0.1, 2);
    p.solid(ragged([[60, 210], [66, 186], [100, 182], [120, 210]], 3, 4, r), { base: 0, albedo: 0.5, gap: 2.2,
      rim: 1.4 });
    p.paint(line([84, 190], [98, 150], 1.2), p.p.ink).rim(line([84, 190], [98, 150], 1.4), { width: 1 });
  },
  church(p, r) {
    p.light(150, 112, 150, 1).light(250, 30, 140, 0.4);
    sky(p, 252, 32, 12);
    stars(p, 26, 90);
    clouds(p, r, 4, 24, 80);
    p.solid(blob([[-10, 166, 1], [150, 156], [310, 168, 1], [310, 210, 1], [-10, 210, 1]]), { base: 0.2, albedo: 0.7,
      angle: 0, gap: 3 });
    for (const s of [-1, 1]) {
      p.solid([[150 + s * 34, 168], [150 + s * 34, 96], [150 + s * 70, 118], [150 + s * 74, 118], [150 + s * 74, 168]],
        { base: 0.15, albedo: 0.3, angle: 90, gap: 2.6, rim: 1.2 });
    }
    p.solid([[112, 170], [112, 84], [150, 50], [188, 84], [188, 170]], { base: 0.2, albedo: 0.6, angle: 90, gap: 2.7,
      rim: 1.6 });
    p.solid([[136, 66], [136, 40], [150, -12], [164, 40], [164, 66]], { base: 0.1, albedo: 0.35, angle: 90, gap: 2.3,
      rim: 1.6 });
    p.paint([[144, 62], [144, 50], [150, 43], [156, 50], [156, 62]], p.p.ink);
    p.paint(disc(150, 98, 15), p.p.ink).paint(disc(150, 98, 12.6), p.p.glow);
    p.hatch(disc(150, 98, 12.4), { from: [150, 98, 16], gap: 2.6, colour: p.p.ink, max: 0.5, tone: () => 0.8 });
    p.hatch(disc(150, 98, 12.4), { rings: [150, 98], gap: 4.4, colour: p.p.ink, max: 0.24, tone: () => 0.9 });
    p.glow(150, 98, 66, 0.7);
    p.paint([...disc(150, 146, 10, 15, 180, 360, 12), [160, 170], [140, 170]], p.p.ink);
    p.paint([[147, 140], [150, 134], [150, 170], [146, 170]], p.p.glow, 0.9);
    for (const s of [-1, 1]) {
      for (const k of [18, 46, 60]) {
        p.paint([...disc(150 + s * (k + 2), 134, 3.4, 8, 180, 360, 8), [150 + s * (k + 2) + 3.4, 152],
          [150 + s * (k + 2) - 3.4, 152]], k === 46 ? p.p.glow : p.p.ink, 0.85);
      }
    }
    p.hatch([[141, 170], [159, 170], [190, 210], [110, 210]], { angle: 0, gap: 2.4,
      tone: (_x, y) => 0.9 - (y - 168) / 50 });
    tree(p, r, 36, 186, 120, { lean: 0.16, depth: 5 });
    tree(p, r, 276, 190, 96, { lean: -0.2, depth: 4 });
    figure(p, 166, 196, 1.5, {});
  },
  university(p, r) {
    p.light(150, 150, 150, 1).light(150, 34, 120, 0.5);
    sky(p, 70, 30, 11);
    stars(p, 26, 90);
    clouds(p, r, 4, 20, 70);
    for (const s of [-1, 1]) {
      p.solid([[150 + s * 26, 160], [150 + s * 26, 92], [150 + s * 150, 100], [150 + s * 150, 160]],
        { base: 0.2, albedo: 0.45, angle: 90, gap: 2.7, rim: 1.5 });
      for (let i = 0; i < 6; i++) {
        p.solid([[150 + s * (30 + i * 20), 94 + i * 1.2], [150 + s * (36 + i * 20), 86 + i * 1.2],
          [150 + s * (42 + i * 20), 95 + i * 1.2]], { base: 0.1, albedo: 0.3, gap: 2, rim: 1 });
      }
      for (let i = 0; i < 5; i++)
        for (const y of [108, 132]) {
          const x = 150 + s * (40 + i * 22), on = r() < 0.34;
          p.paint([...disc(x, y + 4, 4, 7, 180, 360, 8), [x + 4, y + 15], [x - 4, y + 15]], on ? p.p.glow : p.p.ink,
            0.9);
          p.paint(box(x - 0.4, y - 2, 0.9, 17), p.p.ink);
        }
    }
    p.solid([[122, 164], [122, 34], [178, 34], [178, 164]], { base: 0.2, albedo: 0.6, angle: 90, gap: 2.6,
      rim: 1.7 });
    p.solid([[118, 36], [150, -14], [182, 36]], { base: 0.1, albedo: 0.3, angle: 90, gap: 2.4, rim: 1.5 });
    for (const x of [120, 176]) {
      p.solid([[x - 3, 40], [x, 14], [x + 4, 40]], { base: 0.05, albedo: 0.3, gap: 2, rim: 1 });
    }
    p
      .paint(disc(150, 58, 14), p.p.ink)
      .paint(disc(150, 58, 12), mix(p.p.light, p.p.glow, 0.5))
      .glow(150, 58, 34, 0.5);
    for (let i = 0; i < 12; i++) {
      const a = (i * Math.PI) / 6;
      p.paint(line([150 + Math.cos(a) * 9, 58 + Math.sin(a) * 9], [150 + Math.cos(a) * 11, 58 + Math.sin(a) * 11],
        0.5), p.p.ink);
    }
    p.paint(line([150, 58], [148, 50], 0.9, 0.4), p.p.ink).paint(line([150, 58], [146, 66], 0.7, 0.3), p.p.ink);
    p.paint([...disc(150, 128, 15, 22, 180, 360, 14), [165, 164], [135, 164]], "#fff0c4").glow(150, 142, 62, 0.8);
    for (const x of [142, 150, 158]) p.paint(box(x - 0.5, 106, 1, 58), p.p.ink, 0.8);
    p.solid([[-20, 160], [320, 160], [320, 210], [-20, 210]], { base: 0.3, albedo: 0.7, from: [150, 130, 46, 0, 180],
      gap: 4 });
    p.hatch([[134, 164], [166, 164], [206, 210], [94, 210]], { angle: 0, gap: 2.5,
      tone: (_x, y) => 1 - (y - 160) / 62 });
    tree(p, r, 26, 196, 128, { lean: 0.12, depth: 5 });
    tree(p, r, 284, 198, 110, { lean: -0.12, depth: 5 });
    figure(p, 138, 186, 1.25, {});
    figure(p, 160, 180, 1.05, { hat: false });
  },
  hospital(p) {
    p.light(72, 62, 190, 0.95).light(196, 62, 130, 0.6);
    const P = room(p, { vx: 196, vy: 86, w: 34, h: 36, near: 7, wall: 0.5, back: 0.6, gap: 3, boards: 30 });
    for (const [a, b] of [[1.4, 2], [2.7, 3.9], [5, 6.6]] as const) {
      const win = [P(-1, -0.72, a), P(-1, -0.72, b), P(-1, 0.2, b), P(-1, 0.2, a)];
      p.paint(win, mix(p.p.light, p.p.glow, 0.3));
      const m = (a + b) / 2;
      p.paint(line(P(-1, -0.72, m), P(-1, 0.2, m), 0.9 + a * 0.2), p.p.ink);
      for (const v of [-0.42, -0.12]) p.paint(line(P(-1, v, a), P(-1, v, b), 0.4 + a * 0.15), p.p.ink);
      p.hatch([P(-0.95, 1, a), P(-0.95, 1, b), P(0.2, 1, b * 0.86), P(0.2, 1, a * 0.9)], { angle: 0, gap: 2.2,
        tone: () => 0.85 });
    }
    p.glow(72, 70, 110, 0.3, p.p.light);
    p.paint(box(184, 76, 24, 46), p.p.ink);
    p
      .hatch(box(186, 79, 9, 42), { angle: 90, gap: 1.8, tone: () => 0.35 })
      .hatch(box(197, 79, 9, 42), { angle: 90, gap: 1.8, tone: () => 0.35 });
    p.paint(disc(190.5, 88, 2), "#fff3cf").paint(disc(201.5, 88, 2), "#fff3cf");
    const bed = (s: number, side: number, seen: boolean) => {
      const q = (u: number, v: number, k: number) => P(u, v, s * k);
      const u0 = side < 0 ? -0.9 : 0.36, u1 = side < 0 ? -0.36 : 0.9;
      p.solid([q(u0, 0.42, 1), q(u1, 0.42, 1), q(u1, 0.42, 1.28), q(u0, 0.42, 1.28)], { base: 0.9, albedo: 1.3,
        angle: 0, gap: 2 });
      p.solid([q(u0, 0.42, 1.28), q(u1, 0.42, 1.28), q(u1, 0.7, 1.28), q(u0, 0.7, 1.28)], { base: 0.4, albedo: 0.7,
        angle: 90, gap: 2.4 });
      for (let i = 0; i <= 5; i++) {
        const u = u0 + ((u1 - u0) * i) / 5;
        p.paint(line(q(u, 0.12, 1.28), q(u, i % 5 ? 0.44 : 1, 1.28), 0.35 * s), p.p.ink);
      }
      p.paint(line(q(u0, 0.12, 1.28), q(u1, 0.12, 1.28), 0.5 * s), p.p.ink);
      if (seen) {
        const [x, y] = q((u0 + u1) / 2, 0.4, 1.1);
        p.solid(blob([[x - 13 * s, y + 3, 1], [x - 8 * s, y - 4 * s], [x + 2 * s, y - 3 * s], [x + 9 * s, y - 5.4 * s],
          [x + 13 * s, y + 4, 1]]), { base: 0.6, albedo: 1, relief: 6, angle: 30, gap: 2, rim: 1 });
      }
    };
    bed(1.5, 1, true), bed(2.4, 1, false), bed(3.6, 1, true);
    p.solid([[36, 200], [40, 92], [64, 88], [66, 200]], { base: 0.1, albedo: 0.4, angle: 90, gap: 2.2, rim: 1.3 });
    p.solid([[66, 200], [64, 88], [92, 96], [92, 200]], { base: 0.3, albedo: 0.8, angle: 90, gap: 2.2, rim: 1.3 });
    p.paint(blob([[70, 200, 1], [70, 150], [74, 138], [76, 126], [80, 122], [84, 127], [83, 138], [90, 150],
      [91, 200, 1]]), p.p.ink, 0.72);
  },
  observatory(p, r) {
    p.light(196, 54, 220, 0.9).light(150, 150, 110, 0.55);
    p.solid(page, { base: 0.95, tone: (x, y) => {
      const d = Math.hypot(x - 196, y - 54);
      return 0.5 * p.at(x, y) + 0.5 * noise(Math.atan2(y - 54, x - 196) * 4, d / 5, 3);
    }, rings: [196, 54], gap: 4.2, breaks: 0.05 });
    p.glow(196, 54, 60, 0.5).paint(disc(196, 54, 3), "#fffbe6");
    p.solid(blob([[-10, 164, 1], [80, 150], [150, 146], [240, 154], [310, 166, 1], [310, 210, 1], [-10, 210, 1]]),
      { base: 0.2, albedo: 0.5, angle: -3, gap: 3 });
    p.solid(box(70, 118, 116, 46), { base: 0.12, albedo: 0.5, angle: 90, gap: 2.8, rim: 1.6 });
    const dome = [...disc(128, 118, 60, 62, 180, 360, 22)];
    p.solid(dome, { base: 0.1, albedo: 1, relief: 34, angle: 90, gap: 2.6, rim: 2.4 });
    p
      .paint([[134, 57], [150, 61], [162, 116], [142, 116]], p.p.ink)
      .paint([[138, 92], [152, 90], [156, 116], [144, 116]], p.p.glow, 0.55);
    p.solid(limb([[146, 106, 4.4], [170, 74, 5.4], [184, 56, 6.4]]), { base: 0.1, albedo: 1.1, relief: 5, angle: -52,
      gap: 2, rim: 1.8 });
    p.solid(box(64, 114, 128, 7), { base: 0.2, albedo: 0.8, gap: 2, rim: 1.3 });
    for (const x of [84, 106, 150, 172]) p.paint(box(x - 4, 130, 8, 15), x === 150 ? p.p.glow : p.p.ink, 0.9);
    p.paint([...disc(128, 140, 8, 10, 180, 360, 10), [136, 164], [120, 164]], "#ffe9b4").glow(128, 150, 30, 0.7);
    p.hatch([[121, 164], [135, 164], [158, 204], [98, 204]], { angle: 0, gap: 2.4,
      tone: (_x, y) => 0.9 - (y - 164) / 50 });
    tree(p, r, 26, 186, 100, { lean: 0.1, depth: 5 });
    tree(p, r, 262, 186, 88, { lean: -0.1, depth: 4 });
    figure(p, 146, 182, 1.2, {});
  },
  court(p, r) {
    p.light(150, 70, 190, 1);
    sky(p, 150, 62, 40);
    clouds(p, r, 4, 30, 96);
    for (const s of [-1, 1]) {
      p.solid([[150 + s * 74, 146], [150 + s * 74, 84], [150 + s * 160, 76], [150 + s * 160, 150]], { base: 0.15,
        albedo: 0.35, angle: 90, gap: 2.7, rim: 1.4 });
      for (let i = 0; i < 3; i++) {
        p.paint([...disc(150 + s * (88 + i * 22), 108, 4.4, 8, 180, 360, 8), [150 + s * (88 + i * 22) + 4.4, 126],
          [150 + s * (88 + i * 22) - 4.4, 126]], r() < 0.4 ? p.p.glow : p.p.ink, 0.9);
      }
    }
    p.solid([[-20, 144], [320, 144], [320, 210], [-20, 210]], { base: 0.3, albedo: 0.8, from: [150, 110, 46, 0, 180],
      gap: 4 });
    p.solid(disc(150, 164, 62, 15), { base: 0.25, albedo: 0.8, rings: [150, 164], squash: 0.24, gap: 7, rim: 1.4 });
    p.lights = [{ x: 60, y: 0, reach: 300, power: 1.1 }];
    p.solid([[124, 164], [128, 122], [122, 118], [122, 112], [178, 112], [178, 118], [172, 122], [176, 164]],
      { base: 0.12, albedo: 0.9, relief: 10, angle: 0, gap: 2.3, rim: 1.8 });
    p.solid(blob([[132, 112, 1], [138, 84], [132, 70], [138, 54], [146, 48], [145, 40], [150, 33], [155, 40],
      [154, 48], [163, 54], [168, 68], [184, 58], [186, 64], [170, 80], [162, 84], [168, 112, 1]]), { base: 0.08,
      albedo: 1, relief: 9, angle: 70, gap: 2.1, rim: 2 });
    tree(p, r, 36, 184, 118, { lean: 0.12, depth: 5 });
    tree(p, r, 268, 186, 108, { lean: -0.12, depth: 5 });
    figure(p, 208, 178, 1.2, {});
  },
  harbour(p, r) {
    p.light(96, 58, 210, 1);
    sky(p, 96, 56, 22, { horizon: 122 });
    stars(p, 26, 70);
    clouds(p, r, 5, 30, 84);
    p.solid(ragged([[-5, 124], [-5, 112], [30, 106], [62, 116], [84, 124]], 3, 6, r), { base: 0.25, albedo: 0.3,
      gap: 2, rim: 1 });
    p.solid([[26, 108], [29, 66], [39, 66], [42, 108]], { base: 0.2, albedo: 0.7, relief: 6, angle: 0, gap: 2.2,
      rim: 1.3 });
    p.paint(box(28, 58, 12, 8), "#fff3cf").paint([[26, 58], [34, 50], [42, 58]], p.p.ink).glow(34, 62, 40, 0.7);
    p.hatch([[40, 60], [40, 64], [240, 84], [240, 40]], { from: [34, 62, 90, -10, 10], gap: 2, opacity: 0.5,
      tone: (x) => 0.6 - (x - 40) / 330 });
    p.solid(box(0, 120, 300, 90), { base: 0.6, tone: (a, b) => Math.max(0, 1 - Math.abs(a - 96 + noise(b / 4, 1,
      2) * 12) / (12 + (b - 120) * 0.5)) * 0.9 + 0.2 + 0.26 * noise(a / 16, b / 2.4, 3), angle: 0, gap: 2.6,
      wobble: 0.55 });
    for (const [x, w, h, g] of [[176, 34, 34, true], [206, 30, 26, false], [232, 38, 44, true], [268, 40, 30, false]] as const) {
      house(p, r, x, 128, w, h, { lit: 0.25, gambrel: g });
    }
    // pier
    p.solid([[150, 138], [310, 128], [310, 140], [146, 150]], { base: 0.15, albedo: 0.8, angle: -3, gap: 2,
      rim: 1.2 });
    for (let i = 0; i < 9; i++) {
      p.solid(box(152 + i * 18, 148 - i * 1.2, 4.6, 62), { base: 0, albedo: 0.7, relief: 3, angle: 90, gap: 1.6,
        rim: 1 });
    }
    // schooner
    const hull = blob([[48, 150, 1], [60, 168], [112, 172], [142, 166], [152, 148, 1], [120, 156], [76, 157]]);
    for (const [x, h] of [[78, 104], [116, 112]] as const) {
      p.paint(line([x, 158], [x, 158 - h], 1.4, 0.7), p.p.ink);
      p.paint(line([x - 20, 158 - h * 0.74], [x + 20, 158 - h * 0.78], 0.7), p.p.ink);
      for (const s of [-26, 26]) p.paint(line([x, 158 - h], [x + s, 154], 0.3), p.p.ink);
      p.solid(blob([[x - 18, 158 - h * 0.72, 1], [x + 19, 158 - h * 0.76, 1], [x + 16, 158 - h * 0.62],
        [x - 2, 158 - h * 0.66], [x - 15, 158 - h * 0.6]]), { base: 0.05, albedo: 0.7, relief: 5, gap: 1.8, rim: 1 });
    }
    p.solid(hull, { base: 0, albedo: 0.75, relief: 9, angle: 4, gap: 2.2, rim: 1.7 });
    for (const [x, y, s] of [[204, 180, 1], [232, 188, 1.2]] as const) {
      p.solid(blob([[x - 8 * s, y + 5, 1], [x - 6 * s, y - 4 * s], [x, y - 8 * s], [x + 6 * s, y - 4 * s],
        [x + 8 * s, y + 5, 1]]), { base: 0, albedo: 0.9, relief: 5, gap: 1.7, rim: 1.2 });
      p.paint(disc(x - 3 * s, y - 2 * s, 0.9), p.p.glow).paint(disc(x + 3 * s, y - 2 * s, 0.9), p.p.glow);
    }
  },
} satisfies Record<string, Draw>;
