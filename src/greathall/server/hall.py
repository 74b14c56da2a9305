"""The hall: people, the tables they open and join, and the tables under way."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial, wraps
from typing import Concatenate, Literal, ParamSpec, Protocol, TypeVar

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from greathall.house.registry import descriptor_of
from greathall.house.roster import FOR_LEARNERS, Roster
from greathall.kernel.errors import GreatHallError
from greathall.kernel.given import shown
from greathall.learn.coach import Guide
from greathall.server.analyses import Analyses
from greathall.server.clocks import Clocks
from greathall.server.courses import Course
from greathall.server.devices import Devices
from greathall.server.errors import Refused
from greathall.server.examples import example
from greathall.server.limits import Doorkeeper
from greathall.server.messages import Clock, NewSeat, NewTable, TableInfo, TableList
from greathall.server.notices import Notices
from greathall.server.retention import DAY, Retention, keep_clearing
from greathall.server.stand_ins import usual_stand_in
from greathall.server.storage import Person, SeatRow, Store, TableRow, free_name, settle_names
from greathall.server.table_info import beginning, begun, dealt, note, rules_changed, table_info
from greathall.server.tables import Table, Watcher, check_among_bots
from greathall.server.thinking import Thinkers
from greathall.version import VERSION

log = logging.getLogger("greathall")
P = ParamSpec("P")
T = TypeVar("T")

LINK_SECONDS = 15 * 60
GUEST = "Guest"
WAITED_FOR = 24 * 3600  # seconds for which a table that waits is offered to all
IDLE_KEPT = 20
SOUND_KEPT = 50
IDLE_SECONDS = 5.0  # so long nothing is forgotten that was just looked up: somebody may be about to change it
WAKE_AFTER = 2.0
LOOK_AROUND = 5.0  # seconds until the death of another server is noticed
LOBBY_KEPT = 1.0  # seconds for which what others play is not asked for anew
PULSE = 5.0  # seconds: what a kill takes from a clock at most
A_FEW = 20  # tables at which a clock ran out that are looked at together
TOLD_OF = 300  # people at one table of whom other servers are told: a NOTIFY takes 8000 bytes at most


class Line(Protocol):
    """A live connection, and whose it is."""

    person: Person | None
    token: str | None
    signed_out: asyncio.Event


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def once_more(
    work: Callable[Concatenate[Hall, Person, str, P], Awaitable[T]],
) -> Callable[Concatenate[Hall, Person, str, P], Awaitable[T]]:
    """If another server was faster: once more, with the table as it is then."""

    @wraps(work)
    async def wrapped(hall: Hall, person: Person, id: str, /, *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await work(hall, person, id, *args, **kwargs)
        except Refused as refused:
            if refused.code != "stale":
                raise
        await hall.sync(await hall.table(id))
        return await work(hall, person, id, *args, **kwargs)

    return wrapped


class Hall:
    """All that the server does, but for the protocols."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        keeper: Doorkeeper,
        keep: Retention = Retention(),  # noqa: B008
        private: bool = False,
    ) -> None:
        """`private`: messages to people may go to networks that are not open to all."""
        self.store = store
        self.thinkers = thinkers
        self.keeper = keeper
        self.keep = keep
        self.status: Literal["starting", "healthy", "draining"] = "starting"
        self.analyses = Analyses(store, thinkers)
        self.devices = Devices(store)
        self.notices = Notices(store, keeper, self.later, private, self.unused_since)
        self.lines: set[Line] = set()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Lock] = {}
        self.replaying = asyncio.Lock()  # one long game after another: who plays meanwhile waits for a part of one
        self.telling = asyncio.Lock()  # one finished game after another, likewise
        self.public: tuple[int, float, list[list[TableRow]]] = (-1, 0.0, [])  # what the lobby shows to all
        self.tasks: set[asyncio.Task[None]] = set()
        self.timeless: set[str] = set()  # tables under way that cannot be read: their clocks run out for nobody
        self.sound: dict[str, list[int]] = {}  # choices of finished tables that our rules replay as they were

    async def open(self) -> None:
        await self.store.open()
        await self.notices.open()
        await self.store.pulse(opening=True)
        self.status = "healthy"
        self.later(self.wake_thinkers())
        self.later(keep_clearing(self.store, self.keep))
        self.later(self.store.listen(self.hear, self.catch_up))
        self.later(self.miss_the_dead())
        self.later(self.keep_time())

    async def wake_thinkers(self) -> None:
        """The page comes first: to load the games for bots takes a core for a second."""
        await asyncio.sleep(WAKE_AFTER)
        self.thinkers.wake()

    async def close(self) -> None:
        for task in [*self.tasks, *(table.thinking for table in self.tables.values())]:
            if task is not None:
                task.cancel()
        for table in self.tables.values():
            table.still()
        self.analyses.close()
        self.thinkers.close()
        await self.notices.close()
        if self.status != "starting":
            with suppress(OSError, SQLAlchemyError):
                await self.store.pulse()
        await self.store.close()

    def later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something failed in the background", exc_info=task.exception())

    # -- people

    async def person(self, token: str | None, device: str = "") -> Person | None:
        if not token:
            return None
        person = await self.store.person_by_token(digest(token), device, self.unused_since())
        if person is not None and person.ended is not None:
            days = f"{self.keep.devices:g}"
            raise Refused(person.ended, person.ended.replace("_", "-"), 401, days=days)
        if person is not None and person.banned:
            raise Refused("banned", "banned", 403)
        return person

    def unused_since(self) -> float:
        """Devices that did not come since then are signed out."""
        return time.time() - self.keep.devices * DAY if self.keep.devices else 0.0

    async def new_person(self, device: str = "") -> tuple[Person, str]:
        """Somebody new, with the secret that their browser keeps."""
        token = secrets.token_urlsafe(32)
        return await self.store.add_person(secrets.token_hex(8), digest(token), GUEST, device), token

    async def sign_out(self, person: Person, device: str, token: str) -> None:
        """`token` is the hash of what the browser keeps that asks for it."""
        if not await self.devices.sign_out(person.id, device, token):
            raise Refused("no_device", "no-device", 404)
        await self.cut_off(person.id)

    async def sign_out_others(self, person: str, token: str) -> None:
        """`token` is the hash of what the browser keeps that stays."""
        await self.devices.sign_out_others(person, token)
        await self.cut_off(person)

    async def cut_off(self, person: str | None = None) -> None:
        """Closes the windows of devices that were signed out, and of people who were shown out; `person` is the one
        of whom that was told."""
        by_token: dict[str, list[Line]] = {}
        for line in self.lines:
            theirs = line.person is None or person in (None, line.person.id)
            if line.token is not None and theirs:
                by_token.setdefault(digest(line.token), []).append(line)
        for token in by_token.keys() - await self.store.still_known(list(by_token)):
            for line in by_token[token]:
                line.signed_out.set()

    async def rename(self, person: Person, name: str) -> Person:
        name = tidy(name)
        if not name:
            raise Refused("bad_name", "bad-name", 422)
        await self.store.rename(person.id, name)
        await self.call(person.id, name)
        return Person(person.id, name)

    async def call(self, person: str, name: str | None) -> None:
        """Tells those who look at a table where this person sits."""
        if name is not None:
            for table in list(self.tables.values()):
                if any(seat.person == person and seat.called is not None for seat in table.row.seats):
                    await table.call(person, name)

    async def learn_name(self, person: str) -> None:
        await self.call(person, await self.store.name_of(person))

    async def move_link(self, person: Person) -> str:
        """The path that makes another device the same person; it works once and not for long."""
        code = secrets.token_urlsafe(24)
        await self.store.add_link(digest(code), person.id, time.time() + LINK_SECONDS)
        return f"/identity/{code}"

    async def claim(self, code: str, device: str = "") -> tuple[Person, str]:
        token = secrets.token_urlsafe(32)
        person = await self.store.claim_link(digest(code), digest(token), device)
        if person is None:
            raise Refused("bad_link", "link-used", 404)
        return person, token

    # -- the lobby

    async def lobby(self, person: Person | None) -> TableList:
        mine = await self.store.tables_of(person.id, over=False) if person else []
        finished = await self.store.tables_of(person.id, over=True) if person else []
        own = {row.id for row in mine}
        waiting, live, over = await self.listed()
        waiting = [row for row in waiting if row.id not in own]
        live = [row for row in live if row.id not in own]
        ended = {row.id: row for row in [*over, *finished]}
        return TableList(
            *(
                [self.info_of(row, person) for row in rows]
                for rows in (mine, waiting, live, sorted(ended.values(), key=lambda row: -row.changed))
            )
        )

    async def listed(self) -> list[list[TableRow]]:
        """The tables that are open to all: those that wait, are under way, are over."""
        relisted, until, rows = self.public
        if relisted != self.store.relisted or time.monotonic() > until:
            relisted = self.store.relisted
            since = time.time() - WAITED_FOR
            rows = [
                await self.store.listed("waiting", since),
                await self.store.listed("playing"),
                await self.store.listed("over"),
            ]
            self.public = relisted, time.monotonic() + LOBBY_KEPT, rows
        return rows

    def info_of(self, row: TableRow, person: Person | None) -> TableInfo:
        table = self.tables.get(row.id)
        return table_info(row, person, table.people() if table else set())

    async def guided(self, person: Person, guide: Guide, lang: str) -> str:
        """A table for the learner and bots, on which a guided game is played."""
        names = descriptor_of(guide.game).bots.own_names(FOR_LEARNERS, lang)
        seats = [NewSeat("me"), *(NewSeat("bot", name, bot) for name, bot in zip(names, guide.bots, strict=False))]
        return await self.new_table(
            person, NewTable(guide.game, seats, options=guide.options, free_undo=True), guide
        )

    async def new_table(self, person: Person, wanted: NewTable, guide: Guide | None = None) -> str:
        descriptor = descriptor_of(wanted.game)
        rules = descriptor.rules
        if len(wanted.seats) not in rules.player_counts:
            raise Refused("bad_seats", "player-counts", 422, counts=rules.player_counts)
        if all(seat.kind == "bot" for seat in wanted.seats):
            raise Refused("bad_seats", "nobody-plays", 422)
        row = self.new_row(person, wanted.game, len(wanted.seats), wanted.options)
        row.name = tidy(wanted.name)
        row.listed = wanted.listed
        for n, seat in enumerate(wanted.seats):
            sitting = self.new_seat(row, n, seat, person)
            sitting.name = free_name(sitting.name, taken_names(row.seats))
            row.seats.append(sitting)
        settle_names(row.seats)
        if wanted.free_undo:
            check_among_bots(row)
            row.free_undo = True
        codes: list[int] = []
        if guide is not None:
            row.seed, row.lesson = guide.seed, guide.name
        elif wanted.branch is not None:
            origin, choices = await self.finished(wanted.branch.table)
            if not 0 <= wanted.branch.step <= len(choices):
                raise Refused("bad_step", "bad-step", 422, last=len(choices))
            if len(wanted.seats) != origin.players:
                raise Refused("bad_seats", "bad-seats", 422, n=origin.players)
            if wanted.game != origin.game:
                raise Refused("bad_game", "bad-game", 422, game=origin.game)
            if wanted.listed:
                raise Refused("bad_table", "known-cards", 422)
            row.seed, row.options = origin.seed, origin.options
            row.origin, row.origin_step = origin.id, wanted.branch.step
            row.rules_version, row.resolved = rules.version, origin.resolved  # it was found to agree with our rules
            codes = choices[: wanted.branch.step]
        else:
            bots = [seat.bot for seat in row.seats if seat.bot is not None]
            row.options = descriptor.bots.wishes(bots, row.options) | row.options
        row.patience, row.stand_in = wanted.patience, wanted.stand_in or usual_stand_in(descriptor.bots)
        descriptor.bots.check_listed(row.stand_in)
        game = dealt(row, codes)
        if game.over:
            raise Refused("bad_step", "over-there", 422)
        if row.origin is None:
            row.options = game.options  # a saved mix by its cards
        note(row, game)
        now = self.store.now()
        row.clock = None if wanted.clock is None else set_up_clock(wanted.clock, row, now)
        begin_if_full(row, codes, now)
        await self.store.add_table(row, codes)
        return row.id

    def new_row(self, person: Person, game: str, players: int, options: dict[str, object]) -> TableRow:
        now = time.time()
        return TableRow(
            id=secrets.token_urlsafe(9),
            game=game,
            name="",
            status="waiting",
            players=players,
            seed=secrets.randbits(63),
            options=options,
            listed=False,
            owner=person.id,
            invite=secrets.token_urlsafe(12),
            version=1,
            steps=0,
            decider=None,
            result=None,
            rematch=None,
            created=now,
            changed=now,
            rules=VERSION,
            origin=None,
            origin_step=None,
            rules_version=None,
            resolved=None,
            checks=[],
            free_undo=False,
            lesson=None,
            seats=[],
        )

    def new_seat(self, row: TableRow, n: int, seat: NewSeat, person: Person) -> SeatRow:
        name = tidy(seat.name or "")
        if seat.kind == "bot":
            bots = descriptor_of(row.game).bots
            bot = seat.bot or bots.usual
            bots.check_listed(bot)
            return SeatRow(n, "bot", None, name or bot_name(bots, bot, n), bot, False)
        if seat.kind == "me":
            called = None if name else person.name
            return SeatRow(n, "person", person.id, name or person.name, None, False, called)
        return SeatRow(n, "open", None, "", None, False)

    @once_more
    async def rematch(self, person: Person, id: str) -> str:
        """The same people play again; everybody who asks comes to the same new table."""
        table = await self.table(id)
        async with table.lock:
            row = table.row
            if row.status != "over":
                raise Refused("not_over", "not-over")
            if not row.seats_of(person.id):
                raise Refused("not_your_table", "not-yours-to-repeat", 403)
            if row.rematch is not None:
                return row.rematch
            again = self.new_row(person, row.game, row.players, dict(row.options))
            # A game that played on from another is over with it: its name would not be true again.
            again.name, again.listed = row.name if row.origin is None else "", row.listed
            again.patience, again.stand_in = row.patience, row.stand_in
            again.seats = [
                msgspec.structs.replace(
                    seat, resigned=False, stand_in=False, bot=seat.bot if seat.kind == "bot" else None
                )
                for seat in row.seats
            ]
            now = self.store.now()
            again.clock = None if row.clock is None else set_up_clock(row.clock.terms, again, now)
            if row.result is not None:
                again.options |= descriptor_of(row.game).rematch([result.place for result in row.result])
            begin_if_full(again, [], now)
            await table.write(msgspec.structs.replace(row, rematch=again.id), new=again)
            table.tell_table()
        if again.status == "playing":
            self.notices.consider(await self.table(again.id))
        return again.id

    async def invited(self, person: Person | None, id: str, invite: str) -> TableInfo:
        """The table, if whoever has this invitation could sit down there."""
        table = await self.table(id)
        if not table.row.seats_of(person.id if person else None):
            check_invited(table.row, invite)
        return table.info(person)

    @once_more
    async def join(self, person: Person, id: str, invite: str | None, wanted: int | None = None) -> TableInfo:
        """Takes the wanted seat, or the first that is free."""
        table = await self.table(id)
        async with table.lock:
            row = table.row
            if row.seats_of(person.id):
                return table.info(person)
            check_invited(row, invite)
            changed = seated_anew(row)
            free = [seat for seat in changed.seats if seat.kind == "open"]
            wanted = free[0].seat if wanted is None else wanted
            seat = next((seat for seat in free if seat.seat == wanted), None)
            if seat is None:
                others = ", ".join(str(other.seat + 1) for other in free)
                raise Refused("seat_taken", "seat-taken", seat=shown(wanted + 1), others=others)
            seat.kind, seat.person, seat.called = "person", person.id, person.name
            await self.reseat(table, changed)
            return table.info(person)

    @once_more
    async def fill(self, person: Person, id: str, bot: str, wanted: int | None = None) -> TableInfo:
        """Bots take the open seats, or the wanted one."""
        table = await self.table(id)
        async with table.lock:
            check_waiting(person, table.row)
            bots = descriptor_of(table.row.game).bots
            bots.check_listed(bot)
            changed = seated_anew(table.row)
            if wanted is not None and seat_at(changed, wanted).kind != "open":
                raise Refused("seat_taken", "seat-not-free", seat=shown(wanted + 1))
            for seat in changed.seats:
                if seat.kind == "open" and wanted in (None, seat.seat):
                    name = free_name(bot_name(bots, bot, seat.seat), taken_names(changed.seats))
                    seat.kind, seat.bot, seat.name = "bot", bot, name
            if all(seat.kind == "bot" for seat in changed.seats):
                raise Refused("bad_seats", "take-a-seat")
            await self.reseat(table, changed)
        return table.info(person)

    @once_more
    async def free(self, person: Person, id: str, wanted: int) -> TableInfo:
        """Whoever sits there makes room for somebody else."""
        table = await self.table(id)
        async with table.lock:
            check_waiting(person, table.row)
            changed = seated_anew(table.row)
            if seat_at(changed, wanted).kind == "open":
                raise Refused("free_already", "free-already", seat=shown(wanted + 1))
            changed.seats[wanted] = SeatRow(wanted, "open", None, "", None, False)
            await self.reseat(table, changed)
        return table.info(person)

    @once_more
    async def leave(self, person: Person, id: str) -> TableInfo:
        """Gives one's seats at a table that waits back."""
        table = await self.table(id)
        async with table.lock:
            if table.row.status != "waiting":
                raise Refused("begun", "begun-resign")
            if not table.row.seats_of(person.id):
                return table.info(person)
            changed = seated_anew(table.row)
            for n in changed.seats_of(person.id):
                changed.seats[n] = SeatRow(n, "open", None, "", None, False)
            await self.reseat(table, changed)
        return table.info(person)

    @once_more
    async def remove(self, person: Person, id: str) -> None:
        table = await self.table(id)
        async with table.lock:
            check_waiting(person, table.row)
            await table.remove()
            self.tables.pop(id, None)

    async def reseat(self, table: Table, changed: TableRow) -> None:
        """Stores who sits where; the game begins when no seat is open."""
        settle_names(changed.seats)
        begin_if_full(changed, table.opening, self.store.now())
        await table.write(changed, seated=True)
        await table.begin()

    async def finished(self, id: str) -> tuple[TableRow, list[int]]:
        recorded = await asyncio.to_thread(example, id)
        if recorded is not None:
            return recorded
        row = await self.store.table(id)
        if row is None:
            raise no_table(id)
        if row.status != "over":
            raise Refused("not_over", "not-over-yet-secret", 403)
        codes = self.sound.pop(id, None)
        if codes is None:
            codes = await self.store.codes(id)
            async with self.telling:
                await asyncio.to_thread(check_played, row, codes)
        self.sound[id] = codes
        if len(self.sound) > SOUND_KEPT:
            self.sound.pop(next(iter(self.sound)))
        return row, codes

    # -- tables under way

    async def table(self, id: str) -> Table:
        """The table, from the store if nobody looks at it yet."""
        if id not in self.tables:
            try:
                async with self.loading.setdefault(id, asyncio.Lock()):
                    if id not in self.tables:
                        self.tables[id] = await self.load(id)
                        self.later(self.store.announce(id, "who"))
            finally:
                self.loading.pop(id, None)
            self.forget_idle()
        table = self.tables[id]
        table.used = time.monotonic()
        return table

    async def load(self, id: str) -> Table:
        stored = await self.store.whole(id)
        if stored is None:
            raise no_table(id)
        row, codes = stored
        game, course = None, Course()
        try:
            async with self.replaying:
                for game in beginning(row, codes):
                    course.pass_by(game)
                    await asyncio.sleep(0)
            table = Table(self.store, self.thinkers, self.keeper, row, codes, course, game)
            table.written = partial(self.notices.consider, table)
            table.set_alarm()
            return table
        except GreatHallError as error:
            log.error("table %s cannot be set up: %s", id, error)
            raise rules_changed(row) from error

    async def enter(self, id: str, watcher: Watcher) -> Table:
        while True:
            table = await self.table(id)
            if self.store.postgresql:
                await self.sync(table)  # another server's news may have come while it was being loaded
            try:
                await table.enter(watcher)
            except BaseException:
                table.leave(watcher)
                raise
            if self.tables.get(id) is table:
                break
            table.leave(watcher)  # it was forgotten meanwhile
        await self.notices.came(table, watcher.person.id if watcher.person else None)
        await self.tell_presence(table)
        return table

    async def leave_live(self, table: Table, watcher: Watcher) -> None:
        table.leave(watcher)
        await self.tell_presence(table)
        self.forget_idle()

    async def seen(self, table: Table, watcher: Watcher, visible: bool) -> None:
        """Their window can be seen now, or no more."""
        if watcher.visible != visible:
            watcher.visible = visible
            if visible:
                await self.notices.came(table, watcher.person.id if watcher.person else None)
            await self.tell_presence(table)

    async def tell_presence(self, table: Table) -> None:
        async with table.presence:  # what is true now is told last
            sitting = {seat.person for seat in table.row.seats}
            here = sorted({w.person.id for w in table.watchers if w.person}, key=lambda id: (id not in sitting, id))
            here = here[:TOLD_OF]
            try:
                await self.store.announce(table.row.id, f"here:{self.store.id}:{','.join(here)}")
                hidden = set(here) - {w.person.id for w in table.watchers if w.person and w.visible}
                if hidden or table.hidden_told:
                    await self.store.announce(table.row.id, f"hidden:{self.store.id}:{','.join(sorted(hidden))}")
                    table.hidden_told = bool(hidden)
            except (OSError, SQLAlchemyError) as error:
                log.warning("who is at table %s could not be told: %s", table.row.id, error)

    def forget_idle(self) -> None:
        """Tables at which nobody looks are in the store; a few stay for those who just blinked."""
        idle = [id for id, table in self.tables.items() if self.is_idle(table)]
        for id in idle[: max(0, len(idle) - IDLE_KEPT)]:
            self.tables.pop(id).still()

    def is_idle(self, table: Table) -> bool:
        return table.idle() and table.used < time.monotonic() - IDLE_SECONDS

    async def keep_time(self) -> None:
        """The hall's hours go on, and no clock runs out unnoticed, though nobody looks at its table."""
        while True:
            await asyncio.sleep(PULSE)
            try:
                await self.store.pulse()
                if not self.store.postgresql:
                    await self.look_beside()
                overdue = await self.store.overdue(self.store.now() - PULSE, A_FEW + len(self.timeless))
            except (OSError, SQLAlchemyError) as error:
                log.warning("the hall's hours cannot be written down: %s", error)
                continue
            for id in set(overdue) - self.timeless:
                try:
                    await (await self.table(id)).run_out()
                except Exception:
                    log.exception("the clock of table %s cannot run out", id)
                    self.timeless.add(id)

    async def look_beside(self) -> None:
        """`greathall admin` works beside a server on SQLite, and cannot tell it what it did."""
        await self.cut_off()
        stored = await self.store.versions(list(self.tables))
        for table in list(self.tables.values()):
            if stored.get(table.row.id, 0) != table.row.version:
                self.later(self.catch_up_with(table))

    # -- news from other servers

    def hear(self, what: str, id: str) -> None:
        if what == "person":
            self.later(self.learn_name(id))
            return
        if what == "devices":
            self.later(self.cut_off(id))
            return
        table = self.tables.get(id)
        if table is None:
            return
        if what == "table" and self.is_idle(table):
            self.tables.pop(id).still()  # whoever comes here reads it anew; until then its moves cost us nothing
        elif what == "table":
            self.later(self.catch_up_with(table))
        elif what == "chat":
            self.later(table.sync_chat())
        elif what == "who":
            self.later(self.tell_presence(table))
        elif what.startswith("here:"):
            _, server, here = what.split(":")
            table.elsewhere[server] = set(here.split(",")) - {""}
            table.tell_table()
        elif what.startswith("hidden:"):
            _, server, hidden = what.split(":")
            table.hidden_elsewhere[server] = set(hidden.split(",")) - {""}

    def catch_up(self) -> None:
        """Something may have been missed: by this server, and by others about it."""
        for table in self.tables.values():
            self.later(self.catch_up_with(table))
            self.later(table.sync_chat())
            self.later(self.tell_presence(table))
            self.later(self.store.announce(table.row.id, "who"))

    async def miss_the_dead(self) -> None:
        """Nobody is at a server that was killed, which cannot say so itself."""
        while self.store.postgresql:
            await asyncio.sleep(LOOK_AROUND)
            try:
                await self.look_around()
            except (OSError, SQLAlchemyError):
                log.warning("the database does not say which servers there are")

    async def look_around(self) -> None:
        with_others = [table for table in self.tables.values() if table.elsewhere]
        if with_others:
            there = await self.store.servers()
            for table in with_others:
                for server in table.elsewhere.keys() - there:
                    del table.elsewhere[server]
                    table.tell_table()

    async def sync(self, table: Table) -> None:
        await table.sync()
        self.forget_gone(table)

    async def catch_up_with(self, table: Table) -> None:
        await table.catch_up()
        self.forget_gone(table)

    def forget_gone(self, table: Table) -> None:
        if table.gone:
            table.still()
            self.tables.pop(table.row.id, None)


def check_played(row: TableRow, codes: Sequence[int]) -> None:
    """A game that was played by other rules would be shown as another game."""
    try:
        game = begun(row, codes)
        assert game is not None
        # Automata, behind the players, are not stored.
        scores = [standing.score for standing in game.rules.standings(game.state)[: row.players]]
        as_it_was = scores == [result.score for result in row.result or []]
    except GreatHallError as error:
        log.error("table %s cannot be replayed: %s", row.id, error)
        as_it_was = False
    if not as_it_was:
        raise rules_changed(row)


def no_table(id: str) -> Refused:
    return Refused("no_table", "no-table", 404, table=shown(id))


def seated_anew(row: TableRow) -> TableRow:
    return msgspec.structs.replace(row, seats=[msgspec.structs.replace(seat) for seat in row.seats])


def seat_at(row: TableRow, seat: int) -> SeatRow:
    if not 0 <= seat < len(row.seats):
        raise Refused("no_seat", "no-seat", 422, seat=shown(seat + 1), last=len(row.seats))
    return row.seats[seat]


def set_up_clock(terms: Clock, row: TableRow, now: float) -> Clocks:
    """It is nobody's turn yet."""
    if terms.kind == "move" and terms.increment:
        raise Refused("bad_clock", "bad-clock", 422)
    return Clocks.begin(terms, row.players, 0, 0, now, runs=False)


def begin_if_full(row: TableRow, codes: Sequence[int], now: float) -> None:
    """The game begins when no seat is open; a table that plays on from a step has its first choices already."""
    row.steps = len(codes)
    if row.status == "waiting" and all(seat.kind != "open" for seat in row.seats):
        row.status = "playing"
        game = dealt(row, codes)
        row.decider, row.asked = game.state.decider, now
        if row.clock is not None:
            runs = row.seats[row.decider].played_by is None
            row.clock = Clocks.begin(row.clock.terms, row.players, row.steps, row.decider, now, runs)
        note(row, game)


def check_invited(row: TableRow, invite: str | None) -> None:
    if row.status != "waiting":
        raise Refused("full", "full")
    if not row.listed and not secrets.compare_digest((invite or "").encode(), row.invite.encode()):
        raise Refused("not_invited", "not-invited", 403)


def check_waiting(person: Person, row: TableRow) -> None:
    if row.owner != person.id:
        raise Refused("not_yours", "not-opener", 403)
    if row.status != "waiting":
        raise Refused("begun", "begun")


def taken_names(seats: Sequence[SeatRow]) -> set[str]:
    return {seat.name for seat in seats if seat.kind != "open"}


def tidy(name: str) -> str:
    """One line, without characters that cannot be seen."""
    return " ".join("".join(c for c in name if c.isprintable()).split())


def bot_name(bots: Roster, bot: str, seat: int) -> str:
    """What the bot at that seat is called: by a name of its own, if it has one."""
    names = bots.own_names(bot)
    return names[seat % len(names)] if names else bots.introduced(bot).name
