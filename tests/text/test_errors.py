"""What is wrong is said in every language, and comes whole out of another process."""

from __future__ import annotations

import pickle

import pytest

import greathall as gh
from greathall.kernel.errors import BadOption, Wrong
from greathall.text.errors import error_in_words


def test_an_error_is_english_as_a_string_and_can_be_said_in_other_languages() -> None:
    with pytest.raises(gh.UnknownGame) as error:
        gh.new_game("chess")
    assert str(error.value) == "there is no game 'chess'; there are dominion, imperium, uprising"
    said = error_in_words(error.value, "de")
    assert said == "ein Spiel 'chess' gibt es nicht; es gibt dominion, imperium, uprising"


def test_what_is_set_into_an_error_is_said_in_the_same_language() -> None:
    with pytest.raises(gh.BadOption) as error:
        gh.new_game("dominion", 2, options={"masquerade_empty_hand": "no"})
    assert "neither passes nor receives" in str(error.value)
    assert "gibt weder weiter" in error_in_words(error.value, "de")
    outer = BadOption(Wrong("error-option", name="'x'", why=error.value))
    assert error_in_words(outer, "de").startswith("Option 'x': Option `masquerade_empty_hand` nimmt `skip`")


@pytest.mark.parametrize(
    ("counts", "said"),
    [((3, 4), "3 or 4"), ((2, 3, 4, 5, 6), "2 to 6"), ((1, 2, 3, 4, 6), "1 to 4 or 6"), ((2,), "2")],
)
def test_counts_are_said_as_spans(counts: tuple[int, ...], said: str) -> None:
    assert f"takes {said} players" in str(Wrong("error-player-counts", game="nim", counts=counts, given="9"))


def test_errors_of_the_system_are_said_in_the_language() -> None:
    assert error_in_words(FileNotFoundError(2, "No such file or directory")) == "No such file or directory"
    assert "nicht gefunden" in error_in_words(FileNotFoundError(2, "No such file or directory"), "de")
    assert error_in_words(OSError(99999, "strange"), "de") == "strange"


def test_an_error_comes_out_of_another_process() -> None:
    error = BadOption(Wrong("error-option", name="'x'", why=Wrong("error-json-deep", most=50)))
    back = pickle.loads(pickle.dumps(error))
    assert str(back) == str(error) == "option 'x': it is nested deeper than 50 levels"
