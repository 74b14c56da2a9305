"""Measures what the strategy pages claim: `python -m tools.strategy_figures [GAME…]`, in a checkout.

What to play stands in `src/greathall/learn/strategy/<game>.toml`; what came of it is written to figures.json beside
it, with the command that plays the same again. A claim that was measured is left as it is, unless it is played
otherwise now or by other rules."""

from __future__ import annotations

import sys

import msgspec

from greathall.arena import tournament
from greathall.arena.batches import default_jobs
from greathall.arena.pairings import sides_of
from greathall.arena.sim import simulate
from greathall.house.registry import names, rules_of
from greathall.learn.strategy.page import SEED, Figure, Figures, Measured, data_of, has_strategy
from tools.strategy_records import FOLDER

TARGET = FOLDER / "figures.json"


def measure(game: str, wanted: Measured) -> Figure:
    won, low, high = alone(game, wanted.bot, wanted) if wanted.players == 1 else among_others(game, wanted)
    shares = [round(share, 4) for share in (won, low, high, even(game, wanted))]
    return Figure(wanted.command(game), rules_of(game).version, wanted.games, *shares)


def among_others(game: str, wanted: Measured) -> tuple[float, float, float]:
    bots = [wanted.bot, wanted.against]
    plan = tournament.planned(
        game, bots, wanted.players, wanted.games, "challenge", None, SEED, wanted.options, None, 0.05, False
    )
    (met,) = tournament.run(plan, None, default_jobs()).pairings
    assert met.score is not None
    assert met.interval is not None
    return met.score, *met.interval


def alone(game: str, bot: str, wanted: Measured) -> tuple[float, float, float]:
    """Against automata."""
    (result,) = simulate(game, [bot], wanted.games, SEED, default_jobs(), wanted.options, players=1).bots
    return result.win_rate, *result.ci95


def even(game: str, wanted: Measured) -> float:
    """Where automata may win too, what players without the habit win is to be found by playing."""
    seating = rules_of(game).dealer(wanted.players, wanted.options).seating()
    if seating.seats == seating.players:
        return 1 / len(sides_of(seating))
    bots = [wanted.against] * wanted.players
    played = simulate(game, bots, wanted.games, SEED, default_jobs(), wanted.options).bots
    return sum(bot.win_rate for bot in played) / len(played)


def measured(game: str, known: dict[str, Figure]) -> dict[str, Figure]:
    found: dict[str, Figure] = {}
    for section in data_of(game).sections:
        for point in section.points:
            if point.measured is None:
                continue
            id = f"{section.id}/{point.id}"
            old = known.get(id)
            command, version = point.measured.command(game), rules_of(game).version
            same = old is not None and (old.command, old.rules) == (command, version)
            found[id] = old if old is not None and same else measure(game, point.measured)
            print(f"{game} {id}: {found[id].won:.1%} ({found[id].low:.1%} to {found[id].high:.1%})", flush=True)
    return found


def main() -> None:
    known = msgspec.json.decode(TARGET.read_bytes(), type=Figures) if TARGET.is_file() else {}
    for game in sys.argv[1:] or [game for game in names() if has_strategy(game)]:
        known[game] = measured(game, known.get(game, {}))
    TARGET.write_bytes(msgspec.json.format(msgspec.json.encode(known)) + b"\n")


if __name__ == "__main__":
    main()
