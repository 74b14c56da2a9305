import type { BotInfo } from "$lib/wire";

/** Those in whose name or introduction all these words stand. */
export function found(bots: readonly BotInfo[], wanted: string): BotInfo[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return bots.filter(({ name, about }) => words.every((word) => `${name} ${about}`.toLowerCase().includes(word)));
}
