"""How others come to a table: what a chat shows of its link, by which address they find it, its QR code."""

from __future__ import annotations

import re

import pytest
from tests.server.clients import ME, OPEN, refuses, sit_down
from tests.server.house import House

from greathall.server.messages import QrCode, Reach
from greathall.server.reach import Place, own_address, qr_code

pytestmark = pytest.mark.anyio


def tags(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="og:(\w+)" content="([^"]*)" />', page))


async def test_a_link_to_a_table_shows_its_title_its_game_and_who_is_waiting(small_house: House) -> None:
    anna = await small_house.guest("Anna <b>")
    id = await anna.open_table("dominion", ME, OPEN, OPEN, name='Tea & "cake"', listed=False)
    invite = (await anna.table(id)).invite
    assert invite is not None
    small_house.hall.tables.clear()
    page = (await small_house.stranger().http.get(invite)).text
    found = tags(page)
    assert found["title"] == "Tea &amp; &quot;cake&quot; · Dominion"
    assert found["description"] == "Waiting: Anna &lt;b&gt;. 2 seats are free."
    assert found["image"] == f"{small_house.url}/icon-512.png"
    assert invite.rpartition("/")[2] not in page
    assert "<b>" not in page
    assert not small_house.hall.tables, "no game is loaded for whoever only looks at a link"


async def test_a_link_to_a_game_under_way_says_who_plays(small_house: House) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, _ = await sit_down(anna, ben)
    found = tags((await anna.http.get(f"/table/{id}")).text)
    assert (found["title"], found["description"]) == ("Dominion", "Being played by Anna and Ben.")


@pytest.mark.parametrize("path", ["/", "/help", "/table/nowhere", "/join/no-such/invite"])
async def test_other_links_show_nothing_of_a_table(small_house: House, path: str) -> None:
    answer = await small_house.stranger().http.get(path)
    assert answer.status_code == 200
    assert tags(answer.text) == {}


HERE = "127.0.0.1", "localhost"


def test_a_server_that_only_this_machine_can_reach_says_what_opens_it() -> None:
    own = own_address()
    nearby = None if own is None else f"http://{own}:8000"
    assert Place().reach(*HERE) == Reach(True, nearby, "greathall serve --host 0.0.0.0")
    assert Place("localhost", 8123).reach(*HERE).command == "greathall serve --host 0.0.0.0 --port 8123"


def test_a_server_in_the_local_network_says_by_which_address_it_is_found() -> None:
    assert Place("192.168.7.7", 8000).reach(*HERE) == Reach(False, "http://192.168.7.7:8000", None)
    found = Place("0.0.0.0", 8000).reach(*HERE)
    assert (found.only_here, found.command) == (False, None)


def test_nobody_else_is_told_about_the_network_of_the_server() -> None:
    nothing = Reach(False, None, None)
    assert Place("0.0.0.0").reach("192.168.1.9", "192.168.1.2") == nothing
    assert Place().reach("127.0.0.1", "hall.example") == nothing
    assert Place(named=True).reach(*HERE) == nothing


async def test_a_link_as_a_qr_code_leads_here_and_nowhere_else(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    code = await anna.post("/api/qr", {"link": f"{small_house.url}/join/abc/def"}, QrCode)
    assert code == qr_code(f"{small_house.url}/join/abc/def")
    # The finder in its upper left corner: seven dark modules, then a light one.
    assert code.path.startswith("M0 0h7v1h-7z")
    assert code.size >= 21
    with refuses("bad_link"):
        await anna.post("/api/qr", {"link": "https://elsewhere.example/"})
    with refuses("nobody"):
        await small_house.stranger().post("/api/qr", {"link": small_house.url})
