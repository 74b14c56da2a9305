import type { Screen } from "../screen";
import Emblem from "./Emblem.svelte";

export const dune: Screen = {
  Emblem,
  cards: {
    scene: "desert",
    price: { icon: "persuasion", message: "card-costs-persuasion", below: false },
    marked: true,
    backs: ["", "imperium", "intrigue", "conflict"],
  },
  load: () => import("./tabletop"),
};
