"""Ten recorded turns of a game, in which clicks are counted: `python -m tests.server.ten_turns` records them anew.

Everybody is played by a heuristic; seat 0 leaves to itself what comes by itself."""

from __future__ import annotations

from pathlib import Path

import msgspec

from greathall.api import Game, Record, new_game
from greathall.bots.bot import ask

FILE = Path(__file__).with_suffix(".json")
TURNS = 10
SEED = 2
# Players, options, and the turn of seat 0 with which they begin.
GAMES: dict[str, tuple[int, dict[str, object], int]] = {
    "dominion": (2, {"kingdom": "first_game", "first_player": 0}, 1),
    "uprising": (3, {"first_player": 0}, 4),
}


class TenTurns(msgspec.Struct):
    record: Record
    first: int  # the number of choices before them


def in_own_turn(game: Game) -> bool:
    """Whether seat 0 decides about the turn that it has."""
    return game.state.decider == 0 and game.view()["active"] == 0 and game.rules.phase(game.state) in PHASES


PHASES = ("action", "buy", "turns")


def recorded(name: str) -> TenTurns:
    players, options, first_turn = GAMES[name]
    game = new_game(name, players, SEED, options)
    bots = [game.descriptor.bots.make("heuristic") for _ in range(players)]
    for seat, bot in enumerate(bots):
        bot.begin(seat)
    turns, first = 0, 0
    while True:
        begun = [event for event in game.chapter(len(game.choices)) if event.what == "turn" and event.seat == 0]
        turns += len(begun)
        if begun and turns == first_turn:
            first = len(game.choices)
        if begun and turns == first_turn + TURNS:
            return TenTurns(game.as_record(), first)
        state = game.state
        code = game.rules.by_itself(state) if state.decider == 0 else None
        game.choose_code(ask(game.rules, state, bots[state.decider]) if code is None else code)


def stored() -> dict[str, TenTurns]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, TenTurns])


if __name__ == "__main__":
    FILE.write_bytes(msgspec.json.encode({name: recorded(name) for name in GAMES}) + b"\n")
