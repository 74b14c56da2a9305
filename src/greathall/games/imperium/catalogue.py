"""All that is printed, in its fixed order: a thing's place is its number in zones and option codes."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.imperium.content.base import board, conflicts, deck, intrigue, leaders
from greathall.games.imperium.printed import Card, Conflict, Effects, Intrigue, Leader, Space
from greathall.games.imperium.rounds import FINALE, REWARD, ROUND, WIN
from greathall.games.imperium.state import Content
from greathall.games.imperium.turns import PLAYER_TURN, VISIT
from greathall.kernel.machine import Effect, number_effects


def number_things(
    spaces: tuple[Space, ...],
    cards: tuple[Card, ...],
    intrigue_cards: tuple[Intrigue, ...],
    conflict_cards: tuple[Conflict, ...],
    leader_boards: tuple[Leader, ...],
) -> None:
    for i, space in enumerate(spaces):
        space.index = i
    for i, card in enumerate(cards):
        card.index = i
    for i, secret in enumerate(intrigue_cards):
        secret.index = i
    for i, leader in enumerate(leader_boards):
        leader.index = i
    by_id = {space.id: space.index for space in spaces}
    for i, conflict in enumerate(conflict_cards):
        conflict.index = i
        if conflict.control:
            conflict.control_space = by_id[conflict.control]


def roots(
    spaces: tuple[Space, ...],
    cards: tuple[Card, ...],
    intrigue_cards: tuple[Intrigue, ...],
    conflict_cards: tuple[Conflict, ...],
    leader_boards: tuple[Leader, ...],
    influence_bonus: tuple[Effects, ...],
) -> list[Effect[Any]]:
    """Every effect that is printed somewhere."""
    found: list[Effect[Any]] = []
    for space in spaces:
        found += space.control
        for level in space.levels:
            found += level.effects
    for card in cards:
        found += (*card.acquire, *card.agent, *card.reveal, *card.on_trash)
    for secret in intrigue_cards:
        for effect in (secret.plot, secret.combat, secret.win, secret.endgame):
            if effect is not None:
                found.append(effect)
    for conflict in conflict_cards:
        for reward in conflict.rewards:
            found += reward
    for leader in leader_boards:
        found += leader.signet
        found += [trigger.effect for trigger in leader.triggers]
    for bonus in influence_bonus:
        found += bonus
    return found


BASE_CARDS: Final = (*deck.STARTERS, *deck.RESERVES, *deck.IMPERIUM_DECK)

number_things(board.SPACES, BASE_CARDS, intrigue.INTRIGUE, conflicts.CONFLICTS, leaders.LEADERS)

MACHINERY: Final[list[Effect[Any]]] = [ROUND, PLAYER_TURN, VISIT, REWARD, WIN, FINALE]

EFFECTS: Final = number_effects(
    MACHINERY
    + roots(
        board.SPACES,
        BASE_CARDS,
        intrigue.INTRIGUE,
        conflicts.CONFLICTS,
        leaders.LEADERS,
        board.INFLUENCE_BONUS,
    )
)

BASE: Final = Content(
    "imperium",
    board.SPACES,
    BASE_CARDS,
    intrigue.INTRIGUE,
    conflicts.CONFLICTS,
    leaders.LEADERS,
    board.INFLUENCE_BONUS,
    EFFECTS,
)
