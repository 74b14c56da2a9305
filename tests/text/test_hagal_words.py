"""House Hagal in words: its cards, the log of its turns, the questions that a player answers for a Rival."""

from __future__ import annotations

import pytest
from tests.games.dune.table import Seat
from tests.games.imperium.hagal_table import HOUSE, OTHER, RIVAL, HagalTable, duel, solo

import greathall as gh
from greathall.games.imperium.catalogue import BASE
from greathall.house.registry import descriptor_of

AWAY = "research_station sietch_tabr"
IDLE = OTHER._replace(agents=AWAY)


TEXT = descriptor_of("imperium").text


def lines(t: HagalTable) -> list[str]:
    names = TEXT.seat_names(t.state, ["Ann", "Bob"][: t.state.setup.players])
    return TEXT.lines(t.state.events or [], 0, "en", names)


def question(t: HagalTable) -> str:
    return TEXT.question(t.state)


def test_an_automatons_turn_can_be_followed_in_the_log() -> None:
    t = solo(
        Seat("dagger", agents="carthag"),
        RIVAL._replace(garrison=1),
        IDLE,
        deck="hagal_carthag hagal_harvest_spice",
        bonus_spice={"imperial_basin": 1},
    )
    t.act()
    assert lines(t)[-6:-1] == [
        "Earl Memnon Thorvald begins a turn.",
        "Earl Memnon Thorvald draws Carthag: Carthag is occupied.",
        "Earl Memnon Thorvald draws Harvest Spice and sends an Agent to Imperial Basin.",
        "Earl Memnon Thorvald gets +2 spice.",
        "Earl Memnon Thorvald deploys 1 troop to the Conflict.",
    ]


def test_a_rivals_leader_has_its_signet_ability_alone() -> None:
    """Solo rules: the left ability of a Rival's Leader never works."""
    leader = "earl_memnon_thorvald"
    (rival,) = (item for item in TEXT.at_table(1, {}).printed() if item["kind"] == "rival" and item["id"] == leader)
    assert rival["name"] == "Earl Memnon Thorvald"
    assert "+1 spice" in str(rival["text"])
    assert "High Council" not in str(rival["text"])
    assert "the other ability does not work" in str(rival["text"])
    face = TEXT.faces()[f"rival:{leader}"]
    assert isinstance(face, dict)
    assert [box["part"] for box in face["boxes"]] == ["rival_signet", "rival_leader"]
    # What asks to pay leaves that to the player, which is not certain.
    texts = {
        str(item["id"]): str(item["text"]) for item in TEXT.at_table(1, {}).printed() if item["kind"] == "rival"
    }
    marked = {
        id for id, text in texts.items() if "You decide whether it pays" in text and "Not established:" in text
    }
    assert marked == {"baron_vladimir_harkonnen", "duke_leto_atreides"}
    # Those who may not lead one have no such face; and no card is printed for it.
    assert "rival:paul_atreides" not in TEXT.faces()
    assert not [item for item in [*TEXT.printed(), *TEXT.at_table(2, {}).printed()] if item["kind"] == "rival"]


def test_what_harvest_spice_brings_is_said_by_table() -> None:
    """House Hagal's sheet: between two players nobody gains the spice. What is printed has both."""
    takes, banks = "takes the space's own spice", "bonus spice goes to the bank"
    alone, two = (TEXT.at_table(players, {}).card_text("hagal_harvest_spice") for players in (1, 2))
    both = TEXT.card_text("hagal_harvest_spice")
    assert takes in alone
    assert "bank" not in alone
    assert "nobody gains any" in two
    assert takes not in two
    assert takes in both
    assert banks in both


def test_house_hagal_has_its_name() -> None:
    t = duel(deck="hagal_harvest_spice", bonus_spice={"hagga_basin": 2})
    t.act()
    assert "House Hagal removes 2 bonus spice from Hagga Basin." in lines(t)


def test_why_cards_are_passed_over_and_what_combat_brings() -> None:
    t = solo(Seat("dagger"), RIVAL, IDLE, deck="hagal_harvest_spice hagal_carthag hagal_wealth", round=10)
    t.state.closed = [BASE.space_index["carthag"], 2]
    t.act()
    assert "Earl Memnon Thorvald draws Harvest Spice: there is no bonus spice." in lines(t)
    assert "Earl Memnon Thorvald draws Carthag: Carthag is closed (The Voice)." in lines(t)
    t = duel(Seat(), Seat(), HOUSE._replace(deployed=1), deck="hagal_conspire", round=10)
    t.to_combat()
    assert "House Hagal draws Conspire for Combat: 4 swords." in lines(t)


def test_reshuffling_is_told() -> None:
    t = duel(deck="hagal_reshuffle")
    t.act()
    told = lines(t)
    assert "House Hagal draws Reshuffle." in told
    assert "All 28 cards of House Hagal are shuffled." in told


def test_a_marker_that_is_lost_is_told_to_its_owner() -> None:
    t = duel(
        Seat(),
        Seat(),
        HOUSE._replace(deployed=6, agents=f"{AWAY} high_council"),
        deck="hagal_carthag",
        conflict="siege_of_arrakeen",
        control={"arrakeen": 0},
    )
    t.finish_round()
    assert "You lose control of Arrakeen." in lines(t)


def test_intrigue_cards_that_buy_a_point_are_told() -> None:
    rival = Seat(leader="baron_vladimir_harkonnen", solari=1, garrison=0, intrigue="ambush windfall")
    t = solo(Seat("dagger"), rival, IDLE, deck="hagal_arrakeen_1p", intrigue_deck="bribery")
    t.act()
    assert question(t) == "Arrakeen: do it? (you decide for Baron Vladimir Harkonnen)"
    assert [TEXT.option(t.state, code) for code in t.state.options] == [
        "Pay 1 Solari: draw 1 Intrigue card",
        "Leave it",
    ]
    t.choose("automaton", "pay", by=0)
    told = lines(t)
    assert "Baron Vladimir Harkonnen gives up Ambush, an Intrigue card." in told
    assert "Baron Vladimir Harkonnen gets +1 Victory Point." in told


def test_what_a_player_declined_for_a_rival_is_told() -> None:
    rival = Seat(leader="baron_vladimir_harkonnen", solari=1, garrison=0)
    t = solo(Seat("dagger"), rival, IDLE, deck="hagal_arrakeen_1p")
    t.act()
    t.choose("automaton", "pass", by=0)
    assert "Baron Vladimir Harkonnen does without: pay 1 Solari: draw 1 Intrigue card." in lines(t)


def test_a_question_says_for_whom_a_player_decides() -> None:
    t = solo(
        Seat(),
        RIVAL._replace(agents=AWAY, deployed=4, influence={"emperor": 1, "guild": 1}),
        IDLE,
        deck="hagal_carthag",
        conflict="skirmish_c",
    )
    t.pass_turn()
    assert t.question == ("influence", 0)
    assert question(t).endswith("(you decide for Earl Memnon Thorvald)")
    why = {thing: text for place, thing, text, _ in TEXT.reasons(t.state) if place == "faction"}
    assert why == {
        "emperor": "An automaton rises where it has least Influence",
        "guild": "An automaton rises where it has least Influence",
    }


def test_why_the_swordmaster_is_out_of_reach_on_the_highest_level() -> None:
    t = solo(Seat("dagger", solari=8), RIVAL._replace(agents=AWAY), IDLE, difficulty="kwisatz_haderach")
    t.choose("turn", "dagger")
    why = {thing: text for place, thing, text, _ in TEXT.reasons(t.state) if place == "space"}
    assert why["swordmaster"] == "On this level there is no Swordmaster for you"


def test_points_that_were_bought_are_explained() -> None:
    game = gh.new_game("imperium", 1, 3)
    for _ in range(400):
        if game.over:
            break
        game.choose(0)
    view = game.view()
    bought = [
        part
        for player in view["players"]  # type: ignore[attr-defined]
        for part in player["vp_from"]
        if part["what"] == "bought"
    ]
    assert bought


@pytest.mark.parametrize("card", BASE.hagal, ids=lambda card: card.id)
def test_every_card_has_a_name_and_a_text(card: object) -> None:
    id = card.id  # type: ignore[attr-defined]
    items = {item["id"]: item for item in TEXT.printed()}
    assert items[id]["kind"] == "hagal"
    assert items[id]["name"]
    assert str(items[id]["text"]).endswith(".")


MARKED = ["hagal_harvest_spice", "hagal_arrakeen_1p"]


def test_what_is_not_established_says_so() -> None:
    items = {str(item["id"]): str(item["text"]) for item in TEXT.printed() if item["kind"] == "hagal"}
    assert [id for id, text in items.items() if "Not established:" in text] == MARKED
