"""Tables of Dominion put together (greathall.house.positions), and options called by words.

What the players have comes out of the piles, but for what everybody starts with. Options are named by the ids of
the cards that they point at, by "pass" (or "no"), "yes" and "all" (Treasures), or by the index of a printed
choice."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from greathall.games.dominion.card import ACTION
from greathall.games.dominion.catalogue import BY_ID, CARDS
from greathall.games.dominion.kingdoms import SIZE
from greathall.games.dominion.setup import START_COPPERS, START_ESTATES, deal, make_setup
from greathall.games.dominion.state import Dominion, Player
from greathall.games.dominion.turn import ACTION_PHASE, ALL_TREASURES
from greathall.house.positions import Word, ids, need
from greathall.kernel.machine import FIRST_PART, FIRST_THING, PASS, YES
from greathall.kernel.rng import seeded

# Piles for places in the kingdom of which nothing is said.
FILLERS: Final = (
    "village",
    "woodcutter",
    "smithy",
    "festival",
    "laboratory",
    "market",
    "cellar",
    "chapel",
    "remodel",
    "mine",
)
START: Final = {"copper": START_COPPERS, "estate": START_ESTATES}
WORDS: Final[dict[int, tuple[Word, ...]]] = {PASS: ("pass", "no"), YES: ("yes",), ALL_TREASURES: ("all",)}


class Seat(NamedTuple):
    """What a player has in the beginning."""

    hand: str = ""
    deck: str = ""
    discard: str = ""


class Position(NamedTuple):
    """A table at the start of a turn of the seat `active`, who has the first of the `seats`; the others follow from
    their left."""

    seats: tuple[Seat, ...] = ()
    players: int = 0  # two at least, if it is not said
    active: int = 0
    kingdom: str = ""  # piles that must be there, beside those of the cards that are given out
    supply: Mapping[str, int] = MappingProxyType({})  # piles that hold another number than is left over
    actions: int = 1
    buys: int = 1
    coins: int = 0
    masquerade_empty_hand: str = "skip"
    open_discards: bool = False
    seed: int = 1


def laid_out(position: Position) -> Dominion:
    """The table, which tells what happens from now on."""
    players = position.players or max(2, len(position.seats))
    seats = [*position.seats, *[Seat()] * (players - len(position.seats))]
    setup = make_setup(
        choose_kingdom(seats, position.kingdom),
        players,
        empty_hands_receive=position.masquerade_empty_hand == "receive",
        open_discards=position.open_discards,
    )
    s = deal(setup, position.active, seeded(position.seed))
    for i, seat in enumerate(seats):
        seat_player(s.players[(position.active + i) % players], seat)
    take_from_supply(s, position.supply)
    s.actions, s.buys, s.coins = position.actions, position.buys, position.coins
    s.stack[0].step = ACTION_PHASE
    need(s.ask_again(), f"seat {position.active} has nothing to decide there")
    s.events = []
    return s


def choose_kingdom(seats: list[Seat], wanted: str) -> list[str]:
    """Ten piles: those that the cards given out come from, those that are wanted, and fillers."""
    given = [id for seat in seats for zone in seat for id in ids(zone)] + ids(wanted)
    for id in given:
        need(id in BY_ID, f"there is no card {id!r}")
    kingdom = [id for id in dict.fromkeys(given) if BY_ID[id].set != "basic"]
    kingdom += [id for id in FILLERS if id not in kingdom][: max(0, SIZE - len(kingdom))]
    need(len(kingdom) == SIZE, f"more than ten kingdom cards: {', '.join(kingdom)}")
    return kingdom


def seat_player(player: Player, seat: Seat) -> None:
    player.hand = sorted(indices(seat.hand))
    player.deck = indices(seat.deck)[::-1]
    player.discard = indices(seat.discard)
    player.owned = [0] * len(CARDS)
    for card in player.hand + player.deck + player.discard:
        player.owned[card] += 1
    player.could_have_actions = any(CARDS[card].types & ACTION for card, n in enumerate(player.owned) if n)


def take_from_supply(s: Dominion, left: Mapping[str, int]) -> None:
    for pile in s.setup.piles:
        id = CARDS[pile].id
        taken = sum(player.owned[pile] for player in s.players) - START.get(id, 0) * len(s.players)
        s.supply[pile] = left.get(id, s.setup.supply[pile] - max(0, taken))
        need(s.supply[pile] >= 0, f"the players have more {id} than there are")
    for id in left:
        need(id in BY_ID and BY_ID[id].index in s.setup.piles, f"there is no pile of {id!r}")
    s.empty_piles = sum(s.supply[pile] == 0 for pile in s.setup.piles)


def indices(text: str) -> list[int]:
    return [BY_ID[id].index for id in ids(text)]


def option_words(code: int) -> list[Word]:
    """All words for an option; the first is the plainest."""
    if code >= FIRST_THING:
        return [CARDS[code - FIRST_THING].id]
    if code >= FIRST_PART:
        return [code - FIRST_PART]
    return [*WORDS[code]]
