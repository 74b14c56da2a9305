export { default as Table } from "./DominionTable.svelte";
export { default as Portrait } from "./Portrait.svelte";
export { recount } from "./recount";
export { describe } from "./text";
