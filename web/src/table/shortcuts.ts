// What a key means at the table, wherever the focus is, unless something is being written.

export type Wanted = "undo" | "hint" | "text" | "log" | "help" | "next" | "back" | number;

const KEYS: Record<string, Wanted> = {
  u: "undo",
  h: "hint",
  t: "text",
  l: "log",
  g: "next",
  escape: "back",
  "?": "help",
};

export function wanted(event: KeyboardEvent): Wanted | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return null;
  const target = event.target;
  if (target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]")) return null;
  if (/^[1-9]$/.test(event.key)) return Number(event.key);
  return KEYS[event.key.toLowerCase()] ?? null;
}
