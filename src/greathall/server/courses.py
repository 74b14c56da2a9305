"""How a game came to where it is: copies on the way, so that a step back need not begin with the deal."""

from __future__ import annotations

import asyncio

from greathall.api import Game

EVERY = (
    64  # choices between two copies; a step back plays no more than these again, but for those that lead far back
)


class Course:
    """Copies of one game after so many choices: close together at its end, and ever further apart before."""

    def __init__(self) -> None:
        self.kept: list[Game] = []

    def pass_by(self, game: Game) -> None:
        """Keeps a copy now and then."""
        here = len(game.choices)
        if here and here % EVERY == 0 and (not self.kept or len(self.kept[-1].choices) < here):
            self.kept.append(game.copy())
            self.thin_out()

    def thin_out(self) -> None:
        """The further back, the fewer: gaps of half the way to the newest, so that some log2(n) copies are left."""
        newest = len(self.kept[-1].choices)
        found = [self.kept.pop()]
        for game in reversed(self.kept):
            last, way = len(found[-1].choices), newest - len(game.choices)
            if len(found) < 3 or 2 * (last - len(game.choices)) >= way:
                found.append(game)
        self.kept = found[::-1]

    def nearest(self, game: Game, step: int) -> Game:
        """A game of its own, at or before that step of this one; copies of what comes after it are forgotten."""
        self.forget(step)
        return self.kept[-1].copy() if self.kept else game.afresh()

    def forget(self, stands: int) -> None:
        """All that comes after so many choices."""
        while self.kept and len(self.kept[-1].choices) > stands:
            self.kept.pop()

    async def back(self, game: Game, step: int) -> Game:
        """The game as it was after so many choices. Nobody else waits while many are made again."""
        found = self.nearest(game, step)
        for code in game.choices[len(found.choices) : step]:
            found.choose_code(code)
            if len(found.choices) % EVERY == 0:
                self.pass_by(found)
                await asyncio.sleep(0)
        return found
