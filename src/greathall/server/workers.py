"""Several processes behind one port, on one PostgreSQL.

This process takes connections, looks at the first line that comes over each, and hands it to the worker at which
that table is at home. The socket itself changes hands, so nothing is forwarded afterwards. What comes over one
that was opened for something else is answered by its worker as well: any of them can serve any table.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import re
import signal
import socket
import threading
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.process import BaseProcess

import uvicorn

from greathall.server.door import SILENCE, Door
from greathall.server.logs import tell, write_lines
from greathall.server.serve import calm_collector, connections
from greathall.server.settings import Settings

log = logging.getLogger("greathall")

TABLE = re.compile(rb"[A-Z]+ /api/tables/([\w-]+)")
OBSERVED = re.compile(rb"GET /metrics\?worker=(\d+) ")
LONGEST_LINE = 4096
LOOK_AGAIN = 0.05  # seconds, if no connection can be taken
BORN_AGAIN = 1.0  # seconds after which a worker that died has a successor
DRAIN = signal.SIGUSR1  # workers are told by it to say that they will stop
FAREWELL = 10.0  # seconds in which workers end
AT_ONCE = 64  # sockets that are taken over together


def home_of(table: bytes, there: Sequence[int]) -> int:
    """The worker at which a table is at home: always the same of these, and of fewer, if it is still there."""
    return max(there, key=lambda worker: hashlib.sha256(table + b" %d" % worker).digest())


# -- the process that takes connections


class Worker:
    """A process, and the line over which it is handed sockets."""

    def __init__(self, number: int, settings: Settings) -> None:
        self.number = number
        self.line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        self.line.setblocking(False)
        context = multiprocessing.get_context("spawn")
        self.process: BaseProcess = context.Process(target=work, args=(settings, theirs), name=f"worker {number}")
        self.process.start()
        theirs.close()
        tell(log, logging.INFO, "a worker starts", worker=number, process=self.process.pid)

    def hand(self, connection: socket.socket) -> bool:
        try:
            socket.send_fds(self.line, [b"."], [connection.fileno()])
        except OSError:
            return False
        return True


class Newcomer:
    """Somebody who has not said yet what they come for."""

    def __init__(self, connection: socket.socket, address: str) -> None:
        self.connection = connection
        self.address = address
        self.task = asyncio.current_task()

    def hang_up(self) -> None:
        if self.task is not None:
            self.task.cancel()


class Workers:
    def __init__(self, listener: socket.socket, settings: Settings, count: int, drain: float = 0.0) -> None:
        self.listener = listener
        self.settings = settings
        self.count = count
        self.drain = drain
        self.door = Door(connections(), trusted=settings.proxies())
        self.workers: dict[int, Worker] = {}
        self.turn = 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.leaving = asyncio.Event()
        self.ended = asyncio.Event()

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        for how in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(how, self.leave)
        for number in range(self.count):
            self.start(number)
        self.listener.setblocking(False)
        accepting = loop.create_task(self.accept())
        await self.leaving.wait()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.ended.wait(), self.drain)
        self.ended.set()
        accepting.cancel()
        self.listener.close()
        await asyncio.to_thread(stop, list(self.workers.values()))

    def leave(self) -> None:
        """Told twice, or with nothing to wait for, they stop at once."""
        if self.leaving.is_set():
            self.ended.set()
            return
        self.leaving.set()
        if self.drain:
            tell(log, logging.INFO, "the server sends people elsewhere", seconds=self.drain)
            for worker in self.workers.values():
                assert worker.process.pid is not None
                os.kill(worker.process.pid, DRAIN)

    def start(self, number: int) -> None:
        if self.leaving.is_set():
            return
        worker = self.workers[number] = Worker(number, self.settings)
        asyncio.get_running_loop().add_reader(worker.process.sentinel, self.miss, worker)

    def miss(self, worker: Worker) -> None:
        """It has died: others serve its tables until its successor is there."""
        loop = asyncio.get_running_loop()
        loop.remove_reader(worker.process.sentinel)
        worker.line.close()
        del self.workers[worker.number]
        if not self.leaving.is_set():
            tell(log, logging.ERROR, "a worker has died", worker=worker.number, code=worker.process.exitcode)
            loop.call_later(BORN_AGAIN, self.start, worker.number)

    async def accept(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, address = await loop.sock_accept(self.listener)
            except OSError as error:
                tell(log, logging.WARNING, "no connection can be taken", error=error)
                await asyncio.sleep(LOOK_AGAIN)
                continue
            task = loop.create_task(self.place(connection, self.door.address_of(address)))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def place(self, connection: socket.socket, address: str) -> None:
        """Hands the connection over as soon as it says what it is for; it is closed here then."""
        with connection:
            newcomer = Newcomer(connection, address)
            if not self.door.comes(newcomer):
                return
            try:
                with suppress(TimeoutError, OSError):
                    async with asyncio.timeout(SILENCE):
                        self.hand(connection, await first_line(connection))
            finally:
                self.door.speaks(newcomer)
                self.door.goes(address)

    def hand(self, connection: socket.socket, line: bytes) -> None:
        there = sorted(self.workers)
        while there:
            number = self.wanted(line, there)
            if self.workers[number].hand(connection):
                return
            there.remove(number)

    def wanted(self, line: bytes, there: Sequence[int]) -> int:
        table, observed = TABLE.match(line), OBSERVED.match(line)
        if observed and int(observed[1]) in there:
            return int(observed[1])
        if table:
            return home_of(table[1], there)
        self.turn += 1
        return there[self.turn % len(there)]


def stop(workers: Sequence[Worker]) -> None:
    for worker in workers:
        worker.process.terminate()
    for worker in workers:
        worker.process.join(FAREWELL)
        if worker.process.is_alive():
            worker.process.kill()


async def first_line(connection: socket.socket) -> bytes:
    """What comes first over it; it stays to be read by whoever takes the connection over."""
    connection.setblocking(False)
    seen = b""
    while True:
        await something_to_read(connection)
        before, seen = seen, connection.recv(LONGEST_LINE, socket.MSG_PEEK)
        if len(seen) == len(before):
            raise OSError("it was closed")
        if b"\r\n" in seen or len(seen) == LONGEST_LINE:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, 1)
            return seen.partition(b"\r\n")[0]
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVLOWAT, len(seen) + 1)  # told when there is more


async def something_to_read(connection: socket.socket) -> None:
    loop = asyncio.get_running_loop()
    ready = asyncio.Event()
    loop.add_reader(connection, ready.set)
    try:
        await ready.wait()
    finally:
        loop.remove_reader(connection)


# -- a worker


def work(settings: Settings, line: socket.socket) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the one that takes connections
    write_lines()
    calm_collector()
    asyncio.run(serve_connections(settings, line))


async def serve_connections(settings: Settings, line: socket.socket) -> None:
    """Those that are handed over, until there are no more."""
    app = settings.app(at_once=True)
    config = settings.config(app)
    config.load()
    server = uvicorn.Server(config)
    server.lifespan = config.lifespan_class(config)
    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, server.handle_exit, signal.SIGTERM, None)
    loop.add_signal_handler(DRAIN, lambda: setattr(app.state.hall, "status", "draining"))
    await server.startup([])
    taken: set[asyncio.Task[object]] = set()

    def protocol() -> asyncio.Protocol:
        return config.http_protocol_class(  # type: ignore[call-arg]
            config=config, server_state=server.server_state, app_state=server.lifespan.state
        )

    def take() -> None:
        data, handles, *_ = socket.recv_fds(line, AT_ONCE, AT_ONCE)
        if not data:
            server.should_exit = True
            loop.remove_reader(line)
        for handle in handles:
            connection = socket.socket(fileno=handle)
            connection.setblocking(False)
            task: asyncio.Task[object] = loop.create_task(loop.connect_accepted_socket(protocol, connection))
            taken.add(task)
            task.add_done_callback(taken.discard)

    line.setblocking(False)
    loop.add_reader(line, take)
    threading.Thread(target=end_with_the_first, daemon=True).start()
    await server.main_loop()
    await server.shutdown([])


def end_with_the_first() -> None:
    """A first process that is killed cannot end the others."""
    first = multiprocessing.parent_process()
    if first is not None:
        first.join()
    os._exit(1)
