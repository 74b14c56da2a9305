import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EXPLAIN_ID, explain, explainer, type Explanation } from "./explain.svelte";

let node: HTMLElement;
let what: Explanation | null;
let remove: (() => void) | void;

function put(options?: { click?: boolean }): void {
  remove = explain(() => what, options)(node);
}

function point(type: string, pointerType: string): void {
  node.dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));
}

beforeEach(() => {
  vi.useFakeTimers();
  node = document.createElement("button");
  document.body.append(node);
  what = { text: "costs 3 water, you have 1" };
});

afterEach(() => {
  if (remove) remove();
  node.remove();
  vi.useRealTimers();
});

test("the mouse shows it after a moment, and takes it away", () => {
  put();
  point("pointerenter", "mouse");
  expect(explainer.shown).toBeNull();
  vi.advanceTimersByTime(200);
  expect(explainer.shown).toEqual(what);
  expect(node.getAttribute("aria-describedby")).toBe(EXPLAIN_ID);
  point("pointerleave", "mouse");
  expect(explainer.shown).toBeNull();
  expect(node.hasAttribute("aria-describedby")).toBe(false);
});

test("what explains nothing shows nothing", () => {
  put();
  what = null;
  point("pointerenter", "mouse");
  vi.advanceTimersByTime(200);
  expect(explainer.shown).toBeNull();
});

test("a tap pins it where a click means nothing else, the next one takes it away", () => {
  put({ click: true });
  node.click();
  expect(explainer.pinned).toBe(true);
  point("pointerleave", "mouse");
  expect(explainer.shown).toEqual(what);
  node.click();
  expect(explainer.shown).toBeNull();
});

test("a long touch pins it and is no click", () => {
  const clicked = vi.fn();
  node.addEventListener("click", clicked);
  put();
  point("pointerdown", "touch");
  vi.advanceTimersByTime(500);
  expect(explainer.pinned).toBe(true);
  point("pointerup", "touch");
  node.click();
  expect(clicked).not.toHaveBeenCalled();
  node.click();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test("what goes away takes its explanation along", () => {
  put({ click: true });
  node.click();
  if (remove) remove();
  remove = undefined;
  expect(explainer.shown).toBeNull();
});
