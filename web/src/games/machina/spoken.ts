/** The map in words, for screen readers. */

import { termsOf } from "../../state/names";
import type { Scene } from "../../state/scene.svelte";
import { t } from "../../state/session.svelte";
import { bearing, type Cell, type Grid } from "./grid";
import type { MachinaView, Unit, WayView } from "./view";

const term = termsOf("machina");

/** The names of signs on the ground that are not things. */
const GROUND: Record<string, string> = { ".": "floor", "#": "rubble", O: "chasm", "^": "trap_space" };

/** A space: its direction from the acting unit, who is there, what it is, and the cost of a walk there. */
export function spoken(scene: Scene, grid: Grid, units: Unit[], cell: Cell, ways: WayView[], acting: Unit | undefined): string {
  const space = grid.spaceAt(cell);
  const parts: string[] = [];
  const legs = acting ? bearing(acting, cell) : [];
  const steps = legs.reduce((sum, [many]) => sum + many, 0);
  if (legs.length) {
    const told = legs.map(([many, direction]) => t("machina-far", { steps: many, direction: term("direction", direction) }));
    parts.push(told.length > 1 ? t("machina-far-both", { first: told[0]!, then: told[1]! }) : told[0]!);
  }
  const unit = units.find((one) => one.column === cell.column && one.row === cell.row);
  if (unit) parts.push(scene.word(unit.kind, unit.name), `${scene.word("number", "health")} ${unit.health}`);
  const thing = scene.things[`space:${space}`];
  if (thing) parts.push(scene.word("space", thing.name), ...(thing.marks ?? []).map((mark) => scene.word("mark", mark)));
  else {
    const sign = grid.plan.ground[cell.row]?.[cell.column] ?? "";
    if (sign in GROUND) parts.push(term("space", GROUND[sign]!));
  }
  if (steps && space !== undefined) parts.push(...seenOf(scene.view as MachinaView, space, steps));
  const way = ways.find((one) => one.space === space);
  if (way) parts.push(t("web_machina-cost", { stamina: way.cost }));
  const options = [unit?.thing, { kind: "space", id: space ?? -1 }].flatMap((one) => (one ? scene.optionsOn(one) : []));
  const where = t("machina-cell", { column: cell.column + 1, row: cell.row + 1 });
  return [...parts, ...options.map((one) => one.text), where].join(", ");
}

/** Whether the acting unit sees a space, and if not, why; for distant ones that is unknown. */
function seenOf({ sight }: MachinaView, space: number, steps: number): string[] {
  const met = sight.broken.find((one) => one.space === space);
  if (met) return [t(`machina-met-${met.by}`)];
  if (sight.seen.includes(space)) return [t("machina-in-sight")];
  return steps <= 6 ? [t("machina-out-of-sight")] : [];
}
