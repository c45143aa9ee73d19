import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";

import type { GameClient } from "../src/games/game";
import type { LogEntry } from "../src/net/protocol";
import { Director } from "../src/state/director.svelte";
import { Scene } from "../src/state/scene.svelte";
import LogPanel from "../src/table/LogPanel.svelte";
import { emptyView } from "./views";

afterEach(cleanup);

const line = (kind: string, text: string, location?: number): LogEntry => ({
  kind,
  text,
  args: location === undefined ? {} : { location },
  choice: 1,
});

const LOG = [
  line("round", "Round 1"),
  line("moved", "The red runner moves.", 7),
  line("drew", "Ada draws <b>a card</b>."),
];

const game = {
  about: (_: unknown, entry: LogEntry) =>
    typeof entry.args.location === "number" ? [{ kind: "location", id: entry.args.location }] : [],
  filters: [{ key: "monsters", title: "monsters", kinds: new Set(["moved"]) }],
} as unknown as GameClient;

function shown(log = LOG): { scene: Scene; lines: () => string[] } {
  const scene = new Scene({
    views: [emptyView()],
    words: {},
    decision: null,
    log,
    fresh: 0,
    leaps: 0,
    version: 1,
    sending: null,
    odds: null,
    hands: [],
    director: new Director(),
    choose: () => {},
  });
  const { container } = render(LogPanel, { scene, game, log });
  const lines = (): string[] =>
    [...container.querySelectorAll("ol li")].map((one) => one.textContent?.trim() ?? "");
  return { scene, lines };
}

test("the log is text, whatever stands in it", () => {
  expect(shown().lines()).toEqual(LOG.map((entry) => entry.text));
});

test("a filter keeps its lines and the rounds they belong to", async () => {
  const { lines } = shown();
  await fireEvent.click(screen.getByRole("button", { name: "[monsters]" }));
  expect(lines()).toEqual(["Round 1", "The red runner moves."]);
  // Where room is short it is chosen from a list.
  await fireEvent.change(screen.getByRole("combobox"), { target: { value: "" } });
  expect(lines()).toEqual(LOG.map((entry) => entry.text));
});

test("words narrow the log down", async () => {
  const { lines } = shown();
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "CARD" } });
  expect(lines()).toEqual(["Ada draws <b>a card</b>."]);
});

test("a line with the focus points at what it is about", async () => {
  const { scene } = shown();
  await fireEvent.focus(screen.getByText("The red runner moves."));
  expect(scene.pointed).toEqual([{ kind: "location", id: 7 }]);
  await fireEvent.blur(screen.getByText("The red runner moves."));
  expect(scene.pointed).toEqual([]);
});

test("a long log begins near its end and can be read back to its beginning", async () => {
  const { lines } = shown(Array.from({ length: 500 }, (_, at) => line("moved", `Line ${at}`)));
  expect(lines()).toHaveLength(301);
  expect(lines().at(-1)).toBe("Line 499");
  await fireEvent.click(screen.getByText("[web-log-earlier]"));
  expect(lines()).toHaveLength(500);
  expect(lines()[0]).toBe("Line 0");
});
