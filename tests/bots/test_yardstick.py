"""`heuristic-1` is a yardstick: it plays as the first release did, whatever becomes of `heuristic`."""

from __future__ import annotations

import hashlib

import pytest

from greathall.bots.bot import ask
from greathall.house.registry import descriptor_of
from greathall.kernel.rng import mix

# Of the choices in a few games between four of it. They may change only with the rules or with what is offered.
CHOICES = {
    "imperium": "5e3ef1889872f184",
    "uprising": "2c9b1a8311b4fe90",
}


@pytest.mark.parametrize("game", CHOICES)
def test_the_first_heuristic_chooses_as_ever(game: str) -> None:
    descriptor = descriptor_of(game)
    rules = descriptor.rules
    seen = hashlib.sha256()
    for number in range(6):
        players = 3 + number % 2
        state = rules.dealer(players, {}).deal(mix(21, number))
        bots = [descriptor.bots.make("heuristic-1") for _ in range(players)]
        while not state.over:
            code = ask(rules, state, bots[state.decider])
            seen.update(f"{code},".encode())
            state.choose(code)
    assert seen.hexdigest()[:16] == CHOICES[game]
