"""Plays the games from which the strategy pages show something: `python -m tools.strategy_records GAME-NAME…`, in a
checkout. Who plays, and with which seed, stands in `src/greathall/learn/strategy/<game>.toml`."""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

import msgspec

from greathall.api import Game, new_game
from greathall.bots.bot import ask
from greathall.kernel.rng import mix
from greathall.learn.strategy.page import RecordData, data_of

FOLDER = Path(__file__).resolve().parent.parent / "src" / "greathall" / "learn" / "strategy"


def played(game: str, data: RecordData) -> Game:
    table = new_game(game, len(data.bots), data.seed, data.options)
    bots = [table.descriptor.bots.make(bot) for bot in data.bots]
    for seat, bot in enumerate(bots):
        bot.begin(mix(data.seed, seat))
    while not table.over:
        table.choose_code(ask(table.rules, table.state, bots[table.state.decider]))
    return table


def main() -> None:
    for replay in sys.argv[1:]:
        game, _, name = replay.partition("-")
        record = msgspec.json.encode(played(game, data_of(game).records[name]).record())
        packed = gzip.compress(record, mtime=0)
        (FOLDER / "records" / f"{replay}.json.gz").write_bytes(packed)
        print(f"{replay}: {len(packed):,} bytes")


if __name__ == "__main__":
    main()
