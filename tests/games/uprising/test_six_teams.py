"""Three against three: set-up, the board, what team mates do together, combat, the end (six-player supplement)."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.uprising.six import LEADERS, MUAD_DIB, SHADDAM, SixTable, influence, lay, six

import greathall as gh
from greathall.games.imperium.catalogue import UPRISING_SHELF
from greathall.games.imperium.rounds import places, standings
from greathall.games.imperium.setup import ImperiumDealer
from greathall.games.imperium.state import Imperium

CONTENT = UPRISING_SHELF.content(("uprising", "choam", "six"))


def deal(seed: int = 1, **options: object) -> Imperium:
    return ImperiumDealer(UPRISING_SHELF, 6, options).deal(seed)


# -- what is printed


def test_the_board_has_24_spaces_and_four_on_the_personal_boards() -> None:
    own = [space.id for space in CONTENT.board if space.only]
    assert sorted(own) == ["desert_mastery", "hardy_warriors", "sardaukar", "vast_wealth"]
    assert len(CONTENT.board) == 28
    assert not {"dutiful_service", "desert_tactics", "fremkit"} & {space.id for space in CONTENT.board}
    makers = {CONTENT.spaces[space].id for space in CONTENT.makers}
    assert makers == {"imperial_basin", "hagga_basin", "deep_desert", "habbanya_erg"}
    assert [space.id for space in CONTENT.board if space.control] == [
        "arrakeen",
        "spice_refinery",
        "imperial_basin",
    ]


def test_15_posts_none_of_them_on_the_personal_boards() -> None:
    assert len(CONTENT.posts_there) == 15
    watched = {CONTENT.spaces[space].id for post in CONTENT.posts_there for space in post.spaces}
    assert watched == {space.id for space in CONTENT.board if not space.only}


def test_the_other_side_of_the_board_is_as_it_was() -> None:
    content = UPRISING_SHELF.content(("uprising", "choam"))
    assert (len(content.board), len(content.posts_there)) == (22, 13)
    sardaukar = content.spaces[content.space_index["sardaukar"]]
    assert (sardaukar.levels[0].spice, sardaukar.only) == (4, "")
    assert content.factions == ("emperor", "guild", "bene_gesserit", "fremen")


@pytest.mark.parametrize("seat", [MUAD_DIB, SHADDAM])
def test_each_commander_has_ten_cards_of_his_own(seat: int) -> None:
    s = deal()
    cards = s.players[seat].hand + s.players[seat].deck
    prefix = "md_" if seat == MUAD_DIB else "sh_"
    assert len(cards) == 10
    assert all(CONTENT.cards[card].id.startswith(prefix) for card in cards)
    assert Counter(Counter(cards).values()) == {1: 8, 2: 1}


# -- set-up


def test_what_commanders_and_allies_start_with() -> None:
    s = deal()
    for seat, player in enumerate(s.players):
        commands = seat in (MUAD_DIB, SHADDAM)
        assert (player.vp, player.water) == (4 if commands else 1, 1)
        assert (player.garrison, player.supply) == ((0, 0) if commands else (3, 9))
        assert len(player.hand) == 5
        assert player.agents == [-1, -1]
        assert len(player.trophies) == (0 if commands else 1)
    assert len(s.contract_row) + len(s.contract_bank) == 18
    assert len(s.players[SHADDAM].own_contracts) == 2


def test_nine_rounds_five_of_level_two_and_four_of_level_three() -> None:
    s = deal()
    levels = [CONTENT.conflicts[card].level for card in [*s.conflict_deck, s.conflict]]
    assert levels == [3] * 4 + [2] * 5


def test_go_to_11_starts_the_allies_at_nothing() -> None:
    assert [player.vp for player in deal(go_to_11=True).players] == [4, 0, 0, 4, 0, 0]


@pytest.mark.parametrize("seed", range(12))
def test_no_team_has_both_desert_mice_and_an_ally_begins(seed: int) -> None:
    s = deal(seed)
    held = {seat: CONTENT.thing(s.players[seat].trophies[0]) for seat in (1, 2, 4, 5)}
    assert held[s.first_player] == "objective_desert_mouse_first"
    mice = {seat % 2 for seat, id in held.items() if id and "desert_mouse" in id}
    assert len(mice) == 2
    assert len(set(held.values())) == 4


def test_the_first_player_marker_goes_round_all_six() -> None:
    game = gh.new_game("uprising", 6, 5)
    s = game.state
    assert isinstance(s, Imperium)
    firsts = {1: s.first_player}
    while not game.over:
        game.choose(0 if s.kind != "turn" else len(s.options) - 1)
        firsts.setdefault(s.round, s.first_player)
        if s.round > 6:
            break
    assert len({firsts[round] for round in range(1, 7)}) == 6


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"choam": False}, "always play with the CHOAM module"),
        ({"first_player": 0}, "an Ally begins"),
        ({"leaders": "draft"}, "a draft takes 8 leaders"),
        ({"leaders": ["muad_dib", *LEADERS[1:]]}, "no leader 'muad_dib'"),
        ({"leaders": LEADERS[:3]}, "one leader a seat: 4"),
    ],
)
def test_options_that_six_players_do_not_have(options: dict[str, object], said: str) -> None:
    with pytest.raises(gh.BadOption, match=said):
        ImperiumDealer(UPRISING_SHELF, 6, options)


def test_options_of_six_players_are_refused_with_fewer() -> None:
    with pytest.raises(gh.BadOption, match="for six players"):
        gh.new_game("uprising", 4, 1, {"go_to_11": True})


@pytest.mark.parametrize("seed", range(6))
def test_suggested_leaders_keep_to_their_sides(seed: int) -> None:
    s = deal(seed, leaders="suggested")
    for seat in (1, 2, 4, 5):
        assert CONTENT.leaders[s.players[seat].leader].id in s.side(seat).allies


def test_the_throne_row_may_get_a_card_before_the_first_round() -> None:
    s = deal(throne_row_at_start=True)
    assert (s.kind, s.decider, s.round) == ("throne_row", SHADDAM, 0)
    s.choose(s.options[0])
    assert len(s.throne_row) == 1
    assert len(s.row) == 5
    assert s.round == 1


def test_gurney_asks_for_a_strength_of_ten() -> None:
    for troops, persuasion in ((4, 0), (5, 1)):
        t = six(2)
        t[2].deployed = troops
        t.choose("turn", "reveal")
        t.do_all()
        assert t[2].persuasion == persuasion


# -- what team mates do together


def test_team_mates_are_no_opponents() -> None:
    t = six(1, "", "")
    for seat in (0, 2, 3, 4, 5):
        t.hold(seat, "convincing_argument", "contingency_plan contingency_plan contingency_plan mercenaries")
    t.hold(1, "diplomacy")
    t.to(1)
    t.play("diplomacy", "secrets")
    t.do_all()
    assert [len(t[seat].intrigue) for seat in (0, 2, 4)] == [3, 3, 3]
    assert [len(t[seat].intrigue) for seat in (3, 5)] == [4, 4]
    assert len(t[1].intrigue) == 4


def test_covert_operation_hits_the_other_team_alone() -> None:
    t = six(1)
    t[1].spies = [next(post.index for post in CONTENT.posts_there if post.id == "post_carthag")]
    for seat in range(6):
        t.hold(seat, "dagger dagger")
    t.hold(1, "covert_operation")
    t.to(1)
    t.choose("turn", "covert_operation")
    while t.s.active == 1 and t.asked[0] != "discard":
        t.choose(t.asked[0], t.offered[0] if t.asked[0] != "gather" else "pass")
    asked = []
    while t.asked[0] == "discard":
        asked.append(t.asked[1])
        t.choose("discard", "dagger")
    assert asked == [2, 4, 0]


def test_reinforce_divides_three_troops_which_may_fight_at_once() -> None:
    t = six(1, "diplomacy", spice=2)
    t.play("diplomacy", "military_support")
    t.choose("effects", 0)
    assert (t.asked, t.offered) == (("reinforce", 1), [0, 1, 2, 3])
    t.choose("reinforce", 1)
    assert (t[5].garrison, t[1].garrison) == (4, 5)
    t.choose("deploy_for", 1, by=1)
    t.choose("deploy_for", 2, by=1)
    assert (t[5].deployed, t[1].deployed) == (1, 2)
    assert "deploy" not in t.offered, "no other unit goes from a space without combat"


def test_a_trade_gives_any_number_of_one_kind_each_way() -> None:
    t = six(2, "diplomacy", solari=5)
    t.hold(MUAD_DIB, "", "mercenaries contingency_plan")
    t.play("diplomacy", "economic_support")
    t.choose("effects", 0)
    assert t.offered == [0, 4, "pass"]
    t.choose("trade_with", 0)
    t.choose("trade", 0, by=2)
    t.choose("how_many", 4, by=2)
    t.choose("trade", 3, by=0)
    t.choose("give", "mercenaries", by=0)
    t.choose("give", "pass", by=0)
    assert (t[2].solari, t[MUAD_DIB].solari) == (1, 4)
    assert (len(t[2].intrigue), len(t[MUAD_DIB].intrigue)) == (1, 1)
    assert t[2].intrigue_seen, "who gave it knows it"


def test_a_trade_of_more_than_can_be_named_at_once_is_named_in_steps() -> None:
    t = six(2, "diplomacy", solari=40)
    t.play("diplomacy", "economic_support")
    t.choose("effects", 0)
    t.choose("trade_with", 4)
    t.choose("trade", 0)
    assert t.offered == [*range(1, 32)]
    t.choose("how_many", 31, by=2)
    assert (t.asked, t.offered) == (("how_many", 2), [*range(10)])
    t.choose("how_many", 9, by=2)
    assert (t[2].solari, t[4].solari, t.asked) == (0, 40, ("trade", 4))


def test_a_trade_may_be_a_gift() -> None:
    t = six(2, "diplomacy", solari=5)
    t.play("diplomacy", "economic_support")
    t.choose("effects", 0)
    t.choose("trade_with", 4)
    t.choose("trade", 0)
    t.choose("how_many", 5)
    t.choose("trade", "pass", by=4)
    assert (t[2].solari, t[4].solari) == (0, 5)


def test_the_third_agent_of_the_swordmaster_serves_in_one_round() -> None:
    t = six(1, "dagger", solari=8)
    t.play("dagger", "swordmaster")
    t.do_all()
    assert len(t[1].agents) == 3
    t[1].third_sent = True
    t[1].deployed = 1
    t.fight()
    while t.s.round == 1:
        t.choose(t.asked[0], t.offered[-1])
    assert len(t[1].agents) == 2
    assert t[1].swordmaster


def test_the_swordmaster_token_gives_two_swords_on_each_reveal_turn() -> None:
    t = six(1)
    t[1].swordmaster = True
    t[1].deployed = 1
    t.choose("turn", "reveal")
    assert t[1].swords == 2


def test_an_alliance_may_pass_between_team_mates() -> None:
    t = six(1, "diplomacy")
    influence(t, 1, guild=4)
    influence(t, 5, guild=4)
    t.s.alliances[1] = 5
    t[5].vp, t[1].vp = 3, 2
    t.play("diplomacy", "deliver_supplies")
    t.do_all()
    assert t.s.alliances[1] == 1
    assert (t[5].vp, t[1].vp) == (2, 3)


# -- combat


def tied(strengths: dict[int, int]) -> SixTable:
    t = six(1)
    lay(t, "trade_dispute")
    for seat, troops in strengths.items():
        t[seat].deployed = troops
    t.fight()
    return t


def test_one_of_two_tied_allies_may_yield_and_comes_behind_the_other() -> None:
    t = tied({1: 3, 5: 3, 2: 1})
    assert t.asked == ("yield", 1), "the first in turn order"
    t.choose("yield", "yes")
    assert t.told("yield") == [(1, 1)]
    assert t.s.stack[0].places[:6] == (0, 2, 3, 0, 0, 1)  # type: ignore[attr-defined]


def test_who_does_not_yield_leaves_it_to_the_other() -> None:
    t = tied({1: 3, 5: 3})
    t.choose("yield", "pass", by=1)
    t.choose("yield", "pass", by=5)
    assert t.s.stack[0].places == (0, 2, 0, 0, 0, 2)  # type: ignore[attr-defined]


def test_yielding_at_third_place_leaves_nothing_for_whoever_yields() -> None:
    t = six(1)
    for seat, troops in ((2, 5), (4, 4), (1, 2), (5, 2)):
        t[seat].deployed = troops
    assert places(t.s) == [0, 0, 1, 0, 2, 0]
    assert places(t.s, 1 << 5) == [0, 3, 1, 0, 2, 0]


def test_tied_enemies_are_not_asked() -> None:
    t = tied({1: 3, 2: 3})
    assert t.asked[0] != "yield"


def test_team_strength_is_never_added() -> None:
    t = six(1)
    t[1].deployed, t[5].deployed, t[2].deployed = 2, 2, 3
    assert places(t.s)[2] == 1


# -- the end


def test_the_sum_of_the_team_decides() -> None:
    t = six(1)
    for seat, vp in enumerate((4, 10, 6, 4, 6, 1)):
        t[seat].vp = vp
    assert standings(t.s) == [(1, 16), (2, 15), (1, 16), (2, 15), (1, 16), (2, 15)]


def test_a_tie_goes_to_the_team_with_more_spice_together() -> None:
    t = six(1)
    for seat in range(6):
        t[seat].vp = 5
    t[1].spice, t[0].spice, t[2].spice = 3, 2, 2
    assert [place for place, _ in standings(t.s)] == [1, 2, 1, 2, 1, 2]


def test_any_players_ten_points_end_the_game() -> None:
    t = six(1)
    t[SHADDAM].vp = 10
    t.fight()
    while not t.s.over:
        t.choose(t.asked[0], t.offered[-1])
    assert t.s.round == 1


# -- views


def test_a_view_tells_teams_commanders_arrows_and_the_throne_row() -> None:
    game = gh.new_game("uprising", 6, 2)
    view = game.view(1)
    players = view["players"]
    assert isinstance(players, list)
    assert [player["team"] for player in players] == [0, 1, 0, 1, 0, 1]
    assert [player["commander"] for player in players] == [True, False, False, True, False, False]
    assert players[0]["personal"] == {"track": "fremen", "level": 0}
    assert players[3]["arrows"] == ["left", "right"]
    assert (players[0]["allies"], players[3]["allies"]) == ([2, 4], [5, 1])
    assert view["throne_row"] == []
    assert list(players[1]["influence"]) == ["great_houses", "guild", "bene_gesserit", "fringe_worlds"]
    assert not any("hand" in players[mate] for mate in (3, 5)), "team mates do not see each other's cards"
