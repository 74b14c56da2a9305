## Everything printed, as tables: their titles and headings.

sheet-name = Name
sheet-copies = Anzahl
sheet-cost = Kosten
sheet-types = Typen
sheet-text = Text
sheet-factions = Fraktionen
sheet-icons = Agentensymbole
sheet-icon = Agentensymbol
sheet-level = Stufe
sheet-battle_icon = Abzeichen
sheet-house = Haus
sheet-complexity = Anspruch
sheet-faction = Fraktion
sheet-watched = beobachtete Felder
sheet-at = bei { $n } Einfluss
sheet-alliance = Allianz

sheet-starter = Startdeck für alle
sheet-commander = Startdecks der Kommandanten (zu sechst)
sheet-reserve = Reserve
sheet-imperium = Imperium-Stapel
sheet-intrigue = Intrigenstapel
sheet-conflict = Konflikte
sheet-leader = Anführer
sheet-space = Felder des Spielplans
sheet-post = Beobachtungsposten
sheet-track = Einflussleisten
sheet-contract = Verträge (MAFEA)
sheet-objective = Abzeichenkarten
sheet-hagal = Haus Hagal (allein oder zu zweit)
sheet-rival = Rivalen (allein oder zu zweit)

sheet-choam = { $name } (MAFEA)
sheet-other-side = { $name } (Rückseite von { $other })
sheet-free = kostenlos
sheet-count = { $range ->
    [one] { $least }
   *[several] { $least }–{ $most }
}
sheet-players = { $n } ({ sheet-count })
sheet-players-first = { $n } ({ sheet-count } Personen)
sheet-type-too = { $list } – { $next }
sheet-cost-or = { $list } / { $next }
sheet-track-vp = +1 Siegpunkt
sheet-track-alliance = +1 Siegpunkt für die erste Person, die { $n } erreicht, später für die, die sie überholt
