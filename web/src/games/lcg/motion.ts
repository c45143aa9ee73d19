/** Quiet motion: figures move visibly from place to place. */

import { cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";

import { isStill } from "../../state/settings.svelte";

const [send, receive] = crossfade({
  duration: () => (isStill() ? 0 : 480),
  easing: cubicOut,
  fallback: (): TransitionConfig => ({ duration: isStill() ? 0 : 220, css: (at) => `opacity: ${at}` }),
});

export const leave = send;
export const arrive = receive;
