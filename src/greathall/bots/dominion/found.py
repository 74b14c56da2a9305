"""Lists found by playing (`benchmarks/find_lists.py`), and the order of all known ones, the best first."""

from __future__ import annotations

from typing import Final

FOUND: Final[dict[str, str]] = {
    "found-137": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        witch if own(witch) < 1
        swindler if own(swindler) < 2
        gold
        silver
    """,
    "found-112": """
        province if own(torturer) > 5
        province if left(torturer) == 0
        duchy if left(province) <= 3
        estate if left(province) <= 1
        masquerade if own(masquerade) < 1
        gold if own(torturer) > 5
        torturer if own(torturer) <= own(village)
        silver if own(silver) == 0
        village
    """,
    "found-59": """
        ironworks if own(ironworks) < 2
        gardens if own(gardens) < 2
        workshop
        gardens
        estate
        copper
    """,
    "found-87": """
        province if own(gold) > 0
        duchy if left(province) <= 5
        estate if left(province) <= 2
        witch if own(witch) == 0
        gold
        witch if own(witch) < 2
        swindler if own(swindler) < 1
        silver
    """,
    "found-155": """
        province if own(gold) > 0
        duchy if left(province) <= 5
        estate if left(province) <= 2
        witch if own(witch) == 0
        gold
        witch if own(witch) < 2
        laboratory
        silver
    """,
    "found-145": """
        province if own(gold) > 0
        duchy if left(province) <= 5
        estate if left(province) <= 2
        witch if own(witch) == 0
        gold
        witch if own(witch) < 2
        militia if own(militia) < 1
        silver
    """,
    "found-99": """
        province if own(gold) > 0
        duchy if left(province) <= 5
        estate if left(province) <= 2
        witch if own(witch) == 0
        gold
        witch if own(witch) < 2
        market if own(market) < 1
        silver
    """,
    "found-104": """
        workshop if own(workshop) < 2
        throne_room if own(throne_room) < 1
        gardens if own(gardens) < 2
        workshop
        gardens
        estate
        copper
    """,
    "found-147": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        bureaucrat if own(bureaucrat) < 2
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        gold
        silver
        copper
    """,
    "found-21": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        swindler if own(swindler) < 2
        gold
        silver
    """,
    "found-17": """
        province if own(torturer) > 5
        province if left(torturer) == 0
        duchy if left(province) <= 3
        estate if left(province) <= 1
        gold if own(torturer) > 5
        torturer if own(torturer) < 2
        torturer if own(torturer) <= own(village)
        swindler if own(swindler) < 1
        village
    """,
    "found-33": """
        province if left(minion) == 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        market if own(market) < 1
        minion
        chapel if own(chapel) == 0
        silver if own(silver) < 3
    """,
    "found-76": """
        province if own(minion) > 5
        province if left(minion) == 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        minion
        militia if own(militia) < 1
        festival
        chapel if own(chapel) == 0
        silver if own(silver) < 3
    """,
    "found-142": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        ironworks if own(ironworks) < 2
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        gold
        silver
    """,
    "found-40": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        swindler if own(swindler) < 1
        harem
        gold
        torturer if own(torturer) < 2
        silver
    """,
    "found-16": """
        province if own(minion) > 5
        province if left(minion) == 0
        duchy if left(province) <= 4
        minion
        festival if own(festival) < 2
        chapel if own(chapel) == 0
        wishing_well if own(wishing_well) < 1
        silver if own(silver) < 3
    """,
    "found-135": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        smithy if own(smithy) < 1
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        gold
        silver
        courtyard
        copper
    """,
    "found-134": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        masquerade if own(masquerade) < 1
        laboratory if own(laboratory) < 2
        silver
    """,
    "found-37": """
        province if own(minion) > 4
        province if left(minion) == 0
        duchy if left(province) <= 3
        estate if left(province) <= 1
        wishing_well if own(wishing_well) < 1
        minion
        chapel if own(chapel) < 1
        gold
        upgrade if own(upgrade) < 2
        silver if own(silver) < 3
    """,
    "found-130": """
        province if own(gold) > 1
        duchy if left(province) <= 4
        gold if own(gold) < 2
        nobles
        masquerade if own(masquerade) == 0
        festival
        silver
    """,
    "found-122": """
        province if own(gold) > 1
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold if own(gold) < 2
        nobles
        masquerade if own(masquerade) == 0
        silver
    """,
    "found-156": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        smithy if own(smithy) < 1
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        gold
        silver
        moat if own(moat) < 1
        copper
    """,
    "found-50": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        torturer if own(torturer) < 1
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        gold
        silver
        copper
    """,
    "found-61": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        torturer if own(torturer) < 2
        swindler if own(swindler) < 1
        silver
    """,
    "found-79": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        swindler if own(swindler) < 1
        laboratory
        militia if own(militia) < 1
        silver
    """,
    "found-70": """
        province if own(gold) > 1
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        duchy if left(province) <= 5
        masquerade if own(masquerade) == 0
        tribute
        silver
    """,
    "found-23": """
        province if own(minion) > 4
        province if left(minion) == 0
        duchy if left(province) <= 3
        estate if left(province) <= 1
        minion
        moneylender if own(moneylender) < 1
        gold
        feast if own(feast) < 1
        silver if own(silver) < 3
    """,
    "found-4": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        torturer if own(torturer) < 2
        militia if own(militia) < 1
        silver
    """,
    "found-123": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        torturer if own(torturer) < 1
        gold
        torturer if own(torturer) < 2
        festival if own(festival) < 1
        silver
    """,
    "found-106": """
        province if own(minion) > 5
        province if left(minion) == 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        minion
        militia if own(militia) < 2
        gardens
        silver
    """,
    "found-124": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        masquerade if own(masquerade) < 1
        market if own(market) < 1
        silver
    """,
    "found-125": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        market if own(market) < 2
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        feast if own(feast) < 2
        silver
        copper
    """,
    "found-18": """
        province if own(minion) > 5
        province if left(minion) == 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        minion
        harem
        militia if own(militia) < 1
        silver
    """,
    "found-119": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        torturer if own(torturer) < 1
        courtyard if own(courtyard) < 1
        silver
    """,
    "found-97": """
        province if own(minion) > 4
        province if left(minion) == 0
        duchy if left(province) <= 3
        estate if left(province) <= 1
        minion
        moneylender if own(moneylender) < 1
        militia if own(militia) < 2
        gold
        silver if own(silver) < 3
    """,
    "found-34": """
        province if own(minion) > 4
        province if left(minion) == 0
        duchy if left(province) <= 3
        estate if left(province) <= 1
        minion
        gold
        market
        feast if own(feast) < 1
        silver if own(silver) < 3
    """,
    "found-10": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        masquerade if own(masquerade) < 1
        silver
    """,
    "found-78": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        torturer if own(torturer) < 10
        shanty_town if own(shanty_town) < 1
        silver
    """,
    "found-126": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        torturer if own(torturer) < 1
        gold
        torturer if own(torturer) < 2
        silver
    """,
    "found-143": """
        province if own(gold) > 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        silver if own(silver) == 0
        courtyard if own(courtyard) < treasures / 8
        silver
        courtyard
    """,
    "found-159": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        woodcutter if own(woodcutter) < 1
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        silver
        copper
    """,
    "found-105": """
        province if own(minion) > 4
        province if left(minion) == 0
        duchy if left(province) <= 3
        estate if left(province) <= 1
        minion
        moneylender if own(moneylender) < 1
        gold
        silver if own(silver) < 3
    """,
    "found-56": """
        province if own(gold) > 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        council_room if own(council_room) == 0
        council_room if own(council_room) < 2 and turn > 8
        militia if own(militia) == 0
        silver
    """,
    "found-54": """
        province if own(gold) > 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        swindler if own(swindler) < 1
        council_room if own(council_room) == 0
        silver
    """,
    "found-149": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        festival
        swindler if own(swindler) < 2
        silver
    """,
    "found-75": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        trading_post if own(trading_post) < 1
        laboratory
        wishing_well
    """,
    "found-109": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        harem
        gold
        library if own(library) < 2
        silver
    """,
    "found-27": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        swindler if own(swindler) < 2
        silver
    """,
    "found-24": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        library if own(library) < 2
        silver
    """,
    "found-13": """
        province if own(gold) > 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        council_room if own(council_room) < money / 13
        silver
    """,
    "found-84": """
        province if own(minion) > 5
        province if left(minion) == 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        minion
        market
        silver
    """,
    "found-127": """
        province if own(minion) > 4
        province if left(minion) == 0
        duchy if left(province) <= 3
        estate if left(province) <= 1
        minion
        gold
        saboteur
        silver if own(silver) < 3
    """,
    "found-116": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        harem
        gold
        militia if own(militia) < 2
        silver
    """,
    "found-38": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        tribute
        silver
    """,
    "found-144": """
        province if own(gold) > 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        duchy if left(province) <= 6
        market
        bridge if own(bridge) == 0
        silver
    """,
    "found-121": """
        province if money > 16
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        duchy if left(province) <= 6
        market
        moat if treasures >= 10 and own(moat) == 0
        silver
        moat
    """,
    "found-31": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        nobles
        gold
        silver
    """,
    "found-86": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        market if own(market) < 2
        woodcutter if own(woodcutter) < 1
        silver
    """,
}

ORDER: Final[tuple[str, ...]] = (
    "found-137", "ironworks-gardens-rock", "found-112", "found-59", "found-87", "found-155", "found-145",
    "found-99", "found-104", "witch", "found-147", "found-21", "workshop-gardens", "found-17", "found-33",
    "torturer-village", "ironworks-gardens-scissors", "found-76", "found-142", "found-40", "found-16", "found-135",
    "lab-militia-chapel", "found-134", "found-37", "found-130", "found-122", "minions-chapel", "found-156",
    "found-50", "found-61", "found-79", "found-70", "found-23", "found-4", "found-123", "smithy", "found-106",
    "found-124", "found-125", "found-18", "bureaucrat-gardens", "found-119", "found-97", "found-34", "found-10",
    "found-78", "found-126", "found-143", "found-159", "found-105", "found-56", "found-54", "found-149", "found-75",
    "found-109", "found-27", "one-coppersmith", "found-24", "duke", "found-13", "found-84", "found-127",
    "found-116", "found-38", "minion", "found-144", "found-121", "militia", "bridge", "moat", "found-31",
    "bureaucrat", "found-86", "laboratory", "chancellor", "saboteur", "festival", "coppersmith", "great-hall",
    "shanty-town", "bmu",
)  # fmt: skip
