import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { provideGames } from "../../games/fixtures/games";
import Card from "./Card.svelte";
import { provideCatalogue } from "./catalogue.svelte";
import { SAMPLE } from "./sample";

afterEach(cleanup);

test("what a small card says is fitted anew in other words, and only then", async () => {
  const observe = vi.spyOn(ResizeObserver.prototype, "observe");
  const catalogue = provideCatalogue(SAMPLE);
  provideGames();
  render(Card, { game: "imperium", id: "stilgar", kind: "card" });
  expect(observe).toHaveBeenCalledTimes(1);
  const { things } = SAMPLE;
  const stilgar = things["card:stilgar"]!;
  catalogue.data = { ...SAMPLE, things: { ...things, "card:stilgar": { ...stilgar } } };
  await tick();
  expect(observe).toHaveBeenCalledTimes(1);
  const boxes = stilgar.boxes.map((box) => ({ ...box, text: `${box.text}, und noch viel mehr` }));
  catalogue.data = { ...SAMPLE, things: { ...things, "card:stilgar": { ...stilgar, boxes } } };
  await vi.waitFor(() => expect(observe).toHaveBeenCalledTimes(2));
});
