"""Solari, spice and water, points, persuasion and swords: gained, paid and given."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.things import NOTHING, PERSUASION, SEAT, SOLARI, SPACE, SPICE, SWORDS, VP, WATER
from greathall.games.imperium.verbs.carrying_out import EffectVerbs
from greathall.kernel.machine import EVERYBODY

# What is told of a good, by its number
GAINS: Final = ("solari", "spice", "water", "vp", "persuasion", "swords")
GIFTS: Final = ("give_solari", "give_spice", "give_water")


class GoodsVerbs(EffectVerbs):
    def gain(self, seat: int, good: int, n: int, source: int) -> None:
        """Solari, spice, water, points, persuasion or swords."""
        if n == 0 or (self.is_automaton(seat) and not self.collects(seat, good)):
            return
        player = self.players[seat]
        if good == SOLARI:
            player.solari += n
        elif good == SPICE:
            player.spice += n
            if self.in_turn(seat):
                self.turn.spice += n
        elif good == WATER:
            player.water += n
        elif good == VP:
            player.vp += n
        elif good == PERSUASION:
            player.persuasion += n
        elif good == SWORDS:
            seat = self.fighters[seat]
            self.players[seat].swords += n
        if self.events is not None:
            self.tell(GAINS[good], seat, NOTHING, n, source, EVERYBODY)
        if self.is_automaton(seat):
            self.spend(seat)

    def collects(self, automaton: int, good: int) -> bool:
        """An automaton has no use for persuasion; one without a score only wields swords. A Streamlined Rival has
        no points, and no goods once it has its swordmaster."""
        if not self.is_automaton(automaton) or good == SWORDS:
            return True
        if good == PERSUASION or not self.scores(automaton):
            return False
        return self.can_win(automaton) or (good != VP and not self.players[automaton].swordmaster)

    def take_bonus_spice(self, seat: int, space: int, source: int) -> int:
        """Lifts it off a Maker space; what an automaton cannot have goes to the bank."""
        bonus = self.bonus_spice[space]
        self.bonus_spice[space] = 0
        if self.events is not None and not self.collects(seat, SPICE):
            self.tell("bank_spice", seat, SPACE + space, bonus, source, EVERYBODY)
        return bonus

    def spend(self, automaton: int) -> None:
        """It buys what it can whenever it has the goods."""
        automata = self.setup.automata
        assert automata is not None
        self.run_for(automata.spend, automaton, NOTHING)

    def pay(self, seat: int, solari: int, spice: int, water: int, source: int) -> None:
        player = self.players[seat]
        player.solari -= solari
        player.spice -= spice
        player.water -= water
        if self.events is not None:
            for what, n in (("pay_solari", solari), ("pay_spice", spice), ("pay_water", water)):
                if n:
                    self.tell(what, seat, NOTHING, n, source, EVERYBODY)

    def give(self, giver: int, taker: int, good: int, n: int, source: int) -> None:
        """Solari, spice or water to a team mate."""
        for seat, change in ((giver, -n), (taker, n)):
            player = self.players[seat]
            if good == SOLARI:
                player.solari += change
            elif good == SPICE:
                player.spice += change
            else:
                player.water += change
        if self.events is not None:
            self.tell(GIFTS[good], giver, SEAT + taker, n, source, EVERYBODY)
