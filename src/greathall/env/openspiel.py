"""The games as Python games of OpenSpiel, for its algorithms.

OpenSpiel wants all chance in chance nodes. Ours is in the state's own generator, so a game has one such node, at
its start, which picks the deal; what is shuffled later follows from it. A search that copies states would see the
future of its deal: give it `resample`, which deals anew all that a player cannot know.

An information state tensor is the same row as an observation tensor, without what was seen long ago; the
information state *string* holds all that the player has seen and chosen, as a digest."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from pickle import PicklingError
from typing import Any

import numpy as np
import pyspiel

from greathall.api import checked_options
from greathall.env.rows import Encoder
from greathall.env.table import Table
from greathall.house.descriptor import Descriptor
from greathall.house.registry import descriptor_of, descriptors
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.kernel.rng import mix
from greathall.reading import Unreadable, read_json

PREFIX = "greathall_"
DEALS = 1024  # outcomes of the chance node
LONGEST = 20_000  # decisions; no game comes near
RESAMPLED = 2**31

KIND = pyspiel.GameType


def register() -> list[str]:
    """Makes all games known to OpenSpiel; those that it knows already are left."""
    known = set(pyspiel.registered_names())
    for descriptor in descriptors():
        if PREFIX + descriptor.id not in known:
            # A class each: OpenSpiel lets go of it when Python has ended, which only a class outlives.
            made = type(SpielGame.__name__, (SpielGame,), {"game_id": descriptor.id})
            pyspiel.register_game(game_type(descriptor), made)
    return [PREFIX + descriptor.id for descriptor in descriptors()]


def defaults(descriptor: Descriptor) -> dict[str, Any]:
    """`options` is JSON, as records have them; pass parameters as a dictionary then."""
    return {"players": descriptor.rules.usual_players, "seed": 0, "deals": DEALS, "options": "{}"}


def game_type(descriptor: Descriptor) -> Any:
    counts = descriptor.rules.player_counts
    return pyspiel.GameType(
        short_name=PREFIX + descriptor.id,
        long_name=f"Great Hall: {descriptor.id}",
        dynamics=KIND.Dynamics.SEQUENTIAL,
        chance_mode=KIND.ChanceMode.EXPLICIT_STOCHASTIC,
        information=KIND.Information.IMPERFECT_INFORMATION,
        utility=KIND.Utility.GENERAL_SUM,
        reward_model=KIND.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(descriptor),
    )


def options_in(text: str) -> dict[str, object]:
    try:
        return checked_options(read_json(text.encode()))
    except Unreadable as error:
        raise BadOption(Wrong("error-options-json", example="{}", given=shown(text), why=error)) from error


class Setting:
    """A game with its options, as OpenSpiel's parameters give them."""

    def __init__(self, descriptor: Descriptor, given: dict[str, Any]) -> None:
        self.descriptor = descriptor
        self.players: int = given["players"]
        self.seed: int = given["seed"]
        self.deals: int = given["deals"]
        self.options: str = given["options"]
        self.dealer = descriptor.rules.dealer(self.players, descriptor.settled(options_in(self.options)))
        self.encoder = Encoder(descriptor)

    def __reduce__(self) -> tuple[Any, ...]:
        return setting, (self.descriptor.id, self.players, self.seed, self.deals, self.options)

    def table(self) -> Table:
        return Table(self.descriptor.rules, self.dealer, [None] * self.players)


@lru_cache(maxsize=16)
def setting(id: str, players: int, seed: int, deals: int, options: str) -> Setting:
    given = {"players": players, "seed": seed, "deals": deals, "options": options}
    return Setting(descriptor_of(id), given)


def setting_of(game: Any) -> Setting:
    """OpenSpiel may wrap a game anew and lose what Python had noted on it; its name and parameters stay."""
    given = {**defaults(descriptor_of(id_of(game))), **game.get_parameters()}
    return setting(id_of(game), given["players"], given["seed"], given["deals"], given["options"])


def id_of(game: Any) -> str:
    return str(game.get_type().short_name).removeprefix(PREFIX)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel is untyped
    """What OpenSpiel loads; its subclasses say which game it is."""

    game_id = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        descriptor = descriptor_of(self.game_id)
        given = {**defaults(descriptor), **(params or {})}
        found = setting(descriptor.id, given["players"], given["seed"], given["deals"], given["options"])
        info = pyspiel.GameInfo(
            num_distinct_actions=found.encoder.actions,
            max_chance_outcomes=found.deals,
            num_players=found.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(descriptor), info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(setting_of(self), iig_obs_type is not None and iig_obs_type.perfect_recall)


class Held:
    """A game in progress, in a box that Python's `deepcopy` copies as the game says."""

    def __init__(self, game: Setting, table: Table | None = None, memories: list[str] | None = None) -> None:
        self.game = game
        self.table = table
        self.memories = memories or [""] * game.players  # by player: digests of all that was seen and chosen
        self.actions: list[int] = []
        self.dealt_anew = False

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return self.with_state(self.table.rules.copy(self.table.state)) if self.table else Held(self.game)

    def with_state(self, state: Any) -> Held:
        table = self.game.table()
        table.state = state
        twin = Held(self.game, table, self.memories.copy())
        twin.actions = self.actions.copy()
        twin.dealt_anew = self.dealt_anew
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel saves states by pickling; the choices say it all, unless something was dealt anew."""
        if self.dealt_anew:
            raise PicklingError("a state that was dealt anew (resample) cannot be saved: no choices lead to it")
        return played, (self.game, tuple(self.actions))

    def apply(self, action: int) -> None:
        """The deal, then choices."""
        self.actions.append(action)
        if self.table is None:
            self.table = self.game.table()
            self.table.begin(mix(self.game.seed, action))
        else:
            self.memories[self.table.state.decider] += f"/{action}"
            self.table.choose(self.game.encoder.code(self.table.state, action))
        self.note()

    def note(self) -> None:
        """Everybody remembers what they see now."""
        assert self.table is not None
        for player, before in enumerate(self.memories):
            seen = self.game.encoder.observer.observe(self.table.state, player)
            self.memories[player] = sha256(before.encode() + seen).hexdigest()


def played(game: Setting, actions: tuple[int, ...]) -> Held:
    held = Held(game)
    for action in actions:
        held.apply(action)
    return held


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game in progress, as OpenSpiel plays it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(setting_of(game))

    @property
    def table(self) -> Table | None:
        """None before the deal."""
        return self.held.table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.table.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.table.state.decider

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None or self.table.state.over or self.table.state.decider != player:
            return []
        places = self.held.game.encoder.observer.actions
        return sorted(places[code] for code in self.table.state.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.held.game.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        self.held.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.table is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        code = self.held.game.encoder.observer.codes[action]
        if code in self.table.state.options and player == self.table.state.decider:
            return self.held.game.descriptor.text.option(self.table.state, code)
        return f"option {code}"

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.state.over

    def returns(self) -> list[float]:
        if self.table is None or not self.table.state.over:
            return [0.0] * self.held.game.players
        return self.table.shares()

    def __str__(self) -> str:
        return f"{self.held.game.descriptor.id} {' '.join(map(str, self.history()))}"


class SpielObserver:
    """What a player sees: the row of the environments; in words, a digest of it or of all rows so far."""

    def __init__(self, game: Setting, perfect_recall: bool) -> None:
        self.encoder = game.encoder
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(self.encoder.size, np.float32)
        self.dict = {
            name: self.tensor[segment.start : segment.stop] for name, segment in self.encoder.segments.items()
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoder.table(state.table.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        if state.table is None:
            return "before the deal"
        if self.perfect_recall:
            return state.held.memories[player]
        return sha256(self.encoder.observer.observe(state.table.state, player)).hexdigest()


def resample(state: SpielState, player: int, sampler: Callable[[], float] = random.random) -> SpielState:
    """A state that the player cannot tell from this one; all that they cannot know is dealt anew, what chance will
    bring included. For `ISMCTSBot.set_resampler`."""
    twin = state.clone()
    if state.table is not None:
        seed = int(sampler() * RESAMPLED)
        twin.held = state.held.with_state(state.table.rules.determinize(state.table.state, player, seed))
        twin.held.dealt_anew = True
    found: SpielState = twin
    return found
