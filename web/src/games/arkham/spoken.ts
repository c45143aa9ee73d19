/** The town in words, for screen readers. */

import type { ThingView } from "../../net/protocol";
import type { Scene } from "../../state/scene.svelte";
import { t } from "../../state/session.svelte";
import { nameOf, thingOf } from "../../state/names";
import { wholePercent } from "../../text/chance";
import { box, UNSTABLE } from "./box";
import { signed } from "./marks";
import { siteOf } from "./towns";
import { foeOf, gatesOf, investigatorsOf, monstersOf, movementOf, spaceOf, type ArkhamView, type HarmView } from "./view";

export const spaceName = (space: string): string => t(`arkham-space-${space}`);
/** The name on a street's plate: that of its neighborhood, if it is one. */
export const plateName = (street: string): string => (isNeighborhood(street) ? t(`arkham-neighborhood-${street}`) : spaceName(street));
const isNeighborhood = (street: string): boolean => Object.values(box.towns).some((town) => (town[street] ?? []).length > 0);

/** Where a monster would go on the arrows of either color. */
export function outlookOf(scene: Scene, row: ThingView): string[] {
  const foe = foeOf(scene.view as ArkhamView, row.id);
  if (!foe) return [];
  if (foe.harm) return [t("web_arkham-acts"), ...harmOf(scene, foe.harm)];
  if (foe.acts) return [t("web_arkham-acts")];
  return (["white", "black"] as const).map((colour) => {
    const to = foe[colour].map((one) => (one === "vortex" ? t("web_arkham-vortex") : spaceName(one)));
    return to.length ? t(`web_arkham-goes-${colour}`, { to: to.join(" / ") }) : t(`web_arkham-stays-${colour}`);
  });
}

/** Whom a monster that does not move would hurt if its symbol appeared, and how likely that is. */
function harmOf(scene: Scene, { chance, losses }: HarmView): string[] {
  const percent = wholePercent(chance);
  const people = investigatorsOf(scene.things);
  const told = losses.flatMap(({ who, what, amount }) => {
    const row = people.find((one) => one.id === who);
    return row ? [t("web_arkham-harms", { name: nameOf(scene, row), what: scene.word("number", what), amount, percent })] : [];
  });
  return told.length ? told : [t("web_arkham-harms-nobody")];
}

function monsterLine(scene: Scene, row: ThingView): string {
  const { movement, dimension } = movementOf(scene.view as ArkhamView, row);
  return [nameOf(scene, row), t(`arkham-movement-${movement}`), t(`arkham-dimension-${dimension}`)].join(", ");
}

/** A street or a place: its neighborhood, gate, Clues, monsters, investigators, and both arrows. */
export function siteLine(scene: Scene, space: string, steps: number): string {
  const row = scene.things[`space:${space}`];
  const parts = [spaceName(space)];
  const street = Object.values(box.towns).flatMap((town) => Object.entries(town)).find(([, places]) => places.includes(space))?.[0];
  if (street) parts.push(spaceName(street));
  if (UNSTABLE.has(space)) parts.push(t("web_arkham-unstable"));
  parts.push(...(row?.marks ?? []).map((mark) => scene.word("mark", mark)));
  const gate = gatesOf(scene.things).get(space);
  if (gate) parts.push(t("web_arkham-gate-to", { world: nameOf(scene, gate), modifier: signed(gate.numbers?.modifier ?? 0) }));
  if (row?.numbers?.clues) parts.push(`${scene.word("number", "clues")} ${row.numbers.clues}`);
  for (const one of monstersOf(scene.things)) if (spaceOf(one) === space) parts.push(monsterLine(scene, one), ...outlookOf(scene, one));
  for (const one of investigatorsOf(scene.things)) if (siteOf(spaceOf(one))?.space === space) parts.push(nameOf(scene, one));
  if (siteOf(space)?.isStreet) {
    for (const colour of ["white", "black"] as const) {
      const to = box.arrows[colour][space];
      if (to && to !== "vortex") parts.push(t(`web_arkham-arrow-${colour}`, { to: spaceName(to) }));
    }
  }
  if (steps) parts.push(t("web_arkham-steps", { steps }));
  const here = [
    { kind: "space", id: space },
    ...[...monstersOf(scene.things), ...investigatorsOf(scene.things)].filter((one) => spaceOf(one) === space).map(thingOf),
  ];
  parts.push(...here.flatMap((one) => scene.optionsOn(one)).map((one) => one.text));
  return parts.join(", ");
}
