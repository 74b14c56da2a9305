"""The package `greathall.games` and the function `greathall.games()` do not hide each other; and to start something
loads no more than it needs."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module

import pytest

import greathall as gh

ORDERS = [
    "import greathall",
    "import greathall; import greathall.house.registry",
    "import greathall.house.registry; import greathall",
    "import greathall.games",
    "from greathall import games; import greathall",
    "from greathall.games import dominion; import greathall",
    "from greathall.games.imperium import rules; import greathall",
    "import greathall.games.imperium.rules as r; import greathall; assert r.IMPERIUM.id == 'imperium'",
    "import greathall.api; import greathall.games.dominion.rules",
    "import greathall.server.app; import greathall",
    "import greathall.text.game; import greathall",
    "import greathall, importlib; importlib.import_module('greathall.games.dominion.cards')",
]


@pytest.mark.parametrize("order", ORDERS)
def test_games_can_be_called_and_imported_from(order: str) -> None:
    code = f"""{order}
assert greathall.games() == ("dominion", "imperium", "uprising")
import greathall.house.registry
assert greathall.house.registry.rules_of("dominion").id == "dominion"
from greathall.games.imperium import rules
import greathall.games.imperium.rules as r
assert r is rules is greathall.games.imperium.rules
from greathall import games
assert games() == greathall.games() == ("dominion", "imperium", "uprising")
from greathall import *
assert games() == ("dominion", "imperium", "uprising")
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_games_are_named() -> None:
    assert gh.games() == ("dominion", "imperium", "uprising")


# -- what is loaded, and what is not


def loaded_by(code: str) -> set[str]:
    """The modules that code loads, beyond those of a Python that does nothing."""
    told = f"""import sys
before = set(sys.modules)
{code}
print(*set(sys.modules) - before, file=sys.stderr)"""
    done = subprocess.run(
        [sys.executable, "-c", told], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    assert done.returncode == 0, done.stderr
    return set(done.stderr.splitlines()[-1].split())


def ours(modules: set[str]) -> set[str]:
    return {name for name in modules if name.split(".")[0].startswith("greathall")}


def others(modules: set[str]) -> set[str]:
    """Packages that are neither Python's nor ours."""
    return {name.split(".")[0] for name in modules - ours(modules)} - set(sys.stdlib_module_names)


def test_the_library_is_imported_with_nothing_but_itself() -> None:
    modules = loaded_by("import greathall")
    assert ours(modules) == {"greathall", "greathall.games", "greathall.version"}
    assert others(modules) == set()


def test_help_loads_the_command_line_alone() -> None:
    modules = loaded_by("from greathall.cli import app; app(['--help'], standalone_mode=False)")
    # The compiled module is one file, of which only what is named here runs.
    assert ours(modules) - {"greathall__mypyc"} == {
        "greathall",
        "greathall.games",
        "greathall.version",
        "greathall.cli",
        "greathall.admin",
        "greathall.helping",
        "greathall.spoken",
        "greathall.kernel",
        "greathall.kernel.errors",
        "greathall.kernel.given",
        "greathall.text",
        "greathall.text.fluent",
        "greathall.text.links",
    }
    assert others(modules) <= {"typer", "click", "shellingham", "annotated_doc", "typing_extensions"}


@pytest.mark.parametrize(
    "wordless",
    [
        "import greathall as gh; game = gh.new_game('uprising', 3, 1); game.copy().view(0); game.digest()",
        "from greathall.arena.sim import simulate; simulate('dominion', ['smithy', 'bmu'], 2)",
    ],
)
def test_who_wants_no_words_loads_no_writer_of_them(wordless: str) -> None:
    heavy = {"fluent", "babel", "rich", "starlette", "uvicorn", "sqlalchemy", "typer"}
    modules = loaded_by(wordless)
    assert "greathall.kernel.machine" in modules
    assert not others(modules) & heavy
    assert not {name for name in modules if name.startswith("greathall.server")}


def test_what_is_an_extra_is_loaded_by_those_who_need_it_alone() -> None:
    extras = {"matplotlib", "numpy", "openskill", "pyarrow", "ray"}
    modules = loaded_by(
        "from greathall.arena import ladder, report, runs, tournament, sim\n"
        "sim.simulate('dominion', ['smithy', 'bmu'], 2); ladder.kept('dominion', 2)"
    )
    assert not others(modules) & extras


def test_every_name_that_is_offered_is_the_thing_itself() -> None:
    offered = {name: module for module, names in gh.OFFERED.items() for name in names}  # type: ignore[attr-defined]
    assert {*offered, "games", "__version__"} == set(gh.__all__)
    for name, module in offered.items():
        assert getattr(gh, name) is getattr(import_module(f"greathall.{module}"), name)
    assert set(gh.__all__) <= set(dir(gh))
    with pytest.raises(AttributeError, match="has no attribute 'chess'"):
        gh.chess  # type: ignore[attr-defined]  # noqa: B018
