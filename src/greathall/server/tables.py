"""A table under way: the game in memory, the people who look at it, and one change at a time."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import pairwise
from typing import Protocol

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from greathall.api import SPECTATOR, Game, Record
from greathall.kernel.errors import GreatHallError
from greathall.kernel.given import shown
from greathall.kernel.machine import NOBODY
from greathall.kernel.seats import Seating
from greathall.learn.coach import LEARNER, Coach, guide
from greathall.learn.tips import possible
from greathall.server.called import guest, name_of, names_in, people_of
from greathall.server.chronicle import Chronicle
from greathall.server.courses import Course
from greathall.server.errors import Refused
from greathall.server.frames import Moment
from greathall.server.lessons import coached
from greathall.server.limits import Doorkeeper
from greathall.server.messages import ChatLine, ChatNews, ErrorNews, FrameNews, Line, TableInfo, TableNews, Times
from greathall.server.metrics import timed_bot
from greathall.server.scenes import Scene, scenes
from greathall.server.stand_ins import check_can_stand_in, check_may_hand_over, handed_over, taken_back
from greathall.server.storage import ChatRow, Person, ResultRow, Stale, Store, TableRow
from greathall.server.table_info import begun, note, out_of_it, resigned_last, rules_changed, table_info, with_names
from greathall.server.thinking import Thinkers, advise, play_on

log = logging.getLogger("greathall")
encode = msgspec.json.Encoder().encode

SOMEBODY_ELSE_THINKS = 3.0  # seconds until another server's bots are taken to be dead
FIRST_PAUSE, LONGEST_PAUSE = 1.0, 60.0  # seconds after which bots that failed try again
A_DAY = 24 * 3600.0  # seconds that an alarm is set for at most
FOLLOWED = 200  # choices of another server that are shown one by one; after more of them, only what came of it


class Watcher(Protocol):
    """Somebody who looks at the table: a connection."""

    person: Person | None
    looking: int | None  # the hot seat whose person has the device
    sight: int | None  # with whose eyes they saw the newest frame
    visible: bool  # their window can be seen
    lang: str  # in which they are spoken to

    def send(self, news: bytes) -> None: ...


class Table:
    """A table under way. Whoever changes it holds the lock, writes to the store first and tells then."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        keeper: Doorkeeper,
        row: TableRow,
        codes: Sequence[int],
        course: Course,
        game: Game | None,
    ) -> None:
        """`game` is where the choices lead, by that course."""
        self.store = store
        self.thinkers = thinkers
        self.keeper = keeper
        self.row = row
        self.opening = list(codes) if row.status == "waiting" else []  # of a game that plays on from a step
        self.game = game
        self.course = course
        self.chronicles: dict[str, Chronicle] = {}  # by language: each is written for its first reader
        self.coach = None if row.lesson is None else Coach(guide(row.game, row.lesson))
        self.taken_back = False  # the last thing done here was a step back
        self.watchers: list[Watcher] = []
        self.elsewhere: dict[str, set[str]] = {}  # by server: people who have the table open there
        self.hidden_elsewhere: dict[str, set[str]] = {}  # those of them who do not see it
        self.hidden_told = False  # that somebody here does not see it
        self.written: Callable[[], None] = lambda: None  # called after each change that is made here
        self.calling = False  # somebody may have to be told that it is their turn
        self.lock = asyncio.Lock()
        self.presence = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.nudge = asyncio.Event()  # the bots are wanted now
        self.syncing: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None  # until somebody's clock runs out
        self.timing: asyncio.Task[None] | None = None
        self.last_chat = 0
        self.gone = False
        self.used = 0.0  # when somebody last asked for it, by this machine's clock

    # -- who may see what

    def viewer(self, watcher: Watcher) -> tuple[int, int | None]:
        """The seat with whose eyes they see, and the hot seat before which the curtain is drawn."""
        mine = [seat for seat in self.seats_of(watcher) if not self.row.seats[seat].resigned]
        if not mine or self.game is None:
            return SPECTATOR, None
        if len(mine) == 1:
            return mine[0], None
        decider = self.game.state.decider
        asked = self.row.status == "playing" and not self.bot_to_decide() and not self.answers_itself(self.game)
        if asked and decider in mine and decider != watcher.looking:
            return SPECTATOR, decider
        return watcher.looking if watcher.looking in mine else SPECTATOR, None

    def seats_of(self, watcher: Watcher) -> list[int]:
        return self.row.seats_of(watcher.person.id if watcher.person else None)

    def names(self, lang: str) -> list[str]:
        return names_in(lang, self.row)

    def given_names(self) -> list[str]:
        return [seat.name for seat in self.row.seats]

    def people(self) -> set[str]:
        """Who has the table open, here or at another server."""
        return {w.person.id for w in self.watchers if w.person}.union(*self.elsewhere.values())

    def looking(self) -> set[str]:
        """Who sees the table, here or at another server."""
        here = {w.person.id for w in self.watchers if w.person and w.visible}
        return here.union(*(those - self.hidden_elsewhere.get(s, set()) for s, those in self.elsewhere.items()))

    def waited_for(self) -> str | None:
        """The person who is to decide."""
        seat = self.row.decider
        if self.row.status != "playing" or seat is None or self.bots()[seat] is not None:
            return None
        return self.row.seats[seat].person

    def info(self, person: Person | None, lang: str) -> TableInfo:
        return table_info(self.row, person, lang, self.people(), self.seating())

    def table_news(self, watcher: Watcher) -> bytes:
        return encode(TableNews(self.info(watcher.person, watcher.lang), self.row.version))

    def moment(self, lang: str, scene: Scene | None = None) -> Moment:
        assert self.game is not None
        chronicle = self.chronicles.setdefault(lang, Chronicle(lang))
        chronicle.notices = self.row.notices
        return Moment(self.game, self.names(lang), chronicle, scene)

    def frame_news(self, moment: Moment, viewer: int, curtain: int | None, since: int | None, last: bool) -> bytes:
        game = moment.game
        can_undo = viewer != SPECTATOR and self.row.status == "playing" and self.back_to(game, viewer) is not None
        frame = moment.frame(viewer, since, can_undo)
        if frame.decision is not None and viewer != SPECTATOR and self.row.status == "playing" and not can_undo:
            frame.kept = moment.kept(game.why_kept(viewer, self.row.free_undo) or "before")
        if frame.decision is not None and frame.decision.seat == viewer and self.row.seats[viewer].stand_in:
            frame.decision = moment.decision(SPECTATOR)  # a bot decides in their place
        if frame.decision is not None:
            frame.decision.forced = frame.decision.forced and self.answers_itself(game)
            if self.taken_back:
                frame.decision.by_itself = None
        if viewer != SPECTATOR and not game.over:
            frame.goal = game.descriptor.text.goal(frame.view, viewer, moment.lang)
            frame.chances = possible(game.name, frame.view, viewer)
        if self.coach is not None and viewer == LEARNER:
            self.coach.follow(game.choices)
            frame.coach = coached(self.coach, moment.lang)
            if frame.decision is not None and self.coach.idea is not None:
                frame.decision.by_itself = None  # what is pointed out is for the learner to do
        if last and self.row.status == "over":  # perhaps because nobody is left who would decide
            frame.over, frame.decision = True, None
        times = self.times() if last and frame.decision is not None else None
        return encode(FrameNews(self.row.version, frame, curtain, last, times))

    def times(self) -> Times:
        now, clock = self.store.now(), self.row.clock
        waited = max(0.0, now - (self.row.asked or 0.0))
        return Times(waited, None, None) if clock is None else Times(waited, clock.left(now), clock.running)

    # -- who looks

    async def enter(self, watcher: Watcher) -> None:
        async with self.lock:
            await self.answer_forced()
            said = await self.store.said(self.row.id)
            self.tell_said(said)
            self.watchers.append(watcher)
            self.greet(watcher)
            watcher.send(self.chat_news(said, watcher))
            self.tell_of_renewed_rules(watcher)
            self.tell_table(but=watcher)
        self.think()

    def greet(self, watcher: Watcher) -> None:
        """The whole table anew, for somebody who has seen nothing of it yet."""
        watcher.send(self.table_news(watcher))
        if self.game is not None:
            watcher.sight, curtain = self.viewer(watcher)
            watcher.send(self.frame_news(self.moment(watcher.lang), watcher.sight, curtain, since=None, last=True))

    def tell_of_renewed_rules(self, watcher: Watcher) -> None:
        """The rules by which it began led here as ours do; from here on they may not."""
        if self.game is not None and self.row.status == "playing":
            game, ours, theirs = self.row.game, self.game.rules.version, self.row.rules_version
            if theirs != ours:
                renewed = Refused("rules_renewed", "rules-renewed", game=game, theirs=theirs, ours=ours)
                watcher.send(error_news(renewed, watcher))

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            self.tell_table()

    async def look(self, watcher: Watcher, seat: int) -> None:
        """The person of a hot seat has the device now."""
        async with self.lock:
            if seat not in self.seats_of(watcher):
                raise Refused("not_your_seat", "not-your-seat", seat=shown(seat + 1))
            watcher.looking = seat
            self.greet(watcher)

    async def earlier(self, watcher: Watcher, before: int) -> tuple[int, list[Line]]:
        """The page of the log before that step, and the step with which it begins."""
        async with self.lock:
            if self.game is None:
                return 0, []
            chronicle = self.moment(watcher.lang).chronicle  # the log is that of now
            last = min(before - 1, len(self.game.choices))
            return chronicle.page(self.viewer(watcher)[0], last) if last >= 0 else (0, [])

    async def speak(self, watcher: Watcher, lang: str) -> None:
        """They want to be spoken to in that language from now on: all that they see is said anew."""
        async with self.lock:
            watcher.lang = lang
            self.greet(watcher)

    async def call(self, person: str, name: str) -> None:
        """They have a new name, by which they go wherever they did not take another."""
        async with self.lock:
            row = with_names(self.row, {person: name})
            if [seat.name for seat in row.seats] != self.given_names():
                self.row = row
                self.tell_table()
                if self.game is not None:
                    self.tell_frames(since=None)

    def idle(self) -> bool:
        busy = self.calling or self.lock.locked() or (self.thinking is not None and not self.thinking.done())
        return not self.watchers and not busy

    def send_away(self) -> None:
        """The table is no more."""
        self.tell(Refused("no_table", "cleared-away"))

    async def begin(self) -> None:
        """Tells who sits here now, and begins if no seat is open any more."""
        self.tell_table()
        if self.game is None and self.row.status == "playing":
            self.game, self.course = begun(self.row, self.opening), Course()
            self.tell_frames(since=None)
            await self.answer_forced()
            self.think()

    # -- telling

    def tell(self, trouble: Refused) -> None:
        """Everybody, each in their language."""
        for watcher in self.watchers:
            watcher.send(error_news(trouble, watcher))

    def tell_table(self, but: Watcher | None = None) -> None:
        for watcher in self.watchers:
            if watcher is not but:
                watcher.send(self.table_news(watcher))

    def tell_frames(self, since: int | None, last: bool = True, scene: Scene | None = None) -> None:
        """Shows everybody the table as it is, or as it was at the end of a scene. They know it `since` so many
        choices; None: they have seen another course of the game, if any."""
        assert self.game is not None
        if not self.watchers:
            return
        moments: dict[str, Moment] = {}
        passing = scene is not None and scene.state.decider == NOBODY and not scene.state.over
        made: dict[tuple[str, int, int | None, int | None], bytes] = {}
        for watcher in self.watchers:
            viewer, curtain = self.viewer(watcher)
            # Whoever looks with other eyes than before reads another log.
            known = since if viewer == watcher.sight else None
            if passing and known is None:
                continue  # the whole table comes with the last scene
            watcher.sight = viewer
            lang = watcher.lang
            if lang not in moments:
                moments[lang] = self.moment(lang, scene)
            if (lang, viewer, curtain, known) not in made:
                made[lang, viewer, curtain, known] = self.frame_news(moments[lang], viewer, curtain, known, last)
            watcher.send(made[lang, viewer, curtain, known])

    # -- moves

    def playing(self, version: int) -> Game:
        """The game, for somebody who has seen the table at that version."""
        if self.game is None:
            raise Refused("not_begun", "not-begun")
        if self.row.status == "over":
            raise Refused("over", "over")
        if version != self.row.version:
            raise Refused("stale", "stale")
        return self.game

    async def choose(self, watcher: Watcher, version: int, code: int, then: int | None = None) -> None:
        """`then` is the end of a choice that the option only begins."""
        async with self.lock:
            game = self.playing(version)
            self.check_turn(watcher, game)
            if code not in game.state.options:
                raise Refused("illegal", "illegal", code=shown(code))
            if then is None:
                await self.take([code])
            elif then in ends(game, code):
                await self.take([code, then])
            else:
                raise Refused("illegal", "illegal-after", code=shown(then), first=shown(code))
        self.think()

    def check_turn(self, watcher: Watcher, game: Game) -> None:
        viewer, curtain = self.viewer(watcher)
        seat = game.state.decider
        if curtain is not None:
            raise Refused("curtain", "curtain", name=name_of(self.row, seat))
        if self.bots()[seat] is not None and viewer == seat:
            raise Refused("played_by_bot", "bot-stands-in")
        if viewer != seat:
            raise Refused("not_your_turn", "not-your-turn", name=name_of(self.row, seat))

    async def take(self, codes: Sequence[int]) -> None:
        """Plays these choices, and what is forced after them."""
        self.taken_back = False
        await self.play(codes)
        await self.answer_forced()

    async def play(self, codes: Sequence[int]) -> None:
        """Plays these choices, stores them, then shows them one by one."""
        assert self.game is not None
        self.check_length(self.game, codes)
        games = played(self.game, codes)
        await self.save(games[-1], codes)
        await self.show(games)

    def check_length(self, game: Game, codes: Sequence[int]) -> None:
        most = self.keeper.limits.choices
        if len(game.choices) + len(codes) > most:
            raise Refused("too_long", "too-long", n=most)

    def answers_itself(self, game: Game) -> bool:
        """Whether a person is asked for the others' sake alone. Whoever has taken a step back to such a question is
        left there, or they could not go back any further."""
        forced = not game.over and game.state.is_forced() and not self.taken_back
        return forced and self.bots()[game.state.decider] is None

    async def answer_forced(self) -> None:
        """Answers for persons what is forced, as their app would: nobody waits for it, and no device is passed.

        Each answer is a change of its own, as theirs would be: nobody is sent that there was no choice."""
        with suppress(Refused):  # another server was faster: what is there now comes by itself
            while self.game is not None and self.row.status == "playing" and self.answers_itself(self.game):
                await self.play([self.game.state.options[0]])

    async def save(self, game: Game, codes: Sequence[int] = (), keep: int | None = None) -> None:
        """Stores the game as it stands after these choices, or with so many of them alone."""
        row = msgspec.structs.replace(self.row)
        if game.over and row.status == "playing":
            row.status = "over"
            row.result = result(game, row)
        row.decider = None if row.status == "over" else game.state.decider
        row.steps = len(game.choices)
        self.set_clock(row, game, keep)
        if keep is not None:  # what happened at the table is not taken back
            row.notices = [msgspec.structs.replace(n, step=min(n.step, keep)) for n in row.notices]
        note(row, game)
        await self.write(row, codes, keep)

    def set_clock(self, row: TableRow, game: Game, keep: int | None) -> None:
        """Somebody is waited for from now on. What is answered at once takes nobody's time."""
        now, clock = self.store.now(), row.clock
        row.asked = now
        if clock is None:
            return
        seat = game.state.decider
        runs = row.decider is not None and self.bots()[seat] is None
        if row.decider is None:
            row.clock = clock.stopped(row.steps, now)
        elif keep is not None:
            row.clock = clock.back(keep, seat, now, runs)
            if runs and row.clock.left(now)[seat] <= 0.0:
                raise Refused("no_time", "no-time")
        elif not self.answers_itself(game):
            row.clock = clock.asked(row.steps, seat, now, runs)

    async def write(
        self,
        row: TableRow,
        codes: Sequence[int] = (),
        keep: int | None = None,
        seated: bool = False,
        new: TableRow | None = None,
    ) -> None:
        version = row.version
        row.version += 1
        row.changed = time.time()
        try:
            if codes and keep is None and not seated and new is None:
                await self.store.play(row, version, codes)
            else:
                await self.store.change(row, version, codes, keep, seated, new)
        except Stale:
            raise self.outrun() from None
        self.row = row
        self.written()
        self.set_alarm()

    def outrun(self) -> Refused:
        """Another server has changed the table."""
        log.info("table %s was changed elsewhere", self.row.id)
        self.syncing = asyncio.get_running_loop().create_task(self.catch_up())
        return Refused("stale", "stale")

    async def remove(self) -> None:
        try:
            await self.store.remove(self.row.id, self.row.version)
        except Stale:
            raise self.outrun() from None
        self.send_away()

    async def show(self, games: Sequence[Game]) -> None:
        """Goes through these games, each a choice after the one before, and tells what happened, a frame for each;
        bots may have made many."""
        try:
            for before, game in pairwise(games):
                self.game = game
                self.course.pass_by(game)
                parts: list[Scene | None] = [*scenes(before, game.choices[-1], game)] or [None]
                for scene in parts:
                    last = game is games[-1] and scene is parts[-1]
                    self.tell_frames(len(game.choices) - 1, last, scene)
                if game is not games[-1]:
                    await asyncio.sleep(0)  # other tables need not wait for the rest
        finally:
            self.game = games[-1]  # they are stored, whether all could be told or not
        if self.row.status == "over":
            self.tell_table()

    async def undo(self, watcher: Watcher, version: int) -> None:
        async with self.lock:
            game = self.playing(version)
            seat = next((own for own in self.acts_for(watcher) if self.back_to(game, own) is not None), None)
            if seat is None:
                raise Refused("no_undo", "no-choice-yet" if self.row.free_undo else "no-undo")
            back = self.back_to(game, seat)
            assert back is not None
            after = await self.course.back(game, back)
            await self.save(after, keep=back)
            self.game = after
            self.forget_words(back)
            self.taken_back = True
            self.tell_frames(since=None)

    def back_to(self, game: Game, seat: int) -> int | None:
        """The number of choices that stand when the seat takes its last step back; it was made at this table."""
        back = game.back_to(seat, self.row.free_undo)
        return None if back is None or back < (self.row.origin_step or 0) else back

    def forget_words(self, stands: int) -> None:
        """Of what followed so many choices, in every language."""
        for chronicle in self.chronicles.values():
            chronicle.go_back(stands)

    def acts_for(self, watcher: Watcher) -> list[int]:
        """Their seat; the one that has the device, if several share one."""
        mine = [own for own in self.seats_of(watcher) if self.row.seats[own].played_by is None]
        return mine if len(mine) == 1 else [own for own in mine if own == watcher.looking]

    async def free_undo(self, watcher: Watcher) -> None:
        """Its one person may take back any step from now on; it stays so, and everybody who looks is told."""
        async with self.lock:
            if not self.acts_for(watcher):
                raise Refused("not_your_table", "not-yours-to-undo")
            if self.row.status == "over":
                raise Refused("over", "over")
            check_among_bots(self.row)
            if self.row.free_undo:
                return
            assert self.game is not None
            await self.write(msgspec.structs.replace(self.row, free_undo=True))
            self.tell_table()
            self.tell_frames(since=len(self.game.choices))

    async def hint(self, watcher: Watcher, version: int) -> tuple[int, str, str | None, int | None]:
        """What a sound bot would do in this person's place, why, and how a choice ends that it only begins."""
        async with self.lock:
            self.check_turn(watcher, self.playing(version))
            record = self.record()
        with timed_bot():
            whose = self.row.owner if watcher.person is None else watcher.person.id
            codes, whys = await self.thinkers.run_for(whose, advise, record)
        async with self.lock:
            game = self.playing(version)
            text = game.descriptor.text
            label = text.choice(game.state, codes, watcher.lang, self.names(watcher.lang))
            return codes[0], label, text.grounds(whys, watcher.lang), codes[1] if len(codes) > 1 else None

    async def resign(self, watcher: Watcher, seat: int) -> None:
        """A bot plays on for whoever resigns; when no two teams are left, or no person, the game is over."""
        await self.insist(self.give_up, watcher, seat)

    async def insist(self, change: Callable[[Watcher, int], Awaitable[None]], watcher: Watcher, seat: int) -> None:
        """Changes who plays at a seat, whatever was played elsewhere."""
        try:
            await change(watcher, seat)
        except Refused as refused:
            if refused.code != "stale":
                raise
            await self.sync()
            await change(watcher, seat)
        self.think()

    async def give_up(self, watcher: Watcher, seat: int) -> None:
        async with self.lock:
            if self.game is None or self.row.status != "playing":
                raise Refused("not_playing", "no-game-to-resign")
            if seat not in self.seats_of(watcher):
                raise Refused("not_your_seat", "not-your-seat", seat=shown(seat + 1))
            if self.row.seats[seat].resigned:
                raise Refused("resigned", "resigned")
            row = msgspec.structs.replace(self.row, seats=[msgspec.structs.replace(s) for s in self.row.seats])
            row.seats[seat].resigned, row.seats[seat].stand_in = True, False
            row.seats[seat].bot = self.game.descriptor.bots.usual
            left = [s for s in row.seats if not s.resigned]
            teams = self.game.state.seating.teams
            automata = range(len(row.seats), len(teams))  # which do not resign
            playing = [*automata, *(s.seat for s in left)]
            in_it = [seat for seat in playing if self.game.rules.can_win(self.game.state, seat)]
            standing = {teams[seat] for seat in in_it} - out_of_it(row.seats, teams)
            if len(standing) == 1 or all(s.kind == "bot" for s in left):
                row.status = "over"
                row.decider = None
                row.result = result(self.game, row)
            if row.clock is not None and row.decider in (seat, None):
                row.clock = row.clock.stopped(row.steps, self.store.now())
            await self.reseat(row)

    async def reseat(self, row: TableRow) -> None:
        """Somebody else plays at a seat from now on; if there is a notice of it, it stands in the log."""
        assert self.game is not None
        noticed = row.notices != self.row.notices
        await self.write(row, seated=True)
        self.tell_table()
        self.tell_frames(since=None if noticed else len(self.game.choices))

    # -- people who are away

    async def hand_over(self, watcher: Watcher, seat: int) -> None:
        """A bot stands in for whoever sits there."""
        await self.insist(self.have_stand_in, watcher, seat)

    async def have_stand_in(self, watcher: Watcher, seat: int) -> None:
        async with self.lock:
            now = self.store.now()
            sitting = check_can_stand_in(self.row, seat)
            check_may_hand_over(self.row, watcher.person, seat, sitting.person in self.people(), now)
            await self.reseat(handed_over(self.row, seat, next(iter(self.seats_of(watcher)), None), now))

    async def take_back(self, watcher: Watcher, seat: int) -> None:
        """Its person plays on."""
        await self.insist(self.come_back, watcher, seat)

    async def come_back(self, watcher: Watcher, seat: int) -> None:
        async with self.lock:
            if seat not in self.seats_of(watcher):
                raise Refused("not_your_seat", "not-your-seat", seat=shown(seat + 1))
            if self.row.status == "over":
                raise Refused("over", "over")
            if not self.row.seats[seat].stand_in:
                raise Refused("no_stand_in", "no-stand-in")
            await self.reseat(taken_back(self.row, seat, self.store.now()))
            await self.answer_forced()

    # -- clocks

    def set_alarm(self) -> None:
        """For when the clock that runs now has run out."""
        self.still()
        due = None if self.row.clock is None or self.row.status != "playing" else self.row.clock.due
        if due is not None:
            after = max(0.0, due - self.store.now())
            self.alarm = asyncio.get_running_loop().call_later(min(after, A_DAY), self.ring)

    def still(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def ring(self) -> None:
        self.timing = asyncio.get_running_loop().create_task(self.run_out())

    async def run_out(self) -> None:
        """A bot takes the seat over if its clock has run out; else the alarm is set anew."""
        # Another server may have been faster; if the database is away, the hall looks again later.
        with suppress(Refused, OSError, SQLAlchemyError):
            await self.store.pulse()  # the computer may have slept
            async with self.lock:
                now, clock = self.store.now(), self.row.clock
                if clock is None or clock.due is None or self.row.status != "playing" or clock.due > now:
                    self.set_alarm()
                    return
                seat = clock.running
                assert seat is not None
                await self.reseat(handed_over(self.row, seat, None, now, "time_up"))
        self.think()

    # -- chat

    async def say(self, watcher: Watcher, text: str, team: bool = False) -> None:
        mine = self.seats_of(watcher)
        if watcher.person is None or not mine:
            raise Refused("not_your_table", "not-yours-to-talk")
        text = one_line(text)
        if not text:
            raise Refused("nothing_said", "nothing-said")
        self.keeper.let("words", watcher.person.id)
        self.keeper.let("words_at_table", self.row.id)
        if self.last_chat >= self.keeper.limits.words_kept:
            raise Refused("too_much_said", "too-much-said", 422)
        async with self.lock:
            if team and not self.seating().has_teams:
                raise Refused("no_teams", "no-teams", 422)
            if team and len({self.seating().teams[seat] for seat in mine}) > 1:
                raise Refused("both_teams", "both-teams", 422)
            seat = watcher.looking if watcher.looking in mine else mine[0]
            await self.store.say(self.row.id, seat, self.row.seats[seat].name, text, team, watcher.person.id)
            self.tell_said(await self.store.said(self.row.id, self.last_chat))

    def tell_said(self, said: Sequence[ChatRow]) -> None:
        """Tells what is new of it, whether it was said at this server or at another."""
        fresh = [line for line in said if line.n > self.last_chat]
        if fresh:
            self.last_chat = fresh[-1].n
            for watcher in self.watchers:
                if self.heard(fresh, watcher):
                    watcher.send(self.chat_news(fresh, watcher))

    async def said_before(self, watcher: Watcher, line: int) -> list[ChatLine]:
        """What they heard before that line."""
        before = min(max(line, 0), self.last_chat + 1)
        return self.chat_lines(await self.store.said(self.row.id, before=before), watcher)

    def chat_news(self, said: Sequence[ChatRow], watcher: Watcher) -> bytes:
        return encode(ChatNews(self.chat_lines(said, watcher)))

    def chat_lines(self, said: Sequence[ChatRow], watcher: Watcher) -> list[ChatLine]:
        """What they hear of it."""
        names = self.names(watcher.lang)

        def speaker(line: ChatRow) -> str:
            if line.seat is not None and line.person == self.row.seats[line.seat].person:
                return names[line.seat]
            return guest(watcher.lang)

        return [
            ChatLine(line.n, line.seat, line.name or speaker(line), line.text, line.at, line.team)
            for line in self.heard(said, watcher)
        ]

    def heard(self, said: Sequence[ChatRow], watcher: Watcher) -> list[ChatRow]:
        """What is said to a team, its own members hear; not at a device that both sides share."""
        teams = self.seating().teams
        own = {teams[seat] for seat in self.seats_of(watcher)}
        alone = len(own) == 1
        return [
            line for line in said if not line.team or (alone and line.seat is not None and teams[line.seat] in own)
        ]

    def seating(self) -> Seating:
        """Who plays with whom; as long as the game has not begun, everybody alone."""
        return Seating(len(self.row.seats)) if self.game is None else self.game.state.seating

    # -- bots

    def bots(self) -> list[str | None]:
        return [s.played_by for s in self.row.seats]

    def bot_to_decide(self) -> bool:
        return (
            self.game is not None
            and self.row.status == "playing"
            and self.bots()[self.game.state.decider] is not None
        )

    def think(self, after: float = 0.0) -> None:
        """Has the bots play on, if one of them is to decide: at once, unless another server's may be at it."""
        if not self.bot_to_decide():
            return
        if after == 0.0:
            self.nudge.set()
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.get_running_loop().create_task(self.let_bots_play(after))

    async def rest(self, seconds: float) -> None:
        """Until then, or until the bots are wanted."""
        self.nudge.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.nudge.wait(), seconds)

    async def let_bots_play(self, after: float) -> None:
        if after:
            await self.rest(after)
        pause = FIRST_PAUSE
        while True:
            try:
                await self.play_bots()
                return
            except Refused:
                return  # somebody played on elsewhere: what is there now comes by itself
            except Exception:
                log.exception("the bots of table %s cannot play on", self.row.id)
            if pause == FIRST_PAUSE:
                self.tell(Refused("bots_failed", "bots-failed"))
            await self.rest(pause)
            pause = min(2 * pause, LONGEST_PAUSE)
            if not self.watchers:
                return  # whoever comes back wakes them

    async def play_bots(self) -> None:
        while True:
            async with self.lock:
                if not self.bot_to_decide():
                    return
                version, record, bots = self.row.version, self.record(), self.bots()
            with timed_bot():
                codes = await self.thinkers.run_for(self.row.owner, play_on, record, bots)
            async with self.lock:
                if version == self.row.version:
                    await self.take(codes)

    def record(self) -> Record:
        assert self.game is not None
        return self.game.as_record(checked=False)

    # -- news from other servers

    async def catch_up(self) -> None:
        """Brings the table up to what is stored, as soon as that can be read."""
        pause = FIRST_PAUSE
        while True:
            try:
                await self.sync()
                return
            except (OSError, SQLAlchemyError) as error:
                log.warning("table %s cannot be read now: %s", self.row.id, error)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def sync(self) -> None:
        """Brings the table up to what is stored."""
        async with self.lock:
            stored = await self.store.whole(self.row.id, newer_than=self.row.version)
            if stored is None:
                self.gone = True
                self.send_away()
                return
            row, codes = stored
            if row.version <= self.row.version:
                return
            try:
                games = self.brought_up_to(row, codes)
            except GreatHallError as error:
                # A server with other rules has played on.
                log.error("table %s cannot be brought up to date: %s", row.id, error)
                self.gone = True
                self.tell(rules_changed(row))
                return
            before = self.game
            retold = [seat.name for seat in row.seats] != self.given_names() or row.notices != self.row.notices
            self.row = row
            self.set_alarm()
            if not games:
                self.game = None
            elif games[0] is not before or retold:
                self.set_course(games[-1])
                self.tell_frames(since=None)
            elif len(games) > 1:
                await self.show(games)
            else:
                self.tell_frames(since=len(codes))
            # Last: whoever hears of the new version has seen what it is about.
            self.tell_table()
        self.think(after=SOMEBODY_ELSE_THINKS)

    def brought_up_to(self, row: TableRow, codes: Sequence[int]) -> list[Game]:
        """Our game and those after each choice that is new; or one from the beginning, if that is not how they lead
        there, or they are too many."""
        game = self.game
        if game is not None and codes[: len(game.choices)] == game.choices:
            new = codes[len(game.choices) :]
            games = played(game, new) if len(new) <= FOLLOWED else [game]
            if row.rules_version == game.rules.version and row.checks == games[-1].checks():
                return games
        found = begun(row, codes)
        return [] if found is None else [found]

    def set_course(self, game: Game) -> None:
        """The game took another course than we have followed."""
        stands = 0
        if self.game is not None:
            pairs = enumerate(zip(self.game.choices, game.choices, strict=False))
            shorter = min(len(self.game.choices), len(game.choices))
            stands = next((n for n, (ours, theirs) in pairs if ours != theirs), shorter)
        self.forget_words(stands)
        self.course.forget(stands)
        self.game = game

    async def sync_chat(self) -> None:
        async with self.lock:
            self.tell_said(await self.store.said(self.row.id, self.last_chat))


def played(game: Game, codes: Sequence[int]) -> list[Game]:
    """The game, and as it is after each of these choices."""
    games = [game]
    for code in codes:
        games.append(games[-1].copy())
        games[-1].choose_code(code)
    return games


def ends(game: Game, code: int) -> Sequence[int]:
    """What a choice may end with that this option only begins."""
    after = game.rules.asks_on(game.state, code)
    return [] if after is None else after.options


def result(game: Game, row: TableRow) -> list[ResultRow]:
    """By player. Whoever resigned comes after all others, however well their bot did."""
    found = [ResultRow(s.place, s.score) for s in game.rules.standings(game.state)]
    idle = [seat for seat in range(len(found)) if not game.rules.can_win(game.state, seat)]
    return resigned_last(found, row.seats, game.state.seating.teams, idle)


def check_among_bots(row: TableRow) -> None:
    """Free undo shows what would not be shown otherwise: it is for one person among bots, and no one else.
    Several people at one device are several people, and whoever has resigned has played."""
    if any(seat.kind == "open" for seat in row.seats):
        raise Refused("with_others", "seat-is-open", 422)
    people = [seat.seat for seat in row.seats if seat.kind == "person"]
    if len(people) > 1:
        raise Refused("with_others", "among-people", 422, people=people_of(row, people))


def error_news(trouble: Refused, watcher: Watcher) -> bytes:
    return encode(ErrorNews(None, trouble.code, trouble.said(watcher.lang)))


def one_line(text: str) -> str:
    """Without characters that cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
