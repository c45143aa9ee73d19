import { expect, test } from "vitest";

import { sound as arkham } from "../src/games/arkham/cues";
import { sound as machina } from "../src/games/machina/cues";
import type { LogEntry } from "../src/net/protocol";

const line = (kind: string, args: LogEntry["args"] = {}): LogEntry => ({ kind, args, text: "", choice: 1 });

test("a check sounds like how it went, and a loss only where it hurts", () => {
  expect(arkham(line("check", { passed: 1 }))).toBe("success");
  expect(arkham(line("check", { passed: 0 }))).toBe("failure");
  expect(arkham(line("lose", { what: "sanity" }))).toBe("hit");
  expect(arkham(line("lose", { what: "money" }))).toBeNull();
});

test("dice are heard to fall, and a walk is silent", () => {
  expect(machina(line("attack"))).toBe("dice");
  expect(machina(line("move"))).toBeNull();
});
