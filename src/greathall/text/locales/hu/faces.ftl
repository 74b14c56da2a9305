### A nyomtatott kártyák részeinek neve, ahol egy mező fölött állnak, továbbá a kiadásoké és a fázisoké.

## Dominion

dominion-set-basic = Alapkártyák
dominion-set-base1e = Dominion
dominion-set-intrigue1e = Intrika
dominion-phase-action = Akciófázis
dominion-phase-buy = Vásárlási fázis

## A Dűne-játékok

imperium-set-base = Dűne: Impérium
imperium-set-uprising = Felkelés
imperium-set-choam = KHAFT
imperium-phase-start = A forduló kezdete
imperium-phase-turns = A játékosok körei
imperium-phase-combat = Csata
imperium-phase-makers = Mesterek
imperium-phase-recall = Visszahívás
imperium-phase-endgame = A játék vége

imperium-part-acquire = Megszerzés
imperium-part-agent = Ügynök
imperium-part-reveal = Felfedés
imperium-part-trash = Elpusztításkor
imperium-part-discard = Eldobáskor
imperium-part-plot = Terv
imperium-part-combat = Csata
imperium-part-win = Győzelemkor
imperium-part-endgame = Végjáték
imperium-part-first = Első
imperium-part-second = Második
imperium-part-third = Harmadik
imperium-part-trigger = Teljesítés
imperium-part-reward = Jutalom
imperium-part-battle = Csataikon
imperium-part-players = Játékosok
imperium-part-requires = Feltétel
imperium-part-once = Egyszer
imperium-part-level = Látogatás
imperium-part-cheaper = Később
imperium-part-persuasion = Felfedés
imperium-part-control = Irányítás
imperium-part-hagal = Ügynök
imperium-part-hagal_combat = Csata
imperium-part-swordmaster = Kardmester
imperium-part-priority = Sorrend
imperium-part-rival_signet = Pecsétgyűrű
imperium-part-rival_leader = Vezető
imperium-part-scheme = Cselszövés
imperium-part-streamlined = Egyszerűsített
imperium-part-unverified = Nem bizonyos
imperium-part-wall = Pajzsfal védi
imperium-contract-at-once = Azonnal
