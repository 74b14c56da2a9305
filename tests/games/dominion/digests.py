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
    Row("victory_dance", 2, 1, 599, "7d086860b652f677"),
    Row("secret_schemes", 3, 2, 542, "2668ee04e300d5a1"),
    Row("best_wishes", 4, 3, 678, "cc93d59131a90986"),
    Row("deconstruction", 5, 4, 582, "0a793b667aefc24a"),
    Row("hand_madness", 6, 5, 574, "f9e1b3919209f95d"),
    Row("underlings", 2, 6, 449, "c805f50a1ee12794"),
    Row("first_game", 3, 7, 455, "e2f03fa2eb95f1be"),
    Row("big_money", 4, 8, 675, "21e4f9b45b422ae0"),
    Row("interaction", 5, 9, 919, "7889ccc8a7054fc0"),
    Row("size_distortion", 6, 10, 693, "1e6af589fc335da6"),
    Row("village_square", 2, 11, 435, "eec6c092cffdfc0b"),
    Row("random", 2, 12, 459, "ba9f457c9a80ef0f"),
    Row("random", 3, 13, 487, "b2548f03a74a207a"),
    Row("random", 4, 14, 520, "3a5079096f760e89"),
    Row("random", 6, 15, 972, "23e7f7681ece1a0e"),
    Row("five_and_five", 4, 16, 587, "429dec5c91fec8e3"),
    Row("five_and_five", 5, 18446744073709551615, 1021, "55d7226ac33307f4"),
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
