// How the decision bar arranges what is not clicked on the table itself.

import { t } from "$lib/text";
import type { DecisionInfo, HintNews, Option, Reason } from "$lib/wire";

/** The code of passing, ending, doing no more: the same in all games. */
export const PASS = 0;
/** The place of options in words. */
export const CHOICE = "choice";

/** What one click chooses: an option, perhaps with the second half of the choice that it begins. */
export interface Pick {
  option: Option;
  then: Option | null;
}

/** An option that only begins a choice stands for each of its ends. */
export function picksOf(options: readonly Option[]): Pick[] {
  return options.flatMap((option): Pick[] =>
    option.then?.length ? option.then.map((then) => ({ option, then })) : [{ option, then: null }],
  );
}

export function labelOf({ option, then }: Pick): string {
  return (then ?? option).label;
}

/** What is advised, and why if that is known. */
export function hintIn({ label, why }: HintNews): string {
  return why ? t("bar-hinted-why", { label, why }) : t("bar-hinted", { label });
}

export interface Arranged {
  /** In words. */
  buttons: Option[];
  /** Things that lie nowhere on the page at the moment. */
  chips: Option[];
  /** The ends of choices that an option only begins: here it takes one click. */
  ends: Pick[];
  /** Set apart: they end something. */
  passes: Option[];
  /** Where the other options glow. */
  places: string[];
}

export function arranged(options: readonly Option[], rest: readonly Option[]): Arranged {
  const begins = (option: Option): boolean => !!option.then?.length;
  const going = rest.filter((option) => option.code !== PASS && !begins(option));
  return {
    buttons: going.filter((option) => option.thing === null),
    chips: going.filter((option) => option.thing !== null),
    ends: picksOf(options.filter(begins)),
    passes: rest.filter((option) => option.code === PASS),
    places: [...new Set(options.filter((option) => !rest.includes(option)).map((option) => option.place))],
  };
}

/** Choices in words that cannot be made now; they say why. */
export function barred(decision: DecisionInfo | null): Reason[] {
  return (decision?.reasons ?? []).filter((reason) => reason.place === CHOICE);
}

/** All that the bar shows, in its order: the keys 1 to 9 choose from it. */
export function inOrder({ buttons, chips, ends, passes }: Arranged): Pick[] {
  return [...picksOf([...buttons, ...chips]), ...ends, ...picksOf(passes)];
}
