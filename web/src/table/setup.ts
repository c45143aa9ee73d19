/** The options of the set-up that make a difference. */

import type { GameInfo, SetupLine, SetupOption, TableInfo } from "../net/protocol";
import { capital } from "../state/names";
import { t } from "../state/session.svelte";

export function setupLines({ setup_text: lines }: TableInfo): SetupLine[] {
  return lines
    .filter(({ key }) => key !== "decks")
    .map((line) =>
      line.key === "lead" ? { ...line, text: t("web-seat", { number: Number(line.value) + 1 }) } : { ...line, text: capital(line.text) },
    );
}

/** Which choice of a set-up says whom the seats play; friends choose that for their own seats. */
export const figuresIn = (about: GameInfo): SetupOption | undefined =>
  about.setup.find((one) => !one.values.some(({ value }) => value === one.default));
