"""Starting cards, Reserve cards and the Imperium deck, from A to G: what their boxes do."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat, Table, ordered, table

from greathall.games.imperium.catalogue import BASE

# What a card gives when nothing else is revealed with it: persuasion, swords, solari, spice, water.
REVEALED_ALONE = [
    ("convincing_argument", 2, 0, 0, 0, 0),
    ("dagger", 0, 1, 0, 0, 0),
    ("diplomacy", 1, 0, 0, 0, 0),
    ("dune_the_desert_planet", 1, 0, 0, 0, 0),
    ("reconnaissance", 1, 0, 0, 0, 0),
    ("seek_allies", 0, 0, 0, 0, 0),
    ("signet_ring", 1, 0, 0, 0, 0),
    ("arrakis_liaison", 2, 0, 0, 0, 0),
    ("the_spice_must_flow", 0, 0, 0, 1, 0),
    ("foldspace", 0, 0, 0, 0, 0),
    ("arrakis_recruiter", 1, 1, 0, 0, 0),
    ("assassination_mission", 0, 1, 1, 0, 0),
    ("bene_gesserit_initiate", 1, 0, 0, 0, 0),
    ("carryall", 1, 0, 0, 1, 0),
    ("chani", 2, 0, 0, 0, 0),
    ("choam_directorship", 0, 0, 3, 0, 0),
    ("crysknife", 0, 1, 0, 0, 0),
    ("dr_yueh", 1, 0, 0, 0, 0),
    ("duncan_idaho", 0, 2, 0, 0, 1),
    ("fedaykin_death_commando", 1, 0, 0, 0, 0),
    ("firm_grip", 0, 0, 0, 0, 0),
    ("fremen_camp", 2, 1, 0, 0, 0),
    ("gene_manipulation", 2, 0, 0, 0, 0),
    ("guild_administrator", 1, 0, 0, 0, 0),
    ("guild_ambassador", 0, 0, 0, 0, 0),
    ("guild_bankers", 0, 0, 0, 0, 0),
    ("gun_thopter", 0, 3, 0, 0, 0),
    ("gurney_halleck", 2, 0, 0, 0, 0),
    ("imperial_spy", 1, 1, 0, 0, 0),
    ("kwisatz_haderach", 0, 0, 0, 0, 0),
    ("lady_jessica", 3, 1, 0, 0, 0),
    ("missionaria_protectiva", 1, 0, 0, 0, 0),
    ("opulence", 1, 0, 0, 0, 0),
    ("other_memory", 2, 0, 0, 0, 0),
    ("piter_de_vries", 3, 1, 0, 0, 0),
    ("power_play", 0, 0, 0, 0, 0),
    ("reverend_mother_mohiam", 2, 0, 0, 2, 0),
    ("sardaukar_infantry", 1, 2, 0, 0, 0),
    ("sardaukar_legion", 1, 0, 0, 0, 0),
    ("scout", 1, 1, 0, 0, 0),
    ("shifting_allegiances", 2, 0, 0, 0, 0),
    ("sietch_reverend_mother", 0, 0, 0, 0, 0),
    ("smugglers_thopter", 1, 0, 0, 1, 0),
    ("space_travel", 2, 0, 0, 0, 0),
    ("spice_hunter", 1, 1, 0, 0, 0),
    ("spice_smugglers", 1, 1, 0, 0, 0),
    ("stilgar", 2, 3, 0, 0, 0),
    ("test_of_humanity", 2, 0, 0, 0, 0),
    ("the_voice", 2, 0, 0, 0, 0),
    ("thufir_hawat", 1, 0, 0, 0, 0),
    ("worm_riders", 0, 0, 0, 0, 0),
]
# These do something on a Reveal turn that is tested by itself.
OTHERWISE = {"bene_gesserit_sister", "liet_kynes"}


@pytest.mark.parametrize(("card", "persuasion", "swords", "solari", "spice", "water"), REVEALED_ALONE)
def test_what_a_card_gives_revealed_alone(
    card: str, persuasion: int, swords: int, solari: int, spice: int, water: int
) -> None:
    """Bonds, alliances, influence levels and arrows give nothing here: none of them is met."""
    t = table(Seat(card, water=0))
    t.reveal()
    assert (t.me.persuasion, t.me.swords) == (persuasion, swords)
    assert t.me.goods == (solari, spice, water)
    assert (t.me.vp, t.me.influence, t.me.troops, t.me.hand) == (0, {}, (9, 3, 0), [])


def test_every_card_is_in_the_table_of_reveal_boxes() -> None:
    assert {row[0] for row in REVEALED_ALONE} | OTHERWISE == {card.id for card in BASE.cards}


def does(t: Table, *effects: str) -> None:
    """Carries out effects one by one; what must be done and is all that can be done happens by itself."""
    for effect in effects:
        if t.question[0] == "effects" and t.offers(effect):
            t.effect(effect)


# -- starting cards


@pytest.mark.parametrize("card", ["convincing_argument", "the_spice_must_flow", "sardaukar_infantry"])
def test_a_card_without_icons_is_for_the_reveal_turn_alone(card: str) -> None:
    t = table(Seat(card, solari=9, spice=9, water=9))
    assert t.offered == ["reveal"]


def test_seek_allies_must_trash_itself() -> None:
    t = table(Seat("seek_allies"))
    t.play("seek_allies", "wealth")
    assert not t.offers("pass")
    t.effect("visit_influence")  # then the trashing is all that is left, and happens
    t.end_turn()
    assert (t.trashed, t.me.in_play, t.me.discard) == (["seek_allies"], [], [])
    assert t.me.influence == {"emperor": 1}


def test_seek_allies_trashed_first_leaves_the_visit_as_it_is() -> None:
    t = table(Seat("seek_allies"))
    t.play("seek_allies", "wealth")
    t.effect("trash_this")
    assert (t.me.influence, t.me.solari) == ({"emperor": 1}, 2)


def test_the_signet_ring_uses_the_leaders_ability_on_an_agent_turn() -> None:
    t = table(Seat("signet_ring", leader="earl_memnon_thorvald"))
    t.play("signet_ring", "secure_contract")
    assert (t.me.solari, t.me.spice) == (3, 1)


def test_the_signet_ring_never_does_so_when_revealed() -> None:
    t = table(Seat("signet_ring", leader="earl_memnon_thorvald"))
    t.reveal()
    assert (t.me.persuasion, t.me.spice) == (1, 0)


# -- Reserve cards


def test_arrakis_liaison_is_a_fremen_card_for_bonds() -> None:
    t = table(Seat("arrakis_liaison fedaykin_death_commando"))
    t.reveal()
    assert t.me.swords == 3


def test_arrakis_liaison_counts_for_liet_kynes() -> None:
    t = table(Seat("arrakis_liaison liet_kynes"))
    t.reveal()
    t.effect("persuasion")
    assert t.me.persuasion == 2 + 2 * 2


@pytest.mark.parametrize("card", ["arrakis_liaison", "the_spice_must_flow", "foldspace"])
def test_a_trashed_reserve_card_goes_back_to_its_stack(card: str) -> None:
    t = table(Seat("guild_administrator", discard=card))
    before = t.reserve(card)
    t.play("guild_administrator", "secure_contract")
    t.effect("trash_card")
    t.choose("trash", f"discard:{card}")
    assert (t.reserve(card), t.trashed, t.me.discard) == (before + 1, [], [])


def test_the_spice_must_flow_keeps_its_point_when_it_is_trashed() -> None:
    t = table(Seat("guild_administrator", discard="the_spice_must_flow", vp=4))
    t.play("guild_administrator", "secure_contract")
    t.effect("trash_card")
    t.choose("trash", "discard:the_spice_must_flow")
    assert t.me.vp == 4


def test_foldspace_comes_with_its_space_to_the_discard_pile() -> None:
    t = table(Seat("diplomacy"))
    t.play("diplomacy", "foldspace")
    t.effect("acquire_reserve")
    assert (t.me.discard, t.reserve("foldspace")) == (["foldspace"], 5)


def test_persuasion_does_not_buy_foldspace() -> None:
    t = table(Seat("convincing_argument*2", council=True))
    t.reveal()
    assert t.me.persuasion == 6
    assert t.offers("arrakis_liaison")
    assert not t.offers("foldspace")


def test_foldspace_goes_anywhere_draws_a_card_and_must_trash_itself() -> None:
    t = table(Seat("foldspace", deck="dagger", solari=5))
    before = t.reserve("foldspace")
    t.play("foldspace", "high_council")
    t.effect("take_seat")
    assert not t.offers("pass")
    t.effect("trash_this")  # before the draw, which is not lost by it
    assert (t.me.hand, t.me.in_play, t.reserve("foldspace")) == (["dagger"], [], before + 1)


def test_without_foldspace_cards_left_the_space_gives_influence_alone() -> None:
    t = table(Seat("diplomacy"), reserve={"foldspace": 0})
    t.play("diplomacy", "foldspace")
    assert (t.me.influence, t.me.discard) == ({"guild": 1}, [])
    assert t.offered == ["pass"]


# -- Imperium cards, A to C


def test_arrakis_recruiter_recruits_one() -> None:
    t = table(Seat("arrakis_recruiter"))
    t.play("arrakis_recruiter", "carthag")
    assert t.me.troops == (7, 5, 0)  # one by the space, one by the card


@pytest.mark.parametrize(
    ("seat", "option"),
    [
        (Seat("guild_administrator assassination_mission"), "assassination_mission"),
        (Seat("guild_administrator", discard="assassination_mission"), "discard:assassination_mission"),
        (Seat("guild_administrator", in_play="assassination_mission"), "in_play:assassination_mission"),
    ],
)
def test_assassination_mission_pays_four_solari_when_another_card_trashes_it(seat: Seat, option: str) -> None:
    t = table(seat)
    t.play("guild_administrator", "imperial_basin")
    t.effect("trash_card")
    t.choose("trash", option)
    assert (t.me.solari, t.trashed) == (4, ["assassination_mission"])


def test_assassination_mission_pays_nothing_when_it_is_discarded() -> None:
    t = table(Seat("test_of_humanity"), Seat("assassination_mission"))
    t.play("test_of_humanity", "hall_of_oratory")
    assert (t.left.discard, t.left.solari) == (["assassination_mission"], 0)


@pytest.mark.parametrize(
    ("card", "space", "cards"),
    [
        ("bene_gesserit_initiate", "secure_contract", 1),
        ("dr_yueh", "carthag", 1),
        ("kwisatz_haderach", "secure_contract", 1),
        ("lady_jessica", "secure_contract", 2),
        ("space_travel", "foldspace", 1),
        ("thufir_hawat", "secure_contract", 1),
    ],
)
def test_cards_that_draw_on_an_agent_turn(card: str, space: str, cards: int) -> None:
    t = table(Seat(card, deck="dagger reconnaissance diplomacy"))
    t.play(card, space)
    does(t, "cards")
    assert t.me.hand == ordered(" ".join(["dagger", "reconnaissance"][:cards]))


@pytest.mark.parametrize(("choice", "persuasion", "swords"), [("persuasion", 2, 0), ("swords", 0, 2)])
def test_bene_gesserit_sister_gives_persuasion_or_swords(choice: str, persuasion: int, swords: int) -> None:
    t = table(Seat("bene_gesserit_sister"))
    t.reveal()
    t.choose("choose", choice)  # one of the two must be taken
    assert (t.me.persuasion, t.me.swords) == (persuasion, swords)


@pytest.mark.parametrize(
    ("space", "base", "water"), [("imperial_basin", 1, 0), ("hagga_basin", 2, 1), ("the_great_flat", 3, 2)]
)
def test_carryall_doubles_the_base_harvest_but_not_the_bonus(space: str, base: int, water: int) -> None:
    t = table(Seat("carryall", water=2), bonus_spice={space: 2})
    t.play("carryall", space)
    assert t.me.goods == (0, 2 * base + 2, 2 - water)
    assert t.bonus_spice == {}


def test_carryall_does_not_double_the_control_bonus() -> None:
    t = table(Seat("carryall"), control={"imperial_basin": 0})
    t.play("carryall", "imperial_basin")
    assert t.me.spice == 2 + 1


def test_carryall_is_nothing_where_nothing_is_harvested() -> None:
    t = table(Seat("carryall"))
    t.play("carryall", "secure_contract")
    assert t.me.goods == (3, 0, 1)
    assert t.offered == ["pass"]


def test_chani_gives_water_when_acquired() -> None:
    t = table(Seat("convincing_argument*2", council=True), row="chani")
    t.reveal()
    t.acquire("chani")
    assert (t.me.water, t.me.discard) == (2, ["chani"])


@pytest.mark.parametrize("retreating", [0, 3, 5])
def test_chani_lets_any_number_of_troops_retreat_or_none(retreating: int) -> None:
    t = table(Seat("chani", deployed=5))
    t.reveal()
    t.effect("retreat")
    assert t.offered == [0, 1, 2, 3, 4, 5]
    t.choose("retreat", retreating)
    assert t.me.troops == (4, 3 + retreating, 5 - retreating)


def test_chanis_retreat_may_be_left_out() -> None:
    t = table(Seat("chani", deployed=1))
    t.reveal()
    t.end_turn()
    assert t.me.deployed == 1


def test_choam_directorship_is_one_influence_with_each_faction_when_acquired() -> None:
    influence = {"emperor": 1, "guild": 6, "fremen": 3}
    hand = "convincing_argument*2 fremen_camp"
    t = table(Seat(hand, council=True, influence=influence), row="choam_directorship")
    t.reveal()
    t.acquire("choam_directorship")
    assert t.me.influence == {"emperor": 2, "guild": 6, "bene_gesserit": 1, "fremen": 4}
    # Points: the Guild's at 2 and alliance, the Fremen's at 2 and 4, the Emperor's at 2.
    assert t.me.vp == 5
    assert t.me.water == 2  # the Fremen's bonus at 4


def test_crysknife_gives_a_solari_on_an_agent_turn() -> None:
    t = table(Seat("crysknife"))
    t.play("crysknife", "imperial_basin")
    assert t.me.goods == (1, 1, 1)


def test_crysknife_is_influence_with_the_fremen_in_a_bond_alone() -> None:
    t = table(Seat("crysknife", in_play="spice_hunter"))
    t.reveal()
    does(t, "influence")
    assert (t.me.influence, t.me.swords) == ({"fremen": 1}, 1)


# -- Imperium cards, D to G


def test_duncan_idaho_recruits_and_draws_for_a_water() -> None:
    t = table(Seat("duncan_idaho", deck="dagger diplomacy*1", water=2))
    t.play("duncan_idaho", "carthag")
    t.effect("pay")
    assert (t.me.water, t.me.troops, t.me.hand) == (1, (7, 5, 0), ["dagger"])
    assert not t.offers("pay")  # once, though there is water left


def test_duncan_idaho_keeps_his_water_if_he_likes() -> None:
    t = table(Seat("duncan_idaho", deck="dagger"))
    t.play("duncan_idaho", "carthag")
    t.effect("intrigue")
    t.end_turn()
    assert (t.me.water, t.me.hand) == (1, [])


def test_duncan_idaho_cannot_pay_without_water() -> None:
    t = table(Seat("duncan_idaho", deck="dagger", water=0))
    t.play("duncan_idaho", "carthag")
    assert not t.offers("pay")


@pytest.mark.parametrize(
    ("card", "space"),
    [
        ("fedaykin_death_commando", "secure_contract"),
        ("gene_manipulation", "hall_of_oratory"),
        ("guild_administrator", "secure_contract"),
        ("sietch_reverend_mother", "secrets"),
    ],
)
def test_cards_with_the_trash_icon_may_trash_from_hand_discard_pile_or_play(card: str, space: str) -> None:
    seat = Seat(f"{card} dagger", discard="diplomacy", in_play="reconnaissance")
    for option, kept in (
        ("dagger", ([], ["diplomacy"], ["reconnaissance", card])),
        ("discard:diplomacy", (["dagger"], [], ["reconnaissance", card])),
        ("in_play:reconnaissance", (["dagger"], ["diplomacy"], [card])),
        ("pass", (["dagger"], ["diplomacy"], ["reconnaissance", card])),
    ):
        t = table(seat)
        t.play(card, space)
        t.effect("trash_card")
        assert t.offers(f"in_play:{card}")  # even the card itself
        t.choose("trash", option)
        assert (t.me.hand, t.me.discard, t.me.in_play) == kept
        assert len(t.trashed) == (option != "pass")


def test_fedaykin_death_commandos_swords_need_the_bond() -> None:
    """Cards of other factions, and an earlier one that was trashed, are no bond."""
    t = table(Seat("fedaykin_death_commando sardaukar_infantry"))
    t.reveal()
    assert t.me.swords == 2
    t = table(Seat("fedaykin_death_commando", in_play="stilgar"))
    t.reveal()
    assert t.me.swords == 3


@pytest.mark.parametrize("faction", ["guild", "bene_gesserit", "fremen"])
def test_firm_grip_buys_influence_with_another_faction_than_the_emperor(faction: str) -> None:
    t = table(Seat("firm_grip", solari=2))
    t.play("firm_grip", "hall_of_oratory")
    t.effect("pay")
    assert t.offered == ["guild", "bene_gesserit", "fremen"]
    t.choose("influence", faction)
    assert (t.me.solari, t.me.influence) == (0, {faction: 1})


def test_firm_grip_may_be_left_unpaid_and_needs_two_solari() -> None:
    t = table(Seat("firm_grip", solari=2))
    t.play("firm_grip", "hall_of_oratory")
    t.end_turn()
    assert (t.me.solari, t.me.influence) == (2, {})
    t = table(Seat("firm_grip", solari=1))
    t.play("firm_grip", "hall_of_oratory")
    assert not t.offers("pay")


@pytest.mark.parametrize(("alliance", "persuasion"), [(0, 4), (1, 0)])
def test_firm_grips_persuasion_needs_the_emperors_alliance(alliance: int, persuasion: int) -> None:
    emperor = {"emperor": 4}
    t = table(Seat("firm_grip", influence=emperor), Seat(influence=emperor), alliances={"emperor": alliance})
    t.reveal()
    assert t.me.persuasion == persuasion


def test_fremen_camp_recruits_three_for_two_spice_once() -> None:
    t = table(Seat("fremen_camp", spice=4))
    t.play("fremen_camp", "secure_contract")
    t.effect("pay")
    assert (t.me.spice, t.me.troops) == (2, (6, 6, 0))
    assert t.offered == ["pass"]


def test_fremen_camp_may_be_left_unpaid() -> None:
    t = table(Seat("fremen_camp", spice=2))
    t.play("fremen_camp", "secure_contract")
    t.end_turn()
    assert (t.me.spice, t.me.garrison) == (2, 3)


def test_gene_manipulation_gives_spice_with_another_bene_gesserit_card_in_play() -> None:
    """The two parts are independent: the spice needs no trashing."""
    t = table(Seat("gene_manipulation", in_play="space_travel the_voice"))
    t.play("gene_manipulation", "hall_of_oratory")
    assert t.me.spice == 2
    t.end_turn()
    assert t.trashed == []


def test_gene_manipulation_alone_only_trashes() -> None:
    t = table(Seat("gene_manipulation", in_play="space_travel"))
    t.play("gene_manipulation", "hall_of_oratory")
    assert t.me.spice == 0
    assert t.offers("trash_card")


@pytest.mark.parametrize(("choice", "guild", "spice"), [("influence", 1, 0), ("spice", 0, 2)])
def test_guild_ambassador_gives_influence_or_spice(choice: str, guild: int, spice: int) -> None:
    t = table(Seat("guild_ambassador"))
    t.play("guild_ambassador", "hall_of_oratory")
    t.choose("choose", choice)
    assert (t.me.influence.get("guild", 0), t.me.spice) == (guild, spice)


def test_guild_ambassador_sells_a_point_to_the_guilds_ally() -> None:
    t = table(Seat("guild_ambassador", spice=7, influence={"guild": 4}))
    t.reveal()
    t.effect("pay")
    assert (t.me.spice, t.me.vp) == (4, 2 + 1)
    assert not t.offers("pay")


def test_guild_ambassadors_point_may_be_declined() -> None:
    t = table(Seat("guild_ambassador", spice=3, influence={"guild": 4}))
    t.reveal()
    t.end_turn()
    assert (t.me.spice, t.me.vp) == (3, 2)


def test_guild_ambassador_sells_nothing_without_the_alliance_or_the_spice() -> None:
    guild = {"guild": 4}
    t = table(Seat("guild_ambassador", spice=9, influence=guild), Seat(influence=guild), alliances={"guild": 1})
    t.reveal()
    assert not t.offers("pay")
    t = table(Seat("guild_ambassador", spice=2, influence=guild))
    t.reveal()
    assert not t.offers("pay")


def test_guild_bankers_make_every_spice_must_flow_three_cheaper_this_turn() -> None:
    hand = "guild_bankers convincing_argument*2 lady_jessica piter_de_vries"  # 10 persuasion, 12 with the seat
    t = table(Seat(hand, council=True, vp=0))
    t.reveal()
    assert t.me.persuasion == 12
    t.acquire("the_spice_must_flow", "the_spice_must_flow")
    assert (t.me.persuasion, t.me.vp) == (0, 2)


def test_guild_bankers_change_no_other_price_and_no_other_turn() -> None:
    t = table(Seat("guild_bankers convincing_argument*2"), Seat("lady_jessica piter_de_vries"), row="stilgar")
    t.reveal()
    assert not t.offers("stilgar")
    t.end_turn()
    t.reveal()
    assert t.left.persuasion == 6
    assert not t.offers("the_spice_must_flow")


def test_gun_thopter_takes_a_troop_of_each_opponents_garrison() -> None:
    t = table(Seat("gun_thopter"), Seat(garrison=2), Seat(garrison=0, deployed=3), Seat())
    t.play("gun_thopter", "secure_contract")
    assert [side.troops for side in t.seats] == [(9, 3, 0), (11, 1, 0), (9, 0, 3), (10, 2, 0)]


@pytest.mark.parametrize("n", [0, 1])
def test_gun_thopter_may_deploy_one_troop_when_revealed(n: int) -> None:
    t = table(Seat("gun_thopter"))
    t.reveal()
    t.effect("deploy_troops")
    assert t.offered == [0, 1]
    t.choose("deploy", n)
    assert (t.me.troops, t.me.strength) == ((9, 3 - n, n), 5 * n)


def test_gurney_halleck_recruits_two_and_draws() -> None:
    t = table(Seat("gurney_halleck", deck="dagger"))
    t.play("gurney_halleck", "carthag")
    does(t, "cards")
    assert (t.me.troops, t.me.hand) == ((6, 6, 0), ["dagger"])


@pytest.mark.parametrize("n", [0, 1, 2])
def test_gurney_hallecks_troops_may_go_straight_to_the_conflict(n: int) -> None:
    t = table(Seat("gurney_halleck", solari=3))
    t.reveal()
    assert t.me.persuasion == 2  # beside the arrow, not for it
    t.effect("pay")
    assert t.offered == [0, 1, 2]
    t.choose("deploy", n)
    assert (t.me.solari, t.me.troops) == (0, (7, 5 - n, n))


def test_gurney_hallecks_arrow_may_be_declined_and_needs_three_solari() -> None:
    t = table(Seat("gurney_halleck", solari=3))
    t.reveal()
    t.end_turn()
    assert (t.me.solari, t.me.garrison) == (3, 3)
    t = table(Seat("gurney_halleck", solari=2))
    t.reveal()
    assert not t.offers("pay")


def test_gurney_halleck_recruits_what_the_supply_holds() -> None:
    t = table(Seat("gurney_halleck", solari=3, garrison=11))
    t.reveal()
    t.effect("pay")
    assert t.offered == [0, 1]
    t.choose("deploy", 1)
    assert t.me.troops == (0, 11, 1)
