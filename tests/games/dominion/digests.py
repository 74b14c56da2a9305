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
    Row("victory_dance", 2, 1, 473, "61e01bf2363855a4"),
    Row("secret_schemes", 3, 2, 531, "fe0c8ca4edd5032c"),
    Row("best_wishes", 4, 3, 516, "0dcce786ffb7f520"),
    Row("deconstruction", 5, 4, 727, "7f64768a5bc70f25"),
    Row("hand_madness", 6, 5, 886, "dc7384fdfd8535c7"),
    Row("underlings", 2, 6, 533, "394a87f75afa0257"),
    Row("first_game", 3, 7, 401, "bf6aa483b42f6442"),
    Row("big_money", 4, 8, 637, "1fc0bf36f74e09a6"),
    Row("interaction", 5, 9, 837, "b9947b84a9a912af"),
    Row("size_distortion", 6, 10, 782, "1fa4bf8b3ccf1bce"),
    Row("village_square", 2, 11, 484, "2d8627d34e22df2a"),
    Row("random", 2, 12, 490, "20f3f75241146119"),
    Row("random", 3, 13, 529, "6fb708912d58eaf8"),
    Row("random", 4, 14, 559, "bebb5b35b956d334"),
    Row("random", 6, 15, 796, "a391084792586c29"),
    Row("five_and_five", 4, 16, 574, "65f559829855822f"),
    Row("five_and_five", 5, 18446744073709551615, 962, "f03f215c8d6a4a12"),
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
