/** What a seat sees of Machina Arcana, and where everything is. */

import type { Thing, ThingView, View } from "../../net/protocol";
import type { Things } from "../../state/beats";
import { capital } from "../../state/names";
import type { Scene } from "../../state/scene.svelte";
import type { LimitsView, MachinaBody } from "./shapes";

export type {
  AttackView, DoorPlace, EdgePlace, FateView, IntentView, LimitsView, PlanView, ProspectView, ReachView, SightView, TileView, WayView,
} from "./shapes";

export interface MachinaView extends View, MachinaBody {}

/** An explorer, a monster or a boss on the map; column and row are counted from 0. */
export interface Unit {
  id: number;
  kind: string;
  name: string;
  column: number;
  row: number;
  health: number;
  armor: number;
  /** The position in the order of the monsters' turns, 0 for others. */
  turn: number;
  thing: Thing;
}

const KINDS = new Set(["explorer", "monster", "boss"]);

/** The units on the map, the northernmost first. */
export function unitsOf(things: Things): Unit[] {
  return Object.values(things)
    .filter(({ kind, numbers }) => KINDS.has(kind) && numbers?.column !== undefined)
    .map(({ kind, id, name, numbers = {} }) => ({
      id: Number(id),
      kind,
      name: String(name),
      column: numbers.column! - 1,
      row: numbers.row! - 1,
      health: numbers.health ?? 0,
      armor: numbers.armor ?? 0,
      turn: numbers.turn ?? 0,
      thing: { kind, id },
    }))
    .sort((one, other) => one.row - other.row || one.id - other.id);
}

/** What is on the map besides units and can be used; its name says for what. */
const TOLD = new Set([
  "chest", "event_space", "workbench", "recharge_station", "trap_lever", "chapter_space", "spawn_space", "exploding_barrel",
  "brazier", "mirror", "statue", "entry", "exit",
]);
export const isTold = ({ kind, name }: ThingView): boolean => (kind === "space" || kind === "token") && TOLD.has(String(name));

/** How the chapter ends: by a chapter space, by the exit, as its card says, or by a final challenge. */
export function goalOf(things: Things): "space" | "exit" | "card" | "final" {
  const rows = Object.values(things);
  if (rows.some((one) => one.kind === "final")) return "final";
  if (things["token:exit"]) return "exit";
  return rows.some((one) => one.kind === "chapter" && one.marks?.includes("blocking")) ? "card" : "space";
}

/** The number of tokens that a card waits for, as printed; 0 if none. */
export const awaited = (printed: string | undefined, things: Things): number =>
  printed === "explorers" ? explorersOf(things).filter((one) => one.numbers?.column !== undefined).length : Number(printed ?? 0);

/** The explorers in seating order, including those who are not on the map. */
export const explorersOf = (things: Things): ThingView[] =>
  Object.values(things).filter((one) => one.kind === "explorer");

/** The position of an explorer in seating order, for the color. */
export const figureOf = (things: Things, row: ThingView): number => explorersOf(things).findIndex((one) => one.id === row.id) % 4;

export const limitsOf = (view: MachinaView, unit: number): LimitsView | undefined => view.limits[String(unit)];

/** The explorer whose sheet is in front of the reader: the acting one if it is the reader's, else the seat's first. */
export function inFront(view: MachinaView, things: Things, seat: number | null): ThingView | undefined {
  const all = explorersOf(things);
  const own = seat === null ? all : all.filter((one) => one.owner === seat);
  return own.find((one) => one.id === view.acting) ?? own.find((one) => !one.marks?.includes("dead")) ?? own[0];
}

/** An item, with those joined to it. */
export interface Joined {
  item: ThingView;
  onto: Joined[];
}

/** The items of an explorer: first the equipped ones, each with those joined to it, then the others. */
export function inventory(things: Things, explorer: number | string): Joined[] {
  const items = Object.values(things).filter((one) => one.kind === "item");
  const joined = (place: string): Joined[] =>
    items
      .filter((one) => one.place === place)
      .map((item) => ({ item, onto: joined(`item:${item.id}`) }));
  const isWorn = ({ item }: Joined): number => (item.marks?.length ? 0 : 1);
  return joined(`explorer:${explorer}`).sort((one, other) => isWorn(one) - isWorn(other));
}

/** The drawn items, of which one will be kept. */
export const drawnItems = (things: Things): ThingView[] =>
  Object.values(things).filter((one) => one.kind === "item" && one.marks?.includes("drawn"));

/** All the text on an item: its level, its hands, what it locks onto, and what it does. */
export function printedOn(scene: Scene, item: ThingView): string {
  const { text = "", traits = "" } = scene.text(String(item.name));
  return [capital(traits), text].filter(Boolean).join("\n");
}
