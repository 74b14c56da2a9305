// A line of the log in pieces: words, and things that can be looked at.

export interface Linked {
  text: string;
  thing: string | null;
}

/** Finds the names of the things in the text; of names within one another the longest counts. */
export function linked(text: string, things: readonly string[], name: (thing: string) => string): Linked[] {
  const named = things
    .map((thing) => ({ thing, text: name(thing) }))
    .filter((one) => one.text !== "")
    .sort((a, b) => b.text.length - a.text.length);
  let pieces: Linked[] = [{ text, thing: null }];
  for (const one of named) pieces = pieces.flatMap((piece) => split(piece, one.text, one.thing));
  return pieces;
}

function split(piece: Linked, name: string, thing: string): Linked[] {
  if (piece.thing !== null) return [piece];
  const found: Linked[] = [];
  let from = 0;
  for (let at = piece.text.indexOf(name); at >= 0; at = piece.text.indexOf(name, at + name.length)) {
    if (within(piece.text, at, at + name.length)) continue;
    if (at > from) found.push({ text: piece.text.slice(from, at), thing: null });
    found.push({ text: name, thing });
    from = at + name.length;
  }
  if (from < piece.text.length) found.push({ text: piece.text.slice(from), thing: null });
  return found;
}

/** Whether what stands there is only part of a word. */
function within(text: string, from: number, to: number): boolean {
  const letter = /\p{L}/u;
  return letter.test(text.charAt(from - 1)) || letter.test(text.charAt(to));
}
