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

/** The figure that the set-up has for a seat, until its player, or somebody else, chooses it; `option` has the figures. */
export function plannedFigure({ setup_text: lines, seats }: TableInfo, option: string, seat: number): string | undefined {
  const all = lines.find(({ key }) => key === option)?.value;
  const one = Array.isArray(all) ? all[seat] : undefined;
  return seats.some(({ figure }) => figure === one) ? undefined : one;
}
