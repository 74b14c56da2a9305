"""What happened in Dune: Imperium, told to each seat as far as it may know."""

from __future__ import annotations

import pytest
from tests.games.imperium.table import Seat, table
from tests.text.dune import Events, assert_told, lines

from greathall.games.imperium.catalogue import BASE
from greathall.house.registry import descriptor_of
from greathall.kernel.events import Event

TEXT = descriptor_of("imperium").text
NOBODY = -1
ONLY_FIRST_SEAT = 1
FIRST_TWO_SEATS = 0b011

event = Events(BASE)
ARRAKEEN = BASE.space_index["arrakeen"]
FREMEN = 3


@pytest.mark.parametrize(
    ("happened", "mine", "theirs"),
    [
        (event("leader", 0, "leader:paul_atreides"), "You choose Paul Atreides as Leader.",
         "Player 1 chooses Paul Atreides as Leader."),
        (event("round", 0, "conflict:skirmish_a", n=3), "Round 3. Conflict: Skirmish. You go first.",
         "Round 3. Conflict: Skirmish. Player 1 goes first."),
        (event("turn", 0, n=3), "You begin a turn.", "Player 1 begins a turn."),
        (event("agent", 0, "card:dagger", n=ARRAKEEN), "You play Dagger and send an Agent to Arrakeen.",
         "Player 1 plays Dagger and sends an Agent to Arrakeen."),
        (event("recall", 0, n=ARRAKEEN), "You take an Agent back from Arrakeen.",
         "Player 1 takes an Agent back from Arrakeen."),
        (event("mentat"), "You take the Mentat.", "Player 1 takes the Mentat."),
        (event("swordmaster"), "You take the Swordmaster.", "Player 1 takes the Swordmaster."),
        (event("council"), "You take a seat on the High Council.",
         "Player 1 takes a seat on the High Council."),
        (event("control", 0, "space:arrakeen"), "You take control of Arrakeen.",
         "Player 1 takes control of Arrakeen."),
        (event("voice", 0, "space:arrakeen"), "You close Arrakeen to your opponents.",
         "Player 1 closes Arrakeen to their opponents."),
        (event("spice", n=2), "You get +2 spice.", "Player 1 gets +2 spice."),
        (event("vp"), "You get +1 Victory Point.", "Player 1 gets +1 Victory Point."),
        (event("vp", n=-1), "You lose 1 Victory Point.", "Player 1 loses 1 Victory Point."),
        (event("pay_solari", n=2), "You pay 2 Solari.", "Player 1 pays 2 Solari."),
        (event("influence", n=FREMEN), "You get +1 Influence with the Fremen.",
         "Player 1 gets +1 Influence with the Fremen."),
        (event("lose_influence", n=FREMEN), "You lose 1 Influence with the Fremen.",
         "Player 1 loses 1 Influence with the Fremen."),
        (event("alliance", n=FREMEN), "You take the Fremen Alliance.", "Player 1 takes the Fremen Alliance."),
        (event("recruit", n=2), "You recruit 2 troops.", "Player 1 recruits 2 troops."),
        (event("deploy"), "You deploy 1 troop to the Conflict.", "Player 1 deploys 1 troop to the Conflict."),
        (event("retreat"), "You retreat 1 troop from the Conflict.",
         "Player 1 retreats 1 troop from the Conflict."),
        (event("lose_deployed", n=3), "You lose 3 troops in the Conflict.",
         "Player 1 loses 3 troops in the Conflict."),
        (event("lose_garrisoned"), "You lose 1 troop from your garrison.",
         "Player 1 loses 1 troop from their garrison."),
        (event("place", n=2), "You come second.", "Player 1 comes second."),
        (event("place", n=0), "You go without a reward.", "Player 1 goes without a reward."),
        (event("tie", n=1), "You are tied for first place and take the second reward.",
         "Player 1 is tied for first place and takes the second reward."),
        (event("tie", n=3), "You are tied for third place and go without a reward.",
         "Player 1 is tied for third place and goes without a reward."),
        (event("win", 0, "conflict:grand_vision"), "You win the Conflict: Grand Vision.",
         "Player 1 wins the Conflict: Grand Vision."),
        (event("draw", 0, "card:dagger", seen=ONLY_FIRST_SEAT), "You draw Dagger.", "Player 1 draws a card."),
        (event("intrigue", 0, "intrigue:ambush", seen=ONLY_FIRST_SEAT), "You draw the Intrigue card Ambush.",
         "Player 1 draws an Intrigue card."),
        (event("play_intrigue", 0, "intrigue:ambush"), "You play Ambush, an Intrigue card.",
         "Player 1 plays Ambush, an Intrigue card."),
        (event("steal", 0, "intrigue:ambush", n=1, seen=FIRST_TWO_SEATS),
         "You take the Intrigue card Ambush from Player 2.", "Player 1 takes an Intrigue card from Player 2."),
        (event("reveal", 0, "card:dagger"), "You reveal Dagger.", "Player 1 reveals Dagger."),
        (event("discard", 0, "card:dagger"), "You discard Dagger.", "Player 1 discards Dagger."),
        (event("trash", 0, "card:dagger"), "You trash Dagger.", "Player 1 trashes Dagger."),
        (event("persuade", 0, "card:chani", n=5), "You acquire Chani for 5 Persuasion.",
         "Player 1 acquires Chani for 5 Persuasion."),
        (event("acquire", 0, "card:foldspace"), "You acquire Foldspace.", "Player 1 acquires Foldspace."),
        (event("acquire_to_deck", 0, "card:chani"), "You acquire Chani and put it on top of your deck.",
         "Player 1 acquires Chani and puts it on top of their deck."),
        (event("acquire_to_hand", 0, "card:chani"), "You acquire Chani and take it into your hand.",
         "Player 1 acquires Chani and takes it into their hand."),
        (event("set_aside", 0, "card:chani"), "You set Chani aside for yourself.",
         "Player 1 sets Chani aside for themselves."),
        (event("take", 0, "card:the_voice"), "You take The Voice from your discard pile into your hand.",
         "Player 1 takes The Voice from their discard pile into their hand."),
        (event("shuffle", n=9), "You shuffle your discard pile into your deck.",
         "Player 1 shuffles their discard pile into their deck."),
        (event("row", NOBODY, "card:chani"), "Into the Imperium Row: Chani.", "Into the Imperium Row: Chani."),
        (event("alliance", NOBODY, n=FREMEN), "Nobody has the Fremen Alliance any more.",
         "Nobody has the Fremen Alliance any more."),
    ],
)  # fmt: skip
def test_an_event_is_told_to_its_player_and_to_the_rest(happened: Event, mine: str, theirs: str) -> None:
    assert_told("imperium", happened, mine, theirs)


def test_the_victim_of_a_theft_knows_what_is_gone() -> None:
    stolen = event("steal", 0, "intrigue:ambush", n=1, seen=FIRST_TWO_SEATS)
    assert TEXT.line(stolen, 1, names=["Ann", "Bea"]) == "Ann takes the Intrigue card Ambush from you."
    assert TEXT.line(stolen, 1, names=["Ann", "Bea"], you=False) == ("Ann takes the Intrigue card Ambush from Bea.")


def test_an_agent_turn_is_told_in_few_lines() -> None:
    t = table(Seat("imperial_spy", deck="dagger", intrigue="windfall", spice=4, influence={"emperor": 1}))
    t.play("imperial_spy", "conspire")
    t.effect("windfall", "intrigue@conspire", "visit_influence")
    t.end_turn()
    assert lines(t, 1)[:8] == [
        "Player 1 plays Imperial Spy and sends an Agent to Conspire.",
        "Player 1 pays 4 spice.",
        "Player 1 gets +5 Solari.",
        "Player 1 recruits 2 troops.",
        "Player 1 plays Windfall, an Intrigue card.",
        "Player 1 gets +2 Solari.",
        "Player 1 draws an Intrigue card.",
        "Player 1 gets +1 Influence with the Emperor, +1 Victory Point.",
    ]


def test_a_reveal_turn_is_told_in_few_lines() -> None:
    t = table(Seat("convincing_argument*2 dagger"), row="dr_yueh", imperium="chani")
    t.reveal()
    t.acquire("dr_yueh", "arrakis_liaison")
    t.end_turn()
    assert lines(t, 0)[:5] == [
        "You reveal Convincing Argument ×2, Dagger.",
        "You get +4 Persuasion, +1 sword.",
        "You acquire Dr. Yueh for 1 Persuasion.",
        "Into the Imperium Row: Chani.",
        "You acquire Arrakis Liaison for 2 Persuasion.",
    ]


def test_a_card_acquired_without_persuasion_is_told() -> None:
    t = table(Seat("diplomacy"))
    t.play("diplomacy", "foldspace")
    t.effect("acquire_reserve")
    assert "You acquire Foldspace." in lines(t, 0)


def test_the_log_says_where_an_acquired_card_goes() -> None:
    t = table(Seat("dagger", intrigue="bypass_protocol recruitment_mission", spice=2), row="chani dr_yueh")
    t.choose("turn", "bypass_protocol")
    t.choose("choose", 1)
    t.choose("acquire", "chani")
    assert "You acquire Chani and put it on top of your deck." in lines(t, 0)
    t.choose("turn", "recruitment_mission")
    t.reveal()
    t.choose("effects", "dr_yueh")
    t.choose("topdeck", "yes")
    told = lines(t, 1)
    assert "Player 1 acquires Dr. Yueh for 1 Persuasion and puts it on top of their deck." in told


def test_the_log_says_from_where_a_troop_is_lost() -> None:
    t = table(Seat("gun_thopter"), Seat(garrison=2), Seat(garrison=0))
    t.play("gun_thopter", "secure_contract")
    assert "Player 2 loses 1 troop from their garrison." in lines(t, 0)


def test_joined_lines_depend_only_on_what_the_seat_may_know() -> None:
    def drawn(*ids: str) -> list[Event]:
        return [event("intrigue", 0, f"intrigue:{id}", seen=ONLY_FIRST_SEAT) for id in ids]

    secret, other = drawn("ambush", "windfall"), drawn("bribery", "bribery")
    assert TEXT.lines(secret, 0) == ["You draw the Intrigue cards Ambush, Windfall."]
    assert TEXT.lines(secret, 1) == TEXT.lines(other, 1) == ["Player 1 draws 2 Intrigue cards."]
