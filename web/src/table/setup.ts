/** The set-up of a table, in words. */

import type { SetupLine, TableInfo } from "../net/protocol";
import { capital } from "../state/names";
import { t } from "../state/session.svelte";

/** The chosen options, without the decks, which the seats show. */
export function setupLines({ setup_text: lines }: TableInfo): SetupLine[] {
  return lines
    .filter(({ key }) => key !== "decks")
    .map((line) =>
      line.key === "lead" ? { ...line, text: t("web-seat", { number: Number(line.value) + 1 }) } : { ...line, text: capital(line.text) },
    );
}
