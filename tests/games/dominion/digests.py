"""The fingerprints of some random games, played out by the kernel's own chance.

`python -m tests.games.dominion.digests`, from the root of the repository and with the Python in .venv, prints the
table anew. It is right to renew it when the rules or the state were changed on purpose: a card was added or now
does something else, set-up, options or views of hidden cards hold other numbers. It is wrong to renew it because a
refactoring, a faster loop or another compiler gave other numbers: then the change has a fault, and the first row
that differs (the fewest decisions) is the place to look.
"""

from __future__ import annotations

from typing import NamedTuple

import greathall as gh
from greathall.kernel.rng import seeded


class Row(NamedTuple):
    """A game, how many decisions it took, and the first 16 digits of its last state's digest."""

    kingdom: str
    players: int
    seed: int
    decisions: int
    digest: str


ROWS = [
    Row("victory_dance", 2, 1, 368, "3070a5eacc694466"),
    Row("secret_schemes", 3, 2, 391, "050a43b1c4fdf9f6"),
    Row("best_wishes", 4, 3, 520, "05be6281b048f205"),
    Row("deconstruction", 5, 4, 412, "ba74b643d4ba760d"),
    Row("hand_madness", 6, 5, 605, "bcd38cf9bd168ac5"),
    Row("underlings", 2, 6, 490, "e6b0972f38a8faa1"),
    Row("first_game", 3, 7, 393, "b95f2cdb4c42e581"),
    Row("big_money", 4, 8, 474, "b38a0a548be69bbe"),
    Row("interaction", 5, 9, 577, "9760db131d21551a"),
    Row("size_distortion", 6, 10, 733, "9af329f3f6a19bf9"),
    Row("village_square", 2, 11, 470, "34a9651a3bdf5122"),
    Row("random", 2, 12, 507, "5cb593b955fc7f65"),
    Row("random", 3, 13, 346, "3d980db144cd2eae"),
    Row("random", 4, 14, 448, "6ea77580f86c1bb7"),
    Row("random", 6, 15, 812, "7bcb739c59237d24"),
    Row("five_and_five", 4, 16, 588, "d218e0b003f57a05"),
    Row("five_and_five", 5, 18446744073709551615, 821, "618459e37c42b2da"),
]


def played(kingdom: str, players: int, seed: int) -> Row:
    """The row of a game in which every choice is an even chance."""
    game = gh.new_game("dominion", players=players, seed=seed, options={"kingdom": kingdom})
    rng = seeded(seed)
    while not game.over:
        game.choose(int(rng.below(len(game.state.options))))
    return Row(kingdom, players, seed, len(game.choices), game.digest()[:16])


def played_anew() -> list[Row]:
    return [played(row.kingdom, row.players, row.seed) for row in ROWS]


if __name__ == "__main__":
    for row in played_anew():
        print(f'    Row("{row.kingdom}", {row.players}, {row.seed}, {row.decisions}, "{row.digest}"),')
