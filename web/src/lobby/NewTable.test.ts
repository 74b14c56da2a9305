import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { provideCatalogue, textOf } from "$lib/cards/catalogue.svelte";
import { SAMPLE } from "$lib/cards/sample";
import type { Field } from "$lib/wire";
import { gameInfo } from "../games/fixtures/games";
import { games } from "$lib/games.svelte";
import { blank, wanted } from "./form";
import NewTable from "./NewTable.svelte";

const field: Field = {
  id: "variant",
  kind: "choice",
  name: "Variant",
  about: "",
  default: "usual",
  choices: [
    { value: "usual", name: "The usual one", things: [] },
    { value: "other", name: "The other one", things: [] },
  ],
  things: [],
  needs: {},
};
const game = gameInfo("imperium", "dune", { fields: [field] });

afterEach(cleanup);

test("cards say what they will say with the options that are chosen, while the form is open", async () => {
  const agreed = [{ option: "variant", value: "other", boxes: [{ part: "agent", rows: [], text: "As agreed." }] }];
  const stilgar = { ...SAMPLE.things["card:stilgar"]!, agreed };
  const catalogue = provideCatalogue({ ...SAMPLE, things: { ...SAMPLE.things, "card:stilgar": stilgar } });
  const said = () => textOf(catalogue.thing("stilgar", "card")!);
  games.data = [game];
  const { unmount } = render(NewTable, { game: "imperium" });
  expect(said()).toBe(textOf(stilgar));
  await fireEvent.change(screen.getByLabelText("Variant"), { target: { value: "other" } });
  expect(said()).toBe("As agreed.");
  unmount();
  expect(said()).toBe(textOf(stilgar));
});

test("what is part of a choice is said, not asked, and not sent", async () => {
  const variant: Field = { ...field, id: "expert", kind: "flag", name: "The expert", about: "Hard.", default: false, choices: [], within: { variant: ["other"] } };
  const fields = [field, variant];
  games.data = [gameInfo("imperium", "dune", { fields })];
  render(NewTable, { game: "imperium" });
  expect(screen.getByRole("checkbox", { name: /The expert/ })).toBeTruthy();
  await fireEvent.change(screen.getByLabelText("Variant"), { target: { value: "other" } });
  expect(screen.getByText("The expert: part of The other one. Hard.")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: /The expert/ })).toBeNull();
  const form = { ...blank(games.data[0]!), options: { variant: "other", expert: false } };
  expect(wanted(form).options).toEqual({ variant: "other" });
});

test("what is always in play with so many players is said, not asked", () => {
  const module: Field = { ...field, id: "module", kind: "flag", name: "The module", about: "Contracts.", default: false, choices: [], counts: [3], always: [2] };
  games.data = [gameInfo("imperium", "dune", { fields: [module] })];
  render(NewTable, { game: "imperium" });
  expect(screen.getByText("The module: always in play with 2 players. Contracts.")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: /The module/ })).toBeNull();
});
