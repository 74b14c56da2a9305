/** Keys by what stands on them. */

const PLACED = /^(?:Key([A-Z])|Digit([0-9]))$/;

/** What a key writes, in small letters. A Greek keyboard has no Latin letters, and a Czech one writes letters where others
 * have digits: there the place of the key tells. */
export function keyOf({ key, code, shiftKey }: Pick<KeyboardEvent, "key" | "code" | "shiftKey">): string {
  const [, letter, digit] = PLACED.exec(code) ?? [];
  if (digit && !shiftKey) return digit;
  if (letter && /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key)) return letter.toLowerCase();
  return key.toLowerCase();
}
