"""Which card goes best with money? A study of Dominion strategies, with plots.

    $ python examples/strategy_study.py --games 1000 --out study

It is laid out in cells (`# %%`), which editors such as VS Code and Spyder run one by one like those of a notebook.
"""

# %% What is compared: buy lists of one card each, beside money alone ("bmu").

from __future__ import annotations

import argparse
from pathlib import Path

import matplotlib.pyplot as plt
import numpy as np

from greathall.api import new_game
from greathall.arena.sim import simulate
from greathall.bots.bot import ask
from greathall.house.registry import descriptor_of
from greathall.kernel.rng import mix

plt.switch_backend("Agg")  # files, no windows
NAMES = ["bmu", "smithy", "moat", "militia", "laboratory", "witch"]
KINGDOM = ["smithy", "moat", "militia", "laboratory", "witch", "cellar", "village", "market", "remodel", "festival"]

asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
asked.add_argument("--games", type=int, default=1000, help="for each pair")
asked.add_argument("--out", type=Path, default=Path("study"), help="the folder for the plots")
given = asked.parse_args()
given.out.mkdir(parents=True, exist_ok=True)

# %% Everybody against everybody. Bots change seats from game to game; a tie is half a win.

table = np.full((len(NAMES), len(NAMES)), 0.5)
widest = 0.0
for i, one in enumerate(NAMES):
    for j, other in enumerate(NAMES[:i]):
        result = simulate("dominion", [one, other], given.games, seed=1, options={"kingdom": KINGDOM})
        table[i, j] = result.bots[0].win_rate
        table[j, i] = 1 - table[i, j]
        low, high = result.bots[0].ci95
        widest = max(widest, (high - low) / 2)

order = np.argsort(-table.mean(axis=1))
for i in order:
    print(f"{NAMES[i]:10} wins {table[i].mean():.1%} on average (each pair ± {widest:.1%} at most)")

# %% As a picture: rows beat columns.

figure, axes = plt.subplots(figsize=(6, 5))
shown = axes.imshow(table[np.ix_(order, order)], vmin=0, vmax=1, cmap="RdYlGn")
axes.set_xticks(range(len(NAMES)), [NAMES[i] for i in order], rotation=45)
axes.set_yticks(range(len(NAMES)), [NAMES[i] for i in order])
for row, i in enumerate(order):
    for column, j in enumerate(order):
        axes.text(column, row, f"{table[i, j]:.0%}", ha="center", va="center")
axes.set_title(f"Share of {given.games} games won, row against column")
figure.colorbar(shown)
figure.tight_layout()
figure.savefig(given.out / "wins.png", dpi=120)

# %% How fast they are: points by turn, in games against money, from the views that a player has of the own cards.


def points_by_turn(name: str, games: int, turns: int = 20) -> list[float]:
    """The mean of the own points after each turn; a game that is over keeps its last ones."""
    total = np.zeros(turns)
    bots = descriptor_of("dominion").bots
    for number in range(games):
        game = new_game("dominion", 2, mix(2, number), {"kingdom": KINGDOM})
        players = [bots.make(name), bots.make("bmu")]
        points = [3] * turns
        while not game.over:
            game.choose_code(ask(game.rules, game.state, players[game.state.decider]))
            own = game.rules.standings(game.state)[0].score
            done = min(game.rules.turns(game.state)[0], turns)
            points[max(done - 1, 0) :] = [own] * (turns - max(done - 1, 0))
        total += points
    return [float(mean) for mean in total / games]


figure, axes = plt.subplots(figsize=(7, 4))
for i in order:
    axes.plot(range(1, 21), points_by_turn(NAMES[i], max(given.games // 20, 2)), label=NAMES[i])
axes.set_xlabel("turn")
axes.set_ylabel("points")
axes.legend()
axes.set_title("How fast points come, against money")
figure.tight_layout()
figure.savefig(given.out / "points.png", dpi=120)
print(f"plots are in {given.out}")
