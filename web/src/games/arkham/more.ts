/** What Arkham Horror brings to the table besides, once it is wanted. */

export { default as Ending } from "./Ending.svelte";
export { default as Zoom } from "./Zoom.svelte";
