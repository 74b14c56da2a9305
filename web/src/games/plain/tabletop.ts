export { default as Table } from "./PlainTable.svelte";
export { describe } from "./text";
