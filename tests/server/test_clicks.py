"""How many clicks a turn takes: ten recorded turns, played again by hands that do what the app does.

The app of before took a click for each choice that is not forced, and a second one for the last buy of a turn."""

from __future__ import annotations

import secrets

import pytest
from tests.server.clients import Live, all_at, sit_down
from tests.server.house import House
from tests.server.ten_turns import GAMES, SEED, TenTurns, in_own_turn, stored

from greathall.api import begin
from greathall.server.messages import DoneNews

pytestmark = pytest.mark.anyio

# Clicks for ten turns: with each choice by itself, and as the app takes them.
MEASURED = {"dominion": (49, 37), "uprising": (59, 36)}


def clicks_of_before(turns: TenTurns) -> int:
    game = begin(turns.record)
    clicks = 0
    for step, code in enumerate(turns.record.choices):
        if step >= turns.first and in_own_turn(game) and not game.state.is_forced():
            last_buy = game.state.kind == "buy" and game.view()["buys"] == 1 and code != 0
            clicks += 1 + last_buy
        game.choose_code(code)
    return clicks


class Hands:
    """A person at the app: sees a frame, and clicks what the record says, if it does not come by itself."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.clicks = 0

    async def move(self, codes: list[int]) -> None:
        """The next choices of the record are these; one or two of them are made."""
        decision = self.live.frame.decision
        assert decision is not None
        option = next(one for one in decision.options if one.code == codes[0])
        then: dict[str, int] = {}
        if decision.by_itself is not None:
            assert decision.by_itself.code == codes[0]
        else:
            self.clicks += 1 + (option.loses is not None)
            then = {"then": codes[1]} if option.then else {}
        answer = await self.live.ask("choose", version=self.live.version, code=codes[0], **then)
        assert isinstance(answer, DoneNews), answer


@pytest.mark.parametrize("name", GAMES)
async def test_the_clicks_of_ten_recorded_turns(
    small_house: House, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns = stored()[name]
    players, options, _ = GAMES[name]
    monkeypatch.setattr(secrets, "randbits", lambda _: SEED)
    guests = [await small_house.guest(who) for who in ("Anna", "Ben", "Cleo")[:players]]
    id, lives = await sit_down(*guests, game=name, options=options)
    table = small_house.hall.tables[id]
    hands = Hands(lives[0])
    choices = turns.record.choices
    if turns.first:
        async with table.lock:
            await table.play(choices[: turns.first])
    assert table.game is not None
    while len(table.game.choices) < len(choices):
        await all_at(lives, table.row.version)
        left = choices[len(table.game.choices) :]
        if in_own_turn(table.game) and not table.game.state.is_forced():
            await hands.move(left)
        else:
            async with table.lock:
                await table.take(left[:1])
    assert table.game.choices[: len(choices)] == choices
    assert (clicks_of_before(turns), hands.clicks) == MEASURED[name]
