/** An attack as the stage shows it: from the log while its dice fall, and from the view while essence may raise it. */

import type { Wish } from "../../art/kit";
import type { LogEntry } from "../../net/protocol";
import type { Attempt, Draw, Part } from "../../state/attempt";
import { capital, nameOf } from "../../state/names";
import type { Scene } from "../../state/scene.svelte";
import { t } from "../../state/session.svelte";
import { Declined } from "../../text/fluent";
import { rowOf } from "./aiming";
import { unitWish, wishOf } from "./art";
import type { MachinaView } from "./view";

/** The faces of the dice in the box. */
const HIGH = [0, 1, 1, 2, 2, 3];
const LOW = [0, 1, 1, 1, 2, 2];

/** The pictures of hazards. */
const HAZARDS: Record<string, Wish> = {
  barrel: { art: "thing", sign: "B", state: "" },
  trap: { art: "thing", sign: "L", state: "" },
};

interface Blocking {
  unit: number;
  needed: number;
}

interface Rolled {
  attacker: number;
  /** What attacks in place of the unit that set it off: a trap or a barrel; empty if the unit itself attacks. */
  hazard: string;
  blocker: number;
  needed: number;
  /** The others who block the same roll, and the results needed against them. */
  others: Blocking[];
  dice: number[];
  high: number;
  /** The result, once it is known. */
  result: number | null;
  hits: number[];
  /** Whether somebody may still raise it. */
  isOpen: boolean;
}

/** The attack whose dice are on the table, if any. */
export function attempt(scene: Scene): Attempt | null {
  const { beat } = scene.source.director;
  if (beat) return beat.entry.kind === "attack" || beat.entry.kind === "result" ? shown(scene, happening(scene, beat.entry)) : null;
  const { attack } = scene.view as MachinaView;
  const first = attack?.blockers[0];
  if (!attack || !first || scene.isBusy || isOnMap(scene)) return null;
  const roll = scene.source.log.findLast((one) => one.kind === "attack");
  const dice = rolledDice(roll);
  return shown(scene, {
    attacker: attack.attacker,
    hazard: String(roll?.args.hazard ?? ""),
    blocker: first.unit,
    needed: first.needed,
    others: attack.blockers.slice(1),
    dice,
    high: attack.high,
    result: attack.result,
    hits: attack.blockers.filter((one) => attack.result >= one.needed).map((one) => one.unit),
    isOpen: scene.source.decision?.ask === "raise-attack",
  });
}

/** Whether the question is answered on the map, such as a step after a hit: then nothing may cover it. */
const isOnMap = ({ options }: Scene): boolean => options.some(({ points }) => points.some(({ kind }) => kind === "space" || kind === "edge"));

const numbers = (value: LogEntry["args"][string] | undefined): number[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(Number);
const rolledDice = (entry: LogEntry | undefined): number[] => numbers(entry?.args.dice);

function happening(scene: Scene, now: LogEntry): Rolled | null {
  const { log } = scene.source;
  const at = log.indexOf(now);
  const roll = now.kind === "attack" ? now : log.slice(0, at).findLast((one) => one.kind === "attack");
  const [blockers, needed] = [numbers(roll?.args.blockers), numbers(roll?.args.needed)];
  if (!roll || !blockers.length) return null;
  return {
    attacker: Number(roll.args.attacker),
    hazard: String(roll.args.hazard ?? ""),
    blocker: blockers[0]!,
    needed: needed[0] ?? 0,
    others: blockers.slice(1).map((unit, at) => ({ unit, needed: needed[at + 1] ?? 0 })),
    dice: rolledDice(roll),
    high: Number(roll.args.high ?? 0),
    result: now.kind === "result" ? Number(now.args.result) : null,
    hits: now.kind === "result" ? numbers(now.args.hits) : [],
    isOpen: false,
  };
}

function shown(scene: Scene, rolled: Rolled | null): Attempt | null {
  if (!rolled) return null;
  const [attacker, blocker] = [rolled.hazard ? undefined : rowOf(scene, rolled.attacker), rowOf(scene, rolled.blocker)];
  if (!blocker) return null;
  const sum = rolled.dice.reduce((one, other) => one + other, 0);
  const total = rolled.result ?? sum;
  const isHit = rolled.hits.length > 0;
  const name = attacker ? nameOf(scene, attacker) : capital(rolled.hazard ? t(`web_machina-hazard-${rolled.hazard}`) : scene.word("who", "horror"));
  const other = nameOf(scene, blocker);
  const result = rolled.result === null || rolled.isOpen ? "" : isHit ? "succeeded" : "failed";
  const isOwn = !rolled.hazard && !rolled.others.length && rolled.attacker === rolled.blocker;
  const told = rolled.hazard === "trap" ? "-traps" : isOwn ? "-self" : "";
  return {
    title: t(`web_machina-stage${told}`, { attacker: name, blocker: new Declined(other, scene.text(String(blocker.name)).acc) }),
    who: rolled.others.length ? t("web_machina-stage-others", { others: othersOf(scene, rolled).join(", ") }) : "",
    skill: {
      name,
      wish: (attacker && wishOf(attacker)) ?? HAZARDS[rolled.hazard] ?? unitWish("monster", "horror"),
      parts: [...rolled.dice.map(dieOf(rolled.high)), ...bonusOf(total - sum)],
    },
    against: {
      name: other,
      wish: wishOf(blocker) ?? unitWish("monster", other),
      parts: [
        { name: t("web_machina-stage-needed"), amount: String(rolled.needed) },
        ...(blocker.numbers?.health === undefined ? [] : [{ name: scene.word("number", "health"), amount: String(blocker.numbers.health) }]),
      ],
    },
    total,
    needed: rolled.needed,
    success: scene.isBusy ? [] : (scene.source.decision?.stakes?.success ?? []),
    failure: scene.isBusy ? [] : (scene.source.decision?.stakes?.failure ?? []),
    draws: sums(rolled, total - sum, total),
    drawn: [rolled.dice.map((shows, at) => `${at < rolled.high ? "h" : "l"}${shows}`).join(" ")],
    result,
    verdict: rolled.others.length && isHit
      ? t("web_machina-stage-hits", { hits: rolled.hits.length, count: rolled.others.length + 1 })
      : result && t(`web_machina-stage-${result}`),
    by: Math.abs(total - rolled.needed),
    tells: t("web_machina-stage-sums", { needed: rolled.needed }),
  };
}

const othersOf = (scene: Scene, { others }: Rolled): string[] =>
  others.flatMap(({ unit, needed }) => {
    const row = rowOf(scene, unit);
    return row ? [t("web_machina-stage-other", { name: nameOf(scene, row), needed })] : [];
  });

const dieOf =
  (high: number) =>
  (shows: number, at: number): Part => ({ name: t(at < high ? "web_machina-die-high" : "web_machina-die-low"), amount: String(shows) });

const bonusOf = (bonus: number): Part[] =>
  bonus ? [{ name: t("web_machina-stage-bonus"), amount: `${bonus > 0 ? "+" : "−"}${Math.abs(bonus)}` }] : [];

/** All sums that the dice can show, the best first. */
function sums({ dice, high, needed }: Rolled, bonus: number, total: number): Draw[] {
  const most = dice.reduce((sum, _, at) => sum + Math.max(...(at < high ? HIGH : LOW)), 0);
  return Array.from({ length: most + 1 }, (_, at) => {
    const sum = most - at + bonus;
    return { key: String(sum), name: String(sum), succeeds: sum >= needed, isDrawn: sum === total };
  });
}
