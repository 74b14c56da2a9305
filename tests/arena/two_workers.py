"""Runs batches on a Ray cluster of this machine, one of whose two workers is killed, and prints what came of them.

A program of its own: a driver that Ray gives up is ended by Ray, with all that runs in its process."""

from __future__ import annotations

import json
import os
import time
from typing import Any

from greathall.arena import tournament
from greathall.arena.batches import carried_out
from greathall.arena.sim import simulate
from greathall.arena.tournament import Memory, planned
from greathall.kernel.errors import BadPlugin

BATCHES = 40


class TwoWorkers:
    """A head that does no work, and two workers of one core each."""

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


def slowly(batch: int) -> tuple[int, int]:
    time.sleep(0.15)
    return batch * batch, os.getppid()  # the parent is the worker's own node


def one_is_killed(workers: TwoWorkers) -> dict[str, object]:
    found: list[tuple[int, int]] = []
    nodes: set[int] = set()
    killed_after = None
    for batch, (square, node) in carried_out(slowly, range(BATCHES), ray=workers.address):
        found.append((batch, square))
        nodes.add(node)
        if killed_after is None and len(nodes) == 2 and len(found) >= 5:  # both are at work
            workers.kill_one()
            killed_after = len(found)
    return {"killed_after": killed_after, "found": found}


def results_are_the_same(workers: TwoWorkers) -> dict[str, object]:
    """By the worker that is left."""
    here = simulate("dominion", ["smithy", "bmu"], 60, seed=3)
    there = simulate("dominion", ["smithy", "bmu"], 60, seed=3, ray=workers.address)
    plan = planned("dominion", ["smithy", "bmu", "random"], games=20, seed=3, details=False)
    played = tournament.run(plan, Memory(), ray=workers.address) == tournament.run(plan)
    return {"simulated": there.bots == here.bots, "played": played}


def failing(batch: int) -> int:
    raise BadPlugin("the bot 'x' failed")


def one_fails(workers: TwoWorkers) -> dict[str, object]:
    try:
        list(carried_out(failing, [1], ray=workers.address))
    except BadPlugin as error:
        return {"told": str(error)}
    return {"told": None}


if __name__ == "__main__":
    workers = TwoWorkers()
    for experiment in (one_is_killed, results_are_the_same, one_fails):
        print(json.dumps({experiment.__name__: experiment(workers)}), flush=True)
