import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { provideCatalogue, textOf } from "$lib/cards/catalogue.svelte";
import { SAMPLE } from "$lib/cards/sample";
import type { Field } from "$lib/wire";
import { gameInfo } from "../games/fixtures/games";
import { games } from "$lib/games.svelte";
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

test("what is always in play with so many players is said, not asked", () => {
  const module: Field = { ...field, id: "module", kind: "flag", name: "The module", about: "Contracts.", default: false, choices: [], counts: [3], always: [2] };
  games.data = [gameInfo("imperium", "dune", { fields: [module] })];
  render(NewTable, { game: "imperium" });
  expect(screen.getByText("The module: always in play with 2 players. Contracts.")).toBeTruthy();
  expect(screen.queryByRole("checkbox", { name: /The module/ })).toBeNull();
});
