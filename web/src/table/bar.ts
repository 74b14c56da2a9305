// How the decision bar arranges what is not clicked on the table itself.

import type { DecisionInfo, Option, Reason } from "$lib/wire";

/** The code of passing, ending, doing no more: the same in all games. */
export const PASS = 0;
/** The place of options in words. */
export const CHOICE = "choice";

export interface Arranged {
  /** In words. */
  buttons: Option[];
  /** Things that lie nowhere on the page at the moment. */
  chips: Option[];
  /** Set apart: they end something. */
  passes: Option[];
  /** Where the other options glow. */
  places: string[];
}

export function arranged(options: readonly Option[], rest: readonly Option[]): Arranged {
  const going = rest.filter((option) => option.code !== PASS);
  return {
    buttons: going.filter((option) => option.thing === null),
    chips: going.filter((option) => option.thing !== null),
    passes: rest.filter((option) => option.code === PASS),
    places: [...new Set(options.filter((option) => !rest.includes(option)).map((option) => option.place))],
  };
}

/** Choices in words that cannot be made now; they say why. */
export function barred(decision: DecisionInfo | null): Reason[] {
  return (decision?.reasons ?? []).filter((reason) => reason.place === CHOICE);
}

/** All that the bar shows, in its order: the keys 1 to 9 choose from it. */
export function inOrder({ buttons, chips, passes }: Arranged): Option[] {
  return [...buttons, ...chips, ...passes];
}
