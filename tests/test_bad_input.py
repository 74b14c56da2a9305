"""Whatever is handed in, the answer is an error of the library's own, in words, and nothing has changed."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

import greathall as gh
from greathall import cli
from greathall.arena.sim import simulate
from greathall.house.registry import descriptor_of, rules_of
from greathall.kernel.given import shown, whole_number
from greathall.reading import DEEPEST, LARGEST, NotJson, Unreadable, read_json
from greathall.server.offers import game_infos
from greathall.server.serve import alone_with, listen
from greathall.server.storage import check_database, database_url

LONGEST_ERROR = 1500  # characters that somebody may still read
GAMES = ("dominion", "imperium", "uprising")


def nested(levels: int) -> object:
    value: list[object] = []
    for _ in range(levels):
        value = [value]
    return value


def ring() -> object:
    value: list[object] = []
    value.append(value)
    return value


class Silent:
    """Cannot even say what it is."""

    def __repr__(self) -> str:
        raise RuntimeError("no")


THINGS: dict[str, object] = {
    "nothing": None,
    "true": True,
    "a list": [],
    "a mapping": {},
    "a mapping with numbers for keys": {1: 2},
    "bytes": b"\xff",
    "a negative number": -1,
    "a fraction": 0.5,
    "not a number": float("nan"),
    "without end": float("inf"),
    "2**64": 2**64,
    "a number of 5,000 digits": 10**5000,
    "no text": "",
    "other digits": "٣",
    "digits above": "²",
    "half a character": "\ud800",
    "the character NUL": "\0",
    "a line break": "a\nb",
    "a million letters": "x" * 10**6,
    "commas": "," * 10**5,
    "a million names": ["cellar"] * 10**6,
    "5,000 levels": nested(5000),
    "10 levels": nested(10),
    "a list in itself": ring(),
    "an object": object(),
    "an object that cannot be shown": Silent(),
    "a set": {1, 2},
    "a type": int,
}
anything = pytest.mark.parametrize("thing", list(THINGS.values()), ids=list(THINGS))
# What JSON cannot hold cannot come by way of the command line, HTTP or a file.
TEXTS: dict[str, bytes] = {
    "nothing at all": b"",
    "no JSON": b"what?",
    "the beginning of a record": b'{"game": "dominion", "pl',
    "1,000 levels": b"[" * 1000 + b"]" * 1000,
    "100,000 levels": b"[" * 100_000,
    "1,000 levels of objects": b'{"a":' * 1000 + b"1" + b"}" * 1000,
    "invalid UTF-8": b'{"game": "\xff\xfe"}',
    "half a UTF-8 character": '{"game": "é"}'.encode()[:-3],
    "UTF-16": '{"game": "dominion"}'.encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf{}",
    "a number of 5,000 digits": b"1" * 5000,
    "a seed of 5,000 digits": b'{"seed": ' + b"9" * 5000 + b"}",
    "other digits": '{"seed": ٣}'.encode(),
    "NaN": b'{"seed": NaN}',
    "1e999": b'{"seed": 1e999}',
    "a key that is there twice": b'{"game": "dominion", "game": "uprising"}',
    "a key that is there twice, inside": b'{"options": {"kingdom": "first_game", "kingdom": "random"}}',
    "half a character": b'{"game": "\\ud800"}',
    "the character NUL": b'{"game": "\\u0000"}',
    "a control character": b'{"game": "\x01"}',
    "a list": b"[]",
    "a number": b"5",
    "null": b"null",
    "an unknown field": b'{"' + b"x" * 10_000 + b'": 1}',
    "a binary file": bytes(range(256)) * 10,
}
any_text = pytest.mark.parametrize("text", list(TEXTS.values()), ids=list(TEXTS))


def refused(call: Callable[[], object], *kinds: type[gh.GreatHallError]) -> str:
    """What is said when the call is refused, in a sentence that can be read and printed."""
    with pytest.raises(kinds or gh.GreatHallError) as error:
        call()
    said = str(error.value)
    assert 10 < len(said) < LONGEST_ERROR, said
    said.encode()
    return said


# -- what an error repeats


@anything
def test_whatever_an_error_repeats_is_short_and_can_be_printed(thing: object) -> None:
    assert 0 < len(shown(thing)) < 300
    shown(thing).encode()


@pytest.mark.parametrize(
    "text", ["٣", "²", "१२", "-1", "+1", "1_0", " 1", "1 ", "", "0x1", "1" * 5000, "1.0", "１"]
)
def test_a_number_in_text_has_the_digits_0_to_9_and_not_too_many(text: str) -> None:
    assert whole_number(text) is None


def test_a_number_in_text_is_read() -> None:
    assert [whole_number(text) for text in ("0", "7", "007", str(2**64 - 1))] == [0, 7, 7, 2**64 - 1]


# -- JSON


def test_json_is_read() -> None:
    text = '{"a": [1, -2, 1.5, null, true, "ä\\ud83d\\ude00"], "b": {}}'
    assert read_json(text) == read_json(text.encode()) == json.loads(text)


def test_json_may_be_nested_but_not_too_deep() -> None:
    for levels, fits in ((DEEPEST, True), (DEEPEST + 2, False), (995, False), (10**6, False)):
        text = "[" * levels + "]" * levels
        if fits:
            read_json(text)
        else:
            assert "nested deeper than" in refused(lambda text=text: read_json(text), Unreadable)  # type: ignore[misc]


def test_a_key_that_is_there_twice_is_named() -> None:
    assert "'b' stands there twice" in refused(lambda: read_json('{"a": {"b": 1, "c": 2, "b": 1}}'), Unreadable)


def test_plain_words_are_told_from_json_that_is_refused() -> None:
    refused(lambda: read_json("first_game"), NotJson)
    with pytest.raises(Unreadable) as error:
        read_json("[" * 1000)
    assert not isinstance(error.value, NotJson)


def test_a_text_without_end_is_refused_before_it_is_read() -> None:
    assert "larger than" in refused(lambda: read_json(b" " * (LARGEST + 1)), Unreadable)


# -- the library


@anything
def test_no_game_is_called_that(thing: Any) -> None:
    assert "dominion, imperium, uprising" in refused(lambda: gh.new_game(thing), gh.UnknownGame)


@pytest.mark.parametrize("game", GAMES)
@anything
def test_a_wrong_number_of_players_is_refused(game: str, thing: Any) -> None:
    if thing is not None:
        assert "players" in refused(lambda: gh.new_game(game, players=thing), gh.BadOption)


@anything
def test_a_wrong_seed_is_refused(thing: Any) -> None:
    if thing is not None:
        assert "2**64 - 1" in refused(lambda: gh.new_game("dominion", seed=thing), gh.BadOption)


@anything
def test_options_that_are_no_mapping_of_names_are_refused(thing: Any) -> None:
    if thing is not None and thing != {}:
        refused(lambda: gh.new_game("dominion", options=thing), gh.BadOption)


@pytest.mark.parametrize("game", GAMES)
@anything
def test_an_option_of_another_name_is_refused(game: str, thing: Any) -> None:
    if isinstance(thing, (list, dict, set)):
        thing = repr(thing)[:5] if not isinstance(thing, list) else "[]"
    said = refused(lambda: gh.new_game(game, options={thing: 1}), gh.BadOption)
    assert "option" in said


# For one player.
ALONE = ("difficulty", "rivals", "expert_deployment", "brutal_escalation", "row_churn")
# For one or two, for two, for six (Uprising).
FEW = (*ALONE, "smart_politics")
TWO = ("streamlined",)
SIX = ("go_to_11", "throne_row_at_start")
COUNTS = dict.fromkeys(FEW, 1) | dict.fromkeys(TWO, 2) | dict.fromkeys(SIX, 6)
ALL_OPTIONS = [
    ("dominion", "kingdom"),
    ("dominion", "sets"),
    ("dominion", "first_player"),
    ("dominion", "masquerade_empty_hand"),
    ("dominion", "open_discards"),
    ("imperium", "leaders"),
    ("imperium", "first_player"),
    *(("imperium", option) for option in ALONE),
    ("uprising", "leaders"),
    ("uprising", "first_player"),
    ("uprising", "choam"),
    ("uprising", "original"),
    ("uprising", "original_conflicts"),
    *(("uprising", option) for option in COUNTS),
]
FLAGS = ("open_discards", "choam", "original_conflicts", *ALONE[2:], "smart_politics", *TWO, *SIX)
RIGHT = {*((flag, "true") for flag in FLAGS), ("original", "a list")}


@pytest.mark.parametrize(("game", "option"), ALL_OPTIONS)
@pytest.mark.parametrize("what", list(THINGS))
def test_a_wrong_value_is_refused_by_the_name_of_its_option(game: str, option: str, what: str) -> None:
    players = COUNTS.get(option)
    if (option, what) in RIGHT or (option, what) == ("sets", "nothing"):
        gh.new_game(game, players, options={option: THINGS[what]})
        return
    assert option in refused(lambda: gh.new_game(game, players, options={option: THINGS[what]}), gh.BadOption)


def test_every_option_is_tried_here() -> None:
    assert {(game, option) for game in GAMES for option in rules_of(game).options()} == set(ALL_OPTIONS)


def test_options_are_the_games_own_once_it_has_begun() -> None:
    kingdom = [
        "cellar",
        "market",
        "militia",
        "mine",
        "moat",
        "remodel",
        "smithy",
        "village",
        "woodcutter",
        "workshop",
    ]
    options = {"kingdom": kingdom}
    game = gh.new_game("dominion", seed=1, options=options)
    kingdom.clear()
    assert gh.replay(game.record()).digest() == game.digest()


@anything
def test_what_is_no_seat_index_code_or_seed_leaves_the_game_as_it_was(thing: Any) -> None:
    game = gh.new_game("uprising", seed=4)
    game.choose(0)
    before = game.digest(), game.record()
    if thing is not None:
        refused(lambda: game.view(thing), gh.BadOption)
        refused(lambda: game.determinize(thing, 1), gh.BadOption)
    refused(lambda: game.determinize(None, thing), gh.BadOption)
    refused(lambda: game.choose(thing), gh.IllegalChoice)
    refused(lambda: game.choose_code(thing), gh.IllegalChoice)
    if thing is not None:
        refused(lambda: game.undo(thing), gh.BadOption)
    assert (game.digest(), game.record()) == before


@anything
def test_what_is_no_record_and_no_saved_game_is_refused(thing: Any) -> None:
    refused(lambda: gh.replay(thing), gh.BadRecord)
    refused(lambda: gh.load(thing), gh.BadRecord)


@any_text
def test_a_text_that_is_no_record_and_no_saved_game_is_refused(text: bytes) -> None:
    refused(lambda: gh.replay(text), gh.BadRecord)
    refused(lambda: gh.load(text), gh.BadRecord)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("what", list(THINGS))
def test_a_record_with_anything_for_a_part_is_refused(game: str, what: str) -> None:
    record = gh.new_game(game, seed=1).record()
    for part in list(record):
        if part in ("game", "players", "seed", "choices") and (part, what) != ("choices", "a list"):
            refused(lambda part=part: gh.replay(record | {part: THINGS[what]}), gh.BadRecord)  # type: ignore[misc]


def test_a_record_that_says_something_twice_is_refused_and_the_key_named() -> None:
    text = json.dumps(gh.new_game("dominion", seed=1).record())
    twice = text.replace('"seed": 1', '"seed": 1, "seed": 2')
    assert "'seed' stands there twice" in refused(lambda: gh.replay(twice), gh.BadRecord)
    saved = gh.new_game("dominion", seed=1).save()
    again = saved.replace(b'"digest":', b'"digest":"","digest":')
    assert again != saved
    assert "'digest' stands there twice" in refused(lambda: gh.load(again), gh.BadRecord)


@anything
def test_what_names_no_mix_is_refused(thing: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GREATHALL_HOME", str(tmp_path))
    gh.save_mix("mine", ["chani"])
    if thing not in ("٣", "²"):  # words like any other
        refused(lambda: gh.save_mix(thing, ["chani"]), gh.BadOption)
    refused(lambda: gh.save_mix("other", thing), gh.BadOption)
    refused(lambda: gh.remove_mix(thing), gh.BadOption)
    assert gh.saved_mixes() == {"mine": ["chani"]}


@any_text
def test_a_file_of_mixes_that_cannot_be_read_is_named(
    text: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREATHALL_HOME", str(tmp_path))
    (tmp_path / "mixes.json").write_bytes(text)
    for call in (gh.saved_mixes, lambda: gh.save_mix("mine", ["chani"]), lambda: gh.remove_mix("mine")):
        assert "mixes.json" in refused(call, gh.BadOption)
    assert (tmp_path / "mixes.json").read_bytes() == text
    gh.new_game("uprising", options={"original": "none"})
    assert [info.id for info in game_infos()] == list(gh.games())


def test_mixes_that_cannot_be_written_are_not_lost_silently(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GREATHALL_HOME", str(tmp_path / "file"))
    refused(lambda: gh.save_mix("mine", ["chani"]), gh.BadOption)


@anything
def test_what_is_no_card_set_or_language_is_refused(thing: Any) -> None:
    if isinstance(thing, str):
        for game in GAMES:
            refused(lambda game=game: descriptor_of(game).text.card_text(thing), gh.BadOption)  # type: ignore[misc]
            refused(lambda game=game: descriptor_of(game).text.printed(thing), gh.BadOption)  # type: ignore[misc]
            refused(lambda game=game: descriptor_of(game).text.printed(None, thing), gh.BadOption)  # type: ignore[misc]


def test_a_simulation_without_end_is_refused() -> None:
    for wrong in ({"games": 10**30}, {"jobs": 10**30}, {"seed": 10**30}, {"games": -1}):
        refused(lambda wrong=wrong: simulate("dominion", ["bmu", "bmu"], **({"games": 1} | wrong)), gh.BadOption)  # type: ignore[misc]


# -- Dominion: `sets` beside a kingdom


@pytest.mark.parametrize("kingdom", ["first_game", "deconstruction"])
def test_a_named_kingdom_that_is_not_of_the_chosen_sets_is_refused(kingdom: str) -> None:
    options = {"kingdom": kingdom, "sets": "intrigue1e"}
    assert "'sets' is intrigue1e" in refused(lambda: gh.new_game("dominion", options=options), gh.BadOption)


def test_ten_cards_that_are_not_of_the_chosen_sets_are_refused_by_name() -> None:
    game = gh.new_game("dominion", seed=1, options={"kingdom": "victory_dance", "sets": ["intrigue1e"]})
    cards = [*cast("list[str]", [pile["card"] for pile in cast("Any", game.view()["supply"])][-10:])]
    gh.new_game("dominion", options={"kingdom": cards, "sets": ["intrigue1e"]})
    options = {"kingdom": [*cards[:9], "witch"], "sets": ["intrigue1e"]}
    assert "'witch' of base1e" in refused(lambda: gh.new_game("dominion", options=options), gh.BadOption)


# -- the command line


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Callable[..., str]:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("GREATHALL_HOME", str(tmp_path / "home"))

    def call(*words: str) -> str:
        """What is said on stderr; the program ends with 2, and not by an error that nobody caught."""
        monkeypatch.setattr(sys, "argv", ["greathall", *words])
        monkeypatch.setattr(sys, "stdin", io.StringIO(""))
        with pytest.raises(SystemExit) as exit:
            cli.main()
        out, err = capsys.readouterr()
        assert (exit.value.code, out) == (2, "")
        assert err
        assert "Traceback" not in err
        assert len(err) < 3 * LONGEST_ERROR
        return err

    return call


WORDS = ["", "٣", "x" * 100_000, "\udcff", "[[[[", "{", "-", "💣", "1" * 5000, "../..", "a,b,c,d,e,f,g,h,i"]


@pytest.mark.parametrize("word", WORDS)
@pytest.mark.parametrize(
    "command",
    [
        "play {}",
        "play --bots {}",
        "play --seed {}",
        "play --option {}",
        "play --option kingdom={}",
        "play --option first_player={}",
        "play imperium --option leaders={}",
        "play uprising --option original={}",
        "play uprising --option choam={}",
        "sim {} --bots bmu,bmu",
        "sim dominion --bots {}",
        "sim dominion --bots bmu,bmu --games {}",
        "sim dominion --bots bmu,bmu --seed {}",
        "sim dominion --bots bmu,bmu --jobs {}",
        "sim dominion --bots bmu,bmu --option sets={}",
        "sim dominion --bots bmu,bmu --option {}=1",
        "cards {}",
        "cards dominion --set {}",
        "cards uprising --set {}",
        "cards dominion --lang {}",
        "cards dominion --format {}",
        "replay {}",
        "mix save {} chani",
        "mix save mine {}",
        "mix remove {}",
        "serve --port {}",
        "{}",
    ],
)
def test_every_command_says_what_is_wrong_with_a_word(run: Callable[..., str], command: str, word: str) -> None:
    if command == "mix save {} chani" and word in ("٣", "[[[[", "{", "-", "💣", "../.."):
        return  # names like any other
    if command in ("{}", "cards dominion --format {}") and len(word) > LONGEST_ERROR:
        return  # said by the library that reads the command line
    run(*(part.replace("{}", word) for part in command.split()))


def test_an_option_without_a_value_or_given_twice_is_refused(run: Callable[..., str]) -> None:
    assert "name=value" in run("play", "--option", "kingdom")
    assert "name=value" in run("play", "--option", "=first_game")
    twice = ["--option", "kingdom=first_game", "--option", "kingdom=random"]
    assert "'kingdom' is given twice" in run("play", *twice)
    assert "'a' stands there twice" in run("play", "--option", 'kingdom={"a": 1, "a": 2}')


@any_text
def test_a_file_that_is_no_record_is_refused(run: Callable[..., str], tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(text)
    assert "no record of a game" in run("replay", str(file))


def test_a_file_that_is_not_there_a_folder_or_without_end_is_refused(
    run: Callable[..., str], tmp_path: Path
) -> None:
    assert "cannot be read" in run("replay", str(tmp_path / "nothing.json"))
    assert "cannot be read" in run("replay", str(tmp_path))
    assert "larger than" in run("replay", "/dev/zero")
    assert "cannot be written" in run("play", "--record", str(tmp_path))
    assert "cannot be written" in run("play", "--record", str(tmp_path / "no" / "folder.json"))


@pytest.mark.parametrize(
    "typed", [b"\xff\xfe\n", "٣\n".encode(), b"1" * 5000 + b"\n", b"\0\n", b"? [/]\n", b"99\n"]
)
def test_whatever_is_typed_in_a_game_is_an_answer_that_is_none(typed: bytes) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "greathall", "play", "--seed", "1"], input=typed * 2 + b"q\n", capture_output=True
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"You have left the game." in done.stdout


# -- the server's own settings

DATABASES = [
    "",
    "postgresql://",
    "postgresql://user:secret@host:port/name",
    "postgresql://user:secret@[::1/name",
    "mysql://user:secret@host/name",
    "sqlite://host/path",
    "://",
    "x://y://z",
    "~nobody-of-that-name/tables.db",
    "a\0b",
    "sqlite:///a\0b",
]


@pytest.mark.parametrize("db", DATABASES)
def test_a_database_that_is_none_is_refused_without_telling_its_password(
    db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncio

    monkeypatch.chdir(tmp_path)

    def open_it() -> None:
        with alone_with(db):
            database_url(db)
            asyncio.run(check_database(db))

    assert "secret" not in refused(open_it, gh.BadOption)


def test_a_database_that_cannot_be_opened_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    import asyncio

    binary = tmp_path / "binary.db"
    binary.write_bytes(bytes(range(256)) * 64)
    for db in (str(binary), str(tmp_path), f"{binary}/tables.db", "/proc/none/tables.db"):

        def open_it(db: str = db) -> None:
            with alone_with(db):
                asyncio.run(check_database(db))

        refused(open_it, gh.BadOption)
    assert binary.read_bytes() == bytes(range(256)) * 64


@pytest.mark.parametrize(
    ("host", "port"), [("127.0.0.1", -1), ("127.0.0.1", 65536), ("no such name", 0), ("x" * 999, 0)]
)
def test_an_address_that_is_none_is_refused(host: str, port: int) -> None:
    refused(lambda: listen(host, port), gh.BadOption)
