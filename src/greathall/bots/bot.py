"""What a bot is, and the simplest one."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from greathall.kernel.machine import State
from greathall.kernel.rng import seeded


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for one seat. A bot keeps to what its seat may know; a test deals the rest anew and looks."""

    def begin(self, seed: int) -> None:
        """A new game starts; whatever chance the bot uses comes from this seed."""

    def choose(self, s: State) -> int:
        """The code of one of the options at hand."""
        raise AssertionError(f"{type(self).__name__} does not say what it chooses")


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """Any option, with even chances; one alone needs no chance."""

    def __init__(self) -> None:
        self.rng = seeded(0)

    def begin(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, s: State) -> int:
        options = s.options
        return options[self.rng.below(len(options))] if len(options) > 1 else options[0]
