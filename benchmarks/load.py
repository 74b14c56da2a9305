"""Many tables at once, over real sockets: how long until everybody at a table has seen a move?

    python benchmarks/load.py --tables 200 --clients 4 --seconds 60
    python benchmarks/load.py --search 250 --seconds 15              # more and more tables, until p99 passes 250 ms
    python benchmarks/load.py --db postgresql --workers 1,2 --search 100 --every 1 --tables 40 --seconds 15
    python benchmarks/load.py --db postgresql --workers 1,2 --share 10 --warm 40 --tables 40 --seconds 5
    python benchmarks/load.py --tables 60 --every 1 --seconds 20 --rounds 3 --against ../old/.venv/bin/python

Starts a server as a process of its own (SQLite in a new folder, --db postgresql://…, or --db postgresql for one
that is started for it), opens tables of all three games in turn, seats a person on each chair and connects them
all. Then every table makes a random move every few seconds. A move takes from when its player sends it until the
last client at the table has read the frame that shows it.

--search adds a fifth of the tables again and again, and measures for so many seconds each time, until the moves of
one time pass those milliseconds at p99. --share gives each process that serves so many hundredths of a core and no
more (control groups of Linux, as root): where clients and database need cores, too, the clock then shows what more
of them bring, best by the moves before the measurement (--warm), which are made as fast as they are answered.
--against runs the server of an older release, as `make play` has set it up
there, under the same load in turn with ours, and tells the ratio of what a move costs.

Everything stays on the loopback interface. Each person comes from an address of their own (127.…), as people do:
the server limits what one address may change in a second.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import os
import random
import re
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from greathall.arena.plain import is_compiled
from greathall.server.storage import CHANNEL

GAMES: tuple[tuple[str, dict[str, object]], ...] = (
    ("dominion", {"kingdom": "random"}),
    ("imperium", {}),
    ("uprising", {"choam": True}),
)
LOST_AFTER = 60.0  # seconds until a move counts as lost, and its table gives up
TICK = 0.05
SETTLE = 2.0
GROWTH = 1.2  # times as many tables, while the breaking point is searched for
CGROUPS = Path("/sys/fs/cgroup")
PERIOD = 20_000  # microseconds in which a process has its share
ROOT = Path(__file__).resolve().parent.parent


# -- what is read of the server's messages; all else in them is skipped


class Choice(msgspec.Struct):
    code: int


class Decision(msgspec.Struct):
    options: list[Choice]
    forced: bool = False  # the server answers it itself


class Frame(msgspec.Struct):
    step: int
    over: bool
    decision: Decision | None


class News(msgspec.Struct):
    type: str
    version: int = 0
    frame: Frame | None = None
    message: str = ""


decode = msgspec.json.Decoder(News).decode


# -- the server


class Server:
    def __init__(self, db: str, log: Path, workers: int = 0, python: str = sys.executable) -> None:
        """Of the release that is installed for that Python."""
        command = [python, "-m", "greathall", "serve", "--port", "0", "--db", db]
        command += ["--workers", str(workers)] if workers else []
        self.workers = workers
        env = {
            name: value for name, value in os.environ.items() if python == sys.executable or name != "PYTHONPATH"
        }
        with log.open("wb") as said:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT, env=env
            )
        self.port = self.wait(log)

    def wait(self, log: Path) -> int:
        end = time.monotonic() + 60
        while time.monotonic() < end:
            said = log.read_text(errors="replace")
            if self.process.poll() is not None:
                raise SystemExit(f"the server ended by itself:\n{said}")
            told = re.search(r"http://\S+?:(\d+)/", said)
            if told is not None:
                with contextlib.suppress(OSError, SystemExit):  # it may still be starting
                    asked(int(told[1]), "GET", "/api/health", "127.0.0.1", None)
                    return int(told[1])
            time.sleep(0.05)
        self.stop()
        raise SystemExit("the server does not answer")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def megabytes(self) -> float:
        """The memory of the processes that serve; those in which bots think do nothing here, and have none of
        their own to speak of."""
        return sum(memory(pid) for pid in self.serving())

    def cpu_seconds(self) -> float:
        return sum(cpu(pid) for pid in family(self.process.pid))

    @contextmanager
    def kept_to(self, share: float) -> Iterator[None]:
        """Each process that serves may use so many hundredths of a core; 0 for all of it."""
        groups: list[Path] = []
        try:
            if share:
                workers = self.serving()[1:] or self.serving()
                groups += [kept_to(share, pid) for pid in workers]
            yield
        finally:
            for group in groups:
                for pid in (group / "cgroup.procs").read_text().split():
                    (group.parent / "cgroup.procs").write_text(pid)
                group.rmdir()

    def serving(self) -> list[int]:
        """The process that was started, and its workers."""
        started = [pid for pid in family(self.process.pid)[1:] if "resource_tracker" not in told_by(pid)]
        return [self.process.pid, *started[: self.workers]]


def kept_to(share: float, pid: int) -> Path:
    """The control group in which that process is from now on."""
    older = CGROUPS / "cpu"
    group = (older if older.exists() else CGROUPS) / f"load-{pid}"
    group.mkdir()
    quota = round(PERIOD * share / 100)
    if older.exists():
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(quota))
    else:
        (group / "cpu.max").write_text(f"{quota} {PERIOD}")
    (group / "cgroup.procs").write_text(str(pid))
    return group


def family(pid: int) -> list[int]:
    """That process, and all that it has started."""
    found = [pid]
    for one in found:
        for task in Path(f"/proc/{one}/task").glob("*/children"):
            with contextlib.suppress(OSError):
                found += [int(child) for child in task.read_text().split()]
    return found


def told_by(pid: int) -> str:
    """What it was started with."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/cmdline").read_text(errors="replace")
    return ""


def memory(pid: int) -> float:
    with contextlib.suppress(OSError):
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{pid}/status").read_text())
        return int(found[1]) / 1024 if found else 0.0
    return 0.0


def cpu(pid: int) -> float:
    """Its seconds, and those of its children that have ended."""
    with contextlib.suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")
    return 0.0


class Database:
    """What the server keeps its tables in, and what that costs."""

    def __init__(self, db: str, folder: Path) -> None:
        self.kind = db.partition(":")[0] or "sqlite"
        self.own: Any = None
        self.url = db
        self.folder = folder
        self.count = 0
        if db == "postgresql":
            sys.path.insert(0, str(ROOT))
            from tests.server.postgres import Postgres

            self.own = Postgres()
            self.own.start(fsync="on", full_page_writes="on", shared_buffers="128MB")

    def fresh(self) -> str:
        self.count += 1
        if self.own is not None:
            self.url = self.own.fresh()
            return self.url
        return self.url or str(self.folder / f"load-{self.count}.db")

    @contextlib.asynccontextmanager
    async def overheard(self) -> AsyncIterator[list[object]]:
        """What the servers on it tell each other meanwhile."""
        heard: list[object] = []
        if self.own is None:
            yield heard
            return
        line = await asyncpg.connect(self.url)
        await line.add_listener(CHANNEL, lambda *news: heard.append(news[3]))
        try:
            yield heard
        finally:
            await line.close()

    def cpu_seconds(self) -> float:
        return 0.0 if self.own is None else sum(cpu(pid) for pid in family(self.own.process.pid))

    def written(self) -> dict[str, int]:
        """Since it was made: transactions and rows."""
        if self.own is None:
            return {}
        names = ("xact_commit", "tup_inserted", "tup_updated", "tup_deleted")
        ours = f"datname = 'greathall_{self.count}'"
        said = self.own.sql(f"select {', '.join(names)} from pg_stat_database where {ours}")
        return dict(zip(names, (int(n) for n in said.strip().split("|")), strict=True))

    def close(self) -> None:
        if self.own is not None:
            self.own.stop()


def asked(
    port: int, method: str, path: str, address: str, cookie: str | None, body: object = None
) -> tuple[dict[str, Any], str]:
    """The answer to a request, and the cookie that came with it."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(address, 0))
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    try:
        connection.request(method, path, json.dumps(body) if body is not None else None, headers)
        response = connection.getresponse()
        text = response.read()
        if response.status >= 400:
            raise SystemExit(f"{method} {path}: {response.status} {text.decode(errors='replace')}")
        return json.loads(text), (response.getheader("Set-Cookie") or "").partition(";")[0]
    finally:
        connection.close()


# -- tables and the people at them


@dataclass
class Person:
    address: str
    cookie: str


@dataclass(eq=False)
class Client:
    """A person's open window at a table."""

    socket: ClientConnection
    version: int = 0
    options: list[int] = field(default_factory=list)


@dataclass(eq=False)
class Table:
    id: str
    game: str
    people: list[Person]
    clients: list[Client] = field(default_factory=list)
    over: bool = False
    moves: int = 0
    unseen: set[Client] = field(default_factory=set)  # who has not seen the move that is under way
    moved: int = 0  # the version that it was made at
    shown: asyncio.Event = field(default_factory=asyncio.Event)
    seen_at: float = 0.0

    def read(self, client: Client, news: News) -> None:
        if news.type == "error":
            raise SystemExit(f"table {self.id}: {news.message}")
        if news.type != "frame" or news.frame is None:
            return
        client.version = news.version
        decision = news.frame.decision
        asked = decision is not None and not decision.forced
        client.options = [option.code for option in decision.options] if decision and asked else []
        self.over = news.frame.over
        if news.version > self.moved and client in self.unseen:
            self.unseen.discard(client)
            if not self.unseen:
                self.seen_at = time.perf_counter()
                self.shown.set()

    async def move(self, chance: random.Random) -> float | None:
        """A random move; the seconds until everybody has seen it, or None if nobody has anything to decide."""
        mover = next((client for client in self.clients if client.options), None)
        if mover is None or self.over:
            return None
        self.unseen = set(self.clients)
        self.moved = mover.version
        self.shown.clear()
        self.moves += 1
        request = {
            "type": "choose",
            "id": self.moves,
            "version": mover.version,
            "code": chance.choice(mover.options),
        }
        begun = time.perf_counter()
        await mover.socket.send(json.dumps(request))
        await asyncio.wait_for(self.shown.wait(), LOST_AFTER)
        return self.seen_at - begun


def open_tables(port: int, tables: int, seats: int, first: int = 0) -> Iterator[Table]:
    for n in range(first, first + tables):
        game, options = GAMES[n % len(GAMES)]
        people: list[Person] = []
        for seat in range(seats):
            address = f"127.{1 + n // 250}.{1 + n % 250}.{1 + seat}"
            people.append(Person(address, asked(port, "POST", "/api/me", address, None)[1]))
        chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        wanted = {"game": game, "seats": chairs, "options": options}
        host = people[0]
        id = asked(port, "POST", "/api/tables", host.address, host.cookie, wanted)[0]["table"]
        seen = asked(port, "GET", f"/api/tables/{id}", host.address, host.cookie)[0]
        invite = seen["invite"].rpartition("/")[2]
        for person in people[1:]:
            asked(port, "POST", f"/api/tables/{id}/join", person.address, person.cookie, {"invite": invite})
        yield Table(id, game, people)


# -- the load


class Load:
    def __init__(self, port: int, tables: list[Table], every: float) -> None:
        self.port = port
        self.tables = tables
        self.every = every
        self.forget()
        self.tasks: list[asyncio.Task[None]] = []

    def forget(self) -> None:
        """What was measured."""
        self.took: dict[str, list[float]] = {game: [] for game, _ in GAMES}  # seconds, by game
        self.lost = 0
        self.late = 0.0  # how long this program itself was too busy to look

    async def connect(self) -> None:
        """Everybody sits down and has seen the table; then the server has a moment to breathe."""
        await asyncio.gather(*(self.sit_down(table) for table in self.tables if not table.clients))
        while any(client.version == 0 for table in self.tables for client in table.clients):
            await asyncio.sleep(TICK)
        await asyncio.sleep(SETTLE)

    async def sit_down(self, table: Table) -> None:
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table.id}/live"
        for person in table.people:
            socket = await connect(
                url,
                additional_headers={"Cookie": person.cookie},
                local_addr=(person.address, 0),
                compression=None,
                max_size=None,
                open_timeout=60,
                ping_interval=None,
            )
            client = Client(socket)
            table.clients.append(client)
            self.tasks.append(asyncio.create_task(self.listen(table, client)))

    async def listen(self, table: Table, client: Client) -> None:
        async for text in client.socket:
            table.read(client, decode(text))

    async def play(self, table: Table, chance: random.Random, until: float) -> None:
        """A move every few seconds."""
        await asyncio.sleep(chance.uniform(0, self.every))
        while time.perf_counter() < until:
            try:
                took = await table.move(chance)
            except TimeoutError:
                self.lost += 1
                return
            if took is None:
                return
            self.took[table.game].append(took)
            await asyncio.sleep(chance.uniform(0.5, 1.5) * self.every)

    async def warm_up(self, moves: int) -> None:
        """So many moves at each table at once, unmeasured: what comes then is the middle of a game."""

        async def hurry(table: Table, chance: random.Random) -> None:
            for _ in range(moves):
                if await table.move(chance) is None:
                    return

        await asyncio.gather(*(hurry(table, random.Random(table.id)) for table in self.tables))

    async def run(self, seconds: float) -> None:
        until = time.perf_counter() + seconds
        ticking = asyncio.create_task(self.tick())
        await asyncio.gather(*(self.play(table, random.Random(n), until) for n, table in enumerate(self.tables)))
        ticking.cancel()

    async def tick(self) -> None:
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(TICK)
            self.late = max(self.late, time.perf_counter() - begun - TICK)

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        for table in self.tables:
            for client in table.clients:
                client.socket.transport.abort()


def milliseconds(took: list[float]) -> dict[str, float]:
    ordered = sorted(took) or [0.0]
    at = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "max": 1.0}
    return {
        name: round(ordered[min(int(part * len(ordered)), len(ordered) - 1)] * 1e3, 1) for name, part in at.items()
    }


class Run:
    """A server under load, measured for a while, and perhaps again with more tables."""

    def __init__(self, server: Server, database: Database, args: argparse.Namespace) -> None:
        self.server = server
        self.database = database
        self.args = args
        self.empty = server.megabytes()
        self.load = Load(server.port, [], args.every)

    async def seat(self, tables: int) -> None:
        """So many tables more."""
        begun = time.perf_counter()
        load, clients = self.load, self.args.clients
        load.tables += await asyncio.to_thread(
            lambda: list(open_tables(self.server.port, tables, clients, len(load.tables)))
        )
        await load.connect()
        took = time.perf_counter() - begun
        print(f"{len(load.tables)} tables with {clients} clients each, after {took:.1f} s", flush=True)

    async def warm_up(self, moves: int) -> None:
        begun = time.perf_counter()
        await self.load.warm_up(moves)
        took = time.perf_counter() - begun
        rate = moves * len(self.load.tables) / took
        print(f"{moves} moves at each table in {took:.1f} s: {rate:.0f} moves a second")

    async def measured(self, seconds: float) -> dict[str, Any]:
        load, server, database = self.load, self.server, self.database
        load.forget()
        written, own, at_store = database.written(), time.process_time(), database.cpu_seconds()
        used, begun = server.cpu_seconds(), time.perf_counter()
        async with database.overheard() as notices:
            await load.run(seconds)
        seconds = time.perf_counter() - begun
        used = server.cpu_seconds() - used
        at_store = database.cpu_seconds() - at_store
        full = server.megabytes()
        everything = [took for game in load.took.values() for took in game]
        moves, tables = max(len(everything), 1), len(load.tables)
        figures = {
            "tables": tables,
            "clients": self.args.clients,
            "seconds": round(seconds, 1),
            "compiled": is_compiled(),
            "database": database.kind,
            "moves": len(everything),
            "moves_per_second": round(len(everything) / seconds, 1),
            "lost": load.lost,
            "milliseconds": milliseconds(everything),
            "by_game": {game: milliseconds(took) for game, took in load.took.items()},
            "clients_late_by": round(load.late * 1e3, 1),
            "clients_cpu_milliseconds_per_move": round(1e3 * (time.process_time() - own) / moves, 2),
            "server_cpu_percent": round(100 * used / seconds),
            "server_cpu_milliseconds_per_move": round(1e3 * used / moves, 2),
            "megabytes": {"empty": round(self.empty, 1), "full": round(full, 1)},
            "megabytes_per_table": round((full - self.empty) / tables, 3),
        }
        if written:
            figures["database_cpu_milliseconds_per_move"] = round(1e3 * at_store / moves, 2)
            await asyncio.sleep(1.5)  # PostgreSQL counts what it did a moment later
            now = database.written()
            figures["written_per_move"] = {
                name: round((now[name] - was) / moves, 2) for name, was in written.items()
            }
            figures["notifies_per_move"] = round(len(notices) / moves, 2)
        return figures


async def loaded(server: Server, database: Database, args: argparse.Namespace) -> dict[str, Any]:
    run = Run(server, database, args)
    await run.seat(args.tables)
    if args.warm:
        await run.warm_up(args.warm)
    figures = await run.measured(args.seconds)
    await run.load.leave()
    return figures


async def searched(server: Server, database: Database, args: argparse.Namespace) -> dict[str, Any]:
    """The last figures that were good enough, and the first that were not."""
    run = Run(server, database, args)
    good: dict[str, Any] | None = None
    more = args.tables
    while True:
        await run.seat(more)
        figures = await run.measured(args.seconds)
        took = figures["milliseconds"]
        print(
            f"  {figures['moves_per_second']} moves a second: p50 {took['p50']}, p99 {took['p99']} ms; server "
            f"{figures['server_cpu_percent']} % of a core, the clients' own delay {figures['clients_late_by']} ms",
            flush=True,
        )
        if took["p99"] > args.search or figures["lost"]:
            await run.load.leave()
            return {"bound": args.search, "good": good, "broken": figures}
        good = figures
        more = max(1, round(len(run.load.tables) * (GROWTH - 1)))


async def compared(servers: dict[str, Server], database: Database, args: argparse.Namespace) -> dict[str, Any]:
    """What a move costs one server and another, measured in turn."""
    runs = {name: Run(server, database, args) for name, server in servers.items()}
    used: dict[str, list[float]] = {name: [] for name in runs}
    for run in runs.values():
        await run.seat(args.tables)
        if args.warm:
            await run.warm_up(args.warm)
    for _ in range(args.rounds):
        for name, run in runs.items():
            figures = await run.measured(args.seconds)
            used[name].append(figures["server_cpu_milliseconds_per_move"])
            print(f"  {name}: {used[name][-1]} ms of processor time a move, {figures['moves']} moves", flush=True)
    for run in runs.values():
        await run.load.leave()
    middle = {name: statistics.median(each) for name, each in used.items()}
    return {"milliseconds_per_move": used, "medians": middle, "ratio": round(middle["ours"] / middle["theirs"], 3)}


def told(figures: dict[str, Any]) -> None:
    took = figures["milliseconds"]
    print(
        f"{figures['moves']} moves in {figures['seconds']} s ({figures['moves_per_second']} a second, "
        f"{figures['lost']} lost); {figures['database']}, {'compiled' if figures['compiled'] else 'not compiled'}"
    )
    print("from sending a move to the last client seeing it: " + ", ".join(f"{k} {v} ms" for k, v in took.items()))
    for game, one in figures["by_game"].items():
        print(f"  {game:10}" + ", ".join(f"{k} {v} ms" for k, v in one.items()))
    print(f"the clients' own delay was {figures['clients_late_by']} ms at most")
    per_move = figures["server_cpu_milliseconds_per_move"]
    print(f"the server used {figures['server_cpu_percent']} % of a core: {per_move} ms a move")
    if "written_per_move" in figures:
        at_store, written = figures["database_cpu_milliseconds_per_move"], figures["written_per_move"]
        print(f"PostgreSQL: {at_store} ms a move, {written}, {figures['notifies_per_move']} NOTIFYs")
    memory = figures["megabytes"]
    print(
        f"memory: {memory['empty']} MB empty, {memory['full']} MB full: {figures['megabytes_per_table']} MB a table"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clients", type=int, default=4, choices=(2, 3, 4), help="people at a table")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=3, help="seconds between two moves of a table, on average")
    parser.add_argument("--warm", type=int, default=0, help="moves at each table before the measurement")
    parser.add_argument("--db", default="", help="postgresql://…, or postgresql for an own one; else SQLite")
    parser.add_argument("--workers", type=numbers, default=[1], help="so many; 1,2 measures one after the other")
    parser.add_argument("--search", type=float, default=0, help="milliseconds of p99 that are too many")
    parser.add_argument("--share", type=float, default=0, help="hundredths of a core for each process that serves")
    parser.add_argument("--against", default="", help="the Python of an older release, to compare costs with")
    parser.add_argument("--rounds", type=int, default=3, help="how often each of two releases is measured")
    args = parser.parse_args()
    enough_files()
    with tempfile.TemporaryDirectory() as folder:
        database = Database(args.db, Path(folder))
        try:
            if args.against:
                print(json.dumps(against(database, Path(folder), args)))
            else:
                print(json.dumps(alone(database, Path(folder), args)))
        finally:
            database.close()


def numbers(text: str) -> list[int]:
    return [int(one) for one in text.split(",")]


def enough_files() -> None:
    """A socket is a file, and there are thousands."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def alone(database: Database, folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    found: dict[int, dict[str, Any]] = {}
    for workers in args.workers:
        with serving(database.fresh(), folder, workers if workers > 1 else 0) as server, server.kept_to(args.share):
            work = searched if args.search else loaded
            found[workers] = figures = asyncio.run(work(server, database, args))
        print(f"workers: {workers}")
        if not args.search:
            told(figures)
        elif figures["good"] is None:
            print(f"it is over {args.search:g} ms from the start")
        else:
            good, broken = figures["good"], figures["broken"]
            print(
                f"p99 passes {args.search:g} ms between {good['moves_per_second']} moves a second at "
                f"{good['tables']} tables and {broken['moves_per_second']} at {broken['tables']}"
            )
    return found[args.workers[0]] if len(found) == 1 else {str(workers): one for workers, one in found.items()}


def against(database: Database, folder: Path, args: argparse.Namespace) -> dict[str, Any]:
    with (
        serving(database.fresh(), folder) as ours,
        serving(database.fresh(), folder, python=args.against) as theirs,
    ):
        figures = asyncio.run(compared({"ours": ours, "theirs": theirs}, database, args))
    print(f"a move costs {figures['ratio']} of what it cost there")
    return figures


@contextmanager
def serving(db: str, folder: Path, workers: int = 0, python: str = sys.executable) -> Iterator[Server]:
    log = folder / f"server-{time.monotonic_ns()}.log"
    server = Server(db, log, workers, python)
    try:
        yield server
    finally:
        server.stop()
        said = log.read_text(errors="replace").splitlines()[1:]
        faults = [line for line in said if " info " not in line and "/api/health code=503" not in line]
        if faults:
            print("the server said:", *faults[-20:], sep="\n  ")


if __name__ == "__main__":
    main()
