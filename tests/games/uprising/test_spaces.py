"""The 22 spaces: what a visit costs and brings, who may come, and where there is a choice."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
from tests.games.dune.table import NOTHING_SAID
from tests.games.uprising.table import Seat, Table, table

from greathall.games.imperium.catalogue import UPRISING_SHELF
from greathall.games.imperium.things import FACTIONS

DESERT = "dune_the_desert_planet"
COMBAT = {
    "heighliner",
    "desert_tactics",
    "fremkit",
    "arrakeen",
    "spice_refinery",
    "research_station",
    "sietch_tabr",
    "deep_desert",
    "hagga_basin",
    "imperial_basin",
}


class Visit(NamedTuple):
    """Where a card without an Agent box leads, what that costs, and all that it brings by itself."""

    card: str
    cost: dict[str, int]
    brings: dict[str, int]
    needs: Mapping[str, int] = NOTHING_SAID  # influence


VISITS = {
    "sardaukar": Visit("diplomacy", {"spice": 4}, {"intrigue": 1, "troops": 4, "emperor": 1}),
    "dutiful_service": Visit("diplomacy", {}, {"solari": 2, "emperor": 1}),
    "heighliner": Visit("diplomacy", {"spice": 5}, {"troops": 5, "guild": 1}),
    "deliver_supplies": Visit("diplomacy", {}, {"water": 1, "guild": 1}),
    "espionage": Visit("diplomacy", {"spice": 1}, {"cards": 1, "spies": 1, "bene_gesserit": 1}),
    "secrets": Visit("diplomacy", {}, {"intrigue": 1, "bene_gesserit": 1}),
    "desert_tactics": Visit("diplomacy", {"water": 1}, {"troops": 1, "fremen": 1}),
    "fremkit": Visit("diplomacy", {}, {"cards": 1, "fremen": 1}),
    "high_council": Visit("dagger", {"solari": 5}, {"council": 1}),
    "imperial_privilege": Visit("dagger", {"solari": 3}, {"cards": 1}, {"emperor": 2}),
    "swordmaster": Visit("dagger", {"solari": 8}, {"agents": 1}),
    "assembly_hall": Visit("dagger", {}, {"intrigue": 1}),
    "gather_support": Visit("dagger", {}, {"troops": 2}),
    "arrakeen": Visit("reconnaissance", {}, {"troops": 1, "cards": 1}),
    "spice_refinery": Visit("reconnaissance", {}, {"solari": 2}),
    "research_station": Visit("reconnaissance", {"water": 2}, {"troops": 2, "cards": 2}),
    "sietch_tabr": Visit("reconnaissance", {}, {"hooks": 1, "troops": 1, "water": 1}, {"fremen": 2}),
    "deep_desert": Visit(DESERT, {"water": 3}, {"spice": 4}),
    "hagga_basin": Visit(DESERT, {"water": 1}, {"spice": 2}),
    "imperial_basin": Visit(DESERT, {}, {"spice": 1}),
    "shipping": Visit(DESERT, {"spice": 3}, {"solari": 5, "emperor": 1}, {"guild": 2}),
    "accept_contract": Visit(DESERT, {}, {"solari": 2, "cards": 1}),
}
each = pytest.mark.parametrize("space", VISITS)


def seat_for(space: str, **more: Any) -> Seat:
    """Just enough to go there."""
    visit = VISITS[space]
    goods = {"water": 0} | visit.cost
    deck = "convincing_argument*2 signet_ring seek_allies"
    return Seat(visit.card, deck=deck, influence=visit.needs, **goods)._replace(**more)  # type: ignore[arg-type]


def holdings(t: Table) -> dict[str, int]:
    return {
        "solari": t.me.solari,
        "spice": t.me.spice,
        "water": t.me.water,
        "intrigue": len(t.me.intrigue),
        "cards": len(t.me.hand),
        "troops": t.me.garrison,
        "spies": len(t.me.spies),
        "hooks": t.me.hooks,
        "council": t.me.council,
        "agents": t.me.agents_at_leader,
        **{faction: t.me.influence.get(faction, 0) for faction in FACTIONS},
    }


@each
def test_a_visit_costs_and_brings_what_is_printed(space: str) -> None:
    visit = VISITS[space]
    t = table(seat_for(space))
    before = holdings(t)
    t.play(visit.card, space)
    t.settle()
    gains = {what: n - before[what] for what, n in holdings(t).items()}
    gains["cards"] += 1  # the one that was played
    gains["agents"] += 1
    for what, n in visit.cost.items():
        gains[what] += n
    assert {what: n for what, n in gains.items() if n} == visit.brings
    assert t.me.agents == [space]


def test_all_spaces_are_here() -> None:
    assert list(VISITS) == [space.id for space in UPRISING_SHELF.content(("uprising", "choam")).board]


@each
def test_without_the_goods_nobody_is_sent(space: str) -> None:
    visit = VISITS[space]
    for what in visit.cost:
        poor = seat_for(space, **{what: visit.cost[what] - 1})
        assert space not in table(poor).spaces(visit.card)


@each
def test_without_the_influence_nobody_is_sent(space: str) -> None:
    visit = VISITS[space]
    for faction, level in visit.needs.items():
        stranger = seat_for(space, influence={faction: level - 1})
        assert space not in table(stranger).spaces(visit.card)


@each
def test_where_another_is_nobody_is_sent(space: str) -> None:
    t = table(seat_for(space), Seat(agents=space))
    assert space not in t.spaces(VISITS[space].card)


@each
def test_troops_may_be_deployed_at_combat_spaces_only(space: str) -> None:
    t = table(seat_for(space))
    t.play(VISITS[space].card, space)
    t.settle()
    assert t.offers("deploy") == (space in COMBAT)


@each
def test_the_last_of_ones_goods_are_enough(space: str) -> None:
    assert space in table(seat_for(space)).spaces(VISITS[space].card)


# -- a cost is paid with what one has


def test_what_the_card_gives_does_not_pay_for_the_space() -> None:
    t = table(Seat("northern_watermaster", water=1))
    assert "research_station" not in t.spaces("northern_watermaster")
    me = Seat("wheels_within_wheels", spies="post_landsraad_west", solari=3, influence={"emperor": 2})
    assert "high_council" not in table(me).spaces("wheels_within_wheels")


def test_influence_gained_before_the_agent_is_sent_opens_a_space() -> None:
    t = table(Seat("dagger", solari=4, influence={"emperor": 1}, intrigue="imperium_politics"))
    assert "imperial_privilege" not in t.spaces("dagger")
    t.plot("imperium_politics")
    t.choose("influence", "emperor")
    assert "imperial_privilege" in t.spaces("dagger")


# -- variable costs


@pytest.mark.parametrize(("cost", "solari"), [(0, 2), (1, 4)])
def test_the_spice_refinery_takes_a_spice_for_two_solari_more(cost: int, solari: int) -> None:
    t = table(Seat("reconnaissance", spice=3))
    t.play("reconnaissance", "spice_refinery", cost=cost)
    assert t.me.goods == (solari, 3 - cost, 1)


@pytest.mark.parametrize(("cost", "water"), [(0, 1), (2, 2)])
def test_gather_support_takes_two_solari_for_a_water(cost: int, water: int) -> None:
    t = table(Seat("dagger", solari=3))
    t.play("dagger", "gather_support", cost=cost)
    assert t.me.goods == (3 - cost, 0, water)
    assert t.me.garrison == 5


@pytest.mark.parametrize(
    ("card", "space", "goods"),
    [("dagger", "gather_support", {"solari": 1}), ("reconnaissance", "spice_refinery", {})],
)
def test_whoever_cannot_pay_is_not_asked(card: str, space: str, goods: dict[str, int]) -> None:
    t = table(Seat(card)._replace(**goods))  # type: ignore[arg-type]
    t.choose_space(card, space)
    assert t.question == ("effects", 0)


@pytest.mark.parametrize(
    ("card", "space", "post"),
    [
        ("dagger", "gather_support", "post_landsraad_east"),
        ("reconnaissance", "spice_refinery", "post_research_refinery"),
    ],
)
def test_how_much_is_paid_is_settled_before_anything_else(card: str, space: str, post: str) -> None:
    t = table(Seat(card, solari=2, spice=1, spies=post, deck="diplomacy"))
    t.choose_space(card, space)
    assert t.question == ("cost", 0)
    assert t.me.spies == [post]
    t.choose("cost", t.offered[1])
    assert t.question == ("gather", 0)
    assert t.me.solari + t.me.spice < 3, "paid before intelligence is gathered"
    assert (t.me.garrison, t.me.water) == (3, 1), "and nothing gained yet"


# -- Secrets


def test_secrets_steals_from_everybody_with_four_or_more() -> None:
    four = "contingency_plan*2 devour cunning"
    t = table(
        Seat("diplomacy"),
        Seat(intrigue=four),
        Seat(intrigue="impress mercenaries opportunism"),
        Seat(intrigue="detonation*2 distraction*2 manipulate"),
    )
    t.play("diplomacy", "secrets")
    t.settle()
    assert len(t.me.intrigue) == 3
    assert [len(side.intrigue) for side in t.seats[1:]] == [3, 3, 4]


def test_drawing_comes_first_and_both_are_one_step() -> None:
    t = table(Seat("diplomacy"), Seat(intrigue="contingency_plan*2 devour cunning"))
    t.play("diplomacy", "secrets")
    assert t.offered == ["all", "visit_influence"]
    t.effect("all")
    events = [event.what for event in t.state.events or []]
    assert events.index("intrigue") < events.index("steal")


# -- Desert Tactics


@pytest.mark.parametrize("zone", ["hand", "discard", "in_play"])
def test_desert_tactics_may_trash_a_card_from_anywhere(zone: str) -> None:
    me = Seat("diplomacy", water=1)
    me = me._replace(hand="diplomacy dagger") if zone == "hand" else me._replace(**{zone: "dagger"})  # type: ignore[arg-type]
    t = table(me)
    t.play("diplomacy", "desert_tactics")
    t.effect("trash_card")
    t.choose("trash", "dagger" if zone == "hand" else f"{zone}:dagger")
    assert t.trashed == ["dagger"]


def test_or_not() -> None:
    t = table(Seat("diplomacy", water=1, discard="dagger"))
    t.play("diplomacy", "desert_tactics")
    t.effect("visit_influence")
    t.end_turn()
    assert t.trashed == []


def test_a_reserve_card_goes_back_to_its_stack() -> None:
    t = table(Seat("diplomacy", water=1, discard="prepare_the_way the_spice_must_flow", vp=1))
    left = t.reserve("the_spice_must_flow")
    t.play("diplomacy", "desert_tactics")
    t.effect("trash_card")
    t.choose("trash", "discard:the_spice_must_flow")
    assert t.reserve("the_spice_must_flow") == left + 1
    assert t.trashed == []
    assert t.me.vp == 1, "the point of its acquisition stays"


# -- High Council


def test_the_first_visit_gives_a_seat_and_two_persuasion_from_this_round_on() -> None:
    t = table(Seat("dagger convincing_argument", solari=5))
    t.play("dagger", "high_council")
    assert t.me.council
    assert (t.me.spice, t.me.intrigue, t.me.garrison) == (0, [], 3)
    t.end_turn()
    t.pass_turn()
    t.pass_turn()
    t.reveal()
    assert t.me.persuasion == 4


def test_every_later_visit_gives_goods() -> None:
    t = table(Seat("dagger", solari=5, council=True))
    t.play("dagger", "high_council")
    t.settle()
    assert (t.me.spice, len(t.me.intrigue), t.me.garrison) == (2, 1, 6)
    assert t.me.solari == 0


def test_a_seat_gained_by_a_card_makes_the_next_visit_a_later_one() -> None:
    me = Seat("corrinth_city", deck="dagger", solari=10)
    t = table(me, Seat(revealed=True), Seat(revealed=True))
    t.reveal()
    t.pick("take_seat")
    assert t.me.council
    assert t.me.persuasion == 2
    t.end_turn()
    t.finish_round()
    while t.active != 0:
        t.pass_turn()
    t.play("dagger", "high_council")
    t.settle()
    assert t.me.spice == 2


# -- Imperial Privilege


def at_privilege(**seat: Any) -> Table:
    me = Seat("dagger", solari=3, influence={"emperor": 2}, deck="diplomacy")._replace(**seat)
    t = table(me)
    t.play("dagger", "imperial_privilege")
    return t


def test_imperial_privilege_trashes_an_intrigue_card_for_another() -> None:
    t = at_privilege(intrigue="devour")
    t.effect("pay")
    assert t.trashed_intrigue == ["devour"]
    assert t.intrigue_discard == []
    assert len(t.me.intrigue) == 1


def test_that_is_a_choice() -> None:
    t = at_privilege(intrigue="devour")
    t.effect("cards")
    t.end_turn()
    assert t.me.intrigue == ["devour"]


def test_without_an_intrigue_card_there_is_none() -> None:
    assert not at_privilege().offers("pay")


def test_another_agent_must_be_recalled() -> None:
    t = at_privilege(agents="arrakeen")
    assert not t.offers("pass")
    t.settle()
    assert t.me.agents == ["imperial_privilege"]
    assert t.me.agents_at_leader == 1
    assert t.me.hand == ["diplomacy"]


def test_of_two_others_one_is_chosen() -> None:
    t = at_privilege(agents="arrakeen secrets", swordmaster=True)
    t.effect("recall_other")
    assert t.offered == ["secrets", "arrakeen"]
    t.choose("recall", "secrets")
    assert t.me.agents == ["imperial_privilege", "arrakeen"]


def test_the_agent_who_was_just_sent_stays() -> None:
    t = at_privilege()
    t.settle()
    assert t.me.agents == ["imperial_privilege"]
    assert t.me.hand == ["diplomacy"], "and the card is drawn all the same"


def test_a_recalled_agent_may_be_sent_again_and_its_space_is_free() -> None:
    me = Seat("dagger reconnaissance", solari=3, influence={"emperor": 2}, agents="arrakeen")
    t = table(me, Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "imperial_privilege")
    t.settle()
    t.end_turn()
    t.play("reconnaissance", "arrakeen")
    assert t.me.agents == ["imperial_privilege", "arrakeen"]


def test_trashed_intrigue_never_comes_back() -> None:
    t = at_privilege(intrigue="devour")
    t.effect("pay")
    t.state.intrigue_deck = []
    t.state.draw_intrigue(0, 1, -1)
    assert t.trashed_intrigue == ["devour"]
    assert "devour" not in t.me.intrigue


# -- Swordmaster


def test_the_first_swordmaster_costs_eight_and_the_others_six() -> None:
    assert "swordmaster" not in table(Seat("dagger", solari=7)).spaces("dagger")
    t = table(Seat("dagger", solari=8), Seat("dagger", solari=6, spies="post_landsraad_west"))
    t.play("dagger", "swordmaster")
    assert t.me.solari == 0
    t.end_turn()
    t.play("dagger", "swordmaster", infiltrate="post_landsraad_west")
    assert t.left.solari == 0
    assert t.left.swordmaster


def test_the_third_agent_may_be_sent_this_very_round() -> None:
    me = Seat("dagger reconnaissance", solari=8, agents="secrets")
    t = table(me, Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "swordmaster")
    assert t.me.agents_at_leader == 1
    t.end_turn()
    t.play("reconnaissance", "arrakeen")
    assert len(t.me.agents) == 3


def test_each_player_has_one_swordmaster() -> None:
    t = table(Seat("dagger", solari=8, swordmaster=True))
    assert "swordmaster" not in t.spaces("dagger")


def test_it_stays_for_the_rest_of_the_game() -> None:
    t = table(Seat("dagger", solari=8), Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "swordmaster")
    t.end_turn()
    t.finish_round()
    assert t.me.agents_at_leader == 3


# -- Assembly Hall


def test_the_assembly_hall_gives_a_persuasion_on_the_reveal_turn() -> None:
    t = table(Seat("convincing_argument", agents="assembly_hall"))
    t.reveal()
    assert t.me.persuasion == 3


def test_not_when_the_agent_was_recalled() -> None:
    me = Seat("dagger convincing_argument", solari=3, influence={"emperor": 2}, agents="assembly_hall")
    t = table(me, Seat(revealed=True), Seat(revealed=True))
    t.play("dagger", "imperial_privilege")
    t.settle()
    t.end_turn()
    t.reveal()
    assert t.me.persuasion == 2


# -- Shipping


@pytest.mark.parametrize("faction", FACTIONS)
def test_shipping_gives_influence_with_any_faction(faction: str) -> None:
    t = table(Seat(DESERT, spice=3, influence={"guild": 2}))
    t.play(DESERT, "shipping")
    t.choose("influence", faction)
    assert t.me.influence == {"guild": 3} if faction == "guild" else {"guild": 2, faction: 1}
    assert t.me.goods == (5, 0, 1)


# -- makers


@pytest.mark.parametrize("space", ["deep_desert", "hagga_basin", "imperial_basin"])
def test_a_visitor_takes_all_the_bonus_spice(space: str) -> None:
    t = table(Seat(DESERT, water=3), bonus_spice={space: 5})
    t.play(DESERT, space)
    t.settle()
    assert t.me.spice == 5 + VISITS[space].brings["spice"]
    assert t.bonus_spice == {}


def test_after_combat_a_spice_gathers_where_nobody_is() -> None:
    t = table(Seat(agents="hagga_basin"), bonus_spice={"deep_desert": 2, "hagga_basin": 1})
    t.finish_round()
    assert t.bonus_spice == {"deep_desert": 3, "hagga_basin": 1, "imperial_basin": 1}


def test_an_agent_who_was_recalled_leaves_the_space_empty() -> None:
    me = Seat("dagger", solari=3, influence={"emperor": 2}, agents="hagga_basin")
    t = table(me)
    t.play("dagger", "imperial_privilege")
    t.settle()
    t.end_turn()
    t.finish_round()
    assert t.bonus_spice["hagga_basin"] == 1
