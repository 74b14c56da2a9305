"""Rows of bytes as arrays: floats for a learner, with a mask of what may be chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greathall.api import checked_options
from greathall.bots.bot import Bot
from greathall.env.table import Table
from greathall.house.descriptor import Descriptor
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import BadOption, IllegalChoice, Wrong
from greathall.kernel.given import shown
from greathall.kernel.machine import State
from greathall.kernel.observe import MOST, Layout, Segment
from greathall.kernel.rules import Dealer

Floats = NDArray[np.float32]
Flags = NDArray[np.int8]
Numbers = NDArray[np.int64]

MOST_OPTIONS = 40  # rows of features in observations of one shape; an option beyond has its action alone
NO_ACTION = -1


class Encoder:
    """The arrays of a game."""

    def __init__(self, descriptor: Descriptor) -> None:
        observer = descriptor.observer
        self.observer = observer
        self.version = observer.version
        self.size = observer.table.size
        self.width = observer.option.size
        self.actions = len(observer.codes)
        self.scales = np.array(observer.table.scales(), np.float32)
        self.option_scales = np.array(observer.option.scales(), np.float32)
        self.padded_scales = np.tile(self.option_scales, (MOST_OPTIONS, 1))

    @property
    def segments(self) -> dict[str, Segment]:
        """The named parts of an observation."""
        return by_name(self.observer.table)

    @property
    def option_segments(self) -> dict[str, Segment]:
        """The named parts of an option's features."""
        return by_name(self.observer.option)

    def table(self, state: State, seat: int) -> Floats:
        row: Floats = np.frombuffer(self.observer.observe(state, seat), np.uint8) * self.scales
        return row

    def mask(self, state: State, seat: int) -> Flags:
        mask = np.zeros(self.actions, np.int8)
        if state.decider == seat and not state.over:
            places = self.observer.actions
            mask[[places[code] for code in state.options]] = 1
        return mask

    def options(self, state: State, seat: int) -> tuple[Floats, Numbers]:
        """Features of the options, one below another, and the action that each of them is."""
        actions = np.full(MOST_OPTIONS, NO_ACTION, np.int64)
        if state.decider != seat or state.over:
            return np.zeros((MOST_OPTIONS, self.width), np.float32), actions
        places = self.observer.actions
        shown_ones = [places[code] for code in state.options[:MOST_OPTIONS]]
        actions[: len(shown_ones)] = shown_ones
        whole = MOST_OPTIONS * self.width
        packed = self.observer.features(state)[:whole].ljust(whole, b"\0")
        rows: Floats = np.frombuffer(packed, np.uint8).reshape(MOST_OPTIONS, self.width) * self.padded_scales
        return rows, actions

    def code(self, state: State, action: object) -> int:
        """The option that an action is; raises if it is none now."""
        codes = self.observer.codes
        if isinstance(action, (int, np.integer)) and 0 <= action < len(codes):
            code = codes[int(action)]
            if code in state.options:
                return code
        legal = [self.observer.actions[code] for code in state.options]
        raise IllegalChoice(Wrong("error-action", given=shown(action), legal=str(legal)))


def by_name(layout: Layout) -> dict[str, Segment]:
    return {segment.name: segment for segment in layout.segments}


def observation_space(encoder: Encoder) -> Any:
    """The space of one seat's observations; what is needed for it is loaded here alone."""
    from gymnasium import spaces

    rows = (MOST_OPTIONS, encoder.width)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros(encoder.size, np.float32), MOST * encoder.scales),
            "action_mask": spaces.Box(0, 1, (encoder.actions,), np.int8),
            "options": spaces.Box(np.zeros(rows, np.float32), MOST * encoder.padded_scales),
            "option_actions": spaces.Box(NO_ACTION, encoder.actions - 1, (MOST_OPTIONS,), np.int64),
        }
    )


def observation(encoder: Encoder, state: State, seat: int) -> dict[str, NDArray[Any]]:
    options, actions = encoder.options(state, seat)
    return {
        "observation": encoder.table(state, seat),
        "action_mask": encoder.mask(state, seat),
        "options": options,
        "option_actions": actions,
    }


class Opening:
    """A checked set-up, from which an environment makes its tables."""

    def __init__(
        self, game: str, players: int | None, options: Mapping[str, object] | None, bots: Mapping[int, str]
    ) -> None:
        self.descriptor = descriptor_of(game)
        rules = self.descriptor.rules
        self.players = rules.usual_players if players is None else players
        self.bots = dict(bots)
        for seat, name in self.bots.items():
            self.descriptor.bots.check(name)
            check_seat(seat, self.players)
        settings = self.descriptor.settled(checked_options(options))
        self.settings = self.descriptor.bots.wishes(list(self.bots.values()), settings) | settings
        self.dealer: Dealer = rules.dealer(self.players, self.settings)

    def table(self) -> Table:
        seated: list[Bot | None] = [None] * self.players
        for seat, name in self.bots.items():
            seated[seat] = self.descriptor.bots.make(name)
        return Table(self.descriptor.rules, self.dealer, seated)


def check_seat(seat: object, players: int) -> None:
    if type(seat) is not int or not 0 <= seat < players:
        raise BadOption(Wrong("error-no-seat", given=shown(seat), last=players - 1))
