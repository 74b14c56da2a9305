// A guest with an invitation: where seats have parts of their own, one is chosen.

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError, api } from "$lib/api";
import { me } from "$lib/me.svelte";
import type { TableInfo } from "$lib/wire";
import { provideGames } from "../games/fixtures/games";
import Join from "./Join.svelte";
import WaitingRoom from "./WaitingRoom.svelte";

const KINDS = ["person", "open", "open", "bot", "open", "bot"] as const;

function table(game: string, kinds: readonly string[]): TableInfo {
  const seats = kinds.map((kind, seat) => ({ seat, kind, name: kind === "open" ? "" : `N${seat}`, bot: null, yours: false, here: true, resigned: false }));
  return { id: "t", game, name: "", status: "waiting", players: seats.length, seats, options: {}, invite: null, yours: false } as unknown as TableInfo;
}

beforeEach(() => {
  provideGames();
  me.known = { id: "p", name: "Dora" };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function invited(info: TableInfo) {
  vi.spyOn(api, "invited").mockResolvedValue(info);
  const join = vi.spyOn(api, "join").mockResolvedValue(info);
  render(Join, { id: "t", invite: "secret" });
  return join;
}

test("whoever is invited to three against three sees the free seats with their sides, and takes one", async () => {
  const join = invited(table("uprising", KINDS));
  const seat = await screen.findByRole("radio", { name: "Muad'Dib's side Seat 3: Ally of Muad'Dib" });
  const seats = screen.getAllByRole<HTMLInputElement>("radio");
  expect(seats.map((one) => one.checked)).toEqual([true, false, false]);
  expect(join).not.toHaveBeenCalled();
  await fireEvent.click(seat);
  await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
  expect(join).toHaveBeenCalledWith("t", "secret", 2);
});

test("where one part in the game is left, whoever comes is told which before sitting down", async () => {
  for (const kinds of [["person", "open", "bot", "bot", "bot", "open"], ["person", "open", "bot", "bot", "bot", "bot"]]) {
    const join = invited(table("uprising", kinds));
    expect(await screen.findByText("You would be: Ally of Shaddam")).toBeTruthy();
    expect(screen.getByRole("img", { name: "Shaddam's side" })).toBeTruthy();
    expect(join).not.toHaveBeenCalled();
    await fireEvent.click(screen.getByRole("button", { name: "Sit down" }));
    expect(join).toHaveBeenCalledWith("t", "secret", null);
    cleanup();
    vi.restoreAllMocks();
  }
});

test("somebody without a name is told at once that the table is full or the link wrong, and not asked for one", async () => {
  me.known = { id: "p", name: "" };
  for (const code of ["full", "not_invited"]) {
    vi.spyOn(api, "invited").mockRejectedValue(new ApiError(403, code, "No seat."));
    render(Join, { id: "t", invite: "secret" });
    expect((await screen.findByRole("alert")).textContent).toContain("No seat.");
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.queryByRole("link", { name: "Watch" }) !== null).toBe(code === "full");
    cleanup();
    vi.restoreAllMocks();
  }
});

test("where all seats are alike, nobody is asked", async () => {
  const other = invited(table("dominion", ["person", "open", "open"]));
  await waitFor(() => expect(other).toHaveBeenCalledWith("t", "secret", null));
});

test("a table that is open to all has a button at each free seat", async () => {
  const join = vi.spyOn(api, "join").mockResolvedValue(table("uprising", KINDS));
  render(WaitingRoom, { table: table("uprising", KINDS) });
  await fireEvent.click(screen.getByRole("button", { name: "Sit down on seat 5: Ally of Muad'Dib" }));
  expect(join).toHaveBeenCalledWith("t", null, 4);
  expect(screen.queryByRole("button", { name: "Sit down" })).toBeNull();
});
