import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { language } from "$lib/language.svelte";
import { router } from "$lib/router.svelte";
import App from "./App.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];

  constructor() {
    FakeSocket.all.push(this);
  }
  send(): void {}
  close(): void {}
}

const answers: Record<string, unknown> = { "/api/me": { name: "Ann" }, "/api/games": [] };

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string) => Promise.resolve(new Response(JSON.stringify(answers[path] ?? null))));
});

afterEach(async () => {
  cleanup();
  await language.speak("en");
  router.go("/");
  vi.unstubAllGlobals();
});

test("a table that was opened first is not made anew in another language", async () => {
  router.go("/table/t");
  render(App);
  await vi.waitFor(() => expect(FakeSocket.all).toHaveLength(1), 15_000);
  await language.speak("de");
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(FakeSocket.all).toHaveLength(1);
});
