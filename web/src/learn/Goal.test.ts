import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { api } from "$lib/api";
import { language } from "$lib/language.svelte";
import { frame, tableInfo } from "../table/fixtures/sample";
import Goals from "../table/fixtures/Goals.svelte";

afterEach(async () => {
  cleanup();
  await language.speak("en");
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("a tip is told in the language that is spoken now, whichever answer comes last", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  let late: (words: Record<string, string>) => void = () => undefined;
  const tips = vi.spyOn(api, "tips").mockReturnValueOnce(new Promise((resolve) => (late = resolve)));
  tips.mockResolvedValueOnce({ buy: "Kaufe Karten." });
  render(Goals, { frame: { ...frame("dominion", "action"), goal: "…", chances: ["buy"] }, info: tableInfo("dominion") });
  await language.speak("de");
  expect(await screen.findByText("Kaufe Karten.")).toBeTruthy();
  late({ buy: "Buy cards." });
  await Promise.resolve();
  expect(await screen.findByText("Kaufe Karten.")).toBeTruthy();
});
