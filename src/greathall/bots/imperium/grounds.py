"""What speaks for a move in the Dune games, as facts: what the table has after it that it had not before."""

from __future__ import annotations

from typing import Final

from greathall.bots.bot import Bot
from greathall.bots.imperium.plain import plain_gain
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import (
    CARD,
    DEPLOY,
    DISCARDED,
    FACTIONS,
    INTRIGUE,
    SET_ASIDE,
    SPACE,
    SWORDS,
    THRONE,
)
from greathall.games.imperium.things import REVEAL_TURN as REVEAL
from greathall.games.imperium.verbs.influence import VP_INFLUENCE
from greathall.kernel.machine import PASS
from greathall.kernel.reasons import Why
from greathall.kernel.rules import Rules

LONGEST: Final = 40  # choices to the end of a turn
# A move of this kind is judged by all that its turn brings.
WHOLE_TURN: Final = ("turn", "space", "cost", "deploy")


def grounds(rules: Rules, s: Imperium, codes: list[int], quick: Bot) -> list[Why]:
    if s.is_automaton(s.asked):
        return []
    code = codes[0]
    if s.kind in ("trash", "discard") and code != PASS:
        return [Why("least_missed", {})]
    after = rules.copy(s)
    assert isinstance(after, Imperium)
    for each in codes:
        after.choose(each)
    if code == REVEAL:
        return [*unless_sent(s), Why("persuasion", {"n": after.players[s.asked].persuasion})]
    if s.kind in WHOLE_TURN or code == DEPLOY:
        finish_turn(after, s.asked, quick)
    found = combat_card(s, code) if s.kind == "combat" and code >= INTRIGUE else []
    found += [*points(s, after), *lasting(s, after), *conflict(s, after), *influence(s, after), *goods(s, after)]
    if len(codes) > 1 and codes[1] >= SPACE:
        found.insert(0, Why("sent_to", {"space": s.content.spaces[codes[1] - SPACE].id}))
    if not found:
        found = plainly(s, code)
    return found


def finish_turn(s: Imperium, seat: int, quick: Bot) -> None:
    """To the end of the turn, as the quick bot would."""
    frame = s.stack[-1]
    for _ in range(LONGEST):
        if s.over or s.decider != seat or s.active != seat or s.kind == "turn" or frame not in s.stack:
            return
        s.choose(quick.choose(s))


# -- one by one


def points(s: Imperium, after: Imperium) -> list[Why]:
    """Victory points, and by which Influence they came."""
    seat = s.asked
    won = after.players[seat].vp - s.players[seat].vp
    found: list[Why] = []
    for faction in range(len(FACTIONS)):
        if s.level(seat, faction) < VP_INFLUENCE <= after.level(seat, faction) and won > 0:
            found.append(Why("influence_point", {"faction": s.content.track(faction), "n": VP_INFLUENCE}))
            won -= 1
        if s.alliances[faction] != seat == after.alliances[faction] and won > 0:
            found.append(Why("alliance", {"faction": s.content.track(faction)}))
            won -= 1
    if won > 0:
        found.append(Why("points", {"n": won}))
    return found


def lasting(s: Imperium, after: Imperium) -> list[Why]:
    before, now = s.players[s.asked], after.players[s.asked]
    found: list[Why] = []
    if now.swordmaster and not before.swordmaster:
        found.append(Why("swordmaster", {}))
    if now.council and not before.council:
        found.append(Why("council", {}))
    return found


def conflict(s: Imperium, after: Imperium) -> list[Why]:
    """Whether it is enough, as things stand, and by how much."""
    fighter = s.fighters[s.asked]
    own = after.players[fighter].strength()
    return measured(after, s.asked, own) if own > s.players[fighter].strength() else []


def combat_card(s: Imperium, code: int) -> list[Why]:
    """By its swords alone: if nobody answers it, the Conflict is over, and all strengths are."""
    effect = s.content.intrigue[code - INTRIGUE].combat
    assert effect is not None
    swords = round(plain_gain((effect,), SWORDS))
    return measured(s, s.asked, s.army(s.asked).strength() + swords) if swords > 0 else []


def measured(s: Imperium, seat: int, own: int) -> list[Why]:
    rivals = [s.players[other] for other in s.seating.opponents(seat)]
    best = max((rival.strength() for rival in rivals), default=0)
    settled = all(rival.revealed and not rival.intrigue for rival in rivals)
    if own > best:
        return [Why("conflict_won" if settled else "conflict_leads", {"n": own - best})]
    return [Why("conflict_level", {}) if own == best else Why("conflict_behind", {"n": best - own})]


def influence(s: Imperium, after: Imperium) -> list[Why]:
    """What is short of a point, but on the way there."""
    found: list[Why] = []
    for faction in range(len(FACTIONS)):
        level = after.level(s.asked, faction)
        if s.level(s.asked, faction) < level and level != VP_INFLUENCE:
            found.append(Why("influence", {"faction": s.content.track(faction), "n": level}))
    return found


def goods(s: Imperium, after: Imperium) -> list[Why]:
    before, now = s.players[s.asked], after.players[s.asked]
    found: list[Why] = []
    troops = now.garrison + now.deployed - before.garrison - before.deployed
    gained = {
        "solari": now.solari - before.solari,
        "spice": now.spice - before.spice,
        "water": now.water - before.water,
        "troops": troops,
        "intrigue": len(now.intrigue) - len(before.intrigue),
        "spies": len(now.spies) - len(before.spies),
    }
    for what, n in gained.items():
        if n > 0:
            found.append(Why(what, {"n": n}))
    return found


def unless_sent(s: Imperium) -> list[Why]:
    """Agents stay where they are if none of them would bring more."""
    sendable = any(CARD <= code < DISCARDED for code in s.options)
    return [Why("no_agent_turn", {})] if sendable else []


def plainly(s: Imperium, code: int) -> list[Why]:
    if code == PASS:
        return [Why("nothing_better", {})] if len(s.options) > 1 else []
    if code == SET_ASIDE or CARD <= code < DISCARDED or code >= THRONE:
        return [Why("best_card", {"n": s.players[s.asked].persuasion})] if s.kind == "effects" else []
    return []
