"""How the effects of the Dune games are written. The effects of one card alone have one message each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final, Protocol

from greathall.games.imperium import effects as e
from greathall.games.imperium.any_order import Lines
from greathall.games.imperium.conditions import (
    Count,
)
from greathall.games.imperium.effects import COUNCIL_PERSUASION
from greathall.games.imperium.players import TROOPS_IN_ALL
from greathall.games.imperium.printed import Content, Post, Space
from greathall.games.imperium.things import EVERY_FACTION, FACTIONS, GOODS, ICONS
from greathall.kernel.machine import Effect
from greathall.text.effects import YOU, Clause, Voice, Write, Writer, choose, may_all, writes
from greathall.text.fluent import Phrase, Texts, Value, texts

PREFIX: Final = "imperium"
# Kinds of things of which something is printed that can be looked at.
SHOWN: Final = ("card", "intrigue", "conflict", "leader", "space", "contract", "objective", "hagal", "rival")

# Of what an automaton gets: it has no choice, and the reader is somebody else.
AUTOMATON: Final = Voice("it", "option")
# Effects that are worded otherwise for it than for a player.
AUTOMATON_WRITERS: Final[dict[type, Write]] = {}


class ImperiumWriter(Writer):
    """Some effects speak of a board space that is printed beside them. `tracks` says, by icon, whose Influence a
    faction's icon means."""

    shown = SHOWN

    def __init__(self, texts: Texts, space: Space | None, tracks: tuple[str, ...]) -> None:
        super().__init__(texts, PREFIX)
        self.space = space
        self.tracks = tracks

    def clauses(self, effect: Effect[Any], voice: Voice = YOU) -> list[Clause]:
        write = AUTOMATON_WRITERS.get(type(effect)) if voice.who == AUTOMATON.who else None
        written = super().clauses(effect, voice) if write is None else write(self, effect, voice)
        optional = isinstance(effect, e.Do) and effect.optional and voice.mood == "do"
        if optional or voice.mood == "may" or isinstance(effect, e.MayDo):
            return [clause._replace(may=True) for clause in written]
        return written

    def in_reading_order(self, clauses: list[Clause]) -> list[Clause]:
        """Effects come in any order: questions last, so that nothing compulsory seems to be part of them."""
        if any(clause.ordered for clause in clauses):
            return clauses
        return sorted(clauses, key=lambda clause: clause.may)

    def linked(self, text: Phrase, clauses: list[Clause], i: int) -> Phrase:
        clause = clauses[i]
        if clause.ordered or clauses[i - 1].ordered:
            return super().linked(text, clauses, i)
        if i < len(clauses) - 1:
            return self.texts.clause("next-clause", list=text, next=clause.text)
        return self.texts.clause("and-may" if clause.may else "and-clause", list=text, next=clause.text)


@cache
def writer(
    lang: str, space: Space | None = None, tracks: tuple[str, ...] = FACTIONS, links: bool = False
) -> ImperiumWriter:
    return ImperiumWriter(texts(lang, links), space, tracks)


def space_of(w: Writer) -> Space | None:
    return w.space if isinstance(w, ImperiumWriter) else None


def tracks_of(w: Writer) -> tuple[str, ...]:
    return w.tracks if isinstance(w, ImperiumWriter) else FACTIONS


def in_teams(w: Writer) -> bool:
    """Whether the side of the board at hand is that of three against three, which has other tracks."""
    return tracks_of(w) != FACTIONS


def track(w: Writer, icon: int) -> str:
    """Whose Influence a faction's icon means, for a message: `$faction`. What is a faction's card stays that."""
    return tracks_of(w)[icon]


def read_by_all(factions: tuple[str, ...]) -> tuple[str, ...]:
    """By icon, where a board has these tracks: Allies read two of the icons as one track, and the Commander who has
    the printed one on his own board reads both."""
    return tuple(id if id == icon else f"{icon}_icon" for icon, id in zip(FACTIONS, factions, strict=True))


# -- nouns


def name(w: Writer, kind: str, id: str) -> Phrase:
    """A thing by its name; `kind` is card, intrigue, conflict, leader, space, contract, objective, faction, icon or
    battle (icon)."""
    return w.name(kind, id)


def post_name(w: Writer, content: Content, post: Post) -> Phrase:
    """An observation post has no name but those of its board spaces."""
    spaces = [name(w, "space", content.spaces[space].id) for space in post.spaces]
    return w.noun("post", spaces=joined(w, "and", spaces))


def with_factions(w: Writer, factions: int) -> dict[str, Value]:
    """One faction, any, or one of some, for a message: `$faction` and `$factions`."""
    ids = [track(w, i) for i in range(len(FACTIONS)) if (factions >> i) & 1]
    if len(ids) == 1:
        return {"faction": ids[0]}
    if factions == EVERY_FACTION:
        return {"faction": "any"}
    return {"faction": "some", "factions": joined(w, "or", [w.part("with-faction", faction=id) for id in ids])}


def icon_list(w: Writer, icons: int) -> Phrase:
    return listed(w, [name(w, "icon", id) for i, id in enumerate(ICONS) if (icons >> i) & 1])


def some_troops(most: int) -> dict[str, Value]:
    """Up to so many troops, or all there are, for a message: `$amount` and `$n`."""
    return {"amount": "any" if most >= TROOPS_IN_ALL else "up-to" if most > 1 else "exactly", "n": most}


def price(w: Writer, solari: int, spice: int, water: int) -> Phrase:
    goods = (("solari", solari), ("spice", spice), ("water", water))
    return joined(w, "and", [w.noun(f"price-{good}", n=n) for good, n in goods if n])


def roman(level: int) -> str:
    """The level of a Conflict, as it is printed."""
    return "I" * level


def listed(w: Writer, items: Sequence[Value]) -> Phrase:
    """With commas."""
    return w.texts.listed(items)


def joined(w: Writer, word: str, items: Sequence[Value]) -> Phrase:
    """With commas, and a word before the last."""
    return w.texts.listed(items, word)


# -- voices


def if_liked(voice: Voice) -> Voice:
    """The voice of what is optional by itself: an order becomes an offer."""
    return voice.may() if voice.mood == "do" else voice


def bonus(w: Writer, id: str, voice: Voice, **args: Value) -> list[Clause]:
    """A bare "+2 spice", which joins its neighbours."""
    return [Clause(w.part(id, voice, **args), voice.is_bare)]


# -- joining effects


def in_box(w: Writer, effects: Sequence[Effect[Any]], voice: Voice = YOU) -> list[Clause]:
    """Effects that stand beside each other; whatever one before has given already is "more" of it."""
    clauses: list[Clause] = []
    given = voice.given
    for i, effect in enumerate(effects):
        own = voice if i == 0 else voice.after()
        clauses += w.clauses(effect, own._replace(given=given))
        given |= goods_of(effect)
    return clauses


def goods_of(effect: Effect[Any]) -> int:
    """What the effect may give without being paid for it, as bits."""
    if isinstance(effect, e.Gain):
        return 1 << effect.good
    if isinstance(effect, e.If):
        return goods_of(effect.then)
    return 0


@writes(e.All)
def all_of(w: Writer, effect: e.All, voice: Voice) -> list[Clause]:
    return in_box(w, effect.steps, voice)


@writes(e.OneOf)
def one_of(w: Writer, effect: e.OneOf, voice: Voice) -> list[Clause]:
    return choose(w, 1, effect.choices, voice)


@writes(e.ChooseTwo)
def choose_two(w: Writer, effect: e.ChooseTwo, voice: Voice) -> list[Clause]:
    return choose(w, 2, effect.choices, voice)


@writes(e.MayDo)
def may_do(w: Writer, effect: e.MayDo, voice: Voice) -> list[Clause]:
    inner = effect.effect
    return may_all(w, inner.steps if isinstance(inner, e.All) else (inner,), voice)


@writes(e.EachOpponent)
def each_opponent(w: Writer, effect: e.EachOpponent, voice: Voice) -> list[Clause]:
    return w.clauses(effect.effect, Voice("each"))


@writes(e.Pay)
def pay(w: Writer, effect: e.Pay, voice: Voice) -> list[Clause]:
    cost = costs(w, effect, voice.option())
    # What is bought is no option any more.
    then = w.phrase(effect.then, YOU if voice.form == "option" else voice.after())
    # Whether to pay is a question, unless the card was played for it.
    asked = voice if voice.pays and voice.who == "you" else if_liked(voice)
    order = costs(w, effect, voice._replace(mood="do")) if asked.form == "do" else cost
    return [Clause(w.part("pay", asked, cost=cost, order=order, then=then))]


def costs(w: Writer, effect: e.Pay, voice: Voice) -> Phrase:
    """All that is paid, as things to do."""
    deeds: list[Phrase] = []
    if effect.solari or effect.spice or effect.water:
        deeds.append(w.part("pay-goods", voice, goods=price(w, effect.solari, effect.spice, effect.water)))
    return w.texts.listed([*deeds, *(w.phrase(deed, voice) for deed in effect.also)], "and-clause", "next-clause")


@writes(Lines)
def lines(w: Writer, effect: Lines, voice: Voice) -> list[Clause]:
    """Each arrow is a question of its own, even on a card that was played for it."""
    return in_box(w, effect.lines, voice._replace(pays=False))


# -- gaining


@writes(e.Gain)
def gain(w: Writer, effect: e.Gain, voice: Voice) -> list[Clause]:
    good = GOODS[effect.good]
    more = "yes" if (voice.given >> effect.good) & 1 else "no"
    if good in VERBS:
        clauses = [Clause(w.part(VERBS[good], voice, n=effect.n, more=more))]
    else:
        clauses = bonus(w, good, voice, n=effect.n, more=more)
    if effect.per is None:
        return clauses
    write = COUNTS.get(type(effect.per))
    if write is None:
        raise LookupError(f"nobody has said how {type(effect.per).__name__} is written")
    return [Clause(write(w, effect.per, clauses[0].text, voice))]


# What is not simply added to a heap is a deed.
VERBS: Final = {"troops": "troops-recruit", "cards": "cards", "intrigue": "intrigue"}


COUNTS: Final[dict[type[Count], Callable[[Writer, Any, Phrase, Voice], Phrase]]] = {}


@writes(e.Harvest)
def harvest(w: Writer, effect: e.Harvest, voice: Voice) -> list[Clause]:
    space = space_of(w)
    return w.plain("harvest", voice, n=0 if space is None else space.harvest)


@writes(e.TakeSeat)
def take_seat(w: Writer, effect: e.TakeSeat, voice: Voice) -> list[Clause]:
    return w.plain("take-seat", voice, n=COUNCIL_PERSUASION)


@writes(e.TakeMentat)
def take_mentat(w: Writer, effect: e.TakeMentat, voice: Voice) -> list[Clause]:
    return w.plain("take-mentat", voice, where="elsewhere" if space_of(w) is None else "here")


@writes(e.StealIntrigue)
def steal_intrigue(w: Writer, effect: e.StealIntrigue, voice: Voice) -> list[Clause]:
    return [clause._replace(ordered=True) for clause in w.plain("steal-intrigue", voice, n=e.STEAL_FROM)]


@writes(e.TakeControl)
def take_control(w: Writer, effect: e.TakeControl, voice: Voice) -> list[Clause]:
    space = space_of(w)
    if space is None:
        return w.plain("take-control", voice, where="here")
    return w.plain("take-control", voice, where="named", space=name(w, "space", space.id))


# -- at a certain moment


def wrapped(w: Writer, id: str, inner: Effect[Any], voice: Voice) -> list[Clause]:
    """Only at a certain moment; that is worded for the player of the card alone."""
    own = Voice(mood="option") if voice.mood == "option" else Voice(pays=voice.pays)
    return w.plain(id, voice, then=w.phrase(inner, own))


@writes(e.OnRevealTurn)
def on_reveal_turn(w: Writer, effect: e.OnRevealTurn, voice: Voice) -> list[Clause]:
    return wrapped(w, "on-reveal-turn", effect.effect, voice)


# -- effects that have one message each: worded for the player alone, or in the voice of whoever does them


def writes_plainly(effect: type[Effect[Any]], id: str) -> None:
    @writes(effect)
    def write(w: Writer, effect: Effect[Any], voice: Voice) -> list[Clause]:
        return w.plain(id, voice)


def writes_simply(effect: type[Effect[Any]], id: str) -> None:
    @writes(effect)
    def write(w: Writer, effect: Effect[Any], voice: Voice) -> list[Clause]:
        return [Clause(w.part(id, voice))]


class Counted(Protocol):
    n: int


def writes_number(effect: type[Counted], id: str) -> None:
    """As simply, with how many."""

    @writes(effect)
    def write(w: Writer, effect: Counted, voice: Voice) -> list[Clause]:
        return [Clause(w.part(id, voice, n=effect.n))]


writes_plainly(e.DoubleHarvest, "double-harvest")
writes_plainly(e.TakeSwordmaster, "take-swordmaster")
writes_plainly(e.MentatNextRound, "mentat-next-round")
writes_plainly(e.UseSignet, "use-signet")
