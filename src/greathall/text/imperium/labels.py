"""The decisions of the Dune games in words, kind by kind."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from greathall.games.imperium import effects as e
from greathall.games.imperium.automata import AutomatonTurn
from greathall.games.imperium.card_effects import (
    AcquireCheap,
    AcquireExactly,
    AcquireForSolari,
    AcquireFree,
    DiscardCards,
)
from greathall.games.imperium.contracts import SOLARI_INSTEAD, CompleteContract
from greathall.games.imperium.frames import AcquiredFrame, OrderFrame, TurnFrame
from greathall.games.imperium.hidden import zone
from greathall.games.imperium.influence import Influence, LossFrame, VisitInfluence
from greathall.games.imperium.leader_effects import Train
from greathall.games.imperium.players import NO_TURN, UNDECIDED
from greathall.games.imperium.players import REVEAL_TURN as ON_REVEAL
from greathall.games.imperium.printed import Content, Space
from greathall.games.imperium.rounds import REWARD
from greathall.games.imperium.sandworms import RemoveShieldWall
from greathall.games.imperium.spies import RecallFrame, RecallSpies
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.team_effects import NumbersFrame, PayTogether, TradeFrame
from greathall.games.imperium.things import (
    AT_LEADER,
    BATTLE_ICONS,
    CARD,
    CONFLICT,
    CONTRACT,
    DEPLOY,
    FACTION,
    FROM_LEADER,
    INTRIGUE,
    LEADER,
    NOTHING,
    NUMBER,
    OBJECTIVE,
    POST,
    REVEAL_TURN,
    SEAT,
    SET_ASIDE,
    SPACE,
    THRONE,
)
from greathall.games.imperium.turns import PLAYER_TURN, deployable, solari_cost
from greathall.kernel.frames import CardsFrame, NamesFrame
from greathall.kernel.machine import FIRST_PART, PASS, YES, Effect, Frame, State
from greathall.kernel.reasons import CHOICE, Why
from greathall.text.effects import YOU, Voice, Writer
from greathall.text.fluent import Phrase, Value
from greathall.text.imperium.cards import offer, then
from greathall.text.imperium.effects import AUTOMATON, name, post_name, price, read_by_all, tracks_of, writer
from greathall.text.imperium.seats import seated
from greathall.text.names import Names

Args = dict[str, Value]


def question(state: State, names: Names, lang: str) -> str:
    assert isinstance(state, Imperium)
    w = writer_at(state, lang)
    kind = state.kind
    if kind not in QUESTIONS:
        raise LookupError(f"nobody has said how the decision {kind!r} is put")
    frame = state.stack[-1]
    details = QUESTIONS[kind]
    names = seated(state, names)
    args = {} if details is None else details(w, state, frame, names)
    clause = w.part(f"ask-{kind}", voice_of(state), **args)
    if state.is_automaton(state.asked):
        clause = w.part("for-automaton", text=clause, player=names.called(state.asked))
    source = asking(w, state, frame)
    if source is not None and comes_again(state):
        source = w.noun("first-of-two", source=source)
    text = w.label(clause) if source is None else w.say("asks", source=source, text=clause)
    mate = state.active
    if state.turn.kind == NO_TURN or mate not in state.seating.allies(state.decider):
        return text
    # They have not seen what leads to it, if they have just been given the device.
    if state.turn.space == NOTHING:
        return w.say("on-mates-turn", player=names.called(mate), text=text)
    space = name(w, "space", state.content.spaces[state.turn.space].id)
    return w.say("on-mates-agent-turn", player=names.called(mate), space=space, text=text)


# Questions that the rules page knows by another kind than the machine: the "effects" of a Reveal turn, the
# deployment of an Ally whom a Commander activated, for which Ally he plays a Combat card, and whether the Shield
# Wall goes.
REVEALING: Final = "reveal_effects"
FOR_COMMANDER: Final = "ally_deploys"
IN_COMBAT: Final = "activate_in_combat"
AT_THE_WALL: Final = "remove_wall"


def ruled_as(state: State) -> str:
    """Under which kind the rules page has the rule of the decision at hand."""
    assert isinstance(state, Imperium)
    if state.is_automaton(state.asked):
        return "automaton"
    if state.kind == "effects" and state.turn.kind == ON_REVEAL:
        return REVEALING
    if state.kind == "deploy" and state.active in state.seating.allies(state.decider):
        return FOR_COMMANDER
    if state.kind == "activate" and state.turn.kind == NO_TURN:
        return IN_COMBAT
    effect = state.stack[-1].effect
    if isinstance(effect, e.MayDo) and isinstance(effect.effect, RemoveShieldWall):
        return AT_THE_WALL
    return state.kind


# A price that cannot be paid, as the rules page tells it apart: of sending an Agent ("price"), of an Intrigue card,
# or before an arrow.
SENDING: Final = ("turn", "agent", "space", "cost")
OF_INTRIGUE: Final = "price_intrigue"
OF_ARROW: Final = "price_arrow"


def barred_as(state: State, place: str, why: Why) -> str:
    """Under which kind the rules page has the rule of an obstacle."""
    if why.what != "price":
        return why.what
    if place == "intrigue":
        return OF_INTRIGUE
    return why.what if state.kind in SENDING and place in ("space", "hand", CHOICE) else OF_ARROW


def writer_at(s: Imperium, lang: str) -> Writer:
    """For whoever decides: a Commander may read an icon in two ways, an Ally reads it in one."""
    factions = s.content.factions
    return writer(lang, None, read_by_all(factions) if s.is_commander(s.decider) else factions)


def voice_of(s: Imperium) -> Voice:
    """Of what is asked: about the reader, or about an automaton for which they decide."""
    return AUTOMATON if s.is_automaton(s.asked) else YOU


def comes_again(s: Imperium) -> bool:
    """Whether a reward that a sandworm doubles is asked for the first time."""
    frame, below = s.stack[-1], s.stack[-2:][0]
    if below.effect is not REWARD or below is frame:
        return False
    assert isinstance(below, OrderFrame)
    return any(item.effect is frame.effect and item.source == frame.source for item in below.pending)


def asking(w: Writer, s: Imperium, f: Frame) -> Phrase | None:
    """The card, space or leader that asks, if it is not the course of the game itself."""
    if s.kind in ("agent", "space"):
        assert isinstance(f, TurnFrame)
        return name(w, "card", s.content.cards[f.card].id)
    if s.kind in ("cost", "effects", "infiltrate", "gather") and s.turn.space != NOTHING:
        return name(w, "space", s.content.spaces[s.turn.space].id)
    if FACTION <= f.source < SPACE:
        return w.noun("track", faction=s.content.track(f.source - FACTION))
    if s.kind == "token":
        return name(w, "leader", s.leader(s.decider).id)
    if isinstance(f.effect, AutomatonTurn) and isinstance(f, TurnFrame):
        return thing_name(w, s.content, f.pending[0].source)
    if s.kind == "defend":
        return name(w, "conflict", s.content.conflicts[s.conflict].id)
    return thing_name(w, s.content, f.source) if f.source >= 0 else None


def option(state: State, code: int, names: Names, lang: str) -> str:
    assert isinstance(state, Imperium)
    w = writer_at(state, lang)
    kind = state.kind
    frame = state.stack[-1]
    if code == PASS:
        return w.say(f"pass-{kind}", n=SOLARI_INSTEAD)  # in place of a contract
    if code == YES:
        return w.label(may_clause(w, state, frame)) if kind == "may" else w.say(f"yes-{kind}")
    if code == DEPLOY:
        return deploy_troops(w, state, seated(state, names))
    if code in SINGLE:
        return SINGLE[code](w, state)
    if FIRST_PART <= code < NUMBER:
        return part(w, state, frame, code - FIRST_PART)
    if NUMBER <= code < SEAT:
        return number(w, state, code - NUMBER)
    if SEAT <= code < FACTION:
        return seated(state, names).of(code - SEAT)
    if SPACE <= code < POST and kind == "space":
        return priced_space(w, state, state.content.spaces[code - SPACE])
    if CARD <= code < INTRIGUE:
        return card(w, state, code)
    if code >= THRONE:
        return in_throne_row(w, state, code)
    if INTRIGUE <= code < CONFLICT and kind not in ("trash_intrigue", "give"):
        return w.say("play-intrigue", card=thing_name(w, state.content, code))
    if CONTRACT <= code < OBJECTIVE:
        return contract(w, state, code)
    if code >= CONFLICT:
        return trophy(w, state, code)
    return thing_name(w, state.content, code).text


def whole(state: State, code: int, end_label: str, end: int, lang: str) -> str:
    """So many troops to deploy, or which of several effects of a thing."""
    assert isinstance(state, Imperium)
    w = writer_at(state, lang)
    if code == DEPLOY:
        return w.say("deploy-so-many", n=end - NUMBER)
    frame = state.stack[-1]
    assert isinstance(frame, OrderFrame)
    source = frame.pending[code - FIRST_PART].source
    return w.say("asks", source=thing_name(w, state.content, source), text=end_label)


@lru_cache(maxsize=4096)
def thing_name(w: Writer, content: Content, code: int) -> Phrase:
    """What an option or the source of an effect is called."""
    if POST <= code < LEADER:
        return post_name(w, content, content.posts[code - POST])
    named = content.named(code)
    assert named is not None, f"nothing is called {code}"
    return name(w, *named)


# -- options


def reveal_turn(w: Writer, s: Imperium) -> str:
    return w.say("take-reveal-turn")


def deploy_troops(w: Writer, s: Imperium, names: Names) -> str:
    n = deployable(s, s.decider)
    if s.is_activated(s.decider):
        return w.say("ally-deploys", player=names.called(s.fighters[s.decider]), n=n)
    return w.say("deploy-troops", n=n)


def set_aside(w: Writer, s: Imperium) -> str:
    """The card kept for this player; bought with persuasion it costs 1 less."""
    kept = s.players[s.decider].set_aside
    named = name(w, "card", s.content.cards[kept].id)
    if s.kind == "effects":
        return w.say("acquire-set-aside", card=named, n=s.price_set_aside(kept))
    return w.say("priced-set-aside", card=named, n=s.content.cards[kept].cost)


def agent_at_leader(w: Writer, s: Imperium) -> str:
    return w.say("agent-at-leader")


SINGLE: Final[dict[int, Callable[[Writer, Imperium], str]]] = {
    REVEAL_TURN: reveal_turn,
    SET_ASIDE: set_aside,
    FROM_LEADER: agent_at_leader,
}


def part(w: Writer, s: Imperium, f: Frame, i: int) -> str:
    """A choice of a card, one of the effects that are still to be carried out, or a step of a track."""
    effect = f.effect
    if isinstance(f, OrderFrame):
        return pending(w, s, f, i)
    if isinstance(effect, Train):
        return w.label(then(w, effect.steps[i].reward))
    if isinstance(f, TradeFrame):
        return w.say(f"kind-{KINDS_OF_TRADE[i]}")
    assert isinstance(effect, e.OneOf | e.ChooseTwo)
    return w.label(w.phrase(effect.choices[i], voice_of(s).option()))


def pending(w: Writer, s: Imperium, f: OrderFrame, i: int) -> str:
    """The i-th of the effects that a player carries out in any order; like ones are offered once, and say how often
    they are still to be done."""
    item = f.pending[i]
    source = item.source
    text = pending_effect(w, s, item.effect, source)
    often = sum(item.is_like(other) for other in f.pending)
    # Rewards and lines all stand on the same card.
    if f.effect is not PLAYER_TURN or source < 0:
        return w.label(text if often == 1 else w.part("so-often", text=text, n=often))
    named = thing_name(w, s.content, source)
    if often > 1:
        named = w.noun("source-so-often", source=named, n=often)
    return w.say("asks", source=named, text=text)


def pending_effect(w: Writer, s: Imperium, effect: Effect[Any], source: int) -> Phrase:
    """Some effects mean the contract on which they stand, the space at which the Agent is, or the one that is
    fought for."""
    if isinstance(effect, CompleteContract):
        return w.part("complete-for", YOU.option(), then=then(w, s.content.contracts[source - CONTRACT].reward))
    place = s.turn.space if s.kind in ("turn", "effects") else s.content.conflicts[s.conflict].control_space
    if place != NOTHING and isinstance(effect, VisitInfluence | e.TakeControl):
        w = writer(w.texts.lang, s.content.spaces[place], tracks_of(w))
    return w.phrase(effect, voice_of(s).option())


def number(w: Writer, s: Imperium, n: int) -> str:
    """Troops, or one of the prices of a space."""
    if s.kind in ("how_many", "contribute"):
        return w.say("amount", n=n)
    if s.kind != "cost":
        return w.say("number-of-troops", n=n)
    return w.label(offer(w, s.content.spaces[s.turn.space].levels[n]))


def contract(w: Writer, s: Imperium, code: int) -> str:
    """With what it brings."""
    reward = then(w, s.content.contracts[code - CONTRACT].reward)
    return w.say("asks", source=thing_name(w, s.content, code), text=reward)


def trophy(w: Writer, s: Imperium, code: int) -> str:
    """A won Conflict card with its battle icon, or the Objective, which is called by its icon."""
    named = thing_name(w, s.content, code)
    if code < OBJECTIVE:
        icon = name(w, "battle", BATTLE_ICONS[s.battle_icon(code)])
        named = w.noun("trophy", card=named, icon=icon)
    return w.say("pair-with", card=named) if s.kind == "endgame" else named.text


def priced_space(w: Writer, s: Imperium, space: Space) -> str:
    """With what it costs this player."""
    named = name(w, "space", space.id)
    level = space.levels[0]
    solari = solari_cost(s, s.decider, space, level)
    if not (solari or level.spice or level.water):
        return named.text
    levels = "one" if len(space.levels) == 1 else "several"
    return w.say("priced-space", space=named, price=price(w, solari, level.spice, level.water), levels=levels)


def in_throne_row(w: Writer, s: Imperium, code: int) -> str:
    named = thing_name(w, s.content, code)
    if s.kind == "effects":
        return w.say("acquire-throne-row", card=named, n=s.price(code - THRONE))
    return w.say("throne-row", card=named, n=s.content.cards[code - THRONE].cost)


def card(w: Writer, s: Imperium, code: int) -> str:
    """A card, with its price where that matters, or with where it lies."""
    named = thing_name(w, s.content, code)
    if s.kind == "effects":
        return w.say("acquire", card=named, n=s.price(code - CARD))
    if s.kind == "acquire":
        return w.say("priced", card=named, n=s.content.cards[code - CARD].cost)
    if s.kind == "trash":
        return w.say("in-zone", card=named, zone=zone(code) or "hand")
    return named.text


def may_clause(w: Writer, s: Imperium, f: Frame) -> Phrase:
    assert isinstance(f.effect, e.MayDo)
    return w.phrase(f.effect.effect, voice_of(s).option())


# -- what a question tells besides what asks it


def ask_token(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    seat = s.decider
    return {"n": s.leader(seat).secret_factions - len(s.players[seat].tokens)}


def ask_defend(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    return {"space": name(w, "space", s.content.conflicts[s.conflict].control)}


def ask_turn(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    send = any(CARD <= code < INTRIGUE for code in s.options)
    n = s.agents_at_leader(f.seat)
    told: Args = {"n": n, "send": "yes" if send else "no", "arrow": "no", "ally": ""}
    if n == 0 and AT_LEADER in s.players[f.seat].agents:  # whom a Plot card activated, none of the rest names
        told |= {"arrow": "yes", "ally": names.called(s.fighters[f.seat])}
    return told


def ask_activate(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    """For a Plot card before the Agent turn: an Ally whom no Agent left names costs that turn."""
    agents = s.players[f.seat].agents
    arrows = {
        ally: any(agents[token] == AT_LEADER for token in s.tokens(f.seat, ally)) for ally in s.allies_of(f.seat)
    }
    lost = [ally for ally, left in arrows.items() if not left]
    early = f.effect is not PLAYER_TURN and s.turn.kind == UNDECIDED
    if not early or not lost or not any(arrows.values()):
        return {"warn": "no", "ally": ""}
    return {"warn": "yes", "ally": names.called(lost[0])}


def ask_effects(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    return {"turn": "reveal" if s.turn.kind == ON_REVEAL else "agent", "n": s.players[f.seat].persuasion}


def ask_topdeck(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    assert isinstance(f, AcquiredFrame)
    return {"card": name(w, "card", s.content.cards[f.card].id)}


def ask_choose(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    return {"n": 2 - f.step if isinstance(f.effect, e.ChooseTwo) else 1, "chosen": f.step}


def ask_may(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    return {"clause": may_clause(w, s, f)}


def ask_influence(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    if not isinstance(f, NamesFrame):
        return {"n": f.effect.n if isinstance(f.effect, Influence) else 1, "which": "one"}
    if f.step == 0:
        return {"n": 1, "which": "first"}
    return {"n": 1, "which": "second", "faction": s.content.track(f.named.bit_length() - 1)}


def ask_reward(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    return {"doubled": "yes" if s.players[f.seat].sandworms > 0 else "no"}


def ask_alliance_to(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    assert isinstance(f, LossFrame)
    return {"faction": s.content.track(f.faction)}


def ask_discard(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    n = f.effect.n - f.moved if isinstance(f.effect, DiscardCards) and isinstance(f, CardsFrame) else 1
    return {"n": min(n, len(s.players[f.seat].hand))}


def ask_trash(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    return {"must": "no" if PASS in s.options else "yes"}


def ask_acquire(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    effect = f.effect
    if isinstance(effect, AcquireForSolari):
        return {"how": "solari", "n": s.players[f.seat].solari, "to": "hand"}
    if isinstance(effect, AcquireExactly):
        return {"how": "exactly", "n": effect.cost, "to": "hand"}
    if isinstance(effect, AcquireCheap):
        to_hand = effect.worm_to_hand and s.army(f.seat).sandworms > 0
        return {"how": "up-to", "n": effect.cost, "to": "hand" if to_hand else "discard"}
    assert isinstance(effect, AcquireFree)
    return {"how": "up-to", "n": effect.cost, "to": effect.to}


def ask_snoop(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    return {"card": name(w, "card", s.content.cards[s.players[f.seat].deck[-1]].id)}


def ask_recall_spy(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    assert isinstance(f.effect, RecallSpies)
    assert isinstance(f, RecallFrame)
    return {"n": f.effect.n - f.recalled}


def ask_combat(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    return {"n": s.players[s.decider].strength(), "for": "ally" if s.is_commander(s.decider) else "self"}


def ask_endgame(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    return {"wild": "yes" if any(code >= CONFLICT for code in s.options) else "no"}


# -- three against three

KINDS_OF_TRADE: Final = ("solari", "spice", "water", "intrigue")


def ask_yield(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    return {"n": s.players[s.decider].strength()}


def ask_trade(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    """To the other of the two who trade."""
    assert isinstance(f, TradeFrame)
    return {"player": names.called(f.mate if s.decider == f.seat else f.seat), "given": f.given}


def ask_contribute(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    assert isinstance(f, NumbersFrame)
    assert isinstance(f.effect, PayTogether)
    return {"n": f.effect.spice - sum(f.numbers)}


def ask_both(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    """Something is divided between the Allies of a team."""
    left, right = s.fighting_allies(f.seat)
    return {"player": names.called(left), "other": names.called(right)}


def ask_deploy_for(w: Writer, s: Imperium, f: Frame, names: Names) -> Args:
    return {"player": names.called(s.fighting_allies(f.seat)[f.step - 1])}


Details = Callable[[Writer, Imperium, Frame, Names], Args]

# Of both games, and of Uprising alone.
SHARED: Final[dict[str, Details | None]] = {
    "leader": None,
    "token": ask_token,
    "defend": ask_defend,
    "turn": ask_turn,
    "agent": None,
    "space": None,
    "cost": None,
    "effects": ask_effects,
    "deploy": None,
    "topdeck": ask_topdeck,
    "choose": ask_choose,
    "may": ask_may,
    "influence": ask_influence,
    "lose_influence": None,
    "alliance_to": ask_alliance_to,
    "discard": ask_discard,
    "trash": ask_trash,
    "take": None,
    "acquire": ask_acquire,
    "manipulate": None,
    "opponent": None,
    "recall": None,
    "voice": None,
    "snoop": ask_snoop,
    "retreat": None,
    "reward": ask_reward,
    "combat": ask_combat,
    "win": None,
    "endgame": ask_endgame,
}
UPRISING_ONLY: Final[dict[str, Details | None]] = {
    "place_spy": None,
    "recall_first": None,
    "recall_spy": ask_recall_spy,
    "infiltrate": None,
    "gather": None,
    "contract": None,
    "lines": None,
    "trash_intrigue": None,
    "draw_one": None,
    "discard_one": None,
    "flip": None,
    "train": None,
}
SIX_ONLY: Final[dict[str, Details | None]] = {
    "activate": ask_activate,
    "yield": ask_yield,
    "trade_with": None,
    "trade": ask_trade,
    "how_many": ask_trade,
    "give": ask_trade,
    "contribute": ask_contribute,
    "reinforce": ask_both,
    "deploy_for": ask_deploy_for,
    "deal_contract": ask_both,
    "throne_row": None,
}
# For an automaton.
FOR_AUTOMATA: Final[dict[str, Details | None]] = {"automaton": None}
QUESTIONS: Final = SHARED | UPRISING_ONLY | SIX_ONLY | FOR_AUTOMATA
