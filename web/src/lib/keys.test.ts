import { expect, test } from "vitest";
import { keyOf } from "./keys";

const press = (key: string, code = "", shiftKey = false) => keyOf({ key, code, shiftKey });

test.each([
  ["U", "KeyU", true, "u"],
  ["z", "KeyY", false, "z"], // German: by what stands on it
  ["3", "Digit3", false, "3"],
  ["3", "Numpad3", false, "3"],
  ["?", "Minus", true, "?"],
  ["Escape", "Escape", false, "escape"],
  ["h", "", false, "h"],
])("a key is what it writes: %s", (key, code, shift, meant) => expect(press(key, code, shift)).toBe(meant));

test.each([
  ["θ", "KeyU", false, "u"],
  ["Η", "KeyH", true, "h"],
])("a Greek letter is the Latin one of the same key: %s", (key, code, shift, meant) => expect(press(key, code, shift)).toBe(meant));

test("the row of digits is one where it writes letters, too", () => {
  expect(press("ě", "Digit2")).toBe("2");
  expect(press("2", "Digit2", true)).toBe("2");
});
