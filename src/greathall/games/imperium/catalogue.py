"""All that is printed, by permanent numbers, which stand in zones and option codes."""

from __future__ import annotations

from typing import Any, Final

from greathall.games.imperium.any_order import LINES
from greathall.games.imperium.automata import AUTOMATON_REWARD, AUTOMATON_TURN
from greathall.games.imperium.content.base import board as base_board
from greathall.games.imperium.content.base import conflicts as base_conflicts
from greathall.games.imperium.content.base import deck as base_deck
from greathall.games.imperium.content.base import hagal as base_hagal
from greathall.games.imperium.content.base import intrigue as base_intrigue
from greathall.games.imperium.content.base import leaders as base_leaders
from greathall.games.imperium.content.six import board as six_board
from greathall.games.imperium.content.six import commanders
from greathall.games.imperium.content.uprising import board, conflicts, contracts, deck, intrigue, leaders, rivals
from greathall.games.imperium.contracts import COMPLETE
from greathall.games.imperium.hagal_setup import DEAR_MENTAT_SET, HAGAL_SET, HagalSetup
from greathall.games.imperium.influence import VISIT
from greathall.games.imperium.modules import Module, Shelf
from greathall.games.imperium.options import BASE_OPTIONS, UPRISING_OPTIONS
from greathall.games.imperium.permanent import IMPERIUM_IDS, UPRISING_IDS
from greathall.games.imperium.printed import Card, Conflict, Content, Effects, Intrigue
from greathall.games.imperium.rival_setup import RIVALS_SET, RivalSetup
from greathall.games.imperium.rivals import RIVAL_TURN
from greathall.games.imperium.rounds import FINALE, REWARD, ROUND, WIN, YIELDING
from greathall.games.imperium.team_effects import TO_THRONE_ROW
from greathall.games.imperium.things import FACTIONS, ICONS
from greathall.games.imperium.turns import PLAYER_TURN
from greathall.games.imperium.verbs.cards import TOP_OR_DISCARD
from greathall.games.imperium.verbs.intrigue import FOR_ALLY, LAY_AWAY
from greathall.kernel.machine import Effect, Printed, number_effects

BASE_SET: Final = "base"
UPRISING_SET: Final = "uprising"
CHOAM_SET: Final = "choam"
BASE_CONFLICTS: Final = "base_conflicts"
SIX: Final = "six"  # three against three: the board's other side and two Commanders

# Without the Mentat these have nothing to offer (Uprising rulebook, playing with the original's cards).
NEED_MENTAT: Final = ("calculated_hire", "sort_through_the_chaos")


def printed_boxes(content: Content | Module, name: str) -> list[Printed]:
    """Every effect that is printed somewhere, in reading order, with the box in which it stands."""
    found: list[Printed] = []

    def box(where: str, effects: Effects) -> None:
        found.extend(Printed(f"{name}/{where}/{i}", effect) for i, effect in enumerate(effects))

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
    for faction, bonus in zip(content.factions, content.influence_bonus, strict=True):
        box(f"faction:{faction}/bonus", bonus)
    for contract in content.contracts:
        box(f"contract:{contract.id}/reward", contract.reward)
    for commander in content.commanders:
        for step, reward in commander.team_rewards.items():
            box(f"commander:{commander.leader}/reward/{step}", reward)
    for order in content.hagal:
        for i, errand in enumerate(order.errands):
            box(f"hagal:{order.id}/errand/{i}", errand.effects)
    for rival in content.rivals:
        box(f"rival:{rival.id}/signet", rival.signet)
        box(f"rival:{rival.id}/scheme", rival.scheme)
    return found


# -- the original's cards for use with Uprising: the same print, other numbers


def card_again(card: Card) -> Card:
    return Card(
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


def intrigue_again(card: Intrigue) -> Intrigue:
    return Intrigue(card.id, card.copies, plot=card.plot, combat=card.combat, win=card.win, endgame=card.endgame)


def conflict_again(conflict: Conflict) -> Conflict:
    """Both boxes have, say, a Siege of Arrakeen: the original's is told apart by its id."""
    taken = {other.id for other in conflicts.CONFLICTS}
    id = f"original_{conflict.id}" if conflict.id in taken else conflict.id
    return Conflict(id, conflict.level, *conflict.rewards, control=conflict.control)


# -- the two shelves

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
    Printed("for_ally", FOR_ALLY),
    Printed("yielding", YIELDING),
    Printed("to_throne_row", TO_THRONE_ROW),
    Printed("automaton_turn", AUTOMATON_TURN),
    Printed("automaton_reward", AUTOMATON_REWARD),
    Printed("rival_turn", RIVAL_TURN),
]
EFFECTS: Final[list[Effect[Any]]] = []  # of both games, by number

IMPERIUM_SHELF: Final = Shelf(
    "imperium",
    "Dune: Imperium",
    (1, 2, 3, 4),
    BASE_OPTIONS,
    HagalSetup,
    IMPERIUM_IDS,
    (
        Module(
            BASE_SET,
            board="imperium",
            factions=FACTIONS,
            influence_bonus=base_board.INFLUENCE_BONUS,
            spaces=base_board.SPACES,
            cards=(*base_deck.STARTERS, *base_deck.RESERVES, *base_deck.IMPERIUM_DECK),
            intrigue=base_intrigue.INTRIGUE,
            conflicts=base_conflicts.CONFLICTS,
            leaders=base_leaders.LEADERS,
        ),
        Module(HAGAL_SET, set=BASE_SET, needs=(BASE_SET,), hagal=base_hagal.HAGAL_DECK),
        Module(
            DEAR_MENTAT_SET,
            set=BASE_SET,
            needs=(HAGAL_SET,),
            replaces=("space:mentat",),
            spaces=base_hagal.DEAR_MENTAT,
        ),
    ),
    EFFECTS,
)
UPRISING_SHELF: Final = Shelf(
    "uprising",
    "Uprising",
    (1, 2, 3, 4, 6),
    UPRISING_OPTIONS,
    RivalSetup,
    UPRISING_IDS,
    (
        Module(
            UPRISING_SET,
            board="uprising",
            factions=FACTIONS,
            influence_bonus=board.INFLUENCE_BONUS,
            spaces=board.SPACES,
            posts=board.POSTS,
            cards=(*(card_again(card) for card in base_deck.STARTERS), *deck.RESERVES, *deck.IMPERIUM_DECK),
            intrigue=intrigue.INTRIGUE,
            conflicts=conflicts.CONFLICTS,
            leaders=leaders.LEADERS,
            objectives=contracts.OBJECTIVES,
        ),
        Module(
            CHOAM_SET,
            needs=(UPRISING_SET,),
            cards=deck.CHOAM_DECK,
            intrigue=intrigue.CHOAM_INTRIGUE,
            leaders=leaders.CHOAM_LEADERS,
            contracts=contracts.CONTRACTS,
        ),
        Module(
            BASE_SET,
            needs=(UPRISING_SET,),
            cards=tuple(card_again(card) for card in base_deck.IMPERIUM_DECK),
            intrigue=tuple(intrigue_again(card) for card in base_intrigue.INTRIGUE if card.id not in NEED_MENTAT),
        ),
        Module(
            BASE_CONFLICTS,
            set=BASE_SET,
            needs=(UPRISING_SET,),
            conflicts=tuple(
                conflict_again(card) for card in base_conflicts.CONFLICTS if card.id not in NEED_MENTAT
            ),
        ),
        Module(
            SIX,
            needs=(UPRISING_SET, CHOAM_SET),
            replaces=("space:sardaukar", "space:swordmaster", "leader:gurney_halleck"),
            removes=("dutiful_service", "desert_tactics", "fremkit", "post_emperor", "post_fremen"),
            board="six",
            factions=six_board.FACTIONS,
            influence_bonus=six_board.INFLUENCE_BONUS,
            spaces=six_board.SPACES,
            posts=six_board.POSTS,
            cards=(*commanders.MUAD_DIB_DECK, *commanders.SHADDAM_DECK),
            leaders=commanders.LEADERS,
            commanders=commanders.COMMANDERS,
        ),
        Module(RIVALS_SET, set=UPRISING_SET, needs=(UPRISING_SET,), hagal=rivals.HAGAL, rivals=rivals.RIVALS),
    ),
    EFFECTS,
)


# All that is printed for each game
BASE: Final = IMPERIUM_SHELF.whole
UPRISING: Final = UPRISING_SHELF.whole


def all_printed() -> list[Printed]:
    """What every module prints; what is printed once more has its own name, by the module that does."""
    found = printed_boxes(BASE, BASE.game) + printed_boxes(UPRISING, UPRISING.game)
    for shelf in (IMPERIUM_SHELF, UPRISING_SHELF):
        for module in shelf.modules:
            found += printed_boxes(module, f"{shelf.game}+{module.id}")
    return found


EFFECTS.extend(number_effects(MACHINERY + all_printed()))
