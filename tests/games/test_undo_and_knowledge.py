"""Undo ends where knowledge begins: no step can be taken back after which any seat has learned anything.

What a seat knows is counted here from the zones and from who has seen which card, without the barrier. To lay down
a card of one's own hand by one's own choice tells only about oneself, and may be taken back.
"""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

import greathall as gh
from greathall.games.dominion.state import Dominion
from greathall.games.imperium.hidden import known_deck, known_intrigue
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import NOTHING
from greathall.house.registry import names
from greathall.kernel.machine import State
from greathall.kernel.rng import mix, seeded
from greathall.kernel.zones import GROUP

ATTACKS = ["bureaucrat", "militia", "torturer", "minion", "masquerade", "spy", "thief", "secret_chamber", "library"]

Thing = tuple[str, int]


class Case(NamedTuple):
    game: str
    players: int
    options: dict[str, object]
    games: int


CASES = [
    *(Case("dominion", players, {"kingdom": [*ATTACKS, "swindler"]}, 8) for players in (2, 3, 4)),
    *(Case("dominion", players, {"kingdom": "random"}, 4) for players in (2, 3, 4, 5, 6)),
    Case("imperium", 1, {"difficulty": "sardaukar", "row_churn": True}, 10),
    Case("imperium", 2, {}, 10),
    Case("imperium", 3, {}, 10),
    Case("imperium", 4, {"leaders": "draft"}, 10),
    Case("uprising", 1, {"difficulty": "sardaukar", "row_churn": True}, 10),
    Case("uprising", 2, {"choam": True}, 10),
    Case("uprising", 3, {"choam": True}, 20),
    Case("uprising", 4, {}, 18),
    Case("uprising", 4, {"choam": True, "original": "all", "original_conflicts": True}, 6),
    Case("uprising", 6, {"leaders": "choose", "throne_row_at_start": True}, 8),
]


def test_every_game_has_cases() -> None:
    assert {case.game for case in CASES} == set(names())


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.players}-{'-'.join(case.options)}")
def test_no_step_is_taken_back_after_which_a_seat_has_learned_anything(case: Case) -> None:
    learnt = undoable = 0
    for seed in range(case.games):
        game = gh.new_game(case.game, case.players, seed, case.options)
        rng = seeded(mix(seed, case.players))
        before = [known(game.state, seat) for seat in range(case.players)]
        while True:
            state, chooser = game.state, game.state.decider
            asked = state.kind, state.stack[-1].source
            own = [kept_from(state, chooser, seat) for seat in range(case.players)]
            code = state.options[rng.below(len(state.options))]
            game.choose_code(code)
            if game.over:
                break
            after = [known(state, seat) for seat in range(case.players)]
            for seat in range(case.players):
                news = after[seat] - before[seat]
                if seat != chooser:
                    news -= own[seat] - kept_from(state, chooser, seat)
                learnt += bool(news)
                assert not news or game.undoer is None, (
                    f"seat {seat} has learned {dict(news)}, and seat {chooser} may still undo {code} of {asked}: "
                    f"seed {seed} after {len(game.choices)} choices"
                )
            undoable += game.undoer is not None
            before = after
    enough = min(50, 20 * case.players) * case.games
    assert learnt > enough
    assert undoable > enough


def known(s: State, seat: int) -> Counter[Thing]:
    """The cards of which the seat can say where they are. One that moves is no news, only one that turns up is."""
    if isinstance(s, Dominion):
        return Counter(("card", card) for card in known_in_dominion(s, seat))
    assert isinstance(s, Imperium)
    return known_in_imperium(s, seat)


def kept_from(s: State, owner: int, seat: int) -> Counter[Thing]:
    """What the owner holds in hand and the seat does not know."""
    if isinstance(s, Dominion):
        player = s.players[owner]
        hand = Counter(player.hand + player.held) - Counter(player.known_hand(seat))
        return Counter({("card", card): n for card, n in hand.items()})
    assert isinstance(s, Imperium)
    dune = s.players[owner]
    hand = Counter(dune.hand) - Counter(dune.known_hand(seat))
    intrigue = Counter(dune.intrigue) - Counter(known_intrigue(dune, seat))
    return Counter(
        {("card", card): n for card, n in hand.items()} | {("intrigue", card): n for card, n in intrigue.items()}
    )


def known_in_dominion(s: Dominion, seat: int) -> list[int]:
    cards = [card for card in s.setup.piles for _ in range(s.supply[card])]
    cards += s.trash + [card for card in s.in_play if card >= 0]
    for owner, player in enumerate(s.players):
        cards += player.aside
        cards += known_on_deck(player.deck, player.deck_seen, seat)
        if owner == seat:
            cards += player.hand + player.held + player.discard
        else:
            cards += player.known_hand(seat)
            cards += (Counter(player.discard) - Counter(player.discard_unseen)).elements()
            if (player.held_seen >> seat) & 1:
                cards += player.held
    return cards


def known_on_deck(deck: list[int], seen: list[int], seat: int) -> list[int]:
    """The cards whose place or (in a group) whose presence the seat knows."""
    below = len(deck) - len(seen)
    return [deck[below + i] for i, who in enumerate(seen) if who >= GROUP or (who >> seat) & 1]


def known_in_imperium(s: Imperium, seat: int) -> Counter[Thing]:
    cards = s.row + list(s.throne_row) + s.removed
    cards += [card for card, left in enumerate(s.reserve) for _ in range(max(0, left))]
    intrigue = s.intrigue_discard + s.intrigue_removed
    contracts = s.contract_row.copy()
    hagal = [] if s.hagal is None else s.hagal.discard
    tokens: list[int] = []
    hidden = s.intrigue_deck.copy()
    for owner, player in enumerate(s.players):
        cards += player.discard + [card for card in player.in_play if card >= 0]
        cards += [card for card in known_deck(s, owner, seat) if card != NOTHING]
        cards += [player.set_aside] if player.set_aside != NOTHING else []
        contracts += player.contracts + player.completed + player.own_contracts
        if owner == seat:
            cards += player.hand
            intrigue += player.intrigue
            tokens += player.tokens
        else:
            cards += player.known_hand(seat)
            intrigue += known_intrigue(player, seat)
            hidden += (Counter(player.intrigue) - Counter(known_intrigue(player, seat))).elements()
    # An Intrigue card that lies elsewhere (being carried out, waiting face up, won) lies open.
    printed = [card for card in s.setup.intrigue for _ in range(s.content.intrigue[card].copies)]
    intrigue += (Counter(printed) - Counter(intrigue) - Counter(hidden)).elements()
    found: Counter[Thing] = Counter()
    for what, things in (
        ("card", cards),
        ("intrigue", intrigue),
        ("conflict", [*s.past_conflicts, s.conflict]),
        ("contract", contracts),
        ("token", tokens),
        ("hagal", hagal),
    ):
        found.update((what, thing) for thing in things)
    return found
