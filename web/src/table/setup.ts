/** What was chosen before the game, as far as it has any say. */

import { counts } from "../games/setups";
import type { SetupLine, TableInfo } from "../net/protocol";
import { t } from "../state/session.svelte";

export function setupLines({ game, setup_text: lines }: TableInfo): SetupLine[] {
  const chosen = Object.fromEntries(lines.map(({ key, value }) => [key, value]));
  return lines
    .filter(({ key }) => counts(game, key, chosen))
    .map((line) =>
      line.key === "lead" ? { ...line, text: t("web-seat", { number: Number(line.value) + 1 }) } : line,
    );
}
