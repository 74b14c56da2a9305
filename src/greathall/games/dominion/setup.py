"""From options to a table that is set up."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.catalogue import BY_ID, CARDS, KINGDOM_SETS, SETS, pile_size
from greathall.games.dominion.kingdoms import (
    RECOMMENDED,
    check_even_share,
    check_from_sets,
    check_kingdom,
    five_and_five,
    random_kingdom,
)
from greathall.games.dominion.state import HAND_SIZE, Catalogue, Dominion, Player, Setup
from greathall.games.dominion.turn import TURN, begin_turn
from greathall.games.options import RANDOM, check_first_player, check_flag, takes_else
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.kernel.machine import Frame
from greathall.kernel.rng import Rng, seeded
from greathall.kernel.rules import Dealer, Resolved, chance
from greathall.kernel.seats import Seating

PLAYER_COUNTS: Final = (2, 3, 4, 5, 6)
START_COPPERS: Final = 7
START_ESTATES: Final = 3
CATALOGUE: Final = Catalogue(CARDS)

OPTIONS: Final[dict[str, str]] = {
    "kingdom": "ten card ids, the name of a recommended set, 'random' or 'five_and_five'",
    "sets": (
        "the sets that a random kingdom is drawn from: 'base1e', 'intrigue1e' or both; "
        "a kingdom that is named has to be of these sets"
    ),
    "first_player": "a seat from 0, or 'random'",
    "masquerade_empty_hand": "'skip' (neither passes nor receives) or 'receive'",
    "open_discards": "true if players may look through their own discard pile, else false",
}


class DominionDealer(Dealer):
    """Options that were found right, ready to set up any number of games."""

    def __init__(self, players: int, options: dict[str, object], setup: dict[str, list[str]] | None = None) -> None:
        if setup:
            raise BadOption(Wrong("error-setup-dominion", given=", ".join(setup)))
        if players not in PLAYER_COUNTS:
            raise BadOption(
                Wrong("error-player-counts", game="Dominion", counts=PLAYER_COUNTS, given=shown(players))
            )
        for name in options:
            if name not in OPTIONS:
                raise BadOption(
                    Wrong("error-no-option", game="Dominion", name=shown(name), options=", ".join(OPTIONS))
                )
        self.players = players
        self.options = options
        self.sets = chosen_sets(options.get("sets"))
        self.first_player = check_first_player(options.get("first_player", "random"), players)
        self.empty_hands_receive = one_of(options, "masquerade_empty_hand", ("skip", "receive")) == "receive"
        self.open_discards = check_flag(options, "open_discards", OPTIONS["open_discards"])
        self.kingdom = options.get("kingdom", "random")
        self.setup: Setup | None = None
        if self.kingdom == "five_and_five":
            check_even_share(self.sets)
        elif self.kingdom != "random":
            cards = chosen_kingdom(self.kingdom)
            check_from_sets(cards, self.sets)
            self.setup = self.make_setup(cards)

    def seating(self) -> Seating:
        return Seating(self.players)

    def resolve(self, seed: int) -> Resolved:
        setup, first = self.draw(seed)
        options = {name: value for name, value in self.options.items() if name != "sets"}
        options["kingdom"] = [card.id for card in CARDS if card.index in setup.piles and card.set != "basic"]
        options["first_player"] = first
        return Resolved(options, {})

    def left_to_chance(self) -> bool:
        return self.setup is None or self.first_player == RANDOM

    def draw(self, seed: int) -> tuple[Setup, int]:
        """The piles, and who begins."""
        rng = chance(seed)
        setup = self.setup
        if setup is None:
            drawn = five_and_five if self.kingdom == "five_and_five" else random_kingdom
            setup = self.make_setup(drawn(self.sets, rng))
        return setup, int(rng.below(self.players)) if self.first_player == RANDOM else self.first_player

    def deal(self, seed: int, tell: bool = False) -> Dominion:
        setup, first = self.draw(seed)
        return deal(setup, first, seeded(seed), tell=tell)

    def make_setup(self, kingdom: list[str]) -> Setup:
        return make_setup(kingdom, self.players, self.empty_hands_receive, self.open_discards)


def make_setup(
    kingdom: list[str], players: int, empty_hands_receive: bool = False, open_discards: bool = False
) -> Setup:
    piles = [card.index for card in SETS["basic"]] + sorted(BY_ID[id].index for id in kingdom)
    sizes = [pile_size(CARDS[card], players) for card in piles]
    return Setup(CATALOGUE, players, piles, sizes, empty_hands_receive, open_discards)


def deal(setup: Setup, first_player: int, rng: Rng, seats: int = 0, tell: bool = False) -> Dominion:
    """Gives everybody seven Coppers and three Estates, shuffled, and five cards of them in hand.

    `seats`, if given, seats other than the set-up's number of players (one, to measure a deck on its own)."""
    s = Dominion(setup, Seating(seats or setup.players), rng)
    s.supply = setup.supply.copy()
    if tell:
        s.events = []
    for seat in range(seats or setup.players):
        player = Player(len(setup.cards))
        s.players.append(player)
        player.owned[setup.copper] = START_COPPERS
        player.owned[setup.estate] = START_ESTATES
        player.deck = [setup.copper] * START_COPPERS + [setup.estate] * START_ESTATES
        rng.shuffle(player.deck)
        s.draw(seat, HAND_SIZE)
    s.active = first_player
    begin_turn(s)
    s.push(Frame(TURN, 0, 0, -1, -1))
    s.run()
    return s


# -- options


def chosen_kingdom(kingdom: object) -> list[str]:
    if isinstance(kingdom, str):
        if kingdom in RECOMMENDED:
            return list(RECOMMENDED[kingdom])
        if "," not in kingdom:
            raise BadOption(Wrong("error-no-kingdom", name=shown(kingdom), there=", ".join(RECOMMENDED)))
        ids = [id.strip() for id in kingdom.split(",")]
    elif isinstance(kingdom, (list, tuple)) and all(isinstance(id, str) for id in kingdom):
        ids = [str(id) for id in kingdom]
    else:
        raise BadOption(takes_else("kingdom", OPTIONS["kingdom"], kingdom))
    check_kingdom(ids)
    return ids


def chosen_sets(sets: object) -> tuple[str, ...]:
    if sets is None:
        return KINGDOM_SETS
    names = [name.strip() for name in sets.split(",")] if isinstance(sets, str) else sets
    if not isinstance(names, (list, tuple)) or not names:
        raise BadOption(takes_else("sets", OPTIONS["sets"], sets))
    for name in names:
        if name not in KINGDOM_SETS:
            raise BadOption(Wrong("error-no-kingdom-set", name=shown(name), there=", ".join(KINGDOM_SETS)))
    return tuple(name for name in KINGDOM_SETS if name in names)


def one_of(options: dict[str, object], name: str, values: tuple[str, ...]) -> str:
    value = options.get(name, values[0])
    if isinstance(value, str) and value in values:
        return value
    raise BadOption(takes_else(name, OPTIONS[name], value))
