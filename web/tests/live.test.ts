import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { Denied, Live, NotSent } from "../src/net/live";

class Wire {
  static made: Wire[] = [];
  static OPEN = 1;
  readyState = 0;
  sent: { type: string; id: number }[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};

  constructor() {
    Wire.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  greet(): void {
    this.readyState = 1;
    this.hear({ type: "hello", protocol: 1 });
  }
}

let live: Live;
let states: string[];

beforeEach(() => {
  vi.useFakeTimers();
  Wire.made = [];
  states = [];
  live = new Live("ws://here", () => new Wire() as unknown as WebSocket);
  live.onconnection = (state) => states.push(state);
  live.open();
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
});

const wire = (): Wire => Wire.made.at(-1)!;

test("an answer goes to whoever asked", async () => {
  wire().greet();
  const answer = live.say({ type: "ping" });
  wire().hear({ type: "pong", id: wire().sent[0]!.id, now: "" });
  await expect(answer).resolves.toMatchObject({ type: "pong" });
});

test("a refusal carries the server's words", async () => {
  wire().greet();
  const answer = live.say({ type: "undo", table: "t", version: 3 });
  wire().hear({ type: "error", id: wire().sent[0]!.id, code: "stale", text: "The table has gone on." });
  await expect(answer).rejects.toThrow(Denied);
  await expect(answer).rejects.toThrow("The table has gone on.");
});

test("a lost connection comes back, later each time, and nothing is sent twice", async () => {
  wire().greet();
  const lost = live.say({ type: "choose", table: "t", version: 3, key: "pass" });
  wire().close();
  await expect(lost).rejects.toThrow(NotSent);
  vi.advanceTimersByTime(200);
  expect(Wire.made).toHaveLength(2);
  wire().close();
  vi.advanceTimersByTime(399);
  expect(Wire.made).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(Wire.made).toHaveLength(3);
  wire().greet();
  expect(wire().sent).toEqual([]);
  expect(states).toEqual(["connecting", "open", "lost", "connecting", "lost", "connecting", "open"]);
});

test("somebody unknown is not tried again", () => {
  wire().close(4401);
  vi.advanceTimersByTime(60000);
  expect(Wire.made).toHaveLength(1);
  expect(states.at(-1)).toBe("nobody");
});

test("a connection that no longer answers is given up", () => {
  wire().greet();
  vi.advanceTimersByTime(20000);
  expect(wire().sent.at(-1)!.type).toBe("ping");
  vi.advanceTimersByTime(8000);
  expect(states.at(-1)).toBe("lost");
});
