"""Writes how often cards won when they were bought, for lessons: `python -m tools.card_figures FOLDER`.

FOLDER is that of a tournament with all players alike in strength:

    greathall tournament dominion --bots heuristic,heuristic-1 --players 2 --games 4000 --out FOLDER
"""

from __future__ import annotations

import csv
import json
import sys
from collections import defaultdict
from pathlib import Path

from greathall.house.registry import rules_of

TARGET = Path(__file__).resolve().parent.parent / "src" / "greathall" / "learn" / "figures"


def rows(folder: Path, table: str) -> list[dict[str, str]]:
    with (folder / f"{table}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def figures(folder: Path) -> tuple[str, dict[str, object]]:
    """The game, and what is known of its cards."""
    plan = json.loads((folder / "run.json").read_text(encoding="utf-8"))
    games = rows(folder, "games")
    won = {row["game"]: json.loads(row["won"]) for row in games}
    shares: dict[str, list[float]] = defaultdict(list)
    for row in rows(folder, "things"):
        if row["deed"] == "bought":
            shares[row["thing"]].append(won[row["game"]][int(row["seat"])])
    game, players = str(plan["game"]), int(games[0]["players"])
    command = (
        f"greathall tournament {game} --bots {','.join(plan['bots'])} --players {players} "
        f"--games {plan['games']} --out FOLDER"
    )
    return game, {
        "command": command,
        "rules": rules_of(game).version,
        "games": len(games),
        "even": round(1 / players, 4),
        "bought": {
            thing: [len(found), round(sum(found) / len(found), 4)] for thing, found in sorted(shares.items())
        },
    }


def written(found: dict[str, object]) -> str:
    """A card a line."""
    bought = found["bought"]
    assert isinstance(bought, dict)
    head = [f"  {json.dumps(name)}: {json.dumps(value)}," for name, value in found.items() if name != "bought"]
    cards = ",\n".join(f"    {json.dumps(name)}: {json.dumps(value)}" for name, value in bought.items())
    return "\n".join(["{", *head, '  "bought": {', cards, "  }", "}"]) + "\n"


def main() -> None:
    for name in sys.argv[1:]:
        game, found = figures(Path(name))
        (TARGET / f"{game}.json").write_text(written(found), encoding="utf-8")


if __name__ == "__main__":
    main()
