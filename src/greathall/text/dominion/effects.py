"""How Dominion's effects are written. The effects of one card alone have one message each, at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from greathall.games.dominion.card import TYPE_NAMES, Card
from greathall.games.dominion.cards.special import Library, PassLeft, Swindle, Thief, Tribute, Wish
from greathall.games.dominion.conditions import ActionsPlayed, Condition, HandAtLeast, HandWithout, Which
from greathall.games.dominion.deck_effects import Dig, DiscardDeck, Scout, Spy
from greathall.games.dominion.effects import (
    PER_CARD,
    Actions,
    Bonus,
    Buys,
    Cards,
    Cheaper,
    Coins,
    Others,
    RicherCoppers,
    When,
)
from greathall.games.dominion.gain_effects import Gain, GainNamed
from greathall.games.dominion.hand_effects import (
    ANY_NUMBER,
    Discard,
    DiscardDownTo,
    DiscardHand,
    FromHand,
    RevealAndTopDeck,
    RevealHand,
    TopDeck,
    Trash,
)
from greathall.games.dominion.play_effects import MayTrashThis, PlayTwice, TrashThis
from greathall.games.dominion.state import Unaffected
from greathall.kernel.machine import Effect
from greathall.text.effects import Clause, Voice, Writer, if_done, may, writes
from greathall.text.fluent import Texts, Value, texts

PREFIX: Final = "dominion"


# Options of the game that change what a card says, and the value that is not the usual one.
TOLD_OPTIONS: Final = {"masquerade_empty_hand": "receive"}


class DominionWriter(Writer):
    """Some options of the game change what a card says: `agreed` are those that have not their usual value."""

    def __init__(self, texts: Texts, agreed: tuple[str, ...]) -> None:
        super().__init__(texts, PREFIX)
        self.agreed = agreed


@cache
def writer(lang: str, agreed: tuple[str, ...] = (), links: bool = False) -> Writer:
    return DominionWriter(texts(lang, links), agreed)


def agreed_in(options: Mapping[str, object] | None) -> tuple[str, ...]:
    """Of the options with which a game was set up, those that change a text."""
    return tuple(option for option, value in TOLD_OPTIONS.items() if (options or {}).get(option) == value)


def value_of(w: Writer, option: str, usual: str) -> str:
    return TOLD_OPTIONS[option] if isinstance(w, DominionWriter) and option in w.agreed else usual


# -- nouns


def named(w: Writer, card: Card) -> dict[str, Value]:
    """A card for a message: `$kind` and `$card`."""
    return {"kind": "named", "card": w.name("card", card.id)}


def of_types(w: Writer, types: int) -> dict[str, Value]:
    """Cards of a type for a message: `$kind`."""
    names = [name for bit, name in TYPE_NAMES.items() if types & bit]
    if len(names) == 1:
        return {"kind": names[0]}
    if not names:
        return {"kind": "any"}
    return {"kind": "types", "types": w.texts.listed([w.name("type", name) for name in names], "or")}


def of_kind(w: Writer, which: Which) -> dict[str, Value]:
    return of_types(w, which.types) if which.card is None else named(w, which.card)


def how_many(least: int, most: int) -> dict[str, Value]:
    """A number of cards for a message: `$amount` and `$n`, `$least`."""
    if least == most or (least == 0 and most == 1):
        return {"amount": "exactly", "n": most}
    if most == ANY_NUMBER:
        return {"amount": "any" if least == 0 else "at-least", "n": least}
    return {"amount": "up-to" if least == 0 else "range", "n": most, "least": least}


# -- plain bonuses


def writes_bonus(effect: type[Bonus], id: str) -> None:
    @writes(effect)
    def write(w: Writer, effect: Bonus, voice: Voice) -> list[Clause]:
        if effect.n == PER_CARD:
            return [Clause(w.part(id, voice, n=1, per="card"))]
        return [Clause(w.part(id, voice, n=effect.n, per="once"), voice.form in ("do", "option"))]


writes_bonus(Cards, "cards")
writes_bonus(Actions, "actions")
writes_bonus(Buys, "buys")
writes_bonus(Coins, "coins")


@writes(Cheaper)
def cheaper(w: Writer, effect: Cheaper, voice: Voice) -> list[Clause]:
    return w.plain("cheaper", voice, n=effect.n)


@writes(RicherCoppers)
def richer_coppers(w: Writer, effect: RicherCoppers, voice: Voice) -> list[Clause]:
    return w.plain("richer-coppers", voice, n=effect.n, copper=w.name("card", "copper"))


# -- conditions and other players


@writes(When)
def when(w: Writer, effect: When, voice: Voice) -> list[Clause]:
    write = CONDITIONS.get(type(effect.condition))
    if write is None:
        raise LookupError(f"nobody has said how {type(effect.condition).__name__} is written")
    return write(w, effect.condition, effect.then, voice)


def if_hand_at_least(w: Writer, condition: HandAtLeast, then: Effect[Any], voice: Voice) -> list[Clause]:
    if voice.who == "each" and voice.mood == "do":
        those = voice._replace(hand=condition.n)
        clauses = w.clauses(then, those)
        if len(clauses) == 1:
            return clauses
        # What only those do must not seem to be told of everybody.
        return [Clause(w.part("do-this", those, text=w.phrase(then, those.option())))]
    text = w.phrase(then, voice.after())
    return [Clause(w.part("if-hand-at-least", voice, n=condition.n, then=text))]


def if_hand_without(w: Writer, condition: HandWithout, then: Effect[Any], voice: Voice) -> list[Clause]:
    text = w.phrase(then, voice.after())
    return [Clause(w.part("if-hand-without", voice, then=text, **of_types(w, condition.types)))]


def if_actions_played(w: Writer, condition: ActionsPlayed, then: Effect[Any], voice: Voice) -> list[Clause]:
    # This is about the player of the card, whomever the rest is about.
    return [Clause(w.part("if-actions-played", voice, n=condition.n, then=w.phrase(then, voice)))]


CONDITIONS: Final[dict[type[Condition], Callable[[Writer, Any, Effect[Any], Voice], list[Clause]]]] = {
    HandAtLeast: if_hand_at_least,
    HandWithout: if_hand_without,
    ActionsPlayed: if_actions_played,
}


@writes(Others)
def others(w: Writer, effect: Others, voice: Voice) -> list[Clause]:
    return w.clauses(effect.effect, Voice("each"))


# -- out of the hand


def writes_from_hand(effect: type[FromHand], id: str) -> None:
    @writes(effect)
    def write(w: Writer, effect: FromHand, voice: Voice) -> list[Clause]:
        optional = effect.least == 0 and effect.most != ANY_NUMBER
        text = w.part(
            id,
            voice.may() if optional else voice,
            **how_many(effect.least, effect.most),
            **of_kind(w, effect.which),
        )
        return [Clause(text), *consequences(w, effect, voice)]


def consequences(w: Writer, effect: FromHand, voice: Voice) -> list[Clause]:
    clauses: list[Clause] = []
    then, otherwise = effect.then, effect.otherwise
    if isinstance(then, Bonus) and then.n == PER_CARD:
        clauses += w.clauses(then, voice.after())
    elif then is not None:
        clauses.append(if_done(w, voice, w.phrase(then, voice.after())))
    if otherwise is not None:
        clauses.append(Clause(w.part("if-not-done", voice, then=w.phrase(otherwise, voice.after()))))
    return clauses


writes_from_hand(Discard, "discard")
writes_from_hand(Trash, "trash")
writes_from_hand(TopDeck, "topdeck")
writes_from_hand(RevealAndTopDeck, "reveal-and-topdeck")


@writes(DiscardDownTo)
def discard_down_to(w: Writer, effect: DiscardDownTo, voice: Voice) -> list[Clause]:
    return [Clause(w.part("discard-down-to", voice, n=effect.size))]


@writes(DiscardHand)
def discard_hand(w: Writer, effect: DiscardHand, voice: Voice) -> list[Clause]:
    return [Clause(w.part("discard-hand", voice))]


@writes(RevealHand)
def reveal_hand(w: Writer, effect: RevealHand, voice: Voice) -> list[Clause]:
    return [Clause(w.part("reveal-hand", voice))]


@writes(DiscardDeck)
def discard_deck(w: Writer, effect: DiscardDeck, voice: Voice) -> list[Clause]:
    return [Clause(w.part("discard-deck", voice))]


# -- the played card itself


@writes(TrashThis)
def trash_this(w: Writer, effect: TrashThis, voice: Voice) -> list[Clause]:
    clauses = [Clause(w.part("trash-this", voice))]
    if effect.then is not None:
        clauses.append(if_done(w, voice, w.phrase(effect.then, voice.after())))
    return clauses


writes(MayTrashThis)(may)


@writes(PlayTwice)
def play_twice(w: Writer, effect: PlayTwice, voice: Voice) -> list[Clause]:
    return w.plain("play-twice", voice)


# -- gaining


@writes(GainNamed)
def gain_named(w: Writer, effect: GainNamed, voice: Voice) -> list[Clause]:
    return [Clause(w.part("gain-named", voice, to=effect.to, **named(w, effect.card)))]


@writes(Gain)
def gain(w: Writer, effect: Gain, voice: Voice) -> list[Clause]:
    text = w.part(
        "gain", voice.may() if effect.optional else voice, to=effect.to, **price(effect), **of_kind(w, effect.which)
    )
    return [Clause(text), *(type_bonus(w, "if-gained", types, bonus, voice) for types, bonus in effect.bonuses)]


def price(effect: Gain) -> dict[str, Value]:
    """What a gained card may cost, for a message: `$price` and `$n`."""
    limit = "exactly" if effect.exactly else "up-to"
    if not effect.relative:
        return {"price": limit, "n": effect.cost}
    difference = "more" if effect.cost > 0 else "less" if effect.cost < 0 else "same"
    return {"price": f"{limit}-{difference}", "n": abs(effect.cost)}


def type_bonus(w: Writer, id: str, types: int, bonus: Effect[Any], voice: Voice) -> Clause:
    return Clause(w.part(id, voice, then=w.phrase(bonus, voice.after()), **of_types(w, types)))


# -- off the top of the deck


@writes(Dig)
def dig(w: Writer, effect: Dig, voice: Voice) -> list[Clause]:
    after = voice.after()
    found = how_many(effect.count, effect.count)
    text = w.part("dig", voice, least_cost=effect.least_cost, **found, **of_kind(w, effect.which))
    if effect.then is None:
        return [Clause(text), Clause(w.part("dig-take", after, n=effect.count))]
    clauses = [Clause(text), Clause(w.part("dig-trash", after, n=effect.count))]
    return [*clauses, *w.clauses(effect.then, after), Clause(w.part("dig-discard", after))]


@writes(Spy)
def spy(w: Writer, effect: Spy, voice: Voice) -> list[Clause]:
    return [Clause(w.part("spy", voice))]


@writes(Scout)
def scout(w: Writer, effect: Scout, voice: Voice) -> list[Clause]:
    return w.plain("scout", voice, n=effect.n, **of_types(w, effect.types))


# -- reactions


@writes(Unaffected)
def unaffected(w: Writer, effect: Unaffected, voice: Voice) -> list[Clause]:
    return w.plain("unaffected", voice)


# -- one card alone


@writes(PassLeft)
def pass_left(w: Writer, effect: PassLeft, voice: Voice) -> list[Clause]:
    return w.plain("pass-left", voice, empty=value_of(w, "masquerade_empty_hand", "skip"))


@writes(Swindle)
def swindle(w: Writer, effect: Swindle, voice: Voice) -> list[Clause]:
    return [Clause(w.part("swindle", voice))]


@writes(Wish)
def wish(w: Writer, effect: Wish, voice: Voice) -> list[Clause]:
    return w.plain("wish", voice)


@writes(Tribute)
def tribute(w: Writer, effect: Tribute, voice: Voice) -> list[Clause]:
    clauses = w.plain("tribute", voice, n=effect.n)
    return clauses + [type_bonus(w, "tribute-pays", types, bonus, voice) for types, bonus in effect.bonuses]


@writes(Thief)
def thief(w: Writer, effect: Thief, voice: Voice) -> list[Clause]:
    return w.plain("thief", voice, n=effect.n)


@writes(Library)
def library(w: Writer, effect: Library, voice: Voice) -> list[Clause]:
    return w.plain("library", voice, n=effect.size, **of_types(w, effect.types))
