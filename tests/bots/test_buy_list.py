"""What a buy-list bot does with cards that need sense: a table, a bot, its answer."""

from __future__ import annotations

from tests.games.dominion.table import Seat, Table, Word, table, word

from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.strategy import parse

MONEY = "province if own(gold) > 0\nduchy if left(province) <= 4\nestate if left(province) <= 2\ngold\nsilver"


def bot(strategy: str = MONEY) -> BuyListBot:
    return BuyListBot(parse("test", strategy))


def answer(t: Table, strategy: str = MONEY) -> Word:
    return word(bot(strategy).choose(t.state))


def answers(t: Table, kind: str, strategy: str = MONEY) -> list[Word]:
    """The bot's answers to all questions of that kind that follow one another."""
    player = bot(strategy)
    given: list[Word] = []
    while t.question[0] == kind:
        code = player.choose(t.state)
        given.append(word(code))
        t.state.choose(code)
    return given


# -- which Actions, in which order


def test_actions_that_give_actions_come_first_and_drawing_ones_next() -> None:
    t = table(hand="village militia smithy copper*2", deck="copper*9")
    assert answer(t) == "village"
    t.play("village")
    assert answer(t) == "smithy"


def test_a_play_line_overrules_that() -> None:
    t = table(hand="militia council_room copper*2")
    assert answer(t) == "council_room"
    assert answer(t, f"{MONEY}\nplay: militia, council_room") == "militia"


def test_actions_that_do_no_good_are_not_played() -> None:
    assert answer(table(hand="coppersmith silver")) == "pass"
    assert answer(table(hand="moneylender silver")) == "pass"
    assert answer(table(hand="throne_room silver")) == "pass"
    assert answer(table(hand="trading_post gold silver")) == "pass"
    assert answer(table(hand="remodel silver*2", deck="gold*2")) == "pass"
    assert answer(table(hand="chapel gold silver")) == "pass"


# -- trashing


def test_chapel_takes_estates_and_curses_first_and_leaves_the_deck_some_money() -> None:
    t = table(hand="chapel curse estate copper*4", deck="copper")
    t.play("chapel")
    assert answers(t, "trash") == ["curse", "estate", "copper", "pass"]


def test_chapel_spares_coppers_that_buy_something_now() -> None:
    t = table(hand="chapel copper*3", deck="silver*3")
    t.play("chapel")
    assert answers(t, "trash") == ["pass"]


def test_estates_that_the_list_asks_for_are_kept() -> None:
    t = table(hand="chapel estate*2", supply={"province": 2})
    assert answer(t) == "pass"


def test_masquerade_passes_an_estate_never_a_province_and_trashes_what_can_be_spared() -> None:
    t = table(hand="masquerade province estate copper", deck="gold silver", others=(Seat("province copper gold"),))
    t.play("masquerade")
    assert answer(t) == "estate"
    t.choose("pass_left", "estate")
    assert answer(t) == "copper"


def test_remodel_makes_gold_a_province_and_an_estate_something_that_is_wanted() -> None:
    t = table(hand="remodel gold*2 estate", deck="silver")
    t.play("remodel")
    assert answer(t, "province") == "gold"
    assert answer(t, "smithy") == "estate"


def test_mine_improves_a_treasure() -> None:
    t = table(hand="mine silver copper")
    t.play("mine")
    assert answer(t) in ("silver", "copper")
    t.choose("trash", "silver")
    assert answer(t) == "gold"


# -- discarding and putting back


def test_militia_costs_victory_cards_then_a_second_terminal_then_coppers() -> None:
    t = table(hand="militia", others=(Seat("estate smithy*2 copper gold"),))
    t.play("militia")
    assert answers(t, "discard") == ["estate", "smithy"]


def test_cellar_throws_away_what_does_nothing() -> None:
    t = table(hand="cellar estate curse copper*2", deck="copper*9")
    t.play("cellar")
    assert answers(t, "discard") == ["curse", "estate", "pass"]


def test_cellar_throws_coppers_away_too_in_a_strong_deck() -> None:
    t = table(hand="cellar copper gold", deck="gold*9")
    t.play("cellar")
    assert answers(t, "discard") == ["copper", "pass"]


def test_courtyard_puts_back_the_best_card_that_this_turn_can_spare() -> None:
    t = table(hand="courtyard gold*2", deck="silver copper estate gold")
    t.play("courtyard")
    # nine coins: the Copper can go, the Silver cannot
    assert answer(t) == "copper"


# -- choices


def test_torturers_victim_discards_unless_that_costs_the_first_wish() -> None:
    for hand, choice in (("gold*2 silver estate*2", 0), ("gold*2 silver", 1), ("copper*3 estate", 0)):
        t = table(hand="torturer", others=(Seat(hand, deck="gold"),))
        t.play("torturer")
        assert answer(t) == choice
    t = table(hand="torturer", others=(Seat("copper*3 estate"),), supply={"curse": 0})
    t.play("torturer")
    assert answer(t) == 1


MINIONS = "province if own(minion) > 5\nminion\nsilver"


def test_minions_bring_coins_while_more_follow_then_a_new_hand_if_this_one_is_poor() -> None:
    t = table(hand="minion*2 estate*2 copper", deck="copper*9")
    t.play("minion")
    assert answer(t, MINIONS) == 0
    t.choose("choose", 0)
    t.play("minion")
    # two coins and two more and a Copper buy a Minion
    assert answer(t, MINIONS) == 0
    t = table(hand="minion estate*3 copper", deck="copper*9")
    t.play("minion")
    assert answer(t, MINIONS) == 1


def test_steward_trashes_two_burdens_else_takes_coins_that_help_else_cards() -> None:
    for hand, choice in (("estate*2", 2), ("gold copper", 1), ("silver", 0)):
        t = table(hand=f"steward {hand}", deck="gold")
        t.play("steward")
        assert answer(t, "province\ngold") == choice


def test_nobles_give_actions_when_terminals_wait() -> None:
    for hand, choice in (("smithy", 1), ("copper", 0)):
        t = table(hand=f"nobles {hand}", deck="copper*5")
        t.play("nobles")
        assert answer(t) == choice


def test_mining_village_goes_for_the_first_wish() -> None:
    for hand, answered in (("gold*2", "yes"), ("gold*3", "pass"), ("copper", "pass")):
        t = table(hand=f"mining_village {hand}", deck="estate*2")
        t.play("mining_village")
        assert answer(t, "province\nsilver") == answered


def test_library_sets_actions_aside_that_cannot_be_played() -> None:
    t = table(hand="library", deck="smithy copper*9")
    t.play("library")
    assert answer(t) == "yes"


def test_spy_leaves_others_their_junk_and_takes_their_gold() -> None:
    for card, answered in (("gold", "yes"), ("estate", "pass"), ("copper", "pass")):
        t = table(hand="spy", deck="copper gold", others=(Seat(deck=card),))
        t.play("spy")
        assert answer(t) == "pass"  # the own Gold stays
        t.choose("spy", "pass")
        assert answer(t) == answered


def test_a_wish_names_the_card_known_to_lie_on_top_else_the_most_likely_useful_one() -> None:
    t = table(hand="wishing_well", deck="copper estate*3 copper*2 silver")
    t.play("wishing_well")
    assert answer(t) == "copper"
    t = table(hand="scout wishing_well", deck="copper silver copper gold copper*3")
    t.play("scout")
    assert answers(t, "order") == ["copper", "copper", "silver"]  # and the Gold on top
    t.play("wishing_well")
    assert answer(t) == "silver"


def test_throne_room_doubles_a_village_when_more_actions_wait_else_the_dearest() -> None:
    t = table(hand="throne_room village witch smithy", deck="copper*9")
    t.play("throne_room")
    assert answer(t) == "village"
    t = table(hand="throne_room moat witch", deck="copper*9", actions=2)
    t.play("throne_room")
    assert answer(t) == "witch"
