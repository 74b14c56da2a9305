"""Lists found by playing (`benchmarks/find_lists.py`)."""

from __future__ import annotations

from typing import Final

FOUND: Final[dict[str, str]] = {
    "found-militia+minion+harem": """
        province if own(minion) > 5
        province if left(minion) == 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        minion
        harem
        militia if own(militia) < 1
        silver
    """,
    "found-tribute": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        tribute
        silver
    """,
    "found-swindler+torturer+harem": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        swindler if own(swindler) < 1
        harem
        gold
        torturer if own(torturer) < 2
        silver
    """,
    "found-library+baron": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        baron if own(baron) < 1
        gold
        library if own(library) < 2
        silver
    """,
    "found-village+masquerade+torturer": """
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
    "found-militia+harem": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        harem
        gold
        militia if own(militia) < 2
        silver
    """,
    "found-torturer": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        torturer if own(torturer) < 1
        gold
        torturer if own(torturer) < 2
        silver
    """,
    "found-chapel+festival+wishing_well+minion": """
        province if own(minion) > 5
        province if left(minion) == 0
        duchy if left(province) <= 4
        minion
        festival if own(festival) < 2
        chapel if own(chapel) == 0
        wishing_well if own(wishing_well) < 1
        silver if own(silver) < 3
    """,
    "found-swindler+duke": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        swindler if own(swindler) < 2
        gold
        silver
    """,
    "found-chapel+wishing_well+minion+upgrade": """
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
    "found-duke+torturer": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        torturer if own(torturer) < 1
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        gold
        silver
        copper
    """,
    "found-market+swindler+upgrade": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        upgrade if own(upgrade) < 1
        market if own(market) < 2
        swindler if own(swindler) < 2
        silver
    """,
    "found-swindler": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        swindler if own(swindler) < 1
        gold
        swindler if own(swindler) < 2
        silver
    """,
    "found-bureaucrat+duke": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        bureaucrat if own(bureaucrat) < 2
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        gold
        silver
    """,
    "found-smithy+duke": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        smithy if own(smithy) < 1
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        gold
        silver
        copper
    """,
    "found-library": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        library if own(library) < 2
        silver
    """,
    "found-laboratory+wishing_well+trading_post": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        trading_post if own(trading_post) < 1
        laboratory
        wishing_well
    """,
    "found-chapel+militia+festival+minion": """
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
    "found-torturer+harem": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        harem
        gold
        torturer if own(torturer) < 2
        silver
    """,
    "found-market+pawn": """
        province if money > 14
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        market if own(market) < 2
        silver
        pawn if own(pawn) < 4
    """,
    "found-courtyard": """
        province if own(gold) > 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        courtyard if own(courtyard) < 1
        gold
        silver if own(silver) == 0
        courtyard if own(courtyard) < 2
        silver
        courtyard
    """,
    "found-village+laboratory+torturer": """
        province if own(torturer) > 5
        province if left(torturer) == 0
        duchy if left(province) <= 3
        estate if left(province) <= 1
        torturer if own(torturer) < 2
        torturer if own(torturer) <= own(village)
        silver if own(silver) == 0
        laboratory
        village
    """,
    "found-library+ironworks+harem": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        ironworks if own(ironworks) < 1
        harem
        gold
        library if own(library) < 2
        silver
    """,
    "found-masquerade+duke+torturer+harem": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        masquerade if own(masquerade) < 1
        torturer if own(torturer) < 1
        duke if left(duchy) == 0
        harem
        estate if left(duke) <= 3
        silver
        copper
    """,
    "found-workshop+gardens+baron": """
        baron if own(baron) < 2
        gardens if own(gardens) < 3
        gardens if own(workshop) > 8
        workshop
        gardens
        estate
        copper
    """,
    "found-bureaucrat+witch+duke": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        witch if own(witch) < 1
        bureaucrat if own(bureaucrat) < 2
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        silver
    """,
    "found-courtyard+duke+torturer": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        torturer if own(torturer) < 1
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        courtyard if own(courtyard) < 1
        gold
        silver
    """,
    "found-bureaucrat+gardens+witch+duke": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        witch if own(witch) < 1
        bureaucrat if own(bureaucrat) < 2
        duke if left(duchy) == 0
        gardens
        estate if left(duke) <= 3
        silver
    """,
    "found-moat+market": """
        province if money > 16
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        duchy if left(province) <= 6
        market
        moat if treasures >= 10 and own(moat) == 0
        silver
        moat if own(moat) < 2
    """,
    "found-masquerade+nobles": """
        province if own(gold) > 1
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold if own(gold) < 2
        nobles
        masquerade if own(masquerade) == 0
        silver
    """,
    "found-market+masquerade": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        masquerade if own(masquerade) < 1
        market if own(market) < 1
        silver
    """,
    "found-feast+market+duke": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        market if own(market) < 2
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        feast if own(feast) < 2
        silver
        copper
    """,
    "found-market+ironworks+duke+harem": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        ironworks if own(ironworks) < 2
        duke if left(duchy) == 0
        harem
        estate if left(duke) <= 3
        market
        silver
    """,
    "found-smithy+courtyard+duke": """
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
    "found-witch+swindler+duke": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        witch if own(witch) < 1
        swindler if own(swindler) < 2
        gold
        silver
    """,
    "found-village+torturer+harem": """
        province if own(torturer) > 5
        province if left(torturer) == 0
        duchy if left(province) <= 3
        estate if left(province) <= 1
        torturer if own(torturer) < 2
        silver if own(silver) == 0
        torturer
        harem if own(harem) < 2
        village
    """,
    "found-laboratory+masquerade+nobles": """
        province if own(gold) > 1
        duchy if left(province) <= 4
        gold if own(gold) < 2
        nobles
        masquerade if own(masquerade) == 0
        laboratory if own(laboratory) < 1
        silver
    """,
    "found-festival+swindler": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        swindler if own(swindler) < 1
        gold
        festival
        swindler if own(swindler) < 2
        silver
    """,
    "found-moat+smithy+duke": """
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
    "found-bureaucrat+duke+nobles": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        bureaucrat if own(bureaucrat) < 2
        duke if left(duchy) == 0
        nobles
        estate if left(duke) <= 3
        silver
    """,
    "found-ironworks+duke": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        ironworks if own(ironworks) < 2
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        gold
        silver
    """,
    "found-woodcutter+duke": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        woodcutter if own(woodcutter) < 1
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        silver
        copper
    """,
    "found-duke+saboteur": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        saboteur if own(saboteur) < 2
        gold
        silver
    """,
    "found-bridge": """
        province if own(gold) > 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        duchy if left(province) <= 6
        bridge if own(bridge) == 0
        silver
    """,
    "found-militia+market": """
        province if own(gold) > 0
        duchy if left(province) <= 6
        estate if left(province) <= 2
        militia if own(militia) < 1
        gold
        market
        militia if own(militia) < 3
        silver
    """,
    "found-laboratory+swindler+duke+harem": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        swindler if own(swindler) < 2
        harem if own(harem) < 1
        gold
        laboratory if own(laboratory) < 2
        silver
    """,
    "found-witch+masquerade": """
        province if own(gold) > 0
        duchy if left(province) <= 5
        estate if left(province) <= 2
        witch if own(witch) == 0
        gold
        masquerade if own(masquerade) < 1
        witch if own(witch) < 2
        silver
    """,
    "found-bureaucrat+duke+harem": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        bureaucrat if own(bureaucrat) < 2
        duke if left(duchy) == 0
        harem
        estate if left(duke) <= 3
        silver
    """,
    "found-militia+laboratory+harem": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        harem
        gold
        laboratory
        militia if own(militia) < 2
        silver
    """,
    "found-chapel+witch+shanty_town": """
        province if own(gold) > 0
        duchy if left(province) <= 5
        estate if left(province) <= 2
        witch if own(witch) == 0
        gold
        shanty_town if own(shanty_town) < 1
        chapel if own(chapel) < 1
        witch if own(witch) < 2
        silver
    """,
    "found-swindler+duke+upgrade": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        upgrade if own(upgrade) < 1
        swindler if own(swindler) < 2
        gold
        silver
    """,
    "found-laboratory+swindler": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        swindler if own(swindler) < 1
        laboratory
        silver
    """,
    "found-bureaucrat+mining_village": """
        province if own(gold) > 0
        duchy if left(province) <= 5
        estate if left(province) <= 2
        gold
        duchy if left(province) <= 6
        bureaucrat if own(bureaucrat) == 0
        mining_village
        silver
    """,
    "found-nobles": """
        province if money > 12
        duchy if left(province) <= 4
        estate if left(province) <= 2
        nobles
        gold
        silver
    """,
}
