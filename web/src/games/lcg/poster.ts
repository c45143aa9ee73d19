/** A house under a large moon, one window lit, and what holds the roof. */

import { mix, noise } from "../../art/numbers";
import { dark, H, type Poster, tentacle, W } from "../../art/poster";
import { clouds, line, tree } from "../../art/scenery";
import { blob, box, disc, limb, type Outline } from "../../art/shapes";

export const poster: Poster = {
  light: "house",
  draw(p, r) {
    p.light(236, 190, 400, 1).light(180, 530, 210, 1.1);
    p.solid(box(0, 0, W, H), { base: 0.95, tone: (x, y) => 0.66 * p.at(x, y) + 0.14 * noise(x / 70, y / 18, 4),
      angle: 0, gap: 4, wobble: 0.6 });
    p.glow(236, 190, 190, 0.55).paint(disc(236, 190, 96), mix(p.p.glow, p.p.light, 0.45));
    p.hatch(disc(236, 190, 96), { angle: -22, gap: 3.4, colour: mix(p.p.glow, p.p.mid, 0.6), opacity: 0.7,
      tone: (x, y) => 0.22 + 0.6 * noise(x / 26, y / 14, 8) });
    // what the clouds are hiding
    for (const w of [[[-70, -30], [40, 40], [112, 46], [150, 92], [132, 128], [106, 116]], [[470, -10], [386, 66], [338, 74], [306, 108], [326, 146]], [[120, -70], [168, 20], [220, 40], [236, 72], [218, 92]], [[300, -80], [290, 0], [316, 40], [300, 70]]] as const) {
      p.solid(tentacle(w, 24), { ...dark, relief: 14, albedo: 0.5, angle: 40 });
    }
    clouds(p, r, 7, 110, 260);
    p.solid(blob([[-10, 430, 1], [80, 386], [170, 346], [260, 340], [340, 372], [410, 400, 1], [410, 610, 1],
      [-10, 610, 1]]), { base: 0.3, albedo: 0.5, angle: -8, gap: 3.6 });
    // the house
    const wall = (q: Outline, o = {}) => p.solid(q, { ...dark, base: 0.14, albedo: 0.4, angle: 90, gap: 3, ...o });
    wall(box(300, 210, 14, 60));
    wall([[270, 350], [270, 262], [262, 262], [300, 214], [342, 262], [334, 262], [334, 364]]);
    wall(box(196, 150, 14, 50));
    wall([[164, 352], [164, 236], [150, 236], [176, 176], [222, 140], [268, 176], [292, 236], [280, 236],
      [280, 352]]);
    wall([[122, 362], [122, 246], [112, 246], [140, 150], [168, 246], [160, 246], [160, 362]]);
    const win = (x: number, y: number, w: number, h: number, on: boolean) => {
      p.paint(box(x, y, w, h), on ? "#ffe9b4" : p.p.ink);
      if (on) {
        p
          .glow(x + w / 2, y + h / 2, 34, 0.9)
          .paint(box(x + w / 2 - 0.8, y, 1.6, h), p.p.ink)
          .paint(box(x, y + h / 2 - 0.8, w, 1.6), p.p.ink);
      }
    };
    win(211, 186, 22, 28, true);
    p.paint(blob([[217, 214, 1], [218, 202], [222, 196], [226, 202], [227, 214, 1]]), p.p.ink);
    for (const [x, y] of [[178, 262], [210, 262], [246, 262], [178, 308], [252, 308], [134, 270], [134, 316], [290, 290], [312, 290]] as const) {
      win(x, y, 14, 24, false);
    }
    p.paint(box(210, 312, 24, 40), p.p.ink).paint([[214, 318], [219, 316], [219, 352], [214, 352]], p.p.glow, 0.8);
    p.solid([[200, 308], [222, 292], [244, 308]], { ...dark, relief: 4 });
    // path
    p.solid(blob([[212, 352, 1], [234, 352, 1], [236, 384], [200, 420], [230, 470], [262, 520], [300, 610, 1],
      [70, 610, 1], [130, 520], [150, 470], [166, 424], [214, 384]]), { base: 0.5, albedo: 0.85, angle: 0,
      gap: 3.4 });
    tree(p, r, 40, 480, 300, { lean: -0.14, depth: 5, rim: 1.8 });
    tree(p, r, 374, 486, 230, { lean: 0.2, depth: 4, rim: 1.8 });
    for (const s of [-1, 1]) {
      const x = 200 + s * 132;
      for (let i = 0; i < 7; i++) {
        p
          .paint(line([x + s * i * 16, 520 - i * 3], [x + s * i * 16, 452 - i * 3], 1.8), p.p.ink)
          .paint([[x + s * i * 16 - 4, 454 - i * 3], [x + s * i * 16, 440 - i * 3], [x + s * i * 16 + 4, 454 - i * 3]],
            p.p.ink);
      }
      p.solid([[x - 12, 560], [x - 11, 436], [x, 424], [x + 11, 436], [x + 12, 560]], { ...dark, relief: 10, angle: 0,
        gap: 3 });
    }
    // the investigator, from behind
    p.glow(160, 528, 120, 0.8);
    p.paint([[176, 600], [216, 600], [262, 640], [150, 640]], p.p.ink);
    p.lights = [{ x: 150, y: 524, reach: 190, power: 1.3 }];
    const coat = blob([[166, 612, 1], [172, 560], [168, 528], [170, 498], [184, 482], [197, 478], [212, 482],
      [226, 498], [228, 530], [224, 562], [232, 612, 1]]);
    p.solid(coat, { ...dark, relief: 20, angle: 84, rim: 3 });
    p.solid(limb([[172, 500, 9], [160, 522, 7.5], [158, 540, 6]]), { ...dark, relief: 7 });
    p.solid(blob([[189, 480, 1], [186, 464], [190, 454], [206, 454], [210, 464], [207, 480, 1]]),
      { ...dark, relief: 8 });
    p.solid(blob([[168, 460], [184, 456, 1], [186, 440], [198, 443], [210, 440], [212, 456, 1], [228, 460],
      [198, 466]]), { ...dark, relief: 6, rim: 2.6 });
    p
      .paint(box(151, 540, 13, 3), p.p.ink)
      .paint([[152, 543], [163, 543], [165, 564], [150, 564]], "#fff3cf")
      .paint(box(149, 563, 17, 4), p.p.ink)
      .paint(box(157, 543, 1.4, 20), p.p.ink);
    p.glow(157, 553, 40, 0.9);
  },
};
