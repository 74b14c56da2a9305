"""Batches on a Ray cluster: nothing lost, nothing counted twice, also when a worker dies."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from tests.arena.two_workers import BATCHES

from greathall.arena import batches
from greathall.kernel.errors import BadOption

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None and not os.environ.get("CI"),
    reason="ray is not installed here: pip install 'greathall[ray]'",
)

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def found() -> dict[str, Any]:
    """What the experiments in two_workers.py print."""
    out = subprocess.run(
        [sys.executable, "-m", "tests.arena.two_workers"], cwd=ROOT, stdout=subprocess.PIPE, text=True, timeout=240
    ).stdout
    lines = [json.loads(line) for line in out.splitlines() if line.startswith("{")]
    return {name: result for line in lines for name, result in line.items()}


def test_a_worker_killed_in_mid_run_loses_nothing_and_doubles_nothing(found: dict[str, Any]) -> None:
    result = found["one_is_killed"]
    assert 5 <= result["killed_after"] < BATCHES
    assert sorted(result["found"]) == [[batch, batch * batch] for batch in range(BATCHES)]


def test_a_cluster_gives_the_same_result_as_one_process(found: dict[str, Any]) -> None:
    assert found["results_are_the_same"] == {"simulated": True, "played": True}


def test_what_goes_wrong_there_is_told_as_it_would_be_here(found: dict[str, Any]) -> None:
    assert found["one_fails"]["told"] == "the bot 'x' failed"


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "127.0.0.1:99999999"])
def test_where_there_is_no_cluster_it_is_said_at_once(address: str) -> None:
    with pytest.raises(BadOption, match="ray takes the address of a cluster"):
        batches.check_reachable(address)
