"""Taking a step back: one's own and what told nobody anything; never across the barrier."""

from __future__ import annotations

import pytest
from tests.games.dominion.table import Seat, table

import greathall as gh
from greathall.kernel.rng import seeded

KINGDOM = ["smithy", "militia", "village", "moat", "cellar", "market", "mine", "chapel", "remodel", "workshop"]


def new_game(seed: int = 1, card: str = "market") -> gh.Game:
    kingdom = KINGDOM if card in KINGDOM else [*KINGDOM[1:], card]
    return gh.new_game("dominion", players=2, seed=seed, options={"kingdom": kingdom, "first_player": 0})


def choose(game: gh.Game, thing: str) -> None:
    """Chooses the option that points at this card, or the last one, which passes."""
    things = [option.thing for option in game.decision.options]
    game.choose(things.index(thing) if thing in things else len(things) - 1)


def with_in_hand(card: str) -> gh.Game:
    """Seat 0 has bought this card, drawn it, and may play it; nobody else has bought anything."""
    game = new_game(card=card)
    for _ in range(200):
        kind, seat = game.decision.kind, game.decision.seat
        if kind == "action" and card in str(game.view(0)["players"][0]["hand"]):  # type: ignore[index]
            return game
        if kind == "treasure" and seat == 0:
            game.choose(0)  # all of them
        else:
            choose(game, card if kind == "buy" and seat == 0 and card not in str(game.view(0)["log"]) else "pass")
    raise AssertionError(f"{card} never came into the hand")


def assert_final(game: gh.Game) -> None:
    """The last step stands, and trying to take it back changes nothing."""
    before, record = game.digest(), game.record()
    assert not game.can_undo
    with pytest.raises(gh.IllegalChoice, match="cannot be taken back"):
        game.undo()
    assert (game.digest(), game.record()) == (before, record)


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    assert_final(new_game())


def test_own_public_steps_can_be_taken_back_one_by_one() -> None:
    game = new_game()
    digests = []
    for _ in range(3):
        digests.append(game.digest())
        choose(game, "copper")
    log = len(game.state.events or [])
    while digests:
        assert game.can_undo
        game.undo()
        assert game.digest() == digests.pop()
    assert game.choices == []
    assert len(game.state.events or []) < log
    assert not game.can_undo


def test_another_step_may_follow_and_the_record_has_only_that() -> None:
    game = new_game()
    game.choose(0)
    game.undo()
    choose(game, "copper")
    twin = new_game()
    choose(twin, "copper")
    assert game.record() == twin.record()
    assert game.digest() == twin.digest()


def test_a_trashed_card_comes_back() -> None:
    game = with_in_hand("chapel")
    choose(game, "chapel")
    before = game.view(0)
    choose(game, "copper")
    assert game.view(0)["trash"] == ["copper"]
    game.undo()
    assert game.view(0) == before


def test_not_after_a_draw() -> None:
    game = with_in_hand("smithy")
    choose(game, "smithy")
    assert game.decision.seat == 0
    assert_final(game)


def test_not_once_another_seat_is_to_decide_or_has_decided() -> None:
    """Militia draws and reveals nothing: it is the other's decision that stands between."""
    game = with_in_hand("militia")
    barrier = game.state.barrier
    choose(game, "militia")
    assert (game.decision.seat, game.decision.kind) == (1, "discard")
    assert_final(game)

    # The victim has not laid anything down yet, and may think again.
    before = game.digest()
    game.choose(0)
    assert (game.decision.seat, game.state.barrier) == (1, barrier)
    game.undo()
    assert game.digest() == before

    game.choose(0)
    game.choose(0)
    assert game.decision.seat == 0
    assert_final(game)


def at_discard(kind: str) -> gh.Game:
    """Seat 0 has played an Attack, and seat 1 is asked for a card."""
    game = with_in_hand(kind)
    choose(game, kind)
    assert game.decision.seat == 1
    return game


@pytest.mark.parametrize("attack", ["militia", "bureaucrat"])
def test_an_attacker_takes_nothing_back_once_the_victim_has_shown_a_card(attack: str) -> None:
    """Also if the victim had no choice: they are asked, and the last step is theirs."""
    game = at_discard(attack)
    while game.decision.seat == 1:
        game.choose(0)
    assert game.undoer != 0
    assert_final(game)


def test_a_victim_may_think_again_until_another_has_decided() -> None:
    """To lay down a card of one's own and take it back tells only about oneself."""
    game = at_discard("militia")
    game.choose(0)
    before = game.digest()
    game.choose(0)
    assert (game.decision.seat, game.undoer) == (0, 1)
    twin = game.copy()
    twin.undo(1)
    assert twin.digest() == before

    game.choose(0)
    assert game.undoer == 0
    with pytest.raises(gh.IllegalChoice, match="cannot be taken back"):
        game.undo(1)


def test_a_card_that_anothers_choice_brings_to_light_stays_known() -> None:
    """Minion: the victims discard what they hold, unasked."""
    t = table("minion", others=(Seat("copper*5", "silver*4"),))
    t.play("minion")
    barrier = t.state.barrier
    t.choose("choose", 1)
    assert (t.left.hand, t.left.discard) == (["silver"] * 4, ["copper"] * 5)
    assert t.state.barrier == barrier + 1 + 4  # the top of the discard pile, and what the victim drew


def test_not_after_the_turn() -> None:
    game = new_game()
    game.choose(0)
    choose(game, "silver")
    assert game.decision.seat == 1
    assert_final(game)


def test_not_after_the_end() -> None:
    game, rng = new_game(), seeded(3)
    while not game.over:
        game.choose(int(rng.below(len(game.state.options))))
    assert_final(game)


def test_not_in_a_game_whose_hidden_cards_were_dealt_anew() -> None:
    """To take a step back is to play the record again, which does not lead there."""
    game = new_game().determinize(0, 1)
    choose(game, "copper")
    for other in (game, game.copy()):
        assert not other.can_undo
        with pytest.raises(gh.IllegalChoice):
            other.undo()


def test_a_copy_a_replayed_and_a_loaded_game_may_be_taken_back_as_well() -> None:
    game = new_game()
    start = game.digest()
    choose(game, "copper")
    for other in (game.copy(), gh.replay(game.record()), gh.load(game.save())):
        other.undo()
        assert other.digest() == start
    assert len(game.choices) == 1


@pytest.mark.parametrize("seed", range(4))
def test_in_random_games_undo_gives_back_exactly_what_was_and_never_takes_back_chance(seed: int) -> None:
    game, rng = new_game(seed), seeded(seed)
    undone = 0
    for _ in range(120):
        before, chance, seat = game.digest(), game.state.rng.dump(), game.decision.seat
        decks = [player["deck_size"] for player in game.view()["players"]]  # type: ignore[attr-defined]
        game.choose(int(rng.below(len(game.state.options))))
        if game.over:
            break
        if game.can_undo:
            undone += 1
            assert (game.state.rng.dump(), game.decision.seat) == (chance, seat)
            assert decks == [player["deck_size"] for player in game.view()["players"]]  # type: ignore[attr-defined]
            twin = game.copy()
            twin.undo()
            assert twin.digest() == before
    assert undone > 10


@pytest.mark.parametrize("name", ["imperium", "uprising"])
def test_a_drafted_leader_stays_picked_for_the_next_player_has_seen_theirs(name: str) -> None:
    game = gh.new_game(name, players=3, seed=1, options={"leaders": "draft"})
    game.choose(0)
    assert game.undoer is None
