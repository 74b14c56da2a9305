"""Whatever a table says leads to the rule that governs it: questions, refusals, lines of the log, numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from msgspec import Struct
from tests.games.random_play import play
from tests.games.uprising.rival_table import rivals
from tests.games.uprising.six import MUAD_DIB, six
from tests.games.uprising.table import Seat, table

import greathall as gh
from greathall.games.dominion.catalogue import CARDS
from greathall.games.imperium.things import CARD, FREMEN, HAGAL, INTRIGUE, NOTHING, POST, RIVAL, SPACE
from greathall.games.imperium.verbs.goods import GIFTS
from greathall.house.registry import descriptor_of
from greathall.kernel.events import Event
from greathall.kernel.numbers import FROM
from greathall.kernel.rng import seeded
from greathall.learn.marks import things
from greathall.learn.rules.page import Said, rules
from greathall.text import fluent
from greathall.text.dominion.labels import QUESTIONS as OF_DOMINION
from greathall.text.imperium.labels import (
    AT_THE_WALL,
    FOR_AUTOMATA,
    FOR_COMMANDER,
    IN_COMBAT,
    OF_ARROW,
    OF_INTRIGUE,
    REVEALING,
    SHARED,
)
from greathall.text.imperium.labels import QUESTIONS as OF_UPRISING
from greathall.text.names import Names

QUESTIONS: dict[str, Iterable[str]] = {
    "dominion": OF_DOMINION,
    "imperium": SHARED | FOR_AUTOMATA,
    "uprising": OF_UPRISING,
}
# Kinds that the rules page tells apart, and the machine or the words do not: by what is asked, gained, or paid for.
QUESTIONS_APART = {
    "dominion": set[str](),
    "imperium": {REVEALING},
    "uprising": {REVEALING, FOR_COMMANDER, IN_COMBAT, AT_THE_WALL},
}
REASONS_APART = {"dominion": set[str](), "imperium": {OF_INTRIGUE, OF_ARROW}, "uprising": {OF_INTRIGUE, OF_ARROW}}
OF_GAINS = {
    "influence",
    "influence_vp",
    "influence_of_automaton",
    "gain_goods",
    "gain_vp",
    "gain_persuasion",
    "gain_swords",
}
LEFT_OUT = {"left_out_of_house", "left_out_of_reward", "left_out_condition", "left_out_steal"}
OF_PAYMENTS = {"pay_space", "pay_arrow", "pay_intrigue"}
OF_POINTS = {"gain_alliance", "lose_alliance", "gain_bought"}
OF_AUTOMATA = {"left_out_of_card", "swordmaster_of_automaton"} | LEFT_OUT
OF_DUNE_APART = {"hand", "mentat_won"} | OF_GAINS | OF_PAYMENTS | OF_POINTS | OF_AUTOMATA
LINES_APART = {
    "dominion": {"play-treasure", "next_hand"},
    "imperium": OF_DUNE_APART,
    "uprising": OF_DUNE_APART
    | {"hagal_spy", "place_spy_of_automaton", "left_out_wall", "left_out_influence", "pay_swordmaster"},
}
# The files in which a game's refusals and lines of the log are put into words, and how their messages begin.
OF_DUNE = ("imperium_reasons", "imperium_log", "hagal")
FILES = {
    "dominion": ("dominion", ("dominion_reasons", "dominion_log")),
    "imperium": ("imperium", OF_DUNE),
    "uprising": (
        "imperium",
        (*OF_DUNE, "uprising_reasons", "uprising_log", "uprising_rivals", "six_reasons", "six_log"),
    ),
}
# Messages that are parts of others, or another way to tell the same kind of event.
NO_KIND = {
    "why-held-up",
    *("log-hidden", "log-hidden-too", "log-intrigue-named", "log-ordinal"),
    *("log-play-treasure", "log-name-other", "log-reveal_hand-cards"),
}
OPTIONS: dict[str, list[tuple[int, dict[str, object]]]] = {
    "dominion": [(3, {"kingdom": "underlings"}), (4, {"kingdom": "deconstruction"})],
    "imperium": [(1, {}), (2, {}), (4, {"leaders": "choose"})],
    "uprising": [(1, {}), (3, {"choam": True}), (6, {})],
}
SAMPLES = Path(__file__).parent / "samples"
SAMPLE = 50
every_game = pytest.mark.parametrize("game", sorted(FILES))


def said_of(game: str, about: str) -> set[str]:
    """The kinds of what is said so: `why` something cannot be chosen, what happened (`log`)."""
    prefix, files = FILES[game]
    begins = f"{prefix}-{about}-"
    found = set()
    for file in files:
        text = (fluent.locales() / "en" / f"{file}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message) and entry.id.name.startswith(begins):
                found.add(entry.id.name.removeprefix(f"{prefix}-"))
    return {id.removeprefix(f"{about}-") for id in found - NO_KIND}


@every_game
def test_every_kind_of_question_leads_to_a_rule(game: str) -> None:
    assert set(rules(game).links["question"]) == set(QUESTIONS[game]) | QUESTIONS_APART[game]


@every_game
def test_every_kind_of_refusal_leads_to_a_rule(game: str) -> None:
    assert set(rules(game).links["reason"]) == said_of(game, "why") | REASONS_APART[game]


@every_game
def test_every_kind_of_line_in_the_log_leads_to_a_rule(game: str) -> None:
    kinds = said_of(game, "log")
    if "give" in kinds:
        kinds = kinds - {"give"} | set(GIFTS)
    assert set(rules(game).links["event"]) == kinds | LINES_APART[game]


def numbers_in(value: Any) -> Iterator[str]:
    """The numbers of a view that explain themselves."""
    if isinstance(value, dict):
        for key, item in value.items():
            if key.endswith(FROM):
                yield key.removesuffix(FROM)
            else:
                yield from numbers_in(item)
    elif isinstance(value, list):
        for item in value:
            yield from numbers_in(item)


@every_game
def test_what_tables_really_say_leads_to_rules(game: str) -> None:
    links = rules(game).links
    numbers = set()
    for players, options in OPTIONS[game]:
        table, rng = gh.new_game(game, players, 3, options), seeded(3)
        text = table.descriptor.text
        for _ in range(150):
            if table.over:
                break
            state = table.state
            assert text.ruled_as(state) in links["question"]
            assert {barred.what for barred in text.reasons(state)} <= set(links["reason"])
            numbers |= set(numbers_in(table.rules.view(state, state.decider)))
            play(table, rng, 3)
        told = text.told(table.state.events or [], Names("en"), True)
        assert {line.rule for line in told} <= set(links["event"])
    assert numbers
    assert numbers <= set(links["number"])


class Sampled(Struct, forbid_unknown_fields=True):
    """Something that was said at a table, and the rule that governs it."""

    said: Said
    kind: str
    text: str
    rule: str


class Sample(Struct, forbid_unknown_fields=True):
    sampled: list[Sampled]


@every_game
def test_a_sample_of_what_was_said_leads_to_the_right_rules(game: str) -> None:
    """Fifty questions, refusals and lines of random games, drawn at random; somebody who knows the books compared
    each with the rule beside it."""
    sample = msgspec.toml.decode((SAMPLES / f"{game}.toml").read_bytes(), type=Sample).sampled
    assert len({(one.said, one.kind) for one in sample}) == SAMPLE
    links = rules(game).links
    assert [one for one in sample if links[one.said].get(one.kind) != one.rule] == []


def rule_of_line(game: str, *events: Event) -> str:
    [line] = descriptor_of(game).text.told(events, Names("en"), True)
    return rules(game).links["event"][line.rule]


@pytest.mark.parametrize("game", ["imperium", "uprising"])
def test_what_is_gained_drawn_and_paid_leads_to_the_rule_of_just_that(game: str) -> None:
    influence, point = Event("influence", 0, NOTHING, FREMEN, SPACE, -1), Event("vp", 0, NOTHING, 1, SPACE, -1)
    of_alliance, lost = Event("vp", 0, NOTHING, 1, NOTHING, -1), Event("vp", 1, NOTHING, -1, NOTHING, -1)
    spice, persuasion = Event("spice", 0, NOTHING, 1, SPACE, -1), Event("persuasion", 0, NOTHING, 2, CARD, -1)
    assert rule_of_line(game, influence) == "influence/tracks"
    assert rule_of_line(game, spice, influence) == "influence/tracks"
    assert rule_of_line(game, influence, point) == "influence/two"
    assert rule_of_line(game, point) == "basics/points"
    assert rule_of_line(game, influence, of_alliance) == "influence/alliance"
    assert rule_of_line(game, of_alliance) == "influence/alliance"
    assert rule_of_line(game, lost) == "influence/alliance"
    assert rule_of_line(game, Event("vp", 1, NOTHING, -1, SPACE, -1)) == "influence/two"
    assert rule_of_line(game, spice) == "terms/goods"
    assert rule_of_line(game, persuasion) == "reveal/persuasion"
    assert rule_of_line(game, spice, persuasion) == "terms/gains"
    for source, rule in ((SPACE, "agents/cost"), (CARD, "agents/arrow"), (INTRIGUE, "intrigue/conditions")):
        assert rule_of_line(game, Event("pay_spice", 0, NOTHING, 1, source, -1)) == rule
    assert rule_of_line(game, Event("draw", 0, CARD, 1, NOTHING, 1)) == "round/hand"
    assert rule_of_line(game, Event("draw", 0, CARD, 1, CARD, 1)) == "basics/draw"


def test_what_automata_buy_and_are_given_leads_to_their_own_rules() -> None:
    for game, bought, swordmaster in (
        ("imperium", "hagal/solo-points", "hagal/solo-swordmaster"),
        ("uprising", "rivals/points", "rivals/swordmaster"),
    ):
        links, text = rules(game).links["event"], descriptor_of(game).text
        point = Event("vp", 2, NOTHING, 1, NOTHING, -1)
        for given in ("pay_spice", "discard_intrigue"):
            events = [Event(given, 2, INTRIGUE if given == "discard_intrigue" else NOTHING, 7, NOTHING, -1), point]
            lines = text.told(events, Names("en"), True)
            assert links[lines[-1].rule] == bought
        assert rule_of_line(game, Event("swordmaster", 2, NOTHING, 1, NOTHING, -1)) == swordmaster
    assert rule_of_line("imperium", Event("pay_spice", 2, NOTHING, 7, NOTHING, -1)) == "hagal/solo-points"
    assert rule_of_line("uprising", Event("swordmaster", 2, NOTHING, 1, RIVAL, -1)) == "rivals/swordmaster"
    assert rule_of_line("imperium", Event("mentat", 0, NOTHING, 1, NOTHING, -1)) == "spaces/mentat-won"
    assert rule_of_line("imperium", Event("mentat", 0, NOTHING, 1, SPACE, -1)) == "spaces/mentat"


def test_a_card_drawn_by_a_spy_is_not_taken_for_the_hand_of_a_round() -> None:
    game, rng = gh.new_game("uprising", 4, 1), seeded(1)
    while not any(event.what == "spy_gathers" for event in game.state.events or []):
        play(game, rng, 1)
    drawn = [event for event in game.state.events or [] if event.what in ("spy_gathers", "draw")]
    after = drawn[next(i for i, event in enumerate(drawn) if event.what == "spy_gathers") + 1]
    assert after.source != NOTHING


@pytest.mark.parametrize(
    ("players", "seed", "rivals", "rule_of_reward", "rule_of_card"),
    [
        (2, 72, None, "hagal/two-takes", "hagal/two-takes"),
        (1, 72, ["duke_leto_atreides", "glossu_rabban"], "hagal/solo-rewards", "hagal/turn"),
    ],
)
def test_what_house_hagal_does_not_get_leads_to_the_rule_of_its_table(
    players: int, seed: int, rivals: list[str] | None, rule_of_reward: str, rule_of_card: str
) -> None:
    options = {} if rivals is None else {"rivals": rivals}
    left_out: list[Event] = []
    for number in range(seed, seed + 6):
        game, rng = gh.new_game("imperium", players, number, options), seeded(number)
        while not game.over:
            play(game, rng, 20)
        left_out += [event for event in game.state.events or [] if event.what == "left_out"]
    told = {(event.source >= HAGAL, rule_of_line("imperium", event)) for event in left_out}
    assert told <= {(False, rule_of_reward), (True, rule_of_card)}
    assert {rule for _, rule in told} == {rule_of_reward, rule_of_card}


def test_the_next_hand_and_treasures_of_dominion_have_rules_of_their_own() -> None:
    text, links = descriptor_of("dominion").text, rules("dominion").links["event"]
    copper = CARDS.index(next(card for card in CARDS if card.id == "copper"))
    play, coins = Event("play", 0, copper, 1, -1, -1), Event("coins", 0, copper, 1, copper, -1)
    cleaned, draw = Event("clean_up", 0, -1, 1, -1, -1), Event("draw", 0, copper, 1, -1, 1)
    lines = text.told([draw, play, coins, cleaned, draw, Event("turn", 1, -1, 2, -1, -1)], Names("en"), True)
    assert [links[line.rule] for line in lines] == [
        "terms/cards",
        "buying/worth",
        "clean-up/discard",
        "clean-up/draw",
        "turn/phases",
    ]


def test_a_question_of_a_thing_leads_to_the_rule_about_the_thing_too() -> None:
    page = rules("dominion")
    assert [rule.id for rule in page.governing("question", "trash", "steward")] == ["terms/trash", "cards/steward"]
    assert [rule.id for rule in page.governing("question", "throne", "throne_room")] == ["base/throne_room"]
    assert [rule.id for rule in page.governing("question", "buy", None)] == ["buying/buy"]
    assert rules("imperium").links["thing"]["sietch_tabr"] == "spaces/sietch_tabr"
    assert rules("imperium").links["thing"]["poison_snooper"] == "clarified/looking"


@every_game
def test_rules_about_things_are_about_things_that_there_are(game: str) -> None:
    ids = {thing.partition(":")[2] for thing in things(descriptor_of(game), "en")}
    assert [id for id in rules(game).links["thing"] if id not in ids] == []


def test_the_reveal_turn_and_automata_are_asked_about_by_rules_of_their_own() -> None:
    asked = set()
    for players in (1, 6):
        game, rng = gh.new_game("uprising", players, 3), seeded(3)
        for _ in range(400):
            asked.add((game.state.kind, game.descriptor.text.ruled_as(game.state)))
            play(game, rng, 1)
    assert {("effects", "effects"), ("effects", "reveal_effects"), ("deploy", "deploy")} <= asked
    assert ("deploy", "ally_deploys") in asked


def test_what_cannot_be_paid_leads_to_the_rule_of_just_that_price() -> None:
    """Of sending an Agent, of an Intrigue card, of an arrow."""
    text, links = descriptor_of("uprising").text, rules("uprising").links["reason"]
    led = set()
    for card, space in (("dagger", ""), ("ecological_testing_station", "arrakeen")):
        t = table(Seat("dagger ecological_testing_station", solari=1, water=1, intrigue="mercenaries"))
        t.play(card, space) if space else t.choose("turn", card)
        led |= {(one.place, links[one.what]) for one in text.reasons(t.state) if "t costs" in one.text}
    assert led == {("space", "agents/cost"), ("intrigue", "intrigue/conditions"), ("in_play", "agents/arrow")}


def test_a_combat_card_for_an_ally_and_the_shield_wall_are_asked_about_by_rules_of_their_own() -> None:
    text, links = descriptor_of("uprising").text, rules("uprising").links["question"]
    t = table(Seat(intrigue="special_mission", spies="post_guild"))
    t.plot("special_mission")
    t.choose("choose", "pay")
    assert links[text.ruled_as(t.state)] == "worms/wall-removed"
    for card, rule in (("detonation", "six/activate"), ("contingency_plan", "six/combat")):
        s = six(MUAD_DIB, "", card)
        s[2].deployed = s[4].deployed = 1
        if card == "contingency_plan":
            s.fight()
            s.choose("combat", card)
        else:
            s.choose("turn", card)
        assert s.s.kind == "activate"
        assert links[text.ruled_as(s.s)] == rule


def test_what_a_rival_comes_by_leads_to_the_rules_of_rivals() -> None:
    for event, rule in (
        (Event("influence", 1, NOTHING, FREMEN, HAGAL, -1), "rivals/influence"),
        (Event("place_spy", 1, POST, 1, HAGAL, -1), "rivals/spies"),
        (Event("hagal_carried_out", 1, HAGAL, NOTHING, NOTHING, -1), "rivals/spies"),
        (Event("swordmaster", 1, NOTHING, 1, RIVAL, -1), "rivals/swordmaster"),
        (Event("pay_solari", 1, NOTHING, 7, NOTHING, -1), "rivals/points"),
        (Event("pay_solari", 1, NOTHING, 7, RIVAL, -1), "rivals/swordmaster"),
    ):
        assert rule_of_line("uprising", event) == rule


def test_a_point_lost_with_an_alliance_is_told_from_one_lost_below_two() -> None:
    assert rule_of_line("uprising", Event("vp", 0, NOTHING, -1, NOTHING, -1)) == "influence/alliance"
    assert rule_of_line("uprising", Event("vp", 0, NOTHING, -1, CARD, -1)) == "influence/two"


def test_what_a_rival_does_not_get_leads_to_what_keeps_it() -> None:
    led = {}
    for card in ("hu_gather_support_b", "hu_desert_tactics", "hu_secrets"):
        s = rivals("rival_muad_dib")
        s.turn(card)
        [event] = [event for event in s.state.events or [] if event.what == "left_out"]
        led[card] = rule_of_line("uprising", event)
    assert led == {
        "hu_gather_support_b": "rivals/double",
        "hu_desert_tactics": "rivals/contracts",
        "hu_secrets": "rivals/affected",
    }
    s = rivals("rival_rabban", players=2, streamlined=True, conflict="spice_freighters")
    s.rival.swordmaster = True
    s.state.events = []
    s.reward(2)
    assert {rule_of_line("uprising", event) for event in s.state.events if event.what == "left_out"} == {
        "rivals/streamlined"
    }
    s = rivals(conflict="trade_dispute")
    s.reward(2)
    assert "rivals/rewards" in {rule_of_line("uprising", event) for event in s.state.events or []}
