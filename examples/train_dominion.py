"""Learns to play Dominion against "Big Money Ultimate", in minutes, with nothing but numpy.

    $ python examples/train_dominion.py

A small network gives each option a score from two things: what the table looks like, and what the option does (its
features, such as "costs 6, worth 3 coins"). A softmax over the scores is the policy. It learns by proximal policy
optimisation from games that it plays itself, many side by side (`greathall.env.vector`); a little reward for every
point by which it comes ahead shows it the way while it does not win yet.

As it stands here (400 updates, seed 1, 24,400 games) it won 69.8 % ± 2.0 % of 2,000 games against "bmu"; on a busy
machine with two cores that took 11 minutes.
"""

from __future__ import annotations

import argparse
import math
import time

import numpy as np
from numpy.typing import NDArray

from greathall.env import vector
from greathall.env.side_by_side import Batch, Vector

Array = NDArray[np.float32]
KINGDOM = "first_game"
SEEN = ("turn", "seats", "piles")  # the segments of an observation that the network looks at

HIDDEN = 48
GAMES = 96  # side by side
STEPS = 64  # of each game between two updates
EPOCHS = 3
SLICES = 4  # in which the steps are learned from, in every epoch
RATE = 1.5e-3
CLIP = 0.2
LAMBDA = 0.97
ENTROPY = 0.02
SHAPING = 0.02


class Net:
    """Scores for options, and how much a position is worth. Two layers each, gradients by hand, Adam."""

    def __init__(self, table: int, option: int, seed: int) -> None:
        rng = np.random.default_rng(seed)

        def weights(*shape: int) -> Array:
            return (rng.standard_normal(shape) / math.sqrt(shape[0])).astype(np.float32)

        self.all = {
            "table": weights(table, HIDDEN),
            "option": weights(option, HIDDEN),
            "bias": np.zeros(HIDDEN, np.float32),
            "score": weights(HIDDEN) * np.float32(0.1),
            "seen": weights(table, HIDDEN),
            "seen_bias": np.zeros(HIDDEN, np.float32),
            "worth": weights(HIDDEN) * np.float32(0.1),
        }
        self.mean = {name: np.zeros_like(value) for name, value in self.all.items()}
        self.square = {name: np.zeros_like(value) for name, value in self.all.items()}
        self.updates = 0

    def hidden(self, table: Array, options: Array, games: NDArray[np.int64]) -> Array:
        w = self.all
        found: Array = np.maximum((table @ w["table"] + w["bias"])[games] + options @ w["option"], 0)
        return found

    def chances(self, hidden: Array, starts: NDArray[np.int64], games: NDArray[np.int64]) -> Array:
        """Of each option among those of its decision."""
        scores = hidden @ self.all["score"]
        scores = np.exp(scores - np.maximum.reduceat(scores, starts)[games])
        found: Array = scores / np.add.reduceat(scores, starts)[games]
        return found

    def worth(self, table: Array) -> tuple[Array, Array]:
        hidden = np.maximum(table @ self.all["seen"] + self.all["seen_bias"], 0)
        return hidden, hidden @ self.all["worth"]

    def learn(self, slopes: dict[str, Array], rate: float) -> None:
        self.updates += 1
        for name, slope in slopes.items():
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope * slope - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.updates)
            square = self.square[name] / (1 - 0.999**self.updates)
            self.all[name] -= np.float32(rate) * mean / (np.sqrt(square) + 1e-8)


class Player:
    """The network at the tables."""

    def __init__(self, games: Vector, net: Net | None = None, seed: int = 0) -> None:
        segments = games.encoder.segments
        self.columns = np.concatenate([np.arange(segments[name].start, segments[name].stop) for name in SEEN])
        self.net = net or Net(len(self.columns), games.encoder.width, seed)
        self.rng = np.random.default_rng(seed)

    def look(self, batch: Batch) -> Array:
        found: Array = batch.observations[:, self.columns]
        return found

    def choose(self, batch: Batch, best: bool = False) -> tuple[NDArray[np.int64], Array]:
        """The option for each game, counted over all games, and its chance; or the likeliest one."""
        starts = batch.starts[:-1]
        hidden = self.net.hidden(self.look(batch), batch.features, batch.games)
        chances = self.net.chances(hidden, starts, batch.games)
        # The largest of chances by random keys is a draw by these chances.
        keys = chances if best else np.log(self.rng.random(len(chances), np.float32)) / chances
        top = np.maximum.reduceat(keys, starts)[batch.games]
        places = np.flatnonzero(keys == top)
        picked = places[np.searchsorted(places, starts)]
        return picked, chances[picked]


class Memory:
    """Some steps of all games, to learn from."""

    def __init__(self) -> None:
        self.tables: list[Array] = []
        self.batches: list[Batch] = []
        self.picked: list[NDArray[np.int64]] = []
        self.chances: list[Array] = []
        self.worths: list[Array] = []
        self.rewards: list[Array] = []
        self.over: list[NDArray[np.bool_]] = []

    def advantages(self, last: Array) -> tuple[Array, Array]:
        """By how much better each choice went than was to be expected; and what was to be expected after all."""
        gains = np.zeros_like(self.worths[0])
        found: list[Array] = []
        following = last
        for worth, reward, over in zip(self.worths[::-1], self.rewards[::-1], self.over[::-1], strict=True):
            goes_on = 1 - over.astype(np.float32)
            gains = reward + goes_on * following - worth + LAMBDA * goes_on * gains
            found.append(gains)
            following = worth
        better = np.stack(found[::-1])
        return better, better + np.stack(self.worths)


def gather(player: Player, games: Vector, batch: Batch) -> tuple[Memory, Batch]:
    memory = Memory()
    for _ in range(STEPS):
        table = player.look(batch)
        picked, chances = player.choose(batch)
        memory.tables.append(table)
        memory.batches.append(batch)
        memory.picked.append(picked - batch.starts[:-1])
        memory.chances.append(chances)
        memory.worths.append(player.net.worth(table)[1])
        batch = games.step(batch.option_actions[picked])
        memory.rewards.append(batch.rewards[:, 0])
        memory.over.append(batch.over)
    return memory, batch


def improve(player: Player, memory: Memory, last: Array, rate: float) -> None:
    better, targets = memory.advantages(last)
    better = (better - better.mean()) / (better.std() + 1e-6)
    steps = np.arange(STEPS)
    for _ in range(EPOCHS):
        player.rng.shuffle(steps)
        for some in np.array_split(steps, SLICES):
            net = player.net
            net.learn(slopes(net, memory, some.tolist(), better, targets), rate)


def slopes(net: Net, memory: Memory, steps: list[int], better: Array, targets: Array) -> dict[str, Array]:
    """Which way to change the weights: of the clipped policy objective, with entropy, and of the worth."""
    table = np.concatenate([memory.tables[i] for i in steps])
    options = np.concatenate([memory.batches[i].features for i in steps])
    counts = np.concatenate([np.diff(memory.batches[i].starts) for i in steps])
    starts = np.concatenate([[0], np.cumsum(counts)[:-1]])
    picked = starts + np.concatenate([memory.picked[i] for i in steps])
    before = np.concatenate([memory.chances[i] for i in steps])
    gain = np.concatenate([better[i] for i in steps])
    target = np.concatenate([targets[i] for i in steps])
    n = len(starts)
    games = np.repeat(np.arange(n), counts)

    hidden = net.hidden(table, options, games)
    chances = net.chances(hidden, starts, games)
    ratio = chances[picked] / before
    clipped = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
    push = np.where(clipped, 0, gain * ratio)
    logs = np.log(chances + 1e-8)
    surprise = np.add.reduceat(chances * logs, starts)
    to_scores = -push[games] * chances - ENTROPY * chances * (logs - surprise[games])
    to_scores[picked] += push
    to_scores = (-to_scores / n).astype(np.float32)

    to_hidden = np.outer(to_scores, net.all["score"]) * (hidden > 0)
    to_games = np.add.reduceat(to_hidden, starts)
    seen, worth = net.worth(table)
    to_worth = ((worth - target) / n).astype(np.float32)
    to_seen = np.outer(to_worth, net.all["worth"]) * (seen > 0)
    return {
        "table": table.T @ to_games,
        "option": options.T @ to_hidden,
        "bias": to_games.sum(0),
        "score": hidden.T @ to_scores,
        "seen": table.T @ to_seen,
        "seen_bias": to_seen.sum(0),
        "worth": seen.T @ to_worth,
    }


def measure(net: Net, against: str, games: int, seed: int) -> tuple[float, float]:
    """The share of wins if it always takes the likeliest option, and half of the 95 % interval."""
    tables = vector("dominion", 2, min(games, GAMES), {"kingdom": KINGDOM}, bots={1: against})
    player = Player(tables, net)
    batch = tables.reset(seed)
    shares: list[float] = []
    while len(shares) < games:
        picked, _ = player.choose(batch, best=True)
        batch = tables.step(batch.option_actions[picked])
        shares += batch.rewards[batch.over, 0].tolist()
    won = np.array(shares[:games])
    return float(won.mean()), 1.96 * float(won.std()) / math.sqrt(games)


def train(updates: int, against: str, seed: int) -> Net:
    games = vector("dominion", 2, GAMES, {"kingdom": KINGDOM}, bots={1: against}, shaping=SHAPING)
    player = Player(games, seed=seed)
    batch = games.reset(seed)
    started = time.monotonic()
    for update in range(1, updates + 1):
        memory, batch = gather(player, games, batch)
        rate = RATE * (1 - 0.9 * update / updates)
        improve(player, memory, player.net.worth(player.look(batch))[1], rate)
        if update % 20 == 0:
            minutes = (time.monotonic() - started) / 60
            played = games.tables.begun
            print(f"{minutes:5.1f} min {update:5} updates {played:8,} games {recent(memory):6.1%} won", flush=True)
    return player.net


def recent(memory: Memory) -> float:
    """The share of wins among the games that ended in these steps (beside it a last reward is a little shaping)."""
    ends = [reward[over] for reward, over in zip(memory.rewards, memory.over, strict=True)]
    last = np.concatenate(ends)
    return float((last > 0.5).mean()) if len(last) else 0.0


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--updates", type=int, default=400)
    asked.add_argument("--against", default="bmu")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--games", type=int, default=2000, help="to measure with at the end")
    given = asked.parse_args()
    net = train(given.updates, given.against, given.seed)
    wins, half = measure(net, given.against, given.games, seed=given.seed + 1)
    print(f"{wins:.1%} ± {half:.1%} of {given.games} games against {given.against} won")


if __name__ == "__main__":
    main()
