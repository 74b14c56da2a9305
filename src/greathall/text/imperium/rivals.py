"""How the effects of Rival cards and of Uprising's House Hagal cards are written."""

from __future__ import annotations

from typing import Any

from greathall.games.imperium import rival_effects as r
from greathall.games.imperium.catalogue import UPRISING
from greathall.games.imperium.influence import Influence
from greathall.games.imperium.printed import Effects, Rival
from greathall.games.imperium.things import EVERY_FACTION, FACTIONS
from greathall.kernel.machine import Effect
from greathall.text.effects import Clause, Voice, Writer, writes
from greathall.text.fluent import Phrase
from greathall.text.imperium.conditions import CONDITIONS
from greathall.text.imperium.effects import joined, listed, name, post_name, roman, writes_number, writes_plainly
from greathall.text.imperium.hagal import for_automaton
from greathall.text.pieces import Drawing, drawn, icon

JSON = dict[str, object]


@writes(r.InfluenceByPriority)
def influence_by_priority(w: Writer, effect: r.InfluenceByPriority, voice: Voice) -> list[Clause]:
    return [Clause(w.part("influence-by-priority", voice, place=effect.place))]


@writes(r.TroopsWithAlliance)
def troops_with_alliance(w: Writer, effect: r.TroopsWithAlliance, voice: Voice) -> list[Clause]:
    return [Clause(w.part("troops-with-alliance", voice, n=effect.n, allied=effect.allied))]


@writes(r.MakerSpice)
def maker_spice(w: Writer, effect: r.MakerSpice, voice: Voice) -> list[Clause]:
    return [Clause(w.part("maker-spice", voice, n=effect.spice, worms=effect.worms), ordered=True)]


@writes(r.PlaceSpyAt)
def place_spy_at(w: Writer, effect: r.PlaceSpyAt, voice: Voice) -> list[Clause]:
    named = {post.id: post_name(w, UPRISING, post) for post in UPRISING.posts}
    posts = w.texts.listed([named[id] for id in effect.posts], "next-part", "next-part")
    return [Clause(w.part("place-spy-at", voice, posts=posts))]


writes_plainly(r.MostInfluence, "most-influence")
writes_number(r.InfluenceForAlliance, "influence-for-alliance")


def if_conflict_level(w: Writer, condition: r.ConflictLevel, voice: Voice) -> Phrase:
    levels = joined(w, "or", [roman(level) for level in condition.levels])
    return w.part("if-conflict-level", voice, levels=levels)


def if_influence_below(w: Writer, condition: r.InfluenceBelow, voice: Voice) -> Phrase:
    return w.part("if-influence-below", voice, n=condition.level, faction=FACTIONS[condition.faction])


CONDITIONS[r.ConflictLevel] = if_conflict_level
CONDITIONS[r.InfluenceBelow] = if_influence_below


# -- what stands on a Rival card


def rival_parts(w: Writer, rival: Rival) -> dict[str, list[Clause]]:
    parts = {
        "swordmaster": [Clause(swordmaster(w, rival))],
        "priority": [Clause(priority(w, rival))],
        "rival_signet": of_rival(w, rival.signet),
        "scheme": of_rival(w, rival.scheme),
    }
    if rival.streamlined:
        parts["streamlined"] = [Clause(w.part("rival-streamlined"))]
    if rival.unverified:
        parts["unverified"] = [Clause(w.part(f"unverified-{id}")) for id in rival.unverified.split()]
    return parts


def of_rival(w: Writer, effects: Effects) -> list[Clause]:
    """With what decides among equals."""
    said: list[Clause] = []
    for effect in effects:
        said += for_automaton(w, (effect,))
        if is_by_level(effect) and not isinstance(w, Drawing):
            said.append(Clause(w.part("rival-tie")))
    return said


def is_by_level(effect: Effect[Any]) -> bool:
    """Whether the faction hangs on how much influence the Rival has with each."""
    if isinstance(effect, Influence):
        return effect.factions == EVERY_FACTION
    return isinstance(effect, r.MostInfluence | r.InfluenceForAlliance)


def swordmaster(w: Writer, rival: Rival) -> Phrase:
    if isinstance(w, Drawing):
        return drawn(icon("swordmaster", rival.swordmaster))
    return w.part("rival-swordmaster", n=rival.swordmaster)


def priority(w: Writer, rival: Rival) -> Phrase:
    factions = [FACTIONS[faction] for faction in rival.priority]
    if isinstance(w, Drawing):
        return drawn(*(icon(faction) for faction in factions))
    return w.part("rival-priority", list=listed(w, [name(w, "faction", faction) for faction in factions]))


def rival_details(rival: Rival) -> JSON:
    return {
        "swordmaster": rival.swordmaster,
        "priority": [FACTIONS[faction] for faction in rival.priority],
        "streamlined": rival.streamlined,
        "unverified": rival.unverified or None,
    }
