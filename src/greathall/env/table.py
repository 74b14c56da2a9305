"""Games as an environment plays them: what needs no decision is gone through, the rest is handed out in rows."""

from __future__ import annotations

from greathall.bots.bot import Bot, ask
from greathall.kernel.machine import State
from greathall.kernel.observe import Observer
from greathall.kernel.rng import mix
from greathall.kernel.rules import Dealer, Rules


class Table:
    """A game in progress. Bots decide for their seats; a lone option is taken."""

    def __init__(self, rules: Rules, dealer: Dealer, bots: list[Bot | None]) -> None:
        self.rules = rules
        self.dealer = dealer
        self.bots = bots  # by player; None: whoever steps the environment
        self.state: State = dealer.deal(0)
        self.steps = 0

    def begin(self, seed: int) -> None:
        self.state = self.dealer.deal(seed)
        self.steps = 0
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                bot.begin(mix(seed, seat))
        self.go_on()

    def go_on(self) -> None:
        """To the next decision of somebody who is no bot, or to the end."""
        s = self.state
        while not s.over:
            bot = self.bots[s.decider]
            if bot is not None:
                s.choose(ask(self.rules, s, bot))
            elif len(s.options) == 1:
                s.choose(s.options[0])
            else:
                return

    def choose(self, code: int) -> None:
        self.steps += 1
        self.state.choose(code)
        self.go_on()

    def shares(self) -> list[float]:
        """By player, the share of the win: winners share it, and a team has it as one."""
        s = self.state
        teams = s.seating.teams
        standings = self.rules.standings(s)
        winners: list[int] = []
        for seat, standing in enumerate(standings):
            if standing.place == 1 and teams[seat] not in winners:
                winners.append(teams[seat])
        share = 1.0 / len(winners)
        return [share if teams[seat] in winners else 0.0 for seat in range(s.seating.players)]

    def leads(self) -> list[float]:
        """By player, how far its score is ahead of the best other team's."""
        s = self.state
        teams = s.seating.teams
        standings = self.rules.standings(s)
        found: list[float] = []
        for seat in range(s.seating.players):
            others = [standing.score for other, standing in enumerate(standings) if teams[other] != teams[seat]]
            found.append(float(standings[seat].score - (max(others) if others else 0)))
        return found


class Tables:
    """Several games side by side, each with its own seed; one that ends begins anew."""

    def __init__(self, tables: list[Table], observer: Observer) -> None:
        self.tables = tables
        self.observer = observer
        self.seed = 0
        self.begun = 0  # games so far, those that bots ended among themselves too

    def begin(self, seed: int) -> None:
        self.seed = seed
        self.begun = 0
        for table in self.tables:
            self.begin_one(table)

    def begin_one(self, table: Table) -> None:
        """A game that is over before anybody was asked is none."""
        while True:
            table.begin(mix(self.seed, self.begun))
            self.begun += 1
            if not table.state.over:
                return

    def illegal(self, actions: list[int]) -> int:
        """The first game whose action is none of its options; -1 if there is none."""
        codes = self.observer.codes
        for i, table in enumerate(self.tables):
            action = actions[i]
            if not 0 <= action < len(codes) or codes[action] not in table.state.options:
                return i
        return -1

    def step(self, actions: list[int]) -> list[int]:
        """Takes an action in each game; says which of them are over."""
        codes = self.observer.codes
        over: list[int] = []
        for i, table in enumerate(self.tables):
            table.choose(codes[actions[i]])
            if table.state.over:
                over.append(i)
        return over

    def seats(self) -> list[int]:
        return [table.state.decider for table in self.tables]

    def rows(self) -> bytes:
        """What the seats see that are to decide."""
        observer = self.observer
        return b"".join([observer.observe(table.state, table.state.decider) for table in self.tables])

    def features(self) -> bytes:
        return b"".join([self.observer.features(table.state) for table in self.tables])

    def counts(self) -> list[int]:
        return [len(table.state.options) for table in self.tables]

    def actions(self) -> list[int]:
        """The options of all games, one after another, as actions."""
        places = self.observer.actions
        found: list[int] = []
        for table in self.tables:
            for code in table.state.options:
                found.append(places[code])
        return found
