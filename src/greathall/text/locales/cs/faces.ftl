### Names for the parts of what is printed, where they head a box, and for sets and phases.

## Dominion

dominion-set-basic = Základní karty
dominion-set-base1e = Dominion
dominion-set-intrigue1e = Intriky
dominion-phase-action = Fáze akce
dominion-phase-buy = Fáze nákupu

## The Dune games

imperium-set-base = Duna: Impérium
imperium-set-uprising = Povstání
imperium-set-choam = CHOAM
imperium-phase-start = Zahájení kola
imperium-phase-turns = Tahy hráčů
imperium-phase-combat = Boj
imperium-phase-makers = Tvůrci
imperium-phase-recall = Vyhodnocení kola
imperium-phase-endgame = Konec hry

imperium-part-acquire = Získání
imperium-part-agent = Agent
imperium-part-reveal = Odhalení
imperium-part-trash = Při zničení
imperium-part-discard = Při odložení
imperium-part-plot = Tajné plány
imperium-part-combat = Boj
imperium-part-win = Při vítězství
imperium-part-endgame = Konec hry
imperium-part-first = První místo
imperium-part-second = Druhé místo
imperium-part-third = Třetí místo
imperium-part-trigger = Splnění
imperium-part-reward = Odměna
imperium-part-battle = Ikona bitvy
imperium-part-players = Hráči
imperium-part-requires = Podmínka
imperium-part-once = Jednou
imperium-part-level = Návštěva
imperium-part-cheaper = Později
imperium-part-persuasion = Odhalení
imperium-part-control = Ovládnutí
imperium-part-hagal = Agent
imperium-part-hagal_combat = Boj
imperium-part-swordmaster = Mistr meče
imperium-part-priority = Přednost
imperium-part-rival_signet = Prsten
imperium-part-rival_leader = Vůdce
imperium-part-scheme = Pletichy
imperium-part-streamlined = Zjednodušeně
imperium-part-unverified = Neověřeno
imperium-part-wall = Za Štítovým valem
imperium-contract-at-once = Ihned
