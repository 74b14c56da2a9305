import { afterEach, expect, test, vi } from "vitest";
import { defaults, read, settings } from "./settings.svelte";

afterEach(() => {
  settings.theme = "system";
  settings.speed = "normal";
});

test("nothing kept, or nonsense, gives the defaults", () => {
  for (const text of [null, "", "nonsense", "[]", "null", '{"theme":"pink","speed":"toString","sound":"yes"}']) {
    expect(read(text)).toEqual(defaults);
  }
});

test("what was kept is read, the rest is as usual", () => {
  expect(read('{"theme":"dark","sound":false}')).toEqual({ ...defaults, theme: "dark", sound: false });
});

test("a change is kept and painted", () => {
  settings.theme = "dark";
  expect(document.documentElement.dataset.theme).toBe("dark");
  expect(read(localStorage.getItem("greathall.settings")).theme).toBe("dark");
  settings.theme = "system";
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test("a closed storage does no harm", () => {
  const setItem = vi.fn(() => {
    throw new Error("closed");
  });
  vi.stubGlobal("localStorage", { setItem });
  settings.speed = "slow";
  vi.unstubAllGlobals();
  expect(setItem).toHaveBeenCalled();
  expect(settings.pause).toBe(1500);
});

test("at once: no pause, no motion", () => {
  settings.speed = "off";
  expect([settings.pause, settings.motion]).toEqual([0, false]);
});

test("whoever asks the system for little motion gets none, also from then on", async () => {
  const asked = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal("matchMedia", () => asked);
  vi.resetModules();
  const { settings } = await import("./settings.svelte");
  settings.speed = "normal";
  expect(settings.motion).toBe(false);
  asked.matches = false;
  asked.dispatchEvent(new Event("change"));
  expect(settings.motion).toBe(true);
  vi.unstubAllGlobals();
});
