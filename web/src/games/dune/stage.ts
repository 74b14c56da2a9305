import type { StageOf } from "../screen";
import { opens } from "./combat";

export const stage: StageOf = { opens, load: async () => (await import("./CombatStage.svelte")).default };
