/** The rules of the games: a page for each, fetched when somebody first asks; and the rule that is read at a table. */
import { mount } from "svelte";
import { api } from "./api";
import { games } from "./games.svelte";
import { Loaded } from "./loaded.svelte";
import { paths } from "./router.svelte";
import type { Rule, RulesPage } from "./wire";

export type Said = keyof RulesPage["links"];

/** What a table says, by its kind; the rules page knows which rule governs it. */
export interface About {
  game: string;
  said: Said;
  kind: string;
}

const pages = new Map<string, Loaded<RulesPage>>();

export function rulesOf(game: string): Loaded<RulesPage> {
  let page = pages.get(game);
  if (!page) pages.set(game, (page = new Loaded(() => api.rules(game))));
  return page;
}

/** Null where there is no page of the game's rules. */
export function about(game: string, said: Said, kind: string | null | undefined): About | null {
  return kind && games.find(game)?.rules ? { game, said, kind } : null;
}

export function pathOf({ game, said, kind }: About): string {
  return `${paths.rules(game)}?for=${said}:${kind}`;
}

/** The anchor of the rule for what a table says, written as "question:turn". */
export function governing(page: RulesPage, what: string): string | null {
  const [said = "", kind = ""] = what.split(":");
  return page.links[said as Said]?.[kind] ?? null;
}

export function ruleAt(page: RulesPage, anchor: string | null): Rule | null {
  return page.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === anchor) ?? null;
}

/** A rule as it is searched. */
export function wordsOf({ title, pieces }: Rule): string {
  return `${title} ${pieces.map((piece) => piece.text ?? "").join("")}`.toLowerCase();
}

class Reader {
  /** What the rule is asked about, while its window is open. */
  opened = $state.raw<About | null>(null);
  #host: Promise<unknown> | null = null;

  /** What shows it comes when it is first needed. */
  open(what: About): void {
    this.#host ??= import("../rules/RuleDialog.svelte").then(({ default: host }) => mount(host, { target: document.body }));
    rulesOf(what.game).need();
    this.opened = what;
  }

  close(): void {
    this.opened = null;
  }
}

export const reader = new Reader();
