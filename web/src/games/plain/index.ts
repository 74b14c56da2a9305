import type { Screen } from "../screen";
import Emblem from "./Emblem.svelte";

/** For games that have no screen of their own. */
export const plain: Screen = {
  Emblem,
  cards: {
    scene: "fields",
    price: { icon: "coin", message: "card-costs", below: true },
    marked: false,
    backs: [],
  },
  load: () => import("./tabletop"),
};
