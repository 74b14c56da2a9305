import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { language, languages, wished } from "./language.svelte";
import { settings } from "./settings.svelte";
import { t } from "./text";

// What the server has said is asked for anew; here nobody answers.
beforeEach(() => void vi.stubGlobal("fetch", () => new Promise(() => undefined)));

afterEach(async () => {
  await language.speak("en");
  settings.lang = null;
  vi.unstubAllGlobals();
});

test("English is offered first, and by its name; a draft is not", () => {
  expect([...languages][0]).toEqual(["en", "English"]);
  for (const name of languages.values()) expect(name).toMatch(/^\p{Lu}/u);
});

test("the first language that somebody wants, and that there is, is spoken; else English", () => {
  expect(wished(["xx", "en-GB", "fr"])).toBe("en");
  expect(wished(["xx-YY"])).toBe("en");
  expect(wished([])).toBe("en");
});

test("another language is spoken from now on, the page says so, and it is kept", async () => {
  const english = t("nav-settings");
  let told = 0;
  const deaf = language.onChange(() => (told += 1));
  await language.choose("de");
  expect(t("nav-settings")).not.toBe(english);
  expect(document.documentElement.lang).toBe("de");
  expect(settings.lang).toBe("de");
  await language.choose("de");
  expect(told).toBe(1);
  deaf();
  await language.speak("en");
  expect(t("nav-settings")).toBe(english);
  expect(told).toBe(1);
});

test("who changes their mind hears the last language", async () => {
  await Promise.all([language.speak("de"), language.speak("en")]);
  expect(language.code).toBe("en");
});

test("what a part of the app says comes in the language that is spoken, also after a change", async () => {
  await language.need("learn");
  const english = t("learn-title");
  expect(english).not.toBe("learn-title");
  await language.speak("de");
  expect(t("learn-title")).not.toBe("learn-title");
  expect(t("learn-title")).not.toBe(english);
});

test("of two languages the last that was chosen is kept, whichever comes first", async () => {
  await Promise.all([language.choose("hu"), language.choose("en")]);
  expect([language.code, settings.lang]).toEqual(["en", "en"]);
});

test("what is needed first while another language comes is there in that, too", async () => {
  const speaking = language.speak("el");
  await new Promise((resolve) => setTimeout(resolve));
  await Promise.all([speaking, language.need("waiting")]);
  expect(t("notices-title")).not.toBe("notices-title");
});

test("where the messages of a language cannot be had, the app begins in English", async () => {
  const speak = vi.spyOn(language, "speak").mockRejectedValueOnce(new TypeError("not there"));
  settings.lang = "cs";
  await language.begin();
  expect(speak.mock.calls).toEqual([["cs"], ["en"]]);
  expect(settings.lang).toBe("cs");
});
