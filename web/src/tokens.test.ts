// The look is one design: colours, sizes of type, distances, corners and times are tokens, and docs/design.md has them all.

import { expect, test } from "vitest";

const TOKENS = ["tokens.css", "games/dune/tokens.css"];

const sources = import.meta.glob<string>(["./**/*.{svelte,css,ts}", "!./**/*.test.ts"], { query: "?raw", import: "default", eager: true });
const files = Object.entries(sources).map(([path, text]) => ({ path: path.replace("./", ""), text }));
const [design = ""] = Object.values(import.meta.glob<string>("../../docs/design.md", { query: "?raw", import: "default", eager: true }));

/** Declarations of all styles but the tokens' own, without comments. */
const declarations = files
  .filter(({ path }) => !TOKENS.includes(path) && !path.endsWith(".ts"))
  .flatMap(({ path, text }) => {
    const style = path.endsWith(".css") ? text : (/<style>(.*)<\/style>/s.exec(text)?.[1] ?? "");
    const plain = style.replace(/\/\*.*?\*\//gs, "");
    return [...plain.matchAll(/([\w-]+)\s*:\s*([^;{}]+);/g)].map(([, name = "", value = ""]) => ({ path, name, value }));
  });

const tokens = TOKENS.flatMap((path) => {
  const text = files.find((file) => file.path === path)!.text;
  return [...new Set([...text.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!))];
});

function faults(wrong: (name: string, value: string) => boolean): string[] {
  return declarations.filter(({ name, value }) => wrong(name, value)).map(({ path, name, value }) => `${path}: ${name}: ${value}`);
}

test("no style has a colour of its own", () => {
  const colour = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(|(?<![\w-])(?:white|black|red|green|blue|gold|gray|grey|orange|brown)(?![\w-])/i;
  expect(faults((_, value) => colour.test(value))).toEqual([]);
});

test("no style has a size of type of its own", () => {
  const own = (value: string) => !value.includes("var(--") && value.trim() !== "inherit";
  expect(faults((name, value) => name === "font-size" && own(value))).toEqual([]);
  expect(faults((name, value) => name === "font" && /\d(?:rem|px|em)\b/.test(value))).toEqual([]);
});

test("distances of the page and corners are tokens", () => {
  const distance = /^(?:row-|column-)?gap$|^(?:padding|margin)/;
  expect(faults((name, value) => distance.test(name) && /\drem\b/.test(value) && !/(?:calc|min|max|clamp)\(/.test(value))).toEqual([]);
  expect(faults((name, value) => /^border-radius$/.test(name) && /\dpx\b/.test(value))).toEqual([]);
});

test("things take the time that tokens say", () => {
  const timed = /^(?:transition|animation)(?:-duration)?$/;
  expect(faults((name, value) => timed.test(name) && /\d(?:s|ms)\b/.test(value) && !value.includes("!important"))).toEqual([]);
});

test("every token is used, and told in docs/design.md", () => {
  const all = files.map(({ text }) => text).join("\n");
  expect(tokens.length).toBeGreaterThan(100);
  // Some names are put together from an id: a seat, a faction.
  const made = /^--(?:seat|team)-\d$|^--(?:emperor|guild|bene_gesserit|fremen|great_houses|fringe_worlds|landsraad|city|spice_trade)(?:-field)?$/;
  expect(tokens.filter((name) => !made.test(name) && !new RegExp(`var\\(${name}[,)]`).test(all))).toEqual([]);
  const family = (name: string) => name.replace(/-\d$/, "-");
  expect(tokens.filter((name) => !design.includes(`\`${name}\``) && !design.includes(family(name)))).toEqual([]);
});

test("every variable that a style reads is set somewhere", () => {
  const all = files.map(({ text }) => text).join("\n");
  const set = new Set([...all.matchAll(/(--[\w-]+)(?==|:)/g)].map(([, name]) => name));
  const read = new Set(declarations.flatMap(({ value }) => [...value.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name!)));
  expect([...read].filter((name) => !set.has(name))).toEqual([]);
});
