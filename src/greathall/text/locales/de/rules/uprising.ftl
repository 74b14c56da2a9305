### The rules of Dune: Imperium – Uprising that the original does not share. How they are marked: learn/rules/page.py.

## basics

uprising-basics-deck = Dein Deck
    .text = Alle beginnen mit denselben [zehn Karten](setup/player), außer [Staban Tuek](setup/own-setups) und, zu sechst, den [Kommandanten](six/cards). Neue Karten kommen auf deinen Ablagestapel :discard_pile: und kommen dran, wenn er gemischt wird. Entsorgte Karten :trash: verlassen das Deck endgültig, wodurch die besseren öfter kommen.
uprising-basics-no-mentat = Was neu ist
    .text = Falls du das erste Spiel kennst: Hier gibt es keinen Mentaten und keinen Faltraum. Neu sind [Spione](spies/place), [Sandwürmer](worms/summon) mit den [Haken](worms/hooks) und dem [Schildwall](worms/wall), [Abzeichenkarten und Abzeichen](combat/icons) sowie [Verträge](contracts/take).

## Setting up

uprising-setup = Aufbau
uprising-setup-board = Der Spielplan
    .text = Der Schildwall :shield_wall: steht, die vier Allianzmarker liegen auf ihren Leisten, und noch wird nichts kontrolliert und hat sich nichts angesammelt.
uprising-setup-conflicts = Der Konfliktstapel
    .text = Eine Karte der Stufe I zuoberst, darunter fünf der Stufe II, darunter alle vier der Stufe III, nach Stufen gemischt: höchstens zehn Runden. Die anderen bleiben ungesehen in der Schachtel. [Zu sechst](six/setup) entfällt Stufe I.
uprising-setup-cards = Stapel, Reihe und Reserve
    .text = Intrigenstapel und Imperium-Stapel werden gemischt; fünf Imperium-Karten liegen offen als Imperium-Reihe :row: aus. Die Reserve :reserve: hat zwei Stapel, „[[prepare_the_way]]“ (8) und „[[the_spice_must_flow]]“ (10). Die Karten des MAFEA-Moduls sind nur mit ihm dabei.
uprising-setup-leaders = Wie ihr zu Anführern kommt
    .text = Anführer werden gezogen, in umgekehrter Zugreihenfolge gewählt, zu zweien ausgeteilt oder bestimmt. Ein bis drei Symbole nach dem Namen sagen, wie anspruchsvoll einer zu spielen ist; nehmt für eine erste Partie die mit einem. [[shaddam_corrino_iv]] ist nur mit dem MAFEA-Modul dabei. Die Karte von [[leader:lady_jessica]] hat zwei Seiten und beginnt mit Lady Jessica nach oben.
    .unverified = Die Anleitung sagt nur, dass Anführer gewählt oder gezogen werden.
uprising-setup-player = Was alle haben
    .text = Ein gemischtes Deck aus zehn Karten: „[[diplomacy]]“, „[[reconnaissance]]“, „[[seek_allies]]“ und „[[card:signet_ring]]“, je zwei „[[convincing_argument]]“ und „[[dagger]]“ und zwei „[[dune_the_desert_planet]]“. 1 Wasser :water: und keine anderen Güter, zwei Agenten beim Anführer und den dritten neben dem Spielplan, drei Spione :spy:, drei Truppen in der Garnison und neun im Vorrat, einen Würfel am unteren Ende jeder Leiste. [Allein und zu zweit](rivals/seats) und [zu sechst](six/setup) gelten eigene Regeln.
uprising-setup-score = Punkte zu Beginn
    .text = Zu viert beginnen alle mit 1 Punkt :vp:, allein, zu zweit und zu dritt mit keinem. Zu sechst: siehe [den Aufbau dort](six/setup).
uprising-setup-objectives = Abzeichenkarten
    .text = Alle erhalten zufällig eine Abzeichenkarte :objective:, offen, von denen für diese Personenzahl; [Kommandanten](six/first) erhalten keine. Sie zählt als gewonnene Konfliktkarte: Ihr Abzeichen [bildet Paare](combat/icons), und eine Karte, die eine deiner gewonnenen Karten umdreht, darf auch sie umdrehen. Wer die mit dem Startmarker erhält, beginnt.
    .unverified = Ob eine Karte sie umdrehen darf, sagen die Quellen verschieden.
uprising-setup-own-setups = Anführer mit eigenem Aufbau
    .text = [[staban_tuek]] beginnt ohne die Karte „[[diplomacy]]“, mit neun Karten. Der Marker von [[feyd_rautha_harkonnen]] steht am linken Ende seiner Leiste. Mit Shaddam werden zwei Verträge für ihn beiseitegelegt.

## influence

uprising-influence-bonuses = Die Boni bei vier
    .text = Imperator: Platziere einen [Spion](spies/place). Raumgilde: 3 Solaris. Bene Gesserit: eine Intrigenkarte. Fremen: 1 Wasser. Der Spion des Imperators wird sofort platziert, vor allem anderen. Zu sechst gibt es [andere Boni](six/bonuses).
uprising-influence-reach = Was es heißt, eine Stufe zu erreichen
    .text = Eine Stufe wird erreicht, indem du auf sie oder über sie hinaus vorrückst, nie durch Fallen. Nach einem Fall kann sie erneut erreicht werden.

## intrigue

uprising-intrigue-hidden = Geheim gehalten
    .text = Deine Intrigenkarten :intrigue: liegen verdeckt, getrennt von deiner Hand, und sind dein Geheimnis, bis du sie ausspielst; ansehen darfst du sie jederzeit. Wie viele jemand hat, ist offen.
uprising-intrigue-combat = Kampf
    .text = Eine Kampfkarte wird in der [Kampfphase](combat/intrigue) ausgespielt, von allen, die eine Einheit im Konflikt haben: Truppen und [Sandwürmer](units/kinds) sind Einheiten. [Kommandanten](six/combat) spielen sie für einen Verbündeten aus.
uprising-intrigue-lines = Karten mit mehreren Zeilen
    .text = Von getrennten Zeilen werden die ohne Pfeil ausgeführt, und jeden Pfeil darfst du nutzen, in beliebiger Reihenfolge und jeden bezahlt, wenn er genutzt wird. Von Zeilen mit „oder“ dazwischen nimmst du eine. Ein Teil, für den es nichts zu tun gibt, verbietet den Rest nicht. Eine Karte zweier Arten wird einmal ausgespielt, als die eine oder die andere.
    .unverified = Für die meisten Karten ist das unsere Wahl.
uprising-intrigue-waiting = Karten, die warten
    .text = Eine Karte, die von deinem Aufdeckzug spricht, liegt bis dahin offen. Sie wird in jenem Zug genutzt und kommt auf den Ablagestapel, spätestens beim Aufräumen, genutzt oder nicht.
    .unverified = Dass sie ungenutzt abgeworfen wird, ist unsere Wahl.
uprising-intrigue-deck = Wenn der Intrigenstapel leer ist
    .text = Dann wird sein Ablagestapel gemischt. Entsorgte Intrigenkarten kommen nicht zurück. Sind beide leer, wird nichts gezogen.

## round

uprising-round-conflict = Der Konflikt
    .text = Die oberste Karte des Konfliktstapels wird aufgedeckt: Sie sagt, worum in dieser Runde gekämpft wird. Eine, die niemand gewonnen hat, bleibt unter der nächsten liegen und bewirkt nichts mehr.
uprising-round-hand = Fünf Karten
    .text = Dann ziehen alle fünf Karten, was immer sie von vorher behalten haben.

## agents

uprising-agents-layout = Was auf einer Karte steht
    .text = Der Name; die Fraktion, falls sie eine hat; links die Agentensymbole; der Agentenbereich, genutzt in Agentenzügen; der Aufdeckbereich, genutzt in Aufdeckzügen; die Überzeugungskosten; und manchmal darunter ein Erwerben-Effekt.
uprising-agents-icons = Die acht Agentensymbole
    .text = Imperator :emperor:, Raumgilde :guild:, Bene Gesserit :bene_gesserit:, Fremen :fremen:, Landsraad :landsraad:, Stadt :city:, Spice-Handel :spice_trade: und [Spion](spies/icon) :spy:.
uprising-agents-occupied = Belegte Felder
    .text = Ein Feld mit einem Agenten ist dir versperrt. Ein [Spion, der infiltriert](spies/infiltrate), öffnet eines, auf dem Agenten der anderen sind; dein eigener Agent versperrt es dir immer.
uprising-agents-cost-levels = Felder mit zwei Preisen
    .text = Auf den Feldern „[[spice_refinery]]“ (nichts oder 1 Spice) und „[[gather_support]]“ (nichts oder 2 Solaris) sagst du beim Besuch, wie viel du zahlst, bevor etwas anderes geschieht.
uprising-agents-requirement-spaces = Welche Felder Einfluss verlangen
    .text = „[[imperial_privilege]]“ verlangt 2 Einfluss beim Imperator, „[[shipping]]“ 2 bei der Raumgilde, „[[sietch_tabr]]“ 2 bei den Fremen. Zu sechst meinen die [Symbole](six/icons) andere Leisten.
uprising-agents-must = Müssen und dürfen
    .text = Ein Effekt muss ausgeführt werden, außer wenn er „darfst“ sagt, einen Pfeil hat, ein bloßes Entsorgen-Symbol :trash: ist oder den [Schildwall](worms/wall-removed) gesprengt zeigt. Von mehreren mit „oder“ dazwischen nimmst du einen, der ausgeführt werden kann. [Truppen einzusetzen](units/deploy) ist immer freiwillig. Ein Effekt, der noch nicht ausgeführt werden kann, wartet und verfällt am Ende des Zuges.
uprising-agents-arrow-nothing = Pfeile, die nichts bringen
    .text = Kosten, die gar nichts brächten, werden nicht angeboten.
    .unverified = Das ist unsere Wahl.
uprising-agents-swordmaster = Der dritte Agent
    .text = Dein dritter Agent, der Schwertmeister :swordmaster:, wartet neben dem Spielplan, bis du das Feld „[[space:swordmaster]]“ besuchst. Dann gehört er dir für den Rest der Partie, [zu sechst](six/swordmaster) für eine Runde, und kann noch in dieser Runde entsendet werden.
uprising-agents-recall = Einen Agenten zurückrufen
    .text = Ein zurückgerufener Agent :recall_agent: kommt zu deinem Anführer zurück und kann in einem späteren Zug dieser Runde erneut entsendet werden. Es ist nicht der, den du gerade entsendet hast. Das Feld, das er verlässt, ist frei.

## Units and the Conflict

uprising-units = Einheiten und der Konflikt
uprising-units-kinds = Truppen und Sandwürmer
    .text = Es gibt zwei Arten von Einheiten :units:: Truppen :troop: und Sandwürmer :sandworm:. Was von Truppen spricht, meint keine Sandwürmer.
uprising-units-deploy = Einsetzen
    .text = Wenn du einen Agenten zu einem Kampffeld :combat: entsendest, darfst du Truppen im Konflikt einsetzen: beliebige der in diesem Zug rekrutierten, woher sie auch kamen, und bis zu zwei weitere aus deiner Garnison. Es doppelt zu dürfen, durch das Feld und durch eine Karte, erhöht die Zahl nicht. Eine Karte, die selbst Truppen einsetzt, wie „[[detonation]]“, tut es zusätzlich. Du musst nie.
uprising-units-combat-spaces = Kampffelder
    .text = Zehn Felder haben gekreuzte Schwerter :combat:: alle Städte und Sandwurmfelder, „[[heighliner]]“, „[[desert_tactics]]“ und „[[fremkit]]“. [Zu sechst](six/spaces) fehlen die letzten beiden; „Carthag“, „Habbanya-Erg“ und die beiden Felder von Muad'Dib kommen hinzu.

## Sandworms and the Shield Wall

uprising-worms = Sandwürmer und der Schildwall
uprising-worms-summon = Rufen
    .text = Für jedes Sandwurm-Symbol :sandworm: kommt einer aus der Bank direkt in den Konflikt, nie in eine Garnison. Es gibt keine Grenze, und er darf in jedem deiner Züge kommen.
uprising-worms-hooks = Haken
    .text = Die meisten dieser Symbole verlangen einen Haken :maker_hooks:, den das Feld „[[sietch_tabr]]“ bringt. Niemand kann mehr als einen haben. Du behältst ihn für den Rest der Partie; ausgegeben wird er nie. Ein Symbol, das keinen verlangt, braucht keinen.
uprising-worms-maker-choice = Spice oder Sandwürmer
    .text = Auf den Feldern „[[hagga_basin]]“ (1) und „[[deep_desert]]“ (2) darf, wer einen Haken hat, Sandwürmer rufen, statt das eigene Spice des Feldes zu nehmen. Das Bonus-Spice wird so oder so genommen.
uprising-worms-wall = Der Schildwall
    .text = Solange er steht :shield_wall:, kommt kein Sandwurm in einen Konflikt um „[[arrakeen]]“, „[[spice_refinery]]“ oder „[[imperial_basin]]“. Es zählt der Konflikt, nicht das besuchte Feld.
uprising-worms-wall-removed = Den Schildwall entfernen
    .text = Wo das Symbol den Schildwall gesprengt zeigt, darfst du ihn entfernen, endgültig und für alle. Du musst nicht. Innerhalb eines Effekts darf er zuerst gehen, damit der Sandwurm kommen kann.
uprising-worms-strength = Was ein Sandwurm wert ist
    .text = Er zählt 3 [Kampfstärke](combat/strength), lässt Schwerter gelten wie jede Einheit und [verdoppelt deine Belohnung](combat/doubling). Er kann nicht zurückgezogen werden und geht nach dem Kampf in die Bank zurück.

## control

uprising-control-spaces = Welche Felder kontrolliert werden können
    .text = „[[arrakeen]]“ und „[[spice_refinery]]“ bringen 1 Solari :solari:, „[[imperial_basin]]“ 1 Spice :spice:.

## Spies

uprising-spies = Spione
uprising-spies-posts = Beobachtungsposten
    .text = Ein Beobachtungsposten :post: hat Platz für einen Spion und ist mit einem bis drei Feldern verbunden: Diese beobachtet der Spion. Eine Karte kann einen Spion von jemand anderem dazukommen lassen, aber nie einen zweiten von dir. Du hast drei Spione; sie bleiben von Runde zu Runde.
uprising-spies-place = Einen Spion platzieren
    .text = Das Spion-Symbol :place_spy: setzt einen Spion aus deinem Vorrat auf einen freien Posten. Mit einem Spion im Vorrat und einem passenden Posten musst du es tun.
    .unverified = Die Anleitung sagt „darfst“; der Autor des Spiels nannte das einen Fehler.
uprising-spies-place-none-left = Ohne Spion im Vorrat
    .text = Dann darfst du zuerst einen deiner Spione ohne Effekt zurückrufen und musst ihn neu platzieren, wenn du möchtest auf demselben Posten; oder du verzichtest auf das Platzieren.
uprising-spies-place-where = Wo ein Symbol den Ort nennt
    .text = Wird beim Platzieren ein Agentensymbol genannt, muss der Posten mit einem Feld verbunden sein, das es hat. Ist kein solcher Posten frei, wird nichts platziert.
uprising-spies-recall = Einen Spion zurückrufen
    .text = Ein zurückgerufener Spion :recall_spy: geht in deinen Vorrat zurück. Meist sind das Kosten. Ein Effekt für alle, die „in diesem Zug einen Spion zurückgerufen“ haben, zählt jede Art, einen zurückzurufen.
    .unverified = Dass ein ohne Effekt zurückgerufener Spion zählt, ist unsere Wahl.
uprising-spies-infiltrate = Infiltrieren
    .text = Um einen Agenten dorthin zu entsenden, wo Agenten der anderen sind, rufe einen Spion zurück, der das Feld beobachtet. Einer genügt für mehrere Agenten. Dein eigener Agent dort versperrt es dir trotzdem, und Kosten und Voraussetzung bleiben.
    .unverified = Dass einer für mehrere Agenten genügt, ist unsere Wahl.
uprising-spies-gather = Erkenntnisse sammeln
    .text = Gleich nachdem du einen Agenten entsendet hast, vor jedem Effekt, darfst du einen Spion zurückrufen, der das Feld beobachtet, um eine Karte :card: zu ziehen. Später im Zug ist es zu spät.
uprising-spies-one-each = Ein Spion, ein Zweck
    .text = Ein Spion, der infiltriert hat, sammelt keine Erkenntnisse. Von zweien, die das Feld beobachten, darf jeder eines davon tun, aber nie beide dasselbe.
uprising-spies-icon = Der Spion als Agentensymbol
    .text = Eine Karte mit dem Spion-Symbol :spy: entsendet einen Agenten zu einem beliebigen Feld, das einer deiner Spione beobachtet. Der Spion bleibt; Kosten, Voraussetzung und andere Agenten gelten wie sonst. Derselbe Spion darf dann zurückgerufen werden, um zu infiltrieren oder Erkenntnisse zu sammeln.

## reveal

uprising-reveal-cards = Decke deine Hand auf
    .text = Lege alle Karten, die noch auf deiner Hand sind, offen vor dich. Du erhältst die Aufdeckbereiche :reveal: dieser Karten; die Karten deiner Agentenzüge bringen jetzt nichts, und Agentenbereiche werden ignoriert. Nach den Bereichen und dem [Erwerben](acquire/buy) kommt das [Aufräumen](reveal/clean-up).
uprising-reveal-strength-marker = Deine Kampfstärke ist offen
    .text = Deine [Kampfstärke](combat/strength) wird in deinem Aufdeckzug zusammengezählt und genannt. Das ist kein eigener Schritt: Sie folgt sofort allem, was sie ändert, jetzt und später, und ein Effekt desselben Zuges kann nach ihr fragen.
uprising-reveal-drawn = Jetzt gezogene Karten
    .text = Eine Karte, die du während deines Aufdeckzugs ziehst, wird sofort aufgedeckt und genutzt. Eine, die du danach ziehst, behältst du für die nächste Runde.
uprising-reveal-clean-up = Aufräumen
    .text = Am Ende des Zuges kommen alle Karten vor dir, auch die der Agentenzüge, auf deinen Ablagestapel. Das zählt nicht als Abwerfen.

## acquire

uprising-acquire-buy = Was erworben werden kann
    .text = In deinem Aufdeckzug darfst du beliebig viele Karten der Imperium-Reihe :row: und der Reserve :reserve: erwerben, solange die Überzeugung reicht. Die Kosten stehen oben rechts. Zu sechst hat Shaddams Seite außerdem die [Thron-Reihe](six/throne-row).
uprising-acquire-set-aside = Beiseitegelegte Karten
    .text = Eine Karte der Reihe, die du beiseitelegst, ist nur für dich: in deinem Aufdeckzug 1 Überzeugung günstiger, auf andere Weise zu ihren aufgedruckten Kosten. Hast du sie bis zum Ende jenes Zuges nicht erworben, wird sie entfernt.

## combat

uprising-combat-strength = Kampfstärke
    .text = Jeder Trupp im Konflikt zählt 2, jeder Sandwurm 3, jedes Schwert :sword: 1. Truppen in der Garnison oder im Vorrat zählen nichts. Ohne Einheit dort ist deine Kampfstärke :strength: 0, wie viele Schwerter du auch hast; sie zählen wieder, wenn eine Einheit kommt. Zu sechst können [Schwerter verfallen](six/swords).
uprising-combat-rewards = Belohnungen nach Kampfstärke
    .text = Die höchste Kampfstärke :strength: gewinnt den Konflikt und erhält die erste Belohnung, die nächste die zweite. Zu viert oder zu sechst erhält die dritthöchste die dritte Belohnung. Mit einer Kampfstärke von 0 erhält niemand etwas.
uprising-combat-ties-first = Ein Gleichstand um den ersten Platz
    .text = Niemand gewinnt. Alle, die gleichauf liegen, erhalten die zweite Belohnung. Liegen zu viert oder zu sechst genau zwei gleichauf, geht es für die anderen um die dritte Belohnung; in allen anderen Fällen wird nichts weiter vergeben.
uprising-combat-ties-second = Ein Gleichstand um den zweiten Platz
    .text = Alle, die gleichauf liegen, erhalten die dritte Belohnung, auch zu dritt, und nichts weiter wird vergeben.
uprising-combat-win = Gewinnen
    .text = Wer allein gewinnt, erhält die erste Belohnung und, nach allen Belohnungen, die Konfliktkarte selbst. Sie liegt dann offen aus und zählt für ihr [Abzeichen](combat/icons).
uprising-combat-icons = Abzeichen
    .text = Eine gewonnene Karte mit demselben Abzeichen wie eine andere deiner offenen Karten, gewonnene oder deine Abzeichenkarte, bildet sofort ein Paar mit ihr, ob du willst oder nicht: Beide werden umgedreht, für 1 Punkt :vp:. Die Abzeichen sind :crysknife: Crysmesser, :desert_mouse: Wüstenmaus und :ornithopter: Ornithopter.
uprising-combat-wild = Der Abzeichen-Joker
    .text = Ein Abzeichen-Joker :wild: bildet vor dem Ende kein Paar. Dann darf, wer ihn hat, ihn mit einem beliebigen offenen Abzeichen kombinieren, für 1 Punkt.
uprising-combat-doubling = Sandwürmer verdoppeln Belohnungen
    .text = Mit einem Sandwurm im Konflikt erhältst du deine Belohnung zweimal, für welchen Platz sie auch ist, aber nie öfter. Kontrolle und Abzeichen werden nicht verdoppelt. Kosten in einer Belohnung dürfen für einen zweiten Gewinn ein zweites Mal bezahlt werden; Einfluss darf an zwei Fraktionen gehen. „[[conflict:propaganda]]“: Die beiden Fraktionen werden genannt, bevor der Einfluss bei einer davon erhalten wird, und verdoppelt sind es zwei solche Paare.
uprising-combat-pay-reward = Belohnungen mit Kosten
    .text = Eine Belohnung hinter einem Pfeil darf kaufen, wer diesen Platz hat, ganz oder gar nicht.
uprising-combat-win-cards = Karten nach einem Sieg
    .text = Manche Karten des ersten Spiels, wo sie [eingemischt](mixing/cards) sind, sind für die Person, die gewonnen hat. Sie werden ausgespielt, nachdem der Konflikt gewonnen ist und vor der nächsten Phase, und nützen nach einem Gleichstand um den ersten Platz nichts. Eine, die als Belohnung gezogen wurde, darf sofort ausgespielt werden, und Güter der Belohnung dürfen sie bezahlen.

## makers

uprising-makers-spaces = Die Sandwurmfelder
    .text = „[[deep_desert]]“, „[[hagga_basin]]“ und „[[imperial_basin]]“; zu sechst auch „[[habbanya_erg]]“.
uprising-makers-left = Ein Agent, der gegangen ist
    .text = Es zählt der Moment dieser Phase: Auch ein Feld, dessen Agent vorher weggenommen wurde, erhält Spice.
    .unverified = Das ist unsere Wahl.

## end

uprising-end-when = Wann die Partie endet
    .text = Damit beginnt die Phase Rückruf: Hat bis dahin jemand 10 Punkte oder mehr oder ist der Konfliktstapel leer, endet die Partie. Punkte, die vorher wieder verloren wurden, zählen nicht; die des letzten Kampfes schon. Es gibt höchstens zehn Runden, [zu sechst](six/end) neun.
uprising-end-winner = Wer gewinnt
    .text = Wer die meisten Punkte :vp: hat, gewinnt; die Leiste hat nach oben kein Ende. Zu sechst ist es das [Team](six/end) mit den meisten.
uprising-end-ties-last = In allem gleich
    .text = Dann hat gewonnen, wer in der letzten Runde den spätesten Aufdeckzug hatte.

## Contracts: the CHOAM module

uprising-contracts = Verträge: das MAFEA-Modul
uprising-contracts-setup = Mit dem Modul
    .text = Zwanzig Verträge werden gemischt, zwei liegen offen; vier Imperium- und vier Intrigenkarten werden eingemischt, und Shaddam ist unter den Anführern. Für die ersten Partien rät die Anleitung, ohne es zu spielen.
uprising-contracts-take = Einen Vertrag nehmen
    .text = Beim Vertrag-Symbol :contract: nimmst du dir einen der beiden offenen Verträge; ein anderer wird sofort aufgedeckt. Du musst einen nehmen. Ist keiner mehr da, bringt das Symbol 2 Solaris :solari:.
uprising-contracts-without = Ohne das Modul
    .text = Ohne das Modul bringt ein Vertrag-Symbol :contract: einfach 2 Solaris.
uprising-contracts-visit = Verträge für ein Feld
    .text = Die meisten nennen ein Feld des Spielplans: Sie werden erfüllt, wenn du einen Agenten dorthin entsendest, ob du infiltrierst oder nicht. Alle, die du für dieses Feld hast, werden erfüllt, in einer Reihenfolge deiner Wahl.
uprising-contracts-owned = Er muss dir vorher gehören
    .text = Ein Vertrag zählt nur, wenn du ihn hattest, als der Agent entsendet wurde. Einer, den du bei dem Besuch nimmst, wartet auf einen weiteren.
uprising-contracts-harvest = Ernte-Verträge
    .text = Entsende einen Agenten zu einem Sandwurmfeld und erhalte in jenem Zug so viel Spice, wie er nennt: aus allen Quellen, auch Bonus-Spice, ausgegeben oder nicht.
    .unverified = Dass Spice zählt, das du vor dem Entsenden des Agenten erhalten hast, ist unsere Wahl.
uprising-contracts-immediate = Der Sofort-Vertrag
    .text = Er ist erfüllt, sobald du ihn nimmst.
uprising-contracts-acquire = Der Vertrag „Das Spice muss fließen“
    .text = Er wird erfüllt, wenn du das nächste Mal „[[the_spice_must_flow]]“ erwirbst, auf welche Weise auch immer.
uprising-contracts-complete = Erfüllen
    .text = Nimm, was er zeigt; du musst es. Der Vertrag wird umgedreht und behalten: Manche Karten zählen erfüllte Verträge :contract_done:.

## Board spaces

uprising-spaces = Felder des Spielplans
uprising-spaces-all = Alle Felder
    .text = Es gibt 22. Zu jedem steht hier, was ein Besuch kostet und was er bringt. Auf dem Feld einer Fraktion rückst du dort außerdem [einen Schritt vor](agents/effects); welche Felder Kampffelder sind, steht [an anderer Stelle](units/combat-spaces). Zu sechst gibt es [auch andere](six/spaces).
uprising-spaces-sardaukar = Sardaukar
    .text = Imperator. Kostet 4 Spice. Eine Intrigenkarte und vier Truppen.
uprising-spaces-dutiful_service = Treuer Dienst
    .text = Imperator. Ein [Vertrag](contracts/take).
uprising-spaces-heighliner = Heighliner
    .text = Raumgilde. Kostet 5 Spice. Fünf Truppen.
uprising-spaces-deliver_supplies = Vorräte liefern
    .text = Raumgilde. 1 Wasser.
uprising-spaces-espionage = Spionage
    .text = Bene Gesserit. Kostet 1 Spice. Eine Karte, und platziere einen [Spion](spies/place).
uprising-spaces-high_council = Hoher Rat
    .text = Landsraad. Kostet 5 Solaris. Der erste Besuch bringt dir einen Sitz: 2 Überzeugung :persuasion: in jedem Aufdeckzug, ab dieser Runde. Jeder spätere Besuch bringt stattdessen 2 Spice, eine Intrigenkarte und drei Truppen, auch wenn du den Sitz von einer Karte hast.
    .unverified = Dass ein Sitz von einer Karte so zählt, ist unsere Wahl.
uprising-spaces-swordmaster = Schwertmeister
    .text = Landsraad. Kostet 8 Solaris für die erste Person, die ihn nimmt, danach 6 für alle. Dein dritter Agent. Alle können ihn nur einmal nehmen.
uprising-spaces-imperial_privilege = Imperiales Privileg
    .text = Landsraad. Kostet 3 Solaris und [verlangt 2 Einfluss](agents/requirement-spaces) beim Imperator. Drei Schritte in beliebiger Reihenfolge: Du darfst eine Intrigenkarte entsorgen, um eine andere zu ziehen; ein anderer Agent als dieser wird zurückgerufen, falls du einen auf dem Spielplan hast; und du ziehst eine Karte.
    .unverified = Dass ein Agent zurückgerufen werden muss, ist unsere Wahl.
uprising-spaces-secrets = Geheimnisse
    .text = Bene Gesserit. Ziehe eine Intrigenkarte, dann folgt der [Diebstahl](intrigue/steal): Beides ist ein Schritt.
uprising-spaces-assembly_hall = Sitzungssaal
    .text = Landsraad. Eine Intrigenkarte, und 1 Überzeugung mehr in deinem Aufdeckzug, falls dein Agent dann noch dort ist.
    .unverified = Zu einem zurückgerufenen Agenten sagen die Quellen Verschiedenes; das hier ist unsere Wahl.
uprising-spaces-gather_support = Unterstützung sammeln
    .text = Landsraad. Zwei Truppen; für 2 Solaris auch 1 Wasser.
uprising-spaces-arrakeen = Arrakeen
    .text = Stadt. Ein Trupp und eine Karte. Wer das Feld [kontrolliert](control/spaces), erhält 1 Solari.
uprising-spaces-spice_refinery = Spice-Raffinerie
    .text = Stadt. 2 Solaris, oder 4 für 1 Spice. Wer das Feld [kontrolliert](control/spaces), erhält 1 Solari.
uprising-spaces-research_station = Forschungszentrum
    .text = Stadt. Kostet 2 Wasser. Zwei Truppen und zwei Karten.
uprising-spaces-sietch_tabr = Sietch Tabr
    .text = Stadt, der Besuch bringt also keinen Einfluss. [Verlangt 2 Einfluss](agents/requirement-spaces) bei den Fremen. Entweder ein Haken, ein Trupp und 1 Wasser, oder 1 Wasser, und du darfst den Schildwall entfernen. Du darfst das eine wie das andere wählen, auch wenn du schon einen Haken hast oder der Schildwall weg ist; dann bringt dieser Teil nichts.
uprising-spaces-imperial_basin = Imperiales Becken
    .text = Spice-Handel, ein [Sandwurmfeld](makers/taken). 1 Spice und sämtliches Bonus-Spice. Wer das Feld [kontrolliert](control/spaces), erhält 1 Spice.
uprising-spaces-hagga_basin = Hagga-Becken
    .text = Spice-Handel, ein [Sandwurmfeld](makers/taken). Kostet 1 Wasser. Sämtliches Bonus-Spice, und 2 Spice oder, mit einem Haken, [ein Sandwurm](worms/maker-choice).
uprising-spaces-deep_desert = Tiefe Wüste
    .text = Spice-Handel, ein [Sandwurmfeld](makers/taken). Kostet 3 Wasser. Sämtliches Bonus-Spice, und 4 Spice oder, mit einem Haken, [zwei Sandwürmer](worms/maker-choice).
uprising-spaces-shipping = Lieferung
    .text = Spice-Handel. Kostet 3 Spice und [verlangt 2 Einfluss](agents/requirement-spaces) bei der Raumgilde. 5 Solaris, und ein Schritt bei einer Fraktion deiner Wahl.
uprising-spaces-accept_contract = Vertrag annehmen
    .text = Spice-Handel. Ein [Vertrag](contracts/take) und eine Karte.
uprising-spaces-desert_tactics = Wüsten-Taktiken
    .text = Fremen. Kostet 1 Wasser. Ein Trupp, und du darfst eine Karte entsorgen: Es ist ein bloßes Entsorgen-Symbol.
uprising-spaces-fremkit = Fremenkit
    .text = Fremen. Eine Karte.

## Clarified Leaders and cards

uprising-clarified = Klarstellungen zu Anführern und Karten
uprising-clarified-feyd = Feyd-Rautha Harkonnen
    .text = [[feyd_rautha_harkonnen]]: Jeder Siegelring bewegt seinen Marker auf seiner Leiste einen Schritt nach rechts, an einer Gabelung wohin er möchte, und er erhält, was dieser Schritt zeigt. Auf dem letzten Schritt bleibt der Marker; spätere Siegelringe entsenden weiter einen Agenten, bringen aber nichts mehr.
uprising-clarified-guild-envoy = Gesandte der Gilde
    .text = „[[guild_envoy]]“: Spielst du sie in einem Agentenzug aus, musst du eine Karte abwerfen.
uprising-clarified-guilds-favor = Gunst der Raumgilde
    .text = „[[spacing_guilds_favor]]“: Die 2 Spice gibt es nur, wenn sie von deiner Hand abgeworfen wird; das Aufräumen ist kein Abwerfen.
uprising-clarified-jessica = Lady Jessica
    .text = [[leader:lady_jessica]]: Ihr Siegelring legt Truppen aus ihrem Vorrat als Erinnerungen zu den Bene Gesserit. Wenn sie einen Agenten zu einem Feld der Bene Gesserit entsendet, darf sie alle in ihren Vorrat zurücknehmen, für jede eine Karte ziehen und ihre Karte endgültig umdrehen; ohne Erinnerungen darf sie sie trotzdem umdrehen und zieht nichts.
    .unverified = Dass sie ohne Erinnerung umdrehen darf, ist unsere Wahl.
uprising-clarified-reverend-mother = Ehrwürdige Mutter Jessica
    .text = [[reverend_mother_jessica]]: Wenn sie einen Agenten zu einem Feld der Bene Gesserit oder der Fremen entsendet, darf sie 1 Wasser zahlen, um die aufgedruckten Symbole dieses Feldes noch einmal zu nutzen, nachdem sie einmal genutzt wurden. Einmal pro Zug; Einfluss, Kosten und Einsetzen kommen nicht noch einmal. Sie darf es schon in dem Zug tun, in dem sie umgedreht wurde.
uprising-clarified-margot-irulan = Lady Margot Fenring und Prinzessin Irulan
    .text = Jedes Mal, wenn sie 2 [erreichen](influence/reach), erhält [[lady_margot_fenring]] bei den Bene Gesserit 2 Spice, [[princess_irulan]] beim Imperator eine Intrigenkarte.
uprising-clarified-shaddam = Shaddam Corrino IV.
    .text = [[shaddam_corrino_iv]]: Ist der Siegelring ausgespielt, setzt er in diesem Zug keine Einheit mehr ein, auf keine Weise; einer seiner beiden Effekte muss genommen werden. Für ein Vertrag-Symbol darf er einen der beiden nehmen, die für ihn beiseitegelegt sind und die niemand sonst haben kann. Liegt keiner offen, wählt er zwischen diesen und 2 Solaris.
    .unverified = Der letzte Satz ist unsere Wahl.
uprising-clarified-staban = Staban Tuek
    .text = [[staban_tuek]]: Er erhält ein Spice, wenn jemand anderes zu einem Sandwurmfeld kommt, das einer seiner Spione beobachtet, bevor der Besuch selbst etwas bringt.

## With cards of the original

uprising-mixing = Mit Karten des ersten Spiels
uprising-mixing-cards = Imperium- und Intrigenkarten
    .text = Karten aus Dune: Imperium dürfen in die Stapel gemischt werden: alle, keine oder eine eigene Auswahl. „Kalkulierte Anwerbung“ bleibt draußen, denn es gibt keinen Mentaten. „[[the_voice]]“ sperrt bis zu deinem nächsten Zug ein Feld für deine Gegner.
uprising-mixing-conflicts = Konfliktkarten
    .text = Auch seine Konflikte dürfen eingemischt werden, obwohl die Anleitung davon abrät: Sie haben keine Abzeichen, und Paare werden seltener. „Das Chaos durchblicken“ und die Kämpfe um Carthag bleiben in der Schachtel.
    .unverified = Dass die Kämpfe um Carthag draußen bleiben, ist unsere Wahl.
uprising-mixing-boxes = Andere Schachteln
    .text = Rise of Ix und Immortality sind nicht in diesem Programm, also fehlen hier die Regeln der Anleitung für das Spiel mit ihnen.

## terms

uprising-terms-trash-intrigue = Eine Intrigenkarte entsorgen
    .text = Das Symbol :trash_intrigue: nimmt eine deiner Intrigenkarten, die du wählst, aus dem Spiel.

## open

uprising-open-hidden = Verborgen
    .text = Handkarten und Intrigenkarten kennt nur, wer sie hat. Niemand kennt die Reihenfolge eines Stapels oder Decks, auch nicht die Konflikte, die noch kommen oder in der Schachtel geblieben sind.

## One and two players: Rivals

uprising-rivals = Allein und zu zweit: Rivalen
uprising-rivals-seats = Wer spielt
    .text = Allein spielst du gegen zwei Rivalen, zu zweit gegen einen gemeinsamen. Ein Rivale hat eine Karte, zwei Agenten, drei Spione, drei Truppen in der Garnison und neun im Vorrat, 1 Wasser und Würfel auf den Leisten, aber keine Punkte, keine Hand und keine Fähigkeiten eines Anführers. Auf der Stufe Söldner ist seine Garnison leer.
    .unverified = Dieses ganze Kapitel ist aus zweiter Hand bekannt: Das Beiheft selbst konnte nicht gelesen werden.
uprising-rivals-choose = Rivalen wählen
    .text = Je niedriger der Wert seines Schwertmeisters, desto schwerer ist ein Rivale. Nehmt für eine erste Partie einen mit 8 oder mehr. Amber und Rabban sind nur für die vereinfachte Variante.
    .unverified = Sechs der zehn Rivalenkarten stützen sich auf eine einzige Quelle.
uprising-rivals-objectives = Abzeichenkarten der Rivalen
    .text = Allein werden die drei Abzeichenkarten zufällig ausgeteilt, und ein Rivale kann beginnen. Zu zweit erhält der Rivale den Ornithopter und beginnt nie.
uprising-rivals-order = Zugreihenfolge
    .text = Allein geht es vom Startmarker an im Uhrzeigersinn, und er wandert auch zu Rivalen. Zu zweit handelt die Person mit dem Startmarker, dann der Rivale, dann die andere; der Marker wechselt nur zwischen euch beiden.
uprising-rivals-turn = Der Zug eines Rivalen
    .text = Solange er Agenten hat, zieht er Karten von Haus Hagal, bis eine zu einem freien Feld führt; eines, das ihm „Die Stimme“ aus dem ersten Spiel gesperrt hat, ist nicht frei. Der Agent geht dorthin und erhält, was die Karte zeigt, nicht, was das Feld bringt. Er zahlt keine Kosten und muss nicht erfüllen, was das Feld verlangt, nur [was die Karte verlangt](rivals/double). Er deckt nie auf. Führt keine Karte des Stapels irgendwohin, hat er in dieser Runde keine Züge mehr.
    .unverified = Der letzte Satz und „Die Stimme“ sind unsere Wahl.
uprising-rivals-reshuffle = Wenn der Stapel leer ist
    .text = „Neu mischen“ ist nur zu zweit im Stapel. Wenn die Karte kommt oder wenn der Stapel leer ist, werden alle Karten von Haus Hagal gemischt, und es wird weitergezogen.
    .unverified = Der Stapel ist aus einer Liste mit 38 Karten bekannt; 37 sollen gedruckt sein.
uprising-rivals-double = Karten mit einer Bedingung
    .text = Eine Karte, deren Bedingung nicht gilt, wie „Sietch Tabr“ ohne 2 Einfluss bei den Fremen, wird übergangen. Von einer mit zwei Feldern zählt nur die Hälfte, deren Bedingung jetzt gilt; ist jenes Feld belegt, wird eine weitere Karte gezogen. Ein Effekt, dessen Bedingung nicht gilt, bringt nichts; der Agent wird trotzdem entsendet.
uprising-rivals-deserts = Felder der Wüste
    .text = „Tiefe Wüste“ braucht Bonus-Spice; die Karte mit zwei Becken führt zu dem mit mehr davon, bei gleich viel zu dem mit insgesamt mehr. Ohne Bonus-Spice, oder wenn jenes Becken belegt ist, wird eine weitere Karte gezogen. Er nimmt auf jeden Fall sämtliches Bonus-Spice. Mit einem Haken kommen, falls der Konflikt es zulässt, Sandwürmer anstelle des eigenen Spice des Feldes: einer im Hagga-Becken, zwei in der Tiefen Wüste, keiner im Imperialen Becken. Mit einem Haken entfernt die Karte mit zwei Becken zuerst den Schildwall.
    .unverified = Dass ein belegtes Becken die Karte beendet, ist unsere Wahl.
uprising-rivals-deploy = Was er einsetzt
    .text = Von einem Kampffeld kommen alle Truppen, die er in diesem Zug rekrutiert hat, in den Konflikt, und bis zu zwei aus seiner Garnison.
uprising-rivals-influence = Sein Einfluss
    .text = Ein Symbol mit einer Zahl meint diesen Platz seiner Vorrangliste. Ein freies geht dorthin, wo er am wenigsten hat, bei Gleichstand zur ersten auf der Liste. Er punktet für 2 und für Allianzen wie du, ohne den Bonus bei 4. Ein freies Symbol übergeht Leisten, auf denen er ganz oben ist; eines mit einer Zahl verfällt dort.
    .unverified = Was am oberen Ende einer Leiste geschieht, ist unsere Wahl.
uprising-rivals-spies = Seine Spione und seine Ränke
    .text = Ein Spion kommt auf den ersten freien Posten einer Fraktion nach der Liste. Eine Karte „Spion platzieren“ setzt einen auf den ersten freien Posten ihrer Farbe, und für den Agenten wird eine weitere Karte gezogen. Ist kein solcher Posten frei, wird nichts platziert. Mit dem dritten, der bleibt, kommen die anderen beiden nach Hause, und seine Ränke werden ausgeführt. Er infiltriert nie und sammelt nie Erkenntnisse.
uprising-rivals-signet = Sein Siegelring
    .text = Wo eine Karte das Siegel :signet: zeigt, wird der Effekt auf der Karte des Rivalen ausgeführt.
uprising-rivals-contracts = Verträge und der Schildwall
    .text = Ein Vertrag ist für ihn 2 Solaris. Den Schildwall entfernt er nur mit einem Haken.
uprising-rivals-swordmaster = Sein Schwertmeister
    .text = Sobald Solaris, Spice, Intrigenkarten und Wasser zusammen den Wert auf seiner Karte erreichen, zahlt er genau so viele, in dieser Reihenfolge, für seinen dritten Agenten. Für euch fällt der Preis damit auf 6.
uprising-rivals-points = Punkte kaufen
    .text = Von da an kauft er einen Punkt :vp:, wann immer er kann: für 7 Solaris, 7 Spice, 3 Intrigenkarten oder 3 Wasser. Intrigenkarten spielt er nie aus.
uprising-rivals-combat = Seine Schwerter
    .text = Wenn der Kampf beginnt, zieht jeder Rivale mit einer Einheit im Konflikt eine Karte von Haus Hagal für seine Schwerter.
uprising-rivals-rewards = Seine Belohnungen
    .text = Er erhält Belohnungen wie du, mit einem Sandwurm verdoppelt, zahlt für Punkte, wann immer er kann, auch indem er Spione zurückruft, und bildet Paare von Abzeichen, mit seinem Joker am Ende. Ränke, die ein Spion einer Belohnung auslöst, werden sofort ausgeführt. Was nur ein Deck betrifft, ist für ihn nichts. Mit drei Plätzen am Tisch gibt es die dritte Belohnung nur bei einem Gleichstand um den zweiten Platz.
uprising-rivals-affected = Effekte gegen Gegner
    .text = Sie treffen ihn, soweit er hat, was sie nennen: Truppen und Intrigenkarten, aber keine Hand. Seine eigene Karte „Geheimnisse“ stiehlt von allen anderen Plätzen mit vier, auch vom anderen Rivalen. Was er kontrolliert, verteidigt er immer, und er wird dafür bezahlt.
    .unverified = Dass er immer verteidigt, ist unsere Wahl.
uprising-rivals-choices = Wer für ihn wählt
    .text = Nur Konflikte des ersten Spiels lassen einem Rivalen eine Wahl. Dann triffst du sie, zu zweit die Person mit dem Startmarker.
    .unverified = Zu zweit ist das unsere Wahl.
uprising-rivals-win = Er kann gewinnen
    .text = Ein Rivale mit 10 Punkten beendet die Partie ebenso wie du und kann sie gewinnen. Ist er mit jemandem in allem gleich, kommt er dahinter.
    .unverified = Der letzte Satz ist unsere Wahl.
uprising-rivals-levels = Stufen des Solo-Spiels
    .text = Söldner, hier die übliche Stufe: Du beginnst mit einer Intrigenkarte, Rivalen ohne Garnison. Sardaukar: keine Intrigenkarte für dich, und drei Truppen in jeder ihrer Garnisonen. Mentat: dasselbe mit Brutaler Steigerung, Klugem Einsatz und Kluger Politik. Kwisatz Haderach: all das, und kein Schwertmeister für dich.
    .unverified = Dass Söldner die übliche Stufe ist, ist unsere Wahl.
uprising-rivals-variants = Varianten
    .text = Sie können auch ohne eine Stufe gewählt werden. Brutale Steigerung: In Konflikten der Stufe III werden zwei Karten für Schwerter gezogen, und beide zählen. Kluger Einsatz: In Konflikten der Stufen I und II setzt er keine Truppen ein, solange er dort drei Einheiten mehr hat als alle anderen, und seine Rekrutierten bleiben in der Garnison; Sandwürmer kommen trotzdem und werden zuerst gezählt. Kluge Politik: „Treuer Dienst“, „Vorräte liefern“, „Geheimnisse“ und „Fremenkit“ werden übergangen, wenn er jene Allianz hat und vor allen anderen liegt oder wenn er 2 oder mehr hat und 2 oder mehr hinter dem ersten Platz liegt. Wechselnde Reihe, allein: Nach deinem Aufdeckzug werden zwei Würfel geworfen, und jeder nimmt die Karte an diesem Platz der Reihe weg, von links gezählt; eine 6 nimmt keine, ein Pasch eine.
uprising-rivals-streamlined = Der vereinfachte Rivale
    .text = Für zwei: Er punktet nicht, zahlt für keinen Punkt, kann nicht gewinnen und sammelt keine Güter mehr, sobald er seinen Schwertmeister hat. Allianzen nimmt er trotzdem weg, und Bonus-Spice, das er nähme, geht in die Bank.

## Six players: three against three

uprising-six = Zu sechst: drei gegen drei
uprising-six-teams = Zwei Teams
    .text = Muad'Dib und Shaddam sind Kommandanten mit je zwei Verbündeten; alle anderen Anführer können Verbündete sein. Sie sitzen so, dass sich die Teams rund um den Tisch abwechseln: Muad'Dib, ein Verbündeter von Shaddam, einer von Muad'Dib, Shaddam und wieder einer von Muad'Dib und einer von Shaddam. Wer im selben Team ist, ist kein Gegner, aber die Hände bleiben voreinander verborgen, und Agenten und Spione stehen einander im Weg wie alle anderen. Gesprochen wird offen am ganzen Tisch.
    .unverified = Dieses ganze Kapitel ist aus zweiter Hand bekannt: Das Beiheft selbst konnte nicht gelesen werden.
uprising-six-setup = Aufbau
    .text = Gespielt wird mit der anderen Seite des Spielplans und dem MAFEA-Modul; zwei Verträge werden für Shaddam beiseitegelegt. Es gibt neun Konflikte: fünf der Stufe II, vier der Stufe III. Ein Kommandant hat 4 Punkte, 1 Wasser, zwei Agenten, drei Spione, ein eigenes Deck und einen Würfel auf seiner eigenen Leiste; er hat keine Truppen, keine Abzeichenkarte und keine Kontrollmarker. Ein Verbündeter hat 1 Punkt und was alle sonst haben. In der Variante „Bis 11“ beginnen Verbündete ohne Punkt.
uprising-six-first = Abzeichenkarten und der Startmarker
    .text = Jeder Verbündete erhält eine von vier Abzeichenkarten; hat ein Team beide Wüstenmäuse, wird die ohne Marker mit dem gegnerischen Verbündeten daneben getauscht. Der Verbündete mit dem Marker beginnt, und der Marker wandert um alle sechs.
uprising-six-spaces = Die andere Seite des Spielplans
    .text = Die Leisten sind Große Häuser, Raumgilde, Bene Gesserit und Randwelten. Große Häuser: „[[economic_support]]“ bringt 1 Spice und [Handeln](six/trade), „[[military_support]]“ für 2 Spice [Verstärkung](six/reinforce). Randwelten: „[[controversial_technology]]“ bringt für 2 Spice eine Intrigenkarte und eine Karte, und du darfst eine entsorgen; „[[expedition]]“ einen Vertrag. Stadt: „[[carthag]]“ bringt einen Trupp und eine Intrigenkarte. Sandwurmfeld: „[[habbanya_erg]]“ bringt für 1 Wasser 2 Spice, sein Bonus-Spice und eine Karte. „Treuer Dienst“, „Wüsten-Taktiken“ und „Fremenkit“ fehlen, und es gibt 15 Posten.
uprising-six-activate = Einen Verbündeten aktivieren
    .text = In jedem Zug aktiviert ein Kommandant einen Verbündeten. In einem Agentenzug nennt ihn der Pfeil seines Agenten; sein dritter zeigt in beide Richtungen. In einem Aufdeckzug wählt er. Eine zuerst ausgespielte Komplottkarte legt ihn für den ganzen Zug fest. In seinem Zug zählen Einheiten und Garnison des Verbündeten als seine, und was sie tun, als seine Tat.
    .unverified = Dass eine Komplottkarte ihn festlegt, ist unsere Wahl; der letzte Satz stützt sich auf eine einzige Quelle.
uprising-six-shared = Was an den Verbündeten geht
    .text = Truppen, Sandwürmer, Haken, Schwerter und Einfluss auf dem gemeinsamen Spielplan gehen an den aktivierten Verbündeten, und mit dem Einfluss seine Punkte, Allianzen und Boni. Alle anderen Güter, Karten, Verträge, Spione und Punkte gehören dem Kommandanten, der alle Kosten bezahlt. Gewonnene Konflikte mit ihren Abzeichen gehören allein dem Verbündeten.
uprising-six-level = Welchen Einfluss ein Kommandant hat
    .text = Auf dem gemeinsamen Spielplan zählt für ihn die höhere Stufe seiner beiden Verbündeten. Einfluss zahlt er nur von seiner eigenen Leiste. Wo eine Allianz verlangt wird, zählt nur die seiner eigenen Leiste, nicht die eines Verbündeten.
    .unverified = Der zweite Satz ist unsere Wahl; den dritten handhaben andere Programme für sechs Personen ebenso.
uprising-six-deploy = Einsetzen im Zug eines Kommandanten
    .text = Von einem Kampffeld entscheidet der aktivierte Verbündete, wie viele Truppen gehen. Ein Effekt der Karte des Kommandanten, der Truppen einsetzt oder zurückzieht, ist dessen eigene Sache.
    .unverified = Das stützt sich auf ein oder zwei Quellen.
uprising-six-swords = Schwerter für einen Verbündeten
    .text = Schwerter, die ein Kommandant für einen Verbündeten aufdeckt, warten auf dessen eigenen Aufdeckzug. Ein Verbündeter, der jenen Zug ohne Einheit im Konflikt beendet, verliert alle Schwerter, auch die eigenen: Sie zählen nicht wieder, wenn später eine Einheit kommt. Schwerter für einen Verbündeten, der schon aufgedeckt hat und keine Einheit hat, verfallen mit dem Zug des Kommandanten.
    .unverified = Das stützt sich auf eine einzige Quelle.
uprising-six-icons = Die Symbole des Imperators und der Fremen
    .text = Das Symbol des Imperators bedeutet die Großen Häuser :influence_great_houses:, das der Fremen die Randwelten :influence_fringe_worlds:, auch wo Einfluss verlangt wird. Nur Shaddam darf den Imperator wählen und nur Muad'Dib die Fremen, auf ihren eigenen Spielplänen. Ein Besuch auf einem Feld des gemeinsamen Spielplans bewegt immer die Leiste dieses Feldes.
uprising-six-personal = Die Spielpläne der Kommandanten
    .text = Jeder hat zwei Felder, auf die nur er geht, und eine Leiste. Shaddam: „[[space:sardaukar]]“ für 3 Spice und „[[vast_wealth]]“, das 3 Solaris bringt; Stufe 1 bringt allen im Team 1 Solari, Stufe 3 einen Spion. Muad'Dib: „[[hardy_warriors]]“, für 1 Wasser zwei Truppen, und „[[desert_mastery]]“, das eine Karte und 1 Spice bringt; Stufe 1 bringt allen im Team 1 Spice, Stufe 3 bringt 1 Wasser. Stufe 2 ist für den Kommandanten ein Punkt und 4 die Allianz; bei 4 gibt es keinen Bonus.
uprising-six-bonuses = Boni bei vier
    .text = Große Häuser: zwei Truppen. Raumgilde: 3 Solaris. Bene Gesserit: eine Intrigenkarte. Randwelten: ein Spion. Eine Allianz kann innerhalb eines Teams wechseln.
uprising-six-swordmaster = Schwertmeister
    .text = Der Besuch bringt einen dritten Agenten und einen Marker. Der Agent verlässt das Spiel am Ende der Runde, in der er entsendet wird. Der Marker bringt 2 Schwerter in jedem deiner Aufdeckzüge, beginnend mit dem dieser Runde; die eines Kommandanten gehen an den Verbündeten, den er aktiviert.
uprising-six-trade = Handeln
    .text = Du und jemand aus deinem Team dürft einander jeweils beliebig viel von einer Sorte geben: Solaris, Spice, Wasser oder Intrigenkarten. Es darf auch nur eine Seite geben.
    .unverified = Wie ein Handel abläuft, stützt sich auf eine einzige Quelle; dass die Sorten verschieden sein dürfen, ist unsere Wahl.
uprising-six-reinforce = Verstärken
    .text = Wer das Symbol :reinforce: nutzt, rekrutiert drei Truppen, verteilt auf die beiden Verbündeten des Teams. Jede darf sofort in den Konflikt, auch wenn das Feld kein Kampffeld ist; andere Truppen dürfen dann nicht mit.
uprising-six-worms = Sandwürmer
    .text = Nur Muad'Dibs Seite kann Haken haben und Sandwürmer rufen; auf dem Feld „Sietch Tabr“ erhält die andere Seite Trupp und Wasser, aber keinen Haken. Nimmt einer seiner Verbündeten einen, hat auch der andere einen. Muad'Dib nutzt den des Verbündeten, den er aktiviert.
    .unverified = Dass die Haken geteilt werden, steht nicht in den Regeln, wie wir sie kennen.
uprising-six-throne-row = Die Thron-Reihe
    .text = Shaddams „Imperiales Zelt“ verschiebt Karten, die keine Fremenkarten sind, aus der Imperium-Reihe in die Thron-Reihe. Nur seine Seite erwirbt sie, auf welche Weise auch immer. Auf Wunsch wird vor der ersten Runde eine dorthin verschoben.
uprising-six-cards = Die eigenen Karten der Kommandanten
    .text = Jeder Kommandant spielt mit zehn eigenen Karten. Wo eine die Verbündeten mitzahlen lässt, sagt jeder von ihnen, wie viel, und wenn es nicht reicht, zahlt niemand. Was eine den Verbündeten gibt, erhalten sie, ohne gefragt zu werden; wer von zwei Dingen welches erhält, sagt der Kommandant.
uprising-six-leaders = Anführer zu sechst
    .text = Shaddams Siegelring hält auch den Verbündeten, den er aktiviert, vom Einsetzen ab. Muad'Dibs Fähigkeit achtet auf die Sandwürmer des Verbündeten, den er aktiviert. [[leader:gurney_halleck]] verlangt eine Kampfstärke von 10.
uprising-six-combat = Kampf
    .text = Jeder Verbündete kämpft allein; Kampfstärken werden nie zusammengezählt. Alle sechs werden in Zugreihenfolge gefragt: Ein Kommandant darf eine Kampfkarte ganz für einen Verbündeten mit einer Einheit ausspielen und bezahlt sie selbst. Drei Belohnungen werden vergeben wie zu viert; Kommandanten erhalten keine.
    .unverified = Dass der Kommandant zahlt, ist unsere Wahl.
uprising-six-yield = Den Vortritt lassen
    .text = Liegen die beiden Verbündeten eines Teams gleichauf, darf einer dem anderen den Vortritt lassen: Der andere kommt vor ihm, und er selbst erhält die nächste Belohnung, oder nichts, wenn sie um den dritten Platz gleichauf lagen.
uprising-six-end = Das Ende
    .text = Wenn irgendjemand 10 Punkte hat, oder nach neun Runden, werden die Punkte jedes Teams zusammengezählt. Bei Gleichstand entscheiden die Güter des Teams zusammen, in der [üblichen Reihenfolge](end/ties). Entscheiden auch sie nicht, hat das Team mit dem spätesten Aufdeckzug gewonnen.
    .unverified = Der letzte Satz ist unsere Wahl.
