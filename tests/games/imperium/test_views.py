"""Who may see what: hands, decks, Intrigue cards, the Baron's tokens, and what a seat may remember."""

from __future__ import annotations

import json

import pytest
from tests.games.imperium.table import SPECTATOR, Seat, table

BARON = "baron_vladimir_harkonnen"
ALL = (SPECTATOR, 0, 1, 2)
OTHERS = (SPECTATOR, 1, 2)


# -- what is hidden


def test_the_barons_tokens_are_seen_by_him_and_counted_by_the_others() -> None:
    t = table(Seat(leader=BARON, tokens="guild fremen"))
    assert t.seen(0, by=0)["secret_factions"] == ["guild", "fremen"]
    for other in OTHERS:
        seen = t.seen(0, by=other)
        assert "secret_factions" not in seen
        assert seen["tokens"] == 2


def test_the_barons_tokens_are_open_once_they_have_been_used() -> None:
    t = table(Seat("arrakis_recruiter", leader=BARON, tokens="guild fremen"))
    t.play("arrakis_recruiter", "carthag")
    t.deploy(4)
    t.effect("secret_influence")
    for seat in ALL:
        seen = t.seen(0, by=seat)
        assert seen["tokens"] == 0
        assert seen["influence"] == {"emperor": 0, "guild": 1, "bene_gesserit": 0, "fremen": 1}


def test_decks_on_the_board_are_counted() -> None:
    t = table(Seat(intrigue="ambush"), round=4)
    for seat in ALL:
        view = t.view(seat)
        assert view["deck_size"] == 62
        assert view["intrigue_deck_size"] == 39
        assert view["conflicts_left"] == 6
        assert not {"deck", "intrigue_deck", "conflict_deck"} & set(view)


# -- what is open


def test_goods_troops_agents_influence_and_points_are_open_to_all() -> None:
    t = table(
        Seat(
            solari=3,
            spice=2,
            water=4,
            garrison=4,
            deployed=2,
            swords=3,
            agents="carthag",
            influence={"fremen": 4},
            council=True,
            swordmaster=True,
        )
    )
    for seat in ALL:
        seen = t.seen(0, by=seat)
        assert (seen["solari"], seen["spice"], seen["water"], seen["vp"]) == (3, 2, 4, 2)
        assert (seen["supply"], seen["garrison"], seen["deployed"]) == (6, 4, 2)
        assert (seen["strength"], seen["swords"]) == (7, 3)
        assert seen["strength_from"] == [
            {"what": "troops", "n": 2, "strength": 4},
            {"what": "swords", "n": 3, "strength": 3},
        ]
        assert seen["agents"] == ["carthag", None, None]
        assert (seen["council"], seen["swordmaster"]) == (True, True)
        assert t.view(seat)["alliances"] == {"emperor": None, "guild": None, "bene_gesserit": None, "fremen": 0}


def test_discard_piles_and_cards_in_play_are_open_to_all() -> None:
    t = table(Seat(discard="dagger diplomacy", in_play="signet_ring", agents="carthag"))
    for seat in ALL:
        assert t.seen(0, by=seat)["discard"] == ["dagger", "diplomacy"]
        assert t.seen(0, by=seat)["in_play"] == ["signet_ring"]


def test_the_board_is_open_to_all() -> None:
    t = table(
        Seat(agents="hagga_basin"),
        Seat(agents="carthag wealth"),
        control={"carthag": 2},
        bonus_spice={"the_great_flat": 2},
        closed={"arrakeen": 1},
        row="scout dr_yueh stilgar chani carryall",
        conflict="desert_power",
        intrigue_discard="windfall",
    )
    for seat in ALL:
        view = t.view(seat)
        spaces = {space["space"]: space for space in view["spaces"]}
        assert spaces["hagga_basin"]["agents"] == [0]
        assert (spaces["carthag"]["agents"], spaces["carthag"]["control"]) == ([1], 2)
        assert spaces["the_great_flat"]["bonus_spice"] == 2
        assert spaces["arrakeen"]["closed_by"] == [1]
        assert view["row"] == ["scout", "dr_yueh", "stilgar", "chani", "carryall"]
        assert view["reserve"] == {"arrakis_liaison": 8, "the_spice_must_flow": 10, "foldspace": 6}
        assert (view["conflict"], view["round"], view["first_player"]) == ("desert_power", 2, 0)
        assert view["intrigue_discard"] == ["windfall"]


def test_an_intrigue_card_played_is_open_to_all() -> None:
    t = table(Seat(intrigue="windfall charisma"))
    t.plot("windfall")
    t.plot("charisma")
    for seat in ALL:
        assert t.view(seat)["intrigue_discard"] == ["windfall"]
        assert t.seen(0, by=seat)["face_up"] == ["charisma"]
        assert t.cards_seen(seat, "play_intrigue") == [True, True]


def test_persuasion_is_open_while_it_lasts() -> None:
    t = table(Seat("convincing_argument"))
    t.reveal()
    assert t.seen(0, by=1)["persuasion"] == 2


# -- drawing


def test_a_card_drawn_is_seen_by_whoever_draws_it() -> None:
    t = table(Seat("reconnaissance", deck="dagger"))
    t.play("reconnaissance", "arrakeen")
    t.effect("cards")
    assert t.cards_seen(0, "draw") == [True]
    for other in OTHERS:
        assert t.cards_seen(other, "draw") == [False]
        assert t.seen(0, by=other)["hand_known"] == []


def test_an_intrigue_card_drawn_is_seen_by_whoever_draws_it() -> None:
    t = table(Seat("reconnaissance"), intrigue_deck="ambush")
    t.play("reconnaissance", "carthag")
    t.effect("intrigue")
    assert t.cards_seen(0, "intrigue") == [True]
    for other in OTHERS:
        assert t.cards_seen(other, "intrigue") == [False]
        assert t.seen(0, by=other)["intrigue_known"] == []


# -- what a seat knows of another's hand


def test_a_card_laid_down_is_known_before_the_agent_is_placed() -> None:
    t = table(Seat("reconnaissance dagger"))
    t.choose("turn", "reconnaissance")
    assert t.question == ("space", 0)
    for other in (1, 2):
        assert t.seen(0, by=other)["hand_known"] == ["reconnaissance"]


def test_a_card_put_on_the_deck_is_known_to_all_and_in_the_hand_later() -> None:
    t = table(Seat("convincing_argument", face_up="recruitment_mission"), row="dr_yueh scout", imperium="chani")
    t.reveal()
    t.acquire("dr_yueh")
    t.choose("topdeck", "yes")
    for seat in (0, 1, 2):
        assert t.seen(0, by=seat)["deck_known"] == ["dr_yueh"]
    t.end_turn()
    t.finish_round()
    for other in (1, 2):
        assert t.seen(0, by=other)["hand_known"] == ["dr_yueh"]


def test_a_card_looked_at_is_known_to_the_looker_alone() -> None:
    t = table(Seat(leader="helena_richese", deck="dagger diplomacy", intrigue="poison_snooper"))
    t.plot("poison_snooper")
    assert t.question == ("snoop", 0)
    assert t.seen(0, by=0)["deck_known"] == ["dagger"]
    for other in OTHERS:
        assert t.seen(0, by=other)["deck_known"] == []


def test_a_card_taken_from_the_discard_pile_is_known_to_all() -> None:
    t = table(Seat("other_memory dagger", discard="the_voice diplomacy"))
    t.play("other_memory", "secure_contract")
    t.choose("choose", "take_from_discard")
    assert t.me.hand == ["dagger", "the_voice"]
    for other in (1, 2):
        assert t.seen(0, by=other)["hand_known"] == ["the_voice"]


def test_a_card_that_was_known_and_left_the_hand_is_known_no_longer() -> None:
    t = table(Seat("other_memory", discard="the_voice"), Seat(revealed=True), Seat(revealed=True))
    t.play("other_memory", "secure_contract")
    t.choose("choose", "take_from_discard")
    t.end_turn()
    t.play("the_voice", "carthag")
    assert t.seen(0, by=1)["hand_known"] == []


# -- plain values


@pytest.mark.parametrize("seat", ALL)
def test_a_view_is_json(seat: int) -> None:
    t = table(Seat("dagger", leader=BARON, set_aside="scout"), Seat(intrigue="ambush"), Seat(mentat=True))
    assert json.loads(json.dumps(t.view(seat))) == t.view(seat)


def test_nothing_of_what_is_hidden_is_in_a_spectators_view() -> None:
    """Cards that lie nowhere but in a hand, a deck and among Intrigue cards."""
    t = table(
        Seat("kwisatz_haderach", deck="stilgar chani", intrigue="ambush", leader="helena_richese"),
        Seat("opulence", deck="liet_kynes", intrigue="charisma", leader="glossu_rabban"),
        row="scout dr_yueh carryall the_voice crysknife",
    )
    for seat, secrets in ((SPECTATOR, 7), (2, 7), (1, 5), (0, 5)):
        text = json.dumps(t.view(seat))
        hidden = ["kwisatz_haderach", "stilgar", "chani", "ambush", "opulence", "liet_kynes", "charisma"]
        assert sum(id not in text for id in hidden) == secrets
