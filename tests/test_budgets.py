"""What the engine's work costs in instructions stays within the committed budgets (benchmarks/budgets.json).

Whoever makes something dearer on purpose says so by new budgets in the same commit:
`python benchmarks/instructions.py --write`.
"""

from __future__ import annotations

import pytest
from benchmarks import instructions


def test_what_grows_by_more_than_a_twentieth_or_has_no_budget_is_over() -> None:
    budgets = {"copy": 1000, "view": 1000}
    assert instructions.over_budget({"copy": 1050, "view": 900}, budgets) == []
    assert instructions.over_budget({"copy": 1051, "view": 900}, budgets) == [
        "copy: 1,051 instructions, and 1,000 are its budget"
    ]
    assert instructions.over_budget({"copy": 1000, "play": 1}, budgets) == ["play: no budget"]


def test_everything_that_is_counted_has_a_budget_and_the_other_way_round() -> None:
    assert [name for name, _, _ in instructions.works()] == list(instructions.read_budgets().instructions)


def test_the_engine_keeps_to_its_budgets() -> None:
    budgets = instructions.read_budgets()
    if why := instructions.why_not():
        pytest.skip(why)
    if budgets.made_by != (here := instructions.made_by()):
        pytest.skip(f"the budgets are those of {budgets.made_by}, not of {here}")
    assert instructions.over_budget(instructions.count(), budgets.instructions) == []
