"""What happened in Dune: Imperium – Uprising, told to each seat as far as it may know."""

from __future__ import annotations

import pytest
from tests.games.uprising.table import Seat, table
from tests.text.dune import Events, assert_told, lines

from greathall.games.imperium.catalogue import UPRISING
from greathall.kernel.events import Event

event = Events(UPRISING)


@pytest.mark.parametrize(
    ("happened", "mine", "theirs"),
    [
        (event("leader", 0, "leader:muad_dib"), "You choose Muad'Dib as Leader.",
         "Player 1 chooses Muad'Dib as Leader."),
        (event("round", 0, "conflict:skirmish_crysknife"), "Round 1. Conflict: Skirmish. You go first.",
         "Round 1. Conflict: Skirmish. Player 1 goes first."),
        (event("control", 0, "space:spice_refinery"), "You take control of Spice Refinery.",
         "Player 1 takes control of Spice Refinery."),
        (event("place_spy", 0, "post:post_choam"), "You place a Spy at Shipping and Accept Contract.",
         "Player 1 places a Spy at Shipping and Accept Contract."),
        (event("recall_spy", 0, "post:post_deep_desert"), "You recall a Spy from Deep Desert.",
         "Player 1 recalls a Spy from Deep Desert."),
        (event("replace_spy", 0, "post:post_deep_desert"), "You recall a Spy from Deep Desert to place it anew.",
         "Player 1 recalls a Spy from Deep Desert to place it anew."),
        (event("sandworm"), "You summon 1 sandworm to the Conflict.",
         "Player 1 summons 1 sandworm to the Conflict."),
        (event("sandworm", n=2), "You summon 2 sandworms to the Conflict.",
         "Player 1 summons 2 sandworms to the Conflict."),
        (event("hooks"), "You take Maker Hooks.", "Player 1 takes Maker Hooks."),
        (event("shield_wall"), "You remove the Shield Wall.", "Player 1 removes the Shield Wall."),
        (event("contract", 0, "contract:harvest_4"), "You take a contract: Harvest 4 contract.",
         "Player 1 takes a contract: Harvest 4 contract."),
        (event("complete", 0, "contract:harvest_4"), "You complete a contract: Harvest 4 contract.",
         "Player 1 completes a contract: Harvest 4 contract."),
        (event("trash_intrigue", 0, "intrigue:cunning"), "You trash an Intrigue card: Cunning.",
         "Player 1 trashes an Intrigue card: Cunning."),
        (event("return", 0, "card:weirding_woman"), "You take Weirding Woman back into your hand.",
         "Player 1 takes Weirding Woman back into their hand."),
        (event("flip_leader", n=2), "You turn your Leader over and take 2 memories back.",
         "Player 1 turns their Leader over and takes 2 memories back."),
        (event("memory"), "You move a troop from your supply to the Bene Gesserit as a memory.",
         "Player 1 moves a troop from their supply to the Bene Gesserit as a memory."),
        (event("train", n=3), "You reach step 3 of the training track.",
         "Player 1 reaches step 3 of the training track."),
    ],
)  # fmt: skip
def test_an_event_is_told_to_its_player_and_to_the_rest(happened: Event, mine: str, theirs: str) -> None:
    assert_told("uprising", happened, mine, theirs)


def test_an_agent_turn_with_a_spy_and_a_contract() -> None:
    t = table(
        Seat("reconnaissance", spies="post_refinery_arrakeen", contracts="arrakeen_water", deck="dagger*2"),
        choam=True,
    )
    t.play("reconnaissance", "arrakeen", gather="post_refinery_arrakeen")
    t.effect("cards@arrakeen", "complete_contract@arrakeen_water")
    assert lines(t, 1) == [
        "Player 1 plays Reconnaissance and sends an Agent to Arrakeen.",
        "Player 1 recalls a Spy from Spice Refinery and Arrakeen to gather intelligence.",
        "Player 1 draws a card.",
        "Player 1 recruits 1 troop.",
        "Player 1 draws a card.",
        "Player 1 completes a contract: Arrakeen contract (water).",
        "Player 1 gets +1 water.",
    ]


def test_the_log_says_whether_a_recalled_spy_infiltrates() -> None:
    t = table(Seat("reconnaissance", spies="post_refinery_arrakeen"), Seat(agents="arrakeen"))
    t.play("reconnaissance", "arrakeen", infiltrate="post_refinery_arrakeen")
    assert lines(t, 1)[0] == ("Player 1 recalls a Spy from Spice Refinery and Arrakeen to infiltrate.")


def test_the_log_says_which_contract_was_turned_up() -> None:
    t = table(Seat("diplomacy"), choam=True, market="arrakeen_water harvest_4", bank="immediate")
    t.play("diplomacy", "dutiful_service")
    t.effect("take_contract")
    t.choose("contract", "harvest_4")
    told = lines(t, 0)
    taken = told.index("You take a contract: Harvest 4 contract.")
    assert told[taken + 1] == "Contract turned up: Immediate contract."


def test_the_log_says_that_an_acquired_card_goes_to_the_hand() -> None:
    t = table(Seat("price_is_no_object", solari=9), row="shishakli")
    t.play("price_is_no_object", "dutiful_service")
    t.effect("acquire_for_solari")
    t.choose("acquire", "shishakli")
    assert "Player 1 acquires Shishakli and takes it into their hand." in lines(t, 1)


def test_only_who_looks_at_three_cards_knows_which_is_drawn() -> None:
    t = table(Seat("long_live_the_fighters", deck="dagger diplomacy signet_ring"))
    t.play("long_live_the_fighters", "fremkit")
    t.effect("look_at_three")
    t.choose("draw_one", "signet_ring")
    t.choose("discard_one", "diplomacy")
    assert lines(t, 0)[1:] == [
        "You draw Signet Ring.",
        "You discard Diplomacy.",
        "You trash Dagger.",
    ]
    assert lines(t, 1)[1] == "Player 1 draws a card."
