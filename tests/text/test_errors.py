"""What is wrong is said in every language, and comes whole out of another process."""

from __future__ import annotations

import ast
import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest

import greathall as gh
from greathall.kernel.errors import BadOption, GreatHallError, Wrong
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
    assert "gibt nichts weiter" in error_in_words(error.value, "de")
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


# Mistakes of whoever writes lessons, in data of ours: nobody else meets them.
OURS = {"BadLesson", "BadPosition"}


def kinds_of(error: type[GreatHallError]) -> Iterator[str]:
    yield error.__name__
    for kind in error.__subclasses__():
        yield from kinds_of(kind)


def is_plain(said: ast.expr) -> bool:
    """A string, or one put together."""
    if isinstance(said, ast.IfExp):
        return is_plain(said.body) or is_plain(said.orelse)
    if isinstance(said, ast.BinOp):
        return is_plain(said.left) or is_plain(said.right)
    if isinstance(said, ast.Call) and isinstance(said.func, ast.Attribute):
        return said.func.attr in ("format", "join")
    return isinstance(said, ast.JoinedStr) or (isinstance(said, ast.Constant) and isinstance(said.value, str))


def plain_errors(source: str, kinds: set[str]) -> Iterator[int]:
    """The lines where an error is made of English."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args and is_plain(node.args[0]):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in kinds:
                yield node.lineno


def test_no_error_that_a_caller_can_mend_is_english_alone() -> None:
    folder = Path(gh.__file__).parent
    kinds = {kind for kind in kinds_of(GreatHallError) if kind not in OURS} | {"Failed", "MissingExtra"}
    assert list(plain_errors("raise BadOption(f'no {x}')\nraise BadRecord('no' if x else Wrong('y'))", kinds)) == [
        1,
        2,
    ]
    plain = [
        f"{file.relative_to(folder)}:{line}"
        for file in sorted(folder.rglob("*.py"))
        for line in plain_errors(file.read_text(encoding="utf-8"), kinds)
    ]
    assert not plain
