// A line of the log in pieces: words, and things that can be looked at.

import type { Line, Link } from "$lib/wire";

export interface Linked {
  text: string;
  link: Link | null;
}

/** Cuts the text where the names in it begin and end. */
export function linked({ text, links }: Pick<Line, "text" | "links">): Linked[] {
  const letters = [...text]; // the server counts letters, not the halves of rare ones
  const pieces: Linked[] = [];
  let from = 0;
  const add = (to: number, link: Link | null) => {
    if (to > from) pieces.push({ text: letters.slice(from, to).join(""), link });
    from = to;
  };
  for (const link of links) {
    add(link.start, null);
    add(link.end, link);
  }
  add(letters.length, null);
  return pieces;
}
