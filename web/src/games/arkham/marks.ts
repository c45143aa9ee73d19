/** Small marks on tokens and gates: symbols, movements, Clues. */

const corner = (turn: number, r: number): string => `${(Math.cos(turn) * r).toFixed(1)} ${(Math.sin(turn) * r).toFixed(1)}`;
const polygon = (n: number, r: number): string =>
  `M${Array.from({ length: n }, (_, at) => corner((at / n) * 2 * Math.PI - Math.PI / 2, r)).join("L")}z`;
const starred = (r: number, inner: number): string =>
  `M${Array.from({ length: 10 }, (_, at) => corner((at / 10) * 2 * Math.PI - Math.PI / 2, at % 2 ? inner : r)).join("L")}z`;

/** The dimension symbols, around their center. */
export const DIMENSIONS: Record<string, string> = {
  circle: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  triangle: polygon(3, 5),
  square: "M-3.6-3.6h7.2v7.2h-7.2z",
  diamond: "M0-5 4 0 0 5-4 0z",
  hexagon: polygon(6, 4.8),
  plus: "M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
  star: starred(5, 2.1),
  slash: "M-4.5 3 2.5-5 4.5-3-2.5 5z",
  moon: "M2.6-4.6a5 5 0 1 0 2 6.800A4.300 4.300 0 0 1 2.600-4.600z",
};

/** The movements of monsters: the color of the border, and a sign. */
export const MOVEMENTS: Record<string, { colour: string; sign: string; ink: string }> = {
  normal: { colour: "#15120f", sign: "", ink: "#fff" },
  fast: { colour: "#d8452f", sign: "»", ink: "#fff" },
  stationary: { colour: "#e6c33c", sign: "▬", ink: "#191410" },
  unique: { colour: "#4fae5a", sign: "✱", ink: "#fff" },
  flying: { colour: "#4f9be6", sign: "^", ink: "#fff" },
  aquatic: { colour: "#e8833a", sign: "≈", ink: "#191410" },
};

export const WING = "M1 12c1-6 6-10.500 14-10.500-1.300 1-2 1.600-2.400 2.600 1 0 1.400.2 1.800.6-1.400.4-2.300 1-2.900 1.900.8 0 1.300.3 1.600.7-1.300.3-2.200.9-2.900 1.800.7.2 1 .5 1.200.9C7.500 10.300 4 11 1 12z";
export const LENS =
  "M6.500 1a5.500 5.500 0 0 1 4.400 8.800l4 4-1.800 1.800-4-4A5.500 5.500 0 1 1 6.500 1zm0 2.200a3.300 3.300 0 1 0 0 6.600 3.300 3.300 0 0 0 0-6.600z";
export const STAR = starred(5, 2.1);

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0");
