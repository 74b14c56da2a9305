"""Guided games: whoever follows the coach hears every idea, whoever does not is told what came of it."""

from __future__ import annotations

import re
from functools import cache

import pytest
from tests.learn.guided import Played, advised, mistaken

import greathall as gh
from greathall.learn.coach import LEARNER, Coach, Idea, guide, guide_names, read_guide
from greathall.learn.conditions import BadLesson, holds
from greathall.learn.runner import Judged

GUIDES = [(game, name) for game in gh.games() for name in guide_names(game)]
each_guide = pytest.mark.parametrize(("game", "name"), GUIDES, ids=["/".join(at) for at in GUIDES])


@cache
def followed(game: str, name: str) -> Played:
    return Played(guide(game, name), advised)


@cache
def not_followed(game: str, name: str) -> Played:
    return Played(guide(game, name), mistaken)


def test_each_game_has_one() -> None:
    assert [game for game, name in GUIDES if name == "first_game"] == [*gh.games()]


@each_guide
def test_whoever_follows_it_hears_all_ideas_to_the_end_of_the_game(game: str, name: str) -> None:
    played = followed(game, name)
    assert played.coach.game.over
    assert [idea.say for idea in played.coach.guide.ideas if idea not in played.ideas] == []
    assert [said for said in played.judged if said[1] is False] == [], "the advice can be followed"


@each_guide
def test_whoever_follows_it_does_not_come_last(game: str, name: str) -> None:
    """Sound advice, at least: the rest is played by an easy bot."""
    result = followed(game, name).coach.game.result
    assert result is not None
    assert result[0].place < len(result)


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_whoever_follows_it_wins_the_first_fight(game: str) -> None:
    won = [event for event in followed(game, "first_game").coach.game.state.events or [] if event.what == "win"]
    assert won[0].seat == LEARNER


@each_guide
def test_whoever_hears_the_closing_idea_has_had_the_lesson(game: str, name: str) -> None:
    choices = followed(game, name).choices
    coach = Coach(guide(game, name))
    step = 0
    while not coach.finished:
        step += 1
        coach.follow(choices[:step])
    closing = [idea for idea in coach.guide.ideas if idea.closes]
    assert step > 20
    assert [coach.idea] == closing or coach.game.over


@each_guide
def test_whoever_goes_their_own_way_still_hears_how_it_ends(game: str, name: str) -> None:
    heard = not_followed(game, name).ideas
    assert [idea.say for idea in guide(game, name).ideas if idea.closes and idea not in heard] == []
    assert heard[-1].say == "over"


@each_guide
def test_mistakes_happen_and_are_explained(game: str, name: str) -> None:
    played = not_followed(game, name)
    assert played.coach.game.over
    ideas = {idea.say: idea for idea in played.coach.guide.ideas}
    wrong = [(idea, key) for idea, right, key in played.judged if right is False]
    assert wrong
    for idea, key in wrong:
        assert key in {*ideas[idea].mistakes.values(), ideas[idea].otherwise}
        assert played.coach.guide.say(key)


@each_guide
def test_whoever_comes_back_finds_the_coach_as_it_was(game: str, name: str) -> None:
    played = followed(game, name)
    for count in (0, 5, 40, len(played.choices)):
        at_once, step_by_step = Coach(guide(game, name)), Coach(guide(game, name))
        at_once.follow(played.choices[:count])
        for step in range(count + 1):
            step_by_step.follow(played.choices[:step])
        assert (at_once.idea, at_once.judged, at_once.told) == (
            step_by_step.idea,
            step_by_step.judged,
            step_by_step.told,
        )


@each_guide
def test_a_step_back_takes_back_what_was_said(game: str, name: str) -> None:
    choices = followed(game, name).choices
    coach = Coach(guide(game, name))
    first = coach.idea
    assert first is not None, "there is something to say from the first decision on"
    coach.follow(choices[:60])
    assert coach.told > 1
    coach.follow([])
    assert (coach.idea, coach.judged, coach.told) == (first, None, 1)


def test_conditions_are_read_off_what_the_learner_sees() -> None:
    view = {"round": 3, "players": [{"vp": 4, "hand": ["moat"]}], "supply": [{"card": "gold", "left": 7}]}
    assert holds({"round": 3, "me.vp": ">= 4", "me.hand": "has moat"}, view, 0)
    assert holds({"supply.gold.left": "6 to 7", "me.hand": "lacks gold", "me.hand.size": 1}, view, 0)
    assert not holds({"me.vp": "<= 3"}, view, 0)
    assert not holds({"asked.kind": "buy"}, view, 0), "nobody is asked"
    for wrong in ({"me.queens": 1}, {"supply.moat.left": 1}, {"round": "has moat"}):
        with pytest.raises(BadLesson):
            holds(wrong, view, 0)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seed = ", "no TOML"),
        ('seed = 1\nbots = []\nideas = [{ say = "turn", when = {} }]', "nothing says when 'turn' has its moment"),
        ("seed = 1\nbots = []\nideas = []", "nothing uses"),
        ("seed = 1\nbots = []\nideas = []\nqueens = 1", "unknown field `queens`"),
    ],
)
def test_a_guided_game_that_is_written_wrongly_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(BadLesson, match=re.escape(reason)):
        read_guide(text, "dominion", "first_game")


def test_of_another_way_is_said_when_the_move_is_made() -> None:
    """A card is the half of an Agent's move: what is said after it would be gone with the choice of a space."""
    coach = Coach(guide("uprising", "first_game"))
    first = coach.idea
    assert first is not None
    game = coach.game
    for said in (None, Judged(False, first.otherwise)):
        others = [
            code
            for code in game.state.options
            if not {"diplomacy", "reveal"} & {str(word) for word in game.descriptor.words(game.state, code)}
        ]
        coach.follow([*game.choices, others[0]])
        assert coach.judged == said


def test_where_nothing_was_asked_for_nobody_is_praised() -> None:
    coach = Coach(guide("dominion", "first_game"))
    idea = Idea("first", {"asked.kind": "treasure"}, done="coins")
    coach.idea = idea
    coach.judge(idea, coach.game.state.options[0])
    assert coach.judged == Judged(None, "coins")


def called(coach: Coach, *words: str) -> int:
    """The option of which all these words are said."""
    state = coach.game.state
    (code,) = (
        code for code in state.options if {*words} <= set(map(str, coach.game.descriptor.words(state, code)))
    )
    return code


def test_what_comes_by_itself_does_not_take_away_what_was_said() -> None:
    """Most learners let their Treasures be laid out by the app, in the moment in which an Action was played."""
    coach = Coach(guide("dominion", "first_game"))
    game = coach.game
    coach.follow([called(coach, "copper")])
    said = coach.judged
    assert said == Judged(False, "one-by-one")
    coach.idea = None
    by_itself = game.rules.by_itself(game.state)
    assert by_itself is not None
    coach.follow([*game.choices, by_itself])
    assert coach.judged == said
    coach.idea = None
    coach.follow([*game.choices, called(coach, "silver")])
    assert coach.judged is None


@pytest.mark.parametrize(
    ("game", "name", "card", "space", "idea"),
    [
        ("imperium", "first_game", "reconnaissance", "arrakeen", "fight"),
        ("uprising", "first_game", "reconnaissance", "spice_refinery", "fight"),
        ("uprising", "second_game", "diplomacy", "fremkit", "spies"),
    ],
)
def test_no_card_is_advised_that_was_played_already(game: str, name: str, card: str, space: str, idea: str) -> None:
    played = Played(
        guide(game, name),
        lambda coach: None,
        until=lambda coach: coach.game.state.decider == LEARNER and not coach.game.state.is_forced(),
    )
    coach = played.coach
    coach.follow([*coach.game.choices, called(coach, card)])
    coach.follow([*coach.game.choices, called(coach, space)])
    view = coach.game.rules.view(coach.game.state, LEARNER)
    assert holds({"me.hand": f"lacks {card}"}, view, LEARNER)
    assert not holds(next(one for one in coach.guide.ideas if one.say == idea).when, view, LEARNER)
