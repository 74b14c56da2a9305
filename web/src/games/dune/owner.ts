import type { Frame } from "$lib/wire";
import type { DuneView } from "./view";

/** A Commander's deeds move the troops of the Ally whom he has activated. */
export function ownerOf({ view, decision }: Frame, place: string): number | null {
  if (place !== "garrison" || !decision) return null;
  return (view as unknown as DuneView).players[decision.seat]?.activated ?? null;
}
