/** To the place of a page that the address names, once it is there; gives its name. */
import { tick } from "svelte";

export async function arrive(): Promise<string | null> {
  await tick();
  const anchor = decodeURIComponent(location.hash.slice(1));
  const place = anchor ? document.getElementById(anchor) : null;
  if (!place) return null;
  place.scrollIntoView({ block: "start" });
  place.focus({ preventScroll: true });
  return anchor;
}
