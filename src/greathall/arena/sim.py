"""Many games between bots: seats rotated, results counted, memory flat."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial

import msgspec

from greathall.arena.batches import carried_out, check_jobs
from greathall.arena.play import race
from greathall.house.descriptor import Descriptor
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.rng import mix
from greathall.kernel.rules import Standing
from greathall.kernel.seats import Seating

# Games that one process plays before it reports back: enough to be quick, and few enough to show progress and to
# leave no process waiting long for the last.
LEAST_IN_BATCH = 25
MOST_IN_BATCH = 250
LEAST_BATCHES = 32
MOST_GAMES = 100_000_000

FIRST_PLAYER = "first_player"

Z95 = 1.959964


# Winners share a win. It has as many parts as any number of them divides, so that sums are exact in every order.
WIN = 60


class Tally(msgspec.Struct):
    """What a bot has achieved so far."""

    wins: int = 0  # in parts
    squares: int = 0  # of the shares of wins, for the confidence interval
    score: int = 0
    turns: int = 0


class Batch(msgspec.Struct):
    """The results of some games."""

    games: int
    decisions: int
    tallies: list[Tally]
    automata: int = 0  # parts of wins that were theirs


class BotResult(msgspec.Struct):
    name: str
    wins: float
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float
    mean_turns: float


class SimResult(msgspec.Struct):
    game: str
    seed: int
    options: dict[str, object]
    games: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    bots: list[BotResult]
    players: int
    automata: float | None  # the share of games that automata have won, where the game has any


def simulate(
    game: str,
    bots: list[str],
    games: int,
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    progress: Callable[[int], None] | None = None,
    players: int | None = None,
    ray: str | None = None,
) -> SimResult:
    """Plays `games` games, with a bot for each player or for each team. The result depends on the seed alone, not
    on the number of jobs, nor on whether a Ray cluster (`ray`, its address) plays them."""
    players = len(bots) if players is None else players
    settings = prepare(game, bots, players, games, seed, jobs, descriptor_of(game).settled(dict(options or {})))
    seating = descriptor_of(game).rules.dealer(players, settings).seating()
    started = time.perf_counter()
    total = Batch(0, 0, [Tally() for _ in bots])
    for batch in play_all(game, bots, players, settings, games, seed, jobs, ray):
        add(total, batch)
        if progress is not None:
            progress(total.games)
    seconds = time.perf_counter() - started
    return SimResult(
        game,
        seed,
        settings,
        games,
        seconds,
        games / seconds,
        total.decisions / seconds,
        [bot_result(name, tally, games) for name, tally in zip(bots, total.tallies, strict=True)],
        players,
        total.automata / WIN / games if seating.seats > seating.players else None,
    )


def prepare(
    game: str, bots: list[str], players: int, games: int, seed: int, jobs: int, options: dict[str, object]
) -> dict[str, object]:
    """Checks everything before the first game, and fills in what bots need."""
    descriptor = descriptor_of(game)
    if not 1 <= games <= MOST_GAMES:
        raise BadOption(Wrong("error-range", what="games", least=1, most=str(MOST_GAMES), given=str(games)))
    check_jobs(jobs)
    if not 0 <= seed < 2**64:
        raise BadOption(Wrong("error-range", what="seed", least=0, most="2**64 - 1", given=str(seed)))
    for name in bots:
        descriptor.bots.check(name)
    options = options_for(descriptor, bots, players, options)
    check_count(game, len(bots), descriptor.rules.dealer(players, options).seating())
    return options


def options_for(
    descriptor: Descriptor, bots: Sequence[str], players: int, options: Mapping[str, object]
) -> dict[str, object]:
    """With what these bots wish for. They change seats from game to game; the first seat begins, so each of them
    begins as often. Where automata or teams sit at the table, chance says who begins."""
    rules = descriptor.rules
    options = descriptor.bots.wishes(bots, options) | dict(options)
    seating = rules.dealer(players, options).seating()
    if FIRST_PLAYER in rules.options() and seating.seats == players and not seating.has_teams:
        options.setdefault(FIRST_PLAYER, 0)
        rules.dealer(players, options)
    return options


def check_count(game: str, bots: int, seating: Seating) -> None:
    teams = len(set(seating.teams))
    if bots != seating.players and not (seating.has_teams and bots == teams):
        of_teams = teams if seating.has_teams else 0
        raise BadOption(Wrong("error-bots-count", game=game, players=seating.players, teams=of_teams, given=bots))


def seated(bots: int, seating: Seating, number: int) -> list[int]:
    """By seat, which of the bots sits there in the game of that number: they change seats from game to game."""
    if bots < seating.players:
        return [(seating.teams[seat] + number) % bots for seat in range(seating.players)]
    return [(seat + number) % bots for seat in range(seating.players)]


def play_all(
    game: str,
    bots: list[str],
    players: int,
    options: dict[str, object],
    games: int,
    seed: int,
    jobs: int,
    ray: str | None = None,
) -> Iterator[Batch]:
    """All games, in batches, as they are finished."""
    play = partial(play_span, game, bots, players, options, seed)
    size = max(LEAST_IN_BATCH, min(MOST_IN_BATCH, games // LEAST_BATCHES))
    spans = [(start, min(start + size, games)) for start in range(0, games, size)]
    return (batch for _, batch in carried_out(play, spans, jobs, ray))


def play_span(
    game: str, bots: list[str], players: int, options: dict[str, object], seed: int, span: tuple[int, int]
) -> Batch:
    return play_batch(game, bots, players, options, seed, *span)


def play_batch(
    game: str, bots: list[str], players: int, options: dict[str, object], seed: int, start: int, stop: int
) -> Batch:
    """Plays the games numbered from start to stop; each has its own seed, so batches can run anywhere."""
    descriptor = descriptor_of(game)
    rules = descriptor.rules
    dealer = rules.dealer(players, options)
    seating = dealer.seating()
    # A bot that plays for a whole team sits there more than once: team mates do not see each other's hands.
    members = [[descriptor.bots.make(name) for _ in range(players // len(bots))] for name in bots]
    result = Batch(stop - start, 0, [Tally() for _ in bots])
    for number in range(start, stop):
        game_seed = mix(seed, number)
        state = dealer.deal(game_seed)
        who = seated(len(bots), seating, number)
        at_table = [members[bot][who[:seat].count(bot)] for seat, bot in enumerate(who)]
        for seat, bot in enumerate(at_table):
            bot.begin(mix(game_seed, seat))
        result.decisions += race(rules, state, at_table)
        count(result, rules.standings(state), rules.turns(state), who, seating)
    return result


def count(result: Batch, standings: list[Standing], turns: list[int], who: list[int], seating: Seating) -> None:
    """Adds the results of a game: winners share the win, and a bot that plays a whole team counts once."""
    winners = {seating.teams[seat] for seat, standing in enumerate(standings) if standing.place == 1}
    automata = {seating.teams[seat] for seat in range(seating.players, seating.seats)}
    share = WIN // len(winners)
    result.automata += len(winners & automata) * share
    for bot, tally in enumerate(result.tallies):
        seat = who.index(bot)
        if seating.teams[seat] in winners:
            tally.wins += share
            tally.squares += share * share
        tally.score += standings[seat].score
        tally.turns += turns[seat]


def add(total: Batch, batch: Batch) -> None:
    total.games += batch.games
    total.decisions += batch.decisions
    total.automata += batch.automata
    for tally, more in zip(total.tallies, batch.tallies, strict=True):
        tally.wins += more.wins
        tally.squares += more.squares
        tally.score += more.score
        tally.turns += more.turns


def bot_result(name: str, tally: Tally, games: int) -> BotResult:
    rate = tally.wins / WIN / games
    return BotResult(
        name,
        tally.wins / WIN,
        rate,
        confidence(rate, tally.squares / WIN**2 / games, games),
        tally.score / games,
        tally.turns / games,
    )


def confidence(rate: float, mean_square: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a win rate in which ties are shared: Wilson's, with as many games as would give the
    spread that was seen (a shared win spreads less than a win and a loss)."""
    spread = mean_square - rate * rate
    n = games * rate * (1 - rate) / spread if spread > 0 else float(games)
    centre = (rate + Z95**2 / (2 * n)) / (1 + Z95**2 / n)
    half = Z95 / (1 + Z95**2 / n) * math.sqrt(rate * (1 - rate) / n + Z95**2 / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)
