"""Sets a table of Uprising with Rivals for a test:

    t = rivals("rival_staban_tuek", conflict="skirmish_crysknife")
    t.bonus_spice("deep_desert", 2)
    t.turn("hu_deep_desert")
    assert t.rival.spice == 6

The Rival in question sits on the first seat behind the players. `turn` has it take one turn with these cards of
House Hagal on top of the deck, and nobody else; `reward` gives it that reward of the Conflict. Nothing may be asked
meanwhile.
"""

from __future__ import annotations

from typing import Any

from greathall.games.imperium.any_order import begin
from greathall.games.imperium.automata import AUTOMATON_REWARD, OUTCOMES
from greathall.games.imperium.catalogue import UPRISING, UPRISING_SHELF
from greathall.games.imperium.players import Player
from greathall.games.imperium.rounds import reward_of
from greathall.games.imperium.setup import ImperiumDealer
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import HouseHagal
from greathall.games.imperium.things import CONFLICT, FACTIONS
from greathall.games.imperium.turns import begin_turn
from greathall.kernel.machine import NOBODY

HAGAL = {card.id: card.index for card in UPRISING.hagal}
POSTS = {post.id: post.index for post in UPRISING.posts}
CONFLICTS = {card.id: card.index for card in UPRISING.conflicts}
SPACES = UPRISING.space_index
USUAL = ("rival_gurney_halleck", "rival_staban_tuek", "rival_muad_dib")


def deal(players: int, seed: int = 1, **options: object) -> Imperium:
    return ImperiumDealer(UPRISING_SHELF, players, options).deal(seed, tell=True)


def rivals(
    rival: str = "rival_gurney_halleck", players: int = 1, conflict: str = "skirmish_crysknife", **options: object
) -> RivalTable:
    """A table where the Rival has nothing but its pieces: no troops in the garrison, no water."""
    names = [rival, next(name for name in USUAL if name != rival)] if players == 1 else [rival]
    leaders = ["lady_margot_fenring", "princess_irulan"][:players]
    given: dict[str, Any] = {"rivals": names, "leaders": leaders, "first_player": 0, **options}
    s = deal(players, **given)
    s.conflict = CONFLICTS[conflict]
    for player in s.players:
        player.supply += player.garrison
        player.garrison = 0
        player.water = 0
        player.intrigue = []
    s.events = []
    return RivalTable(s, players)


class RivalTable:
    def __init__(self, s: Imperium, seat: int) -> None:
        self.state = s
        self.seat = seat
        self.rival: Player = s.players[seat]
        self.me: Player = s.players[0]
        self.other: Player = s.players[2 if seat == 1 else 1]  # the other Rival, or the other player

    @property
    def hagal(self) -> HouseHagal:
        assert self.state.hagal is not None
        return self.state.hagal

    # -- laying out

    def bonus_spice(self, space: str, n: int) -> None:
        self.state.bonus_spice[SPACES[space]] = n

    def influence(self, player: Player, **levels: int) -> None:
        for faction, level in levels.items():
            player.influence[FACTIONS.index(faction)] = level

    def alliance(self, faction: str, seat: int) -> None:
        self.state.alliances[FACTIONS.index(faction)] = seat

    def stack(self, *cards: str) -> None:
        """Lays cards on top of the deck, the first of them uppermost."""
        for card in reversed(cards):
            for pile in (self.hagal.deck, self.hagal.discard):
                if HAGAL[card] in pile:
                    pile.remove(HAGAL[card])
                    break
            self.hagal.deck.append(HAGAL[card])

    # -- reading

    def levels(self, player: Player) -> dict[str, int]:
        """Influence, where there is any."""
        return {FACTIONS[i]: level for i, level in enumerate(player.influence) if level}

    @property
    def spies(self) -> list[str]:
        return [UPRISING.posts[post].id for post in self.rival.spies]

    @property
    def agents(self) -> list[str]:
        return [UPRISING.spaces[space].id for space in self.rival.agents if space >= 0]

    @property
    def drawn(self) -> list[tuple[str, str]]:
        """The cards drawn last and what became of them."""
        drawn = self.hagal.drawn
        return [(UPRISING.hagal[drawn[i]].id, OUTCOMES[drawn[i + 1]]) for i in range(0, len(drawn), 3)]

    def told(self, what: str) -> list[tuple[int, int]]:
        return [(event.seat, event.n) for event in self.state.events or [] if event.what == what]

    # -- moves

    def turn(self, *cards: str) -> None:
        self.stack(*cards)
        self.state.stack = self.state.stack[:1]
        self.state.decider = NOBODY
        begin_turn(self.state, self.seat)
        self.run()

    def reward(self, rank: int) -> None:
        s = self.state
        s.stack = s.stack[:1]
        s.decider = NOBODY
        begin(s, AUTOMATON_REWARD, reward_of(s, self.seat, rank), self.seat, CONFLICT + s.conflict)
        self.run()

    def run(self) -> None:
        """Until nothing but the round is left; of a lone option no question is made."""
        s = self.state
        while len(s.stack) > 1:
            frame = s.stack[-1]
            frame.effect.run(s, frame)
            if s.decider != NOBODY:
                assert len(s.options) == 1, f"{s.kind} is asked of seat {s.decider}: a Rival has no choice"
                s.decider = NOBODY
                frame.effect.answer(s, frame, s.options[0])
