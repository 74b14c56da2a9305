// What a key means at the table, wherever the focus is, unless something is being written.

import { keyOf } from "$lib/keys";

export type Wanted = "undo" | "hint" | "text" | "log" | "help" | "rule" | "next" | "back" | "pause" | "earlier" | "later" | number;

const KEYS: Record<string, Wanted> = {
  u: "undo",
  h: "hint",
  t: "text",
  l: "log",
  r: "rule",
  g: "next",
  escape: "back",
  p: "pause",
  ",": "earlier",
  ".": "later",
  "?": "help",
};

/** Milliseconds in which nobody reads a new question: the same key once more was pressed by accident. */
export const TWICE = 300;

let last = { key: "", at: -TWICE };

/** The same key a second time before anybody could have meant it. Asked about one event by several, it says the same. */
export function isAccident({ key, timeStamp: at }: KeyboardEvent): boolean {
  const accident = key === last.key && at !== last.at && at - last.at < TWICE;
  if (!accident) last = { key, at };
  return accident;
}

export function wanted(event: KeyboardEvent): Wanted | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const target = event.target;
  if (target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]")) return null;
  const accident = isAccident(event);
  // Steps are taken back one by one as quickly as one likes; it is choosing that must be meant.
  const key = keyOf(event);
  if (/^[1-9]$/.test(key)) return accident ? null : Number(key);
  return KEYS[key] ?? null;
}
