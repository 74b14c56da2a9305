"""What a bot is, and the simplest one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from greathall.kernel.machine import State
from greathall.kernel.reasons import Why
from greathall.kernel.rng import COVERED_CHANCE, seeded
from greathall.kernel.rules import Rules
from greathall.kernel.seats import Seating

# What a bot is handed for a decision.
A_WORLD: Final = 0  # a table like the true one, with all dealt anew that its seat cannot know; it may be played on
THE_TABLE: Final = 1  # the table itself, with all covered that its seat cannot know; it may only be looked at
THE_QUESTION: Final = 2  # nothing but who is asked, of what kind, and the options

# The same for all: tables that look alike to a seat give it the same world.
WORLD_SEED: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for one seat. A bot is never handed the true table: see `ask`."""

    def sees(self) -> int:
        """What it wants to be handed."""
        return A_WORLD

    def begin(self, seed: int) -> None:
        """A new game starts; whatever chance the bot uses comes from this seed."""

    def is_midway(self) -> bool:
        """Whether its next answer is thought out already: it belongs to the move that it has begun."""
        return False

    def choose(self, s: State) -> int:
        """The code of one of the options at hand."""
        raise AssertionError(f"{type(self).__name__} does not say what it chooses")

    def grounds(self, s: State, code: int) -> list[Why]:
        """Why it chose that, the best reason first, right after it did; the table is the one that it was handed."""
        return []


def ask(rules: Rules, s: State, bot: Bot) -> int:
    """What the bot answers to the decision at hand, from what its seat may know."""
    sees = bot.sees()
    if sees == THE_QUESTION:
        return bot.choose(question(s))
    cover = rules.cover(s, s.decider) if sees == THE_TABLE else None
    if cover is None:
        return bot.choose(rules.determinize(s, s.decider, WORLD_SEED))
    try:
        return bot.choose(s)
    finally:
        rules.uncover(s, cover)


def consult(rules: Rules, s: State, bot: Bot) -> tuple[list[int], list[Why]]:
    """What the bot answers and why, for whoever wants advice; an option that only asks on, with its end. It may
    play on to find that out, so it is handed a world, whatever it wants to see."""
    world = rules.determinize(s, s.decider, WORLD_SEED)
    codes = [bot.choose(world)]
    after = rules.asks_on(world, codes[0])
    if after is not None:
        world = after
        codes.append(bot.choose(world))
    return codes, bot.grounds(world, codes[-1])


# A table without anything on it, made once for all questions: random games ask for little else.
BARE: Final = State(Seating(1), COVERED_CHANCE)


def question(s: State) -> State:
    BARE.seating = s.seating
    BARE.decider = s.decider
    BARE.kind = s.kind
    BARE.options = s.options
    return BARE


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Any option, with even chances; one alone needs no chance."""

    def __init__(self) -> None:
        self.rng = seeded(0)

    def sees(self) -> int:
        return THE_QUESTION

    def begin(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, s: State) -> int:
        options = s.options
        return options[self.rng.below(len(options))] if len(options) > 1 else options[0]
