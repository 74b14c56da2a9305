"""Whoever has not installed what an environment needs is told in a line what to do."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

CALLS = {
    "aec('dominion')": ("pettingzoo", "env"),
    "gym('dominion')": ("gymnasium", "env"),
    "vector('dominion')": ("numpy", "env"),
    "register_openspiel()": ("pyspiel", "openspiel"),
}


@pytest.mark.parametrize("call", CALLS)
def test_a_missing_package_is_named_with_the_command(call: str) -> None:
    package, extra = CALLS[call]
    code = f"""
import sys
from pathlib import Path
sys.modules[{package!r}] = None
import greathall.env
try:
    greathall.env.{call}
except greathall.GreatHallError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == f'{package} is not installed: pip install "greathall[{extra}]"\n', done.stderr


def test_to_import_the_package_loads_none_of_them() -> None:
    code = "import sys, greathall.env; print([n for n in ('numpy', 'gymnasium', 'pettingzoo') if n in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_no_module_hides_a_function_of_its_name() -> None:
    from greathall import env

    assert env.__file__ is not None
    modules = {file.stem for file in Path(env.__file__).parent.glob("*.py")}
    assert not modules & set(env.__all__)
