"""A table as PettingZoo's agent-environment cycle: whoever is to decide is the agent selected."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from operator import index
from typing import Any, ClassVar

from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from greathall.env.rows import Encoder, Opening, observation, observation_space
from greathall.kernel.rng import mix

Observation = dict[str, NDArray[Any]]


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo is untyped
    """All players of a game. An action is a place in the game's catalogue of options."""

    metadata: ClassVar[dict[str, Any]] = {"name": "greathall", "render_modes": [], "is_parallelizable": False}

    def __init__(
        self, game: str, players: int | None, options: Mapping[str, object] | None, shaping: float = 0.0
    ) -> None:
        super().__init__()
        opening = Opening(game, players, options, {})
        self.metadata = {**self.metadata, "name": f"greathall_{game}"}  # type: ignore[misc]
        self.encoder = Encoder(opening.descriptor)
        self.table = opening.table()
        self.shaping = shaping
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(opening.players)]
        self.agents: list[str] = []
        self.places = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.encoder)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.encoder.actions) for agent in self.possible_agents}
        self.seed = secrets.randbits(63)
        self.games = 0

    @property
    def version(self) -> str:
        """Of observations, features and actions: what was learned with another one does not fit."""
        return self.encoder.version

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals. The games after one with a seed are the same again, too."""
        if seed is not None:
            self.seed = index(seed)
            self.games = 0
        self.table.begin(mix(self.seed, self.games))
        self.games += 1
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.leads = self.table.leads() if self.shaping else []
        self.go_on()

    def observe(self, agent: str) -> Observation:
        return observation(self.encoder, self.table.state, self.places[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.choose(self.encoder.code(self.table.state, action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.shaping:
            self.shape()
        self.go_on()
        self._accumulate_rewards()

    def shape(self) -> None:
        """A little for every point by which a seat comes ahead."""
        leads = self.table.leads()
        for agent, now, before in zip(self.possible_agents, leads, self.leads, strict=True):
            self.rewards[agent] += self.shaping * (now - before)
        self.leads = leads

    def go_on(self) -> None:
        """Selects who is to decide; at the end everybody has their share."""
        state = self.table.state
        if not state.over:
            self.agent_selection = self.possible_agents[state.decider]
            return
        for agent, share in zip(self.possible_agents, self.table.shares(), strict=True):
            self.rewards[agent] += share
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> None:
        """There is nothing to see here: `greathall replay` and the browser show games."""

    def close(self) -> None:
        """Nothing is held open."""
