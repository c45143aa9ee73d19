import { expect, test } from "vitest";

import type { OptionText } from "../src/net/protocol";
import { Director } from "../src/state/director.svelte";
import { Scene } from "../src/state/scene.svelte";
import { emptyView } from "./views";

const ROLAND = { kind: "face", id: "roland-banks" };

/** A table where one option is about Roland; what was chosen. */
function asked(grave: boolean): { scene: Scene; chosen: string[] } {
  const chosen: string[] = [];
  const options: OptionText[] = [
    { key: "leave:roland-banks", verb: "leave", args: ["roland-banks"], text: "", points: [ROLAND], first: false, grave },
  ];
  const decision = { seat: 0, mine: true, ask: "choose-party", prompt: "", why: [], trail: [], options, several: null, stakes: null };
  const scene = new Scene({
    views: [emptyView()],
    words: {},
    decision,
    log: [],
    fresh: 0,
    leaps: 0,
    version: 1,
    sending: null,
    odds: null,
    hands: [],
    director: new Director(),
    choose: (key) => chosen.push(key),
  });
  return { scene, chosen };
}

test("pressing a thing chooses the one option it has", () => {
  const { scene, chosen } = asked(false);
  scene.press(ROLAND);
  expect(chosen).toEqual(["leave:roland-banks"]);
});

test("what playing on does not mend is not chosen by pressing a thing, however often", () => {
  const { scene, chosen } = asked(true);
  const near = { left: 0, top: 0, width: 1, height: 1 } as DOMRect;
  for (const isTouched of [false, true, true]) scene.press(ROLAND, near, isTouched);
  expect(scene.offer?.thing).toEqual(ROLAND);
  scene.press(ROLAND);
  expect(scene.narrowed).toEqual(ROLAND);
  expect(chosen).toEqual([]);
});
