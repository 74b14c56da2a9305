"""Well-known strategies. Those of one card stem from DominionSim's stock bots by Geronimoo, WanderingWinder and
HiveMindEmulator; their results are known, which makes them a check of the rules. The decks of several cards bear
the names of bots there, with lists of our own."""

from __future__ import annotations

from typing import Final

# The end of the game as most money decks play it, and as a deck plays it that buys much each turn.
ENDGAME_4: Final = """
    duchy if left(province) <= 4
    estate if left(province) <= 2
"""
ENDGAME_5: Final = """
    duchy if left(province) <= 5
    estate if left(province) <= 2
"""

ENDGAME_3: Final = """
    duchy if left(province) <= 3
    estate if left(province) <= 1
"""

STRATEGIES: Final[dict[str, str]] = {
    "bbm": """
        province
        gold
        silver
    """,
    "bmu": f"""
        province if money > 18
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        silver
    """,
    "smithy": f"""
        province if money > 15
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        smithy if own(smithy) < treasures / 11
        silver
    """,
    "courtyard": f"""
        province if own(gold) > 0
        {ENDGAME_4}
        gold
        duchy if left(province) <= 5
        silver if own(silver) == 0
        courtyard if own(courtyard) == 0
        courtyard if own(courtyard) < treasures / 8
        silver
        courtyard if own(courtyard) < 2
    """,
    "masquerade": f"""
        province if own(gold) > 1
        {ENDGAME_4}
        gold
        duchy if left(province) <= 5
        masquerade if own(masquerade) == 0
        silver
    """,
    "moat": f"""
        province if money > 16
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        moat if treasures >= 10 and own(moat) == 0
        silver
        moat if own(moat) < 2
    """,
    "shanty-town": f"""
        province if money > 17
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        shanty_town if treasures >= 9 and own(shanty_town) < treasures / 14
        silver
    """,
    "laboratory": f"""
        province if own(gold) > 0
        {ENDGAME_4}
        gold
        laboratory
        silver
    """,
    "council-room": f"""
        province if own(gold) > 0
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        council_room if own(council_room) == 0
        council_room if own(council_room) < money / 13
        silver
    """,
    "witch": f"""
        province if own(gold) > 0
        {ENDGAME_5}
        witch if own(witch) == 0
        gold
        witch if own(witch) < 2
        silver
    """,
    "militia": """
        province if own(gold) > 0
        duchy if left(province) <= 6
        estate if left(province) <= 2
        gold
        militia if own(militia) < 3
        silver
    """,
    "bureaucrat": f"""
        province if own(gold) > 0
        {ENDGAME_5}
        gold
        duchy if left(province) <= 6
        bureaucrat if own(bureaucrat) == 0
        bureaucrat if own(bureaucrat) < treasures / 20
        silver
    """,
    "chancellor": f"""
        province if own(gold) > 0
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        chancellor if own(chancellor) == 0
        chancellor if own(chancellor) < treasures / 19
        silver
    """,
    "adventurer": f"""
        province if own(gold) > 0
        {ENDGAME_4}
        adventurer if own(gold) > 0 and own(adventurer) == 0
        gold
        duchy if left(province) <= 5
        silver
    """,
    "festival": f"""
        province if own(gold) > 0
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        festival
        silver
    """,
    "bridge": f"""
        province if own(gold) > 0
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        bridge if own(bridge) == 0
        bridge if own(bridge) <= treasures / 10
        silver
    """,
    "great-hall": """
        province if own(gold) > 0
        duchy if left(province) <= 4
        great_hall if left(province) <= 4
        estate if left(province) <= 2
        gold
        duchy if left(province) <= 6
        great_hall if own(silver) >= 7
        silver
    """,
    "coppersmith": f"""
        province if own(gold) > 0
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        coppersmith if own(coppersmith) == 0
        silver
    """,
    "duke": """
        duchy if money >= 14
        province if left(duchy) == 0 and own(duchy) < 7
        duke if left(duchy) == 0
        estate if left(duke) <= 3
        gold
        silver
        copper
    """,
    "workshop-gardens": """
        gardens if own(workshop) > 8
        workshop
        estate
        silver
        copper
    """,
    "minion": f"""
        province if own(minion) > 5
        province if left(minion) == 0
        {ENDGAME_4}
        minion
        silver
    """,
    "saboteur": f"""
        province
        {ENDGAME_5}
        gold
        saboteur if own(saboteur) < 2
        silver
    """,
    # -- decks of several cards
    "costume-party": f"""
        province if own(gold) > 1
        {ENDGAME_4}
        gold if own(gold) < 2
        nobles
        duchy if left(province) <= 5
        masquerade if own(masquerade) == 0
        masquerade if own(masquerade) < 2 and own(nobles) > 1
        silver
    """,
    "torturer-village": f"""
        province if own(torturer) > 5
        province if left(torturer) == 0
        {ENDGAME_3}
        gold if own(torturer) > 5
        torturer if own(torturer) < 2
        torturer if own(torturer) <= own(village)
        silver if own(silver) == 0
        village
    """,
    "bureaucrat-gardens": """
        gardens if own(bureaucrat) > 5
        bureaucrat if own(bureaucrat) < 5
        province if own(province) < 2
        duchy if left(gardens) == 0
        province if left(province) <= 4
        estate if left(gardens) <= 3
        bureaucrat
        silver
        gardens
        copper
    """,
    "minions-chapel": f"""
        province if own(minion) > 5
        province if left(minion) == 0
        {ENDGAME_4}
        minion
        chapel if own(chapel) == 0
        silver if own(silver) < 3
    """,
    "lab-militia-chapel": f"""
        province if own(laboratory) > 0 and own(gold) > 1
        {ENDGAME_4}
        gold if own(laboratory) > 3
        laboratory if own(laboratory) < 5
        gold
        militia if own(militia) == 0
        chapel if own(chapel) == 0
        silver if own(silver) < 2
    """,
    "one-coppersmith": f"""
        province if own(laboratory) > 7
        province if left(laboratory) == 0
        {ENDGAME_3}
        market if own(market) < own(laboratory)
        laboratory
        coppersmith if own(coppersmith) == 0
        wishing_well
    """,
    "spy-thief": f"""
        province if own(gold) > 0
        {ENDGAME_5}
        gold
        thief if own(thief) < 3
        silver if own(silver) < 3
        spy if own(spy) < 3
        silver
    """,
    "council-room-militia": f"""
        province if own(gold) > 0
        {ENDGAME_4}
        gold
        duchy if left(province) <= 6
        council_room if own(council_room) == 0
        council_room if own(council_room) < 2 and turn > 8
        militia if own(militia) == 0
        silver
        play: militia, council_room
    """,
    "first-game-engine": """
        remodel if own(remodel) == 0
        province if own(market) > 6
        province if left(market) == 0
        duchy if left(province) <= 2
        estate if left(province) <= 1
        market if own(market) < 7
        gold
        militia if own(militia) == 0
        smithy if own(smithy) < own(village) / 2
        village if own(village) < 7
        cellar if own(cellar) < 2
    """,
    "ironworks-gardens-rock": """
        ironworks
        great_hall
        gardens
        estate
    """,
    "ironworks-gardens-paper": """
        province if own(gold) > 0 and left(gardens) == 0
        duchy if left(gardens) == 0
        ironworks if own(ironworks) < 2
        gardens if turn > 8
        silver if turn <= 8
        gardens
        estate if left(gardens) == 0
        silver
        copper
    """,
    "ironworks-gardens-scissors": """
        ironworks
        gardens
        estate
        silver
        copper
    """,
}

ALIASES: Final = {"big-money": "bmu"}
