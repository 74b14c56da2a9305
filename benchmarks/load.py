"""Many tables at once, over real sockets: how long until everybody at a table has seen a move?

    python benchmarks/load.py --tables 200 --clients 4 --seconds 60

Starts a server as a process of its own (SQLite in a new folder, or --db postgresql://…), opens tables of all three
games in turn, seats a person on each chair and connects them all. Then every table makes a random move every few
seconds. A move takes from when its player sends it until the last client at the table has read the frame that shows
it.

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
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from greathall.arena.plain import is_compiled

GAMES: tuple[tuple[str, dict[str, object]], ...] = (
    ("dominion", {"kingdom": "random"}),
    ("imperium", {}),
    ("uprising", {"choam": True}),
)
LOST_AFTER = 60.0  # seconds until a move counts as lost, and its table gives up
TICK = 0.05
SETTLE = 2.0


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
    def __init__(self, db: str, log: Path) -> None:
        command = [sys.executable, "-m", "greathall", "serve", "--port", "0", "--db", db]
        with log.open("wb") as said:
            self.process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=said, stderr=subprocess.STDOUT
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
        """The memory of the process that serves; those in which bots think do nothing here."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) / 1024 if found else 0.0

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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


def open_tables(port: int, tables: int, seats: int) -> Iterator[Table]:
    for n in range(tables):
        game, options = GAMES[n % len(GAMES)]
        people: list[Person] = []
        for seat in range(seats):
            address = f"127.{1 + n // 250}.{1 + n % 250}.{1 + seat}"
            people.append(Person(address, asked(port, "POST", "/api/me", address, None)[1]))
        chairs = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        wanted = {"game": game, "seats": chairs, "options": options}
        first = people[0]
        id = asked(port, "POST", "/api/tables", first.address, first.cookie, wanted)[0]["table"]
        invite = asked(port, "GET", f"/api/tables/{id}", first.address, first.cookie)[0]["invite"].rpartition("/")[
            2
        ]
        for person in people[1:]:
            asked(port, "POST", f"/api/tables/{id}/join", person.address, person.cookie, {"invite": invite})
        yield Table(id, game, people)


# -- the load


class Load:
    def __init__(self, port: int, tables: list[Table], every: float) -> None:
        self.port = port
        self.tables = tables
        self.every = every
        self.took: dict[str, list[float]] = {game: [] for game, _ in GAMES}  # seconds, by game
        self.lost = 0
        self.late = 0.0  # how long this program itself was too busy to look
        self.tasks: list[asyncio.Task[None]] = []

    async def connect(self) -> None:
        """Everybody sits down and has seen the table; then the server has a moment to breathe."""
        await asyncio.gather(*(self.sit_down(table) for table in self.tables))
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


async def loaded(server: Server, args: argparse.Namespace) -> dict[str, object]:
    empty = server.megabytes()
    begun = time.perf_counter()
    tables = await asyncio.to_thread(lambda: list(open_tables(server.port, args.tables, args.clients)))
    load = Load(server.port, tables, args.every)
    await load.connect()
    print(f"{len(tables)} tables with {args.clients} clients each, after {time.perf_counter() - begun:.1f} s")
    if args.warm:
        begun = time.perf_counter()
        await load.warm_up(args.warm)
        took = time.perf_counter() - begun
        print(
            f"{args.warm} moves at each table in {took:.1f} s: {args.warm * len(tables) / took:.0f} moves a second"
        )
    cpu, begun = server.cpu_seconds(), time.perf_counter()
    await load.run(args.seconds)
    seconds = time.perf_counter() - begun
    cpu = server.cpu_seconds() - cpu
    full = server.megabytes()
    await load.leave()
    everything = [took for game in load.took.values() for took in game]
    return {
        "tables": len(tables),
        "clients": args.clients,
        "seconds": round(seconds, 1),
        "compiled": is_compiled(),
        "database": args.db.partition(":")[0] if args.db else "sqlite",
        "moves": len(everything),
        "moves_per_second": round(len(everything) / seconds, 1),
        "lost": load.lost,
        "milliseconds": milliseconds(everything),
        "by_game": {game: milliseconds(took) for game, took in load.took.items()},
        "clients_late_by": round(load.late * 1e3, 1),
        "server_cpu_percent": round(100 * cpu / seconds),
        "server_cpu_milliseconds_per_move": round(1e3 * cpu / max(len(everything), 1), 1),
        "megabytes": {"empty": round(empty, 1), "full": round(full, 1)},
        "megabytes_per_table": round((full - empty) / len(tables), 3),
    }


def told(figures: dict[str, object]) -> None:
    took = figures["milliseconds"]
    assert isinstance(took, dict)
    print(
        f"{figures['moves']} moves in {figures['seconds']} s ({figures['moves_per_second']} a second, "
        f"{figures['lost']} lost); {figures['database']}, {'compiled' if figures['compiled'] else 'not compiled'}"
    )
    print("from sending a move to the last client seeing it: " + ", ".join(f"{k} {v} ms" for k, v in took.items()))
    by_game = figures["by_game"]
    assert isinstance(by_game, dict)
    for game, one in by_game.items():
        print(f"  {game:10}" + ", ".join(f"{k} {v} ms" for k, v in one.items()))
    print(f"the clients' own delay was {figures['clients_late_by']} ms at most")
    per_move = figures["server_cpu_milliseconds_per_move"]
    print(f"the server used {figures['server_cpu_percent']} % of a core: {per_move} ms a move")
    memory = figures["megabytes"]
    assert isinstance(memory, dict)
    print(
        f"memory: {memory['empty']} MB empty, {memory['full']} MB full: {figures['megabytes_per_table']} MB a table"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clients", type=int, default=4, choices=(2, 3, 4), help="people at each table")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--every", type=float, default=3, help="seconds between two moves of a table, on average")
    parser.add_argument("--warm", type=int, default=0, help="moves at each table before the measurement")
    parser.add_argument("--db", default="", help="postgresql://…; SQLite if not given")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(args.db or str(Path(folder, "load.db")), Path(folder, "server.log"))
        try:
            figures = asyncio.run(loaded(server, args))
        finally:
            server.stop()
        said = Path(folder, "server.log").read_text(errors="replace").splitlines()[1:]
    told(figures)
    if said:
        print("the server said:", *said[-20:], sep="\n  ")
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
