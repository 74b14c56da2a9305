// Who sits where when a finished game is played on from one of its moments.

import type { Eyes } from "$lib/router.svelte";
import type { NewSeat, TableInfo } from "$lib/wire";

export interface Place {
  seat: number;
  was: string; // who sat here
  kind: NewSeat["kind"] | "guest"; // another person at this device
  name: string;
  bot: string;
}

/** Whose view is shown: the seat that the address names, else one's own, else what everybody could see. */
export function viewerOf(table: TableInfo, seat: Eyes): number | null {
  const named = seat ?? table.seats.find((one) => one.yours)?.seat;
  return table.seats.some((one) => one.seat === named) ? (named as number) : null;
}

/** The one whose view it was is me, all others are bots of the usual kind. */
export function proposed(table: TableInfo, viewer: number | null, usual: string): Place[] {
  const mine = viewer ?? table.seats.find((seat) => seat.yours)?.seat ?? table.seats[0]?.seat;
  return table.seats.map((seat) => ({
    seat: seat.seat,
    was: seat.name,
    kind: seat.seat === mine ? "me" : "bot",
    name: "",
    bot: seat.bot ?? usual,
  }));
}

/** What is asked of the server; a name only where several people share this browser. */
export function wanted(places: readonly Place[]): NewSeat[] {
  const several = sharing(places);
  return places.map(({ kind, was, name, bot }) => ({
    kind: kind === "guest" ? "me" : kind,
    name: here(kind) && several ? name.trim() || was : null,
    bot: kind === "bot" ? bot : null,
  }));
}

/** Whether several people share this browser. */
export function sharing(places: readonly Place[]): boolean {
  return places.filter((place) => here(place.kind)).length > 1;
}

function here(kind: Place["kind"]): boolean {
  return kind === "me" || kind === "guest";
}
