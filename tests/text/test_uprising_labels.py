"""What players of Dune: Imperium – Uprising are asked, and what their options are called."""

from __future__ import annotations

from tests.games.uprising.table import Seat, table
from tests.text.dune import options, question

# -- sending an Agent


def test_the_swordmaster_is_cheaper_once_somebody_has_one() -> None:
    t = table(Seat("dagger", solari=8), Seat(swordmaster=True))
    t.choose("turn", "dagger")
    assert options(t) == ["High Council (5 Solari)", "Swordmaster (6 Solari)", "Assembly Hall", "Gather Support"]


def test_a_space_may_be_had_for_nothing_or_for_more() -> None:
    t = table(Seat("reconnaissance", spice=1))
    t.choose_space("reconnaissance", "spice_refinery")
    assert question(t) == "Spice Refinery: how much do you pay?"
    assert options(t) == ["Pay nothing: +2 Solari", "Pay 1 spice: +4 Solari"]


def test_spies_infiltrate_and_gather_intelligence() -> None:
    t = table(
        Seat("reconnaissance", spies="post_research_refinery post_refinery_arrakeen"),
        Seat(agents="spice_refinery"),
    )
    t.choose_space("reconnaissance", "spice_refinery")
    assert question(t) == "Spice Refinery: enemy Agents are there; which Spy do you recall to infiltrate?"
    assert options(t) == ["Research Station and Spice Refinery", "Spice Refinery and Arrakeen"]
    t.choose("infiltrate", "post_research_refinery")
    assert question(t) == "Spice Refinery: recall a Spy to gather intelligence (draw 1 card)?"
    assert options(t) == ["Spice Refinery and Arrakeen", "Recall none"]


# -- Spies


def test_a_spy_goes_to_a_post_that_is_called_by_its_spaces() -> None:
    t = table(Seat("bene_gesserit_operative", spies="post_fremen post_guild post_choam"))
    t.play("bene_gesserit_operative", "secrets")
    t.effect("place_spy")
    assert question(t) == ("Bene Gesserit Operative: all your Spies are on the board; recall one to place it anew?")
    assert options(t)[2:] == ["Shipping and Accept Contract", "Recall none"]
    t.choose("recall_first", "post_choam")
    assert question(t) == "Bene Gesserit Operative: where do you place a Spy?"
    assert options(t)[2] == "High Council, Imperial Privilege and Swordmaster"
    assert options(t)[-1] == "Imperial Basin"


def test_recalling_spies_counts_down() -> None:
    t = table(Seat("in_high_places", spies="post_fremen post_guild post_choam"))
    t.reveal()
    t.effect("pay@in_high_places")
    assert question(t) == "In High Places: recall 2 Spies, one after the other"
    t.choose("recall_spy", "post_guild")
    assert question(t) == "In High Places: recall a Spy"
    assert options(t) == ["Desert Tactics and Fremkit", "Shipping and Accept Contract"]


# -- contracts


def test_contracts_are_told_with_what_they_bring() -> None:
    t = table(
        Seat("dune_the_desert_planet", leader="shaddam_corrino_iv"),
        choam=True,
        market="harvest_3_a harvest_3_b",
    )
    t.play("dune_the_desert_planet", "accept_contract")
    assert options(t)[0] == "Accept Contract: take a face-up contract (+2 Solari if there is none)"
    t.effect("take_contract")
    assert question(t) == "Accept Contract: take a contract"
    assert options(t) == [
        "Harvest 3 contract A: +3 Solari",
        "Harvest 3 contract B: +3 Solari",
        "Sardaukar contract (cards): draw 2 cards",
        "Sardaukar contract (Agent): take another of your Agents back from the board, to be sent again this round",
    ]


def test_shaddam_may_prefer_solari_when_no_contract_is_face_up() -> None:
    t = table(Seat("dune_the_desert_planet", leader="shaddam_corrino_iv"), choam=True, market="", bank="")
    t.play("dune_the_desert_planet", "accept_contract")
    t.effect("take_contract")
    assert options(t)[-1] == "No contract: +2 Solari"


def test_a_visit_completes_contracts_in_any_order() -> None:
    t = table(Seat("reconnaissance", contracts="arrakeen_spy arrakeen_water"), choam=True)
    t.play("reconnaissance", "arrakeen")
    assert options(t) == [
        "Arrakeen: draw 1 card",
        "Arrakeen contract (Spy): complete it: recruit 1 troop and place a Spy",
        "Arrakeen contract (water): complete it: +1 water",
        "Deploy troops (up to 3)",
    ]


# -- cards that ask


def test_lines_are_used_one_by_one() -> None:
    t = table(Seat(intrigue="strategic_stockpiling", spice=5, water=3, influence={"fremen": 3}))
    t.plot("strategic_stockpiling")
    assert question(t) == "Strategic Stockpiling: what do you use?"
    assert options(t) == [
        "Pay 5 spice: +1 Victory Point",
        "If you have 3 or more Influence with the Fremen, pay 3 water: +1 Victory Point",
        "Nothing more",
    ]


def test_an_intrigue_card_to_be_trashed_is_not_played() -> None:
    t = table(
        Seat("branching_path", intrigue="detonation cunning", influence={"bene_gesserit": 4}),
        alliances={"bene_gesserit": 0},
    )
    t.play("branching_path", "secrets")
    assert options(t)[-2:] == ["Intrigue: Cunning", "Intrigue: Detonation"]
    t.effect("if")
    assert question(t) == "Branching Path: trash an Intrigue card"
    assert options(t) == ["Cunning", "Detonation"]


def test_three_cards_from_the_top_of_the_deck() -> None:
    t = table(Seat("long_live_the_fighters", deck="dagger diplomacy signet_ring dagger"))
    t.play("long_live_the_fighters", "fremkit")
    t.effect("look_at_three")
    assert question(t) == "Long Live the Fighters: which of the top three cards of your deck do you draw?"
    assert options(t) == ["Dagger", "Diplomacy", "Signet Ring"]
    t.choose("draw_one", "dagger")
    assert question(t) == ("Long Live the Fighters: which of the other two do you discard? (the last is trashed)")
    assert options(t) == ["Diplomacy", "Signet Ring"]


def test_a_card_for_solari_shows_its_cost() -> None:
    t = table(Seat("price_is_no_object", solari=3), row="sardaukar_soldier maula_pistol")
    t.play("price_is_no_object", "secrets")
    t.effect("acquire_for_solari")
    assert question(t) == "Price is No Object: acquire a card for Solari into your hand? (you have 3)"
    assert options(t) == ["Sardaukar Soldier (1)", "Maula Pistol (3)", "Prepare the Way (2)", "Acquire nothing"]


def test_a_card_for_nothing_says_what_it_may_cost() -> None:
    t = table(Seat(intrigue="inspire_awe"), row="sardaukar_soldier overthrow")
    t.plot("inspire_awe")
    assert question(t) == "Inspire Awe: acquire a card with a cost of up to 3"
    t = table(Seat("signet_ring diplomacy", leader="princess_irulan"), row="sardaukar_soldier weirding_woman")
    t.play("signet_ring", "assembly_hall")
    t.effect("may_do")
    t.choose("may", "yes")
    t.choose("choose", 0)
    assert question(t) == "Signet Ring: acquire a card with a cost of 1 into your hand"
    assert options(t) == ["Sardaukar Soldier (1)", "Weirding Woman (1)"]


def test_a_retreat_may_have_to_be_of_at_least_one() -> None:
    t = table(Seat("dagger", deployed=2, garrison=1, intrigue="go_to_ground"), first_player=0)
    t.to_combat()
    t.choose("combat", "go_to_ground")
    assert question(t) == "Go to Ground: how many troops do you retreat from the Conflict?"
    assert options(t) == ["1 troop", "2 troops"]


# -- leaders


def test_feyd_rautha_chooses_the_next_step_of_his_training() -> None:
    t = table(Seat("signet_ring", leader="feyd_rautha_harkonnen", solari=1))
    t.play("signet_ring", "accept_contract")
    assert "Signet Ring: move one step along your training track and take its reward" in options(t)
    t.effect("train")
    assert question(t) == "Signet Ring: which step of your training comes next?"
    assert options(t) == [
        "You may pay 1 Solari: trash a card from your hand, discard pile or cards in play",
        "Place a Spy",
    ]


def test_lady_jessica_is_asked_whether_to_turn_over() -> None:
    t = table(Seat("diplomacy", leader="lady_jessica", memories=2, deck="dagger*2"))
    t.play("diplomacy", "secrets")
    assert (
        "Lady Jessica: return all of your memories to your supply, draw a card for each of them and turn your "
        "Leader over"
    ) in options(t)


# -- the end


def test_won_cards_are_told_apart_by_their_battle_icons() -> None:
    won = "propaganda skirmish_crysknife objective_desert_mouse_first"
    t = table(Seat(intrigue="crysknife", trophies=won, vp=10), round=10)
    t.to_combat()
    assert question(t) == "Endgame: play an Intrigue card or pair your wild battle icon?"
    assert options(t) == [
        "Intrigue: Crysknife",
        "Pair the wild battle icon with: Skirmish (crysknife)",
        "Pair the wild battle icon with: Desert Mouse Objective (first player)",
        "Play nothing",
    ]
    t.choose("endgame", "intrigue:crysknife", by=0)
    assert question(t) == "Crysknife: which card do you turn face down?"
    assert options(t) == ["Propaganda (wild)", "Skirmish (crysknife)"]


def test_rewards_doubled_by_a_sandworm_say_twice() -> None:
    t = table(Seat(sandworms=1), conflict="seize_spice_refinery", shield_wall=False)
    t.to_combat()
    assert question(t) == "Seize Spice Refinery (twice, now for the first time): where do you place a Spy?"
    t.choose("place_spy", "post_guild", by=0)
    assert question(t) == "Seize Spice Refinery: where do you place a Spy?"
    t = table(Seat("dagger", sandworms=1), conflict="trade_dispute")
    t.to_combat()
    assert question(t) == (
        "Trade Dispute: your rewards, twice each (but for control) as you have a sandworm in the Conflict, "
        "in an order of your choice"
    )
    assert "Twice: trash a card from your hand, discard pile or cards in play" in options(t)


def test_the_spy_of_a_track_is_not_asked_for_in_the_name_of_the_space() -> None:
    t = table(Seat("diplomacy", influence={"emperor": 3}))
    t.play("diplomacy", "dutiful_service")
    assert question(t) == "Influence with the Emperor: where do you place a Spy?"
