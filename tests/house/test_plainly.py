"""A game that says nothing but its rules, or something amiss, at the server: it is told plainly, and no other game
pays for it."""

from __future__ import annotations

import logging
import threading
from collections.abc import Iterator
from importlib.metadata import EntryPoints

import pytest
from examples.nim import NIM, Counting, NimRules
from tests.house.plugged import at_hand, bot_at_hand

import greathall as gh
from greathall.house import registry
from greathall.house.descriptor import Descriptor
from greathall.house.offers import Field
from greathall.house.registry import Registry, descriptor_of
from greathall.house.tally import Tally
from greathall.kernel.machine import FIRST_PART, FIRST_THING, State
from greathall.server.chronicle import Chronicle
from greathall.server.frames import Moment
from greathall.server.messages import Frame, Result
from greathall.server.offers import game_infos
from greathall.server.replays import frame_at, replay_steps
from greathall.server.summary import summary
from greathall.text.fluent import ENGLISH

NAMES = ["Ann", "Bea"]


class PlainRules(NimRules):
    def view(self, state: State, seat: int) -> dict[str, object]:
        """With a number that explains itself by a card."""
        own = super().view(state, seat)
        return own | {"worth": 2, "worth_from": [{"what": "card", "thing": "grab", "n": 2, "worth": 2}]}


@pytest.fixture
def plain() -> Iterator[Descriptor]:
    with at_hand(Descriptor(PlainRules())) as game:
        yield game


def with_cards_played() -> gh.Game:
    """Each plays their card at once, then takes a stone at a time."""
    game = gh.new_game("nim", 2, seed=1)
    while not game.over:
        cards = [code for code in game.state.options if code >= FIRST_THING]
        game.choose_code(cards[0] if cards else FIRST_PART)
    return game


@pytest.mark.usefixtures("plain")
def test_whatever_happens_is_shown_by_ids_to_every_seat() -> None:
    whole, game, chronicle = with_cards_played(), gh.new_game("nim", 2, seed=1), Chronicle()
    frames: list[Frame] = []
    for code in whole.choices:
        game.choose_code(code)
        frames += [Moment(game, NAMES, chronicle).frame(seat, None, False) for seat in (-1, 0, 1)]
    last = [line.text for line in frames[-3].log]
    assert any(line.endswith(("play Grab", "play Wait")) for line in last)
    assert not any(line.links for frame in frames for line in frame.log)  # there is no card to show
    assert {part["text"] for frame in frames for part in frame.view["worth_from"]} == {"Grab ×2"}


@pytest.mark.usefixtures("plain")
def test_its_end_and_its_replay_are_told() -> None:
    record = with_cards_played().record()
    turns = [step.turn for step in replay_steps(record, NAMES) if step.turn]
    assert turns[0] == "Round 1: Turn"
    assert [int(turn.split()[1][:-1]) for turn in turns] == list(range(1, len(turns) + 1))
    assert len(summary(record).rounds) == len(turns)
    assert frame_at(record, NAMES, 3).log


def test_what_is_printed_can_be_shown_and_nothing_else() -> None:
    assert NIM.text.can_be_shown("grab")
    assert not NIM.text.can_be_shown("smithy")
    assert (NIM.text.called("grab", ENGLISH), NIM.text.called("big_heap", ENGLISH)) == ("Grab", "Big heap")


# -- the end


class Spared(Tally):
    """Places among equals go by something that the house has no words for."""

    ranked = ("score", "spare_stones")

    def score(self, seat: int) -> int:
        return 1

    def ranks(self) -> list[tuple[int, ...]]:
        return [(1, 2 - seat) for seat in self.seats]


def test_a_tie_break_without_words_is_told_by_its_id() -> None:
    tally = Spared(NIM.text, NIM.rules.dealer(2, {}).deal(1))
    results = [Result(seat, seat + 1, 1, False) for seat in range(2)]
    assert [tally.tie(result, results) for result in results] == ["spare stones (2)", "spare stones (1)"]
    assert [tally.tie(result, results, out={1}) for result in results] == [None, None]


# -- the lobby


class Formless(Descriptor):
    def fields(self, lang: str = ENGLISH) -> list[Field]:
        raise RuntimeError("no form today")


def test_a_game_whose_form_fails_is_left_out_by_name(caplog: pytest.LogCaptureFixture) -> None:
    with at_hand(Formless(NimRules())), caplog.at_level(logging.WARNING, "greathall"):
        assert [info.id for info in game_infos()] == ["dominion", "imperium", "uprising"]
    (warning,) = caplog.messages
    assert "'nim'" in warning
    assert "RuntimeError: no form today" in warning


def test_a_bot_of_others_is_introduced_by_its_name_alone() -> None:
    """Neither by the words for a strategy of Dominion's, nor by those for a bot of the same name."""
    with at_hand(), bot_at_hand("sly_fox", Counting), bot_at_hand("bmu", Counting, ["nim"]):
        said = {info.id: {bot.id: (bot.name, bot.about) for bot in info.bots} for info in game_infos()}
    assert said["nim"]["sly_fox"] == said["dominion"]["sly_fox"] == ("Sly fox", "")
    assert said["nim"]["bmu"] == ("Bmu", "")
    assert said["dominion"]["bmu"][0] == "Big Money Ultimate"
    assert "the deck of that name" in said["dominion"]["militia"][1]


# -- several at once


def test_whoever_comes_while_plug_ins_are_loaded_waits_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    found = Registry([])
    begun, go_on = threading.Event(), threading.Event()

    def slowly(group: str) -> EntryPoints:
        begun.set()
        assert go_on.wait(10)
        if group == registry.GAMES_OF_OTHERS:
            found.add(Descriptor(NimRules()))
        return EntryPoints()

    monkeypatch.setattr(registry, "entry_points", slowly)
    monkeypatch.setattr(registry, "REGISTRY", found)
    got: list[str] = []
    threads = [threading.Thread(target=lambda: got.append(descriptor_of("nim").id)) for _ in range(3)]
    threads[0].start()
    assert begun.wait(10)
    for thread in threads[1:]:
        thread.start()
    threads[1].join(0.1)
    assert not got  # nobody was told that there is no such game
    go_on.set()
    for thread in threads:
        thread.join(10)
    assert got == ["nim"] * 3
