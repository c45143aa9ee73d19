/** What monsters will do as things stand, for drawing and for words. */

import type { Scene } from "../../state/scene.svelte";
import { t } from "../../state/session.svelte";
import { percent } from "../../text/chance";
import { Declined } from "../../text/fluent";
import type { Cell, Grid } from "./grid";
import { Labels, SIGN } from "./labels";
import type { IntentView, MachinaView, Unit } from "./view";

/** A strike, or another ability, against somebody. */
export interface Blow {
  from: Cell;
  to: Cell;
  isSure: boolean;
}

/** A monster's next turn: its way from where it is, and what it does at the end. */
export interface Told {
  monster: Unit;
  /** The spaces of its steps, in order. */
  steps: { cell: Cell; isSure: boolean }[];
  blows: Blow[];
  /** The number of its strikes, and the chance that the first one hits. */
  times: number;
  chance: number;
  /** Whether the first strike, or else the last step, is certain. */
  isSure: boolean;
  /** The position of its label, in units of the plate. */
  label: { x: number; y: number; text: string };
  line: string;
  /** Whether all of it is certain. */
  isWhole: boolean;
}

/** All intents, with labels that overlap neither figures nor each other, nor the coins on these spaces where they can. */
export function toldOf(scene: Scene, grid: Grid, units: Unit[], coins: Cell[] = []): Told[] {
  const view = scene.view as MachinaView;
  const acts = view.intents.flatMap((one) => one.acts);
  const labels = new Labels(grid.plan, units, acts.flatMap((one) => (one.what === "step" ? (grid.where(one.at) ?? []) : [])), coins);
  return view.intents.flatMap((intent) => {
    const monster = units.find((one) => one.id === intent.monster);
    return monster ? [told(scene, grid, units, intent, monster, labels)] : [];
  });
}

function told(scene: Scene, grid: Grid, units: Unit[], intent: IntentView, monster: Unit, labels: Labels): Told {
  const steps = intent.acts.flatMap(({ what, at, sure }) => {
    const cell = what === "step" ? grid.where(at) : undefined;
    return cell ? [{ cell, isSure: sure }] : [];
  });
  const strikes = intent.acts.filter((one) => one.what === "strike");
  const dealt = intent.acts.filter((one) => one.what === "strike" || one.what === "ability");
  const seen = new Set<string>();
  const blows = dealt.flatMap(({ at, targets, sure }) =>
    targets.flatMap((id): Blow[] => {
      const [from, to] = [grid.where(at), units.find((one) => one.id === id)];
      const key = `${at} ${id}`;
      if (!from || !to || seen.has(key)) return [];
      seen.add(key);
      return [{ from, to: { column: to.column, row: to.row }, isSure: sure }];
    }),
  );
  const chance = Math.max(0, ...(strikes[0]?.chances ?? []));
  const isSure = dealt[0]?.sure ?? intent.acts.at(-1)?.sure ?? intent.sure;
  const text = labelOf(strikes.length, dealt.length, chance);
  return {
    monster,
    steps,
    blows,
    times: strikes.length,
    chance,
    isSure,
    label: { ...labels.place(monster, text, strikes.length ? SIGN : 0), text },
    line: lineOf(scene, units, intent, steps.length, strikes.length, dealt.length, chance),
    isWhole: intent.sure && intent.acts.every((one) => one.sure),
  };
}

function labelOf(strikes: number, dealt: number, chance: number): string {
  if (!dealt) return t("web_machina-no-strike");
  if (!strikes) return t("web_machina-ability");
  return strikes > 1 ? `${strikes}× ${percent(chance)}` : percent(chance);
}

function lineOf(
  scene: Scene, units: Unit[], intent: IntentView, steps: number, strikes: number, dealt: number, chance: number,
): string {
  const aim = units.find((one) => one.id === (intent.acts.find((one) => one.targets.length)?.targets[0] ?? intent.target));
  const target = aim ? new Declined(scene.word(aim.kind, aim.name), scene.text(aim.name).acc) : "";
  const doors = intent.acts.filter((one) => one.what === "door").length;
  const about = { steps, target, doors, times: strikes, chance: percent(chance) };
  const kind = strikes ? "strikes" : dealt ? "uses" : target ? "comes" : "idle";
  return t(`machina-intent-${kind}`, about);
}
