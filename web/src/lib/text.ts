/** Every string of the interface comes from src/locales, by its id. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Args = Record<string, FluentVariable>;

const files = import.meta.glob<string>("../locales/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const bundle = new FluentBundle("en", { useIsolating: false });
for (const file of Object.values(files)) addTexts(file);

/** Adds messages that only a part of the app needs, and brings with it. */
export function addTexts(file: string): void {
  const faults = bundle.addResource(new FluentResource(file));
  if (import.meta.env.DEV) for (const fault of faults) console.error(fault);
}

export function has(id: string): boolean {
  return bundle.hasMessage(id);
}

/** What the server says, as a sentence that stands alone. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}

/** An id such as `council_room` in words, for what has no name of its own. */
export function inWords(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text of a message; an unknown id shows itself, so that it is found. */
export function t(id: string, args?: Args): string {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (import.meta.env.DEV) for (const error of errors) console.error(id, error);
  return text;
}
