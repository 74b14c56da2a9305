"""Plays guided games as at a table: the bots as the server lets them, the learner as a test wants."""

from __future__ import annotations

from collections.abc import Callable

from greathall.bots.bot import ask
from greathall.kernel.rng import mix
from greathall.learn.coach import LEARNER, Coach, Guide, Idea

Chooser = Callable[[Coach], int | None]


def advised(coach: Coach) -> int | None:
    """The choice that follows the coach's advice, if there is any."""
    return next(iter(coach.advised), None)


def mistaken(coach: Coach) -> int | None:
    """A choice that the coach has something to say about, if one can be made here."""
    idea, state = coach.idea, coach.game.state
    for code in state.options if idea is not None else []:
        assert idea is not None
        if any(str(word) in idea.mistakes for word in coach.game.descriptor.words(state, code)):
            return code
    return None


class Played:
    """A guided game, played to its end."""

    def __init__(self, guide: Guide, choose: Chooser, until: Callable[[Coach], bool] = lambda coach: False) -> None:
        self.coach = Coach(guide)
        self.ideas: list[Idea] = []
        self.judged: list[
            tuple[str, bool | None, str]
        ] = []  # the idea, whether it was followed, what was said of it
        self.choices: list[int] = []  # the learner's and the bots'
        game = self.coach.game
        roster = game.descriptor.bots
        likely = roster.make("heuristic-1")
        likely.begin(1)
        bots = [likely, *(roster.make(name) for name in guide.bots)]
        while not (game.over or until(self.coach)):
            idea = self.coach.idea
            if idea is not None and idea not in self.ideas:
                self.ideas.append(idea)
            if game.state.decider == LEARNER:
                wanted = None if game.state.is_forced() else choose(self.coach)
                self.take(ask(game.rules, game.state, likely) if wanted is None else wanted)
                if idea is not None and self.coach.idea is not idea and self.coach.judged is not None:
                    self.judged.append((idea.say, *self.coach.judged))
            else:
                for seat, bot in enumerate(bots[1:], 1):
                    bot.begin(mix(game.seed, seat + len(bots) * len(game.choices)))
                while game.state.decider != LEARNER and not game.over:
                    self.take(ask(game.rules, game.state, bots[game.state.decider]))
        if self.coach.idea is not None and self.coach.idea not in self.ideas:
            self.ideas.append(self.coach.idea)

    def take(self, code: int) -> None:
        self.choices.append(code)
        self.coach.follow(self.choices)
