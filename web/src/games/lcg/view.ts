/** What a seat sees of the card game, and where everything is. */

import type { CardShown, HandShown, View } from "../../net/protocol";
import { faceOf, printed, type Face } from "./box";
import type { CardView, InvestigatorView, LcgBody, TestView } from "./shapes";

export type { CampaignView, CardView, InvestigatorView, MemberView, TestView } from "./shapes";

/** What changes a value: a card (or a chaos token), how, and by how much. */
export type Change = TestView["changes"][number];

export interface LcgView extends View, LcgBody {}

const NOTHING: CardView = { face: null, zone: "", place: 0 };

export const pile = (view: LcgView, zone: string, place = 0): number[] =>
  view.piles[`${zone}:${place}`] ?? [];

export const cardOf = (view: LcgView, card: number): CardView => view.cards[String(card)] ?? NOTHING;

export const investigatorOf = (view: LcgView, who: number): InvestigatorView | undefined =>
  view.investigators[String(who)];

/** The key of a thing; for an unknown, unrevealed location, that of its title. */
export function keyOf(view: LcgView, thing: number): string | null {
  const who = investigatorOf(view, thing);
  if (who) return who.face;
  const card = cardOf(view, thing);
  return card.face ?? titleIn(card.kind);
}

const titleIn = (kind: CardView["kind"]): string | null =>
  typeof kind?.face === "string" && faceOf(kind.face).type === "location" ? kind.face : null;

export const face = (view: LcgView, thing: number): Face => faceOf(keyOf(view, thing));

/** The current value, and what changes it; undefined if the card has no such value. */
export function valueOf(view: LcgView, thing: number, stat: string): number | undefined {
  return view.values[String(thing)]?.[stat]?.[0] ?? printed(keyOf(view, thing), stat);
}

export const changesOf = (view: LcgView, thing: number, stat: string): Change[] =>
  view.values[String(thing)]?.[stat]?.[1] ?? [];

export const investigators = (view: LcgView): number[] => Object.keys(view.investigators).map(Number);

/** The investigators of a seat, in the order round the table. */
export const investigatorsOf = (view: LcgView, seats: readonly number[]): number[] =>
  investigators(view).filter((who) => seats.includes(investigatorOf(view, who)!.seat));

/** The position of an investigator round the table, for the color of the figure. */
export const figureOf = (view: LcgView, who: number): number => investigators(view).indexOf(who) % 4;

export const isEnemy = (view: LcgView, card: number): boolean => face(view, card).type === "enemy";

export const locations = (view: LcgView): number[] => pile(view, "map");

/** Who is at a location, in the order round the table. */
export const peopleAt = (view: LcgView, location: number): number[] =>
  investigators(view).filter((who) => {
    const row = investigatorOf(view, who)!;
    return row.location === location && !row.out;
  });

/** The enemies in an investigator's threat area. */
const engagedWith = (view: LcgView, who: number): number[] =>
  pile(view, "threat", who).filter((card) => isEnemy(view, card));

/** The enemies at a location that are engaged with nobody there. */
const roaming = (view: LcgView, location: number): number[] =>
  pile(view, "at", location).filter((card) => isEnemy(view, card));

/** All enemies at a location, engaged or not. */
export const foesAt = (view: LcgView, location: number): number[] => [
  ...roaming(view, location),
  ...peopleAt(view, location).flatMap((who) => engagedWith(view, who)),
];

/** What else is at a location: attachments, and cards put there. */
export const lyingAt = (view: LcgView, location: number): number[] => [
  ...pile(view, "at", location).filter((card) => !isEnemy(view, card)),
  ...pile(view, "attached", location),
];

/** What became of an investigator in the end, as a message; what the campaign log says comes first. */
export function endOf(view: LcgView, who: number): string {
  const { face, out } = investigatorOf(view, who)!;
  const fate = view.campaign?.members.find((one) => one.investigator === face)?.fate;
  if (fate === "killed" || fate === "insane") return `web_lcg-fate-${fate}`;
  return out ? `web_lcg-out-${out}` : "web_lcg-stayed";
}

/** The number of rounds played; in a campaign, of all its scenarios. */
export const roundsOf = (view: LcgView): number => view.campaign?.rounds || view.progress.round;

/** Whether a card is a lower version of another one. */
export function isLower(key: string, than: string): boolean {
  const title = (one: string): string => faceOf(one).title ?? one;
  const level = (one: string): number => faceOf(one).level ?? 0;
  return title(key) === title(than) && level(key) < level(than);
}

/** Whether the buyer has a lower version of a card in their deck. */
export function isUpgrade(view: LcgView, key: string): boolean {
  const buyer = view.campaign?.members.find((one) => one.investigator === view.campaign?.buying);
  return !!buyer?.deck?.some(([one]) => isLower(one, key));
}

/** Whether a campaign is between two scenarios. */
export const isBetween = (view: LcgView): boolean =>
  view.trail.some(([procedure]) => procedure.endsWith(".PlayCampaign")) &&
  !view.trail.some(([procedure]) => procedure.endsWith(".PlayScenario"));

/** A view with all that others of the same moment show: the faces that some seat knows or is shown. */
export function together(view: LcgView, views: LcgView[], hands: HandShown[] = []): LcgView {
  const cards = { ...view.cards };
  for (const one of views) {
    for (const [card, row] of Object.entries(one.cards)) {
      if (row.face !== null && cards[card]?.face === null) cards[card] = row;
    }
  }
  for (const { card, face } of hands.flatMap((hand) => hand.cards)) {
    const row = cards[String(card)];
    if (row?.face === null && row.zone === "hand") cards[String(card)] = { ...row, face };
  }
  return { ...view, cards };
}

/** The cards in the hand of a seat, as far as the view knows them. */
export const handOf = (view: LcgView, seat: number): CardShown[] =>
  investigatorsOf(view, [seat])
    .flatMap((who) => pile(view, "hand", who))
    .flatMap((card) => {
      const { face } = cardOf(view, card);
      return face === null ? [] : [{ card, face }];
    });
