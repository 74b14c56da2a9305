"""Gaining and losing influence, by cards of either game."""

from __future__ import annotations

from tests.games.dune.games import IMPERIUM, UPRISING
from tests.games.dune.table import DuneGame, Seat, Table

# Plot cards that give one influence, and who can pay for them.
PLOTS = {
    IMPERIUM.id: {
        "emperor": "favored_subject",
        "guild": "guild_authorization",
        "bene_gesserit": "secret_of_the_sisterhood",
        "fremen": "know_their_ways",
    },
    UPRISING.id: {
        "emperor": "imperium_politics",
        "guild": "imperium_politics",
        "bene_gesserit": "sietch_ritual",
        "fremen": "sietch_ritual",
    },
}
PAYERS = {IMPERIUM.id: Seat(water=0), UPRISING.id: Seat("dagger", solari=1)}


def rise(game: DuneGame, faction: str, *levels: int, holder: int | None = None, intrigue_deck: str = "") -> Table:
    """The active player gains one influence by a plot; `levels` are those before, by seat."""
    plot = PLOTS[game.id][faction]
    me = PAYERS[game.id]._replace(influence={faction: levels[0]}, intrigue=plot)
    others = [Seat(influence={faction: level}) for level in levels[1:]]
    alliances = {} if holder is None else {faction: holder}
    t = game.table(me, *others, alliances=alliances, intrigue_deck=intrigue_deck)
    t.plot(plot)
    if t.question[0] == "influence":
        t.choose("influence", faction)
    return t


def fall(game: DuneGame, *levels: int, holder: int = 0, faction: str = "guild") -> Table:
    """The active player gives up one influence, and has yet to take what they get for it."""
    me, *others = [Seat(influence={faction: level}) for level in levels]
    alliances = {faction: holder} if max(levels) >= 4 else {}
    if game is IMPERIUM:
        t = game.table(me._replace(hand="shifting_allegiances", spice=2), *others, alliances=alliances)
        t.play("shifting_allegiances", "secure_contract")
        t.effect("pay")
    else:
        t = game.table(me._replace(intrigue="change_allegiances"), *others, alliances=alliances)
        t.plot("change_allegiances")
        t.choose("lines", "pay")
    assert t.me.influence.get(faction, 0) == levels[0] - 1
    return t
