/**
 * A skill test as a stage shows it: from the view while it waits for a choice, and from the log while it is
 * resolved.
 */

import type { LogEntry } from "../../net/protocol";
import type { Attempt, Draw, Part, Side } from "../../state/attempt";
import { capital } from "../../state/names";
import type { Scene } from "../../state/scene.svelte";
import { t } from "../../state/session.svelte";
import { cardWish, faceWish, placeWish } from "./art";
import { faceOf } from "./box";
import { cardName, nameOf, skillName, tokenName } from "./names";
import { cardOf, investigatorOf, investigatorsOf, keyOf, peopleAt, pile, valueOf, type LcgView, type TestView } from "./view";

/** The current test; what the log does not say comes from how it was shown before. */
export function attempt(scene: Scene, before: Attempt | null): Attempt | null {
  const view = scene.view as LcgView;
  const { beat } = scene.source.director;
  if (beat) return view.things["test:0"] ? happening(scene, beat.entry, before) : null;
  return view.test ? waiting(scene, view.test, before) : null;
}

const signed = (amount: number): string => `${amount < 0 ? "−" : "+"}${Math.abs(amount)}`;

/** The number of a card's icons that count for a skill. */
const matching = (key: string | null, skill: string): number =>
  (faceOf(key).icons ?? []).filter((icon) => icon === skill || icon === "wild").length;

function waiting(scene: Scene, test: TestView, before: Attempt | null): Attempt {
  const view = scene.view as LcgView;
  const { ticking, decision } = scene.source;
  const ticked = (ticking?.options ?? []).filter((one) => one.verb === "commit" && ticking!.count(one.key) > 0);
  const adds = ticked.map((one): [card: number, adds: number] => {
    const card = Number(one.args[0]);
    return [card, matching(keyOf(view, card), test.skill)];
  });
  const total = Math.max(0, test.total + adds.reduce((sum, [, by]) => sum + by, 0));
  const title = titleOf(scene, test);
  const who = t("web_lcg-stage-who", { name: cardName(scene, test.who), skill: skillName(test.skill) });
  const known = before?.title === title && before.who === who ? before : null;
  // What each token would do is known until there is a result.
  const shown = test.result ? marked(known?.draws ?? [], test.tokens) : draws(view, test, total);
  const stakes = ticking?.stakes ?? decision?.stakes;
  return {
    title,
    who,
    skill: {
      name: capital(skillName(test.skill)),
      wish: faceWish(investigatorOf(view, test.who)?.face ?? ""),
      parts: [
        { name: t("web_lcg-base"), amount: String(test.base) },
        ...test.changes.map(([source, op, by]): Part => ({
          name: typeof source === "number" ? cardName(scene, source) : t("web_lcg-stage-token", { token: tokenName(source) }),
          amount: op === "add" ? signed(by) : `${t(`web_lcg-op-${op.replace(" ", "-")}`)} ${by}`,
        })),
        ...adds.map(([card, by]): Part => ({ name: cardName(scene, card), amount: signed(by), isTicked: true })),
      ],
    },
    against: against(scene, test),
    total,
    needed: test.difficulty,
    success: stakes?.success ?? [],
    failure: stakes?.failure ?? [],
    draws: shown,
    drawn: test.tokens,
    result: test.result as Attempt["result"],
    by: Math.abs(test.total - test.difficulty),
    tells: shown.length ? tells(shown) : "",
    ...asking(scene, test),
    ...button(scene, helpers(scene, test)),
  };
}

/** The question for cards, in short. */
function asking(scene: Scene, test: TestView): Pick<Attempt, "ask"> {
  const { decision } = scene.source;
  const asked = decision && investigatorsOf(scene.view as LcgView, [decision.seat])[0];
  if (decision?.ask !== "commit" || !asked) return {};
  return {
    ask: t("web_lcg-stage-commit", {
      who: cardName(scene, asked),
      own: asked === test.who ? "yes" : "no",
      tester: cardName(scene, test.who),
    }),
  };
}

/** The button draws nothing yet if others may be asked for cards. */
function button(scene: Scene, others: number[]): Pick<Attempt, "go"> {
  if (!others.length) return {};
  const names = others.map((who) => cardName(scene, who)).join(", ");
  return {
    go: (percent) => t("web_lcg-stage-go-on", { names, percent: percent ?? "none" }),
  };
}

/** Who is asked for cards after the deciding seat: those at the same place who hold any. */
function helpers(scene: Scene, test: TestView): number[] {
  const view = scene.view as LcgView;
  const first = scene.source.ticking?.options.find((one) => one.verb === "commit");
  const asked = first ? cardOf(view, Number(first.args[0])).place : test.who;
  const there = peopleAt(view, investigatorOf(view, test.who)?.location ?? 0).filter((who) => who !== test.who);
  return there.slice(there.indexOf(asked) + 1).filter((who) => pile(view, "hand", who).length > 0);
}

const tells = (draws: Draw[]): string =>
  t("web_lcg-stage-draws", { good: draws.filter((one) => one.succeeds).length, count: draws.length });

function titleOf(scene: Scene, test: TestView): string {
  const name = test.against ? cardName(scene, test.against) : "";
  if (test.kind) return t(`web_lcg-stage-${test.kind}`, { name });
  const isCard = String(test.source) in (scene.view as LcgView).cards;
  return isCard ? cardName(scene, test.source) : t("web_lcg-test");
}

/** What the test is against: a place, an enemy, or the card that demands it. */
function against(scene: Scene, test: TestView): Side {
  const view = scene.view as LcgView;
  const thing = test.against || test.source;
  const key = keyOf(view, thing);
  const stats = { fight: "fight", evade: "evade", investigate: "shroud" }[test.kind];
  const parts: Part[] = [{ name: t(stats ? `web_lcg-stat-${stats}` : "web_lcg-difficulty"), amount: String(test.difficulty) }];
  if (test.kind === "investigate") {
    parts.push({ name: t("web_lcg-stage-clues"), amount: String(view.cards[String(thing)]?.clues ?? 0) });
  } else if (test.kind === "fight") {
    const left = (valueOf(view, thing, "health") ?? 0) - (view.cards[String(thing)]?.damage ?? 0);
    parts.push({ name: t("web_lcg-stat-health"), amount: String(left) });
  }
  return { name: nameOf(scene, key), wish: wishOf(scene, test.who, key), parts };
}

/** The picture of what is tested against; for an investigator's own action, the place where they are. */
function wishOf(scene: Scene, who: number, key: string | null): Side["wish"] {
  const view = scene.view as LcgView;
  if (key && faceOf(key).type !== "investigator") return cardWish(key);
  return placeWish(keyOf(view, investigatorOf(view, who)?.location ?? 0) ?? "");
}

function draws(view: LcgView, test: TestView, total: number): Draw[] {
  const all = [...view.bag, ...test.tokens]
    .map((key) => ({ key, worth: view.worth[key] ?? (key in view.worth ? -Infinity : 0) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ key, worth }): Draw => {
      const succeeds = worth > -Infinity && Math.max(0, total + worth) >= test.difficulty;
      return { key, name: tokenName(key), succeeds, isDrawn: false };
    });
  return marked(all, test.tokens);
}

/** The same with the drawn ones marked. */
function marked(draws: Draw[], drawn: string[]): Draw[] {
  const left = [...drawn];
  return draws.map((one) => {
    const at = left.indexOf(one.key);
    if (at >= 0) left.splice(at, 1);
    return { ...one, isDrawn: at >= 0 };
  });
}

/** What the log has said about the test so far. */
function happening(scene: Scene, now: LogEntry, before: Attempt | null): Attempt | null {
  const view = scene.view as LcgView;
  const log = scene.source.log.slice(0, scene.source.log.indexOf(now) + 1);
  const began = log.findLastIndex((one) => one.kind === "test");
  const [first, ...rest] = began < 0 ? [] : log.slice(began);
  if (!first) return before;
  const who = Number(first.args.who);
  const skill = String(first.args.skill);
  const of = (kind: string): LogEntry[] => rest.filter((one) => one.kind === kind);
  const drawn = of("revealed-token").map((one) => String(one.args.token));
  const result = of("test-result").at(-1);
  const known = before?.who === t("web_lcg-stage-who", { name: cardName(scene, who), skill: skillName(skill) }) ? before : null;
  const numbers = view.things["test:0"]?.numbers ?? {};
  const bag = known ? bagAfter(scene, of("committed"), known) : [];
  return {
    title: known?.title ?? t("web_lcg-test"),
    who: t("web_lcg-stage-who", { name: cardName(scene, who), skill: skillName(skill) }),
    skill: {
      name: capital(skillName(skill)),
      wish: faceWish(investigatorOf(view, who)?.face ?? ""),
      parts: [
        ...(known?.skill.parts.filter((one) => !one.isTicked) ?? []),
        ...of("committed").map((one): Part => {
          const face = String(one.args.face);
          return { name: nameOf(scene, face), amount: signed(matching(face, skill)), isTicked: true };
        }),
      ],
    },
    against: known?.against ?? {
      name: t("web_lcg-difficulty"),
      wish: wishOf(scene, who, null),
      parts: [{ name: t("web_lcg-difficulty"), amount: String(first.args.difficulty) }],
    },
    total: Math.max(0, Number(of("total").at(-1)?.args.total ?? numbers.total ?? 0)),
    needed: numbers.difficulty ?? Number(first.args.difficulty),
    success: known?.success ?? [],
    failure: known?.failure ?? [],
    draws: marked(bag, drawn),
    drawn,
    result: result ? (String(result.args.result) as Attempt["result"]) : "",
    by: Number(result?.args.by ?? 0),
    tells: tells(bag),
  };
}

/** The effect of each token, including the cards that others have committed since the reader saw the test. */
function bagAfter(scene: Scene, committed: LogEntry[], known: Attempt): Draw[] {
  const { test, worth } = scene.before as LcgView;
  if (!test || !Object.keys(worth).length) return known.draws;
  const later = committed.filter((one) => !test.committed.includes(Number(one.args.card)));
  const more = later.reduce((sum, one) => sum + matching(String(one.args.face), test.skill), 0);
  return draws(scene.before as LcgView, test, Math.max(0, test.total + more));
}
