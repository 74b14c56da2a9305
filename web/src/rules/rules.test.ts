import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "$lib/api";
import { about, governing, pathOf, reader, rulesOf } from "$lib/rules.svelte";
import type { RulesPage as Page } from "$lib/wire";
import { provideGames } from "../games/fixtures/games";
import ExplainHost from "$lib/ui/ExplainHost.svelte";
import { explainer } from "$lib/ui/explain.svelte";
import RuleDialog from "./RuleDialog.svelte";
import RuleLink from "./RuleLink.svelte";
import RulesPage from "./RulesPage.svelte";

const PAGE: Page = {
  game: "dominion",
  title: "Dominion",
  lang: "en",
  chapters: [
    {
      id: "turn",
      title: "The turn",
      rules: [
        {
          id: "turn/phases",
          title: "Three phases",
          pieces: [{ text: "Then comes " }, { text: "the end", rule: "end/when" }, { text: "." }],
        },
      ],
    },
    {
      id: "end",
      title: "The end",
      rules: [
        {
          id: "end/when",
          title: "When it ends",
          pieces: [{ text: "With the last " }, { text: "Province", thing: "card:province" }, { text: " " }, { icon: "vp" }],
          unverified: "Not established: nothing.",
        },
      ],
    },
  ],
  links: { question: { buy: "end/when" }, reason: {}, event: {}, number: {}, thing: { province: "turn/phases" } },
};

beforeEach(() => {
  provideGames();
  vi.spyOn(api, "rules").mockResolvedValue(PAGE);
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  reader.close();
  history.replaceState(null, "", "/");
});

test("a page has its chapters and rules, each with a place of its own", async () => {
  render(RulesPage, { game: "dominion", about: null });
  expect(await screen.findByRole("heading", { level: 1, name: "The rules of Dominion" })).toBeTruthy();
  expect((await screen.findByRole("article", { name: "When it ends" })).id).toBe("end/when");
  expect(screen.getByRole("link", { name: "the end" }).getAttribute("href")).toBe("#end/when");
  expect(screen.getByRole("button", { name: "Province" })).toBeTruthy();
  expect(screen.getByText("Not established: nothing.")).toBeTruthy();
});

test("whoever searches sees the rules with all the words, and how many they are", async () => {
  render(RulesPage, { game: "dominion", about: null });
  await fireEvent.input(await screen.findByRole("searchbox"), { target: { value: "LAST province" } });
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.getByRole("status").textContent).toBe("1 rule");
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "end" } });
  expect(screen.getAllByRole("article").map((one) => one.id)).toEqual(["end/when", "turn/phases"]);
  await fireEvent.input(screen.getByRole("searchbox"), { target: { value: "sandworm" } });
  expect(screen.queryAllByRole("article")).toHaveLength(0);
  expect(screen.getByText("No rule like that is there.")).toBeTruthy();
});

test("whoever asks a whole question sees the rules with most of its words", async () => {
  render(RulesPage, { game: "dominion", about: null });
  const box = await screen.findByRole("searchbox");
  await fireEvent.input(box, { target: { value: "when does it end?" } });
  expect(screen.getAllByRole("article").map((one) => one.id)).toEqual(["end/when"]);
  await fireEvent.input(box, { target: { value: "last sandworm" } });
  expect(screen.queryAllByRole("article")).toHaveLength(0);
});

test("what a table says leads to the rule that governs it", async () => {
  history.replaceState(null, "", "/rules/dominion?for=question:buy");
  render(RulesPage, { game: "dominion", about: "question:buy" });
  await waitFor(() => expect(document.querySelector(".marked")?.id).toBe("end/when"));
  expect(location.pathname + location.search + location.hash).toBe("/rules/dominion#end/when");
  expect(governing(PAGE, "question:chess")).toBeNull();
  expect(governing(PAGE, "nonsense")).toBeNull();
});

test("at a table the rule opens in a window, and leads on to others", async () => {
  render(RuleDialog);
  render(RuleLink, { about: about("dominion", "question", "buy"), word: true });
  const link = screen.getByRole("link", { name: "Rule" });
  expect(link.getAttribute("href")).toBe("/rules/dominion?for=question:buy");
  await fireEvent.click(link);
  rulesOf("dominion").need();
  expect(await screen.findByRole("heading", { name: "When it ends" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All rules" }).getAttribute("href")).toBe("/rules/dominion#end/when");
});

test("beside the rule of a question stands the one about the card that asks it", async () => {
  render(RuleDialog);
  render(RuleLink, { about: about("dominion", "question", "buy", "province"), word: true });
  await fireEvent.click(screen.getByRole("link", { name: "Rule" }));
  rulesOf("dominion").need();
  const names = (await screen.findAllByRole("heading")).map((heading) => heading.textContent);
  expect([...new Set(names)]).toEqual(["When it ends", "Three phases"]);
});

test("there is no link where there is no page", () => {
  expect(about("chess", "question", "buy")).toBeNull();
  expect(about("dominion", "question", null)).toBeNull();
  expect(pathOf(about("uprising", "reason", "price")!)).toBe("/rules/uprising?for=reason:price");
  const { container } = render(RuleLink, { about: null });
  expect(container.querySelector("a")).toBeNull();
});

test("an explanation leads to its rule", async () => {
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
  render(ExplainHost);
  const price = about("dominion", "reason", "price");
  explainer.show(document.body, { text: "It costs 6, you have 3 coins", rule: price }, true);
  await fireEvent.click(await screen.findByText("Rule (key R)"));
  expect(reader.opened).toEqual(price);
  expect(explainer.shown).toBeNull();
});
