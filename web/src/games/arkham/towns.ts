/** The layout of the two towns: where each street and each place is drawn, and its look. */

import type { PlaceKind } from "../../art/places";
import type { Point } from "../../art/shapes";
import type { Quarter, TownLook } from "../../art/towns";

/** A place as a medallion. */
type Spot = readonly [place: string, kind: PlaceKind, x: number, y: number];

const KINDS: Record<string, PlaceKind> = {};

function quarter(street: string, colour: string, at: Point, spots: readonly Spot[], rest: Omit<Quarter, "street" | "colour" | "at" | "places">): Quarter {
  for (const [place, kind] of spots) KINDS[place] = kind;
  return { street, colour, at, places: spots.map(([place, , x, y]) => ({ place, at: [x, y] })), ...rest };
}

export const ARKHAM: TownLook = {
  town: "arkham",
  w: 930,
  h: 660,
  light: "town",
  horizon: 60,
  moon: [566, 33, 21],
  shore: 0.5,
  quarters: [
    quarter("northside", "#d07a2f", [160, 236],
      [["train_station", "machine", 62, 146], ["newspaper", "study", 158, 122], ["curiositie_shoppe", "attic", 252, 148]],
      { area: [[10, 82], [150, 70], [296, 80], [304, 160], [292, 236], [170, 244], [12, 240]],
        tall: [[112, 184, 12, 34, "stack"], [204, 186, 9, 26, "spire"]] }),
    quarter("downtown", "#b3babc", [450, 239],
      [["bank_of_arkham", "university", 364, 154], ["arkham_asylum", "hospital", 458, 116], ["independence_square", "court", 568, 146]],
      { area: [[318, 80], [470, 68], [606, 78], [614, 160], [604, 236], [460, 244], [322, 238]],
        tall: [[418, 190, 24, 20, "dome"], [516, 186, 12, 36, "clock"]] }),
    quarter("easttown", "#6f7f8e", [780, 238],
      [["hibbs_roadhouse", "parlor", 680, 146], ["velmas_diner", "street", 776, 122], ["police_station", "hallway", 866, 146]],
      { area: [[628, 80], [780, 68], [922, 82], [922, 226], [800, 236], [630, 238]],
        tall: [[732, 186, 10, 24, "tank"], [828, 190, 11, 30, "spire"]] }),
    quarter("miskatonic_university", "#d2b040", [162, 452],
      [["science_building", "laboratory", 60, 352], ["administration_building", "university", 156, 340], ["library", "library", 257, 352]],
      { area: [[8, 322], [150, 318], [286, 326], [300, 390], [292, 446], [150, 452], [10, 448]],
        tall: [[106, 402, 14, 36, "clock"], [206, 404, 22, 18, "dome"]] }),
    quarter("merchant_district", "#58985e", [470, 446],
      [["unvisited_isle", "ritual", 342, 281], ["river_docks", "harbour", 417, 358], ["the_unnamable", "attic", 556, 358]],
      { area: [[312, 330], [400, 312], [606, 306], [618, 380], [608, 446], [460, 452], [318, 448]],
        tall: [[512, 400, 11, 38, "stack"], [590, 420, 11, 28, "stack"]] }),
    quarter("rivertown", "#8d68b8", [758, 450],
      [["graveyard", "graveyard", 688, 360], ["black_cave", "ice", 780, 336], ["general_store", "museum", 872, 360]],
      { area: [[632, 304], [780, 298], [922, 300], [922, 446], [780, 452], [634, 446]],
        tall: [[738, 400, 10, 28, "spire"], [832, 406, 9, 22, "tank"]] }),
    quarter("uptown", "#b8453c", [156, 638],
      [["st_marys_hospital", "hospital", 58, 536], ["woods", "woods", 156, 524], ["ye_olde_magick_shoppe", "laboratory", 252, 538]],
      { area: [[8, 490], [150, 484], [290, 490], [302, 570], [292, 652], [10, 652]], tall: [[206, 590, 11, 28, "spire"]] }),
    quarter("southside", "#94683f", [466, 638],
      [["mas_boarding_house", "hallway", 370, 538], ["south_church", "church", 466, 514], ["historical_society", "study", 560, 538]],
      { area: [[316, 488], [466, 482], [608, 490], [616, 570], [606, 652], [318, 652]],
        tall: [[418, 592, 12, 34, "spire"], [514, 592, 10, 28, "clock"]] }),
    quarter("french_hill", "#4a80bd", [776, 638],
      [["the_witch_house", "attic", 712, 540], ["silver_twilight_lodge", "parlor", 842, 540]],
      { area: [[632, 490], [780, 482], [922, 488], [922, 652], [634, 652]],
        tall: [[776, 560, 22, 22, "dome"], [880, 600, 10, 30, "spire"], [664, 600, 10, 26, "spire"]] }),
  ],
  roads: [
    { ends: ["northside", "downtown"], bends: [] },
    { ends: ["downtown", "easttown"], bends: [] },
    { ends: ["northside", "merchant_district"], bends: [[236, 262], [262, 326], [380, 412]] },
    { ends: ["downtown", "merchant_district"], bends: [[470, 300]] },
    { ends: ["easttown", "rivertown"], bends: [[772, 296]] },
    { ends: ["merchant_district", "rivertown"], bends: [[620, 436]] },
    { ends: ["merchant_district", "miskatonic_university"], bends: [[312, 440]] },
    { ends: ["miskatonic_university", "french_hill"], bends: [[210, 464], [470, 470], [660, 466], [752, 520]] },
    { ends: ["miskatonic_university", "uptown"], bends: [[128, 470], [108, 560]] },
    { ends: ["rivertown", "french_hill"], bends: [[812, 500]] },
    { ends: ["southside", "french_hill"], bends: [] },
    { ends: ["southside", "uptown"], bends: [] },
  ],
  water: [[-6, 262], [80, 258], [180, 264], [260, 252], [330, 244], [420, 252], [540, 262], [700, 252], [940, 246], [940, 286],
    [800, 292], [690, 294], [560, 300], [430, 306], [388, 326], [330, 332], [270, 322], [190, 316], [90, 314], [-6, 312]],
  isles: [[[296, 288], [318, 266], [352, 260], [378, 276], [382, 298], [360, 316], [322, 316]]],
  bridges: [[[236, 262], [254, 318]], [[466, 254], [470, 308]], [[774, 246], [772, 298]]],
  woods: [[156, 506, 60], [40, 500, 40], [700, 320, 40], [900, 520, 30]],
  reefs: [],
};

export const INNSMOUTH: TownLook = {
  town: "innsmouth",
  w: 620,
  h: 660,
  light: "tide",
  horizon: 58,
  moon: [430, 34, 20],
  shore: 0.22,
  quarters: [
    quarter("church_green", "#d07a2f", [150, 240],
      [["esoteric_order_of_dagon", "church", 86, 134], ["innsmouth_jail", "cellar", 208, 108]],
      { area: [[10, 82], [160, 72], [330, 84], [338, 180], [320, 250], [150, 258], [12, 250]],
        tall: [[146, 196, 13, 36, "spire"], [246, 200, 10, 24, "clock"]] }),
    quarter("factory_district", "#4a80bd", [176, 434],
      [["first_national_grocery", "museum", 70, 332], ["gilman_house_hotel", "hallway", 180, 320], ["marsh_refinery", "machine", 284, 336]],
      { area: [[10, 274], [160, 268], [336, 272], [346, 360], [330, 440], [160, 450], [12, 444]],
        tall: [[126, 392, 12, 42, "stack"], [232, 396, 12, 36, "stack"], [326, 410, 10, 30, "stack"]] }),
    quarter("innsmouth_shore", "#58985e", [170, 622],
      [["falcon_point", "harbour", 342, 540], ["devil_reef", "riverside", 474, 420], ["yha_nthlei", "alien", 532, 566]],
      { area: [[10, 466], [170, 460], [340, 468], [372, 540], [340, 600], [180, 652], [10, 652]],
        tall: [[224, 590, 12, 30, "tank"], [130, 520, 11, 30, "spire"]] }),
    quarter("sawbone_alley", "#b06a3a", [284, 206], [],
      { area: [[260, 160], [330, 160], [330, 200], [260, 200]], tall: [], isBare: true }),
    quarter("joe_sargents_bus_service", "#75818c", [142, 508], [],
      { area: [[40, 500], [120, 500], [120, 560], [40, 560]], tall: [], isBare: true }),
  ],
  roads: [
    { ends: ["church_green", "factory_district"], bends: [] },
    { ends: ["church_green", "sawbone_alley"], bends: [[226, 222]] },
    { ends: ["factory_district", "innsmouth_shore"], bends: [[196, 500]] },
    { ends: ["innsmouth_shore", "joe_sargents_bus_service"], bends: [] },
    { ends: ["joe_sargents_bus_service", "church_green"], bends: [[28, 480], [22, 300], [70, 240]] },
  ],
  water: [[356, 70], [640, 70], [640, 680], [200, 680], [300, 640], [372, 606], [392, 548], [368, 470], [352, 430], [366, 360],
    [352, 270], [344, 160], [354, 100]],
  isles: [[[428, 430], [446, 396], [480, 386], [510, 402], [522, 436], [500, 462], [452, 460]]],
  bridges: [],
  woods: [],
  reefs: [[420, 470], [530, 452], [560, 420], [404, 396]],
};

export const TOWNS: Record<string, TownLook> = { arkham: ARKHAM, innsmouth: INNSMOUTH };

export const placeKindOf = (place: string): PlaceKind => KINDS[place] ?? "street";

/** Where those who are arrested in Innsmouth are. */
export const CELL = "innsmouth_jail_cell";
/** Spaces without a drawing of their own, each with the one that stands for it. */
const SAME: Record<string, string> = { [CELL]: "innsmouth_jail" };

/** Something drawn in a town: a street's plate or a place's medallion. */
export interface Site {
  space: string;
  town: string;
  x: number;
  y: number;
  colour: string;
  isStreet: boolean;
}

const SITES = new Map<string, Site>(
  Object.values(TOWNS).flatMap(({ town, quarters }) =>
    quarters.flatMap(({ street, colour, at, places }): [string, Site][] => [
      [street, { space: street, town, x: at[0], y: at[1], colour, isStreet: true }],
      ...places.map(({ place, at: [x, y] }): [string, Site] => [place, { space: place, town, x, y, colour, isStreet: false }]),
    ]),
  ),
);

/** Where a space is drawn; undefined for the sky, the outskirts and other worlds. */
export const siteOf = (space: string): Site | undefined => SITES.get(SAME[space] ?? space);

export const sitesIn = (town: string): Site[] => [...SITES.values()].filter((one) => one.town === town);

/** The vortices, where monsters vanish. */
export const VORTICES: readonly (readonly [x: number, y: number])[] = [[30, 576], [566, 402], [590, 486]];
