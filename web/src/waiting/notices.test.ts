import { afterEach, expect, test, vi } from "vitest";
import { t } from "$lib/text";
import { telling } from "./notices.svelte";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
  telling.fault = "";
});

test("where the browser allows no service worker, it is said that nothing can be sent", async () => {
  vi.stubGlobal("Notification", { permission: "default", requestPermission: () => Promise.resolve("granted") });
  const serviceWorker = { ready: new Promise(() => undefined), getRegistration: () => Promise.resolve(undefined) };
  Object.defineProperty(navigator, "serviceWorker", { value: serviceWorker, configurable: true });
  await telling.start();
  expect(telling.fault).toBe(t("notices-failed"));
});
