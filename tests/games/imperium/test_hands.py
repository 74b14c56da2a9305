"""What would be given away, and what comes by itself: for whoever shows the Dune games to people."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat, Table, table

from greathall.games.imperium.rules import IMPERIUM
from greathall.games.imperium.things import DEPLOY
from greathall.games.imperium.things import REVEAL_TURN as REVEAL
from greathall.house.registry import descriptor_of
from greathall.kernel.machine import FIRST_PART, PASS
from greathall.kernel.reasons import Why


def losses(t: Table, code: int) -> list[Why]:
    return IMPERIUM.losses(t.state, code)


def by_itself(t: Table) -> int | None:
    return IMPERIUM.by_itself(t.state)


# -- what would be lost


def test_a_reveal_turn_gives_away_the_agents_that_a_card_could_still_send() -> None:
    t = table(Seat("dagger convincing_argument"))
    assert losses(t, REVEAL) == [Why("agents", {"n": 2})]


def test_a_reveal_turn_gives_nothing_away_if_no_card_sends_an_agent_or_none_is_left() -> None:
    assert losses(table(Seat("convincing_argument")), REVEAL) == []
    assert losses(table(Seat("dagger", agents="wealth conspire")), REVEAL) == []


def test_the_end_of_a_reveal_turn_gives_away_persuasion_that_would_buy_a_card() -> None:
    t = table(Seat("convincing_argument*2"))
    t.reveal()
    (loss,) = losses(t, PASS)
    assert (loss.what, loss.facts["n"]) == ("persuasion", 4)
    poor = table(Seat("dagger"))
    poor.reveal()
    assert losses(poor, PASS) == []


def test_to_pass_in_combat_gives_away_a_card_that_could_be_played() -> None:
    t = table(Seat(deployed=1, intrigue="ambush windfall"), Seat(deployed=1)).to_combat()
    assert losses(t, PASS) == [Why("combat_cards", {"n": 1})]
    idle = table(Seat(deployed=1, intrigue="windfall"), Seat(deployed=1)).to_combat()
    assert losses(idle, PASS) == []


# -- what comes by itself


def test_a_turn_with_nothing_left_to_do_ends() -> None:
    t = table(Seat("dagger"))
    t.reveal()
    assert t.state.options == [PASS]
    assert by_itself(t) == PASS
    rich = table(Seat("convincing_argument*2"))
    rich.reveal()
    assert by_itself(rich) is None


@pytest.mark.parametrize("held", ["windfall", "ambush"])
def test_whoever_holds_intrigue_cards_ends_their_turn_themselves_whichever_they_are(held: str) -> None:
    """Windfall could be played now, Ambush could not: nobody is to learn which it is."""
    t = table(Seat("dagger", intrigue=held))
    t.reveal()
    assert by_itself(t) is None


def test_cards_are_drawn_before_troops_are_deployed() -> None:
    """Arrakeen: a troop is recruited at once, a card has to be drawn, troops may be deployed, in any order."""
    t = table(Seat("reconnaissance", "dagger diplomacy"))
    t.play("reconnaissance", "arrakeen")
    assert DEPLOY in t.state.options
    assert by_itself(t) == FIRST_PART
    t.state.choose(FIRST_PART)
    assert len(t.me.hand) == 1
    assert by_itself(t) is None, "how many troops go is for their owner to say"


def test_an_effect_with_a_choice_beside_others_is_left_to_its_owner() -> None:
    """A cost may be paid before or after cards are drawn."""
    t = table(Seat("duncan_idaho", "dagger diplomacy", water=1))
    t.play("duncan_idaho", "arrakeen")
    assert by_itself(t) is None


# -- choices in two halves


def test_how_many_troops_can_be_said_with_the_deployment() -> None:
    t = table(Seat("reconnaissance", garrison=3))
    t.play("reconnaissance", "arrakeen")
    assert [code for code in t.state.options if IMPERIUM.asks_on(t.state, code) is not None] == [DEPLOY]
    text = descriptor_of("imperium").text
    after = IMPERIUM.asks_on(t.state, DEPLOY)
    assert after is not None
    assert text.whole(t.state, DEPLOY, after, after.options[-1], "en") == "Deploy 3 troops"
