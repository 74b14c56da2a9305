"""What players of Dune: Imperium are asked, and what their options are called."""

from __future__ import annotations

from tests.games.imperium.table import Seat, table
from tests.text.dune import options, question

import greathall as gh
from greathall.house.registry import descriptor_of

TEXT = descriptor_of("imperium").text


# -- turns


def test_a_turn_says_how_many_agents_are_left() -> None:
    t = table(Seat("dagger convincing_argument", intrigue="windfall", agents="wealth"))
    assert question(t) == "Your turn: play a card to send an Agent, or reveal your hand (1 Agent left)"
    assert options(t) == ["Dagger", "Reveal turn", "Intrigue: Windfall"]


def test_a_turn_without_a_card_to_play_says_that_the_hand_is_revealed() -> None:
    t = table(Seat("dagger", agents="arrakeen carthag"))
    assert question(t) == "Your turn: you have no Agents left, so reveal your hand"
    t = table(Seat("convincing_argument"))
    assert question(t) == "Your turn: none of your cards leads an Agent anywhere, so reveal your hand"


def test_spaces_show_what_they_cost_this_player() -> None:
    t = table(Seat("signet_ring", leader="duke_leto_atreides", solari=8, spice=2))
    t.choose("turn", "signet_ring")
    assert question(t) == "Signet Ring: where do you send your Agent?"
    assert options(t)[:6] == [
        "High Council (4 Solari)",
        "Mentat (1 Solari)",
        "Hall of Oratory",
        "Rally Troops (3 Solari)",
        "Swordmaster (7 Solari)",
        "Sell Melange (2 spice or more)",
    ]


def test_a_space_with_several_prices_asks_which() -> None:
    t = table(Seat("dune_the_desert_planet", spice=3))
    t.choose("turn", "dune_the_desert_planet")
    t.choose("space", "sell_melange")
    assert question(t) == "Sell Melange: how much do you pay?"
    assert options(t) == ["Pay 2 spice: +6 Solari", "Pay 3 spice: +8 Solari"]


def test_pending_effects_are_told_with_what_they_stand_on() -> None:
    t = table(Seat("imperial_spy", intrigue="windfall", spice=4))
    t.play("imperial_spy", "conspire")
    assert question(t) == "Conspire: what do you do next?"
    assert options(t) == [
        "Conspire: draw 1 Intrigue card",
        "Conspire: +1 Influence with the Emperor",
        "Imperial Spy: trash this card: draw 1 Intrigue card",
        "Intrigue: Windfall",
    ]


def test_deploying_tells_how_many_may_go() -> None:
    t = table(Seat("reconnaissance"))
    t.play("reconnaissance", "arrakeen")
    assert options(t) == ["Arrakeen: draw 1 card", "Deploy troops (up to 3)"]
    t.effect("deploy")
    assert question(t) == "How many troops do you deploy to the Conflict?"
    assert options(t) == ["1 troop", "2 troops", "3 troops"]


def test_a_reveal_turn_tells_persuasion_and_prices() -> None:
    t = table(
        Seat("convincing_argument guild_bankers dagger", council=True, set_aside="space_travel"),
        row="dr_yueh opulence space_travel",
    )
    t.reveal()
    assert question(t) == "Reveal turn: 4 Persuasion left"
    assert options(t) == [
        "Acquire Dr. Yueh (1)",
        "Acquire Space Travel (3)",
        "Acquire Arrakis Liaison (2)",
        "Acquire Space Travel (2, set aside)",
        "End your turn",
    ]


def test_the_price_of_the_spice_is_that_of_this_moment() -> None:
    t = table(Seat("convincing_argument*2 guild_bankers", council=True))
    t.reveal()
    assert "Acquire The Spice Must Flow (6)" in options(t)


def test_an_acquired_card_may_go_on_the_deck() -> None:
    t = table(Seat("convincing_argument", intrigue="recruitment_mission"), row="dr_yueh")
    t.plot("recruitment_mission")
    t.reveal()
    t.acquire("dr_yueh")
    assert question(t) == "Where does Dr. Yueh go?"
    assert options(t) == ["On top of your deck", "Into your discard pile"]


# -- cards that ask


def test_where_a_card_lies_is_said_before_it_is_trashed() -> None:
    t = table(Seat("guild_administrator diplomacy", discard="dagger"))
    t.play("guild_administrator", "secure_contract")
    t.effect("trash_card")
    assert question(t) == "Guild Administrator: trash a card?"
    assert options(t) == [
        "Diplomacy (hand)",
        "Dagger (discard pile)",
        "Guild Administrator (in play)",
        "Trash nothing",
    ]


def test_what_must_be_trashed_is_no_question() -> None:
    t = table(Seat("seek_allies diplomacy", spice=2))
    t.play("seek_allies", "selective_breeding")
    t.effect("pay")
    assert question(t) == "Selective Breeding: trash a card"
    assert "Trash nothing" not in options(t)


def test_kwisatz_haderach_asks_for_the_agent_first() -> None:
    t = table(Seat("kwisatz_haderach", agents="arrakeen"))
    t.choose("turn", "kwisatz_haderach")
    assert question(t) == "Kwisatz Haderach: which Agent do you send?"
    assert options(t) == ["An Agent at your Leader", "Arrakeen"]


def test_other_memory_takes_a_card_from_the_discard_pile() -> None:
    t = table(Seat("other_memory", discard="space_travel the_voice space_travel bene_gesserit_sister"))
    t.play("other_memory", "secure_contract")
    assert question(t) == "Other Memory: choose one"
    assert options(t)[1] == "Take a Bene Gesserit card from your discard pile into your hand"
    t.choose("choose", "take_from_discard")
    assert question(t) == "Other Memory: take which card into your hand?"
    assert options(t) == ["Bene Gesserit Sister", "The Voice"]


def test_opponents_are_told_which_card_asks_them() -> None:
    t = table(Seat("test_of_humanity"), Seat("dagger*2 diplomacy", deployed=1, garrison=2))
    t.play("test_of_humanity", "hall_of_oratory")
    assert question(t) == "Test of Humanity: choose one"
    assert options(t) == ["Discard 1 card from your hand", "Lose 1 troop in the Conflict"]
    t.choose("choose", "discard_cards", by=1)
    assert question(t) == "Test of Humanity: discard a card"
    assert options(t) == ["Dagger", "Diplomacy"]


def test_discarding_counts_down() -> None:
    t = table(
        Seat("reverend_mother_mohiam", in_play="the_voice", agents="carthag"),
        Seat("dagger*2 diplomacy"),
    )
    t.play("reverend_mother_mohiam", "wealth")
    t.effect("each_opponent")
    assert question(t) == "Reverend Mother Mohiam: discard 2 cards"
    t.choose("discard", "dagger", by=1)
    assert question(t) == "Reverend Mother Mohiam: discard a card"


def test_an_alliance_that_two_could_take() -> None:
    t = table(
        Seat("shifting_allegiances", spice=2, influence={"fremen": 4}),
        Seat(influence={"fremen": 4}),
        Seat(influence={"fremen": 4}),
        alliances={"fremen": 0},
    )
    t.play("shifting_allegiances", "secure_contract")
    t.effect("pay")
    assert question(t) == "Shifting Allegiances: who takes the Fremen Alliance from you?"
    assert options(t) == ["Player 2", "Player 3"]
    assert TEXT.option(t.state, t.state.options[0], names=["Ann", "Bea", "Cat"]) == "Bea"


def test_double_cross_and_urgent_mission() -> None:
    t = table(
        Seat(intrigue="double_cross urgent_mission", solari=1, agents="wealth arrakeen"),
        Seat(deployed=1, garrison=2),
        Seat(deployed=1, garrison=2),
    )
    t.plot("double_cross")
    assert question(t) == "Double Cross: which opponent loses a troop in the Conflict?"
    assert options(t) == ["Player 2", "Player 3"]
    t.choose("opponent", 1)
    t.plot("urgent_mission")
    assert question(t) == "Urgent Mission: which Agent comes back to you?"
    assert options(t) == ["Wealth", "Arrakeen"]


def test_a_snooper_is_told_the_top_card() -> None:
    t = table(Seat("dagger", deck="signet_ring diplomacy", intrigue="poison_snooper"))
    t.plot("poison_snooper")
    assert question(t) == "Poison Snooper: Signet Ring is on top of your deck"
    assert options(t) == ["Draw it", "Trash it"]


def test_a_card_without_persuasion_shows_its_cost() -> None:
    t = table(
        Seat(intrigue="bypass_protocol", leader="helena_richese", set_aside="guild_bankers"),
        row="dr_yueh chani",
    )
    t.plot("bypass_protocol")
    assert question(t) == "Bypass Protocol: acquire a card with a cost of up to 3"
    assert options(t) == ["Dr. Yueh (1)", "Arrakis Liaison (2)", "Guild Bankers (3, set aside)"]


# -- the round


def test_the_baron_picks_in_secret() -> None:
    leaders = ["baron_vladimir_harkonnen", "paul_atreides", "glossu_rabban"]
    game = gh.new_game("imperium", 3, 1, {"leaders": leaders})
    assert game.decision.text == "Baron Vladimir Harkonnen: pick 2 factions, one after the other, in secret"
    game.choose(0)
    assert game.decision.text == "Baron Vladimir Harkonnen: pick a faction in secret"
    assert [option.label for option in game.decision.options] == ["Spacing Guild", "Bene Gesserit", "Fremen"]


def test_combat_tells_the_strength() -> None:
    t = table(Seat("dagger", deployed=2, garrison=1, intrigue="ambush"), first_player=0)
    t.to_combat()
    assert question(t) == "Combat: play an Intrigue card? (your strength: 5)"
    assert options(t) == ["Intrigue: Ambush", "Pass"]


def test_two_rewards_of_three() -> None:
    t = table(
        Seat(deployed=1, garrison=2),
        Seat(deployed=2, garrison=1),
        conflict="battle_for_arrakeen",
    )
    t.to_combat()
    assert question(t) == "Battle for Arrakeen: choose two different ones"
    assert options(t) == ["Draw 1 Intrigue card", "+2 spice", "+3 Solari"]
    t.choose("choose", "spice", by=0)
    assert question(t) == "Battle for Arrakeen: choose one more"


def test_a_controlled_space_is_defended() -> None:
    t = table(Seat(), next_conflict="siege_of_arrakeen", control={"arrakeen": 1})
    t.finish_round()
    assert question(t) == ("Siege of Arrakeen: put 1 troop from your supply into the Conflict to defend Arrakeen?")
    assert options(t) == ["Put 1 troop into the Conflict", "Do not defend it"]


def test_the_second_of_two_factions_is_asked_for_as_another_one() -> None:
    t = table(Seat(deployed=1), conflict="machinations")
    t.to_combat()
    assert question(t) == (
        "Machinations: with which faction do you gain 1 Influence? (the first of two different ones)"
    )
    t.choose("influence", "emperor", by=0)
    assert question(t) == (
        "Machinations: with which second faction, other than the Emperor, do you gain 1 Influence?"
    )
    assert options(t) == ["Spacing Guild", "Bene Gesserit", "Fremen"]
