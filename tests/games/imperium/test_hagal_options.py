"""The options of games with House Hagal, their records, and what may be known of it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.dune.table import Seat
from tests.games.imperium.hagal_table import OTHER, RIVAL, solo

import greathall as gh
from greathall.games.imperium.rules import IMPERIUM, table
from greathall.games.imperium.things import TRACKS
from greathall.house.registry import descriptor_of, rules_of

ALLOWED = [
    "duke_leto_atreides",
    "baron_vladimir_harkonnen",
    "glossu_rabban",
    "earl_memnon_thorvald",
    "countess_ariana_thorvald",
    "count_ilban_richese",
]


def said(players: int, **options: object) -> str:
    with pytest.raises(gh.BadOption) as error:
        gh.new_game("imperium", players, 1, options)
    return str(error.value)


def rivals(game: gh.Game) -> list[str]:
    players: Any = game.view()["players"]
    return [player["leader"] for player in players[1:]]


def test_one_to_four_play() -> None:
    assert rules_of("imperium").player_counts == (1, 2, 3, 4)


# -- difficulty and variants


def test_another_level_is_refused_with_those_there_are() -> None:
    message = said(1, difficulty="hard")
    assert "'hard'" in message
    for level in ("mercenary", "sardaukar", "mentat", "kwisatz_haderach"):
        assert level in message


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("difficulty", "mentat"),
        ("rivals", "first_game"),
        ("expert_deployment", True),
        ("brutal_escalation", True),
        ("row_churn", "true"),
    ],
)
def test_what_is_for_one_player_is_refused_to_more(option: str, value: object, players: int) -> None:
    message = said(players, **{option: value})
    assert f"'{option}'" in message
    assert f"one player, not {players}" in message


EXPERT = [
    *(("imperium", level, "expert_deployment") for level in ("mentat", "kwisatz_haderach")),
    *(
        ("uprising", level, variant)
        for level in ("mentat", "kwisatz_haderach")
        for variant in ("expert_deployment", "brutal_escalation", "smart_politics")
    ),
]


@pytest.mark.parametrize(("game", "level", "variant"), EXPERT)
def test_what_is_part_of_a_level_cannot_be_left_out(game: str, level: str, variant: str) -> None:
    for off in (False, "false"):
        with pytest.raises(gh.BadOption, match=f"'{variant}' is part of difficulty '{level}'"):
            gh.new_game(game, 1, 1, {"difficulty": level, variant: off})
    dealt = gh.new_game(game, 1, 1, {"difficulty": level})
    assert dealt.resolved.options[variant] is True
    # A record of before may have it, where it meant nothing.
    record: Any = dealt.record()
    record["options"][variant] = False
    again = gh.replay(record)
    assert again.digest() == dealt.digest()
    assert again.text.card_text("arrakeen")


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_the_form_knows_which_variants_are_part_of_a_level(game: str) -> None:
    """And says so in words."""
    fields = {field.id: field for field in descriptor_of(game).fields()}
    part = [variant for of, level, variant in EXPERT if of == game and level == "mentat"]
    for id, field in fields.items():
        assert field.within == ({"difficulty": ["mentat", "kwisatz_haderach"]} if id in part else {})
        assert id not in part or "part of the levels Mentat and Kwisatz Haderach" in field.about


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_usual_values_do_no_harm(players: int) -> None:
    usual = {"difficulty": "mercenary", "rivals": "random", "expert_deployment": False, "row_churn": "false"}
    gh.new_game("imperium", players, 1, usual)


@pytest.mark.parametrize("option", ["expert_deployment", "brutal_escalation", "row_churn"])
def test_a_variant_is_true_or_false(option: str) -> None:
    message = said(1, **{option: "maybe"})
    assert f"'{option}'" in message
    assert "'maybe'" in message


# -- Rivals


def test_rivals_are_drawn_from_those_who_can_lead_one_and_are_not_the_players() -> None:
    found = set()
    for seed in range(60):
        game = gh.new_game("imperium", 1, seed)
        view: Any = game.view()
        leaders = [player["leader"] for player in view["players"]]
        assert len(set(leaders)) == 3
        found.update(leaders[1:])
    assert found == set(ALLOWED)


def test_rivals_of_a_first_game() -> None:
    game = gh.new_game("imperium", 1, 1, {"rivals": "first_game", "leaders": "first_game"})
    assert rivals(game) == ["earl_memnon_thorvald", "glossu_rabban"]


def test_rivals_by_name() -> None:
    game = gh.new_game("imperium", 1, 1, {"rivals": "count_ilban_richese, duke_leto_atreides"})
    assert rivals(game) == ["count_ilban_richese", "duke_leto_atreides"]


@pytest.mark.parametrize("name", ["paul_atreides", "helena_richese"])
def test_some_leaders_cannot_lead_a_rival(name: str) -> None:
    message = said(1, rivals=[name, "glossu_rabban"])
    assert f"'{name}' cannot lead a Rival" in message
    assert "earl_memnon_thorvald" in message


def test_an_unknown_rival_is_refused() -> None:
    assert "there is no leader 'feyd'" in said(1, rivals=["feyd", "glossu_rabban"])


def test_a_rival_is_not_the_players_leader() -> None:
    message = said(1, rivals=["glossu_rabban", "count_ilban_richese"], leaders=["glossu_rabban"])
    assert "is the player's leader" in message


@pytest.mark.parametrize("value", [["glossu_rabban"], ["glossu_rabban"] * 2, 7, [1, 2]])
def test_rivals_are_two_different_leaders(value: object) -> None:
    assert "two" in said(1, rivals=value)


@pytest.mark.parametrize("leaders", ["choose", "draft"])
def test_a_rivals_leader_is_not_offered_to_the_player(leaders: str) -> None:
    for seed in range(12):
        game = gh.new_game("imperium", 1, seed, {"leaders": leaders})
        offered = [option.thing for option in game.decision.options]
        assert game.decision.kind == "leader"
        assert not set(offered) & set(rivals(game))
        assert len(offered) == (2 if leaders == "draft" else 6)


# -- who begins


@pytest.mark.parametrize("first", [0, 2, "0", True, "left"])
def test_with_one_player_nobody_else_than_the_rival_to_the_left_begins(first: object) -> None:
    message = said(1, first_player=first)
    assert "the Rival to the left begins, on seat 1" in message


@pytest.mark.parametrize("first", [1, "1", "random"])
def test_with_one_player_the_rival_to_the_left_begins(first: object) -> None:
    game = gh.new_game("imperium", 1, 1, {"first_player": first})
    assert game.view()["first_player"] == 1
    assert game.record()["options"]["first_player"] == 1  # type: ignore[index]


def test_of_two_players_either_may_begin_but_not_house_hagal() -> None:
    assert {gh.new_game("imperium", 2, seed).view()["first_player"] for seed in range(12)} == {0, 1}
    assert "from 0 to 1" in said(2, first_player=2)


# -- records


@pytest.mark.parametrize("players", [1, 2])
def test_a_record_names_the_rivals_and_the_cards_of_house_hagal(players: int) -> None:
    record: Any = gh.new_game("imperium", players, 4).record()
    assert len(record["setup"]["hagal"]) == (13 if players == 1 else 14)
    assert ("rivals" in record["options"]) == (players == 1)
    assert gh.replay(json.loads(json.dumps(record))).digest() == gh.new_game("imperium", players, 4).digest()


def test_a_set_up_of_nothing_but_reshuffle_is_refused() -> None:
    record: Any = gh.new_game("imperium", 2, 4).record()
    record["setup"]["hagal"] = ["hagal_reshuffle"]
    record["checks"] = []
    with pytest.raises(gh.BadRecord, match="cards of House Hagal"):
        gh.replay(record)


@pytest.mark.parametrize("players", [3, 4])
def test_nothing_of_it_is_in_records_and_views_of_more_players(players: int) -> None:
    game = gh.new_game("imperium", players, 4)
    record: Any = game.record()
    view: Any = game.view()
    assert "hagal" not in record["setup"]
    assert "hagal" not in view
    assert not any("automaton" in player for player in view["players"])


# -- views and what nobody knows


def test_views_show_automata_and_the_cards_drawn() -> None:
    t = solo(Seat("dagger", agents="carthag"), RIVAL, OTHER, deck="hagal_carthag hagal_wealth hagal_secrets")
    t.play("dagger", "hall_of_oratory")
    t.end_turn()
    for seat in (-1, 0):
        view: Any = t.view(seat)
        assert [player.get("automaton", False) for player in view["players"]] == [False, True, True]
        assert view["hagal"]["seat"] == 2
        assert view["hagal"]["drawn"] == [{"card": "hagal_secrets", "outcome": "carried_out", "space": "secrets"}]
        assert view["hagal"]["deck_size"] == 0
        assert len(view["hagal"]["discard"]) == 27
        assert "hand" not in view["players"][1]
        assert view["players"][1]["hand_size"] == 0


def turns_of(view: Any) -> list[tuple[int, list[tuple[str, str]]]]:
    """Whose turns a view tells of, and what was drawn in them."""
    return [
        (turn["seat"], [(one["card"], one["outcome"]) for one in turn["drawn"]]) for turn in view["hagal"]["turns"]
    ]


def test_views_tell_of_each_automatons_last_turn() -> None:
    """Whoever comes in later can follow both Rivals, not only the one who drew last."""
    me = Seat("dagger*2", agents="carthag", swordmaster=True, solari=4)
    then = "hagal_conspire hagal_stillsuits"
    t = solo(me, RIVAL, OTHER, deck=f"hagal_carthag hagal_wealth hagal_secrets {then}")
    t.act()
    first = (1, [("hagal_carthag", "occupied"), ("hagal_wealth", "carried_out")])
    for seat in (-1, 0):
        view: Any = t.view(seat)
        assert turns_of(view) == [first, (2, [("hagal_secrets", "carried_out")])]
        wealth = view["hagal"]["turns"][0]
        assert wealth["told"] == [{"what": "influence", "n": TRACKS.index("emperor")}]
        assert wealth["drawn"][0]["space"] == "carthag"
        assert not wealth["combat"]
    t.act("rally_troops")
    assert [drawn for _, drawn in turns_of(t.view())] == [[(card, "carried_out")] for card in then.split()]


def test_views_tell_of_all_turns_that_automata_had_in_a_row() -> None:
    """After the player's Reveal turn the Rivals go on alone, draw for Combat, and begin the next round."""
    me = Seat("dagger", deployed=1)
    deck = "hagal_wealth hagal_secrets hagal_conspire hagal_stillsuits"
    t = solo(me, RIVAL._replace(deployed=1), OTHER, deck=deck)
    t.reveal()
    t.end_turn()
    view: Any = t.view()
    turns = [(turn["seat"], turn["combat"]) for turn in view["hagal"]["turns"]]
    assert turns == [*[(1, False), (2, False)] * 2, (1, True), (1, False), (2, False)]


def test_the_deck_and_a_rivals_intrigue_cards_are_dealt_anew() -> None:
    game = gh.new_game("imperium", 1, 3, {"difficulty": "sardaukar"})
    decks, secrets = set(), set()
    for seed in range(12):
        s = table(game.determinize(0, seed).state)
        assert s.hagal is not None
        decks.add(tuple(s.hagal.deck))
        secrets.add(tuple(s.players[1].intrigue))
        assert sorted(s.hagal.deck) == sorted(table(game.state).hagal.deck)  # type: ignore[union-attr]
    assert len(decks) > 6
    assert len(secrets) > 3


def test_no_step_is_taken_back_once_a_card_was_drawn() -> None:
    s = table(IMPERIUM.dealer(2, {"first_player": 0}).deal(3))
    drawn = False
    for _ in range(60):
        assert s.hagal is not None
        before, size = s.barrier, len(s.hagal.deck)
        s.choose(s.options[0])
        if len(s.hagal.deck) != size:
            drawn = True
            assert s.barrier > before
    assert drawn


def test_a_copy_goes_its_own_way() -> None:
    s = table(IMPERIUM.dealer(1, {}).deal(3))
    twin = s.copy()
    before = IMPERIUM.dump(s)
    assert IMPERIUM.dump(twin) == before
    while not twin.over:
        twin.choose(twin.options[0])
    assert IMPERIUM.dump(s) == before
