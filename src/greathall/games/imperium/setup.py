"""From options to a table that is set up (rulebook, "Setup")."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.printed import IMPERIUM, RESERVE, STARTER
from greathall.games.imperium.rounds import LEADER_PAIR, PICK_TOKENS, ROUND, give_start_goods
from greathall.games.imperium.state import Content, Imperium, Player, Setup
from greathall.games.imperium.things import NOTHING
from greathall.kernel.errors import BadOption
from greathall.kernel.machine import Frame
from greathall.kernel.rng import seeded
from greathall.kernel.rules import Dealer

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 4
RANDOM: Final = -1

# How many Conflict cards of each level, from the bottom of the deck to its top.
CONFLICT_DECK: Final = ((3, 4), (2, 5), (1, 1))

# How leaders are found
GIVEN: Final = 0
AT_RANDOM: Final = 1
CHOSEN: Final = 2  # any leader that is left, in reverse turn order
DRAFTED: Final = 3  # one of two that are dealt

OPTIONS: Final[dict[str, str]] = {
    "leaders": "leader ids by seat, 'random', 'choose' (in reverse turn order) or 'draft' (one of two dealt)",
    "first_player": "a seat from 0, or 'random'",
}


class ImperiumDealer(Dealer):
    """Options that were found right, ready to set up any number of games."""

    def __init__(self, content: Content, players: int, options: dict[str, object]) -> None:
        if players in (1, 2):
            raise BadOption(
                f"Dune: Imperium for {players} needs the Rivals, which are not here yet: take 3 or 4 players"
            )
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise BadOption(f"Dune: Imperium takes {MIN_PLAYERS} or {MAX_PLAYERS} players, not {players}")
        for name in options:
            if name not in OPTIONS:
                raise BadOption(f"Dune: Imperium has no option {name!r}; it has {', '.join(OPTIONS)}")
        self.setup = Setup(content, players)
        self.first_player = check_first_player(options.get("first_player", "random"), players)
        self.leader_mode, self.leaders = check_leaders(content, options.get("leaders", "random"), players)

    def deal(self, seed: int, tell: bool = False) -> Imperium:
        rng = seeded(seed)
        players = self.setup.players
        first = int(rng.below(players)) if self.first_player == RANDOM else self.first_player
        s = Imperium(self.setup, rng)
        if tell:
            s.events = []
        s.first_player = first
        lay_out_board(s)
        for _ in range(players):
            s.players.append(new_player(s))
        bottom = Frame(ROUND, first, first, NOTHING, NOTHING)
        s.push(bottom)
        self.deal_leaders(s, bottom)
        s.run()
        return s

    def deal_leaders(self, s: Imperium, bottom: Frame) -> None:
        """Gives each player a leader, or has them pick one before the first round."""
        leaders = self.leaders.copy()
        if self.leader_mode in (AT_RANDOM, DRAFTED):
            s.rng.shuffle(leaders)
        if self.leader_mode in (GIVEN, AT_RANDOM):
            for seat, player in enumerate(s.players):
                player.leader = leaders[seat]
            give_start_goods(s)
            bottom.step = PICK_TOKENS
        elif self.leader_mode == CHOSEN:
            bottom.cards = leaders
        else:
            bottom.ref = DRAFTED
            bottom.cards = [
                leaders[2 * seat + i] + LEADER_PAIR * seat for seat in range(len(s.players)) for i in (0, 1)
            ]


def lay_out_board(s: Imperium) -> None:
    content = s.content
    s.bonus_spice = [0] * len(content.spaces)
    s.control = [NOTHING] * len(content.spaces)
    s.reserve = [card.copies if card.kind == RESERVE else NOTHING for card in content.cards]
    s.deck = [card.index for card in content.cards if card.kind == IMPERIUM for _ in range(card.copies)]
    s.rng.shuffle(s.deck)
    s.refill_row()
    s.intrigue_deck = [card.index for card in content.intrigue for _ in range(card.copies)]
    s.rng.shuffle(s.intrigue_deck)
    for level, count in CONFLICT_DECK:
        cards = [conflict.index for conflict in content.conflicts if conflict.level == level]
        s.rng.shuffle(cards)
        s.conflict_deck += cards[:count]


def new_player(s: Imperium) -> Player:
    player = Player()
    player.vp = 1 if s.setup.players == MAX_PLAYERS else 0
    player.deck = [card.index for card in s.content.cards if card.kind == STARTER for _ in range(card.copies)]
    s.rng.shuffle(player.deck)
    return player


# -- options


def check_first_player(first: object, players: int) -> int:
    if first == "random":
        return RANDOM
    if isinstance(first, str) and first.isdecimal():
        first = int(first)
    if isinstance(first, int) and not isinstance(first, bool) and 0 <= first < players:
        return first
    raise BadOption(f"option 'first_player' takes a seat from 0 to {players - 1} or 'random', not {first!r}")


def check_leaders(content: Content, leaders: object, players: int) -> tuple[int, list[int]]:
    """How leaders are found, and those in question."""
    everyone = [leader.index for leader in content.leaders]
    if leaders == "random":
        return AT_RANDOM, everyone
    if leaders == "choose":
        return CHOSEN, everyone
    if leaders == "draft":
        return DRAFTED, everyone
    if isinstance(leaders, str):
        leaders = [name.strip() for name in leaders.split(",")]
    if not isinstance(leaders, (list, tuple)) or not all(isinstance(name, str) for name in leaders):
        raise BadOption(f"option 'leaders' takes {OPTIONS['leaders']}, not {leaders!r}")
    names = {leader.id: leader.index for leader in content.leaders}
    for name in leaders:
        if name not in names:
            raise BadOption(f"option 'leaders': there is no leader {name!r}; there are {', '.join(names)}")
    if len(set(leaders)) != len(leaders):
        twice = next(name for name in leaders if leaders.count(name) > 1)
        raise BadOption(f"option 'leaders': {twice!r} is named twice; each leader is there once")
    if len(leaders) != players:
        raise BadOption(f"option 'leaders' takes one leader a seat: {players}, not {len(leaders)}")
    return GIVEN, [names[name] for name in leaders]
