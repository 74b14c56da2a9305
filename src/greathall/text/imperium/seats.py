"""What the seats of a Dune table are called: players by their names, automata by theirs."""

from __future__ import annotations

from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import NOTHING
from greathall.text.fluent import Phrase
from greathall.text.imperium.effects import name, writer
from greathall.text.names import Names


def seated(s: Imperium, names: Names) -> Names:
    """The names, with those of the automata too."""
    if s.setup.automata is None:
        return names
    automata = [automaton_name(s, seat, names.lang) for seat in range(s.setup.players, len(s.players))]
    return names.with_automata(s.setup.players, automata)


def automaton_name(s: Imperium, seat: int, lang: str) -> Phrase:
    """A Rival by its Leader or its card; House Hagal has none."""
    w = writer(lang)
    rival = s.players[seat].rival
    if rival != NOTHING:
        called = name(w, "rival", s.content.rivals[rival].id)
        players = s.players[: s.setup.players]
        led = [name(w, "leader", s.content.leaders[p.leader].id).text for p in players if p.leader != NOTHING]
        # A player may lead what is a Rival's card as well: both are at the table, and told apart.
        return w.noun("rival-too", name=called) if called.text in led else called
    leader = s.players[seat].leader
    return w.noun("house-hagal") if leader == NOTHING else name(w, "leader", s.content.leaders[leader].id)
