import { describe, expect, it } from "vitest";

import { buildingOf, empty, hasRoom, INVESTIGATORS, isReparable, named, pool, repaired, size, starter, titled, written } from "../src/games/lcg/deck";
import { about } from "../src/games/lcg";
import { attempt } from "../src/games/lcg/attempt";
import { bend, middlesOn, plan, ways } from "../src/games/lcg/layout";
import { cardWish, placeWish } from "../src/games/lcg/art";
import { asOf } from "../src/games/lcg/moment";
import { endOf, handOf, isUpgrade, keyOf, roundsOf, together, valueOf, type LcgView } from "../src/games/lcg/view";
import box from "../src/games/lcg/box.json";
import { faceOf } from "../src/games/lcg/box";
import type { LogEntry } from "../src/net/protocol";
import { Director } from "../src/state/director.svelte";
import { learn } from "../src/state/facts.svelte";
import { Scene } from "../src/state/scene.svelte";
import { course, summing } from "../src/state/tally";
import { counted, isKey } from "../src/games/lcg/tally";

const entry = (kind: string, args: LogEntry["args"] = {}): LogEntry => ({ kind, args, text: kind, choice: 1 });

const view = (change: Partial<LcgView>): LcgView =>
  ({ cards: {}, investigators: {}, piles: {}, values: {}, connections: {}, ...change }) as LcgView;

it("keeps the act in place until its story was told", () => {
  const barrier = { face: "the-barrier", zone: "story", place: 0 };
  const now = view({ act: 8, agenda: 5, cards: { 8: barrier } as never, values: { 8: { clues: [6, []] } } as never });
  const lying = { kind: "card", place: "pile:story" };
  const trapped = { ...lying, id: 7, name: "trapped", type: "act", numbers: { "clues-needed": 4 } };
  const agenda = { ...lying, id: 5, name: "whats-going-on", type: "agenda", numbers: { "doom-limit": 3 } };
  const then = asOf(now, { "card:7": trapped, "card:5": agenda });
  expect([then.act, keyOf(then, then.act), valueOf(then, then.act, "clues")]).toEqual([7, "trapped", 4]);
  expect([then.agenda, valueOf(then, then.agenda, "doom")]).toEqual([5, 3]);
  // Between two of them the next one is shown.
  expect(asOf(now, { "card:5": agenda }).act).toBe(8);
});

describe("the map", () => {
  const house = ["hallway", "attic", "cellar", "parlor"].map((key, at) => ({ id: 30 + at, key }));

  it("lays no two places on each other, wide or narrow", () => {
    const town = Object.entries(box)
      .filter(([, face]) => "encounter_set" in face && face.type === "location")
      .map(([key], at) => ({ id: at + 1, key }));
    for (const narrow of [false, true]) {
      for (const laid of [house, town, town.map(({ id }) => ({ id, key: null }))]) {
        const spots = [...plan(laid, narrow).spots.values()];
        expect(spots).toHaveLength(laid.length);
        for (const one of spots) {
          for (const other of spots) {
            if (one === other) continue;
            expect(Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y))).toBeGreaterThanOrEqual(1);
          }
        }
      }
    }
  });

  it("leaves a place where it lay when it is revealed", () => {
    const woods = [1, 2, 3].map((id) => ({ id, key: "arkham-woods-unhallowed-ground" as string | null }));
    const before = plan([{ id: 9, key: "main-path" }, ...woods], false);
    woods[1]!.key = "arkham-woods-quiet-glade";
    const after = plan([{ id: 9, key: "main-path" }, ...woods], false);
    expect([...after.spots]).toEqual([...before.spots]);
  });

  it("draws every way once, and says which lead one way only", () => {
    expect(ways({ 1: [2, 3], 2: [1], 3: [] })).toEqual([
      { from: 1, to: 2, oneWay: false },
      { from: 1, to: 3, oneWay: true },
    ]);
  });

  it("has a picture for every card, and another for every location", () => {
    const locations = Object.entries(box).filter(([, face]) => face.type === "location");
    const pictures = locations.map(([key]) => JSON.stringify(placeWish(key)));
    expect(new Set(pictures).size).toBe(locations.length);
    const shown = Object.keys(box).map((key) => cardWish(key));
    expect(shown.filter((wish) => wish.art === "emblem" && !wish.colour)).toEqual([]);
    // A candle is what nothing else was found for: it may not be what most cards show.
    const candles = shown.filter((wish) => wish.art === "emblem" && wish.kind === "candle");
    expect(candles.length).toBeLessThan(shown.length / 10);
  });
});

describe("a view", () => {
  it("knows a value as printed, unless something changes it", () => {
    const seen = view({
      cards: { 5: { face: "ghoul-priest", zone: "at", place: 3 } },
      values: { 5: { health: [10, []] } },
    });
    expect(valueOf(seen, 5, "health")).toBe(10);
    expect(valueOf(seen, 5, "fight")).toBe(4);
    expect(valueOf(seen, 5, "shroud")).toBeUndefined();
  });

  it("names an unrevealed location by its title, and nothing else that is unknown", () => {
    const seen = view({
      cards: {
        1: { face: null, zone: "map", place: 0, kind: { face: "downtown-arkham-asylum" } },
        2: { face: null, zone: "deck", place: 0, kind: { face: "knife" } },
      },
    });
    expect(keyOf(seen, 1)).toBe("downtown-arkham-asylum");
    expect(keyOf(seen, 2)).toBeNull();
  });

  it("shows somebody with several seats all that they know", () => {
    const hand = (face: string | null) => ({ 4: { face, zone: "hand", place: 1 } });
    const both = together(view({ cards: hand(null) }), [view({ cards: hand("knife") })]);
    expect(keyOf(both, 4)).toBe("knife");
  });

  it("knows the cards of a hand that others show, and no other card by it", () => {
    const seen = view({
      investigators: { 1: { seat: 0 }, 2: { seat: 1 } } as unknown as LcgView["investigators"],
      piles: { "hand:1": [4], "hand:2": [5, 6] },
      cards: {
        4: { face: "machete", zone: "hand", place: 1 },
        5: { face: null, zone: "hand", place: 2 },
        6: { face: null, zone: "hand", place: 2 },
        7: { face: null, zone: "deck", place: 2 },
      },
    });
    const cards = [{ card: 5, face: "knife" }, { card: 7, face: "knife" }];
    const shown = together(seen, [seen], [{ seat: 1, open: false, cards }]);
    expect([4, 5, 6, 7].map((card) => keyOf(shown, card))).toEqual(["machete", "knife", null, null]);
    expect(keyOf(seen, 5)).toBeNull();
    expect(handOf(shown, 0)).toEqual([{ card: 4, face: "machete" }]);
  });
});

describe("building decks", () => {
  it("offers every investigator a starter deck of the right size, from cards they may take", () => {
    for (const who of INVESTIGATORS) {
      expect(size(starter(who))).toBe(buildingOf(who).size);
      const may = new Set([...pool(who), ...buildingOf(who).required]);
      expect(Object.keys(starter(who)).filter((key) => !may.has(key))).toEqual([]);
    }
  });

  it("takes two cards of a title, whatever their level", () => {
    const cards = { ...empty("roland-banks"), "beat-cop": 1 };
    expect(hasRoom(cards, "beat-cop")).toBe(true);
    expect(hasRoom({ ...cards, "beat-cop": 2 }, "beat-cop")).toBe(false);
    expect(size(cards)).toBe(1);
  });

  it("writes a deck by the numbers of its cards", () => {
    const found = JSON.parse(written("roland-banks", { knife: 2 })) as { slots: Record<string, number> };
    expect(Object.values(found.slots)).toEqual([2]);
  });
});

describe("a line of the log", () => {
  const shown = view({
    cards: { "7": { face: "machete", zone: "hand", place: 3 } },
    investigators: { "3": { face: "roland-banks", seat: 0 } },
  } as unknown as Partial<LcgView>);

  it("points at its card where it lies, and at who did it", () => {
    expect(about(shown, entry("drew", { who: 3, card: 7, face: "machete" }))).toEqual([
      { kind: "card", id: 7 },
      { kind: "investigator", id: 3 },
    ]);
  });

  it("points at the face of a card that was shuffled away since", () => {
    expect(about(shown, entry("drew", { who: 3, card: 7, face: "knife" }))).toEqual([
      { kind: "face", id: "knife" },
      { kind: "investigator", id: 3 },
    ]);
  });
});

describe("a card from outside", () => {
  const lantern = {
    key: "storm-lantern",
    kind: "asset",
    copies: 2,
    original: false,
    text: {},
    facts: { face: { type: "asset", cls: "survivor", cost: 2 }, code: "harbour-lights/storm-lantern", limit: 2 },
  };

  it("is in the pool of those who may take it, and written by its number", () => {
    expect(pool("wendy-adams")).not.toContain("storm-lantern");
    learn("lcg", [lantern]);
    expect(faceOf("storm-lantern").cost).toBe(2);
    expect(pool("wendy-adams")).toContain("storm-lantern");
    expect(pool("roland-banks")).not.toContain("storm-lantern");
    expect(hasRoom({ "storm-lantern": 2 }, "storm-lantern")).toBe(false);
    expect(size({ "storm-lantern": 2 })).toBe(2);
    expect(JSON.parse(written("wendy-adams", { "storm-lantern": 2 })).slots).toEqual({
      "harbour-lights/storm-lantern": 2,
    });
  });
});

describe("the ways on the map", () => {
  it("never bend out of it", () => {
    const [width, height] = [1000, 600];
    const spots = [
      { x: 60, y: 40 },
      { x: 940, y: 40 },
      { x: 60, y: 560 },
      { x: 940, y: 560 },
      { x: 500, y: 300 },
    ];
    for (const a of spots) {
      for (const b of spots) {
        const { x, y } = bend(a, b, width, height);
        expect(Math.min(x, y, width - x, height - y), `${a.x},${a.y} to ${b.x},${b.y}`).toBeGreaterThan(0);
      }
    }
  });

  it("are measured on their own map, though another table's still lies on the page", () => {
    const rect = (left: number, top: number) => ({ left, top, width: 20, height: 10 });
    const ground = {
      getBoundingClientRect: () => rect(100, 500),
      querySelector: (selector: string) =>
        selector.includes("location-7") ? { getBoundingClientRect: () => rect(150, 550) } : null,
    };
    expect([...middlesOn(ground, [7, 8])]).toEqual([[7, { x: 60, y: 55 }]]);
  });
});

describe("the end of a campaign", () => {
  const who = { face: "roland-banks", seat: 0, out: "defeated" };
  const ended = (fate: string): LcgView =>
    view({
      investigators: { "1": who } as unknown as LcgView["investigators"],
      campaign: { rounds: 23, members: [{ investigator: "roland-banks", seat: 0, fate }] } as unknown as LcgView["campaign"],
      progress: { round: 7, rounds: null, steps: [], step: null },
    });

  it("says dead where the campaign log says dead", () => {
    expect(endOf(ended("killed"), 1)).toBe("web_lcg-fate-killed");
    expect(endOf(ended("insane"), 1)).toBe("web_lcg-fate-insane");
    expect(endOf(ended(""), 1)).toBe("web_lcg-out-defeated");
  });

  it("counts the rounds of all scenarios", () => {
    expect(roundsOf(ended(""))).toBe(23);
    expect(roundsOf(view({ progress: { round: 7, rounds: null, steps: [], step: null } }))).toBe(7);
  });
});

describe("buying", () => {
  it("marks the upgrade of a card that the deck has", () => {
    const deck = [["beat-cop", 1]];
    const members = [{ investigator: "roland-banks", seat: 0, fate: "", deck }];
    const shown = view({
      campaign: { members, buying: "roland-banks" } as unknown as LcgView["campaign"],
    });
    expect(isUpgrade(shown, "beat-cop-2")).toBe(true);
    expect(isUpgrade(shown, "shotgun")).toBe(false);
  });

  it("marks only what the buyer has, where somebody plays two investigators", () => {
    const members = [
      { investigator: "roland-banks", seat: 0, fate: "", deck: [["beat-cop", 1]] },
      { investigator: "skids-otoole", seat: 0, fate: "", deck: [["leo-de-luca", 1]] },
    ];
    const marked = (buying: string): string[] => {
      const shown = view({ campaign: { members, buying } as unknown as LcgView["campaign"] });
      return ["beat-cop-2", "leo-de-luca-1"].filter((key) => isUpgrade(shown, key));
    };
    expect(marked("roland-banks")).toEqual(["beat-cop-2"]);
    expect(marked("skids-otoole")).toEqual(["leo-de-luca-1"]);
    expect(marked("")).toEqual([]);
  });
});

describe("a deck that somebody brings", () => {
  it("keeps the name that a deck site gave it", () => {
    const json = written("roland-banks", starter("roland-banks"));
    expect(JSON.parse(named(json, "Two machetes")).name).toBe("Two machetes");
    expect(titled("Roland Banks\n1x Knife", "Two machetes")).toBe("Two machetes\n\nRoland Banks\n1x Knife");
    expect(titled("Roland Banks\n1x Knife", "")).toBe("Roland Banks\n1x Knife");
  });

  it("is repaired: what must not be there goes, what must be there comes", () => {
    const { "cover-up": _, ...deck } = starter("roland-banks");
    const wrong = { ...deck, knife: 5, "wendys-amulet": 1, lucky: 2, paranoia: 1 };
    const found = repaired("roland-banks", wrong);
    expect(found).toMatchObject({ "cover-up": 1, "rolands-38-special": 1, knife: 2, paranoia: 1 });
    expect(found).not.toHaveProperty("wendys-amulet");
    expect(found).not.toHaveProperty("lucky");
  });

  it("is left alone where nothing is wrong", () => {
    for (const who of INVESTIGATORS) expect(isReparable(who, starter(who))).toBe(false);
    expect(isReparable("roland-banks", empty("wendy-adams"))).toBe(true);
  });
});

describe("the ending", () => {
  it("counts what investigators suffer and whom they defeat, and remembers who fell", () => {
    const log = [
      entry("damaged", { face: "ghoul-minion", card: 95, damage: 2, horror: 0 }),
      entry("defeated", { face: "ghoul-minion", card: 95, who: 1 }),
      entry("damaged", { face: "wendy-adams", card: 1, damage: 1, horror: 1 }),
      entry("defeated", { face: "wendy-adams", card: 1, who: 0 }),
    ];
    expect(course(log, summing(counted, ["damage", "horror"]))).toEqual([0, 2]);
    expect(course(log, summing(counted, ["enemies"]))).toEqual([0, 1]);
    expect(log.map(isKey)).toEqual([false, false, false, true]);
  });
});

describe("a test on the stage", () => {
  /** Skill 3 against 4 with three tokens; what each is worth is known until there is a result. */
  const tested = (result: string, tokens: string[], log: LogEntry[] = []): Scene => {
    const shown = view({
      things: { "test:0": { numbers: { total: 3, difficulty: 4 } } } as unknown as LcgView["things"],
      bag: ["+1", "0", "-1"].filter((one) => !tokens.includes(one)),
      worth: result ? {} : { "+1": 1, "0": 0, "-1": -1 },
      investigators: { 1: { face: "roland-banks", location: 0 } },
      test: {
        who: 1, skill: "willpower", kind: "", against: 0, source: 0, base: 3, changes: [], difficulty: 4, committed: [],
        total: 3 + tokens.reduce((sum, one) => sum + Number(one), 0), tokens, result,
      },
    } as unknown as Partial<LcgView>);
    // The last line of the log is what is being told.
    const told = log.length ? { beat: { entry: log.at(-1) }, views: [shown], things: [shown.things] } : new Director();
    const source = { views: [shown], words: {}, decision: null, log, hands: [], director: told };
    return new Scene(source as unknown as ConstructorParameters<typeof Scene>[0]);
  };
  const good = (shown: ReturnType<typeof attempt>): string[] =>
    shown!.draws.flatMap((one) => (one.succeeds ? [one.key] : []));

  it("tells the same of the tokens after the draw as before it", () => {
    const before = attempt(tested("", []), null);
    const after = attempt(tested("failed", ["-1"]), before);
    expect(good(before)).toEqual(["+1"]);
    expect(good(after)).toEqual(["+1"]);
    expect(after!.draws.filter((one) => one.isDrawn).map((one) => one.key)).toEqual(["-1"]);
  });

  it("counts what others have committed since, while the token is drawn", () => {
    const before = attempt(tested("", []), null);
    const happened = [
      entry("test", { who: 1, skill: "willpower", difficulty: 4 }),
      entry("committed", { who: 2, card: 7, face: "guts" }),
      entry("revealed-token", { token: "-1" }),
    ];
    expect(good(attempt(tested("", [], happened), before))).toEqual(["+1", "0", "-1"]);
  });

  it("tells nothing of them to whoever comes after the draw", () => {
    expect(attempt(tested("failed", ["-1"]), null)).toMatchObject({ draws: [], tells: "" });
  });
});
