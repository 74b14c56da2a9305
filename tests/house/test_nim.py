"""A game from outside the package runs through library, command line, simulator and server."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from examples.nim import CARDS, NIM, Nim
from tests.house.plugged import GAMES, at_hand, installed
from tests.server.clients import ME, Live, all_at
from tests.server.house import opened
from tests.text.clean import assert_clean

import greathall as gh
from greathall import cli
from greathall.arena.sim import simulate
from greathall.kernel.machine import FIRST_PART
from greathall.kernel.rng import seeded
from greathall.server.messages import DoneNews, GameInfo, Replay, Summary

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True, scope="module")
def nim() -> Iterator[None]:
    with at_hand():
        yield


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def played(players: int = 3, seed: int = 7) -> gh.Game:
    game, rng = gh.new_game("nim", players, seed), seeded(seed)
    while not game.over:
        game.choose(int(rng.below(len(game.decision.options))))
    return game


# -- the library


def test_it_is_one_of_the_games() -> None:
    assert gh.games() == ("dominion", "imperium", "uprising", "nim")


def test_whoever_takes_the_last_stone_wins() -> None:
    game = gh.new_game("nim", 2, seed=1, options={"stones": 5, "first_player": 0})
    game.choose_code(FIRST_PART + 1)
    game.choose_code(FIRST_PART + 2)
    assert game.result == [(2, 0), (1, 1)]


def test_it_is_recorded_replayed_saved_and_loaded() -> None:
    game = played()
    assert gh.replay(json.loads(json.dumps(game.record()))).digest() == game.digest()
    assert gh.load(game.save()).result == game.result


def test_a_card_laid_down_by_choice_can_be_taken_back() -> None:
    game = gh.new_game("nim", 2, seed=1)
    before = game.digest()
    game.choose(len(game.decision.options) - 1)
    assert game.decision.options[-1].thing is None or game.decision.seat != game.undoer
    game.undo(game.undoer)
    assert game.digest() == before


def test_the_card_is_its_owners_secret() -> None:
    """Twin tables differ in one hand alone: nobody else is shown a difference, nor is the owner's own card dealt
    anew."""
    game = gh.new_game("nim", 3, seed=3, options={"first_player": 0})
    state = game.state
    assert isinstance(state, Nim)
    twin = game.copy()
    assert isinstance(twin.state, Nim)
    twin.state.hands[0] = 1 - state.hands[0]
    for seat in (None, 1, 2):
        assert twin.view(seat) == game.view(seat)
    assert twin.view(0) != game.view(0)
    dealt = [game.determinize(1, seed).state for seed in range(30)]
    hands = [other.hands for other in dealt if isinstance(other, Nim)]
    assert {hand[0] for hand in hands} == {hand[2] for hand in hands} == set(range(len(CARDS)))
    assert {hand[1] for hand in hands} == {state.hands[1]}


def test_wrong_options_are_refused_by_name() -> None:
    for options, said in (
        ({"stones": 4}, "'stones'"),
        ({"heap": 9}, "no option 'heap'"),
        ({"first_player": 3}, "seat"),
    ):
        with pytest.raises(gh.BadOption, match=said):
            gh.new_game("nim", 2, options=options)


# -- what it does not say itself is said plainly


def test_every_event_has_its_line_and_cards_their_names() -> None:
    game = gh.new_game("nim", 2, seed=1, options={"first_player": 0})
    game.choose_code(FIRST_PART + 1)
    game.choose(len(game.decision.options) - 1)
    card = game.descriptor.text.card_name(str(game.view()["log"][1]["card"]))  # type: ignore[index]
    told = game.descriptor.text.lines(game.state.events or [], 0, names=["Ann", "Bea"])
    assert told == ["You: take (2)", f"Bea: play {card}"]
    for line in told:
        assert_clean(line)


def test_cards_are_listed_and_drawn_from_what_is_printed() -> None:
    (sheet,) = NIM.text.sheets()
    assert sheet.headings == ["name", "copies", "text"]  # they cost nothing, so there is no such column
    things: Any = NIM.text.catalogue()["things"]
    assert things["card:grab"]["boxes"][0]["rows"] == [[{"text": "Take up to five stones this turn."}]]
    with pytest.raises(gh.BadOption, match="greathall cards nim"):
        NIM.text.card_text("smithy")


# -- the command line and the simulator


def run(monkeypatch: pytest.MonkeyPatch, *words: str, typed: str = "") -> int:
    monkeypatch.setattr(sys, "argv", ["greathall", *words])
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    with pytest.raises(SystemExit) as exit:
        cli.main()
    return int(str(exit.value.code))


def test_it_is_played_and_replayed_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "record.json"
    words = ("play", "nim", "--seed", "3", "--option", "stones=9", "--record", str(record))
    assert run(monkeypatch, *words, typed="? grab\n" + "1\n" * 9) == 0
    out = capsys.readouterr().out
    assert "Stones: 9" in out
    assert "Take up to five stones" in out
    assert "The game is over" in out
    assert run(monkeypatch, "replay", str(record)) == 0
    assert "The game is over" in capsys.readouterr().out


def test_whoever_names_no_game_is_told_of_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(monkeypatch, "sim", "chess", "--bots", "random,random") == 2
    assert "there are dominion, imperium, uprising, nim" in capsys.readouterr().err


def test_its_cards_are_listed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(monkeypatch, "cards", "nim", "--format", "md") == 0
    assert "| Wait | 3 | Take no stone this turn. |" in capsys.readouterr().out


def test_who_counts_wins() -> None:
    result = simulate("nim", ["heuristic", "random"], 400)
    assert result.bots[0].win_rate > 0.7
    assert "first_player" in result.options


def test_other_processes_know_it_by_its_entry_point(tmp_path: Path) -> None:
    """As a package that is installed: the simulator's processes, and the server's, begin afresh."""
    installed(tmp_path, "others_nim", {GAMES: {"nim": "examples.nim:NIM"}})
    path = os.pathsep.join([str(tmp_path), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])])
    words = ("sim", "nim", "--bots", "heuristic,random", "--games", "600", "--jobs", "2", "--json")
    done = subprocess.run(
        [sys.executable, "-m", "greathall", *words],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["bots"] == json.loads(told_bots())


def told_bots() -> str:
    """What one process counts."""
    import msgspec

    return msgspec.json.encode(simulate("nim", ["heuristic", "random"], 600).bots).decode()


# -- the server


@pytest.mark.anyio
async def test_two_people_and_a_bot_play_to_the_end_at_a_table(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path / 'greathall.db'}") as house:
        ann, bea = await house.guest("Ann"), await house.guest("Bea")
        infos: list[GameInfo] = await ann.get("/api/games", list[GameInfo])
        (info,) = [info for info in infos if info.id == "nim"]
        assert (info.name, info.screen, info.player_counts) == ("Nim", "plain", [2, 3, 4])
        assert info.tips == ["Leave four stones, if you can."]
        assert [bot.id for bot in info.bots] == ["heuristic", "random"]
        assert [field.id for field in info.fields] == ["stones"]

        seats = [ME, {"kind": "open"}, {"kind": "bot"}]
        id = await ann.open_table("nim", *seats, listed=True, options={"stones": 15})
        await bea.join(id)
        lives = [await ann.watch(id), await bea.watch(id)]
        while not lives[0].frame.over:
            await somebody_can_choose(lives)
            mover = next((live for live in lives if live.codes), None)
            if mover is not None:
                done = await mover.choose(mover.codes[0])
                assert isinstance(done, DoneNews)
                await all_at(lives, done.version)
        table = await ann.table(id)
        assert table.result is not None
        assert sorted(result.place for result in table.result) == [1, 2, 2]
        summary: Summary = await ann.get(f"/api/tables/{id}/summary", Summary)
        assert [final.score for final in summary.finals] == [result.score for result in table.result]
        replay: Replay = await ann.get(f"/api/tables/{id}/replay", Replay)
        assert replay.steps[0].turn == "Round 1: Turn"
        assert replay.steps[0].asked == "How many of the 15 stones do you take?"
        again = await ann.post(f"/api/tables/{id}/rematch")
        assert (await ann.table(again["table"])).game == "nim"


async def somebody_can_choose(lives: list[Live]) -> None:
    """Until a person is asked, or the game is over."""
    await lives[0].until(lambda: any(live.codes for live in lives) or lives[0].frame.over)
