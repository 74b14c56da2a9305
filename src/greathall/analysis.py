"""What a finished game was worth at each moment, and which moves would have been better.

All cards could be looked at when a game is over; but who judges a move by what nobody could see then only says who
was lucky. So the chances are those that somebody would give who sees what lies open, and a move is compared with
others by what its own seat could know. Both are found by a search's trials in worlds dealt anew
(`greathall.bots.search`), from a budget of moves played out and a seed: the same ones give the same analysis.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import pairwise

import msgspec

from greathall.api import SPECTATOR, Game, Record, begin
from greathall.bots.bot import WORLD_SEED
from greathall.bots.search import Budget, SearchBot, Trial, is_better, play_until, share_of
from greathall.house.registry import descriptor_of
from greathall.house.roster import SEARCH
from greathall.kernel.errors import BadOption, GreatHallError, Wrong
from greathall.kernel.given import shown
from greathall.kernel.machine import State
from greathall.kernel.reasons import Why
from greathall.kernel.rng import mix
from greathall.text.fluent import ENGLISH

USUAL_BUDGET = 50
MOST_BUDGET = 10_000
SWINGS = 3
LEAST_GAIN = 0.02  # of a better move that is worth a word
SURE = 2.0  # standard errors by which it is better
FRESH = 0  # a seed of worlds that the search does not use: it counts its decisions from 1


class CannotAnalyse(GreatHallError):
    """There is nobody who could judge this game."""


class Point(msgspec.Struct):
    """Where a turn begins, or the game ends: how likely each seat is to win. A team has one chance together."""

    step: int  # choices that lead there
    chances: list[float]  # by seat, those of automata too


class Ground(msgspec.Struct):
    """A reason for a move, as a fact: `greathall.kernel.reasons.Why`, in a form that can be stored."""

    what: str
    facts: dict[str, int | str]


class Better(msgspec.Struct):
    """A move that would have been better than the one that was made."""

    step: int  # choices that lead to the decision
    seat: int
    played: list[int]  # codes: a move may be several choices
    better: list[int]
    chance: float  # to win, after what was played
    gain: float
    why: list[Ground] = []  # what speaks for the better one, the best reason first


class Examined(msgspec.Struct):
    """What was found at one step."""

    step: int
    point: Point | None = None
    better: Better | None = None


class Analysis(msgspec.Struct):
    budget: int
    seed: int
    points: list[Point]
    better: list[Better]  # the greatest gain first


# -- all of it


def analyse(
    record: Record,
    budget: int = USUAL_BUDGET,
    seed: int = 0,
    seats: Collection[int] | None = None,
    progress: Callable[[int], None] = lambda steps: None,
) -> Analysis:
    """`seats`: those whose moves are compared, all if not given."""
    found: list[Examined] = []
    for one in examined(record, budget, seed, seats):
        found.append(one)
        progress(one.step)
    return analysis_of(found, budget, seed)


def analysis_of(found: Iterable[Examined], budget: int, seed: int) -> Analysis:
    kept = list(found)
    better = [one.better for one in kept if one.better is not None]
    points = [one.point for one in kept if one.point is not None]
    return Analysis(budget, seed, points, sorted(better, key=lambda move: -move.gain))


# -- step by step


def analyst(game: str, budget: int) -> SearchBot:
    """Who judges that game."""
    if not 1 <= budget <= MOST_BUDGET:
        raise BadOption(Wrong("error-budget", most=MOST_BUDGET, given=shown(budget)))
    make = descriptor_of(game).bots.searchers.get(SEARCH)
    bot = None if make is None else make(Budget(budget))
    if not isinstance(bot, SearchBot):
        raise CannotAnalyse(Wrong("refused-no-analysis", game=game))
    return bot


def can_be_analysed(game: str) -> bool:
    try:
        analyst(game, USUAL_BUDGET)
    except CannotAnalyse:
        return False
    return True


def examined(
    record: Record, budget: int, seed: int, seats: Collection[int] | None = None, start: int = 0
) -> Iterator[Examined]:
    """Every step from `start` on. What is found at one does not hang on where one began."""
    bot = analyst(record.game, budget)
    game = begin(record)
    if seats is not None:
        for seat in seats:
            game.view(seat)  # refuses one that is not there
    names = [str(seat) for seat in range(record.players)]
    heading = ""
    for step, code in enumerate(record.choices):
        turn = game.new_turn(heading, names)
        heading = heading if turn is None else turn
        if step >= start:
            yield examined_here(bot, game, record.choices, seed, seats, turn is not None)
        game.choose_code(code)
    yield examined_here(bot, game, record.choices, seed, seats, begins=True)


def examined_here(
    bot: SearchBot, game: Game, codes: Sequence[int], seed: int, seats: Collection[int] | None, begins: bool
) -> Examined:
    step = len(game.choices)
    point = better = None
    bot.insight.look_at(game.state)
    if begins:
        point = Point(step, chances(bot, game.state, mix(seed, step)))
    if step < len(codes) and (seats is None or game.state.decider in seats):
        better = better_move(bot, game.state, codes[step:], mix(seed, step), step)
    return Examined(step, point, better)


def chances(bot: SearchBot, s: State, seed: int) -> list[float]:
    """By seat: played on in as many worlds as the budget has moves, for whoever sees what lies open."""
    rules, insight = bot.rules, bot.insight
    every = range(len(s.seating.teams))
    if s.over:
        return [share_of(rules, insight, s, seat) for seat in every]
    totals = [0.0] * len(every)
    for number in range(bot.budget.iterations):
        world = rules.determinize(s, SPECTATOR, mix(seed, number))
        quick = insight.quick(number)
        play_until(world, SPECTATOR, quick, quick, insight)
        for seat in every:
            totals[seat] += share_of(rules, insight, world, seat)
    return [total / bot.budget.iterations for total in totals]


def better_move(bot: SearchBot, s: State, codes: Sequence[int], seed: int, step: int) -> Better | None:
    """By what its seat could know. The search says which move; how much better it is, is found in worlds that the
    search did not see: in those that made it choose, any move looks better than it is."""
    insight = bot.insight
    if len(s.options) < 2 or insight.goes_on(s) or not insight.is_worth_it(s):
        return None
    bot.begin(seed)
    world = bot.rules.determinize(s, s.decider, WORLD_SEED)
    chosen = bot.think(world).chosen.codes
    played = played_move(bot, s, codes)
    if played == chosen:
        return None
    was, best = Tried(played), Tried(chosen)
    for number in range(max(2, bot.budget.iterations // 2)):
        try_out(bot, world, [was, best], mix(seed, FRESH), number)
    gain = best.chance() - was.chance()
    if gain < LEAST_GAIN or not is_better(best.trial, was.trial, SURE):
        return None
    why = [Ground(*ground) for ground in insight.grounds(bot.rules, world, chosen)]
    return Better(step, s.decider, played, chosen, was.chance(), gain, why)


def played_move(bot: SearchBot, s: State, codes: Sequence[int]) -> list[int]:
    """The choices that make up the move which was made, as a search takes them together."""
    after = bot.rules.copy(s)
    after.choose(codes[0])
    whole = not after.over and after.decider == s.decider and bot.insight.goes_on(after)
    return list(codes[:2] if whole else codes[:1])


class Tried:
    """A move in the worlds in which it was tried: what a search would say of it, and how often it wins.

    They need not be the same: in Dominion a search also counts by how much."""

    def __init__(self, codes: list[int]) -> None:
        self.trial = Trial(codes)
        self.shares = 0.0

    def chance(self) -> float:
        return self.shares / len(self.trial.gains)


def try_out(bot: SearchBot, s: State, moves: Sequence[Tried], seed: int, number: int) -> None:
    """As the search does, each in the same world."""
    rules, insight = bot.rules, bot.insight
    world = rules.determinize(s, s.decider, mix(seed, number))
    for move in moves:
        table = rules.copy(world)
        for code in move.trial.codes:
            table.choose(code)
        play_until(table, s.decider, insight.quick(0), insight.quick(number), insight)
        move.trial.add(insight.outcome(rules, table, s.decider))
        move.shares += share_of(rules, insight, table, s.decider)


# -- in words


class Moment(msgspec.Struct):
    """How likely each seat is to win where a turn begins."""

    step: int
    turn: str
    chances: list[float]  # by seat, those of automata too


class Swing(msgspec.Struct):
    """A turn in which the chances turned; `seat` is whose chance changed most."""

    step: int
    to: int
    turn: str
    seat: int
    before: float
    after: float


class BetterMove(msgspec.Struct):
    """A move that would have been better than the one that was made."""

    step: int
    turn: str
    seat: int
    asked: str
    played: str
    better: str
    chance: float  # to win, after what was played
    gain: float
    why: str | None = None  # what speaks for the better one, in a line


class Story(msgspec.Struct):
    """An analysis for whoever reads it."""

    game: str
    budget: int
    seed: int
    names: list[str]  # by seat
    moments: list[Moment]  # the last is the end
    swings: list[Swing]
    better: list[BetterMove]  # the greatest gain first


def story(record: Record, analysis: Analysis, players: Sequence[str], lang: str = ENGLISH) -> Story:
    """`players`: what they are called."""
    game = begin(record)
    game.lang = lang
    names = game.descriptor.text.seat_names(game.state, players, lang)
    turns: list[str] = []  # by step
    said: dict[int, BetterMove] = {}
    better = {move.step: move for move in analysis.better}
    for step, code in enumerate(record.choices):
        turn = game.new_turn(turns[-1] if turns else "", players, lang)
        turns.append(turns[-1] if turn is None else turn)
        if step in better:
            said[step] = better_in_words(game, better[step], turns[-1], names)
        game.choose_code(code)
    turns.append(turns[-1] if turns else "")
    moments = [Moment(point.step, turns[point.step], point.chances) for point in analysis.points]
    return Story(
        record.game,
        analysis.budget,
        analysis.seed,
        names,
        moments,
        largest_swings(moments, game.state.seating.teams),
        [said[move.step] for move in analysis.better],
    )


def largest_swings(moments: Sequence[Moment], teams: Sequence[int]) -> list[Swing]:
    """In the order in which they came. A team turns as one, and its first seat stands for it."""
    first = [seat for seat, team in enumerate(teams) if team not in teams[:seat]]
    found: list[Swing] = []
    for before, after in pairwise(moments):
        # Rounded, so that of two who gain and lose the same it is always the first.
        changes = [round(abs(after.chances[seat] - before.chances[seat]), 9) for seat in first]
        seat = first[changes.index(max(changes))]
        found.append(Swing(before.step, after.step, before.turn, seat, before.chances[seat], after.chances[seat]))
    found.sort(key=lambda swing: -abs(swing.after - swing.before))
    return sorted(found[:SWINGS], key=lambda swing: swing.step)


def better_in_words(game: Game, move: Better, turn: str, names: Sequence[str]) -> BetterMove:
    asked = game.descriptor.text.question(game.state, game.lang, names)
    played, better = (move_in_words(game, codes, names) for codes in (move.played, move.better))
    why = game.descriptor.text.grounds([Why(ground.what, ground.facts) for ground in move.why], game.lang)
    return BetterMove(move.step, turn, move.seat, asked, played, better, move.chance, move.gain, why)


def move_in_words(game: Game, codes: Sequence[int], names: Sequence[str]) -> str:
    """The choices of which it is made, as they were offered."""
    text = game.descriptor.text
    table = game.rules.copy(game.state)
    labels: list[str] = []
    for code in codes:
        labels.append(text.option(table, code, game.lang, names))
        table.choose(code)
    return " → ".join(labels)
