/** What the plain page loads on demand. */

export { default as Zoom } from "./Zoom.svelte";
