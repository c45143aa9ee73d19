/** Places: a vignette for every kind. */

import { mix, noise, random } from "../numbers";
import { type Light, type Palette, PALETTES } from "../palettes";
import { type Draw, Plate } from "../plate";
import { H, W } from "../scenery";
import { blob, box, type Point } from "../shapes";
import { INDOORS } from "./indoors";
import { TOWN } from "./town";
import { WILD } from "./wild";

const KINDS = { ...INDOORS, ...TOWN, ...WILD };

export type PlaceKind = keyof typeof KINDS;
export const PLACE_KINDS = Object.keys(KINDS) as PlaceKind[];

/** The default light of each kind of place. */
const LIGHTS: Record<PlaceKind, Light> = {
  observatory: "town",
  court: "town",
  street: "town",
  riverside: "town",
  graveyard: "town",
  church: "town",
  university: "town",
  hospital: "town",
  museum: "house",
  hallway: "house",
  attic: "house",
  cellar: "house",
  parlor: "house",
  study: "house",
  library: "house",
  woods: "woods",
  ritual: "woods",
  laboratory: "rift",
  alien: "rift",
  machine: "brass",
  ice: "ice",
  harbour: "tide",
};

interface View {
  light?: Light;
  /** The color of its quarter, instead of a light. */
  tint?: string;
  /** Whether the seed also changes the view (mirrored, closer, to one side), so that six woods are six pictures. */
  vary?: boolean;
}

/** The ink of the night, the colour of a quarter, the light of its lamps. */
const quarter = (tint: string): Palette => ({
  ink: "#0a0c10",
  deep: mix("#0a0c10", tint, 0.38),
  mid: mix(tint, "#0a0c10", 0.22),
  light: "#f1e4c6",
  glow: "#f6c86e",
});

/** A picture of a place. */
export function vignette(kind: PlaceKind, seed: string = kind, { light = LIGHTS[kind], tint, vary = false }: View = {}): string {
  const p = new Plate(W, H, tint ? quarter(tint) : PALETTES[light], `${kind}/${seed}`);
  const draw: Draw = KINDS[kind];
  draw(p, random(`${seed}/${kind}`));
  if (vary) p.through(eye(kind, seed));
  return p.flecks(26, { opacity: 0.35 }).vignette(0.8).svg();
}

/** The transform for a slightly different view of the place. */
function eye(kind: PlaceKind, seed: string): string {
  const r = random(`eye${seed}`);
  const zoom = r.in(1, 1.4);
  const isMirrored = kind !== "university" && r() < 0.5;
  const x = r.in(0, 1) * W * (1 - zoom);
  const y = r.in(0.35, 1) * H * (1 - zoom);
  const short = (value: number): number => Number(value.toFixed(2));
  const at = `translate(${short(2 * (isMirrored ? W - x : x))} ${short(2 * y)})`;
  return `${at} scale(${short(isMirrored ? -zoom : zoom)} ${short(zoom)})`;
}

/** Banks of fog to lay over a place that is not revealed. */
export function fog(seed: string, light: Light = "town"): string {
  const p = new Plate(W, H, PALETTES[light], "fog" + seed), r = random(seed);
  p.paint(box(0, 0, W, H), p.p.ink, 0.5);
  for (let i = 0; i < 6; i++) {
    const y = 20 + i * 32 + r.in(-8, 8);
    const top = Array.from({ length: 9 }, (_, k): Point => [k * 42 - 20, y + r.in(-14, 14)]);
    const low = Array.from({ length: 9 }, (_, k): Point => [316 - k * 42, y + 40 + r.in(-10, 16)]);
    const q = blob([...top, ...low], { n: 4 });
    p.hatch(q, { angle: 0, gap: 3.2, colour: mix(p.p.mid, p.p.light, 0.25 + i * 0.06), opacity: 0.75,
      tone: (a, b) => 0.42 + 0.5 * noise(a / 36 + i * 9, b / 9, 3) });
  }
  return p.vignette(0.8).svg();
}
