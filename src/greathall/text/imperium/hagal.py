"""What is printed on the cards of House Hagal."""

from __future__ import annotations

from greathall.games.imperium.printed import Errand, HagalCard
from greathall.text.effects import Clause, Writer
from greathall.text.imperium.effects import in_box, joined, name

JSON = dict[str, object]


def hagal_parts(w: Writer, card: HagalCard) -> dict[str, list[Clause]]:
    """Where it sends an Agent and what that brings; its swords; with how many players it is there; a note."""
    parts: dict[str, list[Clause]] = {}
    if card.reshuffle:
        parts["hagal"] = [Clause(w.say("hagal-reshuffle"))]
    else:
        parts["hagal"] = [clause for errand in card.errands for clause in errand_clauses(w, errand)]
        parts["hagal_combat"] = [Clause(w.say("hagal-swords", n=card.swords))]
    if len(card.players) == 1:
        parts["players"] = [Clause(w.say("hagal-players", n=card.players[0]))]
    if card.unverified:
        parts["unverified"] = [Clause(w.say(f"unverified-{card.unverified}"))]
    return parts


def errand_clauses(w: Writer, errand: Errand) -> list[Clause]:
    spaces = joined(w, "or", [name(w, "space", id) for id in errand.spaces])
    to = Clause(w.say("hagal-harvest" if errand.harvest else "hagal-to", spaces=spaces))
    return [to, *in_box(w, errand.effects)]


def hagal_details(card: HagalCard) -> JSON:
    return {
        "spaces": [id for errand in card.errands for id in errand.spaces],
        "swords": None if card.reshuffle else card.swords,
        "players": list(card.players),
        "unverified": card.unverified or None,
    }
