"""One seat against bots, as a Gymnasium environment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from gymnasium import spaces
from numpy.typing import NDArray

from greathall.env.rows import Encoder, Opening, check_seat, observation, observation_space
from greathall.env.table import Table
from greathall.house.registry import descriptor_of
from greathall.kernel.errors import IllegalChoice

Observation = dict[str, NDArray[Any]]
ILLEGAL = -1.0


class SeatEnv(gymnasium.Env[Observation, Any]):
    """A step is a decision of the seat; what others and chance do until its next one is part of it.

    An action that is no option loses the game at once, with a reward of -1: the action mask says which are."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012  (as the base class has it)

    def __init__(
        self,
        game: str,
        seat: int | None,
        bots: Sequence[str] | None,
        options: Mapping[str, object] | None,
        shaping: float = 0.0,
    ) -> None:
        descriptor = descriptor_of(game)
        names = [descriptor.bots.usual] * (descriptor.rules.usual_players - 1) if bots is None else list(bots)
        players = len(names) + 1
        if seat is not None:
            check_seat(seat, players)
        self.any_seat = seat is None
        self.seat = seat or 0
        # A table for each seat that may be drawn.
        self.tables: dict[int, Table] = {}
        for own in range(players) if seat is None else (seat,):
            others = [other for other in range(players) if other != own]
            opening = Opening(game, players, options, dict(zip(others, names, strict=True)))
            self.tables[own] = opening.table()
        self.encoder = Encoder(descriptor)
        self.shaping = shaping
        self.lead = 0.0
        self.observation_space = observation_space(self.encoder)
        self.action_space = spaces.Discrete(self.encoder.actions)

    @property
    def version(self) -> str:
        """Of observations, features and actions: what was learned with another one does not fit."""
        return self.encoder.version

    @property
    def table(self) -> Table:
        return self.tables[self.seat]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        if self.any_seat:
            self.seat = int(self.np_random.integers(len(self.tables)))
        while True:
            self.table.begin(int(self.np_random.integers(2**63)))
            if not self.table.state.over:
                break
        self.lead = self.table.leads()[self.seat] if self.shaping else 0.0
        return self.observe(), self.info()

    def observe(self) -> Observation:
        return observation(self.encoder, self.table.state, self.seat)

    def info(self) -> dict[str, Any]:
        """Which seat it is; at the end the places and scores of all."""
        state = self.table.state
        if not state.over:
            return {"seat": self.seat}
        standings = [tuple(standing) for standing in self.table.rules.standings(state)]
        return {"seat": self.seat, "standings": standings}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            code = self.encoder.code(self.table.state, action)
        except IllegalChoice as error:
            return self.observe(), ILLEGAL, True, False, {**self.info(), "illegal": str(error)}
        self.table.choose(code)
        reward = 0.0
        if self.shaping:
            lead = self.table.leads()[self.seat]
            reward = self.shaping * (lead - self.lead)
            self.lead = lead
        if self.table.state.over:
            reward += self.table.shares()[self.seat]
        return self.observe(), reward, self.table.state.over, False, self.info()
