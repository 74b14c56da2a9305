"""Which ten kingdom cards are in the supply."""

from __future__ import annotations

from typing import Final

from greathall.games.dominion.catalogue import BY_ID, SETS
from greathall.kernel.errors import BadOption, Wrong
from greathall.kernel.given import shown
from greathall.kernel.rng import Rng

SIZE: Final = 10
QUIET: Final = (
    "village", "woodcutter", "market", "festival", "laboratory", "smithy", "great_hall", "pawn", "harem", "cellar",
    "workshop", "feast", "remodel", "mine", "nobles", "steward", "shanty_town", "baron", "conspirator", "upgrade",
)  # fmt: skip

RECOMMENDED: Final[dict[str, tuple[str, ...]]] = {
    # Intrigue alone
    "victory_dance": (
        "masquerade", "pawn", "upgrade", "scout", "harem", "duke", "bridge", "ironworks", "great_hall", "nobles",
    ),
    "secret_schemes": (
        "pawn", "harem", "steward", "ironworks", "shanty_town", "conspirator", "tribute", "saboteur", "swindler",
        "trading_post",
    ),
    "best_wishes": (
        "masquerade", "upgrade", "scout", "steward", "torturer", "wishing_well", "shanty_town", "courtyard",
        "coppersmith", "trading_post",
    ),
    # Intrigue and the base game
    "deconstruction": (
        "remodel", "mining_village", "bridge", "spy", "torturer", "saboteur", "swindler", "secret_chamber", "thief",
        "throne_room",
    ),
    "hand_madness": (
        "mine", "bureaucrat", "steward", "chancellor", "torturer", "nobles", "courtyard", "militia", "council_room",
        "minion",
    ),
    "underlings": (
        "masquerade", "baron", "witch", "pawn", "festival", "steward", "library", "nobles", "cellar", "minion",
    ),
    # the base game alone
    "first_game": (
        "cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "woodcutter", "workshop",
    ),
    "big_money": (
        "adventurer", "bureaucrat", "chancellor", "chapel", "feast", "laboratory", "market", "mine", "moneylender",
        "throne_room",
    ),
    "interaction": (
        "bureaucrat", "chancellor", "council_room", "festival", "library", "militia", "moat", "spy", "thief",
        "village",
    ),
    "size_distortion": (
        "cellar", "chapel", "feast", "gardens", "laboratory", "thief", "village", "witch", "woodcutter", "workshop",
    ),
    "village_square": (
        "bureaucrat", "cellar", "festival", "library", "market", "remodel", "smithy", "throne_room", "village",
        "woodcutter",
    ),
}  # fmt: skip


def random_kingdom(sets: tuple[str, ...], rng: Rng) -> list[str]:
    """Ten of all the cards in these sets."""
    return draw_cards([card.id for name in sets for card in SETS[name]], SIZE, rng)


def five_and_five(sets: tuple[str, ...], rng: Rng) -> list[str]:
    """As many cards from each set: five and five, with two."""
    share = SIZE // len(sets)
    return [card for name in sets for card in draw_cards([card.id for card in SETS[name]], share, rng)]


def check_even_share(sets: tuple[str, ...]) -> None:
    if len(sets) != 2:
        raise BadOption(Wrong("error-five-and-five", sets=", ".join(sets)))


def check_from_sets(ids: list[str], sets: tuple[str, ...]) -> None:
    for id in ids:
        if BY_ID[id].set not in sets:
            raise BadOption(Wrong("error-kingdom-sets", sets=", ".join(sets), card=id, set=BY_ID[id].set))


def draw_cards(pool: list[str], count: int, rng: Rng) -> list[str]:
    order = list(range(len(pool)))
    rng.shuffle(order)
    return [pool[i] for i in order[:count]]


def fill_kingdom(wanted: list[str]) -> list[str]:
    """These cards and, up to ten, quiet ones that hardly change how others are played."""
    return (wanted + [id for id in QUIET if id not in wanted])[:SIZE]


def check_kingdom(ids: list[str]) -> None:
    for id in ids:
        card = BY_ID.get(id)
        if card is None:
            raise BadOption(Wrong("error-kingdom-card", name=shown(id)))
        if card.set == "basic":
            raise BadOption(Wrong("error-kingdom-basic", name=id))
    if len(set(ids)) != len(ids):
        twice = next(id for id in ids if ids.count(id) > 1)
        raise BadOption(Wrong("error-kingdom-twice", name=twice))
    if len(ids) != SIZE:
        raise BadOption(Wrong("error-kingdom-size", n=SIZE, given=len(ids)))
