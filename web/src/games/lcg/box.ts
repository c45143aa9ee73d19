/** What is printed on the cards besides text; views name faces by key. */

import { factsOf } from "../../state/facts.svelte";
import box from "./box.json";

export const SKILLS = ["willpower", "intellect", "combat", "agility"] as const;
export type Skill = (typeof SKILLS)[number];

export interface Face {
  type: string;
  title?: string;
  cls?: string;
  level?: number;
  cost?: number;
  icons?: string[];
  slots?: string[];
  uses?: number;
  use_type?: string;
  keywords?: string[];
  traits?: string[];
  unique?: boolean;
  weakness?: boolean;
  victory?: number;
  encounter_set?: string;
  skills?: number[];
  health?: number;
  sanity?: number;
  health_per_investigator?: boolean;
  fight?: number;
  evade?: number;
  damage?: number;
  horror?: number;
  shroud?: number;
  clues?: number;
  symbol?: string;
  hidden_symbol?: string;
  stage?: number;
  doom?: number;
}

/** What the page has to know about a card that is not in the box. */
interface HomeMade {
  face: Face;
  code: string;
  /** The most copies in a deck; undefined if it cannot be chosen freely. */
  limit?: number;
}

const FACES = box as Record<string, Face>;
const UNKNOWN: Face = { type: "" };

export const homeMade = (): Record<string, HomeMade> => factsOf("lcg") as Record<string, HomeMade>;

export const faceOf = (key: string | null | undefined): Face =>
  (key && (FACES[key] ?? homeMade()[key]?.face)) || UNKNOWN;

export function printed(key: string | null, stat: string): number | undefined {
  const face = faceOf(key);
  const skill = (SKILLS as readonly string[]).indexOf(stat);
  if (skill >= 0) return face.skills?.[skill];
  const found = face[stat as keyof Face];
  return typeof found === "number" ? found : undefined;
}
