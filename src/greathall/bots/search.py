"""A player who tries things out: every move in the same worlds, the better half again in more of them.

A *world* is the table with all dealt anew that the seat cannot know. In each of them each move that is still in the
running is made, a quick bot plays for everybody until a stage is over (a round, or the game), and what came of it
is judged. Moves are compared world by world, so that luck is the same for all of them. What the quick bot would
have done is done unless another move was better by more than chance explains.
"""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import mypyc_attr

from greathall.bots.bot import Bot
from greathall.bots.crew import Work, done_together
from greathall.kernel.machine import State
from greathall.kernel.reasons import Why
from greathall.kernel.rng import mix
from greathall.kernel.rules import Rules

LEAST_WORLDS: Final = 4  # in which moves are compared before any is given up
A_LOOK: Final = 8  # worlds after which, and after twice as many, it is seen which moves are out of the running
CLEARLY: Final = 3.0  # standard errors by which a move is behind that is not tried any further
LONGEST: Final = 4000  # choices that are played out; games in which nothing ever ends are cut off


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """What a search has to know of a game."""

    def look_at(self, s: State) -> None:
        """That table is thought about next: what holds for all of its game may be found now."""

    def is_worth_it(self, s: State) -> bool:
        """Whether the decision at hand is of a kind that trying out decides better than a rule of thumb."""
        return True

    def goes_on(self, s: State) -> bool:
        """Whether the decision at hand is the second half of the move before it: which space, after which card."""
        return False

    def stage(self, s: State) -> int:
        """Moves are played out until this has changed."""
        return 0

    def chances(self, s: State) -> list[float]:
        """By seat, how likely it is to win from here; asked where a stage ends."""
        raise AssertionError("a game says what its tables promise, or plays them to the end")

    def sensible(self, s: State) -> list[int]:
        """The options that are tried out; what the quick bot would choose is among them."""
        return s.options

    def outcome(self, rules: Rules, s: State, seat: int) -> float:
        """What came of it for a seat, from 0 to 1: how likely its side is to win, or its share of the win."""
        return share_of(rules, self, s, seat)

    def quick(self, world: int) -> Bot:
        """Whoever plays for the others in that world: a pool of several keeps the search from one opponent."""
        raise AssertionError("a game has a quick bot")

    def grounds(self, rules: Rules, s: State, codes: list[int]) -> list[Why]:
        """What speaks for a move, the best reason first; the table is a world that may be played on."""
        return []

    def shows_chances(self) -> bool:
        """Whether an outcome is how likely its seat is to win, and nothing else."""
        return True


class Budget:
    """How long to think: so many moves played out, or so many seconds, which ever is given; and by how many
    processes. What is found within so many moves is the same for any number of processes."""

    def __init__(self, iterations: int, seconds: float = 0.0, processes: int = 1) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.processes = processes


class Trial:
    """A move, and what came of it in each world."""

    def __init__(self, codes: list[int]) -> None:
        self.codes = codes
        self.gains: list[float] = []
        self.total = 0.0

    def add(self, gain: float) -> None:
        self.gains.append(gain)
        self.total += gain

    def mean(self) -> float:
        return self.total / len(self.gains) if self.gains else 0.0


class Thought:
    """What a search found: its moves, the best of them, and the one that the quick bot would make."""

    def __init__(self, trials: list[Trial], usual: Trial, chosen: Trial, iterations: int) -> None:
        self.trials = trials
        self.usual = usual
        self.chosen = chosen
        self.iterations = iterations


class SearchBot(Bot):
    def __init__(self, rules: Rules, insight: Insight, budget: Budget, guard: float) -> None:
        self.rules = rules
        self.insight = insight
        self.budget = budget
        self.guard = guard  # standard errors by which another move must be better than the usual one
        self.seed = 0
        self.asked = 0
        self.rest: list[int] = []  # of the move that was begun
        self.last: Thought | None = None  # of the last decision that was worth one

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.asked = 0
        self.rest = []

    def is_midway(self) -> bool:
        return len(self.rest) > 0

    def choose(self, s: State) -> int:
        self.last = None
        if len(s.options) == 1:
            return s.options[0]
        rest = self.rest
        self.rest = []
        if rest and self.insight.goes_on(s) and rest[0] in s.options:
            self.rest = rest[1:]
            return rest[0]
        self.insight.look_at(s)
        if not self.insight.is_worth_it(s):
            return self.insight.quick(0).choose(s)
        thought = self.think(s)
        self.last = thought
        self.rest = thought.chosen.codes[1:]
        return thought.chosen.codes[0]

    def grounds(self, s: State, code: int) -> list[Why]:
        thought = self.last
        if thought is None:
            self.insight.look_at(s)
            return self.insight.grounds(self.rules, s, [code])
        found = self.insight.grounds(self.rules, s, thought.chosen.codes)
        return found + compared(thought) if self.insight.shows_chances() else found

    def think(self, s: State) -> Thought:
        self.asked += 1
        trials = self.moves(s)
        usual = self.usual(s, trials)
        if len(trials) == 1:
            return Thought(trials, usual, usual, 0)
        iterations, alive = self.compare(s, trials, usual)
        best = usual
        for trial in alive:
            if trial.mean() > best.mean():
                best = trial
        if best is not usual and not is_better(best, usual, self.guard):
            best = usual
        return Thought(trials, usual, best, iterations)

    # -- moves

    def moves(self, s: State) -> list[Trial]:
        """Each option; one that only begins a move, with each of its continuations."""
        trials: list[Trial] = []
        for code in self.insight.sensible(s):
            after = self.rules.copy(s)
            after.choose(code)
            if after.over or after.decider != s.decider or not self.insight.goes_on(after):
                trials.append(Trial([code]))
            else:
                for second in after.options:
                    trials.append(Trial([code, second]))
        return trials

    def usual(self, s: State, trials: list[Trial]) -> Trial:
        """The move that the quick bot would make."""
        quick = self.insight.quick(0)
        table = self.rules.copy(s)
        codes = [quick.choose(table)]
        table.choose(codes[0])
        for trial in trials:
            if trial.codes[0] == codes[0] and len(trial.codes) == 1:
                return trial
        codes.append(quick.choose(table))
        for trial in trials:
            if trial.codes == codes:
                return trial
        raise AssertionError(f"the quick bot chose {codes}, which is no move")

    # -- trying them out

    def compare(self, s: State, trials: list[Trial], usual: Trial) -> tuple[int, list[Trial]]:
        """Halves the moves until two are left; what the quick bot would do stays to the end."""
        alive = trials
        stages = 1
        while (len(trials) >> stages) > 1:
            stages += 1
        seed = mix(self.seed, self.asked)
        started = time.perf_counter()
        worlds = iterations = 0
        for stage in range(1, stages + 1):
            end = started + self.budget.seconds * stage / stages
            share = self.budget.iterations * stage // stages
            played = 0
            while True:
                more = self.still_to_play(share - iterations, end, len(alive), worlds, played)
                if more <= 0:
                    break
                rows = done_together(
                    Worlds(self, s, alive, seed, end), worlds, worlds + more, self.budget.processes
                )
                for row in rows:
                    for trial, gain in zip(alive, row, strict=True):
                        trial.add(gain)
                iterations += len(rows) * len(alive)
                worlds += len(rows)
                played += len(rows)
                if worlds >= A_LOOK and worlds == next_look(worlds - 1):
                    alive = without_the_hopeless(alive)
                    if len(alive) == 1:
                        return iterations, alive
            if stage < stages:
                alive = better_half(alive, usual)
        return iterations, alive

    def still_to_play(self, iterations: int, end: float, alive: int, worlds: int, played: int) -> int:
        """Worlds until the next look, as far as a stage's share of the budget goes: as much as any other's."""
        until_look = next_look(worlds) - worlds
        if self.budget.seconds > 0:
            return until_look if played == 0 or time.perf_counter() < end else 0
        least = max(LEAST_WORLDS - worlds, 1 if played == 0 else 0)
        return min(until_look, max(least, iterations // alive))

    def play_world(self, s: State, alive: list[Trial], seed: int, number: int) -> list[float]:
        """What comes of each move in that world."""
        seat = s.decider
        world = self.rules.determinize(s, seat, mix(seed, number))
        quick = self.insight.quick(number)
        own = self.insight.quick(0)
        return [self.outcome(self.rules.copy(world), trial.codes, seat, own, quick) for trial in alive]

    def outcome(self, s: State, codes: list[int], seat: int, own: Bot, quick: Bot) -> float:
        """How likely the seat's side is to win after the move, as far as it was played out."""
        for code in codes:
            s.choose(code)
        play_until(s, seat, own, quick, self.insight)
        return self.insight.outcome(self.rules, s, seat)


class Worlds(Work):
    """Moves tried out, world by world, until time is up."""

    def __init__(self, bot: SearchBot, s: State, alive: list[Trial], seed: int, end: float) -> None:
        self.bot = bot
        self.s = s
        self.alive = alive
        self.seed = seed
        self.end = end
        self.limited = bot.budget.seconds > 0

    def piece(self, number: int) -> list[float]:
        return self.bot.play_world(self.s, self.alive, self.seed, number)

    def is_late(self) -> bool:
        return self.limited and time.perf_counter() >= self.end


def next_look(worlds: int) -> int:
    look = A_LOOK
    while look <= worlds:
        look *= 2
    return look


def play_until(s: State, seat: int, own: Bot, quick: Bot, insight: Insight) -> None:
    """Plays on until the stage is over."""
    stage = insight.stage(s)
    choices = 0
    while not s.over and insight.stage(s) == stage and choices < LONGEST:
        bot = own if s.decider == seat else quick
        s.choose(bot.choose(s))
        choices += 1


def share_of(rules: Rules, insight: Insight, s: State, seat: int) -> float:
    if not s.over:
        return insight.chances(s)[seat]
    teams = s.seating.teams
    first: list[int] = []
    for other, standing in enumerate(rules.standings(s)):
        if standing.place == 1 and teams[other] not in first:
            first.append(teams[other])
    return 1.0 / len(first) if teams[seat] in first else 0.0


def better_half(alive: list[Trial], usual: Trial) -> list[Trial]:
    """The better half, as they came if equal, and the usual move."""
    keep = max(2, (len(alive) + 1) // 2)
    ranked = sorted(alive, key=by_mean)[:keep]
    return [trial for trial in alive if trial in ranked or trial is usual]


def without_the_hopeless(alive: list[Trial]) -> list[Trial]:
    """Those that are not clearly behind the best."""
    best = sorted(alive, key=by_mean)[0]
    return [trial for trial in alive if trial is best or not is_better(best, trial, CLEARLY)]


def compared(thought: Thought) -> list[Why]:
    """The chance to win after the chosen move, in percent, beside the best of those that were tried as often."""
    chosen = thought.chosen
    second = 0.0
    rivals = 0
    for trial in thought.trials:
        if trial is not chosen and len(trial.gains) == len(chosen.gains):
            second = max(second, trial.mean())
            rivals += 1
    found, other = round(100 * chosen.mean()), round(100 * second)
    return [Why("tried", {"n": found, "other": other})] if rivals > 0 and found > other else []


def by_mean(trial: Trial) -> float:
    return -trial.mean()


def is_better(trial: Trial, usual: Trial, guard: float) -> bool:
    """Better than the usual move by more than so many standard errors, in the worlds that both were played in."""
    n = min(len(trial.gains), len(usual.gains))
    total = squares = 0.0
    for i in range(n):
        gain = trial.gains[i] - usual.gains[i]
        total += gain
        squares += gain * gain
    if total <= 0 or n < 2:
        return False
    mean = total / n
    spread: float = max(0.0, squares / n - mean * mean)
    error: float = (spread / (n - 1)) ** 0.5
    return mean > guard * error
