/** The map in words, for those who hear it. */

import { termsOf } from "../../state/names";
import type { Scene } from "../../state/scene.svelte";
import { t } from "../../state/session.svelte";
import { bearing, type Cell, type Grid } from "./grid";
import type { Unit, WayView } from "./view";

const term = termsOf("machina");

/** Signs of plain ground that are no things, by what they are called. */
const GROUND: Record<string, string> = { ".": "floor", "#": "rubble", O: "chasm", "^": "trap_space" };

/** What a space is: where it lies from whoever acts, who stands there, what it is, and what a walk there costs. */
export function spoken(scene: Scene, grid: Grid, units: Unit[], cell: Cell, ways: WayView[], acting: Unit | undefined): string {
  const space = grid.spaceAt(cell);
  const parts = [t("web_machina-cell", { column: cell.column + 1, row: cell.row + 1 })];
  if (acting) {
    const [steps, direction] = bearing(acting, cell);
    if (steps) parts.push(`${steps} ${term("direction", direction)}`);
  }
  const unit = units.find((one) => one.column === cell.column && one.row === cell.row);
  if (unit) parts.push(scene.word(unit.kind, unit.name), `${scene.word("number", "health")} ${unit.health}`);
  const thing = scene.things[`space:${space}`];
  if (thing) parts.push(scene.word("space", thing.name), ...(thing.marks ?? []).map((mark) => scene.word("mark", mark)));
  else {
    const sign = grid.plan.ground[cell.row]?.[cell.column] ?? "";
    if (sign in GROUND) parts.push(term("space", GROUND[sign]!));
  }
  const way = ways.find((one) => one.space === space);
  if (way) parts.push(t("web_machina-cost", { stamina: way.cost }));
  const options = [unit?.thing, { kind: "space", id: space ?? -1 }].flatMap((one) => (one ? scene.optionsOn(one) : []));
  return [...parts, ...options.map((one) => one.text)].join(", ");
}
