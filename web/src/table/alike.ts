// Several cards of which some are alike.

/** Each card once, with how many there are, in the order of their first copies. */
export function counted(cards: readonly string[]): [card: string, n: number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** A key for each of several like cards, which keeps the others where they are when one of them goes. */
export function keyed(cards: readonly string[]): { card: string; key: string }[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const n = (seen.get(card) ?? 0) + 1;
    seen.set(card, n);
    return { card, key: `${card}-${n}` };
  });
}
