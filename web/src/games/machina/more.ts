/** What Machina Arcana loads on demand. */

export { default as Ending } from "./Ending.svelte";
export { default as Zoom } from "./Zoom.svelte";
