"""What is said of automata, in both Dune games: whose question it is, and nothing of theirs as if it were yours."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import greathall as gh
from greathall.games.imperium.automata import COLLECTED, VOID
from greathall.games.imperium.catalogue import BASE, UPRISING
from greathall.games.imperium.content.base.hagal import NO_RIVALS
from greathall.games.imperium.effects import Do
from greathall.games.imperium.printed import Content
from greathall.games.imperium.rounds import ROUND
from greathall.house.registry import descriptor_of
from greathall.kernel.machine import Effect
from greathall.text.imperium.effects import writer
from greathall.text.imperium.hagal import effect_of_automaton

READER = re.compile(r"\b(you|your|they)\b", re.IGNORECASE)
AS_YOU_CHOOSE = "then as you choose"  # for Leto's Rival a player does


def played(game: str, players: int, seed: int, **options: Any) -> Any:
    """A random game, decision by decision; the Reveal turn comes late, so that there is fighting."""
    g = gh.new_game(game, players, seed, options)
    rng = random.Random(seed)
    while not g.over:
        yield g
        codes = g.state.options
        g.choose_code(rng.choice(codes[1:] if g.state.kind == "turn" and len(codes) > 1 else codes))


def everything_inside(effect: Effect[Any]) -> list[Effect[Any]]:
    return [effect, *(inner for part in effect.parts() for inner in everything_inside(part))]


def got_by_automata(content: Content) -> dict[str, Do]:
    """Of all that an automaton may come by, by where it is printed."""
    printed = [effect for conflict in content.conflicts for reward in conflict.rewards for effect in reward]
    printed += [effect for card in content.hagal for errand in card.errands for effect in errand.effects]
    printed += [effect for rival in content.rivals for effect in (*rival.signet, *rival.scheme)]
    if not content.rivals:
        printed += [e for leader in content.leaders if leader.id not in NO_RIVALS for e in leader.signet]
    inside = [inner for effect in printed for inner in everything_inside(effect)]
    return {e.path: e for e in inside if isinstance(e, Do) and type(e) in COLLECTED | VOID}


SOLO = [("imperium", {}), ("imperium", {"leaders": "choose"}), ("uprising", {"leaders": "draft"}), ("uprising", {})]


@pytest.mark.parametrize(("game", "options"), SOLO)
def test_what_the_round_asks_is_asked_of_the_player_and_of_nobody_else(game: str, options: dict[str, Any]) -> None:
    """Leaders, tokens, defence and Combat cards are one's own, whoever began the first round."""
    for seed in range(6):
        for g in played(game, 1, seed, **options):
            decision: Any = g.view(0)["decision"]
            automaton = decision["about"] != 0
            assert ("(you decide for" in g.decision.text) == automaton
            if g.state.stack[-1].effect is ROUND:
                assert not automaton, g.decision.text


@pytest.mark.parametrize("game", ["imperium", "uprising"])
@pytest.mark.parametrize("players", [2, 3])
def test_a_decision_is_about_whoever_decides_it(game: str, players: int) -> None:
    for g in played(game, players, 5):
        if g.state.stack[-1].effect is ROUND:
            decision: Any = g.view(g.state.decider)["decision"]
            assert decision["about"] == decision["seat"]


@pytest.mark.parametrize("content", [BASE, UPRISING], ids=lambda content: content.game)
def test_nothing_that_an_automaton_gets_is_the_readers(content: Content) -> None:
    found = got_by_automata(content)
    assert found
    for path, effect in found.items():
        said = effect_of_automaton(writer("en"), effect).text.replace(AS_YOU_CHOOSE, "")
        assert not READER.search(said), (path, said)


@pytest.mark.parametrize(("game", "kinds"), [("imperium", ("hagal", "rival")), ("uprising", ("hagal", "rival"))])
def test_cards_of_automata_speak_of_the_rival(game: str, kinds: tuple[str, ...]) -> None:
    """But for what a player decides for it."""
    for item in descriptor_of(game).text.at_table(1, {}).printed():
        if item["kind"] in kinds:
            said = str(item["text"]).replace("You decide whether it pays", "").replace(AS_YOU_CHOOSE, "")
            assert not READER.search(said), said


@pytest.mark.parametrize(("game", "players"), [("imperium", 1), ("imperium", 2), ("uprising", 1), ("uprising", 2)])
def test_questions_and_options_for_an_automaton_are_not_about_the_reader(game: str, players: int) -> None:
    asked = 0
    for seed in range(8):
        for g in played(game, players, seed):
            if g.state.is_automaton(g.state.asked):
                asked += 1
                text = g.decision.text.replace("(you decide for", "")
                for said in (text, *(option.label for option in g.decision.options)):
                    assert not READER.search(said.replace(AS_YOU_CHOOSE, "")), said
    assert asked or (game, players) != ("imperium", 1)
