import type { TableInfo } from "$lib/wire";
import { expect, test } from "vitest";
import { provideGames } from "../games/fixtures/games";
import { ago, mineFirst, outcome, winners } from "./tables";

test("tables at which I am asked come first, then what changed last", () => {
  const table = (id: string, your_move: boolean, changed: number) => ({ id, your_move, changed }) as TableInfo;
  const sorted = mineFirst([table("a", false, 9), table("b", true, 1), table("c", true, 5), table("d", false, 10)]);
  expect(sorted.map((one) => one.id)).toEqual(["c", "b", "d", "a"]);
});

test("a shared victory has several winners", () => {
  const seats = ["Ann", "Bob", "Cleo"].map((name, seat) => ({ name, seat }));
  const result = [1, 2, 1].map((place, seat) => ({ seat, place, score: 5, resigned: false }));
  expect(winners({ seats, result } as unknown as TableInfo).map((seat) => seat.name)).toEqual(["Ann", "Cleo"]);
});

test("a side wins, not its members one by one", () => {
  provideGames();
  const over = (game: string, places: number[]) => {
    const seats = places.map((_, seat) => ({ name: `N${seat}`, seat }));
    const result = places.map((place, seat) => ({ seat, place, score: 5, resigned: false }));
    return { game, players: places.length, seats, result } as unknown as TableInfo;
  };
  expect(outcome(over("uprising", [2, 1, 2, 1, 2, 1]))).toBe("Shaddam's side won");
  expect(outcome(over("uprising", [1, 2, 1]))).toBe("N0 & N2 shared the victory");
  expect(outcome(over("uprising", [1, 2, 3]))).toBe("N0 won");
  expect(outcome(over("uprising", [2]))).toBe("The automata won");
});

test("times are told in words", () => {
  expect(ago(1000, 1030)).toBe("just now");
  expect(ago(1000, 1000 + 150)).toBe("2 minutes ago");
  expect(ago(1000, 1000 + 7200)).toBe("2 hours ago");
  expect(ago(1000, 1000 + 90_000)).toBe("yesterday");
});
