"""What every language keeps, drafts in what they have of it."""

from __future__ import annotations

import pytest

from greathall.text.fluent import of_locale

OFFERED = ("en", "de", "el")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_AT.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "el_GR"}, "el"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "el_GR", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de", "LC_ALL": ""}, "de"),
        ({"LANG": "fr_FR"}, "en"),
        ({"LANG": "de@euro"}, "de"),
    ],
)
def test_the_command_line_speaks_the_language_of_the_environment(environment: dict[str, str], lang: str) -> None:
    assert of_locale(environment, OFFERED) == lang
