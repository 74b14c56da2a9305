"""Why things cannot be chosen now: everything where something can be chosen, from what the seat may know alone."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.dominion.table import Seat as DominionSeat
from tests.games.dominion.table import table as dominion_table
from tests.games.imperium.table import Seat, Table, table
from tests.games.random_play import play
from tests.games.test_every_game import begin
from tests.games.test_places import lies_at
from tests.games.uprising.table import table as uprising_table
from tests.text.clean import assert_clean

import greathall as gh
from greathall.games.imperium import obstacles
from greathall.games.imperium.agents import CloseSpace
from greathall.games.imperium.catalogue import EFFECTS
from greathall.games.imperium.effects import Branch, If
from greathall.house.registry import descriptor_of, names
from greathall.kernel.machine import Effect, State

NAMES = ["Anna", "Ben", "Cleo", "Dora", "Emil", "Fay"]
every_game = pytest.mark.parametrize("name", names())


def why(game: str, state: State, place: str, thing: str) -> str:
    """The reason that is given for a thing, "" if none is."""
    given = descriptor_of(game).text.reasons(state, names=NAMES)
    found = [text for at, id, text, _ in given if (at, id) == (place, thing)]
    assert len(found) <= 1, found
    return found[0] if found else ""


def in_words(game: str, state: State) -> dict[str, str]:
    """The reasons of choices that are words alone, by their labels."""
    given = descriptor_of(game).text.reasons(state, names=NAMES)
    return {label: text for place, label, text, _ in given if place == "choice"}


def there(game: gh.Game, place: str) -> list[str]:
    view: Any = game.rules.view(game.state, game.state.decider)
    own = view["players"][game.state.decider]
    if place == "conflict":
        return [view["conflict"]]
    if place in ("taken_contract", "completed_contract"):
        return list(own["contracts" if place == "taken_contract" else "completed"])
    if place == "reserve":
        return list(view["reserve"])
    return ["garrison"] if place == "garrison" else lies_at(game, place)


@every_game
@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_a_thing_that_can_be_seen_is_an_option_or_says_why_not(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    play(game, rng, data.draw(st.integers(0, 300), label="steps"))
    for _ in range(60):
        if game.over:
            return
        rules, state = game.rules, game.state
        options = {(rules.place(state, code), rules.thing(state, code)) for code in state.options}
        words = game.descriptor.text
        given = words.reasons(state, names=NAMES)
        explained = {(place, thing) for place, thing, _, _ in given}
        assert len(explained) == len(given)
        assert not explained & options
        for place, thing, text, _ in given:
            assert_clean(text)
            if place == "choice":
                assert thing not in [words.option(state, code, names=NAMES) for code in state.options]
            else:
                assert thing in there(game, place)
        for place in {place for place, _ in options if place not in ("choice", "garrison")}:
            for thing in lies_at(game, place):
                if (place, thing) != ("player", str(state.decider)):
                    assert (place, thing) in options | explained, (state.kind, place, thing)
        play(game, rng, 1)


@every_game
@settings(max_examples=20, deadline=None)
@given(data=st.data())
def test_reasons_tell_nothing_that_the_seat_may_not_know(name: str, data: Any) -> None:
    game, rng = begin(name, data)
    play(game, rng, data.draw(st.integers(0, 300), label="steps"))
    for seed in range(25):
        if game.over:
            return
        state = game.state
        other = game.rules.determinize(state, state.decider, seed)
        assert game.descriptor.text.reasons(other, names=NAMES) == game.descriptor.text.reasons(state, names=NAMES)
        play(game, rng, 1)


def test_every_effect_that_can_be_impossible_has_a_reason() -> None:
    known = {*obstacles.EXPLAINED, *obstacles.PLAIN}
    conditions = {*obstacles.CONDITIONS, *obstacles.PLAIN_CONDITIONS}
    for effect in EFFECTS:
        if type(effect).doable is not Effect.doable and not isinstance(effect, CloseSpace):
            assert type(effect) in known, effect
        if isinstance(effect, If | Branch):
            assert type(effect.condition) in conditions, effect.condition


# -- Dominion


def test_what_is_too_dear_or_gone_cannot_be_bought() -> None:
    t = dominion_table("smithy", kingdom="market", coins=4, supply={"village": 0})
    assert why("dominion", t.state, "supply", "market") == "Cards are bought after the action phase"
    assert why("dominion", t.state, "hand", "smithy") == ""
    t.end_actions()
    assert why("dominion", t.state, "supply", "market") == "It costs 5, you have 4 coins"
    assert why("dominion", t.state, "supply", "village") == "Its pile is empty"
    assert why("dominion", t.state, "supply", "silver") == ""
    assert why("dominion", t.state, "hand", "smithy") == "The action phase is over"


def test_prices_in_reasons_are_those_of_this_moment() -> None:
    t = dominion_table("bridge", kingdom="market", coins=1)
    t.play("bridge")
    t.end_actions()
    assert why("dominion", t.state, "supply", "market") == "It costs 4, you have 2 coins"


def test_a_gain_names_its_limit() -> None:
    t = dominion_table("remodel estate copper")
    t.play("remodel")
    t.choose("trash", "estate")
    assert why("dominion", t.state, "supply", "gold") == "It costs 6, but must cost 4 or less"


def test_a_card_of_the_wrong_kind_says_which_it_takes() -> None:
    t = dominion_table("throne_room mine copper silver estate")
    t.play("mine")
    assert why("dominion", t.state, "hand", "estate") == "It must be a Treasure card"
    assert why("dominion", t.state, "hand", "copper") == ""
    t.choose("trash", "copper")
    assert why("dominion", t.state, "supply", "estate") == "It must be a Treasure card"
    assert why("dominion", t.state, "supply", "gold") == "It costs 6, but must cost 3 or less"


def test_only_reactions_react_and_moat_once() -> None:
    t = dominion_table("militia", others=(DominionSeat("moat*2 copper*3"),))
    t.play("militia")
    assert why("dominion", t.state, "hand", "copper") == "It is no Reaction to an Attack"
    t.choose("react", "moat", by=1)
    assert why("dominion", t.state, "hand", "moat") == "You are unaffected already"


# -- Dune: Imperium


def space(t: Table, id: str) -> str:
    return why("imperium", t.state, "space", id)


def test_a_space_says_what_keeps_an_agent_away() -> None:
    t = table(
        Seat("dagger reconnaissance", solari=1, agents="arrakeen", influence={"fremen": 1}),
        Seat(agents="carthag hall_of_oratory"),
        closed={"rally_troops": 2},
    )
    assert space(t, "wealth") == "You have no card with the Emperor icon in hand"
    assert space(t, "hall_of_oratory") == "An Agent of Ben is there"
    assert space(t, "mentat") == "It costs 2 Solari, you have 1"
    assert space(t, "rally_troops") == "Cleo has closed it (The Voice)"
    assert space(t, "arrakeen") == "Your own Agent is there"
    assert space(t, "sietch_tabr") == "It takes 2 Influence with the Fremen, you have 1"
    assert why("imperium", t.state, "hand", "dagger").startswith(
        "High Council: it costs 5 Solari, you have 1; Mentat"
    )


def test_a_space_that_can_be_reached_names_the_cards_for_it() -> None:
    t = table(Seat("dagger reconnaissance convincing_argument", solari=2))
    assert space(t, "mentat") == "First play Dagger"
    assert space(t, "arrakeen") == "First play Reconnaissance"
    assert why("imperium", t.state, "hand", "convincing_argument") == "It has no Agent icon: it is only revealed"


def test_a_chosen_card_tells_which_icon_it_lacks() -> None:
    t = table(Seat("dagger", solari=2))
    t.choose("turn", "dagger")
    assert space(t, "arrakeen") == "It takes the City icon, which Dagger does not have"
    assert space(t, "high_council") == "It costs 5 Solari, you have 2"
    assert space(t, "mentat") == ""


def test_prices_of_a_space_that_cannot_be_paid_say_so() -> None:
    t = table(Seat("dune_the_desert_planet", spice=3))
    t.play("dune_the_desert_planet", "sell_melange")
    assert t.state.kind == "cost"
    assert list(in_words("imperium", t.state).values()) == [
        "It costs 4 spice, you have 3",
        "It costs 5 spice, you have 3",
    ]
    assert [label[:11] for label in in_words("imperium", t.state)] == ["Pay 4 spice", "Pay 5 spice"]


def test_who_has_the_seat_and_the_swordmaster_is_told_so() -> None:
    t = table(Seat("dagger", solari=9, council=True, swordmaster=True))
    assert space(t, "high_council") == "You have a seat on the High Council already"
    assert space(t, "swordmaster") == "You have the Swordmaster already"


def test_persuasion_buys_on_the_reveal_turn_only() -> None:
    t = table(Seat("convincing_argument"), row="opulence duncan_idaho")
    assert why("imperium", t.state, "row", "duncan_idaho") == "Cards are acquired on your Reveal turn"
    t.choose("turn", "reveal")
    assert why("imperium", t.state, "row", "duncan_idaho") == "It costs 4 Persuasion, you have 2"
    assert why("imperium", t.state, "reserve", "foldspace") == "Persuasion does not buy it"
    assert why("imperium", t.state, "reserve", "arrakis_liaison") == ""


def test_a_card_in_hand_and_in_the_row_is_told_apart() -> None:
    t = table(Seat("worm_riders"), row="worm_riders")
    assert why("imperium", t.state, "hand", "worm_riders") == ""
    assert why("imperium", t.state, "row", "worm_riders") == "Cards are acquired on your Reveal turn"


def test_an_intrigue_card_tells_its_time_or_its_price() -> None:
    t = table(Seat("dagger", intrigue="ambush water_of_life windfall tiebreaker", water=0))
    assert why("imperium", t.state, "intrigue", "ambush") == "It is played in Combat"
    assert why("imperium", t.state, "intrigue", "tiebreaker") == (
        "It is played in Combat; it is played at the end of the game"
    )
    assert why("imperium", t.state, "intrigue", "water_of_life") == (
        "It costs 1 spice, you have 0; it costs 1 water, you have 0"
    )
    assert why("imperium", t.state, "intrigue", "windfall") == ""


def test_the_garrison_tells_why_nobody_can_be_deployed() -> None:
    t = table(Seat("dagger diplomacy", solari=2))
    t.play("dagger", "hall_of_oratory")
    assert why("imperium", t.state, "garrison", "garrison") == "Only Agents on combat spaces let you deploy troops"


def test_an_effect_that_waits_says_so_on_its_card() -> None:
    t = table(Seat("signet_ring", leader="duke_leto_atreides", spice=0))
    t.play("signet_ring", "arrakeen")
    assert "not now: it costs 1 spice, you have 0" in why("imperium", t.state, "in_play", "signet_ring")


# -- Uprising


def test_a_post_tells_whose_spy_is_there() -> None:
    t = uprising_table(Seat("diplomacy", spice=1, spies="post_emperor"), Seat(spies="post_guild"))
    t.play("diplomacy", "espionage")
    while t.state.kind != "place_spy":
        t.choose("effects", "place_spy")
    assert why("uprising", t.state, "post", "post_emperor") == "Your own Spy is there"
    assert why("uprising", t.state, "post", "post_guild") == "A Spy of Ben is there"
    assert why("uprising", t.state, "post", "post_fremen") == ""


def test_what_an_intrigue_card_cannot_do_now_says_why() -> None:
    t = uprising_table(Seat(intrigue="depart_for_arrakis", spice=2, influence={"guild": 1}))
    t.plot("depart_for_arrakis")
    assert t.state.kind == "lines"
    why_not = list(in_words("uprising", t.state).values())
    assert why_not == ["It takes 3 Influence with the Spacing Guild, you have 1"]
