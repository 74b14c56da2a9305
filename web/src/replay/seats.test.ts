import { describe, expect, it } from "vitest";
import type { Eyes } from "$lib/router.svelte";
import type { SeatInfo, TableInfo } from "$lib/wire";
import { proposed, viewerOf, wanted } from "./seats";

const seat = (n: number, name: string, bot: string | null, yours = false): SeatInfo => ({
  seat: n,
  kind: bot ? "bot" : "person",
  name,
  bot,
  yours,
  here: false,
  resigned: false,
});
const TABLE = { seats: [seat(0, "Anna", null), seat(1, "Ben", "random"), seat(2, "Cleo", null, true)] } as TableInfo;

it("a replay is seen through one's own eyes, unless the address says otherwise", () => {
  expect([null, 0, "spectator", 7].map((seat) => viewerOf(TABLE, seat as Eyes))).toEqual([2, 0, null, null]);
  expect(viewerOf({ ...TABLE, seats: TABLE.seats.slice(0, 2) }, null)).toBeNull();
});

describe("playing on from a finished game", () => {
  it("puts me where I looked on, and bots elsewhere: those that were there, else the usual one", () => {
    expect(proposed(TABLE, 0, "heuristic").map((place) => [place.kind, place.bot])).toEqual([
      ["me", "heuristic"],
      ["bot", "random"],
      ["bot", "heuristic"],
    ]);
  });

  it("a spectator sits down on their own old seat, or on the first", () => {
    const kinds = (table: TableInfo) => proposed(table, null, "heuristic").map((place) => place.kind);
    expect(kinds(TABLE)).toEqual(["bot", "bot", "me"]);
    expect(kinds({ ...TABLE, seats: TABLE.seats.slice(0, 2) })).toEqual(["me", "bot"]);
  });

  it("names are sent only for people who share this browser", () => {
    const places = proposed(TABLE, 0, "heuristic");
    expect(wanted(places)[0]).toEqual({ kind: "me", name: null, bot: null });
    places[2]!.kind = "guest";
    places[2]!.name = " Dora ";
    expect(wanted(places)).toEqual([
      { kind: "me", name: "Anna", bot: null },
      { kind: "bot", name: null, bot: "random" },
      { kind: "me", name: "Dora", bot: null },
    ]);
  });
});
