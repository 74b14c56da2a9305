### What can be played and how, as the lobby says it.

offer-dominion = Dominion
    .about = Baue Zug um Zug ein Deck und kaufe damit die meisten Siegpunkte. Mit Die Intrige, allein oder mit dem Basisspiel gemischt.
offer-imperium = Dune: Imperium
    .about = Entsende Agenten, gewinne die Fraktionen für dich und kämpfe um Arrakis. Das erste Spiel, auch allein oder zu zweit mit Haus Hagal.
offer-uprising = Dune: Imperium – Uprising
    .about = Spione, Sandwürmer und der Schildwall; auf Wunsch mit dem MAFEA-Modul. Auch allein oder zu zweit gegen Rivalen und zu sechst in zwei Teams, drei gegen drei. Die Anleitungen dafür konnten nicht gelesen werden: Wo deshalb etwas unsicher ist, sagen es die Regeln.

field-kingdom = Königreich
    .about = Die zehn Königreichkarten im Vorrat.
field-sets = Sets
    .about = Woher die Karten eines zufälligen Königreichs kommen.
field-first_player = Wer beginnt
    .about = Wer den ersten Zug hat.
field-masquerade_empty_hand = Maskerade mit leerer Hand
    .about = Ob jemand ohne Karten auf der Hand eine weitergereicht bekommt.
field-open_discards = Offene Ablagestapel
    .about = Ob man den eigenen Ablagestapel durchsehen darf.
field-leaders = Anführer
    .about = Wie alle zu einem Anführer kommen. Ein bis drei Punkte sagen, wie anspruchsvoll er ist.
field-choam = MAFEA-Modul
    .about = Verträge zum Erfüllen und die Karten dazu.
field-original = Karten des ersten Spiels
    .about = Karten aus Dune: Imperium, die in die Stapel gemischt werden.
field-original_conflicts = Konflikte des ersten Spiels
    .about = Ob auch die Konfliktkarten aus Dune: Imperium eingemischt werden.
field-go_to_11 = Bis 11
    .about = Verbündete beginnen ohne Siegpunkt. Das sagt nur eine Quelle.
field-throne_row_at_start = Eine Karte in der Thron-Reihe
    .about = Shaddam verschiebt vor der ersten Runde eine dorthin. Das sagt nur eine Quelle: Ob es offiziell ist, ist nicht sicher.
field-difficulty = Schwierigkeit
    .about = Allein: wie schwer die beiden Rivalen zu schlagen sind.
field-rivals = Rivalen
    .about = Wer die Rivalen sind.
field-expert_deployment = Kluger Einsatz
    .about = Ein Rivale, der in einem Konflikt weit vorn liegt, lässt seine Truppen zu Hause.
    .imperium = Ein Rivale, der in einem Konflikt weit vorn liegt, lässt seine Truppen zu Hause. Das gehört zu den Stufen Mentat und Kwisatz Haderach. Weit vorn heißt laut FAQ: um 4 Kampfstärke; dass man es auch auf den unteren Stufen haben kann, ist unsere Wahl.
    .uprising = Ein Rivale, der in einem Konflikt weit vorn liegt, lässt seine Truppen zu Hause. Allein gehört das zu den Stufen Mentat und Kwisatz Haderach. Dass Rivalen zuerst Sandwürmer rufen, stützt sich auf eine einzige Quelle.
field-brutal_escalation = Brutale Steigerung
    .about = In den letzten Konflikten ziehen Rivalen zwei Karten für ihre Schwerter.
    .uprising = In den letzten Konflikten ziehen Rivalen zwei Karten für ihre Schwerter. Allein gehört das zu den Stufen Mentat und Kwisatz Haderach.
field-smart_politics = Kluge Politik
    .about = Rivalen übergehen Einfluss, der nichts ändern würde. Allein gehört das zu den Stufen Mentat und Kwisatz Haderach. Dass eine Karte mit zwei Feldern allein wegen ihrer Hälfte „Vorräte liefern“ übergangen wird, stützt sich auf eine einzige Quelle.
field-streamlined = Vereinfachter Rivale
    .about = Ein Rivale ohne Punkte, der zweien nur im Weg steht. Gut für eine erste Partie. Dass seine zwei Karten nur für diese Variante sind und wohin sein Bonus-Spice geht, stützt sich auf eine einzige Quelle.
field-row_churn = Wechselnde Reihe
    .about = Allein: Nach jedem Aufdeckzug nehmen Würfel Karten aus der Imperium-Reihe.

choice-random = Zufällig
choice-five_and_five = Fünf aus jedem Set
choice-base1e = Basisspiel
choice-intrigue1e = Die Intrige
choice-skip = Wird übersprungen
choice-receive = Erhält eine Karte
choice-first_game = Für die erste Partie: zufällig aus den einfachsten
choice-choose = Gewählt, in umgekehrter Zugreihenfolge
choice-draft = Einer von zwei ausgeteilten
choice-suggested = Zufällig aus den Vorschlägen für jede Seite
choice-none = Keine
choice-all = Alle
choice-factions = Die Leute der Fraktionen
choice-war = Krieg
choice-mercenary = Söldner (Einstieg)
choice-sardaukar = Sardaukar (erfahren)
choice-mentat = Mentat (schwer)
choice-kwisatz_haderach = Kwisatz Haderach (schwer, ohne eigenen Schwertmeister)
choice-easy_rivals = Für die erste Partie: die mit einem Schwertmeister für 8 oder mehr
choice-first_rivals = Für die erste Partie: Memnon Thorvald und Rabban
choice-seat = Platz { $n }

beside-rival = { $all ->
    [1] Rivale
   *[other] Rivale { $n }
}
    .about = Die Regeln spielen ihn, indem sie Karten von Haus Hagal ziehen: keine Hand, keine Entscheidungen, aber er punktet, kämpft und kann gewinnen. Er kauft Siegpunkte, je für 3 Intrigenkarten, 3 Wasser, 7 Solaris oder 7 Spice.
    .unverified = Dass er ein Feld, das er kontrolliert, immer mit dem Trupp aus seinem Vorrat verteidigt, ist unsere Wahl.
beside-uprising_rival = { beside-rival }
    .about = Die Regeln spielen ihn, indem sie Karten von Haus Hagal ziehen: keine Hand, keine Entscheidungen, aber er punktet, kämpft und kann gewinnen. Sobald er seinen Schwertmeister bezahlt hat, kauft er Siegpunkte, je für 3 Intrigenkarten, 3 Wasser, 7 Solaris oder 7 Spice.
    .unverified = Seine Regeln sind aus zweiter Hand bekannt. Wann er kauft (hier sofort, bei jedem Gewinn), was Belohnungen mit Karten und Entsorgen für ihn bedeuten (hier nichts) und dass er ein Feld, das er kontrolliert, immer mit dem Trupp aus seinem Vorrat verteidigt, ist unsere Wahl.
    .two = Ebenso, dass die Person mit dem Startmarker für ihn wählt, wo keine Liste es tut.
beside-streamlined = { beside-rival }
    .about = Die Regeln spielen ihn, indem sie Karten von Haus Hagal ziehen: keine Hand, keine Entscheidungen. Er belegt Felder und kämpft, hat aber keine Punkte und kann nicht gewinnen.
    .unverified = Seine Regeln sind aus zweiter Hand bekannt. Dass die Person mit dem Startmarker für ihn wählt, wo keine Liste es tut, ist unsere Wahl.
beside-hagal = Haus Hagal
    .about = Die Regeln spielen es, indem sie nach jedem Agentenzug der Person mit dem Startmarker Karten ziehen: Es belegt Felder und kämpft, punktet nicht und kann nicht gewinnen.
    .unverified = Wo eine Wahl bleibt, trifft sie die Person mit dem Startmarker für Haus Hagal: unsere Wahl.

# ours
kingdom-victory_dance = Siegestanz
# ours
kingdom-secret_schemes = Geheime Pläne
# ours
kingdom-best_wishes = Beste Wünsche
# ours
kingdom-deconstruction = Abriss
# ours
kingdom-hand_madness = Alles in die Hand
# ours
kingdom-underlings = Untergebene
# ours
kingdom-first_game = Erste Partie
# ours
kingdom-big_money = Großes Geld
# ours
kingdom-interaction = Wechselspiel
# ours
kingdom-size_distortion = Verzerrte Größen
# ours
kingdom-village_square = Dorfplatz

bot-heuristic = Stratege
    .about = Spielt nach Faustregeln, die zum Tisch passen. Ein ordentlicher Gegner.
bot-heuristic-1 = Veteran
    .about = Der Stratege der ersten Ausgabe.
bot-search = Seherin
    .about = Probiert jeden Zug aus, bevor sie ihn macht.
bot-learned = Weise
    .about = Richtet sich nach dem, was sie aus Partien mit sich selbst gelernt hat.
bot-easy = Knappe
    .about = Leicht: gut für eine erste Partie.
bot-normal = Stratege
    .about = Spielt nach Faustregeln, die zum Tisch passen. Ein ordentlicher Gegner.
bot-hard = Taktikerin
    .about = Schwer: probiert ihre Züge aus, bevor sie einen macht.
bot-master = Mentorin
    .about = Am schwersten: denkt eine Sekunde nach, wo es darauf ankommt.
bot-names-easy = Amsel, Fink, Klee, Moos, Meise, Spatz
bot-names-normal = Ahorn, Hasel, Erle, Linde, Eibe, Holunder
bot-names-hard = Flint, Granat, Schiefer, Onyx, Jaspis, Beryll
bot-names-master = Orion, Wega, Atair, Leier, Sirius, Capella
bot-random = Streuner
    .about = Tut irgendetwas. Gut für einen ersten Blick.
bot-big-money = Großes Geld
    .about = Kauft Geld, dann Provinzen: einfach und anfangs schwer zu schlagen.
bot-bmu = Großes Geld, verfeinert
    .about = Großes Geld mit besserem Ende.
bot-bbm = Großes Geld, pur
    .about = Provinz, Gold, Silber und sonst nichts.
bot-strategy = { $name }
    .about = Spielt das Deck dieses Namens und braucht dessen Karten im Königreich.

person-guest = Gast
person-forgotten = Jemand
