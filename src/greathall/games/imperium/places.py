"""Where the thing lies that an option points at, so that it can be shown there."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    CARD,
    CONFLICT,
    CONTRACT,
    DEPLOY,
    DISCARDED,
    FACTION,
    FROM_LEADER,
    INTRIGUE,
    LEADER,
    OBJECTIVE,
    PLAYED,
    POST,
    SEAT,
    SET_ASIDE,
    SPACE,
    THRONE,
)
from greathall.kernel.reasons import CHOICE

# Kinds of decision about cards that are neither in hand, nor played, nor discarded.
MARKET: Final = ("effects", "acquire", "manipulate", "throne_row")
TOP_OF_DECK: Final = ("draw_one", "discard_one")


def place(s: Imperium, code: int) -> str:
    if code >= THRONE:
        return "throne_row"
    if code >= OBJECTIVE or CONFLICT <= code < CONTRACT:
        return "trophy"
    if code >= CONTRACT:
        return "contract" if code - CONTRACT in s.contract_row else "own_contract"
    if code >= INTRIGUE:
        return "intrigue"
    if code >= PLAYED:
        return "in_play"
    if code >= DISCARDED:
        return "discard"
    if code >= CARD:
        return card_place(s, code - CARD)
    if POST <= code < LEADER:
        return "post"
    if SPACE <= code < POST:
        return "space"
    if FACTION <= code < SPACE:
        return "faction"
    if SEAT <= code < FACTION:
        return "player"
    return SINGLE.get(code, CHOICE)


SINGLE: Final[dict[int, str]] = {DEPLOY: "garrison", SET_ASIDE: "set_aside", FROM_LEADER: "leader"}


def card_place(s: Imperium, card: int) -> str:
    if s.kind in MARKET:
        return "row" if card in s.row else "reserve"
    return "deck" if s.kind in TOP_OF_DECK else "hand"


def target(s: Imperium, code: int) -> str | None:
    """The id of what an option points at; a player's is the number of the seat, the garrison is called so."""
    player = s.players[s.decider]
    if code == SET_ASIDE:
        return s.content.cards[player.set_aside].id
    if code == FROM_LEADER:
        return s.content.leaders[player.leader].id
    if code == DEPLOY:
        return "garrison"
    if SEAT <= code < FACTION:
        return str(code - SEAT)
    return s.content.thing(code)
