"""Many games side by side, stepped together: one call, and everything in arrays."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from functools import cached_property
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greathall.env.rows import Encoder, Flags, Floats, Numbers, Opening
from greathall.env.table import Tables
from greathall.kernel.errors import BadOption, IllegalChoice, Wrong
from greathall.kernel.given import shown


class Batch:
    """A decision in each of n games: what its seat sees and may choose, and what the last step brought.

    `features` are those of all options, game after game, without gaps; `starts[i]` to `starts[i + 1]` are the
    i-th game's, and `option_actions` says which action each of them is."""

    def __init__(
        self,
        encoder: Encoder,
        rows: bytes,
        features: bytes,
        counts: list[int],
        option_actions: list[int],
        seats: list[int],
        rewards: Floats,
        over: NDArray[np.bool_],
    ) -> None:
        self.encoder = encoder
        n = len(seats)
        self.observations: Floats = np.frombuffer(rows, np.uint8).reshape(n, encoder.size) * encoder.scales
        packed = np.frombuffer(features, np.uint8).reshape(-1, encoder.width)
        self.features: Floats = packed * encoder.option_scales
        self.starts: Numbers = np.zeros(n + 1, np.int64)
        np.cumsum(counts, out=self.starts[1:])
        self.option_actions: Numbers = np.array(option_actions, np.int64)
        self.seats: Numbers = np.array(seats, np.int64)
        self.rewards = rewards  # by game and player; of a game that is over, that of the whole of it
        self.over = over  # by game: it ended with the last step, and what is seen here is a new one

    def __len__(self) -> int:
        return len(self.seats)

    @cached_property
    def games(self) -> Numbers:
        """By option, which game it belongs to."""
        found: Numbers = np.repeat(np.arange(len(self)), np.diff(self.starts))
        return found

    @cached_property
    def masks(self) -> Flags:
        """By game and action, whether it may be chosen."""
        masks = np.zeros((len(self), self.encoder.actions), np.int8)
        masks[self.games, self.option_actions] = 1
        return masks


class Vector:
    """n games. One that ends begins anew by itself, with the next seed."""

    def __init__(
        self,
        game: str,
        players: int | None,
        n: int,
        options: Mapping[str, object] | None,
        bots: Mapping[int, str] | None = None,
        shaping: float = 0.0,
    ) -> None:
        if type(n) is not int or n < 1:
            raise BadOption(Wrong("error-games-number", given=shown(n)))
        opening = Opening(game, players, options, bots or {})
        if len(opening.bots) == opening.players:
            raise BadOption(Wrong("error-seats-bots", n=opening.players))
        self.encoder = Encoder(opening.descriptor)
        self.players = opening.players
        self.n = n
        self.shaping = shaping
        self.tables = Tables([opening.table() for _ in range(n)], self.encoder.observer)
        self.leads = np.zeros((n, self.players), np.float32)

    @property
    def version(self) -> str:
        """Of observations, features and actions: what was learned with another one does not fit."""
        return self.encoder.version

    def reset(self, seed: int | None = None) -> Batch:
        self.tables.begin(secrets.randbits(63) if seed is None else index(seed))
        if self.shaping:
            self.leads = self.leads_now()
        return self.batch(np.zeros((self.n, self.players), np.float32), np.zeros(self.n, np.bool_))

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """One action for each game."""
        chosen: list[int] = (
            actions.tolist() if isinstance(actions, np.ndarray) else [index(action) for action in actions]
        )
        if len(chosen) != self.n:
            raise IllegalChoice(Wrong("error-actions-count", given=str(len(chosen)), n=str(self.n)))
        wrong = self.tables.illegal(chosen)
        if wrong >= 0:
            self.encoder.code(self.tables.tables[wrong].state, chosen[wrong])  # says why
        ended = self.tables.step(chosen)
        rewards = np.zeros((self.n, self.players), np.float32)
        over = np.zeros(self.n, np.bool_)
        if self.shaping:
            leads = self.leads_now()
            rewards += self.shaping * (leads - self.leads)
            self.leads = leads
        for i in ended:
            table = self.tables.tables[i]
            rewards[i] += table.shares()
            over[i] = True
            self.tables.begin_one(table)
            if self.shaping:
                self.leads[i] = table.leads()
        return self.batch(rewards, over)

    def leads_now(self) -> Floats:
        return np.array([table.leads() for table in self.tables.tables], np.float32)

    def batch(self, rewards: Floats, over: NDArray[np.bool_]) -> Batch:
        tables = self.tables
        return Batch(
            self.encoder,
            tables.rows(),
            tables.features(),
            tables.counts(),
            tables.actions(),
            tables.seats(),
            rewards,
            over,
        )
