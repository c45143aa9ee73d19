/** A location in words, for screen readers. */

import { t } from "../../state/session.svelte";
import { GATES, spacesOf } from "./box";
import { figureName, gateName, healthOf, locationName, tokenName } from "./names";
import { at, type FinalHourView } from "./view";

/** What is on a location, as a list of phrases; without its monsters if those are listed separately. */
export function contents(view: FinalHourView, location: number, monsters = true): string[] {
  const here = at(view, location);
  const found: string[] = [];
  if (view.board.ritual_site === location) found.push(t("final_hour-holds-ritual"));
  view.board.gates.forEach(([where, tokens], gate) => {
    if (where === location) {
      found.push(t("web_final_hour-gate", { gate: gateName(GATES[gate]!), tokens }));
    }
  });
  for (const token of monsters ? here.monsters : []) {
    const health = healthOf(token, here.monsters.length);
    found.push(t("final_hour-monster-with-health", { monster: tokenName(token), health }));
  }
  if (here.clue) found.push(t("final_hour-holds-clue"));
  if (here.damage) found.push(t("web_final_hour-damaged", { spaces: here.damage }));
  for (const figure of here.investigators) found.push(figureName(view, figure));
  const free = spacesOf(location) - here.damage - here.monsters.length;
  found.push(t("web_final_hour-free", { spaces: Math.max(0, free) }));
  return found;
}

export const describe = (view: FinalHourView, location: number): string =>
  `${location} ${locationName(location)}: ${contents(view, location).join(", ")}.`;
