"""From effects to sentences: what is the same in every game.

A writer turns an effect into clauses: lower-case, without a full stop, each a whole message of the language. They
become sentences of their own on a card, or parts of a longer one in a list of choices. Who does it and whether they
have to is the clause's *voice*; a message gets it as `$form` and words itself to suit.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from greathall.kernel.effects import Choose, May, Seq
from greathall.kernel.machine import Effect
from greathall.text.fluent import Phrase, Texts, Value


class Voice(NamedTuple):
    """Who is told to do something (you; each other player; they: a player just spoken of; it: an automaton), and
    how."""

    who: str = "you"
    mood: str = "do"  # or "may", or "option": one in a list to choose from
    hand: int = 0  # "each other player" means only those with so many cards in hand
    pays: bool = False  # what it costs is no question: to play the card is to pay
    given: int = 0  # bits: what the sentences before have given already, so that this is "more"

    @property
    def form(self) -> str:
        """One word for a message to select by."""
        if self.mood == "option":
            return OPTIONS.get(self.who, "their-option")
        if self.who == "you":
            return self.mood
        return self.who if self.mood == "do" else f"{self.who}-may"

    @property
    def is_bare(self) -> bool:
        """Whether nobody need be named: it is the reader who does it, or an automaton."""
        return self.form in ("do", "option", "its-option")

    def may(self) -> Voice:
        return self._replace(mood="may")

    def option(self) -> Voice:
        return self._replace(mood="option")

    def after(self) -> Voice:
        """The voice of what follows in the same breath."""
        if self.mood == "option":
            return self
        return Voice("you" if self.who == "you" else "they", pays=self.pays)


YOU: Final = Voice()
OPTIONS: Final = {"you": "option", "it": "its-option"}


class Clause(NamedTuple):
    text: Phrase
    bonus: bool = False  # a bare "+2 cards", which joins its neighbours with a comma
    may: bool = False  # a question, which must not spread over what comes after it
    ordered: bool = False  # among clauses in any order, one that keeps its place


class Writer:
    """Writes effects in one language. The messages of a game begin with its prefix."""

    shown: tuple[str, ...] = ("card",)  # kinds of things of which something can be looked at

    def __init__(self, texts: Texts, prefix: str) -> None:
        self.texts = texts
        self.prefix = prefix
        # What is printed on the cards of one game is offered again and again.
        self._phrase = lru_cache(maxsize=4096)(self._phrase_anew)

    def say(self, id: str, voice: Voice = YOU, /, **args: Value) -> str:
        return self.texts.say(f"{self.prefix}-{id}", form=voice.form, hand=voice.hand, **args)

    def part(self, id: str, voice: Voice = YOU, /, **args: Value) -> Phrase:
        """The same, to be set into another text."""
        return self.texts.clause(f"{self.prefix}-{id}", form=voice.form, hand=voice.hand, **args)

    def noun(self, id: str, /, **args: Value) -> Phrase:
        """The same of what stands in a list, or for something."""
        return self.texts.noun(f"{self.prefix}-{id}", **args)

    def name(self, kind: str, id: str) -> Phrase:
        """What a thing of that kind is called."""
        return self.texts.name(f"{self.prefix}-{kind}-{id}", f"{kind}:{id}" if kind in self.shown else "")

    def clauses(self, effect: Effect[Any], voice: Voice = YOU) -> list[Clause]:
        write = WRITERS.get(type(effect))
        if write is None:
            raise LookupError(f"nobody has said how {type(effect).__name__} is written")
        return write(self, effect, voice)

    def sentences(self, effect: Effect[Any]) -> list[str]:
        """The effect as a card tells it."""
        return [self.sentence(clause.text) for clause in self.with_bonuses_joined(self.clauses(effect))]

    def phrase(self, effect: Effect[Any], voice: Voice) -> Phrase:
        """The whole effect as one part of a longer sentence."""
        return self._phrase(effect, voice)

    def _phrase_anew(self, effect: Effect[Any], voice: Voice) -> Phrase:
        return self.joined(self.clauses(effect, voice))

    def sentence(self, text: Phrase) -> str:
        return self.texts.say("sentence", text=text)

    def label(self, text: Phrase) -> str:
        """A clause that stands alone, as an option does."""
        return self.texts.say("label", text=text)

    def joined(self, clauses: list[Clause]) -> Phrase:
        parts = self.in_reading_order(self.with_bonuses_joined(clauses))
        text = parts[0].text
        for i in range(1, len(parts)):
            text = self.linked(text, parts, i)
        return text

    def in_reading_order(self, clauses: list[Clause]) -> list[Clause]:
        return clauses

    def linked(self, text: Phrase, clauses: list[Clause], i: int) -> Phrase:
        """All before the i-th clause, which are the text, and that one."""
        return self.texts.clause("then", first=text, next=clauses[i].text)

    def with_bonuses_joined(self, clauses: list[Clause]) -> list[Clause]:
        joined: list[Clause] = []
        for clause in clauses:
            if clause.bonus and joined and joined[-1].bonus:
                joined[-1] = Clause(self.texts.listed([joined[-1].text, clause.text]), True)
            else:
                joined.append(clause)
        return joined

    def choose(self, n: int, options: list[Phrase], voice: Voice = YOU) -> Clause:
        """So many of these, which are phrases."""
        text = options[0]
        for option in options[1:-1]:
            text = self.texts.clause("option-next", list=text, next=option)
        text = self.texts.clause("option-last" if n == 1 else "option-next", list=text, next=options[-1])
        return Clause(self.part("choose", voice, n=n, options=text))

    def plain(self, id: str, voice: Voice, **args: Value) -> list[Clause]:
        """An effect that is worded for the player of the card alone; whoever else does it is told so first."""
        text = self.part(id, voice, **args)
        return [Clause(text if voice.is_bare else self.part("do-this", voice, text=text))]


Write = Callable[[Writer, Any, Voice], list[Clause]]
W = TypeVar("W", bound=Write)

# By the exact class: an effect that merely inherits from another is worth its own words.
WRITERS: Final[dict[type, Write]] = {}


def writes(*effects: type) -> Callable[[W], W]:
    """Names the writer of these effects."""

    def register(write: W) -> W:
        for effect in effects:
            WRITERS[effect] = write
        return write

    return register


# -- the kernel's effects


@writes(Seq)
def sequence(w: Writer, effect: Seq[Any], voice: Voice) -> list[Clause]:
    clauses = w.clauses(effect.steps[0], voice)
    for step in effect.steps[1:]:
        clauses += w.clauses(step, voice.after())
    return clauses


@writes(Choose)
def choice(w: Writer, effect: Choose[Any], voice: Voice) -> list[Clause]:
    return choose(w, effect.count, effect.choices, voice)


def choose(w: Writer, n: int, choices: tuple[Effect[Any], ...], voice: Voice) -> list[Clause]:
    """So many of these."""
    return [w.choose(n, [w.phrase(option, voice.option()) for option in choices], voice)]


@writes(May)
def may(w: Writer, effect: May[Any], voice: Voice) -> list[Clause]:
    inner = effect.effect
    return may_all(w, inner.steps if isinstance(inner, Seq) else (inner,), voice)


def may_all(w: Writer, steps: tuple[Effect[Any], ...], voice: Voice) -> list[Clause]:
    """Only the first step is a question; whoever says yes to it does the rest as well."""
    clauses = w.clauses(steps[0], voice.may())
    rest = [clause for step in steps[1:] for clause in w.clauses(step, voice.after())]
    return [*clauses, if_done(w, voice, w.joined(rest))] if rest else clauses


def if_done(w: Writer, voice: Voice, then: Phrase) -> Clause:
    return Clause(w.part("if-done", voice, then=then))
