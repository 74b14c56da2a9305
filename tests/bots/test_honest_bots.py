"""A bot is handed what its seat may know and nothing else: swap all that is hidden, and it answers the same."""

from __future__ import annotations

import pytest
from tests.games.test_twin_tables import CASES, Case

from greathall.arena import tournament
from greathall.arena.matches import Table
from greathall.arena.play import play_out, race
from greathall.bots.bot import A_WORLD, THE_TABLE, Bot, RandomBot, ask
from greathall.games.dominion.state import Dominion
from greathall.games.imperium.state import Imperium
from greathall.house.registry import descriptor_of
from greathall.kernel.machine import State
from greathall.kernel.rng import mix, seeded
from greathall.kernel.rules import Rules
from greathall.kernel.zones import UNKNOWN

STEPS = 240
THINKERS = ("search", "learned")


def small(name: str) -> str:
    """A bot that thinks, with little to think about."""
    return f"{name}:12" if name in THINKERS else name


NAMED = [
    (case, name)
    for case in CASES
    for name in ("random", "heuristic", "heuristic-1", *THINKERS)
    if name in descriptor_of(case.game).bots.names()
]


@pytest.mark.parametrize(("case", "name"), NAMED, ids=lambda each: str(each)[:60])
def test_bots_answer_the_same_whatever_is_hidden_from_them(case: Case, name: str) -> None:
    """Hands, decks, Intrigue, contracts and the Conflicts to come are dealt anew."""
    game = descriptor_of(case.game)
    rules = game.rules
    state = rules.dealer(case.players, case.options).deal(mix(11, case.players))
    one, other = game.bots.make(small(name)), game.bots.make(small(name))
    rng = seeded(3)
    compared = 0
    for step in range(STEPS // 6 if name in THINKERS else STEPS):
        if state.over:
            break
        one.begin(step)
        other.begin(step)
        answer = ask(rules, state, one)
        swapped = rules.determinize(state, state.decider, mix(12, step))
        assert answer == ask(rules, swapped, other), (step, state.kind)
        if other.sees() == THE_TABLE:  # the simulator leaves the table uncovered for them
            assert answer == other.choose(state) == other.choose(swapped), (step, state.kind)
        compared += len(state.options) > 1
        state.choose(state.options[rng.below(len(state.options))] if rng.below(4) == 0 else answer)
    assert compared > 10


class Curious(Bot):
    """Looks at all that it is handed."""

    def __init__(self, sees: int) -> None:
        self.wants = sees
        self.handed: list[State] = []

    def sees(self) -> int:
        return self.wants

    def choose(self, s: State) -> int:
        self.handed.append(s)
        if isinstance(s, (Imperium, Dominion)):
            self.secrets = [
                card for seat, player in enumerate(s.players) if seat != s.decider for card in player.hand
            ]
            self.own = list(s.players[s.decider].hand)
        return s.options[0]


@pytest.mark.parametrize("game", ["dominion", "imperium", "uprising"])
def test_who_looks_at_the_table_finds_other_hands_covered_and_their_own_open(game: str) -> None:
    rules = descriptor_of(game).rules
    state = rules.dealer(3, {}).deal(1)
    assert isinstance(state, (Imperium, Dominion))
    while not state.players[state.decider].hand:
        state.choose(state.options[0])
    before = rules.dump(state)
    bot = Curious(THE_TABLE)
    ask(rules, state, bot)
    assert bot.secrets
    assert set(bot.secrets) == {UNKNOWN}
    assert bot.own == state.players[state.decider].hand
    assert rules.dump(state) == before


@pytest.mark.parametrize("game", ["dominion", "imperium", "uprising"])
def test_who_wants_a_world_is_not_handed_the_true_table(game: str) -> None:
    rules = descriptor_of(game).rules
    state = rules.dealer(3, {}).deal(1)
    bot = Curious(A_WORLD)
    ask(rules, state, bot)
    assert bot.handed[0] is not state
    assert rules.view(bot.handed[0], state.decider) == rules.view(state, state.decider)


class Spy(Curious):
    """Asks for the table and notes what it sees of other hands at first, when it can know nothing of them."""

    def __init__(self) -> None:
        super().__init__(THE_TABLE)
        self.read: list[int] = []
        self.rng = seeded(1)

    def choose(self, s: State) -> int:
        super().choose(s)
        self.read = self.read or self.secrets
        return s.options[self.rng.below(len(s.options))]


class OneOfOurs(Spy):
    __module__ = "greathall.bots.spy"


@pytest.mark.parametrize("spy", [Spy, OneOfOurs])
def test_where_bots_are_rated_the_table_is_covered_for_all(spy: type[Spy]) -> None:
    rules = descriptor_of("dominion").rules
    spies = [spy(), spy()]
    play_out(rules, rules.dealer(2, {}).deal(1), [*spies])
    assert [each.read for each in spies] == [[UNKNOWN] * 5] * 2


def test_the_simulator_covers_the_table_for_bots_of_others() -> None:
    rules = descriptor_of("dominion").rules
    spies = [Spy(), Spy()]
    race(rules, rules.dealer(2, {}).deal(1), [*spies])
    assert [spy.read for spy in spies] == [[UNKNOWN] * 5] * 2


@pytest.mark.parametrize("details", [True, False])
def test_a_tournament_covers_the_table_for_our_own_bots(monkeypatch: pytest.MonkeyPatch, *, details: bool) -> None:
    """With and without notes of each game: what rates a bot never hands it the true table."""
    spies: list[Bot] = [OneOfOurs(), OneOfOurs()]
    monkeypatch.setattr(Table, "seated", lambda table, by_seat: spies)
    tournament.run(tournament.planned("dominion", ["bmu", "heuristic"], 2, 2, details=details))
    assert [spy.read for spy in spies if isinstance(spy, Spy)] == [[UNKNOWN] * 5] * 2


class Clumsy(Curious):
    def choose(self, s: State) -> int:
        raise ZeroDivisionError


def test_a_bot_that_fails_leaves_the_table_uncovered() -> None:
    rules = descriptor_of("uprising").rules
    state = rules.dealer(4, {}).deal(1)
    before = rules.dump(state)
    with pytest.raises(ZeroDivisionError):
        ask(rules, state, Clumsy(THE_TABLE))
    assert rules.dump(state) == before


def test_random_is_handed_the_question_alone() -> None:
    rules: Rules = descriptor_of("dominion").rules
    state = rules.dealer(2, {}).deal(1)

    handed: list[State] = []
    bot = Curious(RandomBot().sees())
    ask(rules, state, bot)
    handed += bot.handed
    assert type(handed[0]) is State
    assert handed[0].options == state.options


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.players}-{len(case.options)}")
def test_to_cover_and_uncover_a_table_leaves_it_as_it_was(case: Case) -> None:
    rules = descriptor_of(case.game).rules
    state = rules.dealer(case.players, case.options).deal(5)
    rng = seeded(8)
    for step in range(300):
        if state.over:
            break
        before = rules.dump(state)
        for seat in range(case.players):
            cover = rules.cover(state, seat)
            assert cover is not None
            rules.uncover(state, cover)
        if step % 5 == 0:
            assert rules.dump(state) == before
        state.choose(state.options[rng.below(len(state.options))])
