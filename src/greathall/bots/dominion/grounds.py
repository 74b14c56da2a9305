"""What speaks for a move in Dominion, as facts: what the plan for this kingdom wants, or what trying out found."""

from __future__ import annotations

from greathall.bots.dominion.plans import Plan
from greathall.bots.dominion.traits import ACTIONS_GIVEN, CARDS_GIVEN
from greathall.games.dominion.catalogue import CARDS
from greathall.games.dominion.state import Dominion
from greathall.kernel.machine import FIRST_THING, PASS
from greathall.kernel.reasons import Why


def grounds(s: Dominion, code: int, plan: Plan) -> list[Why]:
    if s.kind in ("buy", "gain"):
        return to_get(s, code, plan)
    if s.kind == "action" and code >= FIRST_THING:
        return to_play(code - FIRST_THING)
    return []


def to_get(s: Dominion, code: int, plan: Plan) -> list[Why]:
    """The plan's own choice, or what was found to be better."""
    usual = plan.bot.choose(s)
    if code == PASS:
        return [Why("wants_none", {})]
    card = CARDS[code - FIRST_THING]
    found = [] if card.points is None or card.points.fixed <= 0 else [Why("points", {"n": card.points.fixed})]
    if code != usual:
        return [*found, Why("better_than_plan", {} if usual == PASS else {"card": CARDS[usual - FIRST_THING].id})]
    return [*found, Why("plan_wants", {"cards": " ".join(plan.bot.strategy.kingdom())})]


def to_play(card: int) -> list[Why]:
    if ACTIONS_GIVEN[card] > 0:
        return [Why("plays_on", {})]
    return [Why("draws", {"n": CARDS_GIVEN[card]})] if CARDS_GIVEN[card] > 0 else []
