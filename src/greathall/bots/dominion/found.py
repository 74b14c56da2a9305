"""Lists found by playing (`benchmarks/find_lists.py`), and what lists gain against each other."""

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
    "found-moat": """
        province if money > 16
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        duchy if left(province) <= 6
        moat if treasures >= 10 and own(moat) == 0
        silver
        moat if own(moat) < 2
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
    "found-militia": """
        province if own(gold) > 0
        duchy if left(province) <= 6
        estate if left(province) <= 2
        gold
        militia if own(militia) < 3
        silver
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
    "found-gardens+great_hall+ironworks": """
        ironworks
        great_hall
        gardens
        estate
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
    "found-smithy": """
        province if money > 15
        duchy if left(province) <= 4
        estate if left(province) <= 2
        gold
        duchy if left(province) <= 6
        smithy if own(smithy) < treasures / 11
        silver
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
    "found-chapel+minion": """
        province if own(minion) > 5
        province if left(minion) == 0
        duchy if left(province) <= 4
        estate if left(province) <= 2
        minion
        chapel if own(chapel) == 0
        silver if own(silver) < 3
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
    "found-witch": """
        province if own(gold) > 0
        duchy if left(province) <= 5
        estate if left(province) <= 2
        witch if own(witch) == 0
        gold
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

# In per cent, half for the win and half for the lead in points; columns are in the order of the rows.
TABLE: Final[dict[str, str]] = {
    "bmu": """
        50 38 44 35 36 38 44 46 20 10 39 24 17 10 17 39 23 20 19 28 19 44 44 25 26 22 16 8 17 10 28
        29 23 2 17 35 35 18 16 41 20 7 30 25 23 1 27 0 6 0 33 31 28 12 2 9 1 29 23 25 16 2 4 19 17
        33 25 6 21 10 7 2 13 14 6 27 35 39
    """,
    "masquerade": """
        62 50 64 54 76 65 63 63 48 57 58 34 68 42 46 51 43 73 46 54 42 73 83 31 39 43 46 45 51 42 45
        65 76 28 35 52 67 36 43 62 38 39 48 54 55 38 70 24 26 28 62 41 46 27 36 34 35 47 41 66 42 28
        33 38 32 57 44 50 46 41 52 29 27 63 51 51 75 67
    """,
    "laboratory": """
        56 36 50 30 42 55 52 51 31 14 48 23 36 23 23 63 28 29 31 35 16 46 43 18 35 20 36 7 30 25 45
        29 25 16 24 42 40 29 17 38 30 7 27 28 28 17 38 3 15 7 44 27 34 15 6 20 2 30 29 26 28 12 10
        22 26 43 33 8 35 14 9 15 27 20 8 26 41 45
    """,
    "council-room": """
        65 46 70 50 65 62 66 64 44 38 60 32 48 55 43 69 51 37 57 56 29 74 52 25 49 51 48 21 40 38 58
        39 37 21 35 60 50 43 41 61 39 18 39 42 43 24 59 7 24 9 59 48 51 21 10 28 4 45 34 38 27 19 19
        28 34 54 54 17 52 27 18 20 39 34 17 34 57 62
    """,
    "bureaucrat": """
        64 24 58 35 50 63 54 63 30 16 38 25 25 14 24 73 35 29 25 53 24 47 43 17 25 29 32 17 19 10 29
        35 50 16 19 47 42 17 29 52 31 10 33 39 32 4 38 3 10 4 44 23 29 13 6 14 5 35 22 43 16 10 4 19
        25 44 27 15 24 18 18 14 17 27 21 32 53 50
    """,
    "chancellor": """
        62 35 45 38 37 50 53 61 25 17 42 18 30 19 20 70 34 23 30 40 17 46 42 20 33 22 33 10 22 23 35
        34 40 8 18 46 48 24 25 48 21 11 21 41 26 13 33 2 10 3 47 27 34 12 7 7 7 17 29 34 12 15 4 17
        28 47 38 10 31 14 17 8 17 13 11 26 40 51
    """,
    "festival": """
        56 37 48 34 46 47 50 56 18 12 40 11 28 10 23 57 24 21 22 41 15 50 46 13 24 24 19 6 18 10 33
        31 27 0 20 40 34 20 16 40 23 6 14 33 18 5 30 2 6 3 38 32 31 10 1 10 0 15 26 21 15 0 4 22 24
        41 26 4 20 11 11 0 18 17 6 24 38 36
    """,
    "great-hall": """
        54 37 49 36 37 39 44 50 18 11 41 23 21 10 18 47 24 22 24 37 16 46 47 24 28 28 20 9 18 6 31
        29 26 3 14 39 39 22 19 45 21 7 25 28 25 5 29 2 7 1 37 31 30 11 2 12 2 28 23 24 13 3 3 24 13
        34 30 8 22 10 6 5 15 17 11 30 36 40
    """,
    "duke": """
        80 52 69 56 70 75 82 82 50 6 40 17 55 56 3 63 60 31 31 62 49 77 66 43 93 51 15 20 22 36 96
        32 44 27 40 67 61 17 71 74 48 10 31 61 60 39 27 23 31 8 61 67 52 43 24 36 22 28 52 34 38 25
        31 43 31 81 77 23 13 25 15 24 73 15 25 51 70 82
    """,
    "workshop-gardens": """
        90 43 86 62 84 83 88 89 94 50 84 70 74 84 33 100 74 70 83 85 51 83 79 32 82 74 63 31 69 93
        84 23 35 83 89 77 68 71 71 88 71 33 55 73 75 87 2 94 94 66 86 37 45 92 88 87 50 74 41 35 89
        84 92 93 14 84 81 22 63 73 75 82 79 83 28 31 84 73
    """,
    "minion": """
        61 42 52 40 62 58 60 59 60 16 50 23 67 41 27 99 48 34 27 51 34 48 38 8 61 50 25 10 25 71 63
        32 34 46 58 37 36 22 39 54 43 7 24 47 39 55 44 17 43 13 39 27 38 56 41 36 7 36 24 40 40 41
        38 54 42 50 58 14 32 17 15 45 44 14 16 27 51 56
    """,
    "torturer-village": """
        76 66 77 68 75 82 89 77 83 30 77 50 62 74 89 92 70 42 60 86 55 48 79 22 75 67 51 44 46 77 65
        53 43 61 78 63 88 48 71 77 68 60 36 63 53 76 61 42 85 38 52 77 58 87 64 79 13 35 77 55 72 71
        68 83 87 80 73 39 62 30 28 63 77 26 35 47 84 89
    """,
    "bureaucrat-gardens": """
        83 32 64 52 75 70 72 79 45 26 33 38 50 52 7 95 61 46 38 60 54 68 76 38 88 60 23 18 30 39 82
        40 51 22 43 53 63 33 63 67 51 21 52 60 57 18 68 24 20 20 59 41 38 36 23 27 25 53 54 41 30 23
        19 48 49 75 75 24 29 46 64 19 60 76 23 39 79 74
    """,
    "lab-militia-chapel": """
        90 58 77 45 86 81 90 90 44 16 59 26 48 50 70 94 53 39 49 88 45 66 67 9 71 52 47 16 43 39 75
        71 74 36 34 30 68 40 65 76 52 20 26 46 50 24 61 24 29 21 62 52 51 48 29 27 14 26 42 69 30 37
        23 45 44 91 62 22 54 44 62 36 57 67 40 58 73 69
    """,
    "one-coppersmith": """
        83 54 77 57 76 80 77 82 97 67 73 11 93 30 50 94 67 74 58 88 26 80 69 8 64 42 37 12 33 89 57
        9 8 82 94 66 51 31 46 80 47 33 8 57 68 93 90 23 87 26 68 43 58 89 90 93 2 15 47 6 94 79 88
        94 88 72 52 12 48 8 11 84 42 6 9 15 67 76
    """,
    "spy-thief": """
        61 49 37 31 27 30 43 53 37 0 1 8 5 6 6 50 33 1 0 34 17 23 22 33 47 26 0 5 0 17 19 7 18 0 30
        32 34 0 35 36 20 0 37 40 34 22 1 0 11 3 14 51 45 3 0 21 0 22 50 16 22 0 0 9 36 29 12 15 1 11
        5 0 16 19 3 22 15 28
    """,
    "council-room-militia": """
        77 57 72 49 65 66 76 76 40 26 52 30 39 47 33 67 50 41 43 56 26 65 58 25 54 41 46 14 47 27 62
        53 47 7 36 56 59 38 37 68 39 16 25 48 40 30 51 5 14 3 60 47 54 22 17 27 6 35 42 46 37 11 12
        32 30 65 44 14 44 38 27 9 41 34 6 34 64 62
    """,
    "ironworks-gardens-scissors": """
        80 27 71 63 71 77 79 78 69 30 66 58 54 61 26 99 59 50 61 69 40 66 60 28 60 57 52 60 59 56 73
        68 64 65 69 55 56 55 46 63 42 30 40 64 56 61 62 65 69 44 63 30 37 63 68 68 71 60 33 64 68 64
        65 59 73 77 66 62 53 60 67 65 46 61 65 52 60 59
    """,
    "found-militia+minion+harem": """
        81 54 69 43 75 70 78 76 69 17 73 40 62 51 42 100 57 39 50 69 42 62 58 13 72 49 42 33 45 52
        74 52 54 49 61 45 54 42 48 57 48 13 33 51 33 58 47 34 52 22 48 37 41 53 30 57 12 33 39 59 50
        49 32 65 59 75 62 24 51 31 24 49 56 25 31 43 68 67
    """,
    "found-tribute": """
        72 46 65 44 47 60 59 63 38 15 49 14 40 12 12 66 44 31 31 50 30 65 50 14 55 42 14 16 20 27 44
        32 36 9 38 52 40 16 40 61 43 9 18 46 52 18 42 11 17 5 51 37 40 22 12 35 5 19 39 38 41 10 14
        44 43 54 35 10 24 29 24 8 40 20 14 37 53 59
    """,
    "found-swindler+torturer+harem": """
        81 58 84 71 76 83 85 84 51 49 66 45 46 55 74 83 74 60 58 70 50 79 75 12 74 67 44 15 47 35 81
        57 65 15 38 66 69 46 65 82 69 25 46 67 63 19 73 5 37 9 76 58 53 43 12 30 10 43 45 55 34 19
        10 41 48 79 72 21 48 33 33 15 64 34 14 63 74 79
    """,
    "found-moat": """
        56 27 54 26 53 54 50 54 23 17 52 52 32 34 21 77 35 34 38 35 21 50 38 50 35 29 44 5 37 12 53
        37 39 13 21 41 38 37 26 40 24 9 61 34 33 13 36 7 18 4 47 22 24 10 3 9 7 62 29 34 19 11 5 11
        30 48 42 15 44 18 20 11 26 33 9 27 47 30
    """,
    "found-library+baron": """
        56 17 57 48 57 58 54 53 34 21 62 21 24 33 31 78 42 40 42 50 25 62 50 5 28 35 40 11 38 13 44
        35 39 10 26 49 41 33 29 52 42 19 19 47 44 9 38 1 18 5 54 12 25 14 13 23 1 30 18 37 26 6 10
        18 35 59 37 17 45 7 17 10 27 27 11 32 53 46
    """,
    "found-village+masquerade+torturer": """
        75 69 82 75 83 80 87 76 57 68 92 78 62 91 92 67 75 72 87 86 88 50 95 50 76 80 79 68 78 60 75
        92 91 50 70 83 88 90 83 86 86 86 77 80 86 62 74 69 73 78 67 84 83 78 59 69 65 77 84 90 62 51
        57 56 70 78 82 77 79 85 80 47 89 76 79 76 86 86
    """,
    "found-militia+harem": """
        74 61 65 51 75 67 76 72 7 18 39 25 12 29 36 53 46 40 28 45 26 65 72 24 50 31 25 0 23 2 48 53
        52 0 6 35 68 24 35 64 45 20 25 50 36 3 52 2 0 4 43 51 62 6 0 2 1 26 47 44 0 0 0 12 26 74 38
        5 40 26 15 0 28 27 9 40 67 62
    """,
    "found-torturer": """
        78 57 80 49 71 78 76 72 49 26 50 33 40 48 58 74 59 43 51 58 33 71 65 20 69 50 43 23 38 42 71
        48 39 21 47 51 68 39 48 69 47 16 30 52 44 33 65 9 31 6 55 42 57 50 19 35 5 40 49 53 43 23 21
        48 48 64 61 23 55 26 29 23 56 41 25 40 65 59
    """,
    "found-chapel+festival+wishing_well+minion": """
        84 54 64 52 68 67 81 80 85 37 75 49 77 53 63 100 54 48 58 86 56 56 60 21 75 57 50 52 48 79
        65 43 60 76 87 50 58 51 60 68 46 21 40 56 55 76 65 71 76 68 60 51 43 88 72 77 48 58 42 53 78
        79 76 85 84 72 64 55 61 34 39 77 64 47 51 50 72 70
    """,
    "found-swindler+duke": """
        92 55 93 79 83 90 94 91 80 69 90 56 82 84 88 95 86 40 67 84 85 95 89 32 100 77 48 50 61 76
        95 48 73 52 76 77 68 57 89 97 85 13 76 91 90 61 56 53 77 41 89 68 53 86 60 75 43 63 63 74 74
        58 69 77 62 84 93 47 47 38 49 55 95 30 36 72 90 92
    """,
    "found-chapel+wishing_well+minion+upgrade": """
        83 49 70 60 81 78 82 82 78 31 75 54 70 57 67 100 53 41 55 80 53 63 62 22 77 62 52 39 50 83
        72 53 43 65 77 50 52 49 65 74 55 19 47 59 57 59 51 66 74 60 72 44 48 82 72 63 29 60 37 49 65
        69 70 66 69 82 71 42 62 46 52 67 58 45 48 53 70 68
    """,
    "found-duke+torturer": """
        90 58 75 62 90 77 90 94 64 7 29 23 61 61 11 83 73 44 48 73 65 88 87 40 98 58 21 24 17 50 88
        32 49 38 54 60 51 29 76 82 62 9 25 66 65 48 44 21 50 10 73 69 62 68 41 50 18 22 54 57 53 36
        42 53 49 88 83 27 28 35 27 34 88 19 37 53 82 93
    """,
    "found-militia": """
        72 55 55 42 71 65 67 69 4 16 37 35 18 25 43 81 38 27 26 56 19 47 56 25 52 29 35 5 28 12 50
        54 48 12 5 31 62 24 26 61 42 16 34 31 25 7 57 4 6 2 34 51 57 16 6 8 0 33 36 43 4 10 6 21 7
        64 33 10 35 29 11 13 29 31 6 33 59 52
    """,
    "found-market+swindler+upgrade": """
        71 35 71 61 65 66 69 71 68 77 68 46 60 29 91 93 47 32 48 68 43 63 65 8 47 52 57 52 47 68 46
        50 69 30 58 66 58 36 52 72 57 12 48 60 48 41 62 31 48 34 57 37 32 70 29 57 36 48 34 62 61 28
        32 63 69 55 52 54 49 30 45 30 50 34 36 67 59 75
    """,
    "found-swindler": """
        77 24 75 63 50 60 73 74 56 65 66 57 49 26 92 82 53 36 46 64 35 61 61 9 48 61 40 27 57 51 52
        31 50 8 43 65 56 42 54 61 60 12 64 50 49 30 56 9 46 16 61 31 34 60 22 39 13 61 24 45 43 17
        26 57 55 59 47 25 46 21 23 8 45 24 19 47 64 67
    """,
    "found-bureaucrat+duke": """
        98 72 84 79 84 92 100 97 73 17 54 39 78 64 18 100 93 35 51 91 85 87 90 50 100 79 24 48 35 62
        88 70 92 50 54 87 90 54 94 90 78 23 56 84 89 50 57 39 41 23 86 83 71 63 48 43 40 37 74 86 55
        46 46 69 64 90 96 43 27 47 62 41 90 48 41 86 97 98
    """,
    "found-smithy+duke": """
        83 65 76 65 81 82 80 86 60 11 42 22 57 66 6 70 64 31 39 62 62 79 74 30 94 53 13 24 23 46 95
        42 57 46 50 67 65 34 70 74 54 6 32 69 63 44 35 32 48 14 66 67 59 55 37 37 19 31 42 34 48 37
        34 48 44 90 87 22 20 20 14 34 74 16 28 52 83 90
    """,
    "found-library": """
        65 48 58 40 53 54 60 61 33 23 63 37 47 70 34 68 44 45 55 48 34 59 51 17 65 49 50 23 50 40 69
        34 35 13 33 50 52 49 50 58 38 10 37 44 36 25 46 8 20 8 57 49 42 21 19 22 3 53 33 31 27 15 19
        34 44 52 62 14 56 21 19 11 53 25 9 33 48 43
    """,
    "found-laboratory+wishing_well+trading_post": """
        65 33 60 50 58 52 66 61 39 32 64 12 37 32 49 66 41 44 46 60 31 62 59 12 32 32 42 32 48 49 38
        42 44 10 35 48 50 39 30 58 27 20 13 47 42 11 62 17 25 17 58 28 35 30 16 29 24 14 27 45 31 16
        24 43 46 54 34 39 50 28 30 12 18 45 29 47 53 49
    """,
    "found-chapel+militia+festival+minion": """
        82 64 71 57 83 76 80 78 83 29 78 52 67 60 69 100 62 45 58 84 54 63 67 10 76 61 49 43 51 71
        76 64 58 46 66 51 61 50 60 78 56 27 41 56 50 64 68 33 65 42 62 53 61 70 66 61 22 46 49 69 67
        48 56 67 70 78 68 45 66 43 43 45 65 41 56 53 68 76
    """,
    "found-torturer+harem": """
        84 57 83 59 71 75 84 81 29 29 61 29 37 35 54 65 63 54 52 60 35 74 71 17 65 52 40 11 35 24 74
        48 46 6 30 50 70 40 50 77 53 25 26 56 55 15 68 2 19 3 66 55 57 27 5 18 6 27 57 58 26 7 5 34
        35 76 63 11 48 36 26 7 57 31 13 44 70 66
    """,
    "found-market+pawn": """
        59 38 62 39 48 52 60 55 26 12 46 23 33 24 20 64 32 37 43 39 18 60 48 14 36 31 32 3 26 18 39
        28 39 10 26 42 42 22 23 50 27 8 18 39 28 12 39 2 13 5 47 35 43 22 5 16 2 28 29 28 26 12 8 26
        42 56 37 12 36 15 11 10 25 20 4 30 45 52
    """,
    "found-courtyard": """
        80 62 70 61 69 79 77 79 52 29 57 32 49 48 53 80 61 58 52 57 31 76 58 14 55 53 54 15 45 38 58
        43 40 22 46 62 73 44 47 73 50 16 28 58 68 36 67 13 37 9 73 53 55 35 31 44 4 33 47 49 42 23
        29 49 49 73 57 13 49 26 21 22 46 41 18 47 70 75
    """,
    "found-gardens+great_hall+ironworks": """
        93 61 93 82 90 89 94 93 90 67 93 40 79 80 67 100 84 70 87 91 75 91 81 14 80 84 79 87 81 91
        84 88 88 77 94 90 80 73 75 92 84 50 36 86 87 80 75 92 85 76 92 61 60 88 92 94 86 51 68 89 94
        80 94 90 87 93 81 84 77 69 82 77 70 75 83 79 88 87
    """,
    "found-village+laboratory+torturer": """
        70 52 73 61 67 79 86 75 69 45 76 64 48 74 92 63 75 60 67 82 54 39 81 23 75 70 60 24 53 75 66
        52 36 44 68 63 87 59 74 82 72 64 50 64 71 58 68 34 82 34 44 69 53 82 47 66 8 54 70 49 53 58
        48 65 86 74 72 29 67 30 27 53 77 35 29 42 81 85
    """,
    "found-smithy": """
        75 46 72 58 61 59 67 72 39 27 53 37 40 54 43 60 52 36 49 54 33 66 53 20 50 48 44 9 41 34 69
        40 50 16 31 56 53 44 44 61 42 14 36 50 37 26 59 7 15 6 62 33 47 19 11 26 5 39 39 48 32 18 14
        27 32 59 55 16 62 27 23 14 43 30 16 41 55 60
    """,
    "found-library+ironworks+harem": """
        77 45 72 57 68 74 82 75 40 25 61 47 43 50 32 66 60 44 67 48 37 67 56 14 64 56 45 10 43 35 75
        52 51 11 37 64 58 50 45 72 32 13 29 63 50 18 70 3 23 5 63 33 48 18 4 22 2 43 36 43 27 13 3
        29 36 68 75 9 51 29 25 11 59 30 8 30 62 72
    """,
    "found-masquerade+duke+torturer+harem": """
        99 62 83 76 96 87 95 95 61 13 45 24 82 76 7 78 70 39 42 82 81 87 91 38 97 67 24 39 41 52 93
        59 70 50 56 75 89 36 85 88 64 20 42 74 82 50 55 50 48 32 83 82 64 60 42 52 48 27 70 71 56 44
        49 57 49 80 82 43 38 60 47 49 82 58 41 69 90 87
    """,
    "found-workshop+gardens+baron": """
        73 30 62 41 62 67 70 71 73 98 56 39 32 39 10 99 49 38 53 58 27 64 62 26 48 35 35 44 49 56 43
        38 44 43 65 54 38 32 32 61 33 25 32 41 30 45 50 59 54 32 58 24 28 72 57 60 47 37 28 38 62 47
        64 63 64 61 46 48 50 53 57 43 23 67 45 26 65 50
    """,
    "found-bureaucrat+witch+duke": """
        100 76 97 93 97 98 98 98 77 6 83 58 76 76 77 100 95 35 66 89 95 93 99 31 98 91 29 47 34 79
        96 69 91 61 68 92 83 67 98 98 87 8 66 93 97 50 41 50 55 21 95 78 67 82 59 67 50 59 78 87 70
        65 56 76 71 96 99 47 49 55 82 57 95 66 51 90 98 98
    """,
    "found-courtyard+duke+torturer": """
        94 74 85 76 90 90 94 93 69 6 57 15 80 71 13 89 86 31 48 84 63 82 82 27 100 69 24 23 26 50 94
        52 54 59 52 80 75 35 81 87 63 15 18 85 77 52 46 45 50 10 82 86 79 62 47 45 18 18 72 51 52 54
        51 57 56 89 93 33 39 36 32 53 90 30 36 57 86 95
    """,
    "found-bureaucrat+gardens+witch+duke": """
        100 72 93 91 96 97 97 99 92 34 87 62 80 79 74 97 97 56 78 95 91 96 95 22 96 94 32 59 40 90
        98 66 84 77 86 92 83 58 97 95 91 24 66 94 95 68 68 79 90 50 91 83 79 83 71 84 59 71 77 74 85
        82 71 89 88 99 100 61 42 63 83 79 95 72 50 86 98 99
    """,
    "found-moat+market": """
        67 38 56 41 56 53 62 63 39 14 61 48 41 38 32 86 40 37 52 49 24 53 46 33 57 45 40 11 28 27 66
        43 39 14 34 43 42 38 34 53 27 8 56 38 37 17 42 5 18 9 50 31 37 21 4 19 7 51 37 30 27 10 11
        31 56 47 55 17 45 22 20 15 32 33 9 30 50 44
    """,
    "found-masquerade+nobles": """
        69 59 73 52 77 73 68 69 33 63 73 23 59 48 57 49 53 70 63 63 42 78 88 16 49 58 49 32 56 31 49
        63 69 17 33 51 72 47 45 65 47 39 31 67 67 18 76 22 14 17 69 50 55 20 23 29 28 38 46 62 42 12
        16 30 26 68 47 43 56 36 53 19 38 64 37 65 71 69
    """,
    "found-market+masquerade": """
        72 54 66 49 71 66 69 70 48 55 62 42 62 49 42 55 46 63 59 60 47 76 75 17 38 43 57 47 52 38 43
        68 66 29 41 58 65 39 43 57 45 40 47 53 52 36 72 33 21 21 63 45 50 34 30 39 45 42 46 71 39 31
        32 40 41 58 42 48 55 46 53 28 31 65 43 57 59 60
    """,
    "found-feast+market+duke": """
        88 73 85 79 87 88 90 89 57 8 44 13 64 52 11 97 78 37 46 78 57 90 86 22 94 50 12 14 18 32 84
        30 40 37 45 79 70 30 73 78 65 12 18 81 82 40 28 18 38 17 79 80 66 50 27 39 9 19 63 30 45 32
        35 45 39 84 77 20 26 42 25 31 82 24 14 45 92 91
    """,
    "found-market+ironworks+duke+harem": """
        98 64 94 90 94 93 99 98 76 12 59 36 77 71 10 100 83 32 70 88 88 97 87 41 100 81 28 40 28 59
        94 71 78 52 63 81 84 34 95 95 69 8 53 89 96 58 43 41 53 29 96 77 70 73 50 60 38 39 64 79 62
        51 53 63 69 89 91 39 40 58 56 46 93 43 44 67 90 96
    """,
    "found-smithy+courtyard+duke": """
        91 66 80 72 86 93 90 88 64 13 64 21 73 73 7 79 73 32 43 65 70 91 77 31 98 65 23 25 37 50 92
        43 61 57 63 78 71 39 82 84 56 6 34 74 78 48 40 33 55 16 81 71 61 61 40 50 26 31 58 49 62 46
        42 53 56 86 86 25 29 31 20 41 89 23 34 49 79 86
    """,
    "found-witch+swindler+duke": """
        99 65 98 96 95 93 100 98 78 50 93 87 75 86 98 100 94 29 88 95 90 93 99 35 99 95 52 57 71 82
        100 64 87 60 81 97 76 78 94 98 96 14 92 95 98 52 53 50 82 41 93 72 55 91 62 74 50 85 77 82
        75 61 70 81 77 99 97 63 73 54 80 58 97 51 55 92 98 99
    """,
    "found-village+torturer+harem": """
        71 53 70 55 65 83 85 72 72 26 64 65 47 74 85 78 65 40 67 81 57 38 70 23 74 60 42 37 40 78 67
        52 39 63 69 47 86 54 73 72 67 49 46 61 57 73 63 41 82 29 49 62 58 81 61 69 15 50 66 52 55 64
        64 73 86 73 71 31 57 33 14 61 77 30 32 43 77 84
    """,
    "found-laboratory+masquerade+nobles": """
        77 59 71 66 78 71 74 77 48 59 76 23 46 58 53 50 58 67 61 61 55 71 82 16 53 51 58 37 63 46 64
        66 76 26 58 67 73 51 43 71 53 32 30 61 64 30 72 22 28 23 63 54 54 37 36 42 23 34 50 69 55 24
        28 38 65 74 60 54 60 48 52 23 48 66 37 56 71 75
    """,
    "found-festival+swindler": """
        75 34 74 62 57 66 78 76 66 65 60 45 59 31 94 84 54 36 41 62 45 66 63 10 56 47 47 26 51 43 57
        38 55 14 66 69 55 31 42 72 51 11 51 52 57 29 62 13 49 26 70 38 29 70 21 51 18 48 31 50 58 20
        32 65 61 58 57 27 39 23 29 13 44 34 20 49 62 68
    """,
    "found-moat+smithy+duke": """
        84 58 72 73 84 88 85 87 62 11 60 28 70 70 6 78 63 32 50 59 66 81 74 38 100 57 22 26 35 47 96
        39 57 45 52 73 69 33 74 74 58 6 47 68 73 44 38 30 48 15 73 58 61 55 38 38 25 45 45 42 50 35
        39 51 54 85 86 26 28 22 20 32 82 18 31 53 78 85
    """,
    "found-bureaucrat+duke+nobles": """
        98 72 88 81 90 85 100 97 75 16 59 29 77 63 21 100 89 36 51 90 81 89 94 49 100 77 21 42 31 64
        90 72 83 54 63 85 84 52 93 88 77 20 42 82 87 56 53 35 46 18 90 88 69 68 49 54 39 36 76 80 65
        50 49 72 62 95 94 42 32 45 58 45 90 43 44 86 94 97
    """,
    "found-ironworks+duke": """
        96 67 90 81 96 96 96 97 69 8 62 32 81 77 12 100 88 35 68 86 90 95 90 43 100 79 24 31 30 58
        94 68 74 54 66 81 76 44 95 92 71 6 52 86 97 51 36 44 49 29 89 84 68 65 47 58 30 36 72 68 61
        51 50 60 60 94 89 37 39 48 50 48 96 42 35 67 89 93
    """,
    "found-woodcutter+duke": """
        81 62 78 72 81 83 78 76 57 7 46 17 52 55 6 91 68 41 35 56 59 89 82 44 88 52 15 23 34 47 79
        37 43 31 52 66 57 33 66 74 51 10 35 73 71 43 37 24 43 11 69 70 60 55 37 47 19 27 62 35 49 28
        40 50 42 76 77 22 21 25 24 23 83 14 25 38 78 93
    """,
    "found-duke+saboteur": """
        83 68 74 66 75 72 76 87 69 86 58 13 51 56 12 64 70 27 41 57 52 70 65 30 74 52 16 38 31 51 93
        31 45 36 56 56 54 30 65 58 51 13 14 68 64 51 36 29 44 12 44 74 59 61 31 44 23 14 35 39 46 38
        40 58 50 81 75 34 35 17 15 35 76 13 26 49 76 83
    """,
    "found-bridge": """
        67 43 57 46 56 53 59 66 19 16 50 20 25 9 28 71 35 23 25 46 21 52 41 22 26 36 28 16 18 12 36
        45 41 10 10 48 46 22 24 44 27 7 26 41 32 20 39 4 11 1 53 32 42 16 11 14 1 27 26 42 15 5 6 24
        19 50 32 16 25 15 12 10 21 24 12 27 46 46
    """,
    "found-militia+market": """
        75 56 67 46 73 62 74 70 23 19 42 27 25 38 48 88 56 34 38 65 28 58 63 18 62 39 36 7 29 17 67
        48 53 4 13 38 66 32 37 63 43 19 28 45 25 18 54 1 7 0 45 53 58 23 9 14 3 29 40 43 14 6 11 23
        25 68 50 9 46 36 21 4 31 32 13 43 55 55
    """,
    "found-laboratory+swindler+duke+harem": """
        94 50 92 83 85 90 96 92 77 78 86 61 76 78 88 85 86 38 76 90 79 85 83 23 95 77 45 53 58 73 90
        46 75 57 78 86 61 55 89 88 87 16 71 84 91 57 52 53 67 39 83 57 52 80 61 75 37 69 46 73 74 58
        63 78 66 84 91 50 51 36 53 54 97 31 42 64 86 93
    """,
    "found-chapel+minion": """
        79 54 65 48 76 69 80 78 87 37 68 38 71 46 52 100 56 47 49 76 52 56 55 21 60 45 39 53 38 72
        65 51 54 73 80 44 50 34 52 64 51 23 33 38 49 62 50 51 61 58 55 44 45 74 60 71 27 43 40 61 72
        68 61 79 65 75 54 49 50 39 45 69 53 40 50 46 68 67
    """,
    "found-witch+masquerade": """
        90 59 86 73 82 86 89 90 75 27 83 70 54 56 92 89 62 40 69 71 67 82 93 15 74 74 66 62 54 65 71
        70 79 53 80 79 72 57 64 85 74 31 70 73 71 40 47 45 64 37 78 64 54 58 42 68 46 67 52 77 78 55
        52 75 83 85 64 64 61 50 66 52 70 62 50 76 86 84
    """,
    "found-witch": """
        93 48 91 82 82 83 89 94 85 25 85 72 36 38 89 95 73 33 76 76 67 80 83 20 85 71 61 51 48 73 89
        55 77 38 86 81 70 57 74 89 79 18 73 77 75 53 43 18 68 17 80 47 47 75 44 80 20 86 48 71 80 42
        50 76 85 88 79 47 55 34 50 41 84 36 27 69 80 89
    """,
    "found-bureaucrat+duke+harem": """
        98 71 85 80 86 92 100 95 76 18 55 37 81 64 16 100 91 35 51 92 85 89 90 53 100 77 23 45 33 66
        87 70 92 59 66 89 88 55 93 90 78 23 47 86 89 51 57 43 47 21 85 81 72 69 54 59 42 39 77 87 68
        55 52 77 65 90 96 46 31 48 59 50 90 48 46 85 96 98
    """,
    "found-militia+laboratory+harem": """
        87 73 73 61 83 83 82 85 27 21 56 23 40 43 58 84 59 54 44 60 36 74 73 11 72 44 36 5 42 12 71
        50 55 10 26 47 82 35 43 75 54 30 23 57 41 18 77 5 10 5 68 62 69 18 7 11 3 23 52 56 18 10 4
        17 24 79 69 3 47 30 16 10 50 29 6 43 70 76
    """,
    "found-chapel+witch+shanty_town": """
        86 37 80 66 73 87 83 83 85 17 86 74 24 33 94 81 66 39 75 80 66 67 73 24 73 59 53 70 55 81 69
        66 76 52 84 75 55 59 69 80 59 25 65 70 70 42 33 34 70 28 67 36 35 76 57 77 49 70 34 66 82 57
        58 86 87 76 68 69 60 38 64 52 71 50 59 69 77 87
    """,
    "found-swindler+duke+upgrade": """
        94 49 92 83 79 89 94 89 75 72 84 65 77 60 91 97 94 35 70 86 86 91 89 21 91 75 49 64 52 63 94
        64 81 59 72 91 71 44 87 96 82 17 71 84 92 59 55 49 64 50 91 63 57 86 56 66 45 68 63 80 69 56
        65 75 74 88 87 58 50 50 73 54 94 41 50 72 90 95
    """,
    "found-laboratory+swindler": """
        73 49 74 66 68 74 76 70 49 69 73 53 61 42 85 78 66 48 57 63 37 73 68 24 60 60 50 28 47 47 67
        33 53 14 48 67 53 47 56 70 53 21 58 59 70 31 74 10 43 14 70 35 43 55 33 51 8 57 44 51 47 14
        33 62 51 73 57 36 54 24 31 15 57 31 28 50 61 70
    """,
    "found-bureaucrat+mining_village": """
        65 25 59 43 47 60 62 64 30 16 49 16 21 27 33 85 36 40 32 47 26 53 47 14 33 35 28 10 30 18 41
        41 36 3 17 52 47 32 30 55 30 12 19 45 38 10 35 2 14 2 50 29 41 8 10 21 2 23 29 38 22 6 11 22
        24 54 45 14 32 14 20 4 30 23 10 39 50 41
    """,
    "found-nobles": """
        61 33 55 38 50 49 64 60 18 27 44 11 26 31 24 72 38 41 33 41 21 70 54 14 37 41 30 8 32 7 48
        25 33 2 10 57 51 24 34 48 25 13 15 40 28 13 50 2 5 1 56 31 40 9 4 14 1 16 25 32 15 3 7 7 17
        54 45 7 33 16 11 2 24 13 5 30 59 50
    """,
}
