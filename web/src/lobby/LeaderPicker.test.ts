import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { provideCatalogue } from "$lib/cards/catalogue.svelte";
import { SAMPLE } from "$lib/cards/sample";
import type { Field } from "$lib/wire";
import { gameInfo } from "../games/fixtures/games";
import { blank } from "./form";
import LeaderPicker from "./LeaderPicker.svelte";

const field: Field = {
  id: "leaders",
  kind: "leaders",
  name: "Leaders",
  about: "",
  default: "random",
  choices: [
    { value: "random", name: "At random", things: [] },
    { value: "first_game", name: "For a first game", things: [] },
  ],
  things: ["glossu_rabban"],
  needs: {},
};
const game = gameInfo("imperium", "dune", { player_counts: [1], usual_players: 1, fields: [field] });

beforeEach(() => provideCatalogue(SAMPLE));
afterEach(cleanup);

test("leaders are picked with their complexity, in dots and in words", () => {
  const { container } = render(LeaderPicker, { form: blank(game), field, value: ["glossu_rabban"], onchange: () => undefined });
  expect(screen.getByRole("option", { name: "Glossu Rabban (1 of 3)" })).toBeTruthy();
  expect(screen.getByRole("img", { name: "Simple to play (1 of 3)" })).toBeTruthy();
  expect(container.querySelectorAll(".complexity .on")).toHaveLength(1);
});

test("a first game can be asked for", () => {
  render(LeaderPicker, { form: blank(game), field, value: "random", onchange: () => undefined });
  expect(screen.getByRole("radio", { name: "For a first game" })).toBeTruthy();
});
