// What is printed on a thing, from the catalogue of the game; before that has come, its bare id.

import { catalogueOf, type Box, type Catalogue, type FactionInfo, type Kind, type Piece, type Thing } from "$lib/cards/catalogue.svelte";
import { t } from "$lib/text";
import type { DrawnView } from "./view";

export function faceOf(game: string, kind: Kind, id: string): Thing {
  return (
    catalogueOf(game).thing(id, kind) ?? { id, kind, name: id, set: "", cost: null, copies: 1, boxes: [] }
  );
}

export function box(face: Thing, part: string): Box | undefined {
  return face.boxes.find((one) => one.part === part);
}

export function boxes(face: Thing, part: string): Box[] {
  return face.boxes.filter((one) => one.part === part);
}

/** How long a name is in bold letters, in units of their size: at least so much room it needs. */
export function lengthOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + widthOf(letter), 0);
}

function widthOf(letter: string): number {
  if (/[ijlI' ]/.test(letter)) return 0.33;
  if (/[frt]/.test(letter)) return 0.46;
  return /[mwMW]/.test(letter) ? 1 : 0.69;
}

export function factionOf(game: string, faction: string): FactionInfo {
  return catalogueOf(game).data?.factions?.[faction] ?? { name: faction, bonus: { rows: [], text: "" } };
}

export function postName(game: string, post: string): string {
  return catalogueOf(game).data?.posts?.[post]?.name ?? post;
}

/** The spaces that a Spy on that post watches. */
export function watched(game: string, post: string): string[] {
  return catalogueOf(game).data?.posts?.[post]?.spaces ?? [];
}

/** What became of a card of House Hagal. Many are called by the space to which they lead. */
export function fateOf(catalogue: Catalogue, { card, outcome, space: to }: DrawnView): string {
  const space = to === null ? "" : catalogue.name(to, "space");
  const sent = to === null ? "no" : space === catalogue.name(card, "hagal") ? "there" : "yes";
  return t(`dune-drawn-${outcome}`, { space, sent, n: catalogue.thing(card, "hagal")?.swords ?? 0 });
}

/** A line of a space on the board. */
export interface TileLine {
  cost: Piece[];
  /** The price is not the printed one. */
  changed: boolean;
  pieces: Piece[];
  /** Instead of the line above. */
  or: boolean;
}

/** What a space offers, short enough for the board: each price, each option and each case on a line of its own.
 *
 * `solari`: what each of its levels costs now. */
export function tileLines(face: Thing, solari: readonly number[] = []): TileLine[] {
  const lines: TileLine[] = [];
  for (const [i, level] of boxes(face, "level").entries()) {
    const before = lines.length;
    for (const line of level.rows.flatMap(apart)) lines.push({ cost: [], changed: false, ...line });
    const first = lines[before];
    if (first) Object.assign(first, priced(level.cost ?? [], solari[i]), { or: before > 0 });
  }
  for (const pieces of boxes(face, "persuasion").flatMap(({ rows }) => rows)) {
    lines.push({ cost: [], changed: false, pieces, or: false });
  }
  return joined(lines);
}

function priced(cost: Piece[], now: number | undefined): Pick<TileLine, "cost" | "changed"> {
  let changed = false;
  const pieces = cost.map((piece) => {
    if (now === undefined || !("icon" in piece) || piece.icon !== "solari" || piece.n === now) return piece;
    changed = true;
    return { ...piece, n: now };
  });
  return { cost: pieces, changed };
}

function apart(row: Piece[]): Pick<TileLine, "pieces" | "or">[] {
  const [only, second] = row;
  if (only && !second && "of" in only) return only.of.map((pieces, i) => ({ pieces: plain(pieces), or: i > 0 }));
  if (only && !second && "if" in only && only.else) {
    return [
      { pieces: only.else, or: false },
      { pieces: [{ if: only.if, then: only.then }], or: false },
    ];
  }
  return [{ pieces: plain(row), or: false }];
}

/** Whether one must or may is told where the space is shown large. */
function plain(row: Piece[]): Piece[] {
  return row.flatMap((piece) => ("may" in piece ? piece.may : [piece]));
}

/** Single icons go on one line. */
function joined(lines: TileLine[]): TileLine[] {
  const kept: TileLine[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    const alone = last && !line.or && !line.cost.length && line.pieces.length === 1 && last.pieces.length === 1;
    if (alone && isIcon(last.pieces) && isIcon(line.pieces)) last.pieces = [...last.pieces, ...line.pieces];
    else kept.push({ ...line });
  }
  return kept;
}

function isIcon(pieces: Piece[]): boolean {
  return pieces.every((piece) => "icon" in piece);
}
