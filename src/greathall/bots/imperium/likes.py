"""What a bot has learned of single spaces and cards, beyond what they bring by rule of thumb."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.printed import Content

# Rounds to come after this one: a like is learned for the end of a game, its middle and its beginning.
PHASES: Final = 3
MIDDLE: Final = 2
BEGINNING: Final = 4

# Of what something is liked: to visit a space, to send an Agent with a card, to acquire a card.
KINDS: Final = ("visit", "send", "buy")

Learned = dict[str, dict[str, list[float]]]  # by kind, by id: by phase, in the units of a taste


def phase_of(rounds_to_come: int) -> int:
    if rounds_to_come >= BEGINNING:
        return 2
    return 1 if rounds_to_come >= MIDDLE else 0


class Likes:
    """Looked up by the numbers that things have in a game's content; by phase."""

    def __init__(self, learned: Learned, content: Content) -> None:
        spaces = [space.id for space in content.spaces]
        cards = [card.id for card in content.cards]
        self.visit = by_phase(learned.get("visit"), spaces)
        self.send = by_phase(learned.get("send"), cards)
        self.buy = by_phase(learned.get("buy"), cards)


def by_phase(learned: dict[str, list[float]] | None, ids: list[str]) -> list[list[float]]:
    found: list[list[float]] = []
    for phase in range(PHASES):
        found.append([learned[id][phase] if learned is not None and id in learned else 0.0 for id in ids])
    return found
