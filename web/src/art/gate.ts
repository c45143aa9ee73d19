/** A way to another world: arms of light around a black pupil, in the colour of that world. */

import { mix } from "./numbers";
import { Plate } from "./plate";
import { blob, disc, limb, type Point } from "./shapes";

const INK = "#06050a";
const ARMS = 9;

export function gate(colour: string, seed: string = colour): string {
  const light = mix(colour, "#ffffff", 0.6);
  const p = new Plate(100, 100, { ink: INK, deep: mix(INK, colour, 0.4), mid: colour, light, glow: mix(colour, "#ffffff", 0.25) }, `gate/${seed}`);
  p.light(50, 50, 60, 1.1).paint(disc(50, 50, 49), p.tint(0.75));
  for (let k = 0; k < ARMS; k++) {
    const arm = Array.from({ length: 10 }, (_, i): Point => {
      const [far, turn] = [47 - i * 3.9, (k / ARMS) * Math.PI * 2 + i * 0.3];
      return [50 + Math.cos(turn) * far, 50 + Math.sin(turn) * far, 0.4 + 3.4 * Math.sin((i / 9) * 3.1)];
    });
    const crest = arm.map(([x, y, w]): Point => {
      const far = Math.hypot(x - 50, y - 50) || 1;
      return [x - ((y - 50) / far) * 2.4, y + ((x - 50) / far) * 2.4, Math.max(0.3, w! * 0.42)];
    });
    p.paint(limb(arm), mix(INK, colour, 0.15)).paint(limb(crest), mix(colour, "#ffffff", 0.55));
  }
  return p
    .hatch(disc(50, 50, 48), { rings: [50, 50], gap: 4.2, tone: (x, y) => 0.75 * (1 - Math.hypot(x - 50, y - 50) / 52), max: 0.4, breaks: 0.1 })
    .glow(50, 50, 34, 0.9)
    .paint(disc(50, 50, 10.5), INK)
    .rim(disc(50, 50, 11), { width: 2 })
    .paint(blob([[50, 41, 1], [53, 50], [50, 59, 1], [47, 50]]), "#fffbe8")
    .svg();
}
