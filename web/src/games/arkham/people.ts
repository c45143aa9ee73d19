/** The faces of the investigators. */

import type { Person } from "../../art/faces";

type Face = Person["face"];

const soft = (more: Face = {}): Face => ({ soft: true, w: 0.95, jaw: 0.88, nose: 0.84, brow: 0.8, ...more });
const hard = (more: Face = {}): Face => ({ jaw: 1.1, brow: 1.4, nose: 1.05, ...more });

export const PEOPLE: Record<string, Person> = {
  agnes_baker: { colour: "#6d4a93", back: "sigil", clothes: "dress", hat: "scarf", hair: "waves", face: soft({ brow: 1 }), props: ["flame"], glow: "#c59bff" },
  akachi_onyele: { colour: "#7a5a22", back: "sigil", clothes: "wrap", hat: "band", hair: "braids", face: soft({ skin: 0.5 }), props: ["amulet"], glow: "#9be0c0" },
  amanda_sharpe: { colour: "#a06c1c", back: "shelves", clothes: "collar", hair: "bob", face: soft({ young: true }), props: ["book"] },
  ashcan_pete: { colour: "#5f7338", back: "city", clothes: "wrap", hat: "slouch", hair: "wild", face: hard({ nose: 1.2 }), props: ["beard", "dog"] },
  bob_jenkins: { colour: "#8a5a24", back: "city", clothes: "coat", hat: "bowler", hair: "slick", face: hard({ jaw: 1.02 }), props: ["moustache"] },
  carolyn_fern: { colour: "#3d6390", back: "blinds", clothes: "collar", hair: "bun", face: soft({ jaw: 0.92 }), props: ["glasses"] },
  darrell_simmons: { colour: "#7a5a22", back: "blinds", clothes: "jacket", hat: "fedora", hair: "short", face: hard({ w: 0.97 }), props: ["cigarette"] },
  dexter_drake: { colour: "#6d4a93", back: "rays", clothes: "coat", hair: "slick", face: hard({ w: 0.95, jaw: 1 }), props: ["moustache", "flame"], glow: "#d6b0ff", tie: "#efe2c0" },
  finn_edwards: { colour: "#2f6e4a", back: "rain", clothes: "jacket", hat: "cap", hair: "short", face: hard({ jaw: 1 }), props: ["stubble", "cigarette"] },
  george_barnaby: { colour: "#5a6068", back: "shelves", clothes: "coat", hair: "slick", face: hard({ brow: 1.1, jaw: 1.06 }), props: ["glasses"], tie: "#9a3b34" },
  gloria_goldberg: { colour: "#8f3352", back: "moon", clothes: "dress", hair: "long", face: soft({ brow: 0.6 }), props: ["pearls"], glow: "#ff9db0" },
  hank_samson: { colour: "#9a6b2a", back: "rays", clothes: "wrap", hat: "slouch", hair: "short", face: hard({ jaw: 1.24, w: 1.05 }), props: ["stubble"] },
  harvey_walters: { colour: "#2d5c70", back: "shelves", clothes: "coat", hair: "wild", face: hard({ jaw: 1, nose: 1.2 }), props: ["glasses", "beard"] },
  jenny_barnes: { colour: "#a83a62", back: "rays", clothes: "dress", hat: "cloche", hair: "bob", face: soft({ w: 0.93 }), props: ["pearls"] },
  joe_diamond: { colour: "#7a5a22", back: "alley", clothes: "coat", hat: "fedora", hair: "short", face: hard({ jaw: 1.18 }), props: ["gun", "cigarette"] },
  kate_winthrop: { colour: "#2d5c70", back: "blinds", clothes: "collar", hair: "waves", face: soft({ w: 0.94 }), props: ["glasses"], glow: "#9fe0ff" },
  mandy_thompson: { colour: "#a06c1c", back: "shelves", clothes: "jacket", hair: "bun", face: soft({ jaw: 0.9 }), props: ["glasses", "book"] },
  michael_mcglen: { colour: "#8c6a1c", back: "city", clothes: "coat", hat: "fedora", hair: "slick", face: hard({ jaw: 1.28, w: 1.08, brow: 1.8 }), props: ["scar"] },
  minh_thi_phan: { colour: "#93382f", back: "blinds", clothes: "dress", hair: "bob", face: soft({ skin: 0.85, nose: 0.7 }), props: [] },
  monterey_jack: { colour: "#9a6b2a", back: "sigil", clothes: "jacket", hat: "slouch", hair: "short", face: hard({ w: 0.97 }), props: ["stubble", "gun"] },
  norman_withers: { colour: "#3d4f90", back: "moon", clothes: "coat", hat: "bowler", hair: "wild", face: hard({ nose: 1.2 }), props: ["glasses", "moustache"], glow: "#bcd8ff" },
  patrice_hathaway: { colour: "#6d4a93", back: "moon", clothes: "dress", hair: "long", face: soft({ jaw: 0.86, brow: 1 }), props: ["pearls"], glow: "#c59bff" },
  roland_banks: { colour: "#3d6390", back: "blinds", clothes: "coat", hat: "fedora", hair: "short", face: hard({ jaw: 1.16, brow: 1.5 }), props: [] },
  silas_marsh: { colour: "#2d5c70", back: "rain", clothes: "wrap", hat: "cap", hair: "short", face: hard({ jaw: 1.2, w: 1.04 }), props: ["beard"], glow: "#9fe8d0" },
  sister_mary: { colour: "#5d5648", back: "sigil", clothes: "collar", hat: "scarf", hair: "short", face: soft({ jaw: 0.92 }), props: ["amulet"] },
  skids_otoole: { colour: "#2f6e4a", back: "alley", clothes: "jacket", hat: "cap", hair: "short", face: hard({ jaw: 1.02, w: 0.96 }), props: ["stubble", "cigarette"] },
  tommy_muldoon: { colour: "#35598a", back: "city", clothes: "uniform", hat: "police", hair: "short", face: hard({ jaw: 1.1, brow: 1.1, young: true }), props: ["freckles"] },
  trish_scarborough: { colour: "#4a6a45", back: "rain", clothes: "coat", hat: "cloche", hair: "waves", face: soft({ brow: 1 }), props: ["gun"] },
  ursula_downs: { colour: "#9a6b2a", back: "rays", clothes: "jacket", hat: "slouch", hair: "waves", face: soft({ jaw: 0.94, brow: 1 }), props: [] },
  vincent_lee: { colour: "#2c6a5d", back: "blinds", clothes: "collar", hair: "slick", face: hard({ jaw: 1, brow: 1.1 }), props: ["glasses", "moustache"], tie: "#2c6a5d" },
  william_yorick: { colour: "#6b3a30", back: "moon", clothes: "wrap", hat: "slouch", hair: "long", face: hard({ jaw: 1.06, w: 0.96 }), props: ["stubble"] },
  zoey_samaras: { colour: "#93382f", back: "rays", clothes: "uniform", hat: "band", hair: "braids", face: soft({ jaw: 0.94, skin: 0.8 }), props: ["amulet"], glow: "#ffb38a" },
};

/** The colors of the seats, each with a sign, so that color is never the only difference. */
export const COLOURS = ["#e0567f", "#e0a93f", "#8fb64a", "#a97fe0", "#4fa8cf", "#e8833a", "#6fd0b0", "#c9c4b8"] as const;
export const SIGNS = [
  "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
  "M-3.6-3.6h7.2v7.2h-7.2z",
  "M0-4.8 4.4 3.4h-8.8z",
  "M0-5 4.6 0 0 5-4.6 0z",
  "M-1.5-4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z",
  "M0 4.8-4.4-3.4h8.8z",
  "M-4.4 0-2.2-3.8h4.4L4.4 0 2.2 3.8h-4.4z",
  "M0-5 1.3-1.5 4.9-1.5 2 .8 3 4.4 0 2.2-3 4.4-2 .8-4.9-1.5-1.3-1.5z",
] as const;
