export { default as Table } from "./DuneTable.svelte";
export { default as Portrait } from "./Portrait.svelte";
export { ownerOf } from "./owner";
export { meanwhile } from "./automata";
export { recount } from "./recount";
export { stage } from "./stage";
export { describe } from "./text";
