"""What is printed on the cards of House Hagal."""

from __future__ import annotations

from typing import Any

from greathall.games.imperium.card_effects import TrashCard
from greathall.games.imperium.effects import Do, Harvest, StealIntrigue, UseSignet
from greathall.games.imperium.printed import Effects, Errand, HagalCard
from greathall.games.imperium.sandworms import RemoveShieldWall
from greathall.games.imperium.spies import PlaceSpy
from greathall.kernel.machine import Effect
from greathall.text.effects import Clause, Voice, Writer
from greathall.text.fluent import Phrase
from greathall.text.imperium.conditions import condition_met, condition_text, in_parts
from greathall.text.imperium.effects import AUTOMATON, AUTOMATON_WRITERS, in_box, joined, name
from greathall.text.pieces import Drawing, drawn, icon

JSON = dict[str, object]


def hagal_parts(w: Writer, card: HagalCard, players: int | None) -> dict[str, list[Clause]]:
    """Where it sends an Agent and what that brings, at a table of so many players, or at any; its swords; with how
    many players it is there; a note."""
    parts: dict[str, list[Clause]] = {}
    if card.reshuffle:
        parts["hagal"] = [Clause(w.part("hagal-reshuffle"))]
    else:
        parts["hagal"] = errands_clauses(w, card.errands, players)
        drawing = isinstance(w, Drawing)
        swords = drawn(icon("sword", card.swords)) if drawing else w.part("hagal-swords", n=card.swords)
        parts["hagal_combat"] = [Clause(swords)]
    if len(card.players) == 1:
        parts["players"] = [Clause(w.part("hagal-players", n=card.players[0]))]
    if card.unverified:
        parts["unverified"] = [Clause(w.part(f"unverified-{id}")) for id in card.unverified.split()]
    return parts


def errands_clauses(w: Writer, errands: tuple[Errand, ...], players: int | None) -> list[Clause]:
    """Of several deserts one is chosen first, and then it matters which."""
    if len(errands) > 1 and errands[0].harvest:
        places = [name(w, "space", errand.spaces[0]) for errand in errands]
        there = [
            Clause(w.part("hagal-at", space=place, then=in_parts(w, for_automaton(w, errand.effects)).text))
            for place, errand in zip(places, errands, strict=True)
        ]
        return [Clause(w.part("hagal-harvest", spaces=joined(w, "or", places), count=len(places))), *there]
    return [clause for errand in errands for clause in errand_clauses(w, errand, players)]


def errand_clauses(w: Writer, errand: Errand, players: int | None) -> list[Clause]:
    effects = for_automaton(w, errand.effects)
    if any(isinstance(effect, Harvest) for effect in errand.effects) and not isinstance(w, Drawing):
        # House Hagal gains nothing between two players.
        effects = [Clause(w.part("automaton-harvest", AUTOMATON, players=players or 0))]
    if not errand.spaces:
        return [*effects, Clause(w.part("hagal-draw-on"))]
    spaces = joined(w, "or", [name(w, "space", id) for id in errand.spaces])
    said = w.part("hagal-harvest" if errand.harvest else "hagal-to", spaces=spaces, count=len(errand.spaces))
    if errand.when is not None:
        said = condition_met(w, errand.when, w.part("hagal-and", to=said, then=w.joined(effects)), AUTOMATON)
        effects = []
    smart = [Clause(w.part("hagal-smart"))] if errand.smart else []
    return [Clause(said), *effects, *smart]


def for_automaton(w: Writer, effects: Effects) -> list[Clause]:
    return in_box(w, effects, AUTOMATON)


def asked_by(w: Writer, card: HagalCard) -> Phrase:
    """The conditions of its errands."""
    whens = [errand.when for errand in card.errands if errand.when is not None]
    return joined(w, "or", [condition_text(w, when, AUTOMATON) for when in whens])


def effect_of_automaton(w: Writer, effect: Effect[Any]) -> Phrase:
    assert isinstance(effect, Do)
    return w.joined(for_automaton(w, (effect,)))


# -- what is worded otherwise for an automaton: what speaks of the reader's, or leaves a choice


def says_of_automaton(effect: type[Effect[Any]], id: str) -> None:
    def write(w: Writer, effect: Effect[Any], voice: Voice) -> list[Clause]:
        return [Clause(w.part(id, voice))]

    AUTOMATON_WRITERS[effect] = write


says_of_automaton(UseSignet, "automaton-signet")
says_of_automaton(StealIntrigue, "automaton-steal")
says_of_automaton(RemoveShieldWall, "automaton-shield-wall")
says_of_automaton(PlaceSpy, "automaton-spy")
says_of_automaton(TrashCard, "automaton-trash")


def hagal_details(card: HagalCard) -> JSON:
    return {
        "spaces": [id for errand in card.errands for id in errand.spaces],
        "swords": None if card.reshuffle else card.swords,
        "players": list(card.players),
        "unverified": card.unverified or None,
    }
