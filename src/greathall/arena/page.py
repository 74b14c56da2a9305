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
from greathall.text.fluent import ENGLISH, Value, texts
from greathall.text.numbers import Numbers

MOST_LINES = 8  # bots in a plot of curves
MOST_DOTS = 24  # things in a plot of dots
LEAST_SEATS = 5  # that won or lost with a thing, for it to be shown
STYLE = Path(__file__).with_name("page.css")


class Section(NamedTuple):
    """A plot with its heading, what it shows, and its figures."""

    title: str
    says: str
    plot: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]
    wide: bool = False


def page(outcome: Outcome, folder: Path, lang: str = ENGLISH) -> str:
    report = Report(outcome, Figures(folder), lang)
    return report.html(list(report.sections()))


class Report:
    def __init__(self, outcome: Outcome, figures: Figures, lang: str = ENGLISH) -> None:
        self.lang = lang
        self.say = texts(lang).say
        self.numbers = Numbers(lang)
        self.outcome = outcome
        self.figures = figures
        self.plan = outcome.plan
        self.text = descriptor_of(self.plan.game).text
        self.names = {str(item["id"]): str(item["name"]) for item in self.text.printed(None, lang)}
        self.bots = [rated.bot for rated in outcome.ratings if rated.games]
        self.drawn = 0

    def name(self, thing: str) -> str:
        return self.names.get(thing) or thing.replace("_", " ")

    def headings(self, *ids: str) -> list[str]:
        return [self.say(id) for id in ids]

    def percent(self, share: float) -> str:
        return self.numbers.percent(share, 0)

    def count(self, n: int) -> str:
        return self.numbers.decimal(n, 0)

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
            self.say("arena-rating"),
            self.id(),
        )
        rows = [
            [
                bot.bot,
                self.numbers.decimal(bot.rating),
                self.numbers.decimals(bot.interval),
                self.count(bot.games),
                self.numbers.percent(bot.win_rate),
                self.numbers.percents(bot.win_rate_interval),
                self.numbers.decimal(bot.mean_score),
            ]
            for bot in rated
        ]
        columns = ("bot", "rating", "interval", "games", "win-rate", "interval", "mean-score")
        head = self.headings(*(f"arena-{column}" for column in columns))
        return Section(self.say("report-ratings"), self.say("report-ratings-about"), plot, head, rows)

    def against(self) -> Iterator[Section]:
        ahead = self.figures.ahead()
        if not ahead:
            return
        plot = heat(
            self.bots,
            self.bots,
            [[ahead.get((one, other)) for other in self.bots] for one in self.bots],
            0.5,
            self.say("report-against"),
            self.id(),
            self.percent,
        )
        found = sorted(ahead.items(), key=lambda f: -f[1])
        rows = [[one, other, self.numbers.percent(share)] for (one, other), share in found]
        head = self.headings("arena-bot", "report-ahead-of", "report-how-often")
        yield Section(self.say("report-against"), self.say("report-against-about"), plot, head, rows)

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
            says = self.and_then(says, "report-most-frequent", n=MOST_DOTS, of=len(enough))
        plot = dots(
            [name(rate.of) for rate in shown],
            [rate.rate for rate in shown],
            [rate.interval for rate in shown],
            self.say("arena-win-rate"),
            self.id(),
            self.figures.even,
            self.percent,
        )
        numbers = self.numbers
        rows = [
            [name(rate.of), self.count(rate.seats), numbers.percent(rate.rate), numbers.percents(rate.interval)]
            for rate in enough
        ]
        head = [what, *self.headings("report-seats", "arena-win-rate", "arena-interval")]
        yield Section(title, says, plot, head, rows)

    def and_then(self, says: str, id: str, **args: Value) -> str:
        return texts(self.lang).paragraph([says, self.say(id, **args)])

    def seats(self) -> Iterator[Section]:
        by_turn = sorted(self.figures.rates(lambda seat: seat.turn), key=lambda rate: int(rate.of))
        title, says, order = self.headings("report-start", "report-start-about", "report-order")
        yield from self.rated(title, says, by_turn, order, self.ordinal, ranked=False)
        by_seat = sorted(self.figures.rates(lambda seat: seat.seat), key=lambda rate: int(rate.of))
        if {game["first_player"] for game in self.figures.games} != {0}:
            title, says, seat = self.headings("report-by-seat", "report-by-seat-about", "report-seat")
            yield from self.rated(title, says, by_seat, seat, str, ranked=False)

    def ordinal(self, n: int) -> str:
        return self.say("report-ordinal", n=n)

    def leaders(self) -> Iterator[Section]:
        found = self.figures.rates(lambda seat: seat.leader)
        title, says, leader = self.headings("report-leaders", "report-leaders-about", "report-leader")
        yield from self.rated(title, says, found, leader, self.name)

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
            self.say("report-kingdom-rates"),
            self.id(),
            self.percent,
        )
        rows = [
            [self.name(thing), bot, self.count(count[thing]), self.numbers.percent(found[bot, thing])]
            for thing in sorted(count)
            for bot in self.bots
            if (bot, thing) in found
        ]
        head = self.headings("report-card", "arena-bot", "report-games-with", "arena-win-rate")
        title, says = self.headings("report-kingdom", "report-kingdom-about")
        yield Section(title, says, plot, head, rows, wide=True)

    def openings(self) -> Iterator[Section]:
        found = self.figures.rates(lambda seat: seat.opening or None)
        title, about, opening = self.headings("report-openings", "report-openings-about", "report-opening")
        says = self.and_then(about, "report-caution")
        yield from self.rated(title, says, found, opening, lambda moves: " → ".join(map(self.name, moves)))

    def things(self) -> Iterator[Section]:
        for deed, found in sorted(self.figures.deeds().items()):
            says = self.and_then(self.say("report-deed-about", deed=deed), "report-caution")
            title, heading = self.say("report-deed", deed=deed), self.say("report-deed-is", deed=deed)
            yield from self.rated(title, says, found, heading, self.name)

    def lengths(self) -> Section:
        found = self.figures.lengths()
        return self.counted("length", "rounds", found)

    def margins(self) -> Iterator[Section]:
        found = self.figures.margins()
        if found:
            yield self.counted("margin", "points", found)

    def counted(self, about: str, of: str, found: Counter[int]) -> Section:
        title, says, what = self.headings(f"report-{about}", f"report-{about}-about", f"report-{of}")
        values = sorted(found)
        games = sum(found.values())
        mean = sum(value * n for value, n in found.items()) / games
        plot = bars(values, [found[value] for value in values], what, self.say("arena-games"), self.id())
        rows = [
            [str(value), self.count(found[value]), self.numbers.percent(found[value] / games)] for value in values
        ]
        head = [what, *self.headings("arena-games", "report-share")]
        return Section(title, self.and_then(says, "report-mean", n=self.numbers.decimal(mean)), plot, head, rows)

    def curves(self) -> Iterator[Section]:
        for what, by_bot in self.figures.curves(self.bots[:MOST_LINES]).items():
            called = name_of("series", what, self.lang)
            if not any(any(values) for values in by_bot.values()):
                continue
            longest = max(len(values) for values in by_bot.values())
            rows = [
                [
                    str(n + 1),
                    *(self.numbers.decimal(values[n], 2) if n < len(values) else "" for values in by_bot.values()),
                ]
                for n in range(longest)
            ]
            says = self.say("report-curve-about")
            if len(self.bots) > MOST_LINES:
                says = self.and_then(says, "report-best", n=MOST_LINES)
            title, heading = self.say("report-curve", what=called), self.say("report-round")
            plot = lines(by_bot, called, heading, title, self.id())
            yield Section(title, says, plot, [heading, *by_bot], rows)

    # -- the page

    def html(self, sections: list[Section]) -> str:
        plan = self.plan
        best = self.outcome.ratings[0]
        lengths = self.figures.lengths()
        rounds = sum(length * n for length, n in lengths.items()) / sum(lengths.values())
        tiles = [
            (self.say("arena-games"), self.count(self.outcome.games)),
            (self.say("report-bots"), str(len(plan.bots))),
            (self.say("report-players"), str(plan.players)),
            (self.say("report-best-bot"), best.bot),
            (self.say("report-mean-length"), self.say("report-mean-rounds", n=self.numbers.decimal(rounds))),
        ]
        title = self.say("report-title", game=self.text.title(self.lang))
        links = "".join(f'<a href="#s{n}">{escape(one.title)}</a>' for n, one in enumerate(sections))
        return PAGE.format(
            lang=self.lang,
            title=escape(title),
            style=STYLE.read_text(encoding="utf-8"),
            plan=escape(self.told_plan()),
            tiles="".join(f"<div><dt>{escape(k)}</dt><dd>{escape(v)}</dd></div>" for k, v in tiles),
            links=links,
            sections="\n".join(section_html(n, section) for n, section in enumerate(sections)),
        )

    def told_plan(self) -> str:
        plan = self.plan
        parts = [self.say("report-plan", format=plan.format, games=plan.games, seed=str(plan.seed))]
        parts += [f"{name}: {value}" for name, value in plan.options.items()]
        kingdoms = {tuple(game["kingdom"] or []) for game in self.figures.games}
        if len(kingdoms) == 1 and (only := kingdoms.pop()):
            parts.append(self.say("arena-kingdom", cards=", ".join(self.name(card) for card in only)))
        if plan.sprt is not None:
            low, high = self.numbers.percent(plan.sprt.low), self.numbers.percent(plan.sprt.high)
            parts.append(self.say("report-sprt", low=low, high=high))
        parts.append(self.say("report-versions", rules=plan.rules, version=plan.greathall))
        return texts(self.lang).listed(parts, "next-part", "next-part").text


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
<html lang="{lang}">
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
