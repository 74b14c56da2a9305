"""A tournament's run as one page that stands alone: plots, and a table of figures under each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from greathall.arena.drawing import bars, dots, heat, lines
from greathall.arena.figures import Figures, Rate
from greathall.arena.tournament import Outcome
from greathall.house.registry import descriptor_of
from greathall.house.tally import name_of

MOST_LINES = 8  # bots in a plot of curves
MOST_DOTS = 24  # things in a plot of dots
LEAST_SEATS = 5  # that won or lost with a thing, for it to be shown
STYLE = Path(__file__).with_name("page.css")

CAUTION = "What strong bots do looks strong: this tells what goes together, not what wins."


class Section(NamedTuple):
    """A plot with its heading, what it shows, and its figures."""

    title: str
    says: str
    plot: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    wide: bool = False


def page(outcome: Outcome, folder: Path) -> str:
    report = Report(outcome, Figures(folder))
    return report.html(list(report.sections()))


def percent(rate: float) -> str:
    return f"{rate:.1%}"


def between(interval: tuple[float, float], say: Callable[[float], str] = percent) -> str:
    return f"{say(interval[0])} – {say(interval[1])}"


class Report:
    def __init__(self, outcome: Outcome, figures: Figures) -> None:
        self.outcome = outcome
        self.figures = figures
        self.plan = outcome.plan
        self.text = descriptor_of(self.plan.game).text
        self.names = {str(item["id"]): str(item["name"]) for item in self.text.printed()}
        self.bots = [rated.bot for rated in outcome.ratings if rated.games]
        self.drawn = 0

    def name(self, thing: str) -> str:
        return self.names.get(thing) or thing.replace("_", " ")

    def id(self) -> str:
        """A plot's own, so that none of them takes another's parts."""
        self.drawn += 1
        return f"plot{self.drawn}"

    # -- what is told

    def sections(self) -> Iterator[Section]:
        yield self.ratings()
        yield from self.against()
        yield from self.seats()
        yield from self.leaders()
        yield from self.kingdom()
        yield from self.openings()
        yield from self.things()
        yield self.lengths()
        yield from self.margins()
        yield from self.curves()

    def ratings(self) -> Section:
        rated = self.outcome.ratings
        plot = dots(
            [bot.bot for bot in rated],
            [bot.rating for bot in rated],
            [bot.interval for bot in rated],
            "rating",
            self.id(),
            percent=False,
        )
        rows = [
            [
                bot.bot,
                f"{bot.rating:.1f}",
                between(bot.interval, lambda n: f"{n:.1f}"),
                f"{bot.games:,}",
                percent(bot.win_rate),
                between(bot.win_rate_interval),
                f"{bot.mean_score:.1f}",
            ]
            for bot in rated
        ]
        head = ["bot", "rating", "95 %", "games", "win rate", "95 %", "mean score"]
        return Section("Ratings", "Who is how strong, with 95 % intervals. All begin with 25.", plot, head, rows)

    def against(self) -> Iterator[Section]:
        ahead = self.figures.ahead()
        if not ahead:
            return
        plot = heat(
            self.bots,
            self.bots,
            [[ahead.get((one, other)) for other in self.bots] for one in self.bots],
            0.5,
            "strategy against strategy",
            self.id(),
        )
        rows = [[one, other, percent(share)] for (one, other), share in sorted(ahead.items(), key=lambda f: -f[1])]
        says = "How often the bot of the row ended ahead of the bot of the column at the same table; ties are half."
        yield Section("Strategy against strategy", says, plot, ["bot", "ahead of", "how often"], rows)

    def rated(
        self,
        title: str,
        says: str,
        found: Sequence[Rate],
        what: str,
        name: Callable[[Any], str],
        ranked: bool = True,
    ) -> Iterator[Section]:
        """Win rates as dots; the most frequent are drawn, all are listed."""
        enough = [rate for rate in found if rate.seats >= LEAST_SEATS]
        if len(enough) < 2:
            return
        if ranked:
            enough.sort(key=lambda rate: -rate.rate)
        most = {rate.of for rate in sorted(enough, key=lambda rate: -rate.seats)[:MOST_DOTS]}
        shown = [rate for rate in enough if rate.of in most]
        if len(shown) < len(enough):
            says += f" Drawn are the {MOST_DOTS} most frequent of {len(enough)}."
        plot = dots(
            [name(rate.of) for rate in shown],
            [rate.rate for rate in shown],
            [rate.interval for rate in shown],
            "win rate",
            self.id(),
            self.figures.even,
        )
        rows = [[name(rate.of), f"{rate.seats:,}", percent(rate.rate), between(rate.interval)] for rate in enough]
        yield Section(title, says, plot, [what, "seats", "win rate", "95 %"], rows)

    def seats(self) -> Iterator[Section]:
        by_turn = sorted(self.figures.rates(lambda seat: seat.turn), key=lambda rate: int(rate.of))
        says = "Who begins is first. The dotted line is where all are even."
        yield from self.rated("Start", says, by_turn, "in order of play", ordinal, ranked=False)
        by_seat = sorted(self.figures.rates(lambda seat: seat.seat), key=lambda rate: int(rate.of))
        if {game["first_player"] for game in self.figures.games} != {0}:
            yield from self.rated("Seats", "By seat, whoever begins.", by_seat, "seat", str, ranked=False)

    def leaders(self) -> Iterator[Section]:
        found = self.figures.rates(lambda seat: seat.leader)
        yield from self.rated("Leaders", "How often each won, whoever played it.", found, "leader", self.name)

    def kingdom(self) -> Iterator[Section]:
        """Worth telling where not all tables have the same."""
        tables = {tuple(game["kingdom"] or []) for game in self.figures.games}
        if len(tables) < 2:
            return
        found = self.figures.by_kingdom()
        count = Counter(thing for game in self.figures.games for thing in game["kingdom"])
        things = sorted(thing for thing, _ in count.most_common(MOST_DOTS))
        plot = heat(
            self.bots,
            [self.name(thing) for thing in things],
            [[found.get((bot, thing)) for thing in things] for bot in self.bots],
            self.figures.even,
            "win rate by kingdom",
            self.id(),
        )
        rows = [
            [self.name(thing), bot, f"{count[thing]:,}", percent(found[bot, thing])]
            for thing in sorted(count)
            for bot in self.bots
            if (bot, thing) in found
        ]
        says = "How often each bot won where that card was in the kingdom."
        yield Section("Kingdom", says, plot, ["card", "bot", "games with it", "win rate"], rows, wide=True)

    def openings(self) -> Iterator[Section]:
        found = self.figures.rates(lambda seat: seat.opening or None)
        says = f"The first moves of a seat, in order. {CAUTION}"
        yield from self.rated("Openings", says, found, "opening", lambda moves: " → ".join(map(self.name, moves)))

    def things(self) -> Iterator[Section]:
        for deed, found in sorted(self.figures.deeds().items()):
            says = f"How often a seat won that had {deed} it at least once. {CAUTION}"
            yield from self.rated(f"Win rate when {deed}", says, found, deed, self.name)

    def lengths(self) -> Section:
        found = self.figures.lengths()
        return self.counted("Length", "How many rounds the games had.", found, "rounds")

    def margins(self) -> Iterator[Section]:
        found = self.figures.margins()
        if found:
            says = (
                "Points between the winner and the best of the others; below 0, ties were broken by other things."
            )
            yield self.counted("Margin", says, found, "points")

    def counted(self, title: str, says: str, found: Counter[int], what: str) -> Section:
        values = sorted(found)
        games = sum(found.values())
        mean = sum(value * n for value, n in found.items()) / games
        plot = bars(values, [found[value] for value in values], what, self.id())
        rows = [[str(value), f"{found[value]:,}", percent(found[value] / games)] for value in values]
        return Section(title, f"{says} Mean: {mean:.1f}.", plot, [what, "games", "share"], rows)

    def curves(self) -> Iterator[Section]:
        for what, by_bot in self.figures.curves(self.bots[:MOST_LINES]).items():
            called = name_of("series", what)
            if not any(any(values) for values in by_bot.values()):
                continue
            longest = max(len(values) for values in by_bot.values())
            rows = [
                [str(n + 1), *(f"{values[n]:.2f}" if n < len(values) else "" for values in by_bot.values())]
                for n in range(longest)
            ]
            says = "The mean of each round that at least a tenth of a bot's games have reached."
            if len(self.bots) > MOST_LINES:
                says += f" Drawn are the {MOST_LINES} best bots."
            plot = lines(by_bot, called, self.id())
            yield Section(f"{called} by round", says, plot, ["round", *by_bot], rows)

    # -- the page

    def html(self, sections: list[Section]) -> str:
        plan = self.plan
        best = self.outcome.ratings[0]
        lengths = self.figures.lengths()
        rounds = sum(length * n for length, n in lengths.items()) / sum(lengths.values())
        tiles = [
            ("games", f"{self.outcome.games:,}"),
            ("bots", str(len(plan.bots))),
            ("players", str(plan.players)),
            ("best", best.bot),
            ("mean length", f"{rounds:.1f} rounds"),
        ]
        title = f"{self.text.title()}: a tournament"
        links = "".join(f'<a href="#s{n}">{escape(one.title)}</a>' for n, one in enumerate(sections))
        return PAGE.format(
            title=escape(title),
            style=STYLE.read_text(encoding="utf-8"),
            plan=escape(self.told_plan()),
            tiles="".join(f"<div><dt>{escape(k)}</dt><dd>{escape(v)}</dd></div>" for k, v in tiles),
            links=links,
            sections="\n".join(section_html(n, section) for n, section in enumerate(sections)),
        )

    def told_plan(self) -> str:
        plan = self.plan
        parts = [f"{plan.format}, up to {plan.games} games a pairing, seed {plan.seed}"]
        parts += [f"{name}: {value}" for name, value in plan.options.items()]
        kingdoms = {tuple(game["kingdom"] or []) for game in self.figures.games}
        if len(kingdoms) == 1 and (only := kingdoms.pop()):
            parts.append("kingdom: " + ", ".join(self.name(card) for card in only))
        if plan.sprt is not None:
            parts.append(f"sequential test of {plan.sprt.low:.1%} against {plan.sprt.high:.1%}")
        return f"{'; '.join(parts)}; rules version {plan.rules}, Great Hall {plan.greathall}"


def ordinal(n: int) -> str:
    return ["first", "second", "third", "fourth", "fifth", "sixth"][n - 1]


def section_html(n: int, section: Section) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in section.head)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in section.rows)
    return SECTION.format(
        n=n,
        kind=' class="wide"' if section.wide else "",
        title=escape(section.title),
        says=escape(section.says),
        plot=section.plot,
        head=head,
        rows=rows,
    )


SECTION = """<section id="s{n}"{kind}>
<h2>{title}</h2>
<p>{says}</p>
<figure>{plot}</figure>
<div class="figures" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table></div>
</section>"""

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<header>
<h1>{title}</h1>
<dl>{tiles}</dl>
<p class="plan">{plan}</p>
<nav>{links}</nav>
</header>
<main>
{sections}
</main>
</body>
</html>
"""
