"""Everybody is spoken to in their own language, also two at one table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.server.clients import BOT, ME, Live, all_at, play_last, refuses, sit_down
from tests.server.finished import finished
from tests.server.house import House
from tests.text.leftover import ENGLISH_WORDS

from greathall import server
from greathall.house.registry import descriptor_of
from greathall.kernel.events import Event
from greathall.server import pages, tongues
from greathall.server.errors import Refused
from greathall.server.limits import LIMITED
from greathall.server.messages import DoneNews, ErrorNews, LogNews
from greathall.server.summary import summary
from greathall.server.tongues import wished
from greathall.text.fluent import languages, texts
from greathall.text.names import Names
from greathall.text.said import Said

pytestmark = pytest.mark.anyio

OFFERED = ("en", "de", "el")


@pytest.fixture
def three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if they were complete."""
    monkeypatch.setattr(tongues, "languages", lambda: OFFERED)


@pytest.mark.parametrize(
    ("wish", "lang"),
    [
        (None, "en"),
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.8, EL-gr", "el"),
        ("fr, el;q=0.5, de;q=0.6", "de"),
        ("de;q=0, el;q=0.1", "el"),
        ("el; q=0.8, de; Q=0.9, en; q = 0.7", "de"),
        ("fr;q=x, ;;q=, de;q=nonsense", "en"),
        ("*", "en"),
        ("fr," * 1000 + "de", "en"),
    ],
)
def test_the_best_of_the_languages_that_a_browser_wants_is_taken(wish: str | None, lang: str) -> None:
    assert wished(wish, OFFERED) == lang


def test_nobody_is_offered_a_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tongues, "languages", lambda: ("en",))
    assert wished("de") == "en"


@pytest.mark.usefixtures("three_languages")
async def test_two_at_a_table_are_told_the_same_in_their_own_languages(small_house: House) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, (a, b) = await sit_down(anna, ben, options={"kingdom": "first_game"})
    assert isinstance(await b.ask("speak", lang="de"), DoneNews)
    for _ in range(6):
        mover = next(live for live in (a, b) if live.codes)
        done = await mover.choose(mover.codes[0])
        assert isinstance(done, DoneNews)
        await all_at([a, b], done.version)
    assert [line.what for line in a.log] == [line.what for line in b.log]
    told = [(mine.text, theirs.text) for mine, theirs in zip(a.log, b.log, strict=True)]
    assert all(mine != theirs for mine, theirs in told), told

    # Names are inflected; what they lead to is the same.
    english, german_looker = [await (await small_house.guest()).watch(id) for _ in range(2)]
    await german_looker.ask("speak", lang="de")
    links = [[(link.kind, link.id) for link in line.links] for line in english.log]
    assert any(links)
    assert links == [[(link.kind, link.id) for link in line.links] for line in german_looker.log]

    # In mid-game, everything is said anew: the log from its beginning, and what is asked.
    german = [line.text for line in b.log]
    assert isinstance(await a.ask("speak", lang="el-GR"), DoneNews)
    assert a.frame.log_whole
    assert isinstance(await b.ask("speak", lang="en"), DoneNews)
    assert isinstance(await b.ask("speak", lang="de"), DoneNews)
    assert [line.text for line in b.log] == german
    asked = next(live for live in (a, b) if live.codes)
    decision = asked.frame.decision
    assert decision is not None
    game = small_house.hall.tables[id].game
    assert game is not None
    question = descriptor_of("dominion").text.question(game.state, "el" if asked is a else "de", ["Anna", "Ben"])
    assert decision.text == question


@pytest.mark.usefixtures("three_languages")
async def test_a_line_of_the_log_is_written_once_for_each_language(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, lives = await sit_down(anna, ben, options={"kingdom": "first_game"})
    lookers = [await (await small_house.guest()).watch(id) for _ in range(3)]
    for live in lookers[1:]:
        await live.ask("speak", lang="de")
    written: list[str] = []
    text = descriptor_of("dominion").text
    told = text.told

    def write(events: Sequence[Event], names: Names, joined: bool) -> list[Said]:
        written.append(names.lang)
        return told(events, names, joined)

    monkeypatch.setattr(text, "told", write)
    await play_last(lives, 4)
    english, german = written.count("en"), written.count("de")
    # Two seats and a spectator in English; two spectators in German, for whom it is written once.
    assert 0 < german <= english
    assert german == 4


@pytest.mark.usefixtures("three_languages")
async def test_earlier_pages_of_the_log_are_in_the_readers_language(small_house: House) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    _, (a, b) = await sit_down(anna, ben, options={"kingdom": "first_game"})
    await b.ask("speak", lang="de")
    await play_last([a, b], 3)
    mine, theirs = await a.ask("earlier", before=3), await b.ask("earlier", before=3)
    assert isinstance(mine, LogNews)
    assert isinstance(theirs, LogNews)
    assert mine.lines
    assert len(mine.lines) == len(theirs.lines)
    assert all(one.text != other.text for one, other in zip(mine.lines, theirs.lines, strict=True))


@pytest.mark.usefixtures("three_languages")
async def test_what_is_asked_for_over_http_comes_in_the_browsers_language(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    anna.http.headers["Accept-Language"] = "de"
    german = await anna.get("/api/games/dominion/catalogue")
    anna.http.headers["Accept-Language"] = "en"
    english = await anna.get("/api/games/dominion/catalogue")
    assert (german["lang"], english["lang"]) == ("de", "en")
    assert german["things"]["card:smithy"]["name"] == "Schmiede"
    assert english["things"]["card:smithy"]["name"] == "Smithy"
    assert german["things"]["card:smithy"]["english"] == "Smithy"


@pytest.mark.usefixtures("three_languages")
async def test_what_is_refused_is_refused_in_the_language_of_whoever_asked(
    small_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    said = Refused.said

    def say(refused: Refused, lang: str) -> str:
        asked.append(lang)
        return said(refused, lang)

    monkeypatch.setattr(Refused, "said", say)
    anna = await small_house.guest("Anna")
    anna.http.headers["Accept-Language"] = "el"
    with refuses("no_table"):
        await anna.table("none")
    _, (a,) = await sit_down(anna, seats=[BOT])
    await a.ask("speak", lang="de")
    assert isinstance(await a.ask("look", seat=1), ErrorNews)
    assert asked == ["el", "de"]


def test_every_refusal_has_its_words() -> None:
    """In whatever part of the server it is made."""
    source = "".join(path.read_text(encoding="utf-8") for path in Path(server.__path__[0]).glob("*.py"))
    made = re.findall(r'Refused\(\s*[^,]+, "([a-z-]+)"', source)
    assert len(made) > 60
    ours = texts("en")
    assert [why for why in made if not ours.has(f"refused-{why}")] == []
    assert [kind for kind in LIMITED if not ours.has(f"refused-too-often-{kind.replace('_', '-')}")] == []


@pytest.mark.parametrize("lang", ["de", "hu", "cs", "el"])
@pytest.mark.parametrize("game", ["dominion", "imperium", "uprising"])
def test_the_end_of_a_game_is_told_in_the_language_of_who_reads_it(game: str, lang: str) -> None:
    record = finished(game).record()
    english, told = summary(record), summary(record, lang=lang)
    for theirs, own in zip(english.finals, told.finals, strict=True):
        assert all(fact.name != same.name for fact, same in zip(theirs.facts, own.facts, strict=True))
    points = [[part.what for final in whole.finals for part in final.points_from] for whole in (english, told)]
    assert points[0] != points[1]
    words = [
        *(series.name for series in told.series),
        *(fact.name for final in told.finals for fact in final.facts),
    ]
    assert [word for word in words if ENGLISH_WORDS.search(word.lower())] == []


async def test_what_is_wrong_with_an_option_is_said_in_the_language_of_who_asked(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    said = []
    for lang in ("en", "de"):
        wanted = {"game": "dominion", "seats": [ME, BOT], "options": {"kingdom": "no such set"}}
        answer = await anna.http.post("/api/tables", json=wanted, headers={"Accept-Language": lang})
        assert answer.status_code == 422
        said.append(answer.json()["message"])
    assert "no such set" in said[0]
    assert said[0] != said[1]


async def test_what_a_refusal_has_in_it_is_in_the_same_language(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    anna.http.headers["accept-language"] = "de"
    one = await anna.http.post("/api/tables", json={"game": "dominion", "seats": [{"kind": "me"}]})
    assert one.json()["message"] == "dieses Spiel ist für 2 bis 6 Personen"
    none = await anna.http.post("/api/tables", content=b"{")
    assert "JSON" in none.json()["message"]
    assert "it is no" not in none.json()["message"]


async def test_what_happens_to_a_table_everybody_is_told_in_their_own_language(small_house: House) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, (a, b) = await sit_down(anna, ben, options={"kingdom": "first_game"})
    await b.ask("speak", lang="de")
    (await small_house.hall.table(id)).send_away()
    await a.until(lambda: troubles(a))
    await b.until(lambda: troubles(b))
    assert troubles(a) == ["this table has been cleared away"]
    assert troubles(b) == ["dieser Tisch wurde abgeräumt"]


def troubles(live: Live) -> list[str]:
    return [news.message for news in live.news if isinstance(news, ErrorNews)]


async def test_who_has_no_name_is_called_so_in_the_language_of_whoever_reads_it(small_house: House) -> None:
    """Guests, people who share their word for it, and bots of any kind."""
    anna, ben = await small_house.guest(), await small_house.guest()
    ben.http.headers["accept-language"] = "cs"
    deck = {"kind": "bot", "bot": "big-money"}
    id = await anna.open_table(
        "dominion", ME, {"kind": "open"}, {"kind": "bot", "bot": "normal"}, deck, listed=True
    )
    await ben.join(id)
    said = {}
    for who in (anna, ben):
        said[who.id] = [seat.name for seat in (await who.table(id)).seats]
    assert said[anna.id] == ["Guest", "Guest 2", "Alder", "Big Money"]
    assert said[ben.id][:3] == ["Host", "Host 2", "Olše"]
    a, b = await anna.watch(id), await ben.watch(id)
    await a.say("hello")
    await b.until(lambda: b.chat)
    assert (a.chat[0].name, b.chat[0].name) == ("Guest", "Guest")
    await b.ask("speak", lang="cs")
    assert b.table is not None
    assert [seat.name for seat in b.table.seats][:2] == ["Host", "Host 2"]
    await anna.put("/api/me", {"name": "Anna"})
    await b.until(lambda: b.table is not None and b.table.seats[0].name == "Anna")
    assert [seat.name for seat in b.table.seats][:2] == ["Anna", "Host"]


async def test_the_opponent_of_a_guided_game_has_a_name_in_each_language(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    opened = await anna.http.post("/api/guided/dominion/first_game")
    id = opened.json()["table"]
    called = []
    for lang in ("en", "de"):
        answer = await anna.http.get(f"/api/tables/{id}", headers={"Accept-Language": lang})
        called.append(answer.json()["seats"][1]["name"])
    assert called == ["Pip", "Fink"]


async def test_a_request_that_gets_nowhere_is_refused_in_the_language_of_who_sent_it(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    lang = {"Accept-Language": "de"}
    wrong = [
        (
            "bad_origin",
            "von unseren Seiten",
            await anna.http.put("/api/me", headers={**lang, "Origin": "http://x"}),
        ),
        ("bad_host", "kein Name", await anna.http.get("/api/me", headers={**lang, "Host": "?"})),
        ("bad_host", "hört auf", await anna.http.get("/api/me", headers={**lang, "Host": "elsewhere"})),
        ("too_large", "Bytes", await anna.http.put("/api/me", headers=lang, content=b" " * 200_000)),
    ]
    for code, words, answer in wrong:
        assert answer.json()["code"] == code
        assert words in answer.json()["message"]
    _, (live,) = await sit_down(anna, seats=[BOT])
    await live.ask("speak", lang="de")
    for text in ("{", "x" * 5000):
        await live.socket.send(text)
    await live.socket.send(b"{}")
    await live.until(lambda: len(troubles(live)) == 3)
    assert "nicht lesbar" in troubles(live)[0]
    assert "4.096 Zeichen" in troubles(live)[1]
    assert "besteht aus Text" in troubles(live)[2]


async def test_the_page_and_what_a_device_installs_say_in_each_language_what_they_are(
    small_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    web = Path(__file__).resolve().parents[2] / "web"
    for file in (web / "index.html", web / "public" / "manifest.webmanifest"):
        (tmp_path / file.name).write_text(file.read_text("utf-8"), "utf-8")
    monkeypatch.setattr(pages, "WEB", tmp_path)
    anna = await small_house.guest("Anna")
    for lang in languages():
        about = texts(lang).say("app-description")
        anna.http.headers["accept-language"] = lang
        page, manifest = await anna.http.get("/"), await anna.http.get("/manifest.webmanifest")
        assert f'<html lang="{lang}">' in page.text
        assert f'content="{about}"' in page.text
        assert manifest.json()["description"] == about
        assert manifest.headers["content-type"].startswith("application/manifest+json")
