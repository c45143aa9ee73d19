/** The table at an earlier moment, of which only the things are known, and as the list of tables shows it. */

import type { ThingView } from "../../net/protocol";
import type { Things } from "../../state/beats";
import type { Moment } from "../../state/glimpses";
import type { Scene } from "../../state/scene.svelte";
import { faceWish, placeWish, sceneWish } from "./art";
import { inFront } from "./front";
import { investigatorOf, investigators, keyOf, pile, type CardView, type InvestigatorView, type LcgView } from "./view";

const UNKNOWN = "unknown";
const STORY = "pile:story";
/** What the act and the agenda need to go on, and what a thing calls that. */
const COUNTED: Record<string, string> = { act: "clues", agenda: "doom" };
const NEEDED: Record<string, string> = { act: "clues-needed", agenda: "doom-limit" };
const TOKENS = ["damage", "horror", "clues", "doom", "uses", "resources"] as const;

/** The view with every card, pile and investigator where and how the things have them. */
export function asOf(view: LcgView, things: Things): LcgView {
  const rows = Object.values(things);
  const cards = { ...view.cards };
  const piles: Record<string, number[]> = {};
  for (const [key, lying] of Object.entries(view.piles)) {
    if (/^(deck|discard|setaside|removed)/.test(key)) piles[key] = lying;
  }
  for (const row of rows.filter((one) => one.kind === "card")) {
    const [zone, place] = zoneOf(row);
    const id = Number(row.id);
    cards[id] = cardThen(row, cards[id], zone, place);
    (piles[`${zone}:${place}`] ??= []).push(id);
  }
  for (const row of rows.filter((one) => one.kind === "pile" && String(one.id).startsWith("hand-"))) {
    const key = String(row.id).replace("-", ":");
    const known = piles[key] ?? [];
    const count = row.numbers?.cards ?? 0;
    // Of unknown cards there is only the number, so any sleeves will do.
    const others = pile(view, "hand", Number(key.split(":")[1])).filter((one) => !known.includes(one));
    piles[key] = [...known, ...others].slice(0, Math.max(count, known.length));
  }
  const investigators = { ...view.investigators };
  let turn: LcgView["turn"] = null;
  for (const row of rows.filter((one) => one.kind === "investigator")) {
    const now = investigators[String(row.id)];
    if (now) investigators[String(row.id)] = investigatorThen(row, now);
    const actions = row.numbers?.actions;
    if (actions !== undefined) turn = { who: Number(row.id), actions };
  }
  const told = rows.filter((one) => one.place === STORY);
  const values = { ...view.values };
  for (const { id, type = "", numbers } of told) {
    const needed = numbers?.[NEEDED[type] ?? ""];
    if (needed !== undefined) values[String(id)] = { ...values[String(id)], [COUNTED[type]!]: [needed, []] };
  }
  const story = (type: "act" | "agenda"): number => Number(told.find((one) => one.type === type)?.id ?? view[type]);
  return { ...view, cards, piles, investigators, values, act: story("act"), agenda: story("agenda"), turn, things };
}

/** The zone and place of a card. */
function zoneOf({ place, type, marks }: ThingView): [zone: string, place: number] {
  if (!place) return ["map", 0];
  const [kind, id] = place.split(":") as [string, string];
  if (kind === "pile") return id.startsWith("hand-") ? ["hand", Number(id.slice(5))] : [id, 0];
  if (kind === "card") return [type === "enemy" ? "at" : "attached", Number(id)];
  if (marks?.includes("committed")) return ["committed", 0];
  return [marks?.includes("threat") ? "threat" : "play", Number(id)];
}

function cardThen(row: ThingView, now: CardView | undefined, zone: string, place: number): CardView {
  const marks = row.marks ?? [];
  const tokens = Object.fromEntries(TOKENS.map((one) => [one, row.numbers?.[one] ?? 0]));
  return {
    ...now,
    ...tokens,
    face: row.name === UNKNOWN ? null : (now?.face ?? String(row.name)),
    zone,
    place,
    exhausted: marks.includes("exhausted"),
    revealed: zone === "map" ? !marks.includes("unrevealed") : (now?.revealed ?? false),
  };
}

function investigatorThen({ place, numbers = {}, marks }: ThingView, now: InvestigatorView): InvestigatorView {
  const { damage = 0, horror = 0, clues = 0, resources = 0 } = numbers;
  const location = place ? Number(place.split(":")[1]) : 0;
  return { ...now, damage, horror, clues, resources, location, out: marks?.includes("out") ? now.out : "" };
}

/** Where the reader is, and everybody; between scenarios, the fire at home. */
export function momentOf(scene: Scene): Moment {
  const view = scene.view as LcgView;
  const key = keyOf(view, investigatorOf(view, inFront(scene) ?? 0)?.location ?? 0);
  return {
    picture: key ? placeWish(key) : sceneWish("home"),
    faces: investigators(view).map((who) => faceWish(investigatorOf(view, who)!.face)),
  };
}
