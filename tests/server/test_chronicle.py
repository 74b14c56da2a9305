"""The log of a table is written once: everybody reads what would have been written for them alone."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest
from tests.server.looking import frame_for

from greathall.api import SPECTATOR, Game, new_game
from greathall.kernel.events import Event
from greathall.server.chronicle import PAGE, Chronicle
from greathall.server.frames import Moment
from greathall.server.messages import Happened, Line
from greathall.text.names import Names
from greathall.text.said import Said

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"]
# With automata, whose names may be known only later; and with teams, who show each other cards.
TABLES = [("dominion", 3), ("imperium", 4), ("imperium", 1), ("uprising", 2), ("uprising", 6)]
tables = pytest.mark.parametrize(("name", "players"), TABLES)


def begin(name: str, players: int) -> tuple[Game, list[str], random.Random]:
    return new_game(name, players, seed=7), NAMES[:players], random.Random(f"{name} {players}")


def play(game: Game, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if not game.over:
            game.choose_code(rng.choice(game.state.options))


def readers(game: Game) -> list[int]:
    return [SPECTATOR, *range(game.players)]


def read(game: Game, names: list[str], chronicle: Chronicle, seat: int) -> list[Line]:
    return Moment(game, names, chronicle).frame(seat, None, False, whole=True).log


class Writings:
    """Counts what is put into words: choices that were told, and to whom."""

    def __init__(self, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.told = game.descriptor.text.told
        monkeypatch.setattr(game.descriptor.text, "told", self.write)

    def write(self, events: Sequence[Event], names: Names, joined: bool) -> list[Said]:
        self.count += 1
        return self.told(events, names, joined)


@tables
def test_all_read_what_would_be_written_for_them_alone(name: str, players: int) -> None:
    game, names, rng = begin(name, players)
    chronicle = Chronicle()
    for _ in range(60):
        step = len(game.choices)
        order = readers(game)
        rng.shuffle(order)
        for seat in order:
            since = rng.choice([None, step - 1]) if step else None
            frame = Moment(game, names, chronicle).frame(seat, since, False)
            assert frame == frame_for(game, seat, names, since, False)
        play(game, rng, rng.choice([1, 1, 5]))


@tables
def test_nothing_is_written_twice_however_many_look_and_however_often(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, names, rng = begin(name, players)
    play(game, rng, 150)
    writings = Writings(game, monkeypatch)
    chronicle = Chronicle()
    for seat in readers(game):
        read(game, names, chronicle, seat)
    chapters = len(game.choices) + 1
    # For most of them in two ways: to the one who has chosen, and to all others.
    assert chapters <= writings.count < 2.5 * chapters
    before = writings.count
    for seat in readers(game):
        read(game, names, chronicle, seat)
    assert writings.count == before
    play(game, rng, 1)
    for seat in readers(game):
        read(game, names, chronicle, seat)
    assert writings.count - before <= len(readers(game))


def test_whoever_is_spoken_of_or_sees_more_has_words_of_their_own() -> None:
    game = new_game("dominion", 3, seed=1)
    chronicle = Chronicle()
    texts = [[line.text for line in read(game, NAMES[:3], chronicle, seat)] for seat in (SPECTATOR, 0, 1)]
    assert "Anna draws 5 cards." in texts[0]
    assert "Anna draws 5 cards." in texts[2]
    assert any(text.startswith("You draw ") and "Copper" in text for text in texts[1])
    assert not any("Copper" in text for text in texts[0])


@tables
def test_what_was_taken_back_is_forgotten_and_the_rest_is_kept(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, names, rng = begin(name, players)
    play(game, rng, 40)
    chronicle = Chronicle()
    for seat in readers(game):
        read(game, names, chronicle, seat)
    seat = game._deciders[30]
    game.undo(seat, free=True)
    back = len(game.choices)
    play(game, rng, 40 - back)  # as many choices as there were, but others
    writings = Writings(game, monkeypatch)
    chronicle.go_back(back)
    for seat in readers(game):
        told = read(game, names, chronicle, seat)
        assert writings.count <= (len(readers(game))) * (len(game.choices) - back)
        assert told == read(game, names, Chronicle(), seat)
        writings.count = 0


@tables
def test_page_after_page_is_the_whole_log_and_a_page_costs_no_more_in_a_long_game(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, names, rng = begin(name, players)
    play(game, rng, 400)
    whole = read(game, names, Chronicle(), 0)
    chronicle = Chronicle()
    writings = Writings(game, monkeypatch)
    frame = Moment(game, names, chronicle).frame(0, None, False)
    assert writings.count <= PAGE
    pages, first = [frame.log], frame.log_from
    assert frame.before == chronicle.since_turn(0, frame.step)
    assert frame.events == []  # there is nothing to draw for whoever has just come
    while first:
        first, lines = chronicle.page(0, first - 1)
        pages.append(lines)
    assert len(pages) > 2
    assert all(len(page) < 2 * PAGE for page in pages)
    assert [line for page in reversed(pages) for line in page] == whole


def since_turn(events: list[Happened], seat: int) -> list[Happened]:
    """From its last turn on that another's followed."""
    turns = [i for i, event in enumerate(events) if event.what == "turn"]
    others = [i for i in turns if events[i].seat != seat]
    own = [i for i in turns if events[i].seat == seat and others and i < others[-1]]
    return events[own[-1] :] if own else events


@tables
def test_whoever_comes_back_is_told_of_all_turns_since_their_own(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However short a page of the log is."""
    monkeypatch.setattr("greathall.server.chronicle.PAGE", 3)
    game, names, rng = begin(name, players)
    chronicle = Chronicle()
    for _ in range(40):
        play(game, rng, 7)
        frame = Moment(game, names, chronicle).frame(0, None, False)
        wanted = since_turn(chronicle.events(0, 0, frame.step), 0)
        assert frame.before[-len(wanted) :] == wanted


def test_whoever_is_renamed_has_the_new_name_everywhere() -> None:
    game, names, rng = begin("dominion", 3)
    play(game, rng, 20)
    chronicle = Chronicle()
    assert any("Ben" in line.text for line in read(game, names, chronicle, SPECTATOR))
    told = read(game, ["Anna", "Bernadette", "Cleo"], chronicle, SPECTATOR)
    assert any("Bernadette" in line.text for line in told)
    assert not any("Ben " in line.text for line in told)
