"""All that is printed, by permanent numbers, which stand in zones and option codes."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.imperium.any_order import LINES
from greathall.games.imperium.content.base import board as base_board
from greathall.games.imperium.content.base import conflicts as base_conflicts
from greathall.games.imperium.content.base import deck as base_deck
from greathall.games.imperium.content.base import intrigue as base_intrigue
from greathall.games.imperium.content.base import leaders as base_leaders
from greathall.games.imperium.content.uprising import board, conflicts, contracts, deck, intrigue, leaders
from greathall.games.imperium.contracts import COMPLETE
from greathall.games.imperium.influence import VISIT
from greathall.games.imperium.permanent import IMPERIUM_IDS, UPRISING_IDS
from greathall.games.imperium.printed import Card, Conflict, Content, Effects, Intrigue
from greathall.games.imperium.rounds import FINALE, REWARD, ROUND, WIN
from greathall.games.imperium.state import LAY_AWAY, TOP_OR_DISCARD
from greathall.games.imperium.things import FACTIONS, ICONS
from greathall.games.imperium.turns import PLAYER_TURN
from greathall.kernel.machine import Effect, Printed, number_effects
from greathall.kernel.permanent import in_order

BASE_SET: Final = "base"
UPRISING_SET: Final = "uprising"
CHOAM_SET: Final = "choam"

# Without the Mentat these have nothing to offer (Uprising rulebook, playing with the original's cards).
NEED_MENTAT: Final = ("calculated_hire", "sort_through_the_chaos")


def number_things(content: Content) -> None:
    """Gives everything its number, and joins what is printed by name."""
    for i, space in enumerate(content.spaces):
        space.index = i
    for i, card in enumerate(content.cards):
        card.index = i
    for i, secret in enumerate(content.intrigue):
        secret.index = i
    for i, leader in enumerate(content.leaders):
        leader.index = i
    spaces = {space.id: space.index for space in content.spaces}
    for i, conflict in enumerate(content.conflicts):
        conflict.index = i
        conflict.control_space = spaces.get(conflict.control, conflict.control_space)
    for i, contract in enumerate(content.contracts):
        contract.index = i
        contract.space = spaces.get(contract.visit, contract.space)
    for i, objective in enumerate(content.objectives):
        objective.index = i
    for i, post in enumerate(content.posts):
        post.index = i
        post.spaces = [spaces[id] for id in post.space_ids]
        for index in post.spaces:
            post.icons |= 1 << content.spaces[index].icon
            content.spaces[index].posts.append(i)


def printed_effects(content: Content) -> list[Effect[Any]]:
    """Every effect that is printed somewhere, in reading order."""
    return [printed.effect for printed in printed_boxes(content)]


def printed_boxes(content: Content) -> list[Printed]:
    """The same with the box in which each is printed."""
    found: list[Printed] = []

    def box(where: str, effects: Effects) -> None:
        found.extend(Printed(f"{content.game}/{where}/{i}", effect) for i, effect in enumerate(effects))

    for space in content.spaces:
        box(f"space:{space.id}/control", space.control)
        for i, level in enumerate(space.levels):
            box(f"space:{space.id}/level/{i}", level.effects)
    for card in content.cards:
        box(f"card:{card.id}/acquire", card.acquire)
        box(f"card:{card.id}/agent", card.agent)
        box(f"card:{card.id}/reveal", card.reveal)
        box(f"card:{card.id}/on_trash", card.on_trash)
        box(f"card:{card.id}/on_discard", card.on_discard)
    for secret in content.intrigue:
        for window in ("plot", "combat", "win", "endgame"):
            effect = secret.effect(window)
            box(f"intrigue:{secret.id}/{window}", () if effect is None else (effect,))
    for conflict in content.conflicts:
        for i, reward in enumerate(conflict.rewards):
            box(f"conflict:{conflict.id}/reward/{i}", reward)
    for leader in content.leaders:
        box(f"leader:{leader.id}/signet", leader.signet)
        box(f"leader:{leader.id}/reveal", leader.reveal)
        box(f"leader:{leader.id}/trigger", tuple(trigger.effect for trigger in leader.triggers))
    for faction, bonus in zip(FACTIONS, content.influence_bonus, strict=True):
        box(f"faction:{faction}/bonus", bonus)
    for contract in content.contracts:
        box(f"contract:{contract.id}/reward", contract.reward)
    return found


def in_set(name: str, things: tuple[Card, ...]) -> tuple[Card, ...]:
    for thing in things:
        thing.set = name
    return things


def intrigue_in_set(name: str, things: tuple[Intrigue, ...]) -> tuple[Intrigue, ...]:
    for thing in things:
        thing.set = name
    return things


# -- the original's cards for use with Uprising: the same print, other numbers


def card_again(card: Card, set: str = BASE_SET) -> Card:
    twin = Card(
        card.id,
        card.kind,
        card.copies,
        card.cost,
        tuple(i for i in range(len(FACTIONS)) if (card.factions >> i) & 1),
        tuple(i for i in range(len(ICONS)) if (card.icons >> i) & 1),
        card.acquire,
        card.agent,
        card.reveal,
        card.on_trash,
        card.on_discard,
        card.moves_any_agent,
        card.ignores_requirements,
    )
    twin.set = set
    return twin


def intrigue_again(card: Intrigue) -> Intrigue:
    twin = Intrigue(card.id, card.copies, plot=card.plot, combat=card.combat, win=card.win, endgame=card.endgame)
    twin.set = BASE_SET
    return twin


def conflict_again(conflict: Conflict) -> Conflict:
    """Both boxes have, say, a Siege of Arrakeen: the original's is told apart by its id."""
    taken = {other.id for other in conflicts.CONFLICTS}
    id = f"original_{conflict.id}" if conflict.id in taken else conflict.id
    twin = Conflict(id, conflict.level, *conflict.rewards, control=conflict.control)
    twin.set = BASE_SET
    return twin


# -- the two games

MACHINERY: Final = [
    Printed("round", ROUND),
    Printed("turn", PLAYER_TURN),
    Printed("visit", VISIT),
    Printed("reward", REWARD),
    Printed("win", WIN),
    Printed("finale", FINALE),
    Printed("lines", LINES),
    Printed("complete", COMPLETE),
    Printed("top_or_discard", TOP_OR_DISCARD),
    Printed("lay_away", LAY_AWAY),
]
EFFECTS: Final[list[Effect[Any]]] = []  # of both games, by number

BASE: Final = Content(
    "imperium",
    in_order(IMPERIUM_IDS["spaces"], base_board.SPACES),
    in_order(
        IMPERIUM_IDS["cards"],
        in_set(BASE_SET, (*base_deck.STARTERS, *base_deck.RESERVES, *base_deck.IMPERIUM_DECK)),
    ),
    in_order(IMPERIUM_IDS["intrigue"], intrigue_in_set(BASE_SET, base_intrigue.INTRIGUE)),
    in_order(IMPERIUM_IDS["conflicts"], base_conflicts.CONFLICTS),
    in_order(IMPERIUM_IDS["leaders"], base_leaders.LEADERS),
    base_board.INFLUENCE_BONUS,
    EFFECTS,
)
UPRISING: Final = Content(
    "uprising",
    in_order(UPRISING_IDS["spaces"], board.SPACES),
    in_order(
        UPRISING_IDS["cards"],
        (
            *(card_again(card, UPRISING_SET) for card in base_deck.STARTERS),
            *in_set(UPRISING_SET, (*deck.RESERVES, *deck.IMPERIUM_DECK)),
            *in_set(CHOAM_SET, deck.CHOAM_DECK),
            *(card_again(card) for card in base_deck.IMPERIUM_DECK),
        ),
    ),
    in_order(
        UPRISING_IDS["intrigue"],
        (
            *intrigue_in_set(UPRISING_SET, intrigue.INTRIGUE),
            *intrigue_in_set(CHOAM_SET, intrigue.CHOAM_INTRIGUE),
            *(intrigue_again(card) for card in base_intrigue.INTRIGUE if card.id not in NEED_MENTAT),
        ),
    ),
    in_order(
        UPRISING_IDS["conflicts"],
        (
            *conflicts.CONFLICTS,
            *(conflict_again(card) for card in base_conflicts.CONFLICTS if card.id not in NEED_MENTAT),
        ),
    ),
    in_order(UPRISING_IDS["leaders"], leaders.LEADERS),
    board.INFLUENCE_BONUS,
    EFFECTS,
    in_order(UPRISING_IDS["posts"], board.POSTS),
    in_order(UPRISING_IDS["contracts"], contracts.CONTRACTS),
    in_order(UPRISING_IDS["objectives"], contracts.OBJECTIVES),
)

number_things(BASE)
number_things(UPRISING)
EFFECTS.extend(number_effects(MACHINERY + printed_boxes(BASE) + printed_boxes(UPRISING)))
BASE.index_things()
UPRISING.index_things()
