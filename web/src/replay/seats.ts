// Who sits where when a finished game is played on from one of its moments.

import type { NewSeat, TableInfo } from "$lib/wire";

export interface Place {
  seat: number;
  was: string; // who sat here
  kind: NewSeat["kind"];
  name: string;
  bot: string;
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
  const several = places.filter((place) => place.kind === "me").length > 1;
  return places.map(({ kind, was, name, bot }) => ({
    kind,
    name: kind === "me" && several ? name.trim() || was : null,
    bot: kind === "bot" ? bot : null,
  }));
}
