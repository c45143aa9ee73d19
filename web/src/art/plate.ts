/**
 * The engraver: one small machine that cuts every picture.
 *
 * A picture is a plate. Shapes are laid on it from back to front; each one is first inked (so it
 * hides what is behind it) and then cut with tapering lines whose width follows the light that falls
 * on it. There are no filters and no bitmaps: a plate is a few dozen paths.
 */

import { type Area, type Course, type Fan, fan, rings, straight } from "./courses";
import { clamp, hash, mix, noise, type Random, random } from "./numbers";
import type { Palette } from "./palettes";
import { box, edge, inside, type Outline, type Point } from "./shapes";
import { cut, FINE, type Sample, write } from "./strokes";

interface Lamp {
  x: number;
  y: number;
  reach: number;
  power: number;
}

type Tone = (x: number, y: number) => number;
type Stop = readonly [offset: number, colour: string, opacity?: number];

/** What cuts a picture, or a part of one. */
export type Draw = (p: Plate, r: Random) => void;

/** The cuts on a shape. */
export interface Cuts {
  /** The direction of straight cuts, in degrees, `gap` apart. */
  angle?: number;
  gap?: number;
  /** 0 is black, 1 is white; by default the light of the plate. */
  tone?: Tone;
  /** Cuts that run out of one point (a vanishing point, a lamp). */
  from?: Fan;
  /** Cuts that circle a point, squashed by `squash`. */
  rings?: readonly [number, number];
  squash?: number;
  /** How far cuts sag towards the middle of the shape, over `relief` units from its edge. */
  bend?: number;
  relief?: number;
  max?: number;
  least?: number;
  wobble?: number;
  colour?: string;
  breaks?: number;
  opacity?: number;
  rough?: number;
  shortest?: number;
}

/** How a shape is inked and lit, in addition to its cuts. */
export interface Solid extends Cuts {
  /** How much of the second plate shows under the cuts, from 0 to 1. */
  base?: number;
  /** How much light the surface reflects; `floor` is added to it everywhere. */
  albedo?: number;
  floor?: number;
  /** How much a rounded shape reflects where it faces the reader. */
  face?: number;
  /** The width of the bright edge that faces the light. */
  rim?: number;
  rimGain?: number;
}

interface Rim {
  width?: number;
  gain?: number;
  floor?: number;
  colour?: string;
  sharp?: number;
}

const opaque = (opacity: number | undefined): string => (opacity === undefined ? "" : ` opacity="${opacity}"`);

export class Plate {
  readonly rand: Random;
  /** Whether the picture is for a small piece, which has no sky. */
  small = false;
  lights: Lamp[] = [];
  ambient = 0.06;
  /** The prefix of the ids of its parts within a page. */
  readonly id: string;
  private readonly grain: number;
  private readonly defs = new Map<string, string>();
  private readonly out: string[] = [];

  constructor(
    readonly w: number,
    readonly h: number,
    readonly p: Palette,
    seed: string,
  ) {
    this.id = `k${hash(seed + w + p.glow + p.mid).toString(36)}`;
    this.rand = random(seed);
    this.grain = hash(seed) % 997;
  }

  /** Add a lamp. The first one is the key light, from which the colors spread. */
  light(x: number, y: number, reach: number, power = 1): this {
    this.lights.push({ x, y, reach, power });
    return this;
  }

  /** How much light falls on a point. */
  at(x: number, y: number): number {
    let sum = this.ambient;
    for (const lamp of this.lights) {
      const d = Math.hypot(x - lamp.x, y - lamp.y) / lamp.reach;
      if (d < 1) sum += lamp.power * (1 - d) * (1 - d * 0.2);
    }
    return sum;
  }

  /** The direction of the light from a point. */
  toLight(x: number, y: number): [x: number, y: number] {
    let vx = 0;
    let vy = 0;
    for (const lamp of this.lights) {
      const dx = lamp.x - x;
      const dy = lamp.y - y;
      const d = Math.hypot(dx, dy) || 1;
      const k = (lamp.power * Math.max(0.04, 1 - d / lamp.reach)) / d;
      vx += dx * k;
      vy += dy * k;
    }
    const d = Math.hypot(vx, vy) || 1;
    return [vx / d, vy / d];
  }

  /** A round gradient, by default around the key light; each name is written once. */
  gradient(name: string, stops: readonly Stop[], { x, y, r }: { x?: number; y?: number; r?: number } = {}): string {
    const key = this.lights[0] ?? { x: this.w / 2, y: 0, reach: this.w };
    if (!this.defs.has(name)) {
      const list = stops.map(([offset, colour, opacity]) => {
        const fade = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
        return `<stop offset="${offset}" stop-color="${colour}"${fade}/>`;
      });
      const [cx, cy, reach] = [x ?? key.x, y ?? key.y, r ?? key.reach].map((v) => Math.round(v * FINE));
      this.defs.set(
        name,
        `<radialGradient id="${this.id}${name}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${reach}">${list.join("")}</radialGradient>`,
      );
    }
    return `url(#${this.id}${name})`;
  }

  /** The color of cuts: that of the lamp near the key light, then paper, then the mid tone. */
  get cutColour(): string {
    const { glow, light, mid } = this.p;
    return this.gradient("L", [
      [0, mix(glow, "#ffffff", 0.35)],
      [0.22, mix(glow, light, 0.35)],
      [0.5, light],
      [0.8, mix(light, mid, 0.45)],
      [1, mix(light, mid, 0.75)],
    ]);
  }

  /** The flat second plate under the cuts: 0 is ink, 1 the mid tone lit by the key light. */
  tint(base: number): string {
    const { ink, deep, mid, glow } = this.p;
    if (base <= 0) return ink;
    const tenths = Math.round(base * 10);
    return this.gradient(`M${tenths}`, [
      [0, mix(ink, mix(mid, glow, 0.45), tenths / 10)],
      [0.35, mix(ink, mid, tenths / 10)],
      [0.8, mix(ink, mix(deep, mid, 0.25), tenths / 10)],
      [1, mix(ink, deep, tenths / 11)],
    ]);
  }

  paint(outline: Outline, fill: string, opacity?: number): this {
    return this.sheet([outline], fill, opacity);
  }

  /** Many shapes of one color. */
  sheet(outlines: readonly Outline[], fill: string, opacity?: number): this {
    return this.raw(`<path d="${outlines.map(write).join("")}" fill="${fill}"${opaque(opacity)}/>`);
  }

  /** A piece of SVG as it is. */
  raw(text: string): this {
    this.out.push(text);
    return this;
  }

  /** Draw something whose shapes do not hide each other as one path for each color, instead of hundreds. */
  merged(draw: () => void): this {
    const before = this.out.length;
    draw();
    const paths = new Map<string, string>();
    const rest: string[] = [];
    for (const text of this.out.splice(before)) {
      const [, d, look] = /^<path d="([^"]*)"([^>]*)\/>$/.exec(text) ?? [];
      if (d === undefined || look === undefined) rest.push(text);
      else paths.set(look, (paths.get(look) ?? "") + d);
    }
    for (const [look, d] of paths) this.raw(`<path d="${d}"${look}/>`);
    this.out.push(...rest);
    return this;
  }

  /** Change the view: apply a transform to everything drawn so far. */
  through(transform: string): this {
    this.out.unshift(`<g transform="${transform}">`);
    return this.raw("</g>");
  }

  /** A soft light, the only soft thing on a plate. */
  glow(x: number, y: number, r: number, strength = 0.7, colour = this.p.glow): this {
    const stops: Stop[] = [
      [0, colour, strength],
      [0.18, colour, strength * 0.5],
      [0.5, colour, strength * 0.14],
      [1, colour, 0],
    ];
    const fill = this.gradient(`G${this.defs.size}`, stops, { x, y, r });
    const [cx, cy, radius] = [x, y, r].map((v) => Math.round(v * FINE));
    return this.raw(`<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${fill}"/>`);
  }

  /** Cut lines over a shape. */
  hatch(outline: Outline, cuts: Cuts = {}): this {
    const area = this.area(outline);
    if (area.x1 <= area.x0 || area.y1 <= area.y0) return this;
    const d = this.courses(area, cuts).map((course) => this.cutAlong(course, outline, area, cuts));
    const path = d.join("");
    if (path) this.raw(`<path d="${path}" fill="${cuts.colour ?? this.cutColour}"${opaque(cuts.opacity || undefined)}/>`);
    return this;
  }

  /** The part of the plate that an outline covers. */
  private area(outline: Outline): Area {
    const xs = outline.map(([x]) => x);
    const ys = outline.map(([, y]) => y);
    return {
      x0: Math.max(Math.min(...xs), -4),
      y0: Math.max(Math.min(...ys), -4),
      x1: Math.min(Math.max(...xs), this.w + 4),
      y1: Math.min(Math.max(...ys), this.h + 4),
    };
  }

  private courses(area: Area, { angle = 0, gap = 3, from, rings: around, squash = 1, wobble = 0.22 }: Cuts): Course[] {
    if (from) return fan(area, from, gap, this.rand);
    if (around) return rings(area, around, gap, squash, this.rand);
    return straight(area, { angle, gap, wobble, grain: this.grain }, this.rand);
  }

  private cutAlong(course: Course, outline: Outline, area: Area, cuts: Cuts): string {
    const { gap = 3, bend = 0, relief = 0, max = 0.8, least = 0.085, breaks = 0.014, rough = 0.2, shortest = 3.2 } = cuts;
    const tone = cuts.tone ?? ((x: number, y: number) => this.at(x, y));
    const { x0, y0, x1, y1 } = area;
    let path = "";
    let run: Sample[] = [];
    const flush = (): void => {
      const [first, last] = [run[0], run.at(-1)];
      if (first && last && run.length > 1) {
        const isLong = Math.hypot(first.x - last.x, first.y - last.y) > shortest;
        if (isLong && run.some((p) => p.w > least * gap * 1.3)) {
          first.w *= 0.25;
          last.w *= 0.2;
          path += cut(run);
        }
      }
      run = [];
    };
    const own = (this.rand() - 0.5) * 0.14;
    const sample = (x: number, y: number, t: number): void => {
      let v = tone(x, y);
      if (v > 0.01) v += own + noise(x / 13, y / 8, this.grain + 3) * rough * Math.min(1, v * 2);
      const w = clamp(v, 0, 1) * course.gap(t) * max;
      const sag = bend ? bend * Math.sin((clamp(edge(outline, x, y)[0] / (relief || 14)) * Math.PI) / 2) : 0;
      if (w < least * course.gap(t) || this.rand() < breaks) flush();
      else run.push({ x, y: y + sag, w });
    };
    let was = false;
    for (let i = 0; i <= course.n; i++) {
      const t = i / course.n;
      const [x, y] = course.at(t);
      const is = x > x0 - 1 && x < x1 + 1 && y > y0 - 1 && y < y1 + 1 && inside(outline, x, y);
      if (is !== was && i) {
        const [ex, ey] = course.at(crossing(course, outline, (i - 1) / course.n, t, was, is));
        sample(ex, ey, t);
        if (!is) flush();
      }
      if (is) sample(x, y, t);
      was = is;
    }
    flush();
    return path;
  }

  /** A bright edge on the side that faces the light. */
  rim(outline: Outline, { width = 1.6, gain = 1, floor = 0.05, colour, sharp = 0.8 }: Rim = {}): this {
    const border = normals(outline);
    let run: Sample[] = [];
    let path = "";
    const flush = (): void => {
      if (run.length > 1) {
        run[0]!.w = run.at(-1)!.w = 0;
        path += cut(run);
      }
      run = [];
    };
    for (let i = 0; i <= border.length; i++) {
      const [x, y, nx, ny] = border[i % border.length]!;
      const [lx, ly] = this.toLight(x, y);
      const face = nx * lx + ny * ly;
      const v = face > 0 ? face ** sharp * Math.min(1, (this.at(x, y) * 1.7 + 0.1) * gain) : 0;
      const w = width * v * (0.8 + 0.35 * noise(x / 5, y / 5, this.grain));
      if (v < floor) flush();
      else run.push({ x: x - (nx * w) / 2, y: y - (ny * w) / 2, w });
    }
    flush();
    if (path) this.raw(`<path d="${path}" fill="${colour ?? this.cutColour}"/>`);
    return this;
  }

  /** Ink a shape and cut its light; with `relief` the flat outline is lit as if it were rounded. */
  solid(outline: Outline, { base = 0.5, albedo = 1, floor = 0, face = 0.3, rim = 0, rimGain, ...cuts }: Solid = {}): this {
    const { relief = 0, tone } = cuts;
    this.paint(outline, this.tint(base));
    const lit: Tone = (x, y) => {
      let k = 1;
      if (relief) {
        const [far, outX, outY] = edge(outline, x, y);
        const height = clamp(far / relief);
        const [lx, ly] = this.toLight(x, y);
        const slope = Math.cos((height * Math.PI) / 2);
        k = clamp((outX * lx + outY * ly) * slope * 1.25 + face * height, 0, 1.2);
      }
      return floor + albedo * k * this.at(x, y);
    };
    if (albedo > 0 || tone) this.hatch(outline, { ...cuts, tone: tone ?? lit });
    if (rim) this.rim(outline, { width: rim, gain: rimGain });
    return this;
  }

  /** Flecks that the graver missed. */
  flecks(n: number, { colour = this.p.light, opacity = 0.5, top = 0, bottom = this.h, size = 1 } = {}): this {
    const flecks = Array.from({ length: n }, (): Point[] => {
      const [x, y, s] = [this.rand.in(0, this.w), this.rand.in(top, bottom), this.rand.in(0.3, 1) * size];
      return [
        [x, y],
        [x + s, y + s * 0.3],
        [x + s * 0.4, y + s],
      ];
    });
    return this.sheet(flecks, colour, opacity);
  }

  /** Darken the corners, so that the light stays where the story is. */
  vignette(strength = 0.75, x = this.w / 2, y = this.h / 2): this {
    const r = Math.hypot(this.w, this.h) * 0.62;
    const stops: Stop[] = [
      [0.45, this.p.ink, 0],
      [1, this.p.ink, strength],
    ];
    return this.paint(box(0, 0, this.w, this.h), this.gradient("V", stops, { x, y, r }));
  }

  /** The whole picture, with this margin of what reaches beyond its edges; the rest is cut off. */
  svg(margin = 0): string {
    const defs = [...this.defs.values()].join("");
    const [from, wide, high] = [-margin, this.w + 2 * margin, this.h + 2 * margin].map((v) => v * FINE);
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${from} ${from} ${wide} ${high}" preserveAspectRatio="xMidYMid slice"><defs>${defs}</defs>${this.out.join("")}</svg>`;
  }
}

/** Where a course enters or leaves an outline, between two places on it. */
function crossing(course: Course, outline: Outline, from: number, to: number, was: boolean, is: boolean): number {
  let [a, b] = [from, to];
  for (let k = 0; k < 4; k++) {
    const middle = (a + b) / 2;
    const [x, y] = course.at(middle);
    if (inside(outline, x, y) === was) a = middle;
    else b = middle;
  }
  return is ? b : a;
}

/** Points along an outline, each with the direction out of the shape. */
function normals(outline: Outline): [x: number, y: number, outX: number, outY: number][] {
  const next = (i: number): Point => outline[(i + 1) % outline.length]!;
  const area = outline.reduce((sum, p, i) => sum + p[0] * next(i)[1] - next(i)[0] * p[1], 0);
  const sign = area > 0 ? 1 : -1;
  return outline.flatMap((a, i) => {
    const b = next(i);
    const d = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const k = Math.max(1, Math.round(d / 4));
    const [outX, outY] = [(sign * (b[1] - a[1])) / (d || 1), (-sign * (b[0] - a[0])) / (d || 1)];
    return Array.from({ length: k }, (_, j): [number, number, number, number] => [
      a[0] + ((b[0] - a[0]) * j) / k,
      a[1] + ((b[1] - a[1]) * j) / k,
      outX,
      outY,
    ]);
  });
}
