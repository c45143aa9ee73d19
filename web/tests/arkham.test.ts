/** The towns of Arkham Horror: everything printed has a place, and everybody stands somewhere of their own. */

import { describe, expect, it } from "vitest";

import { gate } from "../src/art/gate";
import { course, town } from "../src/art/towns";
import { heldAs } from "../src/games/arkham/attempt";
import { box, SLIDERS } from "../src/games/arkham/box";
import { cue } from "../src/games/arkham/cues";
import { arrow, halfPlate, nearestThatWay, R, slot, wrapped } from "../src/games/arkham/layout";
import { PEOPLE } from "../src/games/arkham/people";
import { figuresIn } from "../src/games/arkham/standing";
import { ARKHAM, INNSMOUTH, siteOf, sitesIn, TOWNS } from "../src/games/arkham/towns";
import { errands, inFront, possessions, type ArkhamView, type FightView } from "../src/games/arkham/view";
import type { ThingView } from "../src/net/protocol";

describe("the towns", () => {
  it("have a place for every street and location of the boards", () => {
    for (const [name, streets] of Object.entries(box.towns)) {
      for (const space of [...Object.keys(streets), ...Object.values(streets).flat()]) {
        expect(siteOf(space)?.town, space).toBe(name);
      }
    }
  });

  it("keep medallions apart, and inside the plate", () => {
    for (const { town: name, w, h } of Object.values(TOWNS)) {
      const places = sitesIn(name).filter((one) => !one.isStreet);
      for (const one of places) {
        expect(one.x - R).toBeGreaterThan(0);
        expect(one.x + R).toBeLessThan(w);
        expect(one.y + R).toBeLessThan(h);
        for (const other of places) {
          if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.space} ${other.space}`).toBeGreaterThan(2 * R);
        }
      }
    }
  });

  it("have a road wherever two streets are joined", () => {
    for (const [name, streets] of Object.entries(box.towns)) {
      for (const street of Object.keys(streets)) {
        for (const other of box.ways[street] ?? []) {
          if (!(other in streets)) continue;
          const roads = TOWNS[name]!.roads.filter(({ ends }) => ends.includes(street) && ends.includes(other));
          expect(roads.length, `${street} ${other}`).toBe(1);
        }
      }
    }
  });

  it("are drawn alike every time, without a word in them", () => {
    for (const look of [ARKHAM, INNSMOUTH]) {
      const svg = town(look);
      expect(svg).toBe(town(look));
      expect(svg).not.toContain("<text");
      expect(svg).not.toContain("NaN");
      expect(svg.length).toBeLessThan(900_000);
    }
    expect(gate("#7d74ff")).not.toContain("NaN");
  }, 60_000);

  it("lead roads from street to street, either way", () => {
    const there = course(ARKHAM, "northside", "merchant_district");
    expect(there[0]![0]).toBeCloseTo(siteOf("northside")!.x);
    expect(course(ARKHAM, "merchant_district", "northside").at(-1)![0]).toBeCloseTo(siteOf("northside")!.x);
    expect(arrow(ARKHAM, "northside", "downtown")).toMatch(/^M[\d.]+ [\d.]+L/);
  });
});

describe("figures", () => {
  const investigator = (id: number, space: string): ThingView => ({ kind: "investigator", id, name: "jenny_barnes", owner: id - 1, place: `space:${space}` });
  const monster = (id: number, space: string): ThingView => ({ kind: "monster", id, name: "ghoul", place: `space:${space}` });
  const things = (...rows: ThingView[]): Record<string, ThingView> => Object.fromEntries(rows.map((one) => [`${one.kind}:${one.id}`, one]));

  it("stand apart, eight people and six monsters at one place too", () => {
    const rows = [...Array.from({ length: 8 }, (_, at) => investigator(at + 1, "woods")), ...Array.from({ length: 6 }, (_, at) => monster(100 + at, "woods"))];
    const all = figuresIn(things(...rows), "arkham", 13, (one) => one);
    expect(all).toHaveLength(14);
    const spots = new Set(all.map(({ at }) => `${at.x.toFixed(0)} ${at.y.toFixed(0)}`));
    expect(spots.size).toBe(14);
  });

  it("are in the town they are in, in the sky, or out of sight", () => {
    const all = things(investigator(1, "gilman_house_hotel"), investigator(2, "abyss_1"), monster(9, "sky"), investigator(3, "innsmouth_jail_cell"));
    expect(figuresIn(all, "arkham", 13, String).map((one) => one.key)).toEqual(["monster:9"]);
    expect(figuresIn(all, "innsmouth", 13, String).map((one) => one.key)).toEqual(["investigator:1", "investigator:3"]);
  });

  it("stand beside a street's plate on either side", () => {
    const street = siteOf("downtown")!;
    expect(slot(street, 40, 0, 1, true).x).toBeGreaterThan(street.x + 40);
    expect(slot(street, 40, 0, 1, false).x).toBeLessThan(street.x - 40);
  });

  it("stay on the plate of the town beside every street, where there is room for one", () => {
    for (const { town: name, w } of Object.values(TOWNS)) {
      for (const street of sitesIn(name).filter((one) => one.isStreet)) {
        const half = halfPlate("Miskatonic University", 16);
        for (const isFoe of [false, true]) {
          if ((isFoe ? w - street.x : street.x) - half < 40) continue;
          const all = [0, 1, 2, 3].map((at) => slot(street, half, at, 4, isFoe));
          for (const { x } of all) expect([x > 10, x < w - 10], `${street.space} ${x}`).toEqual([true, true]);
          expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size, street.space).toBe(4);
        }
      }
    }
  });

  it("show where they would go, unless they stay", () => {
    const foe = { white: ["uptown"], black: [], acts: false };
    const view = { foes: { 9: foe, 10: foe } } as unknown as ArkhamView;
    const rows = things(monster(9, "woods"), monster(10, "outskirts"));
    expect(errands(view, rows, "white").map(({ row, to }) => [row.id, to])).toEqual([[9, ["uptown"]]]);
    expect(errands(view, rows, "black")).toEqual([]);
  });

  it("bring whoever acts to the front, if they are the reader's", () => {
    const rows = things(investigator(1, "woods"), investigator(2, "woods"));
    expect(inFront({ acting: 2 } as ArkhamView, rows, null)?.id).toBe(2);
    expect(inFront({ acting: 2 } as ArkhamView, rows, 0)?.id).toBe(1);
  });

  it("own their cards in an order that holds", () => {
    const card = (id: number, type: string): ThingView => ({ kind: "card", id, name: "x", type, place: "investigator:1" });
    const rows = things(card(1, "ally"), card(2, "spell"), card(3, "common_item"), card(4, "blessing"));
    expect(possessions(rows, 1).map((one) => one.id)).toEqual([3, 2, 1, 4]);
  });
});

describe("names and ways", () => {
  it("are written in two lines where they are long", () => {
    expect(wrapped("Woods")).toEqual(["Woods"]);
    expect(wrapped("Silver Twilight Lodge")).toEqual(["Silver", "Twilight Lodge"]);
    expect(wrapped("Аркгемська психіатрична клініка", 14, 15)).toEqual(["Аркгемська", "психіатрична", "клініка"]);
  });

  it("lead the cursor to the next place that way", () => {
    const sites = sitesIn("arkham");
    expect(nearestThatWay(sites, siteOf("newspaper")!, [1, 0])?.space).toBe("curiositie_shoppe");
    expect(nearestThatWay(sites, siteOf("woods")!, [0, -1])?.space).toBe("miskatonic_university");
    expect(nearestThatWay(sites, siteOf("train_station")!, [-1, 0])).toBeUndefined();
    // From every place its own street is at most two keys away.
    const keys = [[1, 0], [-1, 0], [0, 1], [0, -1]] as const;
    for (const [street, places] of Object.entries(box.towns.arkham!)) {
      for (const place of places) {
        const reached = keys.map((one) => nearestThatWay(sites, siteOf(place)!, one)?.space);
        const onward = reached.flatMap((one) => (one ? keys.map((key) => nearestThatWay(sites, siteOf(one)!, key)?.space) : []));
        expect([...reached, ...onward], place).toContain(street);
      }
    }
  });
});

describe("the box", () => {
  it("has a face for every investigator, and stops for all sliders", () => {
    for (const [key, sliders] of Object.entries(box.sheets)) {
      expect(PEOPLE[key], key).toBeDefined();
      expect(sliders).toHaveLength(SLIDERS.length);
    }
  });
});

describe("what happens", () => {
  it("is seen at once where many monsters come or go in one town", () => {
    const joins = (kind: string, space: string) => cue({ kind, args: { space }, text: "", choice: 0 }).joins;
    expect(joins("appears", "woods")).toBe(joins("appears", "graveyard"));
    expect(joins("appears", "woods")).not.toBe(joins("monster-moves", "woods"));
    expect(joins("monster-moves", "uptown")).not.toBe(joins("monster-moves", "church_green"));
    expect(joins("gate", "woods")).toBeUndefined();
  });
});

it("a fight is shown with what is ticked for the hands", () => {
  const [bare, gun] = [
    { picked: [], held: [7], dice: 2, round: 0.3 },
    { picked: [8], held: [7, 8], dice: 5, round: 0.6 },
  ];
  const fight = { holds: [bare, gun] } as unknown as FightView;
  expect(heldAs(fight, [])).toBe(bare);
  expect(heldAs(fight, ["wield:8"])).toBe(gun);
  expect(heldAs(fight, ["wield:9"])).toBeUndefined();
});
