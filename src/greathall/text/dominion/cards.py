"""What is printed on Dominion's cards."""

from __future__ import annotations

from collections.abc import Mapping

from greathall.games.dominion.card import Card, Points
from greathall.games.dominion.catalogue import BY_ID, CARDS, SETS, pile_size
from greathall.games.dominion.setup import PLAYER_COUNTS
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.text.dominion.effects import agreed_in, named, writer
from greathall.text.effects import YOU, Writer
from greathall.text.fluent import Phrase, Value


def find(id: str) -> Card:
    card = BY_ID.get(id)
    if card is None:
        raise BadOption(
            Wrong("error-no-card", title="Dominion", given=shown(id), command="`greathall cards dominion`")
        )
    return card


def name(id: str, lang: str) -> Phrase:
    return writer(lang).name("card", find(id).id)


def paragraphs(id: str, lang: str, options: Mapping[str, object] | None = None) -> list[str]:
    """The card's text: what it does when played, what it is worth, how it reacts; in a game with these options."""
    return list(parts(writer(lang, agreed_in(options)), find(id)).values())


def parts(w: Writer, card: Card) -> dict[str, str]:
    """The same by the names of its parts."""
    written: dict[str, list[str]] = {}
    if card.play is not None:
        written["play"] = w.sentences(card.play)
    if card.coins:
        written["coins"] = [w.sentence(w.part("worth-coins", n=card.coins))]
    if card.points is not None:
        written["points"] = worth(w, card.points)
    if card.reaction is not None:
        written["reaction"] = [w.sentence(w.part("reaction", then=w.phrase(card.reaction.effect, YOU)))]
    return {part: w.texts.paragraph(sentences) for part, sentences in written.items()}


def worth(w: Writer, points: Points) -> list[str]:
    """Victory points: the fixed part, then what it is worth for other cards."""
    if points.each == 0:
        return [w.sentence(w.part("worth-points", n=points.fixed))]
    counted: dict[str, Value] = {"kind": "any"} if points.of is None else named(w, points.of)
    each = w.part("worth-points-each", n=points.each, per=points.per, **counted)
    if points.fixed == 0:
        return [w.sentence(each)]
    fixed = w.part("worth-points", n=points.fixed)
    return [w.sentence(fixed), w.sentence(w.part("worth-points-more", text=each))]


def printed(set: str | None, lang: str) -> list[dict[str, object]]:
    """All cards, or those of one set, in the order of the catalogue."""
    if set is not None and set not in SETS:
        raise BadOption(Wrong("error-no-set", title="Dominion", given=shown(set), sets=", ".join(SETS)))
    return [describe(card, lang) for card in CARDS if set in (None, card.set)]


def describe(card: Card, lang: str) -> dict[str, object]:
    item: dict[str, object] = {
        "id": card.id,
        "kind": "basic" if card.set == "basic" else "kingdom",
        "set": card.set,
        "copies": copies(card),
        "cost": card.cost,
        "name": name(card.id, lang).text,
        "text": writer(lang).texts.paragraph(paragraphs(card.id, lang)),
        "types": card.type_names(),
    }
    if card.coins:
        item["coins"] = card.coins
    if card.points is not None:
        item["points"] = points_of(card.points)
    return item


def copies(card: Card) -> int | dict[str, int]:
    """The size of its pile; by the number of players where that makes a difference."""
    sizes = {str(players): pile_size(card, players) for players in PLAYER_COUNTS}
    first = sizes[str(PLAYER_COUNTS[0])]
    return first if all(size == first for size in sizes.values()) else sizes


def points_of(points: Points) -> int | dict[str, object]:
    if points.each == 0:
        return points.fixed
    counted = None if points.of is None else points.of.id
    return {"fixed": points.fixed, "each": points.each, "per": points.per, "of": counted}
