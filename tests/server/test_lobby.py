"""People, and the tables they open, find, join and leave."""

from __future__ import annotations

import time
from typing import Any

import pytest
from tests.server.clients import BOT, ME, OPEN, Browser, Problems, play_last, refuses, sit_down
from tests.server.house import House

from greathall.server import hall
from greathall.server.messages import Me, Opened, TableInfo

pytestmark = pytest.mark.anyio


def seats(table: TableInfo) -> list[tuple[str, str]]:
    return [(seat.kind, seat.name) for seat in table.seats]


async def finish(anna: Browser, *others: Browser, **more: Any) -> str:
    """A table of a game that everybody gave up."""
    id, lives = await sit_down(anna, *others, **more)
    for seat, live in enumerate(lives[: len(lives) - 1] or lives):
        await live.resign(seat)
    await lives[0].until(lambda: lives[0].table and lives[0].table.status == "over")
    return id


# -- identities


async def test_a_new_browser_gets_an_identity_in_a_cookie_that_pages_cannot_read(house: House) -> None:
    browser = house.stranger()
    answer = await browser.http.post("/api/me")
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert int(cookie.split("max-age=")[1].split(";")[0]) > 365 * 24 * 3600
    again = await browser.http.post("/api/me")
    assert again.json() == answer.json()
    assert again.headers["set-cookie"] == answer.headers["set-cookie"]  # for as long again
    assert (await browser.get("/api/me", Me)).id == answer.json()["id"]


async def test_nobody_but_a_trusted_proxy_says_that_a_connection_is_encrypted(small_house: House) -> None:
    """What is true behind one, test_proxies.py tries with real ones."""
    for headers in ({}, {"X-Forwarded-Proto": "https"}):
        answer = await small_house.stranger().http.post("/api/me", headers=headers)
        assert "secure" not in answer.headers["set-cookie"].lower()


async def test_whoever_has_no_identity_may_look_around_and_change_nothing(house: House) -> None:
    anna = await house.guest("Anna")
    id = await anna.open_table("dominion", ME, OPEN, listed=True)
    stranger = house.stranger()
    for token in (None, "", "wrong", anna.token[:-1] + "_"):
        if token is not None:
            stranger.pretend(token)
        assert (await stranger.table(id)).yours is False
        assert [table.id for table in (await stranger.lobby()).open] == [id]
        for method, path, body in [
            ("GET", "/api/me", None),
            ("PUT", "/api/me", {"name": "Eve"}),
            ("POST", "/api/me/link", None),
            ("POST", "/api/tables", {"game": "dominion", "seats": [ME, BOT]}),
            ("POST", f"/api/tables/{id}/join", {"invite": None}),
            ("POST", f"/api/tables/{id}/leave", None),
            ("POST", f"/api/tables/{id}/fill", {"bot": "random"}),
            ("POST", f"/api/tables/{id}/rematch", None),
            ("DELETE", f"/api/tables/{id}", None),
        ]:
            with refuses("nobody"):
                await stranger.request(method, path, body, object)
    assert seats(await anna.table(id)) == [("person", "Anna"), ("open", "")]


async def test_an_unknown_cookie_makes_somebody_new(house: House) -> None:
    anna = await house.guest("Anna")
    stranger = house.stranger()
    stranger.pretend("a secret of another server")
    me = await stranger.meet()
    assert me.id != anna.id
    assert (await stranger.get("/api/me", Me)).id == me.id


async def test_a_new_name_reaches_the_seats_that_bear_the_old_one(house: House) -> None:
    anna = await house.guest()
    id = await anna.open_table("dominion", ME, {**ME, "name": "Little brother"}, OPEN)
    live = await anna.watch(id)
    await anna.put("/api/me", {"name": "  Anna \u200b\n Lee "})
    await live.until(lambda: live.table and live.table.seats[0].name == "Anna Lee")
    assert seats(await anna.table(id)) == [("person", "Anna Lee"), ("person", "Little brother"), ("open", "")]


async def test_guests_who_are_told_apart_by_a_number_lose_it_with_a_name_of_their_own(house: House) -> None:
    anna, ben, cleo = await house.guest(), await house.guest(), await house.guest()
    id = await anna.open_table("dominion", ME, OPEN, OPEN, OPEN, listed=True)
    await ben.join(id)
    await cleo.join(id)
    assert seats(await anna.table(id))[:3] == [("person", "Guest"), ("person", "Guest 2"), ("person", "Guest 3")]
    await ben.put("/api/me", {"name": "Ben"})
    await cleo.put("/api/me", {"name": "Ben"})
    assert seats(await anna.table(id))[:3] == [("person", "Guest"), ("person", "Ben"), ("person", "Ben 2")]


@pytest.mark.parametrize("name", ["", " \n ", "\u200b", "x" * 41])
async def test_a_name_has_letters_and_not_too_many(small_house: House, name: str) -> None:
    anna = await small_house.guest("Anna")
    with pytest.raises(Problems) as refused:
        await anna.put("/api/me", {"name": name})
    assert refused.value.status == 422
    assert (await anna.get("/api/me", Me)).name == "Anna"


async def test_a_link_moves_the_identity_to_another_device_once(house: House) -> None:
    anna = await house.guest("Anna")
    path = (await anna.post("/api/me/link"))["path"]
    assert path.startswith("/identity/")
    code = {"code": path.removeprefix("/identity/")}
    phone, eve = house.stranger(), house.stranger()
    assert (await phone.post("/api/me/claim", code, Me)).id == anna.id
    assert (await phone.get("/api/me", Me)).name == "Anna"
    assert phone.token != anna.token
    assert (await anna.get("/api/me", Me)).id == anna.id
    with refuses("bad_link"):
        await eve.post("/api/me/claim", code)
    assert not eve.cookie


async def test_a_link_to_another_device_expires(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna = await house.guest("Anna")
    path = (await anna.post("/api/me/link"))["path"]
    later = time.time() + hall.LINK_SECONDS + 1
    monkeypatch.setattr(time, "time", lambda: later)
    with refuses("bad_link"):
        await house.stranger().post("/api/me/claim", {"code": path.removeprefix("/identity/")})


# -- new tables


async def test_a_table_of_me_and_bots_begins_at_once(house: House) -> None:
    anna = await house.guest("Anna")
    id = await anna.open_table("uprising", ME, BOT, BOT, name="Evening", options={"choam": True})
    table = await anna.table(id)
    assert (table.status, table.name, table.players, table.steps) == ("playing", "Evening", 3, 0)
    assert (table.yours, table.owner, table.listed, table.invite) == (True, True, False, None)
    assert [seat.kind for seat in table.seats] == ["person", "bot", "bot"]
    assert len({seat.name for seat in table.seats}) == 3
    assert table.options["choam"] is True
    live = await anna.watch(id)
    await live.until(lambda: live.codes)


@pytest.mark.parametrize(
    "wanted",
    [
        {"game": "chess", "seats": [ME, BOT]},
        {"game": "chess", "seats": [ME, ME]},
        {"game": "dominion", "seats": [ME, BOT], "options": {"colour": "red"}},
        {"game": "dominion", "seats": [ME, BOT], "options": {"kingdom": "nowhere"}},
        {"game": "dominion", "seats": [ME, BOT], "options": {"kingdom": [[], {}]}},
        {"game": "dominion", "seats": [ME, BOT], "options": {"first_player": 2}},
        {"game": "imperium", "seats": [ME, BOT], "options": {"leaders": ["nobody", "nobody"]}},
        {"game": "uprising", "seats": [ME, BOT, BOT], "options": {"choam": "yes"}},
        {"game": "uprising", "seats": [ME, BOT, BOT], "options": {"original": {"no": "mix"}}},
        {"game": "dominion", "seats": [ME, {"kind": "bot", "bot": "deep-blue"}]},
        {"game": "imperium", "seats": [ME, {"kind": "bot", "bot": "big-money"}]},
        {"game": "dominion", "seats": [BOT, BOT]},
        {"game": "dominion", "seats": []},
        {"game": "dominion", "seats": [ME]},
        {"game": "dominion", "seats": [ME] * 7},
        {"game": "imperium", "seats": [ME] * 5},
        {"game": "dominion", "seats": [{"kind": "king"}, BOT]},
        {"game": "dominion", "seats": [{"kind": "me", "name": "x" * 41}, BOT]},
        {"game": "dominion", "seats": [ME, BOT], "name": "x" * 41},
        {"game": "dominion", "seats": [ME, BOT], "seed": 1},
        {"game": "dominion", "seats": [ME, BOT], "branch": {"table": "nowhere", "step": 0}},
    ],
)  # fmt: skip
async def test_a_table_that_cannot_be_is_refused_and_leaves_nothing(small_house: House, wanted: Any) -> None:
    anna = await small_house.guest("Anna")
    with pytest.raises(Problems) as refused:
        await anna.post("/api/tables", wanted)
    assert refused.value.status in (404, 422)
    assert len(refused.value.message) > 10
    assert (await anna.lobby()).mine == []


async def test_an_unknown_game_is_what_is_complained_about(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    with pytest.raises(Problems, match=r"chess.*dominion, imperium, uprising"):
        await anna.open_table("chess", ME, {"kind": "bot"})


async def test_very_many_seats_are_refused_promptly(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    took = []
    for _ in range(3):
        began = time.process_time()
        with pytest.raises(Problems):
            await anna.open_table("dominion", *[ME] * 4000)
        took.append(time.process_time() - began)
    assert min(took) < 0.5, took


async def test_seats_at_one_device_have_names_of_their_own(house: House) -> None:
    anna = await house.guest("Anna")
    id = await anna.open_table("dominion", ME, {**ME, "name": "Ben"}, ME, BOT)
    table = await anna.table(id)
    assert [seat.name for seat in table.seats[:3]] == ["Anna", "Ben", "Anna 2"]
    assert [seat.yours for seat in table.seats] == [True, True, True, False]


# -- joining


async def test_an_invitation_seats_whoever_opens_it_and_the_last_one_begins_the_game(house: House) -> None:
    anna, ben, cleo = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Cleo")
    id = await anna.open_table("dominion", OPEN, ME, OPEN)
    invite = (await anna.table(id)).invite
    assert invite is not None
    live = await anna.watch(id)
    joined = await ben.join(id, invite)
    assert (joined.yours, joined.owner, joined.status, joined.invite) == (True, False, "waiting", invite)
    assert seats(joined) == [("person", "Ben"), ("person", "Anna"), ("open", "")]
    await live.until(lambda: live.table and live.table.seats[0].name == "Ben")
    begun = await cleo.join(id, invite)
    assert (begun.status, begun.invite) == ("playing", None)
    await live.until(lambda: live.shown)
    assert live.frame.seat == 1
    assert live.table is not None
    assert live.table.status == "playing"
    dora = await house.guest("Dora")
    with refuses("full"):
        await dora.join(id, invite)


async def test_a_table_that_is_not_listed_is_for_those_who_were_invited(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN)
    other = await anna.open_table("dominion", ME, OPEN)
    wrong = (await anna.table(other)).invite
    for invite in (None, "/join/x/", "/join/x/wrong", "/join/x/ü", wrong):
        with refuses("not_invited"):
            await ben.join(id, invite)
    assert (await ben.table(id)).invite is None
    assert seats(await ben.table(id)) == [("person", "Anna"), ("open", "")]
    lobby = await ben.lobby()
    assert lobby.open == lobby.live == lobby.mine == []


async def test_an_invitation_says_before_anybody_sits_down_whether_it_is_good(house: House) -> None:
    anna, ben, cleo = [await house.guest(name) for name in ("Anna", "Ben", "Cleo")]
    id = await anna.open_table("dominion", ME, OPEN)
    invite = (await anna.table(id)).invite
    assert invite is not None
    good = f"/api/tables/{id}/invite/{invite.rpartition('/')[2]}"
    assert not (await ben.get(good, TableInfo)).yours
    with refuses("not_invited"):
        await ben.get(f"/api/tables/{id}/invite/wrong", TableInfo)
    await ben.join(id, invite)
    with refuses("full"):
        await cleo.get(good, TableInfo)
    assert (await ben.get(good, TableInfo)).yours


async def test_a_listed_table_is_open_to_all(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN, listed=True)
    assert [table.id for table in (await ben.lobby()).open] == [id]
    assert (await ben.join(id)).status == "playing"


async def test_a_guest_may_choose_among_the_free_seats(house: House) -> None:
    anna, ben, cleo = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Cleo")
    id = await anna.open_table("uprising", ME, OPEN, OPEN, BOT, OPEN, BOT)
    invite = (await anna.table(id)).invite
    joined = await ben.join(id, invite, seat=2)
    assert [seat.name for seat in joined.seats if seat.yours] == ["Ben"]
    assert [seat.kind for seat in joined.seats] == ["person", "open", "person", "bot", "open", "bot"]
    for taken in (0, 2, 3, 6, -1):
        with refuses("seat_taken"):
            await cleo.join(id, invite, seat=taken)
    assert [seat.yours for seat in (await cleo.join(id, invite)).seats] == [False, True, *[False] * 4]


async def test_joining_twice_is_the_same_seat(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN, OPEN, listed=True)
    for _ in range(2):
        assert seats(await ben.join(id)) == [("person", "Anna"), ("person", "Ben"), ("open", "")]
        assert seats(await anna.join(id)) == [("person", "Anna"), ("person", "Ben"), ("open", "")]


async def test_who_leaves_a_table_that_waits_leaves_an_open_seat(house: House) -> None:
    anna, ben, cleo = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Cleo")
    id = await anna.open_table("dominion", ME, OPEN, OPEN, listed=True)
    await ben.join(id)
    left = await ben.post(f"/api/tables/{id}/leave", type=TableInfo)
    assert (left.yours, left.invite) == (False, None)
    assert seats(left) == [("person", "Anna"), ("open", ""), ("open", "")]
    assert seats(await cleo.join(id)) == [("person", "Anna"), ("person", "Cleo"), ("open", "")]
    await ben.join(id)
    with refuses("begun"):
        await ben.post(f"/api/tables/{id}/leave")


async def test_bots_fill_the_open_seats_and_the_game_begins(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN, OPEN, OPEN, listed=True)
    await ben.join(id)
    with refuses("bad_option"):
        await anna.post(f"/api/tables/{id}/fill", {"bot": "deep-blue"})
    with refuses("not_yours"):
        await ben.post(f"/api/tables/{id}/fill", {"bot": "random"})
    filled = await anna.post(f"/api/tables/{id}/fill", {"bot": "random"}, TableInfo)
    assert filled.status == "playing"
    assert [(seat.kind, seat.bot) for seat in filled.seats] == [
        ("person", None), ("person", None), ("bot", "random"), ("bot", "random")
    ]  # fmt: skip
    assert len({seat.name for seat in filled.seats}) == 4
    with refuses("begun"):
        await anna.post(f"/api/tables/{id}/fill", {"bot": "random"})


async def test_only_its_owner_clears_a_table_away_and_only_while_it_waits(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id = await anna.open_table("dominion", ME, OPEN, OPEN, listed=True)
    await ben.join(id)
    live = await ben.watch(id)
    with refuses("not_yours"):
        await ben.delete(f"/api/tables/{id}")
    await anna.delete(f"/api/tables/{id}")
    await live.until(lambda: any(b"no_table" in raw for raw in live.raw))
    with refuses("no_table"):
        await anna.table(id)
    assert (await ben.lobby()).mine == (await ben.lobby()).open == []
    begun = await anna.open_table("dominion", ME, BOT)
    with refuses("begun"):
        await anna.delete(f"/api/tables/{begun}")


async def test_a_table_that_is_not_there_is_named(small_house: House) -> None:
    anna = await small_house.guest("Anna")
    for path in ("", "/replay", "/replay/0", "/summary", "/record"):
        with refuses("no_table"):
            await anna.get(f"/api/tables/nowhere{path}")
    for path in ("join", "leave", "rematch"):
        with refuses("no_table"):
            await anna.post(f"/api/tables/nowhere/{path}")


# -- lists


async def test_the_lobby_lists_my_tables_open_ones_live_ones_and_finished_ones(house: House) -> None:
    anna, ben, cleo = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Cleo")
    waiting = await anna.open_table("dominion", ME, OPEN, listed=True)
    hidden = await anna.open_table("dominion", ME, OPEN)
    playing, lives = await sit_down(anna, ben)
    alone = await anna.open_table("dominion", ME, BOT)
    over = await finish(anna, ben, options={"first_player": 0})

    def ids(tables: list[TableInfo]) -> set[str]:
        return {table.id for table in tables}

    mine = await anna.lobby()
    assert ids(mine.mine) == {waiting, hidden, playing, alone}
    assert (mine.open, mine.live, ids(mine.finished)) == ([], [], {over})
    others = await cleo.lobby()
    assert (ids(others.mine), ids(others.open), ids(others.live)) == (set(), {waiting}, {playing})
    assert ids(others.finished) == {over}
    assert all(table.invite is None for table in [*others.open, *others.live])
    assert ids((await ben.lobby()).mine) == {playing}
    moves = [{table.id: table.your_move for table in (await who.lobby()).mine} for who in (anna, ben)]
    decision = lives[0].frame.decision
    assert decision is not None
    assert [by_id[playing] for by_id in moves] == [decision.seat == 0, decision.seat == 1]
    assert moves[0][waiting] is False


async def test_whose_move_it_is_follows_the_choices(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, other) = await sit_down(anna, ben, options={"first_player": 0})
    while live.frame.decision is not None and live.frame.decision.seat == 0:
        assert (await anna.table(id)).your_move
        assert not (await ben.table(id)).your_move
        await live.choose(live.codes[-1])
    assert not (await anna.table(id)).your_move
    assert (await ben.table(id)).your_move
    await other.resign(1)
    assert not (await ben.table(id)).your_move


# -- after the game


async def test_a_rematch_is_one_new_table_for_everybody_who_asks(house: House) -> None:
    anna, ben, cleo = await house.guest("Anna"), await house.guest("Ben"), await house.guest("Cleo")
    id, (live, _) = await sit_down(anna, ben, options={"first_player": 0, "kingdom": "size_distortion"})
    with refuses("not_over"):
        await anna.post(f"/api/tables/{id}/rematch")
    await live.resign(0)
    with refuses("not_your_table"):
        await cleo.post(f"/api/tables/{id}/rematch")
    again = (await ben.post(f"/api/tables/{id}/rematch", type=Opened)).table
    assert again != id
    assert (await anna.post(f"/api/tables/{id}/rematch", type=Opened)).table == again
    await live.until(lambda: live.table and live.table.rematch == again)
    table = await anna.table(again)
    assert (table.status, seats(table)) == ("playing", [("person", "Anna"), ("person", "Ben")])
    assert table.options["kingdom"] == (await anna.table(id)).options["kingdom"]
    assert not any(seat.resigned for seat in table.seats)
    # The player to the left of the winner begins: Ben has won.
    assert table.options["first_player"] == 0
    assert table.your_move


@pytest.mark.parametrize("path", ["replay", "replay/0", "summary", "record"])
async def test_only_a_finished_game_can_be_seen_whole(house: House, path: str) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, _) = await sit_down(anna, ben, options={"first_player": 0})
    waiting = await anna.open_table("dominion", ME, OPEN)
    for table in (id, waiting):
        with refuses("not_over"):
            await anna.get(f"/api/tables/{table}/{path}")
    await live.choose(live.codes[0])
    await live.resign(0)
    assert await house.stranger().get(f"/api/tables/{id}/{path}")


async def test_a_record_leads_to_the_game_that_was_played(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, (live, _) = await sit_down(anna, ben, options={"first_player": 0})
    chosen = [live.codes[-1]]
    await live.choose(chosen[0])
    await live.resign(0)
    answer = await ben.http.get(f"/api/tables/{id}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="dominion-{id}.json"'
    assert answer.json()["choices"] == chosen
    whole = await ben.get(f"/api/tables/{id}/replay")
    assert len(whole["steps"]) == 1
    assert (await ben.get(f"/api/tables/{id}/replay/1?seat=1"))["seat"] == 1
    for bad in ("replay/2", "replay/0?seat=2", "replay/0?seat=-1", "replay/0?seat=x"):
        with pytest.raises(Problems) as refused:
            await ben.get(f"/api/tables/{id}/{bad}")
        assert refused.value.status == 422


async def test_play_goes_on_from_a_step_of_a_finished_game_at_a_new_table(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben, options={"first_player": 0})
    await play_last(lives, 3)
    await lives[0].resign(0)
    cleo = await house.guest("Cleo")
    for step, seated in ((-1, [ME, BOT]), (4, [ME, BOT]), (2**70, [ME, BOT]), (1, [ME, BOT, BOT])):
        with pytest.raises(Problems) as refused:
            await cleo.open_table("dominion", *seated, branch={"table": id, "step": step})
        assert refused.value.status == 422
    branch = await cleo.open_table("dominion", ME, BOT, branch={"table": id, "step": 2})
    table = await cleo.table(branch)
    assert (table.status, table.steps) == ("playing", 2)
    there = await cleo.watch(branch)
    first = there.shown[0].frame
    assert first.step == 2
    told = await cleo.get(f"/api/tables/{id}/replay/2?seat=0")
    assert first.view == told["view"]
    await there.until(lambda: there.codes)
    await there.choose(there.codes[0])
    assert there.frame.step > 2


async def test_a_branch_that_waits_for_somebody_goes_on_from_its_step_too(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben, options={"first_player": 0})
    await play_last(lives, 3)
    await lives[0].resign(0)
    branch = await anna.open_table("dominion", ME, OPEN, branch={"table": id, "step": 3})
    waiting = await anna.table(branch)
    assert waiting.steps == 3
    there = await anna.watch(branch)
    await ben.join(branch, waiting.invite)
    await there.until(lambda: there.shown)
    assert there.frame.step == 3
    other = await ben.watch(branch)
    mover = there if there.codes else other
    assert type(await mover.choose(mover.codes[0])).__name__ == "DoneNews"
    assert mover.frame.step == 4


async def test_nobody_plays_on_from_a_game_that_goes_on(house: House) -> None:
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, _ = await sit_down(anna, ben)
    with refuses("not_over"):
        await ben.open_table("dominion", ME, BOT, branch={"table": id, "step": 0})
