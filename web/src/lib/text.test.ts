import { expect, test } from "vitest";
import { has, sentence, t } from "./text";

const sources = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

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

test("every text that a component asks for exists", () => {
  const missing: string[] = [];
  for (const [file, source] of Object.entries(sources)) {
    for (const [, id] of source.matchAll(/\bt\(\s*"([^"]+)"/g)) if (!has(id!)) missing.push(`${file}: ${id}`);
  }
  expect(missing).toEqual([]);
});
