/** Light for each scenario. Five plates each, from the darkest to the lamp. */

export interface Palette {
  ink: string;
  deep: string;
  mid: string;
  light: string;
  glow: string;
}

export const PALETTES = {
  house: { ink: "#0d0e10", deep: "#1d2023", mid: "#54452d", light: "#ecdcb4", glow: "#f3a53a" },
  town: { ink: "#0a0e15", deep: "#152433", mid: "#345066", light: "#d6dfda", glow: "#f2c56c" },
  woods: { ink: "#080d0c", deep: "#12241e", mid: "#2f5140", light: "#cfdcbd", glow: "#86dd8e" },
  rift: { ink: "#100b14", deep: "#2a1638", mid: "#57315f", light: "#ecd5d6", glow: "#ff7a55" },
  brass: { ink: "#0f0c0a", deep: "#2b1b11", mid: "#634022", light: "#ebd3a6", glow: "#ff9137" },
  tide: { ink: "#071013", deep: "#0e2b30", mid: "#265b5f", light: "#d3e4d4", glow: "#b6ecc6" },
  ice: { ink: "#0a1119", deep: "#173244", mid: "#467a92", light: "#e6f1f1", glow: "#c4ecff" },
  blood: { ink: "#120a0a", deep: "#2b1110", mid: "#6b221c", light: "#efd8bd", glow: "#ff8552" },
  paper: { ink: "#1b1510", deep: "#33291d", mid: "#7d6844", light: "#f1e6cb", glow: "#e9b04a" },
} satisfies Record<string, Palette>;

export type Light = keyof typeof PALETTES;
