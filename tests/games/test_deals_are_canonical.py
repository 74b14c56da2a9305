"""Nothing of what is hidden shows through a deal: tables that look alike to a seat give it the same deals.

A table and a deal of it that the seat cannot tell apart are dealt anew with one seed. If anything of the true
order, of the cards in other hands or of the Conflicts to come had a part in it, the two would differ.
"""

from __future__ import annotations

import pytest

from greathall.house.registry import rules_of
from greathall.kernel.rng import mix, seeded

from .test_twin_tables import CASES, Case

PAUSE = 9  # choices between two comparisons


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.game}-{case.players}-{len(case.options)}")
def test_tables_with_equal_views_give_equal_deals_from_one_seed(case: Case) -> None:
    rules = rules_of(case.game)
    dealer = rules.dealer(case.players, case.options)
    compared = 0
    for number in range(max(3, case.games // 4)):
        state = dealer.deal(mix(5, number))
        rng = seeded(number)
        step = 0
        while not state.over and step < 600:
            if step % PAUSE == 0:
                seat = step // PAUSE % case.players
                other = rules.determinize(state, seat, mix(6, step))
                first = rules.determinize(state, seat, mix(7, step))
                again = rules.determinize(other, seat, mix(7, step))
                assert rules.dump(first) == rules.dump(again), f"game {number}, step {step}, seat {seat}"
                assert first.options == again.options
                compared += 1
            state.choose(state.options[rng.below(len(state.options))])
            step += 1
    assert compared > 20
