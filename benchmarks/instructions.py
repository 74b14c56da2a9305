"""How many instructions the engine takes, counted by valgrind: figures that a busy machine does not touch.

    python benchmarks/instructions.py            what is counted, beside its budgets
    python benchmarks/instructions.py --write    the same; what was counted are the new budgets

Counts depend on the Python and on the C compiler that made the code, so budgets hold for those that they name.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from greathall.api import SPECTATOR, Game, new_game
from greathall.arena.bench import MOST_PLAYERS, halfway
from greathall.arena.plain import is_compiled
from greathall.arena.play import race
from greathall.bots.bot import Bot, RandomBot
from greathall.house.descriptor import Descriptor
from greathall.house.registry import OWN
from greathall.kernel.machine import State
from greathall.kernel.rng import mix
from greathall.kernel.rules import Dealer, Rules
from greathall.server.chronicle import Chronicle
from greathall.server.frames import Moment
from greathall.text.fluent import ENGLISH, load_bundle

BUDGETS = Path(__file__).with_name("budgets.json")
GROWTH = 1.05  # what a figure may grow by before it counts as slower

# Does the work of one round and says how many units it was. Rounds differ.
Work = Callable[[int], int]


class Budgets(msgspec.Struct):
    made_by: str
    instructions: dict[str, int]


def works() -> Iterator[tuple[str, int, Work]]:
    """What is counted: its name, its rounds, and the work."""
    for game in OWN:
        rules = game.rules
        counts = [players for players in rules.player_counts if rules.usual_players <= players <= MOST_PLAYERS]
        dealers = [rules.dealer(players, {}) for players in counts]
        for bot in ("random", "heuristic"):
            yield f"{game.id}: decision, {bot}", 6, partial(play, rules, dealers, make(game, [bot] * MOST_PLAYERS))
        for name, bout in game.bouts.items():
            dealer = rules.dealer(len(bout.bots), game.bots.wishes(bout.bots, bout.options) | bout.options)
            yield f"{game.id}: decision, {name}", 20, partial(play, rules, [dealer], make(game, bout.bots))
        states = [halfway(rules, seed) for seed in range(20)]
        yield f"{game.id}: copy", 200, partial(copy, rules, states)
        yield f"{game.id}: determinize", 200, partial(determinize, rules, states)
        yield f"{game.id}: view", 200, partial(view, rules, states)
        yield f"{game.id}: frame for who decides", 3, partial(frames, game, False)
        yield f"{game.id}: frame for a spectator", 3, partial(frames, game, True)
        table, chronicle = looked_at(game)
        yield f"{game.id}: frame with the whole log", 50, partial(whole_log, table, chronicle)


def make(game: Descriptor, names: list[str]) -> list[Bot]:
    return [game.bots.make(name) for name in names]


def play(rules: Rules, dealers: list[Dealer], bots: list[Bot], round: int) -> int:
    state = dealers[round % len(dealers)].deal(mix(3, round))
    for seat, bot in enumerate(bots):
        bot.begin(mix(round, seat))
    return race(rules, state, bots)


def copy(rules: Rules, states: list[State], round: int) -> int:
    rules.copy(states[round % len(states)])
    return 1


def determinize(rules: Rules, states: list[State], round: int) -> int:
    state = states[round % len(states)]
    rules.determinize(state, state.decider, round)
    return 1


def view(rules: Rules, states: list[State], round: int) -> int:
    state = states[round % len(states)]
    rules.view(state, state.decider)
    return 1


def frames(game: Descriptor, for_spectator: bool, round: int) -> int:
    """Frames as at a table: step by step, each with what is new. The steps between count, too."""
    table: Game = new_game(game.id, seed=round, options={})
    chronicle, bot = Chronicle(), RandomBot()
    bot.begin(round)
    for step in range(40):
        seat = SPECTATOR if for_spectator else table.state.decider
        Moment(table, called(table), chronicle).frame(seat, step - 1 if step else None, can_undo=False)
        table.choose_code(bot.choose(table.state))
    return 40


def called(table: Game) -> list[str]:
    return [f"P{seat}" for seat in range(table.players)]


def looked_at(game: Descriptor) -> tuple[Game, Chronicle]:
    """A table at which all have looked on for a while, with what they have read."""
    table, chronicle, bot = new_game(game.id, seed=0, options={}), Chronicle(), RandomBot()
    bot.begin(0)
    for _ in range(200):
        table.choose_code(bot.choose(table.state))
    for seat in range(SPECTATOR, table.players):
        Moment(table, called(table), chronicle).frame(seat, None, can_undo=False)
    return table, chronicle


def whole_log(table: Game, chronicle: Chronicle, round: int) -> int:
    """For somebody who comes, or has taken a step back."""
    Moment(table, called(table), chronicle).frame(round % table.players, None, can_undo=False)
    return 1


def mark() -> None:
    """Between two pieces of work. Valgrind looks out for calls of this function of the C library."""
    os.getppid()


def work() -> None:
    """Runs under valgrind; says what was done between the marks."""
    done: list[tuple[str, int]] = []
    load_bundle(ENGLISH, "").read_all()  # each message is read once in the life of a process
    for name, rounds, one_round in works():
        one_round(1000)  # whatever is made once
        mark()
        units = sum(one_round(round) for round in range(rounds))
        mark()
        done.append((name, units))
    print(msgspec.json.encode(done).decode())


def why_not() -> str:
    """The reason why nothing can be counted here; empty when it can."""
    if not is_compiled():
        return "the package is not compiled"
    return "" if shutil.which("valgrind") else "there is no valgrind"


def count() -> dict[str, int]:
    """By name of the work: instructions for a unit of it."""
    with tempfile.TemporaryDirectory() as folder:
        command = ["valgrind", "--tool=callgrind", "--dump-before=getppid", f"--callgrind-out-file={folder}/out"]
        ran = subprocess.run(
            [*command, sys.executable, "-P", __file__, "--work"],
            env={**os.environ, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
        )
        if ran.returncode:
            raise RuntimeError(ran.stderr)
        done = msgspec.json.decode(ran.stdout, type=list[tuple[str, int]])
        # The first dump is of what comes before the first mark, the second of the first work, then by turns.
        return {name: spent(Path(folder, f"out.{2 * i + 2}")) // units for i, (name, units) in enumerate(done)}


def spent(dump: Path) -> int:
    found = re.search(r"^totals: (\d+)", dump.read_text(), re.MULTILINE)
    assert found is not None, dump
    return int(found[1])


def made_by() -> str:
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    version = subprocess.run([compiler, "--version"], stdout=subprocess.PIPE, text=True).stdout.partition("\n")[0]
    return f"Python {platform.python_version()} ({platform.python_compiler()}), {version}, {platform.machine()}"


def read_budgets() -> Budgets:
    return msgspec.json.decode(BUDGETS.read_bytes(), type=Budgets)


def over_budget(counted: dict[str, int], budgets: dict[str, int]) -> list[str]:
    """What takes more than it may, and what has no budget, one sentence each."""
    wrong = []
    for name, n in counted.items():
        budget = budgets.get(name)
        if budget is None:
            wrong.append(f"{name}: no budget")
        elif n > budget * GROWTH:
            wrong.append(f"{name}: {n:,} instructions, and {budget:,} are its budget")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description="Counts the engine's instructions.")
    parser.add_argument("--write", action="store_true", help="make what is counted the new budgets")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.work:
        work()
        return
    if why_not():
        print(f"Instructions are not counted: {why_not()}.")
        return
    counted = count()
    old = read_budgets() if BUDGETS.exists() else Budgets(made_by(), {})
    if old.made_by != made_by():
        print(f"The budgets are those of {old.made_by}; here it is {made_by()}.")
    for name, n in counted.items():
        budget = old.instructions.get(name)
        print(f"{name:36} {n:12,}" + (f"   budget {budget:12,}   x {n / budget:.3f}" if budget else ""))
    if wanted.write:
        BUDGETS.write_bytes(msgspec.json.format(msgspec.json.encode(Budgets(made_by(), counted))) + b"\n")


if __name__ == "__main__":
    main()
