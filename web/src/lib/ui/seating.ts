// How the seats of the table in question look, for all that draws them: whoever shows a table says which it is.

import { getContext, setContext } from "svelte";
import { lookOf } from "../../games";
import { seatLook, type SeatLook } from "./seats";

const KEY = Symbol("seating");

type LookOf = (seat: number) => SeatLook;

/** `table`: asked again whenever something is drawn. */
export function provideSeating(table: () => { game: string; players: number }): void {
  setContext<LookOf>(KEY, (seat) => {
    const { game, players } = table();
    return lookOf(game, seat, players);
  });
}

export function useSeating(): LookOf {
  return getContext<LookOf | undefined>(KEY) ?? seatLook;
}
