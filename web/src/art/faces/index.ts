/**
 * Faces: busts in a hard side light. Half of every face is ink; its edge draws the brow, the
 * nose, the lips and the chin, and that is all the likeness there is.
 */

import { mix, random } from "../numbers";
import type { Palette } from "../palettes";
import { type Draw, Plate, type Solid } from "../plate";
import { blob, box } from "../shapes";
import { BACKGROUNDS } from "./backgrounds";
import { CLOTHES } from "./clothes";
import { type Features, features } from "./features";
import { HAIR } from "./hair";
import { HATS } from "./hats";
import { PROPS } from "./props";

const S = 200;

/** What somebody looks like, put together from parts. */
export interface Person {
  colour: string;
  back: keyof typeof BACKGROUNDS;
  clothes: keyof typeof CLOTHES;
  hat?: keyof typeof HATS;
  hair: keyof typeof HAIR;
  face: Features;
  props: readonly (keyof typeof PROPS)[];
  /** The color of the light on them; by default a lamp's. */
  glow?: string;
  /** The color of the tie; false for none. */
  tie?: string | false;
}

const COLOURS = ["#3d6390", "#a06c1c", "#2f6e4a", "#6d4a93", "#9a3b34", "#2d5c70", "#7a5a22", "#8f3352"];

/** A stranger, with parts chosen by the seed. */
export function somebody(seed: string): Person {
  const r = random(`face${seed}`);
  const soft = r() < 0.5;
  return {
    colour: r.pick(COLOURS),
    back: r.pick(Object.keys(BACKGROUNDS) as (keyof typeof BACKGROUNDS)[]),
    clothes: r.pick(soft ? ["collar", "dress", "wrap", "coat"] : ["coat", "jacket", "wrap", "uniform"]),
    hat: r() < 0.6 ? r.pick(soft ? ["cloche", "scarf", "band"] : ["fedora", "cap", "slouch", "bowler"]) : undefined,
    hair: r.pick(soft ? ["bob", "waves", "bun", "long"] : ["short", "slick", "wild"]),
    face: {
      soft,
      w: r.in(0.93, 1.05),
      jaw: soft ? r.in(0.84, 0.96) : r.in(0.98, 1.22),
      nose: r.in(0.75, 1.2),
      brow: soft ? r.in(0.5, 1) : r.in(0.9, 1.7),
      skin: r.in(0.55, 1),
    },
    props:
      r() < 0.45
        ? [r.pick(soft ? ["glasses", "pearls", "freckles"] : ["glasses", "moustache", "stubble", "beard", "cigarette"])]
        : [],
  };
}

/** A palette made from the person's color. */
export const dress = (colour: string, glow = "#f0b95a"): Palette => ({
  ink: "#0e0d0f",
  deep: mix("#0e0d0f", colour, 0.45),
  mid: colour,
  light: "#f0e2c4",
  glow,
});

const HAIR_LIGHT: Solid = { base: 0.12, albedo: 1, relief: 12, angle: 66, gap: 2.3, rim: 1.8, face: 0.2 };
const HAT_LIGHT: Solid = { base: 0.3, albedo: 1, gap: 2.4, rim: 1.8, face: 0.25 };
/** Hair that also falls behind the shoulders. */
const LONG = new Set(["bob", "waves", "long", "wild"]);
/** Headwear that casts no shadow on the brow. */
const FLAT = new Set(["band", "scarf"]);

/** A bust of somebody; the seed is their key. */
export function portrait(person: Person, seed: string): string {
  const p = new Plate(S, S, dress(person.colour, person.glow), `face/${seed}`);
  const r = random(p.id);
  const put = (props: Person["props"]): void => props.forEach((name) => (PROPS[name] as Draw)(p, r));
  p.light(70, 70, 150, 1.05);
  p.paint(box(0, 0, S, S), p.tint(1));
  (BACKGROUNDS[person.back] as Draw)(p, r);
  p.glow(70, 66, 90, 0.35);
  p.lights = [{ x: -20, y: 30, reach: 340, power: 1.15 }];
  if (LONG.has(person.hair)) HAIR[person.hair](p, r, { ...HAIR_LIGHT, albedo: 0.6 });
  CLOTHES[person.clothes](p, person.tie);
  features(p, person.face);
  HAIR[person.hair](p, r, HAIR_LIGHT);
  put(person.props.filter((name) => name === "beard"));
  if (person.hat) {
    HATS[person.hat](p, HAT_LIGHT, r);
    const brim = blob([[72, 70, 1], [100, 75], [128, 70, 1], [127, 78], [100, 80], [74, 76]]);
    if (!FLAT.has(person.hat)) p.paint(brim, p.p.ink, 0.55);
  }
  put(person.props.filter((name) => name !== "beard"));
  return p.flecks(14, { opacity: 0.35 }).vignette(0.6).svg();
}
