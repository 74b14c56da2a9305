"""What one person can do to everybody else: each abuse is run against a real server while two people play.

    python benchmarks/abuse.py --seconds 5

Starts a server as a process of its own (SQLite in a new folder, or --db postgresql://…) on a database with tables
of 50 to 10,000 choices and a person with 300 tables. Then, one abuse after another, somebody asks for as much as
the server gives, while two people at another table make a random move every fifth of a second. Their moves must be
seen within 250 ms in 99 of 100 cases, none may be refused or lost, and the server may not grow without end.

Everything stays on the loopback interface; whoever abuses has an address of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import http.client
import json
import random
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from load import Load, Server, Table, milliseconds, open_tables
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from greathall.server.hall import Hall
from greathall.server.limits import UNLIMITED, Doorkeeper
from greathall.server.messages import NewSeat, NewTable
from greathall.server.storage import Store
from greathall.server.tables import result
from greathall.server.thinking import Thinkers

STEPS = (50, 500, 2_000, 10_000)
OWN_TABLES = 300
SILENT = 1_060
WINDOWS = 15
BETWEEN = 0.2  # seconds between two moves of those who play
P99 = 250.0  # milliseconds
GROWN = 100.0  # megabytes by which one abuse may make the server larger


# -- what is there before


@dataclass
class Scene:
    """Who abuses, and the tables for it, by their number of choices."""

    token: str
    hot: dict[int, str] = field(default_factory=dict)  # both seats are theirs
    free: dict[int, str] = field(default_factory=dict)  # alone with a bot, and any step may be taken back
    over: str = ""  # the longest, as a finished game


async def prepare(db: str) -> Scene:
    hall = Hall(Store(db), Thinkers(1), Doorkeeper(UNLIMITED))
    await hall.store.open()
    person, token = await hall.new_person()
    scene = Scene(token)
    me, bot = NewSeat("me"), NewSeat("bot", bot="random")
    for steps in STEPS:
        for seats, at in (([me, me], scene.hot), ([me, bot], scene.free)):
            options: dict[str, object] = {"first_player": 0}
            wanted = NewTable("dominion", seats, options=options, free_undo=seats[1] is bot)
            at[steps] = await hall.new_table(person, wanted)
            table = await hall.table(at[steps])
            assert table.game is not None
            codes: list[int] = []
            game = table.game.copy()
            while len(codes) < steps or game.state.decider != 0:  # nobody buys anything, for ever
                codes.append(game.state.options[-1])
                game.choose_code(codes[-1])
            await table.save(game, codes)
    scene.over = at_end = await hall.new_table(person, NewTable("dominion", [me, me]))
    table = await hall.table(at_end)
    assert table.game is not None
    codes = []
    game = table.game.copy()
    while len(codes) < STEPS[-1]:
        codes.append(game.state.options[-1])
        game.choose_code(codes[-1])
    await table.save(game, codes)
    over = msgspec.structs.replace(table.row, status="over", decider=None, result=result(game, table.row))
    await table.write(over)
    for _ in range(OWN_TABLES):
        await hall.new_table(person, NewTable("dominion", [me, NewSeat("open")]))
    await hall.close()
    return scene


# -- abuses


class Abuser:
    """One person at one address, who never waits to be asked."""

    def __init__(self, port: int, scene: Scene, address: str = "127.66.6.6") -> None:
        self.port = port
        self.scene = scene
        self.address = address
        self.cookie = f"greathall-{port}={scene.token}"
        self.done = 0
        self.refused = 0
        self.octets = 0

    async def socket(self, id: str) -> ClientConnection:
        return await connect(
            f"ws://127.0.0.1:{self.port}/api/tables/{id}/live",
            additional_headers={"Cookie": self.cookie},
            local_addr=(self.address, 0),
            compression=None,
            max_size=None,
            ping_interval=None,
        )

    def count(self, text: str | bytes) -> dict[str, object]:
        self.octets += len(text)
        news: dict[str, object] = msgspec.json.decode(text)
        return news

    async def enter(self, id: str) -> int:
        """Comes, sees the table, goes; the version of what was seen, or 0."""
        version = 0
        with contextlib.suppress(ConnectionClosed):
            async with await self.socket(id) as socket:
                async for text in socket:
                    news = self.count(text)
                    if news["type"] == "error":
                        self.refused += 1
                        break
                    if news["type"] == "frame":
                        version = int(str(news["version"]))
                    if news["type"] == "chat":
                        self.done += 1
                        break
        return version

    async def ask(self, socket: ClientConnection, **request: object) -> int:
        """The answer's version; 0 if it was refused."""
        await socket.send(json.dumps({"id": 1, **request}))
        async for text in socket:
            news = self.count(text)
            if news["type"] == "error":
                self.refused += 1
                return 0
            if news["type"] in ("done", "log", "said", "hint"):
                self.done += 1
                return int(str(news.get("version", 1)))
        raise ConnectionResetError("the server has hung up")

    async def abuse(self, name: str) -> None:
        """For ever; whoever is sent away comes back."""
        while True:
            with contextlib.suppress(ConnectionClosed, ConnectionError, TimeoutError):
                await getattr(self, name)()
            await asyncio.sleep(0.01)

    async def request(self, method: str, path: str, body: object = None) -> None:
        def ask() -> int:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, 30, source_address=(self.address, 0))
            try:
                headers = {"Content-Type": "application/json", "Cookie": self.cookie}
                connection.request(method, path, None if body is None else json.dumps(body), headers)
                answer = connection.getresponse()
                self.octets += len(answer.read())
                return answer.status
            finally:
                connection.close()

        if await asyncio.to_thread(ask) < 400:
            self.done += 1
        else:
            self.refused += 1

    # each until it is told to stop

    async def enters(self) -> None:
        while True:
            await asyncio.gather(*(self.enter(id) for id in self.scene.hot.values()))

    async def looks(self) -> None:
        socket = await self.socket(self.scene.hot[STEPS[-1]])
        seat = 0
        while True:
            seat = 1 - seat
            if not await self.ask(socket, type="look", seat=seat):
                await asyncio.sleep(0.01)

    async def pages(self) -> None:
        socket = await self.socket(self.scene.hot[STEPS[-1]])
        while True:
            before = random.randrange(STEPS[-1])
            if not await self.ask(socket, type="earlier", before=before):
                await asyncio.sleep(0.01)

    async def undoes(self) -> None:
        id = self.scene.free[STEPS[-1]]
        version = await self.enter(id)
        socket = await self.socket(id)
        while True:
            version = await self.ask(socket, type="undo", version=version) or version
            await asyncio.sleep(0.01)

    async def asks_for_hints(self) -> None:
        """In as many windows as one person may have."""

        async def asks() -> None:
            id = self.scene.free[STEPS[-1]]
            version = await self.enter(id)
            socket = await self.socket(id)
            while True:
                if not await self.ask(socket, type="hint", version=version):
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(asks() for _ in range(WINDOWS)))

    async def renames(self) -> None:
        while True:
            await self.request("PUT", "/api/me", {"name": f"Nobody {random.randrange(10**6)}"})

    async def talks(self) -> None:
        id = self.scene.hot[STEPS[0]]
        socket = await self.socket(id)
        while True:
            if not await self.ask(socket, type="say", text="x" * 500):
                await self.enter(id)

    async def reads(self) -> None:
        async def read() -> None:
            while True:
                await self.request("GET", random.choice(["/api/games", "/api/tables"]))

        await asyncio.gather(*(read() for _ in range(8)))

    async def replays(self) -> None:
        """A long game that is over, as often as it is given, and single steps of it."""
        path = f"/api/tables/{self.scene.over}"

        async def watch() -> None:
            while True:
                parts = ["/replay", f"/replay/{random.randrange(STEPS[-1])}", "/summary", "/record"]
                await self.request("GET", path + random.choice(parts))

        await asyncio.gather(*(watch() for _ in range(8)))

    async def sends_frames(self) -> None:
        """As small as they can be, and more than anybody could look at."""
        socket = await self.socket(self.scene.hot[STEPS[0]])
        while True:
            try:
                socket.transport.write(bytes.fromhex("898000000000") * 20_000)  # pings
            except RuntimeError:  # the server has hung up, and so has our side
                raise ConnectionResetError from None
            self.done += 1
            await asyncio.sleep(0.01)
            if socket.transport.is_closing():
                raise ConnectionResetError

    async def sends_pieces(self) -> None:
        """A body a letter at a time."""
        _, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nTransfer-Encoding: chunked\r\n\r\n"
            writer.write(head.encode() + b"1\r\na\r\n" * 60_000)
            self.done += 1
            await writer.drain()
        finally:
            writer.close()

    async def reads_nothing(self) -> None:
        """Windows at a long game, which are shown all that happens and do not take it."""
        id = self.scene.free[STEPS[-1]]
        sockets = []
        try:
            for _ in range(WINDOWS):
                sockets.append(await self.socket(id))
                sockets[-1].transport.pause_reading()
            await self.undoes()
        finally:
            for socket in sockets:
                socket.transport.abort()

    async def says_nothing(self) -> None:
        """Over more than a thousand connections at once."""
        there = []
        try:
            while True:
                for _ in range(SILENT):
                    with contextlib.suppress(OSError):
                        _, writer = await asyncio.open_connection(
                            "127.0.0.1", self.port, local_addr=(self.address, 0)
                        )
                        writer.write(b"GET / HTTP/1.1\r\n")
                        there.append(writer)
                        self.done += 1
                await asyncio.sleep(1)
                while there:
                    there.pop().close()
        finally:
            for writer in there:
                writer.close()

    async def opens_windows(self) -> None:
        sockets = []
        try:
            while True:
                socket = await self.socket(self.scene.hot[STEPS[0]])
                news = self.count(await socket.recv())
                if news["type"] == "error":
                    self.refused += 1
                    await socket.close()
                else:
                    self.done += 1
                    sockets.append(socket)
        finally:
            for socket in sockets:
                socket.transport.abort()

    async def chatters(self) -> None:
        """Messages without sense, as fast as they can be written."""
        while True:
            socket = await self.socket(self.scene.hot[STEPS[0]])
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await socket.send('{"type":"choose","id":1,"version":0,"code":0}')
                    self.refused += 1
                    await asyncio.sleep(0)


# -- what it costs


async def costs(server: Server, scene: Scene) -> dict[str, dict[str, list[float]]]:
    """By what is asked for and the number of choices: milliseconds and kilobytes, for a table that is in memory."""
    told: dict[str, dict[str, list[float]]] = {"enter": {}, "look": {}, "undo": {}}
    for number, steps in enumerate(STEPS):
        abuser = Abuser(server.port, scene, f"127.66.7.{number + 1}")
        await abuser.enter(scene.hot[steps])
        await abuser.enter(scene.free[steps])
        held = [await abuser.socket(at[steps]) for at in (scene.hot, scene.free)]
        for socket in held:
            with contextlib.suppress(TimeoutError):
                while True:
                    await asyncio.wait_for(socket.recv(), 0.2)

        async def measured(
            work: Callable[[int], Awaitable[object]], times: int, abuser: Abuser = abuser
        ) -> list[float]:
            took, before = [], abuser.octets
            for n in range(times):
                begun = time.perf_counter()
                await work(n)
                took.append((time.perf_counter() - begun) * 1e3)
            if abuser.refused:
                raise SystemExit("refused while costs were measured")
            return [round(statistics.median(took), 1), round((abuser.octets - before) / times / 1e3, 1)]

        id, hot, free = scene.hot[steps], *held
        version = await abuser.enter(scene.free[steps])

        async def undo(n: int, abuser: Abuser = abuser, free: ClientConnection = free) -> None:
            nonlocal version
            version = await abuser.ask(free, type="undo", version=version)

        told["enter"][str(steps)] = await measured(lambda n, a=abuser, id=id: a.enter(id), 7)
        told["look"][str(steps)] = await measured(lambda n, a=abuser, s=hot: a.ask(s, type="look", seat=n % 2), 5)
        told["undo"][str(steps)] = await measured(undo, 10)
        for socket in held:
            socket.transport.abort()
        await asyncio.sleep(3)  # for what was asked for of one person's limits
    return told


# -- those who play


class Playing:
    """Two people at a table, who notice."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.took: list[float] = []
        self.lost = 0
        self.refused = 0

    async def play(self) -> None:
        chance = random.Random(7)
        while True:
            table = await asyncio.to_thread(lambda: next(iter(open_tables(self.port, 1, 2))))
            load = Load(self.port, [table], BETWEEN)
            await load.sit_down(table)
            while any(client.version == 0 for client in table.clients):
                await asyncio.sleep(0.02)
            await self.moves(table, chance)
            await load.leave()

    async def moves(self, table: Table, chance: random.Random) -> None:
        for _ in range(60):  # then at another table: to sit down must go, too
            await asyncio.sleep(BETWEEN)
            try:
                took = await table.move(chance)
            except TimeoutError:
                self.lost += 1
                return
            except SystemExit:
                self.refused += 1
                return
            if took is None:
                return
            self.took.append(took)


async def abused(server: Server, scene: Scene, name: str, seconds: float) -> dict[str, object]:
    playing, abuser = Playing(server.port), Abuser(server.port, scene)
    at_play = asyncio.create_task(playing.play())
    await asyncio.sleep(1)
    playing.took.clear()
    before, cpu = server.megabytes(), server.cpu_seconds()
    at_it = asyncio.create_task(abuser.abuse(name))
    await asyncio.sleep(seconds)
    for task in (at_it, at_play):
        if task.done() and task.exception() is not None:
            raise SystemExit(f"{name}: {task.exception()!r}")
        task.cancel()
    await asyncio.gather(at_it, at_play, return_exceptions=True)
    figures: dict[str, object] = {
        "done": abuser.done,
        "refused": abuser.refused,
        "moves": len(playing.took),
        "milliseconds": milliseconds(playing.took),
        "others_refused": playing.refused + playing.lost,
        "megabytes": [round(before), round(server.megabytes())],
        "server_cpu_percent": round(100 * (server.cpu_seconds() - cpu) / seconds),
    }
    await asyncio.sleep(3)
    return figures


ABUSES = (
    "enters",
    "looks",
    "pages",
    "undoes",
    "asks_for_hints",
    "renames",
    "talks",
    "reads",
    "replays",
    "sends_frames",
    "sends_pieces",
    "reads_nothing",
    "says_nothing",
    "opens_windows",
    "chatters",
)


def faults(figures: dict[str, dict[str, object]]) -> list[str]:
    found = []
    for name, one in figures.items():
        took, memory = one["milliseconds"], one["megabytes"]
        assert isinstance(took, dict)
        assert isinstance(memory, list)
        if took["p99"] > P99:
            found.append(f"{name}: the moves of others take {took['p99']} ms (p99)")
        if not one["moves"] or one["others_refused"]:
            found.append(f"{name}: others could not play")
        if memory[1] - memory[0] > GROWN:
            found.append(f"{name}: the server grew by {memory[1] - memory[0]} MB")
    return found


async def run(server: Server, scene: Scene, args: argparse.Namespace) -> dict[str, object]:
    told = {} if args.only else await costs(server, scene)
    for what, by_steps in told.items():
        print(
            f"{what:14}" + ", ".join(f"{steps} choices: {ms} ms, {kb} kB" for steps, (ms, kb) in by_steps.items())
        )
    figures = {}
    for name in args.only or ABUSES:
        figures[name] = one = await abused(server, scene, name, args.seconds)
        print(f"{name:14}" + ", ".join(f"{key} {value}" for key, value in one.items()), flush=True)
    return {"costs": told, "abuses": figures, "faults": faults(figures)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10, help="for each abuse")
    parser.add_argument("--db", default="", help="postgresql://…; SQLite if not given")
    parser.add_argument("only", nargs="*", choices=[[], *ABUSES], help="these abuses; all if none is named")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = args.db or str(Path(folder, "abuse.db"))
        scene = asyncio.run(prepare(db))
        server = Server(db, Path(folder, "server.log"))
        try:
            figures = asyncio.run(run(server, scene, args))
        finally:
            server.stop()
        said = Path(folder, "server.log")
        print(f"the server's log has {said.stat().st_size} bytes")
    print(json.dumps(figures))
    if figures["faults"]:
        raise SystemExit("\n".join(figures["faults"]))


if __name__ == "__main__":
    main()
