import { cleanup, render } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { language } from "$lib/language.svelte";
import Table from "./Table.svelte";

class FakeSocket {
  static all: FakeSocket[] = [];
  closed = false;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(): void {}
  close(): void {
    this.closed = true;
  }
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
});

afterEach(async () => {
  cleanup();
  await language.speak("en");
  vi.unstubAllGlobals();
});

test("in another language the same table goes on", async () => {
  const { unmount } = render(Table, { id: "t" });
  flushSync();
  expect(FakeSocket.all).toHaveLength(1);
  await language.speak("de");
  flushSync();
  const open = FakeSocket.all.filter((socket) => !socket.closed);
  expect(open).toHaveLength(1);
  unmount();
  expect(FakeSocket.all.every((socket) => socket.closed)).toBe(true);
});
