"""The Dune bots judge every class of effects, conditions and counts that is printed anywhere; none is passed over."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.imperium.table import Seat as BaseSeat
from tests.games.imperium.table import Table
from tests.games.imperium.table import table as base_table
from tests.games.uprising.table import Seat
from tests.games.uprising.table import table as uprising_table

from greathall.bots.bot import RandomBot
from greathall.bots.imperium.heuristic import HeuristicBot
from greathall.bots.imperium.taste import Taste
from greathall.bots.imperium.worth import COUNTS, HOPES, WORTHLESS, WORTHS, Judge
from greathall.games.imperium.catalogue import BASE, EFFECTS, MACHINERY, UPRISING
from greathall.games.imperium.contracts import COMPLETE
from greathall.games.imperium.effects import Gain, If, UseSignet
from greathall.games.imperium.printed import Content
from greathall.games.imperium.rules import IMPERIUM, UPRISING_RULES, ImperiumRules, table
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import CARD, CONFLICT, CONTRACT, DISCARDED, INTRIGUE, LEADER, NOTHING, SPACE
from greathall.games.imperium.turns import VISIT
from greathall.games.imperium.uprising_effects import Branch
from greathall.kernel.machine import Effect, Frame

BOTH = pytest.mark.parametrize("rules", [IMPERIUM, UPRISING_RULES], ids=["imperium", "uprising"])
Printed = tuple[Effect[Any], int]  # and the code of what it stands on


def printed(content: Content) -> list[Printed]:
    """Every effect of a game with all its parts."""
    found: list[Printed] = []
    for card in content.cards:
        boxes = (*card.acquire, *card.agent, *card.reveal, *card.on_trash, *card.on_discard)
        found += [(effect, CARD + card.index) for effect in boxes]
    for secret in content.intrigue:
        windows = (secret.plot, secret.combat, secret.win, secret.endgame)
        found += [(effect, INTRIGUE + secret.index) for effect in windows if effect is not None]
    for space in content.spaces:
        effects = (*space.control, *(effect for level in space.levels for effect in level.effects))
        found += [(effect, SPACE + space.index) for effect in effects]
    for conflict in content.conflicts:
        found += [(effect, CONFLICT + conflict.index) for reward in conflict.rewards for effect in reward]
    for leader in content.leaders:
        found += [(effect, CARD + content.card_index["signet_ring"]) for effect in leader.signet]
        others = (*leader.reveal, *(trigger.effect for trigger in leader.triggers))
        found += [(effect, LEADER + leader.index) for effect in others]
    for contract in content.contracts:
        found += [(effect, CONTRACT + contract.index) for effect in (*contract.reward, COMPLETE)]
    found += [(effect, NOTHING) for bonus in content.influence_bonus for effect in bonus]
    for effect, source in found:  # the list grows under way
        found += [(part, source) for part in effect.parts()]
    return found


def deal(rules: ImperiumRules, seed: int) -> Imperium:
    options: dict[str, object] = {"leaders": "random"}
    if rules is UPRISING_RULES:
        options["choam"] = True
    return table(rules.dealer(4, options).deal(seed))


def names(kinds: set[type]) -> list[str]:
    return sorted(kind.__name__ for kind in kinds)


def judged(s: Imperium, effect: Effect[Any], source: int) -> float | None:
    """What the deciding seat gives for an effect of something that lies there; None if it cannot be done now."""
    in_play = s.players[s.decider].in_play
    place = in_play.index(source - CARD) if CARD <= source < DISCARDED and source - CARD in in_play else NOTHING
    frame = Frame(effect, s.decider, s.decider, source, place)
    if not effect.doable(s, frame):
        return None
    judge = Judge(s, s.decider, Taste())
    judge.frame = frame
    return judge.worth(effect)


# -- all of them


def test_the_whole_catalogue_is_looked_at() -> None:
    kinds = {type(effect) for content in (BASE, UPRISING) for effect, _ in printed(content)}
    machinery = {type(effect) for effect in MACHINERY if effect not in (VISIT, COMPLETE)}
    assert kinds | machinery == {type(effect) for effect in EFFECTS}
    assert not kinds & machinery


@BOTH
def test_every_effect_of_the_catalogue_can_be_judged_now_and_for_later(rules: ImperiumRules) -> None:
    s = deal(rules, 1)
    for effect, source in printed(s.content):
        judge = Judge(s, s.decider, Taste())
        judge.frame.source = source
        judge.worth(effect)
        judge.planned((effect,))


def test_every_condition_and_count_of_the_catalogue_is_known() -> None:
    conditions = {type(effect.condition) for effect in EFFECTS if isinstance(effect, (If, Branch))}
    assert names(conditions - HOPES.keys()) == []
    counts = {type(effect.per) for effect in EFFECTS if isinstance(effect, Gain) and effect.per is not None}
    assert names(counts - COUNTS.keys()) == []


def test_what_is_worth_nothing_says_why() -> None:
    kinds = {type(effect) for effect in EFFECTS}
    assert names(WORTHLESS.keys() - kinds) == []
    assert names(WORTHLESS.keys() & WORTHS.keys()) == []
    assert all(WORTHLESS.values())
    machinery = {type(effect) for effect in MACHINERY if effect not in (VISIT, COMPLETE)}
    assert names(WORTHLESS.keys() - machinery) == ["SkipTurn"]


def test_every_effect_is_worth_something_in_some_situation() -> None:
    """In games as they come: at least one effect of each class that its player could carry out just then."""
    waiting = {type(effect) for effect in EFFECTS} - WORTHLESS.keys()
    for rules in (IMPERIUM, UPRISING_RULES):
        for seed in range(20):
            waiting -= worth_something(deal(rules, seed), waiting)
    assert names(waiting) == []


def worth_something(s: Imperium, kinds: set[type]) -> set[type]:
    """Of these kinds of effects the ones that somebody wants, or fears, in the course of a game."""
    asked: dict[type, list[Printed]] = {}
    for effect, source in printed(s.content):
        if type(effect) in kinds:
            asked.setdefault(type(effect), []).append((effect, source))
    found: set[type] = set()
    bots = [HeuristicBot(), RandomBot()]
    while asked and not s.over:
        for kind in list(asked):
            if any(judged(s, effect, source) for effect, source in asked[kind]):
                found.add(kind)
                del asked[kind]
        s.choose(bots[s.decider % 2].choose(s))
    return found


def test_an_effect_without_a_worth_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(WORTHS, UseSignet)
    t = base_table(BaseSeat("signet_ring"))
    signet = next(effect for effect in EFFECTS if isinstance(effect, UseSignet))
    with pytest.raises(LookupError, match="nobody has said what UseSignet is worth"):
        Judge(t.state, 0, Taste()).worth(signet)


def test_a_condition_or_count_that_is_not_known_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    t = base_table(BaseSeat("signet_ring"))
    judge = Judge(t.state, 0, Taste())
    condition = next(effect for effect in EFFECTS if isinstance(effect, If))
    monkeypatch.delitem(HOPES, type(condition.condition))
    with pytest.raises(LookupError, match=type(condition.condition).__name__):
        judge.worth(condition)
    count = next(effect for effect in EFFECTS if isinstance(effect, Gain) and effect.per is not None)
    monkeypatch.delitem(COUNTS, type(count.per))
    with pytest.raises(LookupError, match=type(count.per).__name__):
        judge.worth(count)
