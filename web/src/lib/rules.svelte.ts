/** The rules of the games: a page for each, fetched when somebody first asks; and the rule that is read at a table. */
import { mount } from "svelte";
import { api } from "./api";
import { games } from "./games.svelte";
import { language } from "./language.svelte";
import { Loaded } from "./loaded.svelte";
import { paths } from "./router.svelte";
import type { Rule, RulesPage } from "./wire";

export type Said = Exclude<keyof RulesPage["links"], "thing">;

/** What a table says, by its kind; the rules page knows which rule governs it. */
export interface About {
  game: string;
  said: Said;
  kind: string;
  /** The id of the card or space of which it is said: there may be a rule about that alone. */
  thing?: string | null;
}

const pages = new Map<string, Loaded<RulesPage>>();

export function rulesOf(game: string): Loaded<RulesPage> {
  let page = pages.get(game);
  if (!page) pages.set(game, (page = new Loaded(() => api.rules(game))));
  return page;
}

language.onChange(() => {
  for (const page of pages.values()) void page.renew();
});

/** Null where there is no page of the game's rules. */
export function about(game: string, said: Said, kind: string | null | undefined, thing: string | null = null): About | null {
  return kind && games.find(game)?.rules ? { game, said, kind, thing } : null;
}

export function pathOf({ game, said, kind }: About): string {
  return `${paths.rules(game)}?for=${said}:${kind}`;
}

/** The anchor of the rule for what a table says, written as "question:turn". */
export function governing(page: RulesPage, what: string): string | null {
  const [said = "", kind = ""] = what.split(":");
  return page.links[said as Said]?.[kind] ?? null;
}

/** The rule about the thing of which something is said, if there is one besides that. */
export function besides(page: RulesPage, { said, kind, thing }: About): Rule | null {
  const anchor = page.links.thing[thing ?? ""] ?? null;
  return anchor === governing(page, `${said}:${kind}`) ? null : ruleAt(page, anchor);
}

export function ruleAt(page: RulesPage, anchor: string | null): Rule | null {
  return page.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === anchor) ?? null;
}

const spoken = (all: string) => ` ${all.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")}`;

function said({ title, pieces }: Rule): string {
  return spoken(title) + spoken(pieces.map((piece) => piece.text ?? "").join(""));
}

/** How well a rule fits what is looked for: words of its title first, then words, then parts of words; null: not at all. */
export function rankOf(rule: Rule, wanted: readonly string[]): number | null {
  const whole = said(rule);
  if (!wanted.every((word) => whole.includes(word))) return null;
  const begin = (all: string) => wanted.every((word) => all.includes(` ${word}`));
  return begin(spoken(rule.title)) ? 0 : begin(whole) ? 1 : 2;
}

/** Those with all the words, and how well they fit; if there are none, as after a whole question, those with the most of
 *  them, if these are more than half. */
export function ranked(rules: readonly Rule[], wanted: readonly string[]): Map<Rule, number> {
  const had = rules.map((rule) => {
    const whole = said(rule);
    return { rule, words: wanted.filter((word) => whole.includes(word)) };
  });
  const most = Math.max(wanted.length / 2 + 0.5, ...had.map(({ words }) => words.length));
  const best = had.filter(({ words }) => words.length === most);
  return new Map(best.map(({ rule, words }) => [rule, rankOf(rule, words) ?? Infinity]));
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
