/** Which layout suits the window. Each is made for its screens; nothing is shrunk from one into the other. */
import { MediaQuery } from "svelte/reactivity";

/**
 * `wide`: laptops and larger. `upright`: tablets held upright. `flat`: phones on their side, where height is dear.
 * `phone`: all else.
 */
export type Shape = "wide" | "upright" | "flat" | "phone";

const flat = new MediaQuery("(max-height: 520px) and (min-width: 600px)");
const wide = new MediaQuery("(min-width: 900px) and (min-aspect-ratio: 1)");
const upright = new MediaQuery("(min-width: 700px) and (min-height: 800px)");

export const shape = {
  get now(): Shape {
    return flat.current ? "flat" : wide.current ? "wide" : upright.current ? "upright" : "phone";
  },
};
