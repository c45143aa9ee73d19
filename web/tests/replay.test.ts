import { beforeEach, expect, test, vi } from "vitest";

import { api } from "../src/net/api";
import type { Replay } from "../src/net/protocol";
import { ReplayState } from "../src/state/replay.svelte";

/** Answers that wait until they are let go, in whatever order. */
const waiting: { seat: string; from: number; go: () => void }[] = [];

beforeEach(() => {
  waiting.length = 0;
  vi.spyOn(api, "chapters").mockResolvedValue({
    chapters: [20, 70, 150].map((at) => ({ at, title: `Round at ${at}`, depth: 0 })),
  });
  vi.spyOn(api, "replay").mockImplementation(
    (_table, seat, from, count) =>
      new Promise<Replay>((done) => {
        const moments = Array.from({ length: Math.min(count, 201 - from) }, (_, at) => ({
          at: from + at,
          made: null,
          views: [{ seat }],
          decision: null,
          log: [],
          outcome: null,
        }));
        waiting.push({ seat, from, go: () => done({ choices: 200, from, moments } as unknown as Replay) });
      }),
  );
});

const letGo = async (): Promise<void> => {
  while (waiting.length) {
    waiting.shift()!.go();
    await new Promise((done) => setTimeout(done));
  }
};

async function opened(): Promise<ReplayState> {
  const replay = new ReplayState("table");
  const ready = replay.reset();
  await letGo();
  await ready;
  return replay;
}

test("of several wishes the last one is shown, whatever is loaded first", async () => {
  const replay = await opened();
  const far = replay.go(190);
  const near = replay.go(3);
  await near;
  expect(replay.at).toBe(3);
  await letGo();
  await far;
  expect(replay.at).toBe(3);
});

test("another seat's view comes at once, and what is shown stays until then", async () => {
  const replay = await opened();
  replay.seat = "0";
  const first = replay.reset();
  expect(replay.step?.views).toEqual([{ seat: "open" }]);
  replay.seat = "1";
  const second = replay.reset();
  // The answer for the seat that is no longer wanted comes last.
  waiting.reverse();
  await letGo();
  await Promise.all([first, second]);
  expect(replay.step?.views).toEqual([{ seat: "1" }]);
});

test("a far step is shown without all that is before it, and the log is loaded back from there", async () => {
  const replay = await opened();
  const far = replay.go(190);
  const asked = waiting.map(({ from }) => from);
  expect(asked).toEqual([190]);
  await letGo();
  await far;
  expect(replay.at).toBe(190);
  await letGo();
  expect(replay.hasEarlier).toBe(true);
  const all = replay.earlier(Infinity);
  await letGo();
  await all;
  expect(replay.hasEarlier).toBe(false);
});

test("chapters are gone through one by one, and end at both ends", async () => {
  const replay = await opened();
  for (const [step, at] of [[1, 20], [1, 70], [1, 150], [1, 200], [-1, 150], [-1, 70], [-1, 20], [-1, 0]] as const) {
    const going = replay.goChapter(step);
    await letGo();
    await going;
    expect(replay.at).toBe(at);
  }
  expect(replay.chapter).toBeUndefined();
});
