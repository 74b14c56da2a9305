"""Batches of work, done by this process, by several, or by a cluster: each once, whoever does it."""

from __future__ import annotations

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from greathall.arena.extras import need
from greathall.kernel.errors import BadOption, Interrupted, Wrong
from greathall.kernel.given import clipped, shown, whole_number
from greathall.processes import die_with_the_parent

B = TypeVar("B")
R = TypeVar("R")

MOST_JOBS = 1000
SECONDS_TO_ANSWER = 10
ENDLESSLY = -1  # a batch whose machine is gone is begun anew, as often as it takes


def default_jobs() -> int:
    return os.cpu_count() or 1


def check_jobs(jobs: int) -> None:
    if not 1 <= jobs <= MOST_JOBS:
        raise BadOption(Wrong("error-range", what="jobs", least=1, most=str(MOST_JOBS), given=str(jobs)))


def carried_out(
    work: Callable[[B], R], batches: Sequence[B], jobs: int = 1, ray: str | None = None
) -> Iterator[tuple[B, R]]:
    """Each batch with its result, as they are finished; in a cluster, if its address is given."""
    if ray is not None:
        return on_cluster(work, batches, ray)
    if jobs == 1 or len(batches) <= 1:
        return ((batch, work(batch)) for batch in batches)
    return in_processes(work, batches, jobs)


def in_processes(work: Callable[[B], R], batches: Sequence[B], jobs: int) -> Iterator[tuple[B, R]]:
    """Fresh processes behave alike on every platform, and carry nothing over from the caller. They take batches
    from the front; this one works, too, from the back: it need not wait for them to start."""
    with ProcessPoolExecutor(
        min(jobs, len(batches)) - 1, get_context("spawn"), initializer=die_with_the_parent
    ) as pool:
        ahead = deque((batch, pool.submit(work, batch)) for batch in batches)
        try:
            while ahead:
                batch, future = ahead[-1]
                if future.cancel():
                    ahead.pop()
                    yield batch, work(batch)
                else:
                    batch, future = ahead.popleft()
                    yield batch, future.result()
                while ahead and ahead[0][1].done():
                    batch, future = ahead.popleft()
                    yield batch, future.result()
        except BrokenProcessPool as error:
            raise Interrupted(Wrong("error-interrupted")) from error
        finally:
            pool.shutdown(wait=not ahead, cancel_futures=True)


def on_cluster(work: Callable[[B], R], batches: Sequence[B], address: str) -> Iterator[tuple[B, R]]:
    """Ray gives the batches out, and begins those anew whose machine or process is gone. A result is taken once."""
    ray = joined(address)

    def carry_out(batch: B) -> R:
        return work(batch)

    remote = ray.remote(max_retries=ENDLESSLY)(carry_out)
    waiting: dict[Any, B] = {remote.remote(batch): batch for batch in batches}
    try:
        while waiting:
            done, _ = ray.wait(list(waiting), num_returns=1)
            for reference in done:
                result: R = unwrapped(ray, reference)
                yield waiting.pop(reference), result
    finally:
        for reference in waiting:
            ray.cancel(reference)


def joined(address: str) -> Any:
    """Ray, connected to the cluster at that address; `local` starts one here, `auto` finds one here."""
    need("ray", "ray")
    check_reachable(address)
    import ray

    if not ray.is_initialized():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise no_cluster(address, clipped(first_line(error))) from error
    return ray


def check_reachable(address: str) -> None:
    """Ray itself would try for many minutes."""
    if address in ("local", "auto"):
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    number = whole_number(port)
    if not colon or number is None:
        raise no_cluster(address, Wrong("error-ray-port"))
    try:
        socket.create_connection((host, number), timeout=SECONDS_TO_ANSWER).close()
    except (OSError, OverflowError) as error:
        raise no_cluster(address, Wrong("error-ray-nobody", why=clipped(first_line(error)))) from error


def no_cluster(address: str, why: str | Wrong) -> BadOption:
    return BadOption(Wrong("error-ray", given=shown(address), why=why))


def first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]


def unwrapped(ray: Any, reference: Any) -> Any:
    """The result; what went wrong in the work itself is told as it would be here."""
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise (error.cause if isinstance(error.cause, Exception) else error) from error
