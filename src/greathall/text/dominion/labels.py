"""Dominion's decisions in words, kind by kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.dominion.cards.special import Thief
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.conditions import ANY_ACTION
from greathall.games.dominion.deck_effects import ScoutFrame
from greathall.games.dominion.gain_effects import Gain
from greathall.games.dominion.hand_effects import ANY_NUMBER, DiscardDownTo, FromHand, RevealAndTopDeck
from greathall.games.dominion.state import Dominion
from greathall.games.dominion.turn import ALL_TREASURES
from greathall.kernel.effects import Choose, May
from greathall.kernel.frames import CardFrame, CardsFrame
from greathall.kernel.machine import FIRST_PART, FIRST_THING, PASS, YES, Frame, State
from greathall.text.dominion.effects import how_many, of_kind, writer
from greathall.text.effects import YOU, Writer
from greathall.text.fluent import Phrase, Value
from greathall.text.names import Names

Args = dict[str, Value]

NOTHING_IN_HAND: Final = ("action", "treasure", "discard", "trash", "topdeck", "throne")


def question(state: State, names: Names, lang: str) -> str:
    assert isinstance(state, Dominion)
    w = writer(lang)
    kind = state.kind
    if kind not in QUESTIONS:
        raise LookupError(f"nobody has said how the decision {kind!r} is put")
    frame = state.stack[-1]
    args: Args = {}
    if frame.source >= 0:
        args["source"] = w.name("card", CARDS[frame.source].id)
    details = QUESTIONS[kind]
    if details is not None:
        args |= details(w, state, frame, names)
    return w.say(f"none-{kind}" if has_nothing_to_choose(state) else f"ask-{kind}", **args)


def has_nothing_to_choose(s: Dominion) -> bool:
    """Asked for the others' sake alone, who must not see from it that no card in the hand will do."""
    return s.options == [PASS] and s.kind in NOTHING_IN_HAND


def option(state: State, code: int, names: Names, lang: str) -> str:
    assert isinstance(state, Dominion)
    w = writer(lang)
    frame = state.stack[-1]
    if code >= FIRST_THING:
        return thing(w, state, code - FIRST_THING)
    if code >= FIRST_PART:
        assert isinstance(frame.effect, Choose)
        return w.label(w.phrase(frame.effect.choices[code - FIRST_PART], YOU.option()))
    if code == ALL_TREASURES:
        return w.say("all-treasures")
    if code == YES:
        return w.label(may_clause(w, frame)) if state.kind == "may" else w.say(f"yes-{state.kind}")
    assert code == PASS
    if has_nothing_to_choose(state):
        return w.say("show-hand" if isinstance(frame.effect, RevealAndTopDeck) else "go-on")
    return w.say(f"pass-{state.kind}", n=frame.moved if isinstance(frame, CardsFrame) else 0)


def thing(w: Writer, s: Dominion, card: int) -> str:
    """A card, with its cost where that matters, or what is done with it where it might be unclear."""
    name = w.name("card", CARDS[card].id)
    if s.kind in ("buy", "gain", "swindle"):
        return w.say("priced", card=name, n=s.cost(card))
    if s.kind == "react":
        return w.say("reveal-reaction", card=name)
    return name.text


def may_clause(w: Writer, frame: Frame) -> Phrase:
    """What one may do. Its consequences are on the card; here the deed itself is enough."""
    assert isinstance(frame.effect, May)
    return w.clauses(frame.effect.effect, YOU.option())[0].text


# -- what a question tells besides the card that asks


def ask_action(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    return {"n": s.actions}


def ask_treasure(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    return {"n": s.coins}


def ask_buy(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    return {"coins": s.coins, "n": s.buys}


def ask_react(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    return {"player": names.called(f.by)}


def ask_choose(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    assert isinstance(f.effect, Choose)
    return {"n": f.effect.count - f.step, "chosen": f.step}


def ask_may(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    return {"clause": may_clause(w, f)}


def ask_from_hand(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    """How many cards are still to be picked, and of which kind."""
    effect = f.effect
    assert isinstance(effect, FromHand)
    assert isinstance(f, CardsFrame)
    if isinstance(effect, DiscardDownTo):
        return {"amount": "down-to", "n": len(s.players[f.seat].hand) - effect.size, "size": effect.size}
    least = max(effect.least - f.moved, 0)
    most = ANY_NUMBER if effect.most == ANY_NUMBER else effect.most - f.moved
    amount = how_many(least, most)
    if least == 0 and most == 1:
        amount["amount"] = "up-to"
    return {"picked": f.moved, **amount, **of_kind(w, effect.which)}


def ask_throne(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    return of_kind(w, ANY_ACTION)


def ask_gain(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    effect = f.effect
    assert isinstance(effect, Gain)
    assert isinstance(f, CardFrame)
    return {
        "price": "exactly" if effect.exactly else "up-to",
        "n": effect.limit(s, f),
        "to": effect.to,
        **of_kind(w, effect.which),
    }


def ask_spy(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    assert isinstance(f, CardFrame)
    return {**whose(f.seat, f.by, names), "top": w.name("card", CARDS[f.card].id)}


def ask_order(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    assert isinstance(f, ScoutFrame)
    return {"n": len(s.players[f.seat].aside) - len(f.order)}


def ask_swindle(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    assert isinstance(f, CardFrame)
    return {**whose(f.seat, f.by, names), "trashed": w.name("card", CARDS[f.card].id), "n": s.cost(f.card)}


def ask_thief(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    assert isinstance(f.effect, Thief)
    return {"player": names.called(f.effect.victim(s, f))}


def ask_set_aside(w: Writer, s: Dominion, f: Frame, names: Names) -> Args:
    return {"drawn": w.name("card", CARDS[s.players[f.seat].held[0]].id)}


def whose(seat: int, you: int, names: Names) -> Args:
    return {"whose": "yours" if seat == you else "theirs", "player": names.called(seat)}


Details = Callable[[Writer, Dominion, Frame, Names], Args]

QUESTIONS: Final[dict[str, Details | None]] = {
    "action": ask_action,
    "treasure": ask_treasure,
    "buy": ask_buy,
    "react": ask_react,
    "choose": ask_choose,
    "may": ask_may,
    "discard": ask_from_hand,
    "trash": ask_from_hand,
    "topdeck": ask_from_hand,
    "throne": ask_throne,
    "gain": ask_gain,
    "spy": ask_spy,
    "order": ask_order,
    "pass_left": None,
    "swindle": ask_swindle,
    "name": None,
    "thief": ask_thief,
    "loot": None,
    "set_aside": ask_set_aside,
}
