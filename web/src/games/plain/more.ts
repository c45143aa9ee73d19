/** What a plain game brings to the table besides, once it is wanted. */

export { default as Zoom } from "./Zoom.svelte";
