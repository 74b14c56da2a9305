"""Learns what a table of the Dune games promises (`bots/imperium/value.py`) from games of bots with themselves.

    pip install 'greathall[train]'
    python -m benchmarks.learn_value uprising games.npz [more.npz …] --seed 1

Each file is of one number of players (`benchmarks/self_play.py`). One game in ten is kept apart to see how well the
network foretells; the weights are those of the epoch that did it best.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
import torch
from torch import nn

from greathall.bots.imperium.eye import MORE
from greathall.bots.imperium.value import LEADER, SEEN
from greathall.house.registry import rules_of

WEIGHTS = Path(__file__).parents[1] / "src/greathall/bots/imperium/weights"
HIDDEN = 64
SECOND = 24
KEPT_APART = 10


class Net(nn.Module):
    def __init__(self, cards: int, leaders: int, players: int, mean: torch.Tensor, scale: torch.Tensor) -> None:
        super().__init__()
        self.mean = mean
        self.scale = scale
        self.own = nn.Linear(SEEN, HIDDEN)
        self.others = nn.Linear(SEEN, HIDDEN, bias=False)
        # The last one is no card at all.
        self.cards = nn.EmbeddingBag(cards + 1, HIDDEN, mode="sum", padding_idx=cards)
        self.leaders = nn.Embedding(leaders, HIDDEN)
        self.players = nn.Embedding(players, HIDDEN)
        nn.init.normal_(self.leaders.weight, std=0.05)
        nn.init.normal_(self.players.weight, std=0.05)
        nn.init.normal_(self.cards.weight, std=0.02)
        with torch.no_grad():
            self.cards.weight[cards] = 0.0
        self.second = nn.Linear(HIDDEN, SECOND)
        self.last = nn.Linear(SECOND, 1, bias=False)
        self.drop = nn.Dropout(0.1)

    def forward(self, rows: torch.Tensor, cards: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
        """Scores by seat; rows are games, seats, features; cards are games, seats, cards."""
        x = (rows[..., :SEEN] - self.mean) / self.scale
        n = rows.shape[1]
        others = (x.sum(dim=1, keepdim=True) - x) / (n - 1)
        hidden = self.own(x) + self.others(others) + self.leaders(rows[..., LEADER].long())
        owned = self.cards(cards.reshape(-1, cards.shape[2])).reshape(hidden.shape)
        hidden = torch.relu(hidden + owned + self.players(players)[:, None])
        hidden = torch.relu(self.second(self.drop(hidden)))
        scores: torch.Tensor = self.last(hidden).squeeze(-1)
        return scores


def loss_of(scores: torch.Tensor, share: torch.Tensor, teams: torch.Tensor, can_win: torch.Tensor) -> torch.Tensor:
    sums = scores @ teams
    sums = sums.masked_fill(~can_win, -30.0)
    told = torch.log_softmax(sums, dim=1)
    won = (share @ teams) / teams.sum(dim=0)
    return -(told * won).sum(dim=1).mean()


class Games:
    """The rounds of one file, and who sits with whom."""

    def __init__(self, path: Path, game: str) -> None:
        file = np.load(path)
        self.rows = torch.from_numpy(file["seats"])
        self.share = torch.from_numpy(file["share"])
        cards = torch.from_numpy(file["cards"].astype(np.int64))
        self.cards = cards.where(cards >= 0, torch.tensor(cards_of(game)))
        self.apart = torch.from_numpy(file["game"] % KEPT_APART == 0)
        self.number = int(file["players"])
        state = rules_of(game).dealer(self.number, {}).deal(0)
        teams = state.seating.teams
        self.teams = torch.zeros(len(teams), 1 + max(teams))
        for seat, team in enumerate(teams):
            self.teams[seat, team] = 1.0
        can_win = [False] * (1 + max(teams))
        for seat, team in enumerate(teams):
            can_win[team] = can_win[team] or state.can_win(seat)
        self.can_win = torch.tensor(can_win)

    def loss(self, net: Net, at: torch.Tensor) -> torch.Tensor:
        told = net(self.rows[at], self.cards[at], torch.full((len(at),), self.number))
        return loss_of(told, self.share[at], self.teams, self.can_win)


def cards_of(game: str) -> int:
    return len(rules_of(game).shelf.whole.cards)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("imperium", "uprising"))
    parser.add_argument("games", type=Path, nargs="+")
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    files = [Games(path, given.game) for path in given.games]
    every = torch.cat([file.rows.reshape(-1, file.rows.shape[2]) for file in files])[:, :SEEN]
    mean, scale = every.mean(dim=0), every.std(dim=0)
    scale[scale < 1e-6] = 1.0
    leaders = 1 + len(rules_of(given.game).shelf.whole.leaders)
    net = Net(cards_of(given.game), leaders, 1 + max(file.number for file in files), mean, scale)
    steps = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-3)
    falls = torch.optim.lr_scheduler.CosineAnnealingLR(steps, given.epochs)
    best = float("inf")
    kept = {name: weights.clone() for name, weights in net.state_dict().items()}
    for epoch in range(given.epochs):
        net.train()
        batches = []
        for file in files:
            rows = torch.nonzero(~file.apart).squeeze(1)
            rows = rows[torch.randperm(len(rows))]
            batches += [(file, rows[i : i + 512]) for i in range(0, len(rows), 512)]
        for i in torch.randperm(len(batches)).tolist():
            file, at = batches[i]
            loss = file.loss(net, at)
            steps.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            steps.step()
        falls.step()
        net.eval()
        told = []
        with torch.no_grad():
            for file in files:
                told.append(file.loss(net, torch.nonzero(file.apart).squeeze(1)).item())
        print(f"epoch {epoch + 1}: " + ", ".join(f"{loss:.4f}" for loss in told), flush=True)
        if sum(told) < best:
            best = sum(told)
            kept = {name: weights.clone() for name, weights in net.state_dict().items()}
    net.load_state_dict(kept)
    write(net, given.game)


def write(net: Net, game: str) -> None:
    """Means and scales are worked into the weights."""
    own = (net.own.weight / net.scale).detach()
    others = (net.others.weight / net.scale).detach()
    bias = net.own.bias.detach() - (own + others) @ net.mean
    path = WEIGHTS / f"value-{game}.npz"
    np.savez_compressed(
        path,
        seen=np.array(MORE),
        own=own.T.numpy(),
        others=others.T.numpy(),
        cards=net.cards.weight.detach().numpy(),
        leaders=net.leaders.weight.detach().numpy(),
        players=(net.players.weight.detach() + bias).numpy(),
        second=net.second.weight.detach().T.numpy(),
        second_bias=net.second.bias.detach().numpy(),
        last=net.last.weight.detach().squeeze(0).numpy(),
    )
    print(f"written to {path.name}, {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
