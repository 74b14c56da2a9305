"""Batches on a Ray cluster: nothing lost, nothing counted twice, also when a worker dies."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from importlib.util import find_spec
from typing import Any

import pytest

from greathall.arena import batches, tournament
from greathall.arena.batches import carried_out
from greathall.arena.sim import simulate
from greathall.arena.tournament import Memory, planned
from greathall.kernel.errors import BadOption, BadPlugin

pytestmark = pytest.mark.skipif(
    find_spec("ray") is None and not os.environ.get("CI"),
    reason="ray is not installed here: pip install 'greathall[ray]'",
)


class TwoWorkers:
    """A cluster on this machine: a head that does no work, and two workers of one core each."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        # Ray waits for a node that is silent; here five seconds are enough.
        soon = {
            "health_check_initial_delay_ms": 0,
            "health_check_period_ms": 1000,
            "health_check_failure_threshold": 5,
        }
        head = {"num_cpus": 0, "object_store_memory": 100_000_000, "_system_config": soon}
        self.cluster: Any = Cluster(initialize_head=True, head_node_args=head)
        self.workers = [self.cluster.add_node(num_cpus=1, object_store_memory=100_000_000) for _ in range(2)]
        self.cluster.wait_for_nodes()

    @property
    def address(self) -> str:
        return str(self.cluster.address)

    def kill_one(self) -> None:
        self.cluster.remove_node(self.workers.pop(), allow_graceful=False)

    def close(self) -> None:
        import ray

        ray.shutdown()
        self.cluster.shutdown()


@pytest.fixture(scope="module")
def workers() -> Iterator[TwoWorkers]:
    made = TwoWorkers()
    yield made
    made.close()


def slowly(batch: int) -> tuple[int, int]:
    time.sleep(0.15)
    return batch * batch, os.getppid()  # the parent is the worker's own node


def test_a_worker_killed_in_mid_run_loses_nothing_and_doubles_nothing(workers: TwoWorkers) -> None:
    found: Counter[int] = Counter()
    nodes: set[int] = set()
    killed = False
    for batch, (square, node) in carried_out(slowly, range(40), ray=workers.address):
        assert square == batch * batch
        found[batch] += 1
        nodes.add(node)
        if not killed and len(nodes) == 2 and len(found) >= 5:  # both are at work
            workers.kill_one()
            killed = True
    assert killed
    assert found == Counter(range(40))


def test_a_cluster_gives_the_same_result_as_one_process(workers: TwoWorkers) -> None:
    """By the worker that is left."""
    here = simulate("dominion", ["smithy", "bmu"], 60, seed=3)
    there = simulate("dominion", ["smithy", "bmu"], 60, seed=3, ray=workers.address)
    assert there.bots == here.bots

    plan = planned("dominion", ["smithy", "bmu", "random"], games=20, seed=3, details=False)
    assert tournament.run(plan, Memory(), ray=workers.address) == tournament.run(plan)


def failing(batch: int) -> int:
    raise BadPlugin("the bot 'x' failed")


def test_what_goes_wrong_there_is_told_as_it_would_be_here(workers: TwoWorkers) -> None:
    with pytest.raises(BadPlugin, match="the bot 'x' failed"):
        list(carried_out(failing, [1], ray=workers.address))


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1", "127.0.0.1:99999999"])
def test_where_there_is_no_cluster_it_is_said_at_once(address: str) -> None:
    with pytest.raises(BadOption, match="ray takes the address of a cluster"):
        batches.check_reachable(address)
