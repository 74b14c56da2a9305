export { default as Table } from "./DuneTable.svelte";
export { ownerOf } from "./owner";
export { meanwhile } from "./automata";
export { describe } from "./text";
