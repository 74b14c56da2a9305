/** Every string of the interface comes from src/locales, by its id, in the language that is spoken. */
import type { FluentVariable } from "@fluent/bundle";
import { language } from "./language.svelte";

export type Args = Record<string, FluentVariable>;

export function has(id: string): boolean {
  return language.bundle.hasMessage(id);
}

/** What the server says, as a sentence that stands alone. */
export function sentence(text: string): string {
  const whole = text.charAt(0).toLocaleUpperCase(language.code) + text.slice(1);
  return /[.!?;…]$/.test(whole) ? whole : `${whole}.`;
}

/** An id such as `council_room` in words, for what has no name of its own. */
export function inWords(id: string): string {
  const words = id.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The text of a message; an unknown id shows itself, so that it is found. */
export function t(id: string, args?: Args): string {
  const { bundle } = language;
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) return id;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args ?? null, errors);
  if (import.meta.env.DEV) for (const error of errors) console.error(id, error);
  return text;
}
