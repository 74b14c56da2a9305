import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { games } from "$lib/games.svelte";
import { gameInfo } from "../games/fixtures/games";
import Help from "./Help.svelte";

afterEach(cleanup);

test("tells of the other ways to play a game, where there are any", () => {
  const modes = [{ name: "Six: three against three", lines: ["Scores are added up."] }];
  games.data = [gameInfo("dominion", "dominion"), gameInfo("uprising", "dune", { name: "Uprising", modes })];
  render(Help);
  expect(screen.getByRole("heading", { name: "Other ways to play Uprising" })).toBeTruthy();
  expect(screen.getByText("Scores are added up.")).toBeTruthy();
  expect(screen.queryByRole("heading", { name: /Other ways to play dominion/ })).toBeNull();
});

test("leads to the rules of each game that has a page of them", () => {
  games.data = [gameInfo("dominion", "dominion"), gameInfo("nim", "plain", { rules: false })];
  render(Help);
  const links = screen.getAllByRole<HTMLAnchorElement>("link").map((link) => link.getAttribute("href"));
  expect(links.filter((path) => path?.startsWith("/rules"))).toEqual(["/rules/dominion"]);
});
