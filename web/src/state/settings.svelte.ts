/** The preferences of somebody on this device. */

export type Motion = "system" | "less" | "full";

/** The factor on the duration of beats for each pace. */
export const PACES = { slow: 1.8, normal: 1, fast: 0.45, instant: 0.45 };
export type Pace = keyof typeof PACES;

export interface Preferences {
  pace: Pace;
  motion: Motion;
  sounds: boolean;
  shortcuts: boolean;
  confirm: boolean;
  toured: boolean;
}

const KEY = "kadath-settings";
const DEFAULT: Preferences = {
  pace: "normal",
  motion: "system",
  sounds: false,
  shortcuts: true,
  confirm: false,
  toured: false,
};

function stored(): Preferences {
  try {
    return { ...DEFAULT, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as object) };
  } catch {
    return { ...DEFAULT };
  }
}

export const settings: Preferences = $state(stored());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage, the settings are just forgotten.
  }
}

/** Whether animations are off. */
export function isStill(): boolean {
  if (settings.motion === "less") return true;
  if (settings.motion === "full") return false;
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}
