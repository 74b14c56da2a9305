import type { Screen } from "../screen";
import Emblem from "./Emblem.svelte";
import { colours, modules, roles } from "./roles";

export const dune: Screen = {
  Emblem,
  cards: {
    scene: "desert",
    price: { icon: "persuasion", message: "card-costs-persuasion", below: false },
    marked: true,
    backs: ["", "imperium", "intrigue", "conflict"],
  },
  roles,
  modules,
  colours,
  load: () => import("./tabletop"),
};
