/**
 * A check or a fight as a stage shows it: where the dice come from, what they show, what Clues would add, and how
 * it may end.
 */

import type { LogEntry } from "../../net/protocol";
import type { Attempt, Part, Side, Likely } from "../../state/attempt";
import type { Scene } from "../../state/scene.svelte";
import { t } from "../../state/session.svelte";
import { capital, nameOf } from "../../state/names";
import { percent } from "../../text/chance";
import { ancientWish, cardWish, faceWish, foeWish, spaceWish } from "./art";
import { signed } from "./marks";
import { spaceName } from "./spoken";
import { fightWith, foeOf, investigatorsOf, sheetOf, spaceOf, type ArkhamView, type BattleView, type CheckView, type FightView, type HoldView } from "./view";

/** The questions of a fight that come before its dice. */
const FIGHTING = new Set(["fight-or-flee", "wield", "before-horror", "meet-monster"]);
/** The questions of an attack in the final battle. */
const BATTLING = new Set(["wield", "battle"]);

/** The current attempt; while dice fall, it comes from the log. */
export function attempt(scene: Scene, before: Attempt | null): Attempt | null {
  const view = scene.view as ArkhamView;
  const { beat } = scene.source.director;
  if (beat) return beat.entry.kind === "check" ? rolled(scene, beat.entry, before) : null;
  if (view.check) return checking(scene, view.check);
  if (view.battle) return view.decision && BATTLING.has(view.decision.ask) ? battling(scene, view.battle) : null;
  const fight = view.fights[0];
  return fight && view.decision && FIGHTING.has(view.decision.ask) ? fighting(scene, fight) : null;
}

const word = (kind: string): string => t(`arkham-skill-${kind}`);


/** The possible ends of a fight, the best first: with what is ticked, or else as it is offered. */
export function ends(scene: Scene, fight: FightView, ticked?: HoldView): Likely[] {
  const isUsual = !ticked?.ends || ticked.held.join() === fight.held.join();
  const found = isUsual ? fight.ends : ticked.ends!;
  const better = isUsual ? fight.better : null;
  return [
    { name: t("web_arkham-chance-won"), chance: found.won },
    ...(better?.ends ? [{ name: t("web_arkham-chance-better", { cards: heldNames(scene, better) }), chance: better.ends.won }] : []),
    { name: t("web_arkham-chance-hurt"), chance: found.hurt, isBad: true },
    { name: t("web_arkham-chance-unconscious"), chance: found.unconscious, isBad: true },
    ...(fight.fate ? [{ name: t(`web_arkham-chance-${fight.fate}`), chance: found.taken, isBad: true }] : []),
    ...(found.insane || fight.horror !== null ? [{ name: t("web_arkham-chance-insane"), chance: found.insane, isBad: true }] : []),
  ];
}

const heldNames = (scene: Scene, { held }: Pick<HoldView, "held">): string =>
  held.flatMap((card) => scene.things[`card:${card}`] ?? []).map((row) => nameOf(scene, row)).join(", ");

function personOf(scene: Scene, who: number): { name: string; key: string; space: string } {
  const row = investigatorsOf(scene.things).find((one) => one.id === who);
  return row ? { name: nameOf(scene, row), key: String(row.name), space: spaceOf(row) } : { name: "", key: "", space: "" };
}

/** The monster being fought, with what it does. */
function foeSide(scene: Scene, monster: number): Side {
  const row = scene.things[`monster:${monster}`];
  const foe = foeOf(scene.view as ArkhamView, monster);
  const parts: Part[] = foe
    ? [
        { name: t("web_arkham-part-toughness"), amount: String(foe.toughness) },
        { name: t("web_arkham-part-combat"), amount: t("web_arkham-part-costs-stamina", { number: signed(foe.combat), damage: foe.combat_damage }) },
        ...(foe.horror === null ? [] : [{ name: t("web_arkham-part-horror"), amount: t("web_arkham-part-costs-sanity", { number: signed(foe.horror), damage: foe.horror_damage }) }]),
        ...(foe.nightmarish ? [{ name: t("arkham-keyword-nightmarish"), amount: String(foe.nightmarish) }] : []),
        ...(foe.overwhelming ? [{ name: t("arkham-keyword-overwhelming"), amount: String(foe.overwhelming) }] : []),
        ...foe.keywords.map((one): Part => ({ name: t(`arkham-keyword-${one}`), amount: "" })),
      ]
    : [];
  return { name: row ? nameOf(scene, row) : "", wish: foeWish(String(row?.name ?? "")), parts };
}

/** The spell being cast. */
function spellSide(scene: Scene, check: CheckView): Side | undefined {
  const row = scene.things[`card:${check.card}`];
  if (!row) return undefined;
  return { name: nameOf(scene, row), wish: cardWish(String(row.name), row.type), parts: [{ name: t("web_arkham-part-needed"), amount: String(check.needed) }] };
}

const SKILLS = new Set(["speed", "sneak", "fight", "will", "lore", "luck"]);

/** The sources of dice: a skill first, then everything that modifies it. */
function partOf(scene: Scene, source: string, amount: number, at: number): Part {
  const name = source === "modifier" ? t("web_arkham-part-modifier") : SKILLS.has(source) && !at ? capital(word(source)) : (scene.text(source).name ?? t(`arkham-card-${source}`));
  return { name, amount: at ? signed(amount) : String(amount) };
}

function checking(scene: Scene, check: CheckView): Attempt {
  const { name, key, space } = personOf(scene, check.who);
  const isPassed = check.successes >= check.needed;
  const stakes = scene.source.decision?.stakes;
  const lacking = Math.max(0, check.needed - check.successes);
  const awake = (scene.view as ArkhamView).battle;
  const battle = check.kind === "combat" && check.counts ? awake : null;
  // Those who have passed keep the roll, unless more successes are worth a Clue.
  const keep = isPassed ? scene.options.find(({ key }) => key === "done") : undefined;
  const fight = check.kind === "combat" && check.monster ? fightWith(scene.view as ArkhamView, check.monster) : undefined;
  return {
    ...EMPTY,
    title: titleOf(scene, check.kind, check.monster),
    who: t("web_arkham-stage-who", { name, skill: capital(word(check.skill)) }),
    skill: {
      name,
      wish: faceWish(key),
      parts: [
        ...check.parts.map(({ source, amount }, at) => partOf(scene, source, amount, at)),
        { name: t("web_arkham-part-before"), amount: percent(check.chance) },
      ],
    },
    against: spellSide(scene, check) ?? (check.monster
      ? foeSide(scene, check.monster)
      : awake
        ? ancientSide(scene, awake)
        : { name: spaceName(space), wish: spaceWish(space), parts: [{ name: t("web_arkham-part-needed"), amount: String(check.needed) }] }),
    total: check.dice.length ? check.successes : check.pool,
    needed: battle ? stillNeeded(battle) : check.needed,
    totalOf: check.dice.length ? t("web_arkham-successes", { count: check.successes }) : t("web_arkham-dice", { count: check.pool }),
    neededOf: battle ? t("web_arkham-battle-needed") : t("web_arkham-needed", { count: check.needed }),
    success: stakes?.success ?? [],
    failure: stakes?.failure ?? [],
    dice: check.dice.map((face) => ({ face, isHit: face >= check.lowest })),
    tells: lacking ? t("web_arkham-lacks", { lacking, lowest: check.lowest }) : "",
    chances: [
      ...check.spending.map(({ clues, chance }) => ({ name: t("web_arkham-with-clues", { clues }), chance })),
      // The ends of the fight were computed before these dice fell.
      ...(fight && !check.dice.length ? ends(scene, fight) : []),
      ...(battle ? endings(battle) : []),
    ],
    result: isPassed && !check.counts ? "succeeded" : "",
    by: Math.abs(check.successes - check.needed),
    known: check.spending[0] ? { clue: check.spending[0].chance } : {},
    going: keep && { [keep.key]: keep.text },
    offers: true,
  };
}


function titleOf(scene: Scene, kind: string, monster: number): string {
  const row = scene.things[`monster:${monster}`];
  const name = row ? nameOf(scene, row) : "";
  return name ? t("web_arkham-stage-against", { check: capital(word(kind)), name }) : t("web_arkham-stage-check", { check: capital(word(kind)) });
}

/** What hands hold with these ticks. */
export function heldAs({ holds }: Pick<FightView, "holds">, keys: string[]): HoldView | undefined {
  return holds.find(({ picked }) => picked.length === keys.length && picked.every((card) => keys.includes(`wield:${card}`)));
}

function fighting(scene: Scene, fight: FightView): Attempt {
  const { name, key } = personOf(scene, fight.who);
  const stakes = scene.source.ticking?.stakes ?? scene.source.decision?.stakes;
  // While the cards in hand are chosen, use the ticked ones instead of the best.
  const ticked = heldAs(fight, scene.source.ticking?.keys ?? []);
  const hold = ticked ?? fight;
  const held = hold.held.flatMap((card) => scene.things[`card:${card}`] ?? []);
  const foe = scene.things[`monster:${fight.monster}`];
  return {
    ...EMPTY,
    title: t("web_arkham-stage-fight", { name: foe ? nameOf(scene, foe) : "" }),
    who: t("web_arkham-stage-who", { name, skill: capital(word("combat")) }),
    skill: {
      name,
      wish: faceWish(key),
      parts: [
        { name: t("web_arkham-part-dice"), amount: String(hold.dice) },
        ...held.map((one): Part => ({ name: nameOf(scene, one), amount: t("web_arkham-held") })),
        { name: t("web_arkham-part-round"), amount: percent(hold.round) },
        { name: t("web_arkham-part-flee"), amount: percent(fight.flee) },
        ...(fight.horror === null ? [] : [{ name: t("web_arkham-part-calm"), amount: percent(fight.horror) }]),
      ],
    },
    against: foeSide(scene, fight.monster),
    total: hold.dice,
    needed: fight.needed,
    totalOf: t("web_arkham-dice", { count: hold.dice }),
    neededOf: t("web_arkham-needed", { count: fight.needed }),
    success: stakes?.success ?? [],
    failure: stakes?.failure ?? [],
    dice: [],
    chances: ends(scene, fight, ticked),
    tells: t("web_arkham-whole-fight"),
    known: { fight: fight.round, flee: fight.flee },
    go: (chance) => (chance === null ? t("web_arkham-roll") : t("web_arkham-roll-chance", { percent: chance })),
    offers: true,
  };
}

/** The number of successes still needed to remove the next doom token. */
const stillNeeded = ({ each, hits, extra }: BattleView): number => extra + each - hits;

/** The chances that the Ancient One is beaten soon, by round. */
export const endings = (battle: BattleView): Likely[] =>
  battle.within
    .map((chance, at) => ({ name: t("web_arkham-battle-by", { round: battle.round + at }), chance }))
    .filter(({ chance }) => chance > 0);

/** The Ancient One being fought, with what is left of it. */
function ancientSide(scene: Scene, battle: BattleView, rating?: number): Side {
  const row = scene.things[`card:${(scene.view as ArkhamView).ancient_one}`];
  return {
    name: row ? nameOf(scene, row) : "",
    wish: ancientWish(String(row?.name ?? "")),
    parts: [
      { name: t("web_arkham-battle-doom"), amount: `${battle.doom}/${battle.track}` },
      { name: t("web_arkham-battle-token"), amount: String(battle.each) },
      ...(rating === undefined ? [] : [{ name: t("web_arkham-part-combat"), amount: signed(rating) }]),
      ...battle.keywords.map((one): Part => ({ name: t(`arkham-keyword-${one}`), amount: "" })),
    ],
  };
}

/** An attack in the final battle, before its dice are rolled. */
function battling(scene: Scene, battle: BattleView): Attempt | null {
  const fighter = battle.fighters.find((one) => one.who === (scene.view as ArkhamView).acting);
  if (!fighter) return null;
  const { name, key } = personOf(scene, fighter.who);
  const stakes = scene.source.ticking?.stakes ?? scene.source.decision?.stakes;
  const against = ancientSide(scene, battle, fighter.rating);
  const chances = endings(battle);
  const ticked = heldAs(fighter, scene.source.ticking?.keys ?? []);
  const hold = ticked ?? { ...fighter, round: fighter.hit };
  return {
    ...EMPTY,
    title: t("web_arkham-battle", { name: against.name }),
    who: t("web_arkham-stage-who", { name, skill: capital(word("combat")) }),
    skill: {
      name,
      wish: faceWish(key),
      parts: [
        { name: t("web_arkham-part-dice"), amount: String(hold.dice) },
        ...hold.held.flatMap((card): Part[] => {
          const row = scene.things[`card:${card}`];
          return row ? [{ name: nameOf(scene, row), amount: t(ticked ? "web_arkham-held" : "web_arkham-battle-best") }] : [];
        }),
        { name: t("web_arkham-battle-one"), amount: percent(hold.round) },
        ...(fighter.withstands === null ? [] : [{ name: t("web_arkham-battle-withstands"), amount: percent(fighter.withstands) }]),
      ],
    },
    against,
    total: hold.dice,
    needed: stillNeeded(battle),
    totalOf: t("web_arkham-dice", { count: hold.dice }),
    neededOf: t("web_arkham-battle-needed"),
    success: stakes?.success ?? [],
    failure: stakes?.failure ?? [],
    dice: [],
    chances,
    tells: t(chances.length ? "web_arkham-battle-within" : "web_arkham-battle-hopeless", { name: against.name, rounds: battle.within.length }),
    go: (chance) => (chance === null ? t("web_arkham-roll") : t("web_arkham-roll-chance", { percent: chance })),
    offers: true,
  };
}

/** The dice from the log; what was not known before they fell comes from how it was shown then. */
function rolled(scene: Scene, { args }: LogEntry, before: Attempt | null): Attempt {
  const key = String(args.who ?? "");
  const row = investigatorsOf(scene.things).find((one) => one.name === key);
  const faces = (Array.isArray(args.dice) ? args.dice : []).map(Number);
  const lowest = (row && sheetOf(scene.view as ArkhamView, row.id)?.lowest) ?? 5;
  const hits = Number(args.successes ?? faces.filter((face) => face >= lowest).length);
  const needed = Number(args.needed ?? before?.needed ?? 1);
  const passed = Boolean(args.passed);
  const monster = scene.things[`monster:${Number(args.monster)}`] ? Number(args.monster) : 0;
  const name = row ? nameOf(scene, row) : (scene.text(key).name ?? "");
  const who = t("web_arkham-stage-who", { name, skill: capital(word(String(args.check ?? "luck"))) });
  const { battle } = scene.view as ArkhamView;
  return {
    ...EMPTY,
    title: before?.title ?? titleOf(scene, String(args.check ?? "luck"), monster),
    who,
    skill: before?.skill ?? { name, wish: faceWish(key), parts: [] },
    against: before?.against ?? (monster ? foeSide(scene, monster) : battle ? ancientSide(scene, battle) : { name: row ? spaceName(spaceOf(row)) : "", wish: spaceWish(row ? spaceOf(row) : ""), parts: [] }),
    total: hits,
    needed,
    totalOf: t("web_arkham-successes", { count: hits }),
    neededOf: t("web_arkham-needed", { count: needed }),
    success: before?.success ?? [],
    failure: before?.failure ?? [],
    dice: faces.map((face) => ({ face, isHit: face >= lowest })),
    result: passed ? "succeeded" : "failed",
    by: Math.abs(hits - needed),
    verdict: t(passed ? "web_arkham-check-passed" : "web_arkham-check-failed"),
  };
}

const EMPTY = { draws: [], drawn: [], result: "" as const, by: 0, tells: "" };
