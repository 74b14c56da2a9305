// What lies at a table for whoever looks on, by id: what they can buy, their own cards, their leader.

import { playersIn } from "./context";

export function thereIn(view: Record<string, unknown>, seat: number | null): string[] {
  const mine = seat === null ? {} : (playersIn(view)[seat] ?? {});
  const found = [view.supply, view.row, view.reserve, mine.leader, mine.hand, mine.in_play, mine.discard].flatMap(ids);
  return [...new Set(found)];
}

function ids(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(ids);
  if (typeof value !== "object" || value === null) return [];
  const { card } = value as { card?: unknown };
  return typeof card === "string" ? [card] : Object.keys(value);
}
