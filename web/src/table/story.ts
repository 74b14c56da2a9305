// The log as it is read: chapters (rounds), and in them a paragraph for each turn.

import type { LogLine } from "$lib/live.svelte";

export interface Paragraph {
  /** Whose turn it is; null where it is nobody's. */
  seat: number | null;
  /** The place in the log of what began it. */
  at: number;
  combat: boolean;
  lines: LogLine[];
}

export interface Chapter {
  at: number;
  /** What begins it: the line of a round, or the first of turns with the same number. Null: the set-up. */
  head: LogLine | null;
  paragraphs: Paragraph[];
}

/** What a heading tells already, and what everybody does at the end of a turn. */
export const UNSAID: readonly string[] = ["turn", "clean_up"];

export function chaptersOf(lines: readonly LogLine[]): Chapter[] {
  const rounds = lines.some((line) => line.what === "round");
  const chapters: Chapter[] = [{ at: (lines[0]?.at ?? 0) - 1, head: null, paragraphs: [] }];
  const paragraph = (at: number, seat: number | null, combat = false): Paragraph => {
    const begun: Paragraph = { seat, at, combat, lines: [] };
    chapters.at(-1)!.paragraphs.push(begun);
    return begun;
  };
  let now: Paragraph | null = null;
  for (const line of lines) {
    if (line.what === "round" || (!rounds && line.what === "turn" && line.n !== chapters.at(-1)!.head?.n)) {
      chapters.push({ at: line.at, head: line, paragraphs: [] });
      now = null;
    }
    if (line.what === "turn") now = paragraph(line.at, line.seat);
    else if (line.what === "strength" && !now?.combat) now = paragraph(line.at, null, true);
    now ??= paragraph(line.at, null);
    now.lines.push(line);
  }
  return chapters.filter((chapter) => chapter.head || chapter.paragraphs.length);
}

/** What is drawn before a line, by what it tells of. */
export const LINE_ICONS: Readonly<Record<string, string>> = {
  acquire: "acquire",
  acquire_to_deck: "acquire",
  acquire_to_hand: "acquire",
  agent: "agent",
  alliance: "alliance_any",
  buy: "buy",
  complete: "contract_done",
  contract: "contract",
  control: "control",
  council: "council",
  defend: "deploy",
  deploy: "deploy",
  discard: "discard",
  draw: "card",
  hagal_carried_out: "agent",
  hooks: "maker_hooks",
  intrigue: "intrigue",
  lose_deployed: "retreat",
  maker: "maker",
  mentat: "mentat",
  persuade: "acquire",
  place: "conflict",
  place_spy: "place_spy",
  play: "hand",
  play_intrigue: "intrigue",
  recall: "recall_agent",
  recall_spy: "recall_spy",
  recruit: "troop",
  retreat: "retreat",
  reveal: "reveal",
  row: "row",
  sandworm: "sandworm",
  shield_wall: "shield_wall",
  spy_gathers: "recall_spy",
  spy_infiltrates: "recall_spy",
  steal: "steal_intrigue",
  strength: "strength",
  swordmaster: "swordmaster",
  tie: "conflict",
  trash: "trash",
  trash_intrigue: "trash_intrigue",
  win: "combat",
};
