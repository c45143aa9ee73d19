/** The likeness: a brow, a nose, lips and a chin, drawn by the edge of the light. */

import { mix, noise } from "../numbers";
import { type Plate } from "../plate";
import { blob, disc, limb } from "../shapes";

/** What distinguishes a face: each number is around 1 for most people. */
export interface Features {
  w?: number;
  jaw?: number;
  nose?: number;
  brow?: number;
  soft?: boolean;
  young?: boolean;
  skin?: number;
}

/** The face itself. `w` widens it, `jaw` squares it, `young` and `soft` change its proportions. */
export function features(p: Plate, { w = 1, jaw = 1, nose = 1, brow = 1, soft = false, young = false,
  skin = 1 }: Features = {}): void {
  const X = (x: number) => 100 + (x - 100) * w, chin = young ? 123 : 130;
  const outline = blob([[100, 40], [X(84), 43], [X(74), 56], [X(72), 78], [X(74), 96], [100 - 22 * w * jaw, 112],
    [100 - 12 * w * jaw, chin - 4], [100, chin], [100 + 12 * w * jaw, chin - 4], [100 + 22 * w * jaw, 112],
    [X(126), 96], [X(128), 78], [X(126), 56], [X(116), 43]]);
  const neck = blob([[86, 112, 1], [114, 112, 1], [118, 142], [124, 156, 1], [100, 166], [76, 156, 1], [83, 142]]);
  const flesh = mix(mix(p.p.light, "#f0b95a", 0.28), "#8a5530", 1.25 * (1 - skin));
  p
    .paint(neck, p.tint(0.6))
    .hatch([[82, 124], [95, 130], [94, 160], [78, 156]], { angle: 80, gap: 2.4, tone: () => 0.8, colour: flesh });
  p.paint(outline, flesh);
  // the turning away of the cheek, cut in ink
  p.hatch(outline, { angle: 28, gap: 2.6, colour: p.p.ink, max: 0.62,
    tone: (x, y) => 0.9 - (x - X(72)) / 12 + 0.12 * noise(x / 6, y / 6) });
  p.hatch(outline, { angle: 62, gap: 2.8, colour: p.p.ink, max: 0.5,
    tone: (x, y) => (y > 92 ? (y - 96) / 44 - (x - X(84)) / 30 + 0.1 : 0) });
  const n = nose, s = soft ? 0.6 : 1;
  const shadow = blob([[104, 38, 1], [108, 56], [105, 66], [94, 70 + (soft ? 2 : 0), 1], [102, 74, 1], [104, 82],
    [100 - 4 * n, 95], [100 - 7 * n, 101], [101, 104, 1], [102, 107], [98.5, 111], [102, 114], [98.5, 119], [103, 123],
    [101, chin + 2, 1], [116, chin], [100 + 26 * w * jaw, 114], [X(132), 92], [X(133), 70], [X(128), 48], [116, 38]]);
  p.paint(shadow, p.p.ink);
  p.hatch(shadow, { angle: -34, gap: 2.8, max: 0.5, tone: (x, y) => {
    const d = (x - X(117)) / 16;
    return d > 0 && y < 122 ? d * 0.55 : 0;
  }, colour: mix(p.p.mid, p.p.light, 0.35) });
  // the light that reaches the far cheek
  p.paint(blob([[108, 86, 1], [120, 84], [119, 91], [112, 101], [109, 94]]), flesh, 0.92);
  // eyes
  const ey = young ? 80 : 78, big = young ? 1.4 : soft ? 1.12 : 1;
  p.paint(blob([[X(78), ey - 6 - brow, 1], [86, ey - 9.5 - brow * s], [96, ey - 6, 1], [96, ey - 4 + brow * s],
    [86, ey - 7 + brow * s]]), p.p.ink);
  p.paint(blob([[X(79), ey + 1, 1], [86, ey - 4 * big], [95, ey + 1, 1], [87, ey + 3 * big]]), p.p.ink);
  p
    .paint(blob([[X(81), ey + 1, 1], [86, ey - 1.6 * big], [93, ey + 1, 1], [87, ey + 2 * big]]), "#fff6e0")
    .paint(disc(88, ey, 2.1 * big, 2.3 * big), p.p.ink)
    .paint(disc(87.2, ey - 0.8, 0.6), "#fff6e0");
  p.paint(limb([[X(80), ey + 6, 0.3], [87, ey + 7.5, 0.6], [94, ey + 5, 0.2]]), p.p.ink, 0.7);
  p
    .paint(blob([[108, ey + 1, 1], [115, ey - 2.4 * big], [121, ey + 1, 1], [114, ey + 2.2]]), flesh, 0.85)
    .paint(disc(114, ey, 1.9 * big, 2.1 * big), p.p.ink);
  // mouth
  const my = young ? 110 : 112;
  if (soft || young) {
    p.paint(blob([[89, my, 1], [95, my - 3], [99, my - 1.4], [103, my - 3], [110, my, 1], [100, my + 4.4]]),
      mix("#a8503c", p.p.ink, 0.35));
  }
  p.paint(limb([[88, my + 0.4, 0.4], [96, my - 0.2, 1.1], [109, my + 0.6, 0.4]]), p.p.ink);
  if (!soft && !young) {
    p.paint(limb([[92, my + 6, 0.3], [98, my + 7.4, 1], [102, my + 6, 0.3]]), p.p.ink, 0.8),
      p.paint(limb([[88, 96, 0.3], [84, 103, 0.7], [84, 110, 0.2]]), p.p.ink, 0.6);
  }
  p.paint(blob([[X(73), 80, 1], [X(68), 78], [X(67), 90], [X(72), 98, 1]]), mix(flesh, p.p.ink, 0.35));
}
