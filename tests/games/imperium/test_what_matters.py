"""When effects come, and what is offered: whatever can matter to a player is theirs to decide."""

from __future__ import annotations

from tests.games.imperium.table import Seat, table

from greathall.games.imperium.reasons import reasons
from greathall.kernel.reasons import Why

# -- what a plot card brings before the Agent is sent is there before the Agent is sent


def test_the_barons_masterstroke_of_a_plot_opens_a_space_for_the_agent() -> None:
    me = Seat(
        "dune_the_desert_planet reconnaissance",
        leader="baron_vladimir_harkonnen",
        intrigue="rapid_mobilization",
        tokens="fremen guild",
        garrison=4,
        influence={"fremen": 1},
    )
    t = table(me)
    assert "sietch_tabr" not in t.spaces("reconnaissance")
    t.plot("rapid_mobilization")
    t.choose("deploy", 4)
    assert t.question == ("turn", 0)
    t.choose("turn", "secret_influence")
    assert t.me.influence == {"fremen": 2, "guild": 1}
    t.play("reconnaissance", "sietch_tabr")


# -- the defensive bonus


def test_the_defence_is_decided_before_anybody_draws() -> None:
    """Rulebook: first the Conflict card is turned up, then five cards are drawn."""
    deck = "convincing_argument*2 dagger*2 diplomacy"
    t = table(Seat(deck=deck), control={"arrakeen": 0}, next_conflict="siege_of_arrakeen")
    t.finish_round()
    assert t.question == ("defend", 0)
    assert t.me.hand == []
    t.choose("defend", "yes", by=0)
    assert t.me.deployed == 1
    assert len(t.me.hand) == 5


# -- an Intrigue card is discarded when it has been carried out


def test_secret_of_the_sisterhood_does_not_draw_itself_from_an_empty_deck() -> None:
    t = table(Seat("dagger", intrigue="secret_of_the_sisterhood", influence={"bene_gesserit": 3}))
    t.state.intrigue_removed += t.state.intrigue_deck
    t.state.intrigue_deck = []
    t.plot("secret_of_the_sisterhood")
    assert (t.me.intrigue, t.intrigue_discard) == ([], ["secret_of_the_sisterhood"])


# -- recruiting is plain only while the supply is plenty


def test_a_double_cross_drawn_at_conspire_may_use_the_troops_first() -> None:
    me = Seat("diplomacy", spice=4, garrison=10)
    t = table(me, Seat(deployed=1), intrigue_deck="double_cross")
    t.play("diplomacy", "conspire")
    assert {"troops", "intrigue"} <= set(t.offered)
    t.effect("intrigue")
    t.plot("double_cross")
    assert t.me.troops == (1, 10, 1)
    t.effect("troops")
    assert t.me.troops == (0, 11, 1)


# -- Recruitment Mission


def test_recruitment_mission_reaches_a_card_that_bypass_protocol_acquires() -> None:
    me = Seat("dagger", intrigue="recruitment_mission bypass_protocol")
    t = table(me, row="arrakis_recruiter")
    t.reveal()
    t.plot("recruitment_mission")
    t.plot("bypass_protocol")
    t.choose("acquire", "arrakis_recruiter")
    assert t.question == ("topdeck", 0)
    t.choose("topdeck", "yes")
    assert t.me.deck[0] == "arrakis_recruiter"
    assert t.intrigue_discard == ["recruitment_mission", "bypass_protocol"]


def test_recruitment_mission_asks_before_the_row_is_refilled() -> None:
    me = Seat("convincing_argument*2", intrigue="recruitment_mission")
    t = table(me, row="arrakis_recruiter")
    t.reveal()
    t.plot("recruitment_mission")
    before = t.state.row.copy()
    t.acquire("arrakis_recruiter")
    assert (t.question, t.state.row) == (("topdeck", 0), before)
    t.choose("topdeck", "no")
    assert t.me.discard == ["arrakis_recruiter"]


def test_recruitment_mission_reaches_a_card_set_aside_though_the_row_has_its_twin() -> None:
    me = Seat(
        "convincing_argument*2",
        leader="helena_richese",
        intrigue="recruitment_mission",
        set_aside="arrakis_recruiter",
    )
    t = table(me, row="arrakis_recruiter")
    t.reveal()
    t.plot("recruitment_mission")
    t.acquire("set_aside")
    t.choose("topdeck", "yes")
    assert t.me.deck[0] == "arrakis_recruiter"
    assert "arrakis_recruiter" in [t.state.content.cards[card].id for card in t.state.row]


# -- Kwisatz Haderach with no Agent at the Leader


def test_spaces_wait_for_kwisatz_haderach_where_it_is_the_only_way() -> None:
    t = table(Seat("kwisatz_haderach dagger", agents="arrakeen carthag"))
    whys = {reason.thing: reason.whys for reason in reasons(t.state) if reason.place == "space"}
    assert whys["secrets"] == [Why("card_first", {"cards": "kwisatz_haderach"})]
    t = table(Seat("dagger", agents="arrakeen carthag"))
    whys = {reason.thing: reason.whys for reason in reasons(t.state) if reason.place == "space"}
    assert whys["secrets"] == [Why("no_agents", {})]


def test_urgent_mission_with_no_agent_out_does_not_speak_of_another_agent() -> None:
    t = table(Seat("dagger", intrigue="urgent_mission"))
    why = next(reason.whys for reason in reasons(t.state) if reason.thing == "urgent_mission")
    assert why == [Why("no_agent_sent", {})]


# -- the log


def test_a_purchase_under_recruitment_mission_is_told_once_with_where_the_card_goes() -> None:
    me = Seat("convincing_argument*2", intrigue="recruitment_mission")
    t = table(me, row="arrakis_recruiter")
    t.reveal()
    t.plot("recruitment_mission")
    assert t.state.events is not None
    told = len(t.state.events)
    t.acquire("arrakis_recruiter")
    assert len(t.state.events) == told  # nothing is done before it is known where the card goes
    t.choose("topdeck", "yes")
    assert [event.what for event in t.state.events[told:]][:1] == ["persuade"]
    assert t.told("acquire_to_deck") == [(0, 1)]
