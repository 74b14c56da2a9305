"""Uprising with Rivals: set-up, options, turn order, combat, variants, levels; what players' cards do to Rivals."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any, cast

import pytest
from tests.games.uprising.rival_table import CONFLICTS, HAGAL, SPACES, deal, rivals

import greathall as gh
from greathall.games.imperium import hidden
from greathall.games.imperium.automata import reveal_for_combat
from greathall.games.imperium.card_effects import DiscardCards
from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.effects import EachOpponent, OneOf, StealIntrigue
from greathall.games.imperium.rounds import places, standings
from greathall.games.imperium.things import CONFLICT, NOTHING, OBJECTIVE
from greathall.games.imperium.troops import DoubleCross, LoseDeployed, LoseGarrisoned
from greathall.games.imperium.turns import BY_DIFFICULTY, Access, churn_row
from greathall.kernel.errors import BadOption
from greathall.kernel.machine import NOBODY
from greathall.kernel.rng import seeded
from greathall.kernel.zones import SPECTATOR

# -- set-up


def test_a_solo_table_has_two_rivals_with_their_pieces() -> None:
    s = deal(1, rivals="rival_muad_dib, rival_feyd_rautha", difficulty="sardaukar", first_player=0)
    assert [UPRISING.rivals[player.rival].id for player in s.players[1:]] == ["rival_muad_dib", "rival_feyd_rautha"]
    for rival in s.players[1:]:
        assert (rival.garrison, rival.supply, rival.water, rival.solari, rival.spice) == (3, 9, 1, 0, 0)
        assert (len(rival.agents), rival.spies, rival.vp, rival.deck, rival.leader) == (2, [], 0, [], NOTHING)


def test_two_players_share_one_rival() -> None:
    s = deal(2)
    assert (s.seating.players, s.seating.seats) == (2, 3)
    assert (s.players[2].garrison, s.players[2].supply, s.players[2].water) == (3, 9, 1)


def test_reshuffle_is_in_the_deck_of_two_players_alone() -> None:
    for players, there, size in ((1, False, 37), (2, True, 38)):
        s = deal(players)
        assert s.setup.automata is not None
        assert s.hagal is not None
        assert (HAGAL["hu_reshuffle"] in s.setup.automata.cards) == there
        everything = len(s.hagal.deck) + len(s.hagal.discard)
        assert everything == size


def test_solo_the_three_objectives_are_dealt_at_random_and_a_rival_may_begin() -> None:
    first = set()
    for seed in range(30):
        s = deal(1, seed)
        objectives = [UPRISING.objectives[player.trophies[0] - OBJECTIVE] for player in s.players]
        assert {objective.id for objective in objectives} == {
            "objective_desert_mouse_first",
            "objective_crysknife",
            "objective_ornithopter_1_3p",
        }
        assert objectives[s.first_player].first_player
        first.add(s.first_player)
    assert first == {0, 1, 2}


def test_with_two_players_the_rival_has_the_ornithopter_and_never_begins() -> None:
    first = set()
    for seed in range(20):
        s = deal(2, seed)
        objectives = [UPRISING.objectives[player.trophies[0] - OBJECTIVE] for player in s.players]
        assert objectives[2].id == "objective_ornithopter_1_3p"
        assert objectives[s.first_player].first_player
        first.add(s.first_player)
    assert first == {0, 1}


@pytest.mark.parametrize(
    ("difficulty", "intrigue", "garrison", "expert", "no_swordmaster"),
    [
        ("mercenary", 1, 0, False, False),
        ("sardaukar", 0, 3, False, False),
        ("mentat", 0, 3, True, False),
        ("kwisatz_haderach", 0, 3, True, True),
    ],
)
def test_levels_of_the_solo_game(
    difficulty: str, intrigue: int, garrison: int, expert: bool, no_swordmaster: bool
) -> None:
    s = deal(1, difficulty=difficulty, first_player=0)
    assert len(s.players[0].intrigue) == intrigue
    assert [(rival.garrison, rival.supply) for rival in s.players[1:]] == [(garrison, 12 - garrison)] * 2
    sheet = s.setup.automata
    assert sheet is not None
    assert (sheet.deploys_after_lead, sheet.smart_politics) == (3 if expert else 0, expert)
    assert sheet.combat_cards_in_last_conflicts == (2 if expert else 1)
    assert sheet.no_swordmaster == no_swordmaster


def test_mercenary_is_the_usual_level() -> None:
    s = deal(1, first_player=0)
    assert (len(s.players[0].intrigue), s.players[1].garrison) == (1, 0)


def test_kwisatz_haderach_bars_the_player_from_the_swordmaster() -> None:
    s = deal(1, difficulty="kwisatz_haderach", first_player=0)
    s.players[0].solari = 10
    card = UPRISING.cards[UPRISING.card_index["dagger"]]
    assert Access(s, 0).barred_by(UPRISING.spaces[SPACES["swordmaster"]], card) == BY_DIFFICULTY


def test_rivals_for_a_first_game_have_a_value_of_eight_or_more() -> None:
    for seed in range(10):
        s = deal(1, seed, rivals="first_game")
        assert all(UPRISING.rivals[rival.rival].swordmaster >= 8 for rival in s.players[1:])


def test_random_rivals_are_never_streamlined_ones() -> None:
    drawn = {UPRISING.rivals[rival.rival].id for seed in range(40) for rival in deal(1, seed).players[1:]}
    assert drawn == {rival.id for rival in UPRISING.rivals if not rival.streamlined}


def test_the_streamlined_variant_takes_its_own_two_rivals() -> None:
    drawn = {UPRISING.rivals[deal(2, seed, streamlined=True).players[2].rival].id for seed in range(20)}
    assert drawn == {"rival_lady_amber_metulli", "rival_rabban"}


@pytest.mark.parametrize(
    ("players", "options", "message"),
    [
        (2, {"difficulty": "mentat"}, "option 'difficulty' is for one player, not 2"),
        (3, {"difficulty": "mentat"}, "option 'difficulty' is for one player, not 3"),
        (1, {"difficulty": "hard"}, "option 'difficulty' takes one of mercenary, sardaukar, mentat"),
        (3, {"rivals": "rival_rabban"}, "option 'rivals' is for one or two players, not 3"),
        (1, {"rivals": ["rival_muad_dib"]}, "option 'rivals' takes two different Rival cards"),
        (1, {"rivals": ["rival_muad_dib"] * 2}, "option 'rivals' takes two different Rival cards"),
        (2, {"rivals": ["rival_muad_dib", "rival_feyd_rautha"]}, "option 'rivals' takes one Rival card"),
        (2, {"rivals": "duke_leto"}, "there is no Rival 'duke_leto'; there are rival_muad_dib, "),
        (
            2,
            {"rivals": "rival_rabban"},
            "'rival_rabban' is one of the Streamlined Rivals; there are rival_muad_dib",
        ),
        (2, {"rivals": "rival_muad_dib", "streamlined": True}, "is not one of the Streamlined Rivals"),
        (2, {"rivals": 7}, "option 'rivals' takes Rival cards, 'random' or 'first_game', not 7"),
        (1, {"streamlined": True}, "option 'streamlined' is for two players, not 1"),
        (2, {"row_churn": True}, "option 'row_churn' is for one player, not 2"),
        (4, {"smart_politics": True}, "option 'smart_politics' is for one or two players, not 4"),
        (1, {"brutal_escalation": "perhaps"}, "option 'brutal_escalation'"),
        (2, {"first_player": 2}, "first_player"),
        (1, {"first_player": 3}, "first_player"),
    ],
)
def test_wrong_options_are_refused_in_words(players: int, options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message.replace("(", r"\(")):
        deal(players, **options)


def test_a_record_deals_the_same_rivals_again() -> None:
    game = gh.new_game("uprising", 1, 5, {"difficulty": "mentat"})
    again = gh.replay(game.record())
    assert again.digest() == game.digest()


# -- turn order and the end


def turns_of_a_round(players: int, first: int) -> list[int]:
    """Everybody reveals at once; the Rivals send their Agents."""
    s = deal(players, first_player=first, leaders=["muad_dib", "gurney_halleck"][:players])
    s.events = [] if s.events is None else s.events
    while s.round == 1 and not s.over:
        s.choose(2 if s.kind == "turn" else s.options[-1])
    round_two = next(i for i, event in enumerate(s.events) if event.what == "round" and event.n == 2)
    return [event.seat for event in s.events[:round_two] if event.what == "turn"]


@pytest.mark.parametrize(("first", "turns"), [(0, [0, 1, 2, 1, 2]), (1, [1, 2, 0, 1, 2]), (2, [2, 0, 1, 2, 1])])
def test_solo_turns_go_clockwise_from_the_marker_wherever_it_is(first: int, turns: list[int]) -> None:
    assert turns_of_a_round(1, first) == turns


@pytest.mark.parametrize(("first", "turns"), [(0, [0, 2, 1, 2]), (1, [1, 2, 0, 2])])
def test_the_rival_of_two_players_acts_between_them(first: int, turns: list[int]) -> None:
    assert turns_of_a_round(2, first) == turns


@pytest.mark.parametrize(("players", "markers"), [(1, {0, 1, 2}), (2, {0, 1})])
def test_the_marker_passes_to_solo_rivals_but_never_to_the_rival_of_two(players: int, markers: set[int]) -> None:
    s = deal(players, 3)
    rng = seeded(3)
    while not s.over:
        s.choose(s.options[int(rng.below(len(s.options)))])
    assert {event.seat for event in s.events or [] if event.what == "round"} == markers


def test_a_rival_ends_the_game_with_ten_points_and_can_win() -> None:
    s = deal(1, first_player=0)
    s.players[1].vp = 10
    while not s.over:
        s.choose(2 if s.kind == "turn" else s.options[-1])
    assert s.round == 1
    assert standings(s)[1][0] == 1


def test_a_result_has_places_for_players_alone() -> None:
    game = gh.new_game("uprising", 1, 2)
    rng = seeded(2)
    while not game.over:
        game.choose(int(rng.below(len(game.state.options))))
    assert game.result is not None
    assert len(game.result) == 1


# -- combat


def fight(t: Any, *cards: str) -> None:
    t.state.first_player = 0
    t.stack(*cards)
    reveal_for_combat(t.state)


def test_before_combat_each_rival_with_units_reveals_a_card_for_its_swords() -> None:
    t = rivals()
    t.rival.deployed = 1
    fight(t, "hu_sardaukar")
    assert (t.rival.swords, t.rival.strength(), t.other.swords) == (4, 6, 0)


def test_a_reshuffle_revealed_for_combat_is_followed_by_another_card() -> None:
    t = rivals(players=2)
    t.rival.deployed = 1
    fight(t, "hu_reshuffle")
    assert [outcome for _, outcome in t.drawn] == ["reshuffled", "swords"]


@pytest.mark.parametrize(("conflict", "swords"), [("siege_of_arrakeen", 4), ("propaganda", 9)])
def test_brutal_escalation_reveals_two_cards_for_conflict_three(conflict: str, swords: int) -> None:
    t = rivals(conflict=conflict, brutal_escalation=True)
    t.rival.deployed = 1
    fight(t, "hu_sardaukar", "hu_heighliner")
    assert t.rival.swords == swords


def test_with_three_seats_the_third_reward_is_only_for_a_tie_for_second() -> None:
    t = rivals()
    t.me.deployed, t.rival.deployed, t.other.deployed = 3, 2, 1
    assert places(t.state) == [1, 2, 0]
    t.other.deployed = 2
    assert places(t.state) == [1, 3, 3]


def test_a_rival_defends_what_it_controls() -> None:
    s = deal(1, first_player=0)
    s.control[SPACES["arrakeen"]] = 1
    s.conflict_deck.append(CONFLICTS["siege_of_arrakeen"])
    while s.round == 1:
        s.choose(2 if s.kind == "turn" else s.options[-1])
    source = CONFLICT + CONFLICTS["siege_of_arrakeen"]
    deployed = [
        (event.seat, event.n) for event in s.events or [] if event.what == "deploy" and event.source == source
    ]
    assert deployed == [(1, 1)]


# -- variants


@pytest.mark.parametrize(
    ("ahead", "conflict", "deployed"),
    [(2, "siege_of_arrakeen", 4), (3, "siege_of_arrakeen", 0), (3, "propaganda", 4)],
)
def test_expert_deployment_sends_no_troops_while_it_leads_by_three_units(
    ahead: int, conflict: str, deployed: int
) -> None:
    t = rivals(conflict=conflict, expert_deployment=True)
    t.me.deployed, t.other.deployed = 1, 2
    t.rival.deployed, t.rival.garrison, t.rival.supply = 2 + ahead, 2, 8 - ahead
    t.turn("hu_research_station")
    assert t.rival.deployed == 2 + ahead + deployed
    assert t.rival.garrison == 4 - deployed  # recruits stay in the garrison then


def test_expert_deployment_counts_the_sandworms_that_come_first() -> None:
    t = rivals(expert_deployment=True)
    t.rival.deployed, t.rival.garrison, t.rival.supply, t.rival.hooks = 1, 2, 9, True
    t.bonus_spice("deep_desert", 1)
    t.turn("hu_deep_desert")
    assert (t.rival.sandworms, t.rival.deployed, t.rival.garrison) == (2, 1, 2)


@pytest.mark.parametrize(
    ("own", "mine", "holder", "outcome"),
    [
        (5, 4, "rival", "no_use"),  # its Alliance is safe
        (4, 4, "rival", "carried_out"),
        (2, 4, "me", "no_use"),  # the leader is out of reach
        (2, 3, "", "carried_out"),
        (1, 4, "me", "carried_out"),
    ],
)
def test_smart_politics_passes_over_influence_without_use(own: int, mine: int, holder: str, outcome: str) -> None:
    t = rivals(smart_politics=True)
    t.influence(t.rival, fremen=own)
    t.influence(t.me, fremen=mine)
    if holder:
        t.alliance("fremen", t.seat if holder == "rival" else 0)
    t.turn("hu_fremkit", "hu_gather_support_a")
    assert t.drawn[0] == ("hu_fremkit", outcome)


@pytest.mark.parametrize(
    ("card", "faction"),
    [
        ("hu_dutiful_service", "emperor"),
        ("hu_deliver_supplies_heighliner", "guild"),
        ("hu_secrets", "bene_gesserit"),
        ("hu_fremkit", "fremen"),
    ],
)
@pytest.mark.parametrize("smart", [False, True])
def test_smart_politics_is_for_four_cards(card: str, faction: str, smart: bool) -> None:
    t = rivals(smart_politics=smart)
    t.influence(t.rival, **{faction: 5})
    t.alliance(faction, t.seat)
    t.turn(card, "hu_gather_support_a")
    assert (t.drawn[0][1] == "no_use") == smart


def test_smart_politics_leaves_the_heighliner_alone() -> None:
    t = rivals(smart_politics=True, conflict="propaganda")
    t.influence(t.rival, guild=5)
    t.alliance("guild", t.seat)
    t.turn("hu_deliver_supplies_heighliner")
    assert t.agents == ["heighliner"]


def test_row_churn_removes_cards_after_the_players_reveal_turn() -> None:
    t = rivals(row_churn=True)
    for _ in range(20):
        before = Counter(t.state.row)
        churn_row(t.state, 0)
        assert len(t.state.row) == 5
        assert (before - Counter(t.state.row)).total() <= 2
    assert t.told("churn")


def test_a_streamlined_rival_has_no_points_and_cannot_win() -> None:
    t = rivals("rival_lady_amber_metulli", players=2, streamlined=True)
    t.influence(t.rival, guild=3)
    t.turn("hu_heighliner")
    assert (t.rival.vp, t.state.alliances[1]) == (0, t.seat)  # it takes the token away all the same
    t.influence(t.me, guild=4)
    t.state.gain_influence(0, 1, 1, NOTHING)
    assert (t.me.vp, t.rival.vp, t.state.alliances[1]) == (1, 0, 0)
    assert standings(t.state)[t.seat][0] == 3


def test_a_streamlined_rival_collects_goods_until_it_has_its_swordmaster() -> None:
    t = rivals("rival_lady_amber_metulli", players=2, streamlined=True, conflict="shadow_contest")
    t.state.gain(t.seat, 1, 10, NOTHING)
    assert (t.rival.swordmaster, t.rival.spice) == (True, 1)
    t.bonus_spice("deep_desert", 2)
    t.turn("hu_deep_desert")
    assert (t.rival.spice, t.state.bonus_spice[SPACES["deep_desert"]]) == (1, 0)  # the bonus goes to the bank
    t.reward(2)
    assert (t.rival.spice, t.rival.intrigue, t.rival.garrison) == (1, [], 1)
    t.me.intrigue = [0, 1, 2, 3]
    t.turn("hu_secrets")
    assert t.rival.intrigue == []


def test_a_streamlined_rival_pays_for_no_point() -> None:
    t = rivals("rival_rabban", players=2, streamlined=True, conflict="spice_freighters")
    t.rival.spice = 3
    t.reward(1)
    assert (t.rival.spice, t.rival.vp) == (3, 0)


# -- what players' cards do to Rivals


def against_rivals(t: Any, effect: Any) -> None:
    """The player carries the effect out; nothing may be asked of anybody but the player."""
    s = t.state
    s.stack = s.stack[:1]
    s.decider = NOBODY
    s.run_for(effect, 0, NOTHING)
    if len(s.stack) > 1:
        t.run()


def test_a_rival_has_no_cards_to_discard() -> None:
    t = rivals()
    against_rivals(t, EachOpponent(DiscardCards(1)))
    assert t.state.decider == NOBODY


def test_a_rival_loses_troops_like_a_player() -> None:
    t = rivals()
    t.rival.garrison, t.rival.supply = 2, 10
    against_rivals(t, EachOpponent(LoseGarrisoned(1)))
    assert (t.rival.garrison, t.rival.supply) == (1, 11)


def test_of_a_card_and_a_troop_a_rival_can_only_lose_the_troop() -> None:
    t = rivals()
    t.rival.deployed, t.rival.supply = 2, 10
    against_rivals(t, EachOpponent(OneOf((DiscardCards(1), LoseDeployed(1)))))
    assert (t.rival.deployed, t.other.deployed) == (1, 0)


def test_intrigue_cards_are_stolen_from_rivals() -> None:
    t = rivals()
    t.rival.intrigue = [1, 2, 3, 4]
    against_rivals(t, StealIntrigue())
    assert (len(t.rival.intrigue), len(t.me.intrigue)) == (3, 1)


def test_a_rivals_troop_can_be_double_crossed() -> None:
    t = rivals()
    t.rival.deployed, t.rival.supply = 1, 11
    against_rivals(t, DoubleCross())
    assert (t.rival.deployed, t.me.deployed) == (0, 1)


def test_a_rivals_spy_keeps_its_post_from_players() -> None:
    t = rivals()
    t.turn("hu_espionage")
    spies = next(post for post in hidden.view(t.state, 0)["posts"] if post["post"] == "post_fremen")  # type: ignore[attr-defined]
    assert spies["spies"] == [t.seat]


# -- views


def test_a_rival_is_seen_with_its_card_and_without_a_hand() -> None:
    t = rivals()
    t.rival.intrigue = [3, 4]
    for seat in (0, SPECTATOR):
        seen = cast("list[dict[str, Any]]", hidden.view(t.state, seat)["players"])[t.seat]
        assert (seen["automaton"], seen["rival"], seen["leader"]) == (True, "rival_gurney_halleck", None)
        assert (seen["intrigue_size"], seen["intrigue_known"], seen["hand_size"]) == (2, [], 0)


@pytest.mark.parametrize(("game", "seed"), [("uprising", 3), ("uprising", 40), ("imperium", 5)])
def test_views_tell_a_reshuffle_with_what_is_drawn_after_it(game: str, seed: int) -> None:
    """Drawn for Combat, it belongs to Combat: it is no turn of its own, nor of the turn before."""
    table, rng, reshuffles = gh.new_game(game, 2, seed), random.Random(seed), 0
    while not table.over:
        hagal = cast(Any, table.view(0))["hagal"]
        for turn in hagal["turns"]:
            outcomes = [drawn["outcome"] for drawn in turn["drawn"]]
            assert outcomes[-1:] != ["reshuffled"]
            assert not turn["combat"] or set(outcomes) <= {"swords", "reshuffled"}
            reshuffles += "reshuffled" in outcomes
        table.choose(rng.randrange(len(table.decision.options)))
    assert reshuffles
