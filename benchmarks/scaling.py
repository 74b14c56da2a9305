"""How many people a hall holds, from what a move costs: a capacity model, and a simulation that checks it.

    python benchmarks/load.py --db postgresql --tables 60 --every 1 --seconds 15 | tail -1 > load.json
    python benchmarks/scaling.py --measure > notices.json     # what NOTIFY costs, on a PostgreSQL of its own
    python benchmarks/scaling.py --load load.json --notices notices.json
    python benchmarks/scaling.py --broker                     # were news told by another program than PostgreSQL

The model divides: what a worker, PostgreSQL and the lock that a commit with a NOTIFY holds can do in a second by
what a move asks of each. The simulation lets moves come at random, each through the queues of its worker, of the
database's cores and of that lock; and every other worker on the same database hears of it. It finds the number of
people at which p99 passes 250 ms, with the same costs, and both are printed side by side. Without files the costs
are those of docs/scaling.md.
"""

from __future__ import annotations

import argparse
import asyncio
import heapq
import json
import random
import sys
import time
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import asyncpg

from greathall.server.storage import Store

ROOT = Path(__file__).resolve().parent.parent

AT_A_TABLE = 4
BETWEEN_MOVES = 15.0  # seconds between two moves of a table: people think
BOUND = 0.250  # seconds at p99
FULL = 0.7  # of a part, above which queues grow long
SIZES = (1_000, 10_000, 30_000, 100_000)
LINES, COMMITS = 8, 500  # connections, and commits on each, for what NOTIFY costs


@dataclass(frozen=True)
class Costs:
    """Of one move, in seconds, and of one table in memory."""

    worker: float  # of one core
    database: float  # of one core
    notifies: float
    commit: float  # in which a commit with a NOTIFY holds the lock that all of them share
    hearing: float  # of a worker's core, for a notice of another's table
    delivering: float  # of the database's cores, for each worker that hears a notice
    megabytes: float  # a table


MEASURED = Costs(
    worker=0.0047,
    database=0.0010,
    notifies=1.02,
    commit=0.00135,
    hearing=0.000011,
    delivering=0.000024,
    megabytes=0.5,
)


@dataclass(frozen=True)
class Hall:
    workers: int
    cores: int  # of each database
    databases: int = 1  # each with a part of the tables, and of the workers


def moves_a_second(people: float) -> float:
    return people / AT_A_TABLE / BETWEEN_MOVES


def shares(costs: Costs, hall: Hall, people: float) -> dict[str, float]:
    """How full each part is: 1.0 is all that it can do."""
    moves = moves_a_second(people)
    here = moves / hall.databases  # moves at one database, of which each of its workers hears
    told = here * costs.notifies
    listeners = hall.workers / hall.databases
    return {
        "workers": moves * costs.worker / hall.workers + told * costs.hearing,
        "database": (here * costs.database + told * costs.delivering * listeners) / hall.cores,
        "commits": told * costs.commit,
    }


def modelled(costs: Costs, hall: Hall) -> tuple[int, str]:
    """The people whom it holds, and the part that is full first."""
    first, share = max(shares(costs, hall, 1.0).items(), key=lambda each: each[1])
    return int(FULL / share), first


# -- the simulation


class Queue:
    """So many servers, first come, first served."""

    def __init__(self, servers: int) -> None:
        self.free = [0.0] * servers
        self.busy = 0.0

    def serve(self, now: float, seconds: float) -> float:
        """When it is done."""
        begin = max(now, heapq.heappop(self.free))
        heapq.heappush(self.free, begin + seconds)
        self.busy += seconds
        return begin + seconds


def simulated(costs: Costs, hall: Hall, people: float, moves: int, seed: int = 1) -> tuple[float, dict[str, float]]:
    """p99 of so many moves, and how busy each part was. One database with its workers is looked at: the others do
    the same. What a move costs is spread as exponentials are."""
    chance = random.Random(seed)
    rate = moves_a_second(people) / hall.databases
    count = max(1, hall.workers // hall.databases)
    workers = [Queue(1) for _ in range(count)]
    cores, lock = Queue(hall.cores), Queue(1)
    # What has to be done, by time: a move goes through its worker, the database and the lock, and comes back.
    coming: list[tuple[float, int, int, int, float]] = []
    now = 0.0
    for n in range(moves):
        now += chance.expovariate(rate)
        coming.append((now, n, 0, chance.randrange(count), now))
    heapq.heapify(coming)
    number, took = moves, []

    def spread(seconds: float) -> float:
        return chance.expovariate(1 / seconds) if seconds > 0 else 0.0

    while coming:
        now, _, stage, home, begun = heapq.heappop(coming)
        if stage == 0:
            done = workers[home].serve(now, spread(costs.worker / 2))
        elif stage == 1:
            done = cores.serve(now, spread(costs.database + costs.notifies * costs.delivering * count))
        elif stage == 2:
            done = lock.serve(now, spread(costs.notifies * costs.commit))
        else:
            for other, queue in enumerate(workers):
                if other != home:
                    queue.serve(now, costs.notifies * costs.hearing)
            took.append(workers[home].serve(now, spread(costs.worker / 2)) - begun)
            continue
        number += 1
        heapq.heappush(coming, (done, number, stage + 1, home, begun))
    took.sort()
    lasted = moves / rate
    busy = {
        "workers": sum(queue.busy for queue in workers) / count / lasted,
        "database": cores.busy / hall.cores / lasted,
        "commits": lock.busy / lasted,
    }
    return took[int(0.99 * len(took))], busy


def broken(costs: Costs, hall: Hall, moves: int) -> tuple[int, str]:
    """The people at which p99 passes the bound in the simulation, and the part that is fullest then."""
    low, high = 1.0, 10_000_000.0
    while high / low > 1.02:
        middle = (low * high) ** 0.5
        if simulated(costs, hall, middle, moves)[0] > BOUND:
            high = middle
        else:
            low = middle
    busy = simulated(costs, hall, low, moves)[1]
    return int(low), max(busy, key=lambda part: busy[part])


def enough(costs: Costs, people: int) -> Hall:
    """A hall that holds so many, by the model: more of what is full first."""
    hall = Hall(1, 1)
    while (found := modelled(costs, hall))[0] < people:
        part = found[1]
        if part == "commits" or (part == "workers" and hearing_is_most(costs, hall, people)):
            hall = replace(hall, databases=hall.databases + 1, workers=max(hall.workers, hall.databases + 1))
        elif part == "database" and hall.cores < 8:
            hall = replace(hall, cores=hall.cores + 1)
        elif part == "database":
            hall = replace(hall, databases=hall.databases + 1, workers=max(hall.workers, hall.databases + 1))
        else:
            hall = replace(hall, workers=hall.workers + 1)
    return hall


def hearing_is_most(costs: Costs, hall: Hall, people: int) -> bool:
    """A further worker would have to hear as much as it could do."""
    moves = moves_a_second(people)
    return moves / hall.databases * costs.notifies * costs.hearing > FULL / 2


# -- what NOTIFY costs


async def measured(postgres: Any) -> dict[str, float]:
    """Commits with and without a NOTIFY, of eight connections at once; and the costs to deliver and hear one."""
    from benchmarks.load import cpu, family

    url = postgres.fresh()
    lines = [await asyncpg.connect(url) for _ in range(LINES)]
    await lines[0].execute(
        "create table moved (n int primary key, at int); insert into moved select n, 0 from generate_series(0, 7) n"
    )

    async def commit(notify: bool) -> float:
        """The seconds of one, of so many one after the other on each line."""
        tell = "; select pg_notify('greathall', 'table nobodys_table another')" if notify else ""

        async def work(n: int) -> None:
            for _ in range(COMMITS):
                await lines[n].execute(f"begin; update moved set at = at + 1 where n = {n}{tell}; commit")

        begun = time.perf_counter()
        await asyncio.gather(*(work(n) for n in range(LINES)))
        return (time.perf_counter() - begun) / LINES / COMMITS

    async def costs() -> tuple[float, float]:
        """Seconds of this process and of the database, for one commit with a NOTIFY."""
        ours, theirs = time.process_time(), sum(cpu(pid) for pid in family(postgres.process.pid))
        await commit(notify=True)
        await asyncio.sleep(1)
        ours, theirs = time.process_time() - ours, sum(cpu(pid) for pid in family(postgres.process.pid)) - theirs
        return ours / LINES / COMMITS, theirs / LINES / COMMITS

    await commit(notify=True)
    plain, with_notify = await commit(notify=False), await commit(notify=True)
    alone = await costs()
    stores = [Store(url) for _ in range(LINES)]
    listening = [asyncio.create_task(store.listen(lambda *_: None, lambda: None)) for store in stores]
    await asyncio.sleep(1)
    heard = await costs()
    for task in listening:
        task.cancel()
    for line in lines:
        await line.close()
    return {
        "commit_without_notify": plain,
        "commit": with_notify,
        "hearing": (heard[0] - alone[0]) / LINES,
        "delivering": (heard[1] - alone[1]) / LINES,
    }


def notices() -> dict[str, float]:
    sys.path.insert(0, str(ROOT))
    from tests.server.postgres import Postgres

    postgres = Postgres()
    postgres.start(fsync="on", full_page_writes="on", shared_buffers="128MB")
    try:
        return asyncio.run(measured(postgres))
    finally:
        postgres.stop()


def costs_from(load: dict[str, Any] | None, notices: dict[str, float] | None) -> Costs:
    costs = MEASURED
    if load is not None:
        costs = replace(
            costs,
            worker=load["server_cpu_milliseconds_per_move"] / 1e3,
            database=load["database_cpu_milliseconds_per_move"] / 1e3,
            notifies=load["notifies_per_move"],
            megabytes=load["megabytes_per_table"],
        )
    if notices is not None:
        costs = replace(costs, **{name: notices[name] for name in ("commit", "hearing", "delivering")})
    return costs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--measure", action="store_true", help="what NOTIFY costs here, as JSON")
    parser.add_argument("--load", type=Path, help="what benchmarks/load.py printed last, of one run on PostgreSQL")
    parser.add_argument("--notices", type=Path, help="what --measure printed")
    parser.add_argument("--broker", action="store_true", help="no commit waits for another's NOTIFY")
    parser.add_argument("--moves", type=int, default=20_000, help="in each simulation")
    args = parser.parse_args()
    if args.measure:
        print(json.dumps(notices()))
        return
    costs = costs_from(
        *(None if file is None else json.loads(file.read_text()) for file in (args.load, args.notices))
    )
    if args.broker:
        costs = replace(costs, commit=0.0, delivering=0.0)
    print(json.dumps(asdict(costs)))
    print(f"a table of {AT_A_TABLE} makes a move every {BETWEEN_MOVES:g} s; full is {FULL:.0%} of a part")
    print("| people | moves a second | workers | databases × cores | memory of tables | model holds | simulation |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for people in SIZES:
        hall = enough(costs, people)
        holds, first = modelled(costs, hall)
        until, fullest = broken(costs, hall, args.moves)
        memory = people / AT_A_TABLE * costs.megabytes / 1e3
        print(
            f"| {people:,} | {moves_a_second(people):,.0f} | {hall.workers} | {hall.databases} × {hall.cores} "
            f"| {memory:.1f} GB | {holds:,} ({first}) | {until:,} ({fullest}) |"
        )


if __name__ == "__main__":
    main()
