"""What a choice would give away that could still be used."""

from __future__ import annotations

from greathall.games.imperium.players import REVEAL_TURN
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import CARD, DISCARDED, INTRIGUE, SET_ASIDE, THRONE
from greathall.games.imperium.things import REVEAL_TURN as REVEAL
from greathall.kernel.machine import PASS
from greathall.kernel.reasons import Why


def losses(s: Imperium, code: int) -> list[Why]:
    if s.kind == "turn" and code == REVEAL:
        return unsent_agents(s)
    if s.kind == "effects" and code == PASS and s.turn.kind == REVEAL_TURN:
        return unspent_persuasion(s)
    if s.kind == "combat" and code == PASS:
        return unplayed_cards(s)
    return []


def unsent_agents(s: Imperium) -> list[Why]:
    """Only those that a card in hand could send now."""
    agents = s.agents_at_leader(s.asked)
    sendable = any(CARD <= code < DISCARDED for code in s.options)
    return [Why("agents", {"n": agents})] if agents and sendable else []


def unspent_persuasion(s: Imperium) -> list[Why]:
    offers = sum(code == SET_ASIDE or CARD <= code < DISCARDED or code >= THRONE for code in s.options)
    return [Why("persuasion", {"n": s.players[s.asked].persuasion, "cards": offers})] if offers else []


def unplayed_cards(s: Imperium) -> list[Why]:
    cards = sum(INTRIGUE <= code < THRONE for code in s.options)
    return [Why("combat_cards", {"n": cards})] if cards else []
