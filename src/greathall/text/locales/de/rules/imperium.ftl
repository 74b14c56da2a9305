### The rules of Dune: Imperium that Uprising does not share. How they are marked: learn/rules/page.py.

## basics

imperium-basics-deck = Dein Deck
    .text = Alle beginnen mit denselben [zehn Karten](setup/player). Neue Karten kommen auf deinen Ablagestapel :discard_pile: und kommen dran, wenn er gemischt wird. Entsorgte Karten :trash: verlassen das Deck endgültig, wodurch die besseren öfter kommen.
imperium-basics-mentat = Der Mentat
    .text = Der Mentat :mentat: ist ein Agent, der niemandem gehört und den du für eine Runde haben kannst. Siehe [sein Feld](spaces/mentat).

## Setting up

imperium-setup = Aufbau
imperium-setup-board = Der Spielplan
    .text = Der Mentat :mentat: steht auf seinem Feld, die vier Allianzmarker liegen auf ihren Leisten, und noch wird nichts kontrolliert und hat sich nichts angesammelt.
imperium-setup-conflicts = Der Konfliktstapel
    .text = Eine Karte der Stufe I zuoberst, darunter fünf der Stufe II, darunter alle vier der Stufe III, nach Stufen gemischt: höchstens zehn Runden. Die anderen bleiben ungesehen in der Schachtel.
imperium-setup-cards = Stapel, Reihe und Reserve
    .text = Intrigenstapel (40) und Imperium-Stapel (67) werden gemischt; fünf Imperium-Karten liegen offen als Imperium-Reihe :row: aus. Die Reserve :reserve: hat drei Stapel: „[[arrakis_liaison]]“ (8), „[[the_spice_must_flow]]“ (10) und „[[card:foldspace]]“ (6).
imperium-setup-leaders = Wie ihr zu Anführern kommt
    .text = Von acht Anführern erhalten alle je einen: Hier werden sie gezogen, in umgekehrter Zugreihenfolge gewählt, zu zweien ausgeteilt oder bestimmt. Ein bis drei Symbole nach dem Namen sagen, wie anspruchsvoll einer zu spielen ist; nehmt für eine erste Partie die mit einem: [[leader:paul_atreides]], [[leader:glossu_rabban]], [[leader:earl_memnon_thorvald]], [[leader:count_ilban_richese]]. Zwei Anführer desselben Hauses dürfen aufeinandertreffen, auch wenn es nicht zur Geschichte passt.
    .unverified = Die Anleitung sagt nur, dass sie gewählt oder gezogen werden.
imperium-setup-player = Was alle haben
    .text = Ein gemischtes Deck aus zehn Karten: „[[diplomacy]]“, „[[reconnaissance]]“, „[[seek_allies]]“ und „[[signet_ring]]“, je zwei „[[convincing_argument]]“ und „[[dagger]]“ und zwei „[[dune_the_desert_planet]]“. 1 Wasser :water: und keine anderen Güter, zwei Agenten beim Anführer und den dritten neben dem Spielplan, drei Truppen in der Garnison und neun im Vorrat, einen Würfel am unteren Ende jeder Leiste. Allein oder zu zweit spielt [Haus Hagal](hagal/deck) mit.
imperium-setup-score = Punkte zu Beginn
    .text = Zu viert beginnen alle mit 1 Punkt :vp:, sonst mit keinem.
imperium-setup-first-player = Wer beginnt
    .text = Wer beginnt, wird ausgelost oder vereinbart und nimmt sich den Startmarker :first_player:.
imperium-setup-own-setups = Anführer mit eigenem Aufbau
    .text = [[leader:glossu_rabban]] beginnt mit einem Spice und einem Solari mehr. [[leader:baron_vladimir_harkonnen]] wählt geheim zwei verschiedene Fraktionen, wenn alles andere aufgebaut ist und vor der ersten Runde. Die anderen beiden bleiben unbekannt.

## influence

imperium-influence-bonuses = Die Boni bei vier
    .text = Imperator: zwei Truppen. Raumgilde: 3 Solaris. Bene Gesserit: eine Intrigenkarte. Fremen: 1 Wasser.

## intrigue

imperium-intrigue-hidden = Geheim gehalten
    .text = Deine Intrigenkarten :intrigue: kommen vor allem von den Feldern „[[carthag]]“, „[[conspire]]“ und „[[secrets]]“. Sie liegen verdeckt, getrennt von deiner Hand, und sind dein Geheimnis, bis du sie ausspielst; ansehen darfst du sie jederzeit. Wie viele jemand hat, ist offen.
imperium-intrigue-combat = Kampf
    .text = Eine Kampfkarte wird in der [Kampfphase](combat/intrigue) ausgespielt, von allen, die einen Trupp im Konflikt haben.
imperium-intrigue-waiting = Karten, die warten
    .text = Eine Karte, die von deinem Aufdeckzug spricht, liegt bis dahin offen. Sie wird genutzt und abgeworfen, wenn dein Aufdeckzug beginnt.
    .unverified = Dass auch eine, die für den ganzen Zug gilt, dann schon abgeworfen wird, ist unsere Wahl.
imperium-intrigue-deck = Wenn der Intrigenstapel leer ist
    .text = Dann wird sein Ablagestapel gemischt. Sind beide leer, wird nichts gezogen.

## round

imperium-round-conflict = Der Konflikt
    .text = Die oberste Karte des Konfliktstapels wird aufgedeckt: Sie sagt, worum in dieser Runde gekämpft wird. Sie wird auf die der vorigen Runden gelegt, die nichts mehr bewirken, gewonnen oder nicht.
imperium-round-hand = Fünf Karten
    .text = Dann ziehen alle fünf Karten.

## agents

imperium-agents-layout = Was auf einer Karte steht
    .text = Der Name; die Fraktion, falls sie eine hat; links die Agentensymbole; der Agentenbereich, genutzt in Agentenzügen; der Aufdeckbereich, genutzt in Aufdeckzügen; die Überzeugungskosten; und manchmal darunter ein Erwerben-Effekt.
imperium-agents-icons = Die sieben Agentensymbole
    .text = Imperator :emperor:, Raumgilde :guild:, Bene Gesserit :bene_gesserit:, Fremen :fremen:, Landsraad :landsraad:, Stadt :city: und Spice-Handel :spice_trade:.
imperium-agents-occupied = Belegte Felder
    .text = Ein Feld mit einem Agenten, deinem eigenen oder einem anderen, ist versperrt, wenn kein Effekt etwas anderes sagt.
imperium-agents-requirement-spaces = Welches Feld Einfluss verlangt
    .text = Nur „[[sietch_tabr]]“: 2 oder mehr bei den Fremen.
imperium-agents-must = Müssen und dürfen
    .text = Ein Effekt muss ausgeführt werden, außer wenn er „darfst“ sagt, einen Pfeil hat oder ein bloßes Entsorgen-Symbol :trash: ist. Von mehreren mit „oder“ dazwischen nimmst du einen, der ausgeführt werden kann. [Truppen einzusetzen](units/deploy) ist immer freiwillig. Ein Effekt, der noch nicht ausgeführt werden kann, wartet und verfällt am Ende des Zuges.
imperium-agents-swordmaster = Der dritte Agent
    .text = Dein dritter Agent, der Schwertmeister :swordmaster:, wartet neben dem Spielplan, bis du das Feld „[[space:swordmaster]]“ besuchst. Dann gehört er dir für den Rest der Partie und kann noch in dieser Runde entsendet werden.
imperium-agents-recall = Einen Agenten zurückrufen
    .text = Ein zurückgerufener Agent :recall_agent: kommt zu deinem Anführer zurück und kann in einem späteren Zug dieser Runde erneut entsendet werden. Es darf jeder deiner Agenten auf dem Spielplan sein, auch der, den du gerade entsendet hast. Das Feld, das er verlässt, ist frei.
    .unverified = Dass auch der Mentat so zurückgerufen werden kann, ist unsere Wahl.

## units

imperium-units-unit = Zwölf Truppen
    .text = Alle haben zwölf Truppen :troop:. Jeder Trupp ist im Vorrat, in der Garnison :garrison: oder im Konflikt.
imperium-units-deploy = Einsetzen
    .text = Wenn du einen Agenten zu einem Kampffeld :combat: entsendest, darfst du Truppen im Konflikt einsetzen: beliebige der in diesem Zug rekrutierten, woher sie auch kamen, und bis zu zwei weitere aus deiner Garnison. Du musst nie.
imperium-units-combat-spaces = Kampffelder
    .text = Zehn Felder haben gekreuzte Schwerter :combat:: alle Städte und Sandwurmfelder, „[[heighliner]]“, „[[hardy_warriors]]“ und „[[stillsuits]]“.

## control

imperium-control-spaces = Welche Felder kontrolliert werden können
    .text = „[[arrakeen]]“ und „[[carthag]]“ bringen 1 Solari :solari:, „[[imperial_basin]]“ 1 Spice :spice:. Dieses Spice ist nicht geerntet.
    .unverified = Der letzte Satz ist unsere Lesart.

## reveal

imperium-reveal-drawn = Jetzt gezogene Karten
    .text = Eine Karte, die du während deines Aufdeckzugs ziehst, wird sofort aufgedeckt und genutzt.
imperium-reveal-clean-up = Aufräumen
    .text = Am Ende des Zuges kommen alle Karten vor dir, auch die der Agentenzüge, auf deinen Ablagestapel.

## acquire

imperium-acquire-buy = Was erworben werden kann
    .text = In deinem Aufdeckzug darfst du beliebig viele Karten der Imperium-Reihe :row: und der Reserve :reserve: erwerben, solange die Überzeugung reicht. Die Kosten stehen oben rechts.
imperium-acquire-foldspace = „Faltraum“ ist nicht zu kaufen
    .text = „[[card:foldspace]]“ gibt es nur durch das eigene Symbol, auf dem Feld dieses Namens.
imperium-acquire-set-aside = Beiseitegelegte Karten
    .text = Eine Karte der Reihe, die [[leader:helena_richese]] beiseitelegt, ist nur für sie: in ihrem Aufdeckzug 1 Überzeugung günstiger, auf andere Weise zu ihren aufgedruckten Kosten. Hat sie sie bis zum Ende jenes Zuges nicht erworben, wird die Karte entfernt.

## combat

imperium-combat-strength = Kampfstärke
    .text = Jeder Trupp im Konflikt zählt 2, jedes Schwert :sword: 1. Ohne Trupp dort ist deine Kampfstärke :strength: 0, und nichts kann sie erhöhen.
imperium-combat-rewards = Belohnungen nach Kampfstärke
    .text = Die höchste Kampfstärke :strength: gewinnt den Konflikt und erhält die erste Belohnung, die nächste die zweite. Zu viert erhält die dritthöchste die dritte Belohnung. Mit einer Kampfstärke von 0 erhält niemand etwas.
imperium-combat-ties-first = Ein Gleichstand um den ersten Platz
    .text = Niemand gewinnt. Alle, die gleichauf liegen, erhalten die zweite Belohnung. Liegen zu viert genau zwei gleichauf, geht es für die anderen um die dritte Belohnung; in allen anderen Fällen wird nichts weiter vergeben.
    .unverified = Die Anleitung spricht von zweien, die gleichauf liegen. Für drei oder vier richtet es sich nach der Anleitung von Uprising.
imperium-combat-ties-second = Ein Gleichstand um den zweiten Platz
    .text = Alle, die gleichauf liegen, erhalten die dritte Belohnung, auch zu dritt, und nichts weiter wird vergeben.
    .unverified = Dass es sie auch zu dritt gibt, ist nur in der Anleitung von Uprising klar.
imperium-combat-intrigue = Kampfkarten
    .text = Kampfkarten gehen um den Tisch, und wer den Startmarker hat, beginnt. Gefragt wird nur, wer einen Trupp im Konflikt hat. Spiele so viele aus, wie du möchtest, oder passe; gepasst zu haben bindet dich nicht, wenn du wieder an der Reihe bist. Passen alle einmal nacheinander, ist Schluss.
imperium-combat-out = Ohne Trupp
    .text = Ohne einen Trupp im Konflikt nimmst du nicht teil. Wenn du den letzten verlierst oder zurückziehst, scheidest du sofort aus und hast keine Kampfstärke.
    .unverified = Dass man sofort ausscheidet, ist unsere Wahl.
imperium-combat-win-cards = Karten nach einem Sieg
    .text = Eine Karte, die vom Gewinnen spricht, wird ausgespielt, nachdem der Konflikt gewonnen ist und vor der nächsten Phase. Nach einem Gleichstand um den ersten Platz nützt sie nichts. Eine, die als Belohnung gezogen wurde, darf sofort ausgespielt werden, und Güter der Belohnung dürfen sie bezahlen.

## makers

imperium-makers-spaces = Die Sandwurmfelder
    .text = „[[imperial_basin]]“ hat 1 eigenes Spice und kostet nichts, „[[hagga_basin]]“ hat 2 und kostet 1 Wasser, „[[the_great_flat]]“ hat 3 und kostet 2 Wasser.
imperium-makers-left = Ein Agent, der gegangen ist
    .text = Es zählt der Moment dieser Phase: Auch ein Feld, dessen Agent vorher weggenommen wurde, erhält Spice.
imperium-makers-carryall = Was als geerntet zählt
    .text = „[[carryall]]“ verdoppelt das eigene Spice des Feldes, nicht das Bonus-Spice. [[leader:countess_ariana_thorvald]] erntet insgesamt eins weniger und zieht eine Karte.

## recall

imperium-recall-mentat = Der Mentat geht nach Hause
    .text = Der Mentat geht auf sein Feld zurück, genutzt oder nicht, außer wenn er [für die nächste Runde gewonnen](spaces/mentat-won) wurde.

## end

imperium-end-when = Wann die Partie endet
    .text = Damit beginnt die Phase Rückruf: Hat bis dahin jemand 10 Punkte oder mehr oder ist der Konfliktstapel leer, endet die Partie. Punkte, die vorher wieder verloren wurden, zählen nicht; die des letzten Kampfes schon. Es gibt höchstens zehn Runden.
imperium-end-winner = Wer gewinnt
    .text = Wer die meisten Punkte :vp: hat, gewinnt; die Leiste hat nach oben kein Ende.
imperium-end-ties-last = In allem gleich
    .text = Dann wird der Platz geteilt.
    .unverified = Die Anleitung endet bei den Truppen; das hier ist unsere Wahl.

## Clarified Leaders and cards

imperium-clarified = Klarstellungen zu Anführern und Karten
imperium-clarified-baron = Baron Harkonnen
    .text = [[leader:baron_vladimir_harkonnen]]: Seine beiden geheimen Fraktionen werden einmal pro Partie aufgedeckt, in dem Zug, in dem er vier oder mehr Truppen eingesetzt hat: je 1 Einfluss bei beiden.
    .unverified = Dass er es nicht auf einen anderen Zug verschieben kann, ist unsere Wahl.
imperium-clarified-bindu = Bindu-Starre
    .text = „[[bindu_suspension]]“: nur als Allererstes in einem Zug. Ziehe eine Karte; dann darfst du in diesem Zug passen und bleibst in der Runde.
imperium-clarified-calculated-hire = Kalkulierte Anwerbung
    .text = „[[calculated_hire]]“: nimmt für 1 Spice den Mentaten, nur von seinem eigenen Feld. Es wird keine Karte gezogen, und das Feld bleibt für andere frei.
imperium-clarified-demand-respect = Respekt einfordern
    .text = „[[demand_respect]]“: Spice der Belohnung oder von „[[to_the_victor]]“ darf sie bezahlen.
imperium-clarified-kwisatz = Kwisatz Haderach
    .text = „[[kwisatz_haderach]]“: zieht eine Karte und entsendet einen beliebigen deiner Agenten, auch einen vom Spielplan, zu einem beliebigen Feld, wer immer dort ist, sogar zurück auf das, das er verlassen hat. Die Karte kann ohne Agenten beim Anführer ausgespielt werden. Kosten und Voraussetzungen bleiben, ebenso Felder, die nur einmal pro Partie besucht werden, und „Die Stimme“.
    .unverified = Dass der Einfluss, den ein Feld verlangt, trotzdem nötig ist, ist unsere Wahl.
imperium-clarified-looking = Ein Blick auf das Deck
    .text = [[leader:paul_atreides]] und „[[poison_snooper]]“ sehen sich die oberste Karte an; in ein leeres Deck sieht niemand, und dafür wird nicht gemischt.
imperium-clarified-humanity = Prüfung der Menschlichkeit
    .text = „[[test_of_humanity]]“: Alle Gegner, nacheinander von deiner Linken an, werfen eine Karte ihrer Wahl ab oder verlieren einen Trupp im Konflikt. Sie wählen nur, was sie tun können; können sie keins von beiden, geschieht nichts.
imperium-clarified-voice = Die Stimme
    .text = „[[the_voice]]“: sperrt bis zu deinem nächsten Zug ein beliebiges Feld für deine Gegner, was sie auch ausspielen.
imperium-clarified-helena = Helena Richese
    .text = [[leader:helena_richese]]: Agenten der anderen halten sie auf Landsraad- und Stadt-Feldern nicht auf; ihre eigenen schon.
    .unverified = Dass es ihre eigenen tun, ist unsere Lesart.
imperium-clarified-leto-ilban = Leto und Ilban
    .text = [[leader:duke_leto_atreides]] zahlt auf Landsraad-Feldern 1 Solari weniger. [[leader:count_ilban_richese]] zieht eine Karte, immer wenn er für ein Feld Solaris zahlt.
imperium-clarified-guild-bankers = Bankiers der Gilde
    .text = „[[guild_bankers]]“: Jede Karte „[[the_spice_must_flow]]“ kostet in diesem Zug 3 weniger, alle, die du erwirbst. Sonst wird nichts günstiger.
imperium-clarified-recruitment = Anwerbungsauftrag
    .text = „[[recruitment_mission]]“: 1 Überzeugung im Aufdeckzug; jede dann erworbene Karte darf oben auf dein Deck.
imperium-clarified-shifting-allegiances = Wechselnde Loyalitäten
    .text = „[[shifting_allegiances]]“: Der verlorene Einfluss und die 2 Spice sind Kosten, es muss also Einfluss zum Verlieren da sein. Die beiden Schritte hinauf gelten einer einzigen Fraktion, auch derselben.
imperium-clarified-liet-kynes = Liet Kynes
    .text = „[[liet_kynes]]“: zählt sich selbst mit, und auch die Fremenkarten deiner Agentenzüge.
imperium-clarified-mohiam = Ehrwürdige Mutter Mohiam
    .text = „[[reverend_mother_mohiam]]“: Mit einer weiteren Bene-Gesserit-Karte im Spiel werfen alle Gegner, von deiner Linken an, zwei Karten ihrer Wahl ab, oder was sie haben.
imperium-clarified-assassination-mission = Attentatsauftrag
    .text = „[[assassination_mission]]“: Die 4 Solaris gibt es, immer wenn ein anderer Effekt die Karte entsorgt, nicht, wenn sie abgeworfen wird.
imperium-clarified-gun-thopter = Kampf-Thopter
    .text = „[[gun_thopter]]“: nimmt allen Gegnern einen Trupp aus der Garnison; eine leere Garnison verliert nichts.
imperium-clarified-double-cross = Doppeltes Spiel
    .text = „[[double_cross]]“: braucht einen gegnerischen Trupp im Konflikt. Ist in deinem Vorrat keiner, nimmt die Karte trotzdem den gegnerischen weg.
imperium-clarified-refocus = Neuausrichtung
    .text = „[[refocus]]“: mischt Ablagestapel und Deck zusammen, auch ohne Ablagestapel, und zieht eine Karte.
imperium-clarified-staged-incident = Inszenierter Zwischenfall
    .text = „[[staged_incident]]“: Drei deiner Truppen im Konflikt gehen für einen Punkt verloren, und deine Kampfstärke sinkt mit ihnen.
imperium-clarified-corner-the-market = Den Markt beherrschen
    .text = „[[corner_the_market]]“: zählt deine Karten „[[the_spice_must_flow]]“ in Deck und Ablagestapel zusammen. Für den zweiten Punkt brauchst du mehr als jeder einzelne deiner Gegner.
imperium-clarified-plans-within-plans = Pläne in Plänen
    .text = „[[plans_within_plans]]“: verlangt 3 oder mehr auf einer Leiste, einen Schritt über dem mit dem Punkt.
imperium-clarified-tiebreaker = Zünglein an der Waage
    .text = „[[tiebreaker]]“: wird im Kampf oder am Ende ausgespielt, nicht beides. Am Ende bringt die Karte 10 Spice, die bei [Gleichständen](end/ties) zählen.

## Board spaces

imperium-spaces = Felder des Spielplans
imperium-spaces-all = Alle Felder
    .text = Es gibt 22. Zu jedem steht hier, was ein Besuch kostet und was er bringt. Auf dem Feld einer Fraktion rückst du dort außerdem [einen Schritt vor](agents/effects); welche Felder Kampffelder sind, steht [an anderer Stelle](units/combat-spaces).
imperium-spaces-conspire = Verschwörung
    .text = Imperator. Kostet 4 Spice. 5 Solaris, zwei Truppen und eine Intrigenkarte.
imperium-spaces-wealth = Reichtum
    .text = Imperator. 2 Solaris.
imperium-spaces-heighliner = Heighliner
    .text = Raumgilde. Kostet 6 Spice. Fünf Truppen und 2 Wasser.
imperium-spaces-high_council = Hoher Rat
    .text = Landsraad. Kostet 5 Solaris. Ein Sitz: 2 Überzeugung :persuasion: in jedem Aufdeckzug, ab dieser Runde. Alle können ihn nur einmal pro Partie nehmen.
imperium-spaces-swordmaster = Schwertmeister
    .text = Landsraad. Kostet 8 Solaris. Dein dritter Agent. Alle können ihn nur einmal pro Partie nehmen.
imperium-spaces-mentat = Mentat
    .text = Landsraad. Kostet 2 Solaris. Eine Karte, und der Mentat :mentat:, wenn er dort steht: ein Agent mehr für diese Runde. Er wird nur von seinem eigenen Feld genommen, nie von jemand anderem.
imperium-spaces-mentat-won = Der Mentat als Belohnung
    .text = Wer den Konflikt „[[sort_through_the_chaos]]“ gewinnt, nimmt sich den Mentaten, wo immer er ist, und hat ihn die ganze nächste Runde; auf seinem Feld ist er dann nicht.
imperium-spaces-hall_of_oratory = Rednerhalle
    .text = Landsraad. Ein Trupp, und 1 Überzeugung mehr in deinem Aufdeckzug, falls dein Agent dann noch dort ist.
imperium-spaces-rally_troops = Truppen sammeln
    .text = Landsraad. Kostet 4 Solaris. Vier Truppen.
imperium-spaces-foldspace = Faltraum
    .text = Raumgilde. Nimm dir eine Karte „[[card:foldspace]]“ aus der Reserve. Ist keine mehr da, bringt der Besuch nur den Einfluss.
imperium-spaces-selective_breeding = Zuchtauslese
    .text = Bene Gesserit. Kostet 2 Spice. Du darfst eine Karte entsorgen, um zwei zu ziehen, einmal. Das Spice wird auf jeden Fall gezahlt.
imperium-spaces-secrets = Geheimnisse
    .text = Bene Gesserit. Eine Intrigenkarte und ein [Diebstahl](intrigue/steal).
imperium-spaces-hardy_warriors = Zähe Krieger
    .text = Fremen. Kostet 1 Wasser. Zwei Truppen.
imperium-spaces-stillsuits = Destillanzüge
    .text = Fremen. 1 Wasser.
imperium-spaces-sell_melange = Melange verkaufen
    .text = Spice-Handel. 2, 3, 4 oder 5 Spice für 6, 8, 10 oder 12 Solaris, einmal pro Besuch.
imperium-spaces-secure_contract = Vertrag sichern
    .text = Spice-Handel. 3 Solaris.
imperium-spaces-arrakeen = Arrakeen
    .text = Stadt. Ein Trupp und eine Karte. Wer das Feld [kontrolliert](control/spaces), erhält 1 Solari.
imperium-spaces-carthag = Carthag
    .text = Stadt. Ein Trupp und eine Intrigenkarte. Wer das Feld [kontrolliert](control/spaces), erhält 1 Solari.
imperium-spaces-research_station = Forschungszentrum
    .text = Stadt. Kostet 2 Wasser. Drei Karten.
imperium-spaces-sietch_tabr = Sietch Tabr
    .text = Stadt, der Besuch bringt also keinen Einfluss. [Verlangt 2 Einfluss](agents/requirement-spaces) bei den Fremen. Ein Trupp und 1 Wasser.
imperium-spaces-imperial_basin = Imperiales Becken
    .text = Spice-Handel, ein [Sandwurmfeld](makers/taken). 1 Spice und sämtliches Bonus-Spice. Wer das Feld [kontrolliert](control/spaces), erhält 1 Spice.
imperium-spaces-hagga_basin = Hagga-Becken
    .text = Spice-Handel, ein [Sandwurmfeld](makers/taken). Kostet 1 Wasser. 2 Spice und sämtliches Bonus-Spice.
imperium-spaces-the_great_flat = Die Große Ebene
    .text = Spice-Handel, ein [Sandwurmfeld](makers/taken). Kostet 2 Wasser. 3 Spice und sämtliches Bonus-Spice.

## terms

imperium-terms-sword = Schwerter
    .text = Jedes Schwert :sword: ist in dieser Runde 1 Kampfstärke mehr, solange du einen Trupp im Konflikt hast.

## open

imperium-open-hidden = Verborgen
    .text = Handkarten und Intrigenkarten kennt nur, wer sie hat, ebenso die beiden Fraktionen des Barons, bis er sie aufdeckt. Niemand kennt die Reihenfolge eines Stapels oder Decks, die Konflikte, die noch kommen oder in der Schachtel geblieben sind, oder die Intrigenkarten eines [Rivalen](hagal/solo).

## One and two players: House Hagal

imperium-hagal = Allein und zu zweit: Haus Hagal
imperium-hagal-deck = Der Stapel von Haus Hagal
    .text = 31 Karten: Allein spielst du mit 27 davon, zu zweit spielt ihr mit 28. Alle außer „Neu mischen“ zeigen, wohin der Agent geht, mit Symbolen, und unten Schwerter für den Kampf. Keine Karte führt zu den Feldern „Hoher Rat“, „Mentat“, „Schwertmeister“, „Forschungszentrum“, „Sietch Tabr“, „Melange verkaufen“ oder „Vertrag sichern“.
imperium-hagal-turn = Sein Zug
    .text = Karten werden gezogen, bis eine zu einem freien Feld führt; eines, das ihm „[Die Stimme](clarified/voice)“ gesperrt hat, ist nicht frei. Der Agent geht dorthin, zahlt nichts, braucht dort keinen Einfluss und erhält, was die Karte zeigt, nicht, was das Feld bringt; nur „[Spice ernten](hagal/harvest)“ nimmt Spice. Was davon nicht zu haben ist, entfällt. Wer das Feld [kontrolliert](control/bonus), erhält den Bonus wie immer. Haus Hagal deckt nie auf und ist ohne Agenten nicht am Zug. Führt keine Karte des Stapels irgendwohin, hat es in dieser Runde keine Züge mehr.
    .unverified = Der letzte Satz ist unsere Wahl.
imperium-hagal-reshuffle = Neu mischen
    .text = „Neu mischen“ ist nur zu zweit im Stapel. Wenn die Karte kommt, auch im Kampf, oder wenn der Stapel leer ist, werden alle Karten von Haus Hagal zu einem neuen Stapel gemischt, und es wird weitergezogen.
imperium-hagal-deploy = Was es einsetzt
    .text = Von einem Kampffeld kommen alle in diesem Zug rekrutierten Truppen, von der Karte oder vom Siegelring, in den Konflikt, und bis zu zwei aus der Garnison, auch wenn die Karte keine rekrutiert. Anderswo bleiben Rekrutierte in der Garnison. [Kluger Einsatz](hagal/variants) kann beides verhindern.
    .unverified = Dass ein Trupp vom Siegelring in den Konflikt kommt, ist unsere Wahl.
imperium-hagal-harvest = Spice ernten
    .text = Der Agent geht zu dem freien Wüstenfeld mit dem meisten Bonus-Spice, bei gleich viel zu dem mit dem meisten insgesamt; liegt auf keinem freien Bonus-Spice, wird eine weitere Karte gezogen. Allein nimmt sich der Rivale das eigene Spice des Feldes und sämtliches Bonus-Spice, wie du es tätest. Zu zweit geht das Bonus-Spice in die Bank, und niemand erhält etwas.
    .unverified = Wie das Wüstenfeld gewählt wird, stützt sich auf eine einzige Quelle; ebenso, dass belegte außer Acht bleiben.
imperium-hagal-swords = Seine Schwerter
    .text = Wenn der Kampf beginnt, vor allen Kampfkarten, zieht jeder Automat mit einem Trupp im Konflikt eine Karte, nur für seine Schwerter.
imperium-hagal-affected = Effekte gegen Gegner
    .text = Sie treffen Haus Hagal, soweit es hat, was sie nennen: Truppen und die Intrigenkarten eines Rivalen, aber keine Hand.
imperium-hagal-choices = Wer für Haus Hagal wählt
    .text = Einfluss geht dorthin, wo es am wenigsten hat. Alles andere, auch bei Gleichstand, entscheidest du, zu zweit die Person mit dem Startmarker.
    .unverified = Zu zweit ist das unsere Wahl.
imperium-hagal-two = Zu zweit
    .text = Haus Hagal hat keinen Anführer, keine Karten und keine Güter. Es beginnt mit drei Agenten, einer leeren Garnison, seinen zwölf Truppen im Vorrat und einem Würfel am unteren Ende jeder Leiste und hat nie Punkte. Es handelt nach jedem Agentenzug der Person mit dem Startmarker, höchstens dreimal pro Runde, und nicht nach einem Aufdeckzug. Den Marker gebt nur ihr beide weiter.
    .unverified = Dass es nach einem Aufdeckzug nicht am Zug ist und dass nur ihr beide den Marker weitergebt, ist angedeutet, aber nicht gesagt.
imperium-hagal-two-takes = Was es euch beiden wegnimmt
    .text = Es steigt auf Leisten, ohne den [Bonus bei vier](influence/bonuses), hat Allianzen und belegt Plätze im Konflikt: Was es gewänne, wird nicht ausgezahlt. Belohnungen werden vergeben wie zu dritt, die dritte nur bei einem [Gleichstand um den zweiten Platz](combat/ties-second). Gewinnt es den Konflikt um ein kontrolliertes Feld, kommt der Marker weg. Bonus-Spice, das es erntet, geht in die Bank. Es kann nicht gewinnen.
    .unverified = Dass ein Platz, den es belegt, nicht ausgezahlt wird, ist angedeutet, aber nicht gesagt.
imperium-hagal-solo = Allein: zwei Rivalen
    .text = Jeder hat einen Anführer, von dem nur der Siegelring wirkt, 1 Wasser, zwei Agenten, zwölf Truppen und einen Würfel am unteren Ende jeder Leiste. Der Rivale links von dir beginnt, die Züge gehen reihum, und der Startmarker wandert auch zu ihnen.
imperium-hagal-solo-leaders = Anführer der Rivalen
    .text = Alle außer Paul Atreides und Helena Richese können einen Rivalen anführen. Für eine erste Partie: Memnon Thorvald und Rabban. Ob ein Rivale für seinen Siegelring zahlt, entscheidest du.
    .unverified = Der letzte Satz folgt aus der Regel, dass du alle Entscheidungen triffst, bei denen es nicht um Einfluss geht.
imperium-hagal-solo-swordmaster = Ihr dritter Agent
    .text = Beide erhalten ihn zu Beginn einer Runde: Söldner Runde 5, Sardaukar Runde 4, Mentat und Kwisatz Haderach Runde 3.
imperium-hagal-solo-points = Ihre Punkte
    .text = Sie punkten für 2 Einfluss und für Allianzen wie du, ohne den Bonus bei 4, und kaufen einen Punkt :vp:, wann immer sie können: für 3 Intrigenkarten, 3 Wasser, 7 Solaris oder 7 Spice. Intrigenkarten spielen sie nie aus; die drei, mit denen sie zahlen, kommen offen auf den Ablagestapel.
imperium-hagal-solo-rewards = Ihre Belohnungen
    .text = Sie erhalten Belohnungen wie du, auch Kontrolle und den Mentaten; was nur ein Deck betrifft, ist für sie nichts. Mit drei Plätzen am Tisch gibt es die dritte Belohnung nur bei einem [Gleichstand um den zweiten Platz](combat/ties-second).
imperium-hagal-solo-control = Was sie kontrollieren
    .text = Sie werden dafür bezahlt wie du und verteidigen es immer.
    .unverified = Dass sie es immer verteidigen, ist unsere Wahl.
imperium-hagal-solo-end = Sie können gewinnen
    .text = Ein Rivale mit 10 Punkten beendet die Partie ebenso wie du und kann sie gewinnen. Für „[[corner_the_market]]“ zählt jeder so, als hätte er zwei Karten „Das Spice muss fließen“.
imperium-hagal-solo-levels = Stufen
    .text = Söldner: Du beginnst mit einem Solari und einem Spice mehr, Rivalen ohne Garnison. Ab Sardaukar haben sie drei Truppen und eine Intrigenkarte, und der Mentat kostet dich 5. Bei Mentat kommt Kluger Einsatz dazu; bei Kwisatz Haderach bleibst du ohne Schwertmeister.
imperium-hagal-variants = Varianten
    .text = Für eine Person. Kluger Einsatz, Teil der beiden höchsten Stufen: In Konflikten der Stufen I und II setzt ein Rivale, dessen Kampfstärke um 4 oder mehr über der aller anderen liegt, nichts ein, und seine Rekrutierten bleiben in der Garnison; in Konflikten der Stufe III setzt er immer alles ein, was er kann. Brutale Steigerung: In Konflikten der Stufe III werden zwei Karten für Schwerter gezogen, und beide zählen. Wechselnde Reihe: Nach deinem Aufdeckzug werden zwei Würfel geworfen, und jeder nimmt die Karte an diesem Platz der Reihe weg, von links gezählt; eine 6 nimmt keine, ein Pasch eine. Die letzten beiden wurden mit Rise of Ix gedruckt.
