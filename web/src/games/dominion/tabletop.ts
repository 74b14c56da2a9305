export { default as Table } from "./DominionTable.svelte";
export { endsTurn } from "./ending";
export { describe } from "./text";
