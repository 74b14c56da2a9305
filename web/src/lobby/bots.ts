/** Which bots of a game are offered, and what they are called in a list. */
import { settings } from "$lib/settings.svelte";
import { t } from "$lib/text";
import type { BotInfo, GameInfo } from "$lib/wire";

const LEVELS = ["easy", "normal", "hard", "master"];
const FEW = 3; // stand in the list beside the levels; more are looked for in a window of their own

/** The bots that are offered by their strength, from the weakest. */
export function levelsOf(game: GameInfo): BotInfo[] {
  const at = (bot: BotInfo) => LEVELS.indexOf(bot.level ?? "");
  return game.bots.filter((bot) => at(bot) >= 0).sort((a, b) => at(a) - at(b));
}

/** All others. */
export function othersOf(game: GameInfo): BotInfo[] {
  const levels = levelsOf(game);
  return game.bots.filter((bot) => !levels.includes(bot));
}

/** Whether there are more than a list has room for. */
export function hasMore(game: GameInfo): boolean {
  return levelsOf(game).length > 0 && othersOf(game).length > FEW;
}

/** Those in the list, the chosen one in any case. */
export function listed(game: GameInfo, chosen: string | null): BotInfo[] {
  const others = othersOf(game).filter((bot) => !hasMore(game) || bot.id === chosen);
  return [...levelsOf(game), ...others];
}

/** Who is proposed: for a first game, somebody easy. */
export function usualBot(game: GameInfo): string {
  const easy = settings.hasPlayed(game.id) ? undefined : levelsOf(game)[0];
  return easy?.id ?? game.bots[0]?.id ?? "random";
}

export function labelOf(game: GameInfo, bot: BotInfo): string {
  const name = bot.level ? t("bot-level", { level: bot.level }) : bot.name;
  return t(bot.id === usualBot(game) ? "bot-usual" : "bot", { name });
}

/** Those in whose name or introduction all these words stand. */
export function found(bots: readonly BotInfo[], wanted: string): BotInfo[] {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  return bots.filter(({ name, about }) => words.every((word) => `${name} ${about}`.toLowerCase().includes(word)));
}
