/** In which language the app speaks. Only the messages of that one are fetched; it can be changed at any time. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { untrack } from "svelte";
import { settings } from "./settings.svelte";

export const ENGLISH = "en";

const named = import.meta.glob<string>("$locales/*/language.ftl", { query: "?raw", import: "default", eager: true });
const begins = import.meta.glob<string>("$locales/*/language.ftl", { query: "?messages", import: "default" });
const later = import.meta.glob<string>("$locales/*/later/*.ftl", { query: "?raw", import: "default" });

const codeOf = (path: string) => path.split("locales/").at(-1)!.split("/")[0]!;

/** The languages that are offered by what they call themselves, English first; the others are drafts. */
export const languages: ReadonlyMap<string, string> = new Map(
  Object.entries(named)
    .map(([path, file]) => [codeOf(path), /^language = (.*)$/m.exec(file)?.[1] ?? codeOf(path)] as const)
    .sort(([a], [b]) => Number(b === ENGLISH) - Number(a === ENGLISH) || a.localeCompare(b)),
);

/** The first of the languages that somebody wants, in their order, that there is. */
export function wished(wishes: readonly string[]): string {
  const codes = wishes.flatMap((wish) => [wish.toLowerCase(), wish.toLowerCase().split("-")[0]!]);
  return codes.find((code) => languages.has(code)) ?? ENGLISH;
}

class Language {
  /** The code of the language that is spoken. */
  code = $state(ENGLISH);
  bundle = $state.raw(new FluentBundle(ENGLISH, { useIsolating: false }));
  #bundles = new Map<string, FluentBundle>();
  #parts = new Set<string>(); // that were needed so far
  #added = new Map<string, Promise<void>>();
  #asked = 0;
  #listeners = new Set<() => void>();

  /** The code for whoever asks the server: what asked once is not done anew in another language. */
  get now(): string {
    return untrack(() => this.code);
  }

  /** As this browser wants it, or as somebody has chosen before; English if that cannot be had. */
  async begin(): Promise<void> {
    const code = wished([...(settings.lang ? [settings.lang] : []), ...navigator.languages]);
    await this.speak(code).catch((error: unknown) => {
      if (code === ENGLISH) throw error;
      return this.speak(ENGLISH);
    });
  }

  /** Somebody wants that language from now on, unless they have changed their mind before it is there. */
  async choose(code: string): Promise<void> {
    await this.speak(code);
    if (code === this.code) settings.lang = code;
  }

  async speak(code: string): Promise<void> {
    const ask = ++this.#asked;
    const bundle = this.#of(code);
    for (const [path, load] of Object.entries(begins)) if (codeOf(path) === code) await this.#add(bundle, path, load);
    // While they come, another part may be needed.
    for (let known = -1; known !== this.#parts.size;) {
      known = this.#parts.size;
      await Promise.all([...this.#parts].map((part) => this.#addPart(code, part)));
    }
    if (ask !== this.#asked) return;
    const changed = code !== this.code;
    this.bundle = bundle;
    this.code = code;
    document.documentElement.lang = code;
    if (changed) for (const listener of this.#listeners) listener();
  }

  /** Messages that only a part of the app needs, and brings with it. */
  async need(part: string): Promise<void> {
    this.#parts.add(part);
    await this.#addPart(this.code, part);
  }

  /** Told of every change, until the function that comes back is called: what the server has said is asked for anew. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #of(code: string): FluentBundle {
    let bundle = this.#bundles.get(code);
    if (!bundle) this.#bundles.set(code, (bundle = new FluentBundle(code, { useIsolating: false })));
    return bundle;
  }

  async #addPart(code: string, part: string): Promise<void> {
    for (const [path, load] of Object.entries(later))
      if (codeOf(path) === code && path.endsWith(`/${part}.ftl`)) await this.#add(this.#of(code), path, load);
  }

  #add(bundle: FluentBundle, path: string, load: () => Promise<string>): Promise<void> {
    let adding = this.#added.get(path);
    if (!adding) {
      adding = load().then((file) => {
        const faults = bundle.addResource(new FluentResource(file));
        if (import.meta.env.DEV) for (const fault of faults) console.error(path, fault);
      });
      this.#added.set(path, adding);
      adding.catch(() => this.#added.delete(path)); // the next one asks again
    }
    return adding;
  }
}

export const language = new Language();
