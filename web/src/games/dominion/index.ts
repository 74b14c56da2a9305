import type { Screen } from "../screen";
import Emblem from "./Emblem.svelte";

export const dominion: Screen = {
  Emblem,
  cards: {
    scene: "fields",
    price: { icon: "coin", message: "card-costs-coins", below: true },
    marked: false,
    backs: [""],
  },
  load: () => import("./tabletop"),
};
