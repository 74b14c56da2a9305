import { expect, test } from "vitest";
import { language } from "./language.svelte";
import { has, sentence, t } from "./text";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

// Texts that a part of the app brings with it.
const LATER = ["learn", "waiting"];

test("arguments stand in the text without isolation marks", () => {
  expect(t("title-page", { page: "Help" })).toBe("Help · Great Hall");
});

test("what the server says stands as a sentence", () => {
  expect(sentence("there is no table 'x'")).toBe("There is no table 'x'.");
  expect(sentence("Wait!")).toBe("Wait!");
});

test("an unknown id shows itself", () => {
  expect(t("no-such-text")).toBe("no-such-text");
});

test("every text that a component asks for exists, and comes with whoever asks for one of a part", async () => {
  const missing: string[] = [];
  const asked = Object.entries(sources).flatMap(([file, source]) =>
    [...source.matchAll(/\bt\(\s*"([^"]+)"/g)].map(([, id]) => ({ file, source, id: id! })),
  );
  for (const { file, source, id } of asked)
    if (!has(id) && !source.includes('import "./words"')) missing.push(`${file}: ${id}`);
  for (const part of LATER) await language.need(part);
  for (const { file, id } of asked) if (!has(id)) missing.push(`${file}: ${id}`);
  expect(missing).toEqual([]);
});
