export { default as Table } from "./DuneTable.svelte";
export { describe } from "./text";
