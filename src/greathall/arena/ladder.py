"""The rating lists of the bots, kept in the package: one for each game and number of players.

`greathall ladder GAME --write` plays and keeps them, and puts them into the README; nothing in them depends on the
machine or the day."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from greathall.arena import tournament
from greathall.arena.ratings import Rated
from greathall.house.registry import descriptor_of, descriptors
from greathall.kernel.errors import BadOption, Wrong
from greathall.reading import Unreadable, converted, read_file, read_json

KEPT = Path(__file__).parent / "ladders"
IN_CHECKOUT = Path("src", "greathall", "arena", "ladders")
README = "README.md"
USUAL_GAMES = 40
SEED = 1
SHOWN = 12  # bots of a game in the README
DIGITS = 3  # after the point: others' machines may add up in another order


class Ladder(msgspec.Struct, forbid_unknown_fields=True):
    """A rating list, and what it comes from."""

    game: str
    players: int
    command: str
    rules: int
    seed: int
    games: int  # of each pairing, at most
    left_out: list[str]
    ratings: list[Rated]


def counts(game: str, players: int | None) -> list[int]:
    taken = descriptor_of(game).rules.player_counts
    if players is None:
        return list(taken)
    if players not in taken:
        raise BadOption(Wrong("error-player-counts", game=game, counts=taken, given=str(players)))
    return [players]


def plan(game: str, players: int, games: int | None, left_out: Sequence[str]) -> tournament.Plan:
    roster = descriptor_of(game).bots
    for name in left_out:
        roster.check_listed(name)
    bots = [name for name in roster.names() if name not in left_out]
    return tournament.planned(
        game, bots, players, USUAL_GAMES if games is None else games, seed=SEED, details=False
    )


def most_games(game: str, players: int, games: int | None, left_out: Sequence[str]) -> int:
    return tournament.most_games(plan(game, players, games, left_out))


def play(
    game: str,
    players: int,
    games: int | None,
    left_out: Sequence[str],
    jobs: int,
    progress: Callable[[int], None] | None = None,
) -> Ladder:
    planned = plan(game, players, games, left_out)
    outcome = tournament.run(planned, jobs=jobs, progress=progress)
    command = f"greathall ladder {game} --players {players} --games {planned.games} --write"
    if left_out:
        command += f" --without {','.join(left_out)}"
    return Ladder(
        game,
        players,
        command,
        planned.rules,
        SEED,
        planned.games,
        list(left_out),
        [rounded(rated) for rated in outcome.ratings],
    )


def rounded(rated: Rated) -> Rated:
    def pair(numbers: tuple[float, float]) -> tuple[float, float]:
        return round(numbers[0], DIGITS), round(numbers[1], DIGITS)

    return Rated(
        rated.bot,
        round(rated.rating, DIGITS),
        pair(rated.interval),
        rated.games,
        round(rated.wins, DIGITS),
        round(rated.win_rate, DIGITS),
        pair(rated.win_rate_interval),
        round(rated.mean_score, DIGITS),
    )


# -- what is kept


def file_name(game: str, players: int) -> str:
    return f"{game}-{players}.json"


def kept(game: str, players: int, folder: Path = KEPT) -> Ladder:
    file = folder / file_name(game, players)
    if not file.exists():
        raise BadOption(Wrong("error-no-ladder", game=game, players=players, games=f"--games {USUAL_GAMES}"))
    try:
        found: Ladder = converted(read_json(read_file(file)), Ladder)
    except Unreadable as error:
        raise BadOption(Wrong("error-no-rating-list", file=file, why=error)) from error
    return found


def write(ladder: Ladder, checkout: Path) -> None:
    """Into the sources, and into the README."""
    folder = checkout / IN_CHECKOUT
    if not folder.is_dir() or not (checkout / README).exists():
        raise BadOption(Wrong("error-ladder-write"))
    data = msgspec.json.format(msgspec.json.encode(ladder))
    (folder / file_name(ladder.game, ladder.players)).write_bytes(data + b"\n")
    readme = checkout / README
    readme.write_text(filled(readme.read_text(encoding="utf-8"), folder), encoding="utf-8")


# -- in the README


def marks(game: str) -> tuple[str, str]:
    return f"<!-- ladder of {game} -->\n", "<!-- end of the ladder -->"


def filled(readme: str, folder: Path = KEPT) -> str:
    """The README with the kept lists between their marks."""
    for descriptor in descriptors():
        begin, end = marks(descriptor.id)
        before, found, rest = readme.partition(begin)
        if found:
            readme = before + begin + section(descriptor.id, folder) + end + rest.partition(end)[2]
    return readme


def section(game: str, folder: Path = KEPT) -> str:
    """A table of the best bots by number of players, those of the usual number in order."""
    rules = descriptor_of(game).rules
    lists = {n: kept(game, n, folder) for n in rules.player_counts if (folder / file_name(game, n)).exists()}
    if not lists:
        return ""
    leading = lists.get(rules.usual_players, next(iter(lists.values())))
    lines = [
        f"| `{game}` | {' | '.join(f'{n} players' if n > 1 else '1 player' for n in lists)} |",
        f"| --- |{' --- |' * len(lists)}",
    ]
    for rated in leading.ratings[:SHOWN]:
        cells = [cell(rated.bot, ladder) for ladder in lists.values()]
        lines.append(f"| `{rated.bot}` | {' | '.join(cells)} |")
    left = len(leading.ratings) - SHOWN
    if left > 0:
        lines.append(f"| … and {left} more |{' |' * len(lists)}")
    return "\n".join(lines) + "\n"


def cell(bot: str, ladder: Ladder) -> str:
    for rated in ladder.ratings:
        if rated.bot == bot:
            low, high = rated.interval
            return f"{rated.rating:.1f} ± {(high - low) / 2:.1f}"
    return ""
