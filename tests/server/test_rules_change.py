"""Tables that outlive the rules by which they were begun: stored with what makes them known again, told of when our
rules make something else of them, and kept whatever happens."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from tests.server.clients import ME, OPEN, Live, play_last, refuses, sit_down
from tests.server.house import House

import greathall as gh
from greathall.house.registry import rules_of
from greathall.server.messages import DoneNews, ErrorNews, Opened
from greathall.server.schema import tables
from greathall.server.storage import TableRow

pytestmark = pytest.mark.anyio

OURS = rules_of("dominion").version
RANDOM = {"kingdom": "random", "first_player": 0}
NAMED = {"kingdom": "first_game", "first_player": 0}
WRONG = json.dumps([[3, "0" * 16]])


async def two_at_a_table(house: House, options: dict[str, object]) -> tuple[str, list[Live]]:
    """Anna and Ben have chosen three times."""
    anna, ben = await house.guest("Anna"), await house.guest("Ben")
    id, lives = await sit_down(anna, ben, options=options)
    await play_last(lives, 3)
    return id, lives


async def rewrite(house: House, id: str, **values: object) -> None:
    """As another program would have stored the table, of which nothing is in memory."""
    async with house.hall.store.engine.begin() as c:
        await c.execute(tables.update().where(tables.c.id == id).values(**values))
    house.hall.tables.pop(id, None)
    house.hall.sound.pop(id, None)


async def row_of(house: House, id: str) -> TableRow:
    row = await house.hall.store.table(id)
    assert row is not None
    return row


def errors(live: Live) -> list[ErrorNews]:
    return [news for news in live.news if isinstance(news, ErrorNews)]


async def test_a_table_is_stored_with_what_was_dealt_and_checks(house: House) -> None:
    id, _ = await two_at_a_table(house, RANDOM)
    row = await row_of(house, id)
    assert row.options == RANDOM
    assert row.resolved is not None
    kingdom = row.resolved.options["kingdom"]
    assert isinstance(kingdom, list)
    assert len(kingdom) == 10
    assert row.rules_version == OURS
    table = house.hall.tables[id]
    assert table.game is not None
    assert row.checks == table.game.checks()
    assert [check.choices for check in row.checks] == [3]


async def test_a_step_taken_back_is_taken_from_the_checks(small_house: House) -> None:
    anna, ben = await small_house.guest("Anna"), await small_house.guest("Ben")
    id, (live, _) = await sit_down(anna, ben, options=NAMED)
    done = await live.choose(live.codes[0])
    assert isinstance(done, DoneNews)
    await live.reach(done.version)
    assert isinstance(await live.undo(), DoneNews)
    assert [check.choices for check in (await row_of(small_house, id)).checks] == [0]
    small_house.hall.tables.pop(id)
    assert (await small_house.hall.table(id)).game is not None


@pytest.mark.parametrize("version", [OURS - 1, OURS, OURS + 1])
async def test_people_are_told_that_the_rules_changed_under_their_table(house: House, version: int) -> None:
    id, _ = await two_at_a_table(house, RANDOM)
    anna = house.browsers[0]
    await rewrite(house, id, rules_version=version, checks=WRONG)
    with refuses("rules_changed") as refused:
        await anna.table(id)
    assert refused.value.status == 410
    assert f"version {OURS}" in refused.value.message
    assert f"version {version}" in refused.value.message
    live = await anna.watch(id)
    assert [news.code for news in errors(live)] == ["rules_changed"]
    assert live.shown == []
    # Nothing is deleted, and it is still in the list.
    assert len(await house.hall.store.codes(id)) == 3
    assert id in [table.id for table in (await anna.lobby()).mine]


async def test_a_table_of_older_rules_that_agree_goes_on_and_says_so(house: House) -> None:
    id, _ = await two_at_a_table(house, RANDOM)
    await rewrite(house, id, rules_version=OURS - 1)
    lives = [await browser.watch(id) for browser in house.browsers]
    for live in lives:
        await live.until(partial(errors, live))
        assert [news.code for news in errors(live)] == ["rules_renewed"]
        message = errors(live)[0].message
        assert f"version {OURS - 1}" in message
        assert f"version {OURS}" in message


async def test_whoever_comes_after_the_next_move_is_told_of_renewed_rules_too(house: House) -> None:
    id, _ = await two_at_a_table(house, RANDOM)
    await rewrite(house, id, rules_version=OURS - 1)
    lives = [await browser.watch(id) for browser in house.browsers]
    await play_last(lives, 1)
    assert (await row_of(house, id)).rules_version == OURS - 1
    late = await house.browsers[0].watch(id)
    await late.until(partial(errors, late))
    assert [news.code for news in errors(late)] == ["rules_renewed"]


async def test_a_table_of_the_first_release_is_kept_but_not_shown_for_nothing_tells_that_it_is_the_same(
    house: House,
) -> None:
    id, _ = await two_at_a_table(house, NAMED)
    await rewrite(house, id, rules_version=None, resolved=None, checks=None)
    with refuses("rules_changed") as refused:
        await house.browsers[0].table(id)
    assert "rules version 1 of dominion" in refused.value.message
    assert len(await house.hall.store.codes(id)) == 3


async def test_a_table_that_lost_a_choice_is_not_shown(house: House) -> None:
    id, _ = await two_at_a_table(house, RANDOM)
    await rewrite(house, id, steps=4)
    with refuses("rules_changed"):
        await house.browsers[0].table(id)


async def test_a_table_of_the_first_release_whose_set_up_was_drawn_is_not_dealt_anew(house: House) -> None:
    """A seed of then gives another set-up now, in which the choices may be legal all the same."""
    id, _ = await two_at_a_table(house, RANDOM)
    await rewrite(house, id, rules_version=None, resolved=None, checks=None)
    with refuses("rules_changed") as refused:
        await house.browsers[0].table(id)
    assert "rules version 1 of dominion" in refused.value.message
    done = await over(house, RANDOM)
    await rewrite(house, done, rules_version=None, resolved=None, checks=None)
    with refuses("rules_changed"):
        await house.browsers[-2].get(f"/api/tables/{done}/replay")
    assert len(await house.hall.store.codes(done)) == 3


async def test_another_server_with_other_rules_is_not_followed(house: House) -> None:
    id, lives = await two_at_a_table(house, NAMED)
    table = house.hall.tables[id]
    shown = len(lives[0].shown)
    await rewrite(house, id, rules_version=OURS + 1, checks=WRONG, version=table.row.version + 1)
    house.hall.tables[id] = table
    await house.hall.sync(table)
    for live in lives:
        await live.until(partial(errors, live))
        assert [news.code for news in errors(live)] == ["rules_changed"]
    assert len(lives[0].shown) == shown
    assert id not in house.hall.tables


async def over(house: House, options: dict[str, object]) -> str:
    id, lives = await two_at_a_table(house, options)
    await lives[0].resign(0)
    return id


async def test_a_finished_game_whose_checks_disagree_is_not_shown(house: House) -> None:
    id = await over(house, RANDOM)
    anna = house.browsers[0]
    await rewrite(house, id, rules_version=OURS - 1, checks=WRONG)
    for path in ("replay", "replay/0", "summary", "record"):
        with refuses("rules_changed"):
            await anna.get(f"/api/tables/{id}/{path}")
    assert (await row_of(house, id)).status == "over"


async def test_the_record_of_a_finished_game_lasts(house: House) -> None:
    id = await over(house, RANDOM)
    record: dict[str, Any] = await house.browsers[0].get(f"/api/tables/{id}/record")
    assert (record["rules"], len(record["options"]["kingdom"])) == (OURS, 10)
    assert gh.replay(record).record() == record


async def test_a_rematch_deals_anew_what_was_asked_for(house: House) -> None:
    id = await over(house, RANDOM)
    again = (await house.browsers[0].post(f"/api/tables/{id}/rematch", type=Opened)).table
    before, after = await row_of(house, id), await row_of(house, again)
    assert after.options["kingdom"] == "random"
    assert before.resolved is not None
    assert after.resolved is not None
    assert after.resolved.options["kingdom"] != before.resolved.options["kingdom"]


@pytest.mark.parametrize("version", [OURS, OURS - 1])
@pytest.mark.parametrize("step", [0, 2])
async def test_a_game_that_plays_on_has_the_cards_of_the_other(small_house: House, version: int, step: int) -> None:
    id = await over(small_house, RANDOM)
    await rewrite(small_house, id, rules_version=version)
    anna, ben = small_house.browsers
    branch = await anna.open_table("dominion", ME, OPEN, branch={"table": id, "step": step})
    await ben.join(branch, (await anna.table(branch)).invite)
    origin, row = await row_of(small_house, id), await row_of(small_house, branch)
    assert row.resolved == origin.resolved
    assert (row.options, row.rules_version, row.steps) == (RANDOM, OURS, step)
    lives = [await browser.watch(branch) for browser in (anna, ben)]
    await play_last(lives, 1)
