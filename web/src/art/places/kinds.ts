/** The picture of a place. The drawings themselves are only loaded by the worker. */

import type { PlaceKind } from ".";

/** The looks of places, by a word in their keys; the first match counts. */
const WORDS: readonly (readonly [kind: PlaceKind, words: RegExp])[] = [
  ["hallway", /hall(way)?$|corridor|boarding/],
  ["attic", /attic|loft/],
  ["cellar", /cellar|crypt|tunnel|sewer|basement/],
  ["parlor", /parlou?r|lounge|tavern|your-house|inn$/],
  ["study", /study|office|administration|historical/],
  ["riverside", /river|bridge|canal|docks?$/],
  ["graveyard", /grave|cemetery|tomb/],
  ["church", /church|seminary|chapel|temple/],
  ["hospital", /hospital|asylum|sanit|infirm/],
  ["observatory", /observatory/],
  ["museum", /museum|exhibit/],
  ["court", /court|square|statue/],
  ["university", /university|hall$|union|campus|humanities|fraternity|sorority|athletic|bank/],
  ["laboratory", /lab|science/],
  ["library", /library|archive/],
  ["ritual", /ritual|altar|glade|unhallowed/],
  ["woods", /wood|path|thicket|forest|cliff/],
  ["machine", /machine|engine|forge|chamber|boiler/],
  ["ice", /ice|frozen|antarct|cave/],
  ["harbour", /harbou?r|innsmouth|reef|pier/],
  ["alien", /yuggoth|r-?lyeh|dream|carcosa|leng|abyss|plateau/],
];

/** The kind of picture for a place, by its key. */
export const placeKind = (key: string): PlaceKind => WORDS.find(([, words]) => words.test(key))?.[0] ?? "street";
