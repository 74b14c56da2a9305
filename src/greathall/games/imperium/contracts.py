"""CHOAM contracts (Uprising with its module)."""

from __future__ import annotations

from typing import Final

from greathall.games.imperium.conditions import Condition, Count
from greathall.games.imperium.effects import Do
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import CONTRACT, NOTHING, SOLARI
from greathall.kernel.machine import PASS, Frame

# What a contract icon gives without the module, or when no contract is left.
SOLARI_INSTEAD: Final = 2


class TakeContract(Do):
    """Takes a face-up contract; solari where there is none."""

    def plain(self, s: Imperium, f: Frame) -> bool:
        return not s.setup.choam

    def choices(self, s: Imperium, seat: int) -> list[int]:
        return [*s.contract_row, *s.players[seat].own_contracts]

    def run(self, s: Imperium, f: Frame) -> None:
        options = [CONTRACT + contract for contract in self.choices(s, f.seat)] if f.step == 0 else []
        if not options:
            s.stack.pop()
            if f.step == 0:
                s.gain(f.seat, SOLARI, SOLARI_INSTEAD, f.source)
            return
        if not s.contract_row:
            # Only contracts kept for this leader are left: they may be taken in place of the solari.
            options.append(PASS)
        s.ask(f.seat, "contract", options)

    def start(self, s: Imperium, f: Frame) -> None:
        if s.setup.choam and not s.is_automaton(f.seat):
            s.push(Frame(self, f.seat, f.by, f.source, f.place))
        else:
            s.gain(f.seat, SOLARI, SOLARI_INSTEAD, f.source)

    def answer(self, s: Imperium, f: Frame, code: int) -> None:
        s.stack.pop()
        if code == PASS:
            s.gain(f.seat, SOLARI, SOLARI_INSTEAD, f.source)
        else:
            s.take_contract(f.seat, code - CONTRACT, f.source)


class CompleteContract(Do):
    """The contract that is the source: completed by a visit, or once the turn has brought enough spice."""

    def doable(self, s: Imperium, f: Frame) -> bool:
        return s.turn.spice >= s.content.contracts[f.source - CONTRACT].harvest

    def start(self, s: Imperium, f: Frame) -> None:
        s.complete(f.seat, f.source - CONTRACT)


COMPLETE: Final = CompleteContract()


def contracts_at_stake(s: Imperium, seat: int) -> list[int]:
    """The contracts that this visit completes, or could complete by its harvest: those owned when it begins."""
    found: list[int] = []
    for contract in s.players[seat].contracts:
        printed = s.content.contracts[contract]
        at_maker = printed.harvest > 0 and s.turn.space in s.content.makers
        if at_maker or (printed.space != NOTHING and printed.space == s.turn.space):
            found.append(contract)
    return found


# -- conditions and counts


class ContractsCompleted(Condition):
    """At least so many contracts completed."""

    def __init__(self, n: int) -> None:
        self.n = n

    def holds(self, s: Imperium, f: Frame) -> bool:
        return len(s.players[f.seat].completed) >= self.n


class GainedSpice(Condition):
    """Spice was gained this turn."""

    def holds(self, s: Imperium, f: Frame) -> bool:
        return s.turn.spice > 0


class CompletedContracts(Count):
    def of(self, s: Imperium, f: Frame) -> int:
        return len(s.players[f.seat].completed)
