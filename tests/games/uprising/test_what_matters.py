"""When effects come, and what is offered: whatever can matter to a player is theirs to decide."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, table

from greathall.games.imperium.card_effects import TrashFromHand
from greathall.games.imperium.conditions import CouncilSeat
from greathall.games.imperium.effects import If
from greathall.games.imperium.leader_effects import Remember
from greathall.games.imperium.things import FREMEN
from greathall.games.imperium.words import when

# -- what a plot card brings before the Agent is sent is there before the Agent is sent


def test_lady_margots_spice_of_a_plot_pays_for_the_agents_space() -> None:
    me = Seat(
        "diplomacy",
        leader="lady_margot_fenring",
        intrigue="buy_access",
        solari=5,
        influence={"bene_gesserit": 1},
    )
    t = table(me)
    assert "espionage" not in t.spaces("diplomacy")
    t.plot("buy_access")
    t.choose("influence", "bene_gesserit", "fremen")
    assert t.me.spice == 2
    t.play("diplomacy", "espionage")
    assert t.me.spice == 1


def test_irulans_intrigue_card_of_a_plot_may_be_drawn_and_played_before_the_agent_is_sent() -> None:
    me = Seat("dagger", leader="princess_irulan", intrigue="imperium_politics", solari=1, influence={"emperor": 1})
    t = table(me, intrigue_deck="contingency_plan")
    t.plot("imperium_politics")
    t.choose("influence", "emperor")
    assert t.question == ("turn", 0)
    t.choose("turn", "intrigue@princess_irulan")
    assert t.me.intrigue == ["contingency_plan"]
    t.plot("contingency_plan")
    assert t.me.solari == 2
    t.play("dagger", "assembly_hall")


def test_what_a_plot_brings_may_also_wait_until_the_agent_stands() -> None:
    me = Seat("dagger", leader="princess_irulan", intrigue="imperium_politics", solari=1, influence={"emperor": 1})
    t = table(me, intrigue_deck="devour detonation")
    t.plot("imperium_politics")
    t.choose("influence", "emperor")
    t.play("dagger", "assembly_hall")
    t.effect("intrigue@princess_irulan")
    assert t.me.intrigue == ["detonation", "devour"]  # hers, and that of the hall, which goes by itself


def test_an_immediate_contract_of_a_plot_pays_for_the_high_council() -> None:
    me = Seat("dagger", intrigue="crysknife leverage", solari=2)
    t = table(me, choam=True, market="immediate espionage_a")
    t.plot("crysknife")
    t.plot("leverage")
    t.choose("contract", "immediate")
    assert t.me.solari == 2 + 2 + 1
    t.play("dagger", "high_council")
    assert t.me.council


# -- an Intrigue card is discarded when it has been carried out


@pytest.mark.parametrize(
    ("card", "answers"),
    [("mercenaries", ()), ("sietch_ritual", (("discard", "dagger"), ("influence", "bene_gesserit")))],
)
def test_an_intrigue_card_does_not_draw_itself_from_an_empty_deck(
    card: str, answers: tuple[tuple[str, str], ...]
) -> None:
    me = Seat("dagger diplomacy", intrigue=card, solari=3, influence={"bene_gesserit": 3})
    t = table(me)
    t.state.intrigue_removed += t.state.intrigue_deck
    t.state.intrigue_deck = []
    t.plot(card)
    for kind, word in answers:
        t.choose(kind, word)
    assert t.me.intrigue == []
    assert t.intrigue_discard == [card]


def test_everybody_sees_the_intrigue_card_that_is_being_carried_out() -> None:
    t = table(Seat("dagger diplomacy", intrigue="sietch_ritual", influence={"bene_gesserit": 3}))
    t.plot("sietch_ritual")
    assert t.question == ("discard", 0)
    for seat in (-1, 0, 1):
        view = t.view(seat)
        assert (view["intrigue_in_play"], view["intrigue_discard"]) == (["sietch_ritual"], [])


# -- one condition over several lines is one box


def bonded(hand: str = "tread_in_darkness") -> Seat:
    return Seat(hand, in_play="prepare_the_way", agents="arrakeen", deck="dagger")


@pytest.mark.parametrize("trashed", ["in_play:tread_in_darkness", "in_play:prepare_the_way"])
def test_tread_in_darkness_draws_though_its_own_trash_took_it_or_its_partner_away(trashed: str) -> None:
    t = table(bonded())
    t.play("tread_in_darkness", "gather_support")
    t.effect("trash_card")
    t.choose("trash", trashed)
    assert t.me.hand == ["dagger"]


def test_a_box_that_was_not_begun_is_lost_with_its_partner() -> None:
    """Cunning takes the partner away first."""
    me = Seat("tread_in_darkness", intrigue="cunning", spice=1, in_play="prepare_the_way", deck="dagger diplomacy")
    t = table(me._replace(agents="arrakeen"))
    t.play("tread_in_darkness", "gather_support")
    t.plot("cunning")
    t.choose("choose", 1)
    t.choose("lines", "trash_card")
    t.choose("trash", "in_play:prepare_the_way")
    assert t.offered == ["pass"]


@pytest.mark.parametrize("order", ["cards place_spy", "place_spy cards"])
def test_the_lines_of_a_box_come_in_any_order(order: str) -> None:
    me = Seat("in_high_places", in_play="prepare_the_way", agents="arrakeen", deck="dagger", spice=1)
    t = table(me)
    t.play("in_high_places", "secrets")
    t.effect("all@secrets")
    for word in order.split():
        t.effect(f"{word}@in_high_places")
        if word == "place_spy":
            t.place_spy("post_choam")
    assert (t.me.hand, t.me.spies) == (["dagger"], ["post_choam"])


def test_the_condition_of_a_box_may_be_met_later_in_the_turn() -> None:
    """Hidden Missive: two influence with the Bene Gesserit, reached by a plot card after the Agent was sent."""
    me = Seat("hidden_missive", intrigue="sietch_ritual", influence={"bene_gesserit": 1}, deck="dagger diplomacy")
    t = table(me._replace(hand="hidden_missive reconnaissance"))
    t.play("hidden_missive", "gather_support")
    assert not t.offers("cards@hidden_missive")
    assert t.me.troops[1] == 3 + 2
    t.plot("sietch_ritual")
    t.choose("influence", "bene_gesserit")
    assert t.me.troops[1] == 3 + 2 + 1
    assert t.me.hand == ["dagger"]


# -- recruiting is plain only while the supply is plenty


def test_lady_jessica_decides_who_gets_the_last_troop() -> None:
    me = Seat("signet_ring", leader="lady_jessica", spice=1, garrison=11, deck="dagger")
    t = table(me, intrigue_deck="devour")
    t.play("signet_ring", "arrakeen")
    assert {"troops", "pay"} <= set(t.offered)
    t.effect("pay@signet_ring")
    assert (t.me.troops[0], t.me.memories) == (0, 1)


@pytest.mark.parametrize(("mixed", "supply"), [("none", 0), (["gurney_halleck"], 1)])
def test_a_troop_is_left_for_gurney_halleck_who_may_still_be_drawn_on_the_reveal_turn(
    mixed: str | list[str], supply: int
) -> None:
    me = Seat("unswerving_loyalty", intrigue="intelligence_report", garrison=0, deployed=11)
    t = table(me, original=mixed)
    t.reveal()
    assert t.me.troops[0] == supply


def test_recruiting_goes_by_itself_where_the_supply_is_plenty() -> None:
    t = table(Seat("dagger"))
    t.play("dagger", "gather_support")
    assert t.me.troops == (7, 5, 0)


# -- the Reverend Mother repeats what can be done


def test_a_part_of_the_space_that_cannot_be_done_does_not_block_its_repetition() -> None:
    me = Seat("diplomacy dagger", leader="reverend_mother_jessica", water=2, garrison=12)
    t = table(me)
    t.play("diplomacy", "desert_tactics")
    t.effect("trash_card")
    t.choose("trash", "dagger")
    assert t.offers("pay@reverend_mother_jessica")
    t.effect("pay@reverend_mother_jessica")
    assert t.offers("trash_card")


def test_what_may_be_left_undone_does_not_block_the_repetition_and_is_declined_by_it() -> None:
    me = Seat("diplomacy dagger*2", leader="reverend_mother_jessica", water=2)
    t = table(me)
    t.play("diplomacy", "desert_tactics")
    t.effect("pay@reverend_mother_jessica")
    assert t.me.troops[1] == 3 + 2
    t.effect("trash_card")
    t.choose("trash", "dagger")
    assert not t.offers("trash_card")


# -- recalling a Spy to place it anew


def test_only_spies_whose_recall_leaves_a_post_may_be_recalled() -> None:
    """Lady Margot's signet places at cities; the other city posts are taken."""
    cities = ["post_sietch_research", "post_research_refinery", "post_refinery_arrakeen"]
    me = Seat("signet_ring", leader="lady_margot_fenring", spies=f"{cities[0]} post_guild post_choam")
    t = table(me, Seat(spies=" ".join(cities[1:])))
    t.play("signet_ring", "assembly_hall")
    t.effect("place_spy")
    assert t.offered == [cities[0], "pass"]


def test_where_no_recall_would_leave_a_post_nothing_is_offered() -> None:
    cities = "post_sietch_research post_research_refinery post_refinery_arrakeen"
    me = Seat("signet_ring", leader="lady_margot_fenring", spies="post_guild post_choam post_fremen")
    t = table(me, Seat(spies=cities))
    t.play("signet_ring", "assembly_hall")
    assert not t.offers("place_spy")


def test_a_post_shared_with_another_is_not_free_after_a_recall() -> None:
    cities = "post_sietch_research post_research_refinery post_refinery_arrakeen"
    me = Seat("signet_ring", leader="lady_margot_fenring", spies="post_sietch_research post_choam post_fremen")
    t = table(me, Seat(spies=cities))
    t.play("signet_ring", "assembly_hall")
    assert not t.offers("place_spy")


# -- a Leader who may be turned over


def test_lady_jessica_may_turn_over_before_she_uses_her_signet_ring() -> None:
    """The new side may be used in the very turn of the flip (FAQ)."""
    me = Seat("signet_ring", leader="lady_jessica", intrigue="dispatch_an_envoy", spice=2, memories=2)
    t = table(me._replace(deck="dagger*2"), original=["dispatch_an_envoy"], intrigue_deck="devour")
    t.plot("dispatch_an_envoy")
    t.play("signet_ring", "secrets")
    assert t.offers("use_signet")
    t.effect("other_memories")
    t.effect("pay@signet_ring")
    assert (t.me.spice, t.me.water, t.me.memories) == (1, 2, 0)


# -- boxes tell of themselves what their effects would


def test_the_lines_of_a_box_say_whether_they_are_hidden_and_how_many_troops_they_want() -> None:
    box = when(CouncilSeat(), TrashFromHand(FREMEN), Remember())
    assert isinstance(box, If)
    assert (box.hidden(), box.troops_wanted()) == (True, 1)
    assert [(line.hidden(), line.troops_wanted()) for line in box.lines] == [(True, 0), (False, 1)]
    assert [(line.open.hidden(), line.open.troops_wanted()) for line in box.lines] == [(True, 0), (False, 1)]
