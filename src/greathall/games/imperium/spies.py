"""Spies: placing and recalling them, and what counts them (Uprising rulebook, "Spies")."""

from __future__ import annotations

from mypy_extensions import i64

from greathall.games.imperium.conditions import Condition
from greathall.games.imperium.effects import Do
from greathall.games.imperium.frames import OrderFrame
from greathall.games.imperium.printed import Post
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.tabletop import SPIES
from greathall.games.imperium.things import EVERY_FACTION, FACTIONS, NOTHING, POST, RIVAL
from greathall.games.imperium.verbs.carrying_out import TURN_FRAME
from greathall.kernel.machine import EVERYBODY, PASS, Frame, Memory, State


class PlaceSpy(Do):
    """Places a Spy on an observation post.

    With a Spy in the supply and a post that fits, it must be placed (the designer's erratum to the printed "may").
    With none in the supply, the player may first recall one for nothing, and then must place it."""

    def __init__(self, icons: int = 0, share: bool = False, at_visit: bool = False) -> None:
        super().__init__()
        self.icons = icons  # only at posts that touch spaces with these icons; 0: anywhere
        self.share = share  # beside another player's Spy, too
        self.at_visit = at_visit  # only at posts of the space visited this turn

    def posts(self, s: Imperium, seat: int) -> list[int]:
        """Where the player could place a Spy."""
        taken = s.posts_of(seat) | self.others(s, seat)
        return [
            post.index for post in s.content.posts_there if not (taken >> post.index) & 1 and self.fits(s, post)
        ]

    def others(self, s: Imperium, seat: int) -> i64:
        """The posts, as bits, to which Spies of others do not let the player's come."""
        taken: i64 = 0
        if not self.share:
            for other in range(len(s.players)):
                if other != seat:
                    taken |= s.posts_of(other)
        return taken

    def fits(self, s: Imperium, post: Post) -> bool:
        """Whether a Spy may come to the post, as far as it does not matter where others are."""
        if self.icons and not post.icons & self.icons:
            return False
        return not self.at_visit or (s.turn.space >= 0 and (post.watched >> s.turn.space) & 1 == 1)

    def has_post(self, s: Imperium, seat: int) -> bool:
        """Whether there is one to place a Spy on."""
        taken = s.posts_of(seat) | self.others(s, seat)
        for post in s.content.posts_there:
            if not (taken >> post.index) & 1 and self.fits(s, post):
                return True
        return False

    def recallable(self, s: Imperium, seat: int) -> list[int]:
        """The Spies whose recall leaves a post to place them on, be it the same."""
        spies = s.players[seat].spies
        if self.has_post(s, seat):
            return spies.copy()
        others = self.others(s, seat)
        return [post for post in spies if not (others >> post) & 1 and self.fits(s, s.content.posts[post])]

    def doable(self, s: Imperium, f: Frame) -> bool:
        if s.spies_in_supply(f.seat) > 0:
            return self.has_post(s, f.seat)
        return len(self.recallable(s, f.seat)) > 0

    def start(self, s: Imperium, f: Frame) -> None:
        if s.is_automaton(f.seat):
            place_by_priority(s, f.seat, f.source)
        else:
            super().start(s, f)

    def run(self, s: Imperium, f: Frame) -> None:
        if f.step == 2:
            s.done()
        elif s.spies_in_supply(f.seat) > 0:
            posts = self.posts(s, f.seat)
            if posts:
                s.ask(f.seat, "place_spy", [POST + post for post in posts])
            else:
                s.done()
        elif f.step == 0 and self.recallable(s, f.seat):
            options = [POST + post for post in self.recallable(s, f.seat)]
            options.append(PASS)
            s.ask(f.seat, "recall_first", options)
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        if code == PASS:
            f.step = 2
        elif s.spies_in_supply(f.seat) > 0:
            f.step = 2
            s.place_spy(f.seat, code - POST, f.source)
            self.placed(s, f, code - POST)
        else:
            f.step = 1
            s.recall_spy(f.seat, code - POST, "replace_spy", f.source)

    def placed(self, s: Imperium, f: Frame, post: int) -> None:
        """What follows from where it was placed."""


class RecallFrame(Frame):
    recalled = 0  # so many Spies

    def copy(self) -> Frame:
        twin = RecallFrame(self.effect, self.seat, self.by, self.source, self.place)
        twin.step = self.step
        twin.recalled = self.recalled
        return twin

    def memory(self, s: State) -> Memory:
        return Memory(self.recalled, -1, [])


class RecallSpies(Do):
    """Recalls so many Spies from their posts."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def doable(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].spies) >= self.n

    def frame(self, seat: int, by: int, source: int, place: int) -> Frame:
        return RecallFrame(self, seat, by, source, place)

    def run(self, s: Imperium, f: Frame) -> None:
        assert isinstance(f, RecallFrame)
        if f.recalled < self.n and s.is_automaton(f.seat):
            self.answer(s, f, POST + s.players[f.seat].spies[0])  # a Rival has no more than two on the board
        elif f.recalled < self.n and s.players[f.seat].spies:
            s.ask(f.seat, "recall_spy", [POST + post for post in s.players[f.seat].spies])
        else:
            s.done()

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        assert isinstance(f, RecallFrame)
        f.recalled += 1
        s.recall_spy(f.seat, code - POST, "recall_spy", f.source)


class InfluenceWhereSpying(Do):
    """One influence with every faction on which the player spies."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return spied_factions(s, f.seat) != 0

    def start(self, s: Imperium, f: Frame) -> None:
        factions = spied_factions(s, f.seat)
        for faction in range(len(FACTIONS)):
            if (factions >> faction) & 1:
                s.gain_influence(f.seat, faction, 1, f.source)


# -- a Rival's Spies


def place_by_priority(s: Imperium, seat: int, source: int) -> None:
    """A Rival spies on the first faction of its priority list that has a free post."""
    posts: list[int] = []
    for faction in s.rival(seat).priority:
        posts += [post.index for post in s.content.posts_there if (post.icons >> faction) & 1]
    place_at_first(s, seat, posts, source)


def place_at_first(s: Imperium, seat: int, posts: list[int], source: int) -> None:
    """On the first of these posts that is free, if one is. With a Rival's third Spy the other two come home, and it
    carries out its Scheme."""
    for post in posts:
        if is_free(s, post):
            before = s.players[seat].spies.copy()
            s.place_spy(seat, post, source)
            if len(before) == SPIES - 1:
                for other in before:
                    s.recall_spy(seat, other, "recall_spy", source)
                scheme(s, seat)
            return
    if s.events is not None:
        s.tell("no_post_free", seat, NOTHING, 0, source, EVERYBODY)


def is_free(s: Imperium, post: int) -> bool:
    for player in s.players:
        if post in player.spies:
            return False
    return True


def scheme(s: Imperium, seat: int) -> None:
    rival = s.rival(seat)
    if s.events is not None:
        s.tell("scheme", seat, RIVAL + rival.index, 1, NOTHING, EVERYBODY)
    pending = s.stack[TURN_FRAME]  # a turn, or a reward
    assert isinstance(pending, OrderFrame)
    pending.add(rival.scheme, RIVAL + rival.index, NOTHING)


def spied_factions(s: Imperium, seat: int) -> int:
    icons = 0
    for post in s.players[seat].spies:
        icons |= s.content.posts[post].icons
    return icons & EVERY_FACTION


# -- conditions


class SpiesPlaced(Condition):
    """At least so many Spies on the board."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].spies) >= self.n


class RecalledSpy(Condition):
    """The player has recalled a Spy this turn, by whatever means."""

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.in_turn(f.seat) and s.turn.recalled > 0


class SpyingOnMaker(Condition):
    def holds(self, s: Imperium, f: Frame) -> bool:
        for space in s.content.makers:
            if s.is_watching(f.seat, space):
                return True
        return False
