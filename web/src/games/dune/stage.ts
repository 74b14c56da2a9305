import type { StageOf } from "../screen";
import { opens } from "./combat";
import Stage from "./CombatStage.svelte";

export const stage: StageOf = { opens, Stage };
