"""The options that Uprising alone has, and what is said about wrong ones."""

from __future__ import annotations

import pytest
from tests.games.dune.games import UPRISING

import greathall as gh
from greathall.games.imperium.setup import MIXES
from greathall.games.imperium.state import Imperium
from greathall.kernel.errors import BadOption

# -- leaders


def test_shaddam_without_choam_is_told_what_he_needs() -> None:
    message = UPRISING.refusal(leaders=["muad_dib", "shaddam_corrino_iv", "princess_irulan"])
    assert "'shaddam_corrino_iv'" in message
    assert "CHOAM" in message
    assert "'choam'" in message


def test_shaddam_with_choam_is_welcome() -> None:
    names = ["muad_dib", "shaddam_corrino_iv", "princess_irulan"]
    view = UPRISING.new(leaders=names, choam=True).view()
    assert [player["leader"] for player in view["players"]] == names  # type: ignore[attr-defined]


# -- CHOAM


@pytest.mark.parametrize(("value", "choam"), [(True, True), ("true", True), (False, False), ("false", False)])
def test_choam_is_on_or_off(value: object, choam: bool) -> None:
    game = UPRISING.new(choam=value)
    assert game.view()["choam"] is choam
    assert len(game.view()["contracts"]) == (2 if choam else 0)  # type: ignore[arg-type]


def test_without_a_word_choam_is_off() -> None:
    assert UPRISING.new().view()["choam"] is False


@pytest.mark.parametrize("option", ["choam", "original_conflicts"])
@pytest.mark.parametrize("value", ["yes", "on", 2, None, [], "True"])
def test_other_values_are_refused_with_what_would_do(option: str, value: object) -> None:
    message = UPRISING.refusal(**{option: value})
    assert repr(option) in message
    assert repr(value) in message
    assert "true" in message
    assert "false" in message


# -- the original's cards


@pytest.mark.parametrize(
    "value", ["none", "all", "the_voice", "the_voice, kwisatz_haderach", ["the_voice"], *MIXES]
)
def test_the_originals_cards_are_all_none_a_mix_or_a_list(value: object) -> None:
    assert isinstance(UPRISING.new(original=value).state, Imperium)


@pytest.mark.parametrize("name", ["no_such_card", "calculated_hire", "arrakis_liaison", "dagger", "maula_pistol"])
def test_a_card_that_cannot_be_mixed_in_is_named(name: str) -> None:
    message = UPRISING.refusal(original=["the_voice", name])
    assert "'original'" in message
    assert repr(name) in message
    assert all(mix in message for mix in MIXES)


@pytest.mark.parametrize("value", [7, None, [1, 2], True, {"cards": 1}])
def test_a_mix_of_another_kind_is_refused_with_what_would_do(value: object) -> None:
    message = UPRISING.refusal(original=value)
    assert "'original'" in message
    assert repr(value) in message
    assert "'all'" in message


# -- unknown options


@pytest.mark.parametrize("option", ["choam", "original", "original_conflicts"])
def test_the_original_has_none_of_these(option: str) -> None:
    with pytest.raises(BadOption, match=option):
        gh.new_game("imperium", options={option: True})
