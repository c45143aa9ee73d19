/** Cards in words, for screen readers. */

import type { Scene } from "../../state/scene.svelte";
import { t } from "../../state/session.svelte";
import { faceOf } from "./box";
import { nameOf, skillName } from "./names";

/** A card's name, kind, cost and icons. */
export function cardLabel(scene: Scene, key: string | null): string {
  if (!key) return nameOf(scene, null);
  const face = faceOf(key);
  const icons = face.icons?.map(skillName) ?? [];
  return [
    nameOf(scene, key),
    scene.text(key).kind ?? "",
    scene.text(key).home_made ?? "",
    face.cost === undefined ? "" : t("web_lcg-cost", { cost: face.cost }),
    icons.length ? t("web_lcg-icons", { icons: icons.join(", ") }) : "",
  ]
    .filter(Boolean)
    .join(", ");
}
