"""Numbers that explain themselves: in a view, `coins_from` beside `coins` lists where the coins came from."""

from __future__ import annotations

from typing import Final

JSON = dict[str, object]

FROM: Final = "_from"


class Part:
    """So many (`n`) of something give so much (`value`) of a number."""

    def __init__(self, what: str, thing: str, n: int, value: int) -> None:
        self.what = what
        self.thing = thing  # the id of a card, space, … or ""
        self.n = n
        self.value = value


class Parts:
    """The parts of one number, like ones added up, in the order in which they came."""

    def __init__(self, number: str) -> None:
        self.number = number
        self.parts: list[Part] = []
        self.total = 0

    def add(self, what: str, value: int, thing: str = "", n: int = 1) -> None:
        self.total += value
        for part in self.parts:
            if part.what == what and part.thing == thing:
                part.n += n
                part.value += value
                return
        self.parts.append(Part(what, thing, n, value))

    def making(self, total: int, rest: str = "other") -> list[JSON]:
        """As plain values that add up to the number: what nobody has noted (in a game that was loaded, say, or of
        which events were not kept) is `rest`."""
        if total != self.total:
            whole = self.copy()
            whole.add(rest, total - self.total)
            return whole.making(total)
        return [self.plain(part) for part in self.parts if part.value or part.n]

    def copy(self) -> Parts:
        twin = Parts(self.number)
        twin.total = self.total
        twin.parts = [Part(part.what, part.thing, part.n, part.value) for part in self.parts]
        return twin

    def plain(self, part: Part) -> JSON:
        plain: JSON = {"what": part.what}
        if part.thing:
            plain["thing"] = part.thing
        plain["n"] = part.n
        plain[self.number] = part.value
        return plain


def parts_in(view: JSON) -> list[JSON]:
    """The parts of all numbers in a view, however deep they stand."""
    found: list[JSON] = []
    gather(view, found)
    return found


def gather(holder: JSON, found: list[JSON]) -> None:
    for key, item in holder.items():
        if isinstance(item, dict):
            gather(item, found)
        elif isinstance(item, list):
            parts = key.endswith(FROM)
            for one in item:
                if not isinstance(one, dict):
                    continue
                if parts:
                    found.append(one)
                else:
                    gather(one, found)
