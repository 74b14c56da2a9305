export { default as Table } from "./DuneTable.svelte";
export { ownerOf } from "./owner";
export { describe } from "./text";
