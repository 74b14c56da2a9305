"""Games of the Dune bots with themselves, searching, to learn from: what each move was worth, and who won.

    python -m benchmarks.self_play uprising --games 400 --search 100 --seed 1 --out games.npz
    python -m benchmarks.learn_likes uprising games.npz
    python -m benchmarks.learn_value uprising games.npz

At every decision that is worth a search, each move is noted with what the heuristic thinks of it and what came of
it in the worlds in which it was tried, compared with the heuristic's own move in the same worlds. At the beginning
of every round what can be seen of each seat is noted, and at the end who won. On a cluster: `--ray ADDRESS`.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from pathlib import Path

import numpy as np
from benchmarks.fit_prospects import tastes

from greathall.arena.batches import carried_out, default_jobs
from greathall.bots.bot import ask
from greathall.bots.imperium.eye import Eye
from greathall.bots.imperium.heuristic import HeuristicBot, is_card
from greathall.bots.imperium.insight import DuneInsight
from greathall.bots.imperium.likes import phase_of
from greathall.bots.imperium.tastes import usual_taste
from greathall.bots.imperium.worth import Judge
from greathall.bots.search import Budget, SearchBot, Thought, Trial
from greathall.games.imperium.players import REVEAL_TURN
from greathall.games.imperium.state import Imperium
from greathall.games.imperium.things import CARD, DISCARDED, SPACE
from greathall.games.imperium.things import REVEAL_TURN as REVEAL
from greathall.house.registry import rules_of
from greathall.kernel.machine import PASS
from greathall.kernel.rng import mix, seeded

BATCHES = 60  # at the most, so that progress is seen
GUARD = 0.5
MOST_CARDS = 40  # of a seat that are written down; nobody has so many
NO_CARD = -1

# A move: which decision, of what group, its phase, what the heuristic thinks of it, by how much it was better than
# the heuristic's own, in how many worlds; and what it does: a kind of like and a thing, up to two of them.
Move = tuple[int, str, int, float, float, int, str, str]
# The beginning of a round: the game, the number of the round, what is seen of each seat, and its cards.
Moment = tuple[int, int, list[list[float]], list[list[int]]]
Batch = tuple[list[Move], list[Moment], dict[int, list[float]]]


def judged(s: Imperium, bot: HeuristicBot, judge: Judge, codes: list[int]) -> tuple[str, float, str, str] | None:
    """The group that a move belongs to, what the heuristic thinks of it, and what it does. Nothing for moves that
    are not learned from."""
    code = codes[0]
    content = s.content
    if s.kind == "turn":
        if code == REVEAL:
            return "turn", bot.taste.least_visit, "", ""
        if CARD <= code < DISCARDED and len(codes) == 2:
            space = content.spaces[codes[1] - SPACE]
            worth = judge.with_next(code - CARD, space.index, judge.visit(code - CARD, space))
            return "turn", worth, f"visit {space.id}", f"send {content.cards[code - CARD].id}"
    if s.kind in ("acquire", "effects") and (s.kind == "acquire" or s.turn.kind == REVEAL_TURN):
        if code == PASS:
            return "buy", 0.0, "", ""
        if is_card(code):
            card = s.on_offer(s.decider, code)
            return "buy", judge.bought(card), f"buy {content.cards[card].id}", ""
    return None


def moves_of(number: int, s: Imperium, thought: Thought, heuristic: HeuristicBot) -> list[Move]:
    found: list[Move] = []
    judge = Judge(s, s.decider, heuristic.taste)
    usual = judged(s, heuristic, judge, thought.usual.codes)
    group = usual[0] if usual is not None else ""
    for trial in thought.trials:
        told = judged(s, heuristic, judge, trial.codes)
        if told is None or told[0] != group or not trial.gains:
            continue
        gain, worlds = lead(trial, thought.usual)
        found.append((number, told[0], phase_of(judge.rounds), told[1], gain, worlds, told[2], told[3]))
    return found


def padded(cards: list[int]) -> list[int]:
    return (cards + [NO_CARD] * MOST_CARDS)[:MOST_CARDS]


def thought_of(bot: SearchBot) -> Thought | None:
    return bot.last


def lead(trial: Trial, usual: Trial) -> tuple[float, int]:
    worlds = min(len(trial.gains), len(usual.gains))
    return sum(trial.gains[i] - usual.gains[i] for i in range(worlds)) / worlds, worlds


def play_batch(game: str, players: int, search: int, share: float, seed: int, batch: tuple[int, int]) -> Batch:
    """A share of the seats searches; heuristics of many tastes have the others, so that much comes about."""
    rules = rules_of(game)
    variants: list[dict[str, object]] = [{}]
    if game == "uprising" and players != 6:
        variants.append({"choam": True})
    if players == 1:
        levels = ("mercenary", "sardaukar", "mentat", "kwisatz_haderach")
        variants = [{**each, "difficulty": level} for each in variants for level in levels]
    dealers = [rules.dealer(players, each) for each in variants]
    insight = DuneInsight(game)
    heuristic = HeuristicBot(usual_taste(game))
    others = [HeuristicBot(taste) for taste in tastes(game, seed)]
    eye = Eye()
    moves: list[Move] = []
    moments: list[Moment] = []
    shares: dict[int, list[float]] = {}
    for number in range(*batch):
        chance = seeded(mix(mix(seed, number), 1))
        s = dealers[number % len(dealers)].deal(mix(seed, number))
        assert isinstance(s, Imperium)
        bots = [SearchBot(rules, insight, Budget(search), GUARD) for _ in range(players)]
        searches = [float(chance.below(100)) < 100 * share for _ in range(players)]
        seated = [others[chance.below(len(others))] for _ in range(players)]
        for seat, bot in enumerate(bots):
            bot.begin(mix(mix(seed, number), 2 + seat))
        round = decisions = 0
        while not s.over:
            if s.round != round:
                round = s.round
                seats = range(len(s.players))
                owned = [padded(eye.owned(s, seat)) for seat in seats]
                moments.append((number, round, [eye.seen(s, seat) for seat in seats], owned))
            if not searches[s.decider]:
                s.choose(seated[s.decider].choose(s))
                continue
            bot = bots[s.decider]
            bot.last = None
            code = ask(rules, s, bot)
            thought = thought_of(bot)
            if thought is not None and len(thought.trials) > 1:
                decisions += 1
                moves += moves_of(1000 * number + decisions, s, thought, heuristic)
            s.choose(code)
        teams = s.seating.teams
        first = {teams[seat] for seat, standing in enumerate(rules.standings(s)) if standing.place == 1}
        shares[number] = [(teams[seat] in first) / len(first) for seat in range(len(s.players))]
    return moves, moments, shares


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=("imperium", "uprising"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--search", type=int, default=100, help="moves that are played out at a decision")
    parser.add_argument("--share", type=float, default=1.0, help="of the seats that search")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=default_jobs())
    parser.add_argument("--ray", help="the address of a cluster")
    parser.add_argument("--out", type=Path, required=True)
    given = parser.parse_args()
    size = max(1, given.games // BATCHES)
    batches = [(start, min(start + size, given.games)) for start in range(0, given.games, size)]
    work = partial(play_batch, given.game, given.players, given.search, given.share, given.seed)
    moves: list[Move] = []
    moments: list[Moment] = []
    shares: dict[int, list[float]] = {}
    started = time.perf_counter()
    for done, (_, (some, seen, won)) in enumerate(carried_out(work, batches, given.jobs, given.ray), 1):
        moves += some
        moments += seen
        shares.update(won)
        took = time.perf_counter() - started
        print(f"\r{min(done * size, given.games)} of {given.games} games in {took:.0f} s", end="", flush=True)
    print()
    moves.sort(key=lambda move: move[0])
    np.savez_compressed(
        given.out,
        decision=np.array([move[0] for move in moves], dtype=np.int64),
        group=np.array([move[1] for move in moves]),
        phase=np.array([move[2] for move in moves], dtype=np.int8),
        judged=np.array([move[3] for move in moves], dtype=np.float32),
        gain=np.array([move[4] for move in moves], dtype=np.float32),
        worlds=np.array([move[5] for move in moves], dtype=np.int32),
        first=np.array([move[6] for move in moves]),
        second=np.array([move[7] for move in moves]),
        game=np.array([moment[0] for moment in moments], dtype=np.int64),
        round=np.array([moment[1] for moment in moments], dtype=np.int8),
        seats=np.array([moment[2] for moment in moments], dtype=np.float32),
        cards=np.array([moment[3] for moment in moments], dtype=np.int16),
        share=np.array([shares[moment[0]] for moment in moments], dtype=np.float32),
        players=np.array(given.players),
    )
    print(f"{len(moves):,} moves and {len(moments):,} rounds of {len(shares):,} games written to {given.out}")


if __name__ == "__main__":
    main()
