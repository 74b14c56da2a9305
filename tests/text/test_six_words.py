"""Three against three in words: what is said there holds there."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.uprising.six import MUAD_DIB, SHADDAM, SixTable, six

from greathall.games.imperium.conditions import AllianceWith, InfluenceWith
from greathall.games.imperium.influence import Influence
from greathall.games.imperium.obstacles import unmet
from greathall.games.imperium.players import REVEAL_TURN
from greathall.games.imperium.things import EMPEROR, FREMEN, NOTHING
from greathall.house.registry import descriptor_of
from greathall.kernel.machine import Effect, Frame
from greathall.text.effects import YOU
from greathall.text.imperium.labels import writer_at
from greathall.text.names import Names

TEXT = descriptor_of("uprising").text


def reason(t: SixTable, seat: int, condition: InfluenceWith | AllianceWith) -> str:
    frame: Frame = Frame(Effect(), seat, seat, NOTHING, NOTHING)
    (why,) = unmet(t.s, condition, frame)
    return TEXT.obstacle(t.s, why, Names("en", None, seat)).text


@pytest.mark.parametrize(
    ("seat", "faction", "tracks"),
    [
        (2, FREMEN, "the Fringe Worlds"),
        (2, EMPEROR, "the Great Houses"),
        (MUAD_DIB, EMPEROR, "the Great Houses"),
        (MUAD_DIB, FREMEN, "the Fringe Worlds or the Fremen"),
        (SHADDAM, FREMEN, "the Fringe Worlds"),
        (SHADDAM, EMPEROR, "the Great Houses or the Emperor"),
    ],
)
def test_a_card_names_the_track_that_its_icon_means(seat: int, faction: int, tracks: str) -> None:
    asked = reason(six(seat), seat, InfluenceWith(faction, 2))
    assert asked == f"it takes 2 Influence with {tracks}, you have 0"


@pytest.mark.parametrize(("seat", "token"), [(2, "the Fringe Worlds Alliance"), (MUAD_DIB, "the Fremen Alliance")])
def test_a_card_names_the_alliance_that_its_icon_means(seat: int, token: str) -> None:
    assert reason(six(seat), seat, AllianceWith(FREMEN)) == f"it takes {token}"


def test_a_space_names_the_same_tracks_as_a_card() -> None:
    t = six(2, "desert_power")
    said = {thing: why for place, thing, why, _ in TEXT.reasons(t.s) if place == "space"}
    assert "2 Influence with the Fringe Worlds" in said["sietch_tabr"]


TABLE = TEXT.at_table(6, {})


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("imperial_privilege", "2 or more Influence with the Great Houses (Shaddam: or the Emperor)"),
        ("sietch_tabr", "2 or more Influence with the Fringe Worlds (Muad'Dib: or the Fremen)"),
        ("imperium_politics", "+1 Influence with the Great Houses (Shaddam: or the Emperor) or with the Spacing"),
        ("wheels_within_wheels", "2 or more Influence with the Great Houses (Shaddam: or the Emperor)"),
        # No Commander wins a Conflict or is one of these Leaders.
        ("protect_the_sietches", "+1 Influence with the Fringe Worlds, +1 water"),
        ("princess_irulan", "reach 2 Influence with the Great Houses, draw"),
        ("reverend_mother_jessica", "of the Bene Gesserit or the Fringe Worlds,"),
        # His own board has the printed track; and a faction's card is a faction's card.
        ("vast_wealth", "+1 Influence with the Emperor"),
        ("desert_mastery", "+1 Influence with the Fremen"),
        ("shishakli", "another Fremen card in play"),
    ],
)
def test_what_is_printed_names_the_tracks_of_this_side_of_the_board(id: str, said: str) -> None:
    assert said in TABLE.card_text(id)
    face = next(face for face in faces() if face["id"] == id)
    there = face.get("six", face)
    assert said in " ".join(box["text"] for box in there["boxes"])
    assert "Shaddam: or" not in " ".join(box["text"] for box in face["boxes"])


def faces() -> list[dict[str, Any]]:
    return [face for face in TEXT.faces().values() if isinstance(face, dict)]


def test_a_face_has_a_print_for_three_against_three_only_where_it_differs() -> None:
    found = {(face["kind"], face["id"]) for face in faces() if "six" in face}
    assert ("space", "sietch_tabr") in found
    assert ("card", "dagger") not in found
    assert not {kind for kind, _ in found} & {"hagal", "rival"}


def test_an_ally_is_offered_influence_with_the_track_that_it_moves() -> None:
    t = six(2)
    assert writer_at(t.s, "en").phrase(Influence(1 << FREMEN, 1), YOU).text == "+1 Influence with the Fringe Worlds"
    t = six(MUAD_DIB)
    said = writer_at(t.s, "en").phrase(Influence(1 << FREMEN, 1), YOU).text
    assert said == "+1 Influence with the Fringe Worlds (Muad'Dib: or the Fremen)"


NAMES = ["Ann", "Ben", "Cleo", "Dora", "Eve", "Finn"]


def test_an_ally_who_is_asked_on_the_commanders_turn_reads_whose_turn_it_is_and_where_the_agent_went() -> None:
    t = six(MUAD_DIB, "md_usul")
    t.play("md_usul", "arrakeen", 2)
    labels = [TEXT.option(t.s, code, "en", NAMES) for code in t.s.options]
    assert "Cleo may deploy troops (up to 3)" in labels
    assert TEXT.question(t.s, "en", NAMES).startswith("Arrakeen: ")
    t.choose("effects", "deploy")
    assert t.asked == ("deploy", 2)
    said = TEXT.question(t.s, "en", NAMES)
    assert said == "Ann has sent an Agent to Arrakeen. How many troops do you deploy to the Conflict?"


def test_on_ones_own_turn_the_question_stands_alone() -> None:
    t = six(2, "dagger")
    t.play("dagger", "assembly_hall")
    assert TEXT.question(t.s, "en", NAMES).startswith("Assembly Hall: ")


def test_a_team_mate_is_told_whose_reveal_turn_it_is() -> None:
    t = six(SHADDAM, "sh_corrino_might")
    t.s.turn.kind, t.s.active = REVEAL_TURN, SHADDAM
    t.s.decider = 1
    assert TEXT.question(t.s, "en", NAMES).startswith("Dora has the turn. ")


# -- the glossary

SIX = TEXT.at_table(6, {}).glossary()
FOUR = TEXT.at_table(4, {}).glossary()


def rule(glossary: dict[str, object], icon: str) -> str:
    entry = glossary[icon]
    assert isinstance(entry, dict)
    return str(entry["rule"])


@pytest.mark.parametrize(
    ("icon", "four", "six"),
    [
        ("swordmaster", "for the rest of the game", "leaves after the round"),
        ("conflict", "with four players, the third", "by each Ally alone"),
        ("vp", "Whoever has the most", "The team whose three players"),
        ("emperor", "a board space of the Emperor", "a board space of the Great Houses"),
        ("influence_fremen", "Move up that track", "means the Fringe Worlds"),
        ("maker_hooks", "Take them once", "Only Muad'Dib's side"),
        ("acquire", "the Reserve to your discard pile.", "also from the Throne Row"),
        ("objective", "Each player begins with one", "Each Ally begins with one"),
    ],
)
def test_the_glossary_tells_the_rule_of_the_table(icon: str, four: str, six: str) -> None:
    assert four in rule(FOUR, icon)
    assert four not in rule(SIX, icon)
    assert six in rule(SIX, icon)
    entry = TEXT.glossary()[icon]
    assert isinstance(entry, dict)
    assert (entry["rule"], entry["six"]) == (rule(FOUR, icon), SIX[icon])


@pytest.mark.parametrize(
    "icon",
    ["trade", "reinforce", "maker_hooks", "acquire", "row", "combat", "sword", "strength", "influence_emperor"],
)
def test_the_glossary_says_what_is_not_established(icon: str) -> None:
    assert "Not established:" in rule(SIX, icon)


@pytest.mark.parametrize(
    "id",
    [
        *("economic_support", "military_support", "sardaukar", "vast_wealth", "hardy_warriors", "desert_mastery"),
        *("md_command_respect", "md_desert_call", "md_threaten_spice_production", "sh_imperial_tent"),
    ],
)
def test_a_thing_says_what_about_it_is_not_established(id: str) -> None:
    assert "Not established:" in TEXT.card_text(id, players=6)


def test_the_signet_card_of_house_hagal_says_what_is_our_choice() -> None:
    said = {item["id"]: str(item["text"]) for item in descriptor_of("imperium").text.printed()}
    assert "signet ring recruits" in said["hagal_arrakeen_1p"]
    assert "Not established" not in said["hagal_arrakeen_2p"]


# -- an Ally whom no Agent left names


def asked_of(t: SixTable) -> str:
    return TEXT.question(t.s, names=["Ann", "Bob", "Cem", "Dan", "Eve", "Fay"])


def test_whoever_activates_an_ally_without_an_arrow_is_warned_and_told_why_no_agent_goes() -> None:
    t = six(MUAD_DIB, "md_usul", "mercenaries", solari=3)
    arrow = t.s.allies_of(MUAD_DIB).index(4)
    t[MUAD_DIB].agents[arrow] = 0  # the Agent whose arrow names Eve is on the board
    t.to(MUAD_DIB)
    t.choose("turn", "mercenaries")
    assert "no Agent with the arrow to Eve is left: with Eve you can only reveal" in asked_of(t)
    t.choose("activate", 4)
    assert t.asked[0] == "turn"
    assert "no Agent with the arrow to Eve, whom you have activated, is left, so reveal your hand" in asked_of(t)


def test_nobody_is_warned_whose_agents_name_both_or_are_all_away() -> None:
    t = six(MUAD_DIB, "md_usul", "mercenaries", solari=3)
    t.choose("turn", "mercenaries")
    assert asked_of(t).endswith("which Ally do you activate?")
    t = six(MUAD_DIB, "md_usul", "mercenaries", solari=3)
    t[MUAD_DIB].agents = [0, 1]
    t.to(MUAD_DIB)
    assert "you have no Agents left" in asked_of(t)
    t.choose("turn", "mercenaries")
    assert asked_of(t).endswith("which Ally do you activate?")


def test_shaddams_signet_names_the_ally_whom_it_holds_back() -> None:
    ally = "neither you nor the ally whom you have activated can deploy units this turn"
    assert ally in TEXT.card_text("shaddam_corrino_iv", players=6).lower()
    four = TEXT.card_text("shaddam_corrino_iv", players=4, options={"choam": True})
    assert "you cannot deploy units this turn" in four.lower()
    things = TEXT.catalogue()["things"]
    assert isinstance(things, dict)
    thing = things["leader:shaddam_corrino_iv"]
    assert ally in str(thing["six"]).lower()
    assert ally not in str(thing["boxes"]).lower()


def test_staban_tuek_smuggles_past_team_mates_too() -> None:
    assert "another player sends an Agent to a Maker space" in TEXT.card_text("staban_tuek")
