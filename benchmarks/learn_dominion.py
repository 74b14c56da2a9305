"""Learns what to get in Dominion (`bots/dominion/policy.py`), over random kingdoms.

    pip install 'greathall[train]'
    python benchmarks/learn_dominion.py lists --kingdoms 460 --out build/lists.json
    python benchmarks/learn_dominion.py imitate build/lists.json --out build/imitated.npz
    python benchmarks/learn_dominion.py improve build/lists.json build/imitated.npz

First lists are climbed (`bots/dominion/plans.py`). Then the network learns to get what those lists would, whatever
the coins, in games that are now and then led astray. At last it plays against them, and does more often what went
well (PPO); it also learns to foretell what it gains. One kingdom in ten is kept apart throughout, to see how it
fares where it has never been; those of `benchmarks/dominion_strength.py` are others again.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import torch
from torch import nn

from greathall.bots.bot import Bot
from greathall.bots.dominion.buy_list import BuyListBot
from greathall.bots.dominion.contest import LONGEST, gain_in_game, gain_of
from greathall.bots.dominion.learned import LearnedBot
from greathall.bots.dominion.plans import BIG_MONEY, Climber, Plan, seed_of, starts
from greathall.bots.dominion.policy import (
    A_DECK,
    NO_CARD,
    SCALES,
    SEEN,
    THE_PILES,
    WEIGHTS,
    Floats,
    Network,
    offered_in,
    row_of,
    traits,
)
from greathall.bots.dominion.seen import KINDS, NUMBERS
from greathall.games.dominion.catalogue import KINGDOM_SETS
from greathall.games.dominion.kingdoms import random_kingdom
from greathall.games.dominion.setup import deal, make_setup
from greathall.games.dominion.state import Dominion
from greathall.kernel.machine import FIRST_THING, PASS
from greathall.kernel.rng import mix, seeded

SEED = 77  # of the kingdoms; those of find_lists.py and dominion_strength.py are others
KEPT_APART = 10
# Of ten kingdoms seven are for two players, the others for more.
PLAYERS = (2, 2, 2, 2, 2, 2, 2, 3, 4, 5)
COINS = range(2, 12)  # a list is asked what it would take with so many
ASTRAY = 6  # one buy in so many is any
CARD = 24
HIDDEN = 64
SECOND = 32
MOST = 18  # piles, and to take nothing


class Task:
    """A kingdom, and lists for it: the one that was climbed, the best that was known, Big Money."""

    def __init__(self, number: int, kingdom: list[str], players: int, lists: list[list[str]]) -> None:
        self.number = number
        self.setup = make_setup(kingdom, players)
        self.lists = lists
        self.bots = [Plan(lines).bot for lines in lists]
        self.offered = offered_in(self.setup)
        self.is_apart = number % KEPT_APART == 0


def climb(kingdoms: int, games: int, out: Path) -> None:
    found = []
    started = time.perf_counter()
    for number in range(kingdoms):
        players = PLAYERS[number // KEPT_APART % len(PLAYERS)]
        kingdom = random_kingdom(KINGDOM_SETS, seeded(mix(SEED, number)))
        setup = make_setup(kingdom, players)
        first = starts(setup)
        best = Climber(setup, games, seed_of(setup)).climb(first).best
        found.append({"kingdom": kingdom, "players": players, "lists": [best.lines, first[0], list(BIG_MONEY)]})
        if number % 20 == 19:
            out.write_text(json.dumps(found))
            print(f"{number + 1} kingdoms, {time.perf_counter() - started:.0f} s", flush=True)


def tasks_in(path: Path) -> list[Task]:
    rows = json.loads(path.read_text())
    return [Task(number, row["kingdom"], row["players"], row["lists"]) for number, row in enumerate(rows)]


# -- the network, as it learns


class Learner(nn.Module):
    """As `Network`, with the same weights."""

    def __init__(self) -> None:
        super().__init__()
        self.traits = torch.tensor(traits())
        self.scales = torch.tensor(SCALES)
        trait = self.traits.shape[1]
        seen = 4 * CARD + len(NUMBERS)
        self.card = nn.Linear(trait, CARD)
        self.offer = nn.Linear(trait + CARD, HIDDEN, bias=False)
        self.counts = nn.Linear(len(SCALES), HIDDEN, bias=False)
        self.table = nn.Linear(seen, HIDDEN)
        self.second = nn.Linear(HIDDEN, SECOND)
        self.last = nn.Linear(SECOND, 1, bias=False)
        self.value = nn.Linear(seen, HIDDEN)
        self.value_second = nn.Linear(HIDDEN, SECOND)
        self.value_last = nn.Linear(SECOND, 1, bias=False)

    def forward(self, rows: torch.Tensor, offered: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Scores of what is offered, and logits of the value. Offered are cards, NO_CARD last and wherever a
        kingdom has fewer piles."""
        cards = torch.relu(self.card(self.traits))
        table = self.seen(rows, cards[:KINDS])
        counts = torch.nn.functional.pad(rows[:, : 4 * KINDS].reshape(-1, 4, KINDS), (0, 1))
        counts = counts.gather(2, offered[:, None, :].expand(-1, 4, -1)).transpose(1, 2) / self.scales
        offers = self.offer(torch.cat([self.traits, cards], dim=1))
        hidden = torch.relu(offers[offered] + self.counts(counts) + self.table(table)[:, None])
        scores = self.last(torch.relu(self.second(hidden))).squeeze(-1)
        hope = torch.relu(self.value_second(torch.relu(self.value(table))))
        return scores, self.value_last(hope).squeeze(-1)

    def seen(self, rows: torch.Tensor, cards: torch.Tensor) -> torch.Tensor:
        own = rows[:, :KINDS] @ cards
        others = rows[:, KINDS : 2 * KINDS] @ cards
        piles = (rows[:, 2 * KINDS : 3 * KINDS] > 0).float() @ cards
        size = rows[:, :KINDS].sum(dim=1, keepdim=True).clamp(min=1.0)
        return torch.cat(
            [own / A_DECK, own / size, others / A_DECK, piles / THE_PILES, rows[:, 4 * KINDS :]], dim=1
        )

    def weights(self) -> dict[str, Floats]:
        found: dict[str, Floats] = {}
        for name, layer in self.named_children():
            assert isinstance(layer, nn.Linear)
            weight = layer.weight.detach().numpy().T
            found[name] = np.ascontiguousarray(weight[:, 0] if name.endswith("last") else weight)
            if layer.bias is not None:
                found[f"{name}_bias"] = layer.bias.detach().numpy().copy()
        return found

    def network(self) -> Network:
        return Network({name: weight.copy() for name, weight in self.weights().items()})

    def save(self, path: Path) -> None:
        path.parent.mkdir(exist_ok=True)
        np.savez_compressed(path, seen=np.array(SEEN), **self.weights())

    def load(self, path: Path) -> None:
        with np.load(path) as file:
            for name, layer in self.named_children():
                assert isinstance(layer, nn.Linear)
                weight = file[name]
                weight = weight[None] if weight.ndim == 1 else weight.T
                layer.weight.data = torch.tensor(np.ascontiguousarray(weight))
                if layer.bias is not None:
                    layer.bias.data = torch.tensor(file[f"{name}_bias"])


def padded(offered: np.ndarray) -> np.ndarray:
    return np.concatenate([offered, np.full(MOST - len(offered), NO_CARD)])


# -- how strong it is, where it has never been


def rate(net: Network, tasks: list[Task], against: int, deals: int, seed: int = 1) -> float:
    """What it gains against one of each kingdom's lists (0 the climbed one, 1 the best known, 2 Big Money)."""
    bot = LearnedBot(net)
    gains = []
    for task in tasks:
        players = task.setup.players
        for n in range(players * deals):
            gain, _ = gain_in_game(task.setup, bot, task.bots[against], n % players, mix(seed, n // players))
            gains.append(gain)
    return sum(gains) / len(gains)


def report(net: Network, tasks: list[Task], deals: int = 2) -> str:
    apart = [task for task in tasks if task.is_apart and task.setup.players == 2]
    names = ("climbed", "known", "Big Money")
    return ", ".join(f"{name} {100 * rate(net, apart, i, deals):.1f}" for i, name in enumerate(names))


# -- imitation


def lessons(task: Task, games: int, seed: int) -> Iterator[tuple[Floats, list[int], list[int], int]]:
    """What is seen at each purchase of the climbed list's, what is to be had with some numbers of coins, and what
    the list takes of it."""
    teacher = task.bots[0]
    players = task.setup.players
    rng = seeded(mix(seed, task.number))
    for game in range(games):
        s = deal(task.setup, 0, seeded(mix(mix(seed, task.number), game)))
        left = LONGEST * players
        own = game % players
        others = task.bots[game // players % len(task.bots)]
        while not s.over and left > 0:
            left -= 1
            if s.decider != own:
                s.choose(others.choose(s))
                continue
            code = teacher.choose(s)
            if s.kind == "buy":
                yield row_of(s, own), *asked(task, teacher, s), game
                if rng.below(ASTRAY) == 0:
                    code = s.options[rng.below(len(s.options))]
            s.choose(code)


def asked(task: Task, teacher: BuyListBot, s: Dominion) -> tuple[list[int], list[int]]:
    """By number of coins, bits of the places in what is offered that can be had, and the place of what is taken."""
    masks: list[int] = []
    taken: list[int] = []
    offered = task.offered.tolist()
    for coins in COINS:
        mask = 1 << (len(offered) - 1)
        for place, card in enumerate(offered[:-1]):
            if s.supply[card] > 0 and task.setup.costs[card] <= coins:
                mask |= 1 << place
        line = teacher.first_buy(s, s.decider, coins - s.discount)
        card = teacher.lines[line].card if line < len(teacher.lines) else NO_CARD
        masks.append(mask)
        taken.append(offered.index(card))
    return masks, taken


def imitate(tasks: list[Task], games: int, epochs: int, seed: int, out: Path) -> None:
    torch.manual_seed(seed)
    rows, offers, masks, labels, apart = [], [], [], [], []
    for task in tasks:
        for row, mask, taken, _ in lessons(task, games, seed):
            rows.append(row)
            offers.append(padded(task.offered))
            masks.append(mask)
            labels.append(taken)
            apart.append(task.is_apart)
    x = torch.tensor(np.array(rows))
    offered = torch.tensor(np.array(offers))
    bits = torch.tensor(masks)
    taken_all = torch.tensor(labels)
    held = torch.tensor(apart)
    train, test = torch.nonzero(~held).squeeze(1), torch.nonzero(held).squeeze(1)
    print(f"{len(train):,} purchases to learn from, {len(test):,} kept apart", flush=True)
    net = Learner()
    steps = epochs * (len(train) // 512)
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps + 1)

    def loss_of(some: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        scores, _ = net(x[some], offered[some])
        open_ = (bits[some][:, :, None] >> torch.arange(MOST)) & 1
        told = torch.log_softmax(scores[:, None].masked_fill(open_ == 0, -1e9), dim=2)
        right = (told.argmax(dim=2) == taken_all[some]).float().mean()
        return -told.gather(2, taken_all[some][:, :, None]).mean(), right

    for epoch in range(epochs):
        total = 0.0
        for some in train[torch.randperm(len(train))][: len(train) // 512 * 512].split(512):
            loss, _ = loss_of(some)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            total += loss.item()
        with torch.no_grad():
            loss, right = loss_of(test[:20000])
        print(
            f"epoch {epoch}: loss {total / (len(train) // 512):.3f}, apart {loss.item():.3f}, "
            f"{100 * right.item():.1f} % alike",
            flush=True,
        )
    net.save(out)
    print(report(net.network(), tasks), flush=True)


# -- improvement


class Seat:
    """A game under way, in which the network plays for one seat and a list, or the network too, for the others."""

    def __init__(self, task: Task, seat: int, others: Bot, seed: int) -> None:
        self.task = task
        self.s = deal(task.setup, 0, seeded(seed))
        self.seat = seat
        self.others = others
        self.bot = LearnedBot(EMPTY)
        self.bot.setup = task.setup
        self.bot.offered = task.offered
        self.left = LONGEST * task.setup.players
        self.row: Floats | None = None  # what is seen since the list was last written
        self.noted: list[
            tuple[Floats, int, int]
        ] = []  # a row, bits of what could be had, the place of what was taken

    def play_on(self) -> bool:
        """Until the network is to be asked; False when the game is over."""
        s = self.s
        while not s.over and self.left > 0:
            self.left -= 1
            if s.decider != self.seat:
                s.choose(self.others.choose(s))
                continue
            if len(s.options) == 1:
                s.choose(s.options[0])
                continue
            if self.bot.is_outdated(s):
                self.row = row_of(s, self.seat)
                return True
            self.choose()
        return False

    def choose(self) -> None:
        s = self.s
        code = self.bot.playing.choose(s)
        if s.kind in ("buy", "gain") and self.row is not None:
            offered = self.task.offered.tolist()
            cards = [NO_CARD if option == PASS else option - FIRST_THING for option in s.options]
            taken = NO_CARD if code == PASS else code - FIRST_THING
            if all(card in offered for card in cards):
                mask = sum(1 << offered.index(card) for card in cards)
                self.noted.append((self.row, mask, offered.index(taken)))
        s.choose(code)


class Asker:
    """Plays many games side by side, so that the network is asked about all of them at once."""

    def __init__(self, net: Learner, seed: int) -> None:
        self.net = net
        self.rng = np.random.default_rng(seed)

    def play(self, seats: list[Seat]) -> None:
        waiting = [seat for seat in seats if seat.play_on()]
        while waiting:
            rows = torch.tensor(np.array([seat.row for seat in waiting]))
            offered = torch.tensor(np.array([padded(seat.task.offered) for seat in waiting]))
            with torch.no_grad():
                scores = self.net(rows, offered)[0].numpy()
            # Perturbed so, the best of any set is drawn by the policy's chances.
            scores = scores + self.rng.gumbel(size=scores.shape)
            for seat, row in zip(waiting, scores, strict=True):
                seat.bot.play_by(row[: len(seat.task.offered)], seat.s)
                seat.choose()
            waiting = [seat for seat in waiting if seat.play_on()]


EMPTY = Learner().network()


def improve(tasks: list[Task], start: Path, updates: int, games: int, speed: float, seed: int, out: Path) -> None:
    torch.manual_seed(seed)
    net = Learner()
    net.load(start)
    print(report(net.network(), tasks), flush=True)
    train = [task for task in tasks if not task.is_apart]
    policy = [p for name, p in net.named_parameters() if not name.startswith("value")]
    value = [p for name, p in net.named_parameters() if name.startswith("value")]
    optimizer = torch.optim.Adam([{"params": policy, "lr": speed}, {"params": value, "lr": 2 * speed}])
    schedule = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda done: 1.0 - 0.9 * done / updates)
    rng = np.random.default_rng(seed)
    asker = Asker(net, seed)
    gained: list[float] = []
    for number in range(1, updates + 1):
        itself = LearnedBot(net.network())
        seats = []
        for game in range(games):
            task = train[rng.integers(len(train))]
            # Two of four games against the climbed list, one against the best known, one against itself.
            others: Bot = (task.bots[0], task.bots[0], task.bots[1], LearnedBot(itself.net))[game % 4]
            seats.append(
                Seat(task, int(rng.integers(task.setup.players)), others, mix(seed, number * games + game))
            )
        asker.play(seats)
        gained += [gain_of(seat.s, seat.seat) for seat in seats if isinstance(seat.others, BuyListBot)]
        learn_from(net, optimizer, seats, value_only=number <= FORETELLING)
        schedule.step()
        if number % 25 == 0:
            net.save(out)
            lately = gained[-20 * games :]
            print(
                f"{number * games:,} games: gained {100 * sum(lately) / len(lately):.1f}; "
                f"apart: {report(net.network(), tasks, 1 if number % 100 else 4)}",
                flush=True,
            )
    net.save(out)
    print(report(net.network(), tasks, 8), flush=True)


FORETELLING = 4  # updates of the value alone, before the policy follows it
CLIP = 0.2
PASSES = 2
ENTROPY = 0.004


def learn_from(net: Learner, optimizer: torch.optim.Optimizer, seats: list[Seat], value_only: bool) -> None:
    rows = torch.tensor(np.array([row for seat in seats for row, _, _ in seat.noted]))
    bits = torch.tensor([mask for seat in seats for _, mask, _ in seat.noted])
    taken = torch.tensor([place for seat in seats for _, _, place in seat.noted])
    offered = torch.tensor(np.array([padded(seat.task.offered) for seat in seats for _ in seat.noted]))
    gains = torch.tensor([gain_of(seat.s, seat.seat) for seat in seats for _ in seat.noted], dtype=torch.float32)
    closed = ((bits[:, None] >> torch.arange(MOST)) & 1) == 0
    with torch.no_grad():
        scores, hopes = net(rows, offered)
        before = torch.log_softmax(scores.masked_fill(closed, -1e9), dim=1).gather(1, taken[:, None]).squeeze(1)
        lead = gains - torch.sigmoid(hopes)
        lead = (lead - lead.mean()) / (lead.std() + 1e-6)
    for _ in range(PASSES):
        for some in torch.randperm(len(rows)).split(2048):
            scores, hopes = net(rows[some], offered[some])
            told = torch.log_softmax(scores.masked_fill(closed[some], -1e9), dim=1)
            ratio = (told.gather(1, taken[some][:, None]).squeeze(1) - before[some]).exp()
            won = torch.minimum(ratio * lead[some], ratio.clamp(1 - CLIP, 1 + CLIP) * lead[some])
            entropy = -(told.exp() * told.masked_fill(closed[some], 0.0)).sum(dim=1).mean()
            value = nn.functional.binary_cross_entropy_with_logits(hopes, gains[some])
            loss = value if value_only else value - won.mean() - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    steps = parser.add_subparsers(dest="step", required=True)
    lists = steps.add_parser("lists")
    lists.add_argument("--kingdoms", type=int, default=460)
    lists.add_argument("--games", type=int, default=4000)
    lists.add_argument("--out", type=Path, required=True)
    first = steps.add_parser("imitate")
    first.add_argument("lists", type=Path)
    first.add_argument("--games", type=int, default=12, help="in each kingdom")
    first.add_argument("--epochs", type=int, default=4)
    first.add_argument("--seed", type=int, default=1)
    first.add_argument("--out", type=Path, required=True)
    then = steps.add_parser("improve")
    then.add_argument("lists", type=Path)
    then.add_argument("start", type=Path)
    then.add_argument("--updates", type=int, default=300)
    then.add_argument("--speed", type=float, default=1e-3, help="of learning, at first; a tenth of it at last")
    then.add_argument("--games", type=int, default=256, help="side by side")
    then.add_argument("--seed", type=int, default=1)
    then.add_argument("--out", type=Path, default=WEIGHTS)
    given = parser.parse_args()
    torch.set_num_threads(1)
    if given.step == "lists":
        climb(given.kingdoms, given.games, given.out)
    elif given.step == "imitate":
        imitate(tasks_in(given.lists), given.games, given.epochs, given.seed, given.out)
    else:
        improve(tasks_in(given.lists), given.start, given.updates, given.games, given.speed, given.seed, given.out)


if __name__ == "__main__":
    main()
