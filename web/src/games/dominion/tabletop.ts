export { default as Table } from "./DominionTable.svelte";
export { describe } from "./text";
