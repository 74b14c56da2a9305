"""How conditions and counts of the Dune games are written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from greathall.games.imperium import contracts as c
from greathall.games.imperium import effects as e
from greathall.games.imperium import sandworms as worms
from greathall.games.imperium import spies
from greathall.games.imperium.conditions import (
    AllianceWith,
    AnotherInPlay,
    AtFactionSpace,
    CardsInPlay,
    Condition,
    CouncilSeat,
    Count,
    FlowAcquired,
    InAnothersShadow,
    InfluenceWith,
    MentatAtHome,
    MostCopies,
    NoSeat,
    OtherSwordCards,
    OwnCopies,
    RevealedCards,
    SeatAndSwordmaster,
    TracksAt,
)
from greathall.games.imperium.tabletop import FLOW
from greathall.games.imperium.team_effects import HasSwordmaster
from greathall.games.imperium.things import FACTIONS, NOTHING
from greathall.games.imperium.verbs.influence import ALLIANCE_INFLUENCE
from greathall.text.effects import Clause, Voice, Writer, writes
from greathall.text.fluent import Phrase
from greathall.text.imperium.effects import COUNTS, in_box, name, track


@writes(e.If)
def when(w: Writer, effect: e.If, voice: Voice) -> list[Clause]:
    if voice.who == "each" and voice.mood != "option":
        text = under_condition(w, effect, voice.after())
        return [Clause(w.part("do-this", voice, text=text))]
    return [Clause(under_condition(w, effect, voice))]


def under_condition(w: Writer, effect: e.If, voice: Voice) -> Phrase:
    """The condition is said once, however much it covers."""
    clauses = w.with_bonuses_joined(w.clauses(effect.then, voice))
    if len(clauses) == 1 or voice.mood == "option":
        return condition_met(w, effect.condition, w.joined(clauses), voice)
    then = in_parts(w, clauses).text
    return w.part("if-all", condition=condition_text(w, effect.condition, voice), then=then)


@writes(e.Branch)
def branch(w: Writer, effect: e.Branch, voice: Voice) -> list[Clause]:
    own = voice.after() if voice.who == "each" and voice.mood != "option" else voice
    then, otherwise = (w.joined(in_box(w, effects, own)) for effects in (effect.then, effect.otherwise))
    text = w.part("branch", own, first=condition_met(w, effect.condition, then, own), then=otherwise)
    return [Clause(text if own is voice else w.part("do-this", voice, text=text))]


def in_parts(w: Writer, clauses: list[Clause]) -> Clause:
    """Clauses that each stand for themselves, in one sentence."""
    text = clauses[0].text
    for clause in clauses[1:]:
        text = w.texts.clause("next-part", list=text, next=clause.text)
    return Clause(text)


@writes(e.Line)
def line_of_box(w: Writer, effect: e.Line, voice: Voice) -> list[Clause]:
    return w.clauses(effect.effect, voice)


@writes(e.OpenLine)
def line_of_open_box(w: Writer, effect: e.OpenLine, voice: Voice) -> list[Clause]:
    return w.clauses(effect.effect, voice)


def condition_met(w: Writer, condition: Condition, then: Phrase, voice: Voice) -> Phrase:
    """If the condition holds, then what is already in words."""
    return w.part("if", condition=condition_text(w, condition, voice), then=then)


def condition_text(w: Writer, condition: Condition, voice: Voice) -> Phrase:
    write = CONDITIONS.get(type(condition))
    if write is None:
        raise LookupError(f"nobody has said how {type(condition).__name__} is written")
    return write(w, condition, voice)


CONDITIONS: Final[dict[type[Condition], Callable[[Writer, Any, Voice], Phrase]]] = {}


def tells_plainly(condition: type[Condition], id: str) -> None:
    """A condition without details."""

    def write(w: Writer, condition: Condition, voice: Voice) -> Phrase:
        return w.part(id, voice)

    CONDITIONS[condition] = write


def tells_number(condition: type[Condition], id: str) -> None:
    """A condition that asks for so many of something."""

    def write(w: Writer, condition: Any, voice: Voice) -> Phrase:
        return w.part(id, voice, n=condition.n)

    CONDITIONS[condition] = write


def if_influence(w: Writer, condition: InfluenceWith, voice: Voice) -> Phrase:
    return w.part("if-influence", voice, faction=track(w, condition.faction), n=condition.level)


def if_alliance(w: Writer, condition: AllianceWith, voice: Voice) -> Phrase:
    faction = "any" if condition.faction == NOTHING else track(w, condition.faction)
    return w.part("if-alliance", voice, faction=faction)


def if_another_in_play(w: Writer, condition: AnotherInPlay, voice: Voice) -> Phrase:
    return w.part("if-another-in-play", voice, faction=FACTIONS[condition.faction])


def if_own_copies(w: Writer, condition: OwnCopies, voice: Voice) -> Phrase:
    return w.part("if-own-copies", voice, card=name(w, "card", condition.card), n=condition.n)


def if_most_copies(w: Writer, condition: MostCopies, voice: Voice) -> Phrase:
    return w.part("if-most-copies", voice, card=name(w, "card", condition.card))


def if_tracks(w: Writer, condition: TracksAt, voice: Voice) -> Phrase:
    return w.part("if-tracks", voice, n=condition.level, tracks=condition.tracks)


def if_flow_acquired(w: Writer, condition: FlowAcquired, voice: Voice) -> Phrase:
    return w.part("if-flow-acquired", voice, card=name(w, "card", FLOW))


def if_in_shadow(w: Writer, condition: InAnothersShadow, voice: Voice) -> Phrase:
    return w.part("if-in-shadow", voice, n=ALLIANCE_INFLUENCE)


CONDITIONS[InfluenceWith] = if_influence
CONDITIONS[AllianceWith] = if_alliance
CONDITIONS[AnotherInPlay] = if_another_in_play
CONDITIONS[OwnCopies] = if_own_copies
CONDITIONS[MostCopies] = if_most_copies
CONDITIONS[TracksAt] = if_tracks
CONDITIONS[FlowAcquired] = if_flow_acquired
CONDITIONS[InAnothersShadow] = if_in_shadow
tells_plainly(CouncilSeat, "if-council-seat")
tells_plainly(MentatAtHome, "if-mentat-at-home")
tells_number(spies.SpiesPlaced, "if-spies-placed")
tells_plainly(spies.RecalledSpy, "if-recalled-spy")
tells_plainly(spies.SpyingOnMaker, "if-spying-on-maker")
tells_plainly(worms.HasHooks, "if-hooks")
tells_plainly(worms.WormInConflict, "if-worm")
tells_number(worms.UnitsInConflict, "if-units")
tells_number(worms.UnitsDeployed, "if-units-deployed")
tells_number(worms.StrengthAtLeast, "if-strength")
tells_plainly(worms.AtMaker, "if-at-maker")
tells_number(c.ContractsCompleted, "if-contracts")
tells_plainly(c.GainedSpice, "if-gained-spice")
tells_plainly(NoSeat, "if-no-seat")
tells_plainly(SeatAndSwordmaster, "if-seat-and-swordmaster")
tells_plainly(AtFactionSpace, "if-at-faction-space")
tells_plainly(HasSwordmaster, "if-has-swordmaster")


# -- counts


def counts_plainly(count: type[Count], id: str) -> None:
    def write(w: Writer, count: Count, text: Phrase, voice: Voice) -> Phrase:
        return w.part(id, voice, text=text)

    COUNTS[count] = write


def per_cards_in_play(w: Writer, count: CardsInPlay, text: Phrase, voice: Voice) -> Phrase:
    return w.part("per-cards-in-play", voice, text=text, faction=FACTIONS[count.faction])


def per_revealed(w: Writer, count: RevealedCards, text: Phrase, voice: Voice) -> Phrase:
    return w.part("per-revealed", voice, text=text, faction=FACTIONS[count.faction])


counts_plainly(worms.OwnSandworms, "per-sandworms")
counts_plainly(c.CompletedContracts, "per-contracts")
counts_plainly(OtherSwordCards, "per-sword-cards")
COUNTS[RevealedCards] = per_revealed
COUNTS[CardsInPlay] = per_cards_in_play
