import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { language } from "$lib/language.svelte";
import { toasts } from "$lib/ui/toasts.svelte";
import SettingsDialog from "./SettingsDialog.svelte";

afterEach(() => {
  cleanup();
  toasts.all = [];
  vi.unstubAllGlobals();
});

test("a language that cannot be had is not shown as the one that is spoken", async () => {
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  vi.spyOn(language, "choose").mockRejectedValue(new TypeError("not there"));
  render(SettingsDialog, { open: true });
  const german = screen.getByLabelText<HTMLInputElement>("Deutsch");
  await fireEvent.click(german);
  await vi.waitFor(() => expect(toasts.all).toHaveLength(1));
  expect(german.checked).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>("English").checked).toBe(true);
});
