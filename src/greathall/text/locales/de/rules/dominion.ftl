### The rules of Dominion, with Intrigue and the base game. How they are marked: learn/rules/page.py.

## The goal

dominion-goal = Das Ziel
dominion-goal-deck = Ein eigenes Deck
    .text = Alle bauen sich ein Deck aus Karten. Es ist zugleich dein Geld, deine Möglichkeiten und deine Punkte. Am Anfang ist es klein und schwach, und in jedem Zug darfst du etwas dafür kaufen.
dominion-goal-win = Wer gewinnt
    .text = Wer am Ende der Partie unter allen eigenen Karten die meisten Siegpunkte :vp: hat, gewinnt. Siehe [Zählen](end/scoring).
dominion-goal-balance = Punkte sind im Weg
    .text = Punktekarten :victory: gewinnen die Partie und tun vorher wenig oder nichts. Kaufst du sie zu früh, verstopfen sie deine Hände; kaufst du sie zu spät, sind sie weg.

## Setting up

dominion-setup = Aufbau
dominion-setup-first-player = Wer beginnt
    .text = Wer beginnt, wird ausgelost oder vereinbart. Spielen dieselben Leute noch einmal, beginnt die Person links neben der, die zuletzt gewonnen hat; nach einem geteilten Sieg beginnt jemand, der nicht gewonnen hat, und haben alle ihn geteilt, entscheidet das Los.
    .unverified = Die Anleitung sagt nicht, wer nach einem von allen geteilten Sieg beginnt.
dominion-setup-start-deck = Startkarten
    .text = Alle beginnen mit 7 [[copper|Kupfer]] und 3 [[estate|Anwesen]], mischen sie zu einem verdeckten Nachziehstapel :deck: und ziehen fünf davon.
dominion-setup-supply = Der Vorrat
    .text = Es gibt zwei Schachteln, das Basisspiel und Die Intrige, beide in der ersten Ausgabe; jede hat ihre eigenen Geldkarten, Punktekarten und Flüche und 25 Arten von Königreichkarten. Der Vorrat :supply: einer Partie hat siebzehn Stapel, die alle sehen und zählen dürfen: drei mit Geldkarten, drei mit Punktekarten, die Flüche und zehn Arten von Königreichkarten. Karten, die nicht dabei sind, bleiben in der Schachtel.
dominion-setup-trash = Der Müllstapel
    .text = Neben dem Vorrat liegt der Müllstapel :trash:, einer für alle, offen. Zu Beginn ist er leer.
dominion-setup-types = Kartentypen
    .text = Die unterste Zeile einer Karte nennt ihre Typen: Aktion :action:, Geld :treasure:, Punkte :victory:, Fluch :curse:, Angriff :attack:, Reaktion :reaction:. Aktionen werden in der Aktionsphase ausgespielt, Geldkarten in der Kaufphase; eine Karte, die keins von beidem ist, wird nie ausgespielt. Eine mit zwei Typen ist immer beides: siehe [Karten mit zwei Typen](intrigue/two-types). Wo eine Karte nach einem Typ fragt, genügt jede Karte dieses Typs; wo sie eine Karte mit Namen nennt, nur diese.
dominion-setup-treasures = Geldstapel
    .text = [[copper]], [[silver]] und [[gold]] sind in jeder Partie dabei: 60, 40 und 30 Karten einer Schachtel, die Kupfer abzüglich derer in den Startkarten. Zu fünft oder sechst werden beide Schachteln genommen: 120, 80 und 60. (Die Anleitung erlaubt die zweite Schachtel auch in kleineren Runden; dieser Tisch nicht.)
dominion-setup-victory = Punktestapel
    .text = [[estate]], [[duchy|Herzogtümer]] und [[province|Provinzen]] sind in jeder Partie dabei: zu zweit je 8, zu dritt oder zu viert je 12. Die Anwesen der Startkarten gehören nicht dazu. Eine Punktekarte unter den Königreichkarten gibt es ebenso oft. Zu fünft oder sechst haben die Stapel [eine eigene Größe](many/piles).
dominion-setup-curses = Die Flüche
    .text = Es gibt 10 [[curse|Flüche]] zu zweit, 20 zu dritt, 30 zu viert; zu fünft und sechst sind es [größere Stapel](many/piles). Karten, die anderen schaden, teilen sie aus. Du darfst sogar einen kaufen; er kommt dorthin, wohin alles Gekaufte kommt.
dominion-setup-kingdom = Zehn Königreichkarten
    .text = Jede Partie nutzt zehn Arten von Königreichkarten, je zehn Stück (Punktekarten darunter: [so viele wie in anderen Punktestapeln](setup/victory)). Nehmt ein [empfohlenes Set](sets/recommended), nennt zehn, zieht sie zufällig aus einer Schachtel oder beiden, oder nehmt fünf aus jeder. Ist es eure erste Partie, nehmt [Erste Partie](sets/first_game), mit Karten des Basisspiels.

## The turn

dominion-turn = Der Zug
dominion-turn-phases = Drei Phasen
    .text = Ein Zug hat drei Phasen in dieser Reihenfolge: [Aktionen](actions/playing), [Kaufen](buying/treasures), [Aufräumen](clean-up/discard). Dann ist die Person zur Linken am Zug.
dominion-turn-start = Womit ein Zug beginnt
    .text = Eine Aktion :action:, ein Kauf :buy:, kein Geld :coin:. Nichts davon wird von Zug zu Zug mitgenommen.
dominion-turn-example = Ein Zug als Beispiel
    .text = [[mining_village]] zieht einen [[courtyard]] und bringt zwei Aktionen; ob es entsorgt wird, muss jetzt entschieden werden, und es wird behalten. Der Burghof zieht drei Karten, die dritte nach dem Mischen, und ein Anwesen kommt auf den Nachziehstapel zurück; [[pawn]] bringt ein Geld und einen Kauf. Mit zwei Kupfer und zwei Silber sind das 7 Geld für zwei Käufe: [[great_hall]] für 3 und [[scout]] für 4. Dann wird alles abgelegt, und fünf neue Karten werden gezogen.
    .unverified = In der Anleitung werden drei Kupfer für 8 Geld ausgelegt, aber die Hand, von der sie erzählt, hat zwei; wir halten es für einen Druckfehler.

## The Action phase

dominion-actions = Die Aktionsphase
dominion-actions-playing = Eine Aktion ausspielen
    .text = Du darfst eine Aktionskarte von deiner Hand ausspielen: Lege sie offen vor dich und tue, was sie sagt. Weitere dürfen nur folgen, wenn eine Karte dir [Aktionen](terms/actions) gibt. Du musst keine ausspielen. In den ersten beiden Zügen hat noch niemand eine.
dominion-actions-order = Von oben nach unten
    .text = Eine Karte wird von oben nach unten ausgeführt, und zwar ganz, bevor die nächste ausgespielt wird.
dominion-actions-must = So viel wie möglich
    .text = Was eine Karte sagt, muss getan werden, soweit es geht; nur was nicht geht, entfällt. Wo sie „darfst“ sagt, entscheidest du. Eine Karte darf auch ausgespielt werden, wenn sie wenig oder nichts bewirken kann.
dominion-actions-in-play = Karten im Spiel
    .text = Was du ausgespielt hast, Aktion oder Geld, liegt für den Rest des Zuges vor dir; nur der Text einer Karte nimmt etwas davon früher weg. Es ist nicht auf deiner Hand: Eine Karte kann sich nicht selbst als Handkarte ablegen oder entsorgen.
dominion-actions-end = Wann die Phase endet
    .text = Die Phase endet, wenn du keine Aktion oder keine Aktionskarte mehr hast oder aufhörst. Danach wird in diesem Zug keine Aktion mehr ausgespielt, was du auch ziehst.
dominion-actions-others-turns = In den Zügen der anderen
    .text = Aktionen werden nur im eigenen Zug ausgespielt. In den Zügen der anderen werden nur [Reaktionen](intrigue/reactions) genutzt.

## What cards say

dominion-terms = Was Karten sagen
dominion-terms-plus = Was ein Plus bedeutet
    .text = Ein Plus gibt etwas nur für diesen Zug: [Aktionen](terms/actions) :action:, [Karten](terms/cards) :card:, [Geld](terms/coins) :coin: oder [Käufe](terms/buys) :buy:. Du musst es nehmen.
dominion-terms-actions = +1 Aktion
    .text = Du darfst in diesem Zug eine Aktionskarte mehr ausspielen :action:, mit +2 zwei mehr, jede erst, wenn die vorige fertig ist.
dominion-terms-cards = +1 Karte
    .text = Ziehe sofort eine Karte :card: von deinem Nachziehstapel, mit +2 zwei und so weiter. Ist er aufgebraucht, [mische](further/shuffle) und ziehe weiter; sind keine mehr da, ziehe weniger.
dominion-terms-coins = +1 Geld
    .text = Du kannst in der Kaufphase dieses Zuges ein Geld :coin: mehr ausgeben, mit +2 zwei. Es ist keine Karte und nichts zum Behalten.
dominion-terms-buys = +1 Kauf
    .text = In diesem Zug darf eine Karte mehr gekauft werden :buy:. Sie muss bezahlt werden wie die erste, aus demselben Geld.
dominion-terms-discard = Ablegen
    .text = Lege Karten von deiner Hand :hand: offen auf deinen eigenen Ablagestapel :discard_pile:. Von mehreren auf einmal zeigst du nur die oberste, und wie viele es sind, wo es darauf ankommt. Vor dem Aufräumen legst du nur ab, was eine Karte verlangt.
dominion-terms-trash = Entsorgen
    .text = Eine entsorgte Karte :trash: bist du endgültig los. Sie liegt auf dem Müllstapel, für alle offen, und kann von dort weder gekauft noch genommen werden, außer wenn eine Karte es sagt.
dominion-terms-gain = Nehmen
    .text = Eine genommene Karte kommt aus dem Vorrat :supply: oben auf deinen Ablagestapel, wenn die Karte nichts anderes sagt. Was sie kann, wird jetzt nicht genutzt. Ein leerer Stapel gibt nichts her, weder zum Nehmen noch zum Kaufen.
dominion-terms-gain-cost = Nehmen nach Kosten
    .text = Eine Karte, die dich etwas nehmen lässt, nennt Kosten :cost:, die die genommene Karte haben muss oder nicht übersteigen darf. Das Geld des Zuges zählt nicht dazu, und nichts wird bezahlt.
dominion-terms-reveal = Aufdecken
    .text = Eine aufgedeckte Karte dürfen alle sehen. Danach kommt sie an ihren Platz zurück, wenn nichts anderes gesagt ist. Reicht der Nachziehstapel dafür nicht, [mische](further/shuffle) wie beim Ziehen.
dominion-terms-set-aside = Zur Seite legen
    .text = Eine zur Seite gelegte Karte liegt offen auf dem Tisch und bewirkt nichts, wenn nichts anderes gesagt ist. Die Karte, durch die sie dorthin kam, sagt, wohin sie als Nächstes geht.
dominion-terms-topdeck = Oben auf den Nachziehstapel
    .text = Eine Karte, die auf deinen Nachziehstapel gelegt wird, ziehst du als Nächstes. Wer sie nicht gesehen hat, weiß nicht, welche es ist. Auf einem leeren Nachziehstapel ist sie der ganze Stapel: Dafür wird nichts gemischt.
dominion-terms-pass = Weitergeben
    .text = Eine weitergegebene Karte kommt verdeckt auf die Hand von jemand anderem; nur diese beiden kennen sie. Sie gilt weder als abgelegt oder entsorgt noch als genommen.

## The buy phase

dominion-buying = Die Kaufphase
dominion-buying-treasures = Geldkarten ausspielen
    .text = Lege beliebige Geldkarten :treasure: von deiner Hand aus, so viele du möchtest. Sie bleiben bis zum Aufräumen. Sage, wenn alles ausliegt, was du willst: Von da an kaufst du nur noch.
    .unverified = Dass alle Geldkarten vor den Käufen kommen, sagen spätere Ausgaben so; die Anleitung sagt nichts anderes.
dominion-buying-worth = Was Geldkarten bringen
    .text = Ein [[copper]] bringt 1 Geld :coin:, ein [[silver]] 2, ein [[gold]] 3. Sie sind ein Einkommen, kein Schatz: Dieselbe Karte zahlt jedes Mal wieder, wenn du sie ziehst.
dominion-buying-total = Eine Summe
    .text = Das Geld von Geldkarten und von Aktionen wird zusammengezählt. Du darfst auch nur mit dem Geld von Aktionen kaufen.
dominion-buying-buy = Eine Karte kaufen
    .text = Mit einem Kauf :buy: nimmst du eine Karte aus dem Vorrat, deren Kosten :cost: du bezahlen kannst: Geldkarte, Punktekarte, Königreichkarte oder Fluch, aber nichts von einem leeren Stapel oder vom Müllstapel. Du musst nichts kaufen.
dominion-buying-several = Mehrere Käufe
    .text = Bei mehreren Käufen dürfen alle Karten zusammen nicht mehr kosten, als du Geld hast. Mit 6 Geld und zwei Käufen darfst du eine Karte für 2 und eine für 4 nehmen, oder eine für 6 und ein Kupfer umsonst.
dominion-buying-cost = Was eine Karte kostet
    .text = Die Zahl unten links, abzüglich dessen, was sie [in diesem Zug billiger](cards/bridge) ist, nie unter 0. Auch Geldkarten haben einen Preis. Was Karten billiger macht, gilt für alle Karten: im Vorrat, auf Händen, in Nachzieh- und Ablagestapeln, von allen.
dominion-buying-bought = Wohin sie kommt
    .text = Eine gekaufte Karte kommt offen auf deinen Ablagestapel :discard_pile:. Sie bewirkt nichts, bevor du sie ziehst.
dominion-buying-left-over = Was übrig bleibt
    .text = Geld und Käufe, die du nicht nutzt, verfallen am Ende des Zuges.

## Clean-up

dominion-clean-up = Aufräumen
dominion-clean-up-discard = Alles wird abgelegt
    .text = Alle Karten, die du ausgespielt hast, und alle, die noch auf deiner Hand sind, kommen auf deinen Ablagestapel. Du darfst verbergen, was du nicht ausgespielt hast, bis auf eine Karte, die zuoberst zu liegen kommt.
dominion-clean-up-draw = Fünf neue Karten
    .text = Dann ziehe fünf Karten. Reicht der Nachziehstapel nicht, ziehe, was da ist, [mische](further/shuffle) den Ablagestapel und ziehe weiter. Mit insgesamt weniger als fünf Karten ziehe alle.
dominion-clean-up-next = Der nächste Zug
    .text = Die Person zur Linken macht weiter. Ein Angriff trifft auf volle Hände: Er wartet, bis die fünf Karten gezogen sind.

## The end of the game

dominion-end = Das Ende der Partie
dominion-end-when = Wann die Partie endet
    .text = Die Partie endet nach einem Zug, in dem die letzte [[province]] wegging oder nach dem drei Stapel des Vorrats leer sind, ganz gleich welche. [Zu fünft oder sechst](many/end) müssen es vier sein.
dominion-end-last-turn = Der letzte Zug
    .text = Der Zug, in dem es geschieht, wird zu Ende gespielt, auch das Aufräumen. Niemand hat noch einen weiteren.
dominion-end-scoring = Punkte zählen
    .text = Alle zählen die Punkte :vp: aller ihrer Karten zusammen, auf der Hand, im Nachziehstapel und im Ablagestapel. Ein Anwesen ist 1 wert, ein Herzogtum 3, eine Provinz 6, ein Fluch −1. Auch Königreichkarten können zählen: [[great_hall]] 1, [[harem]] 2, [[nobles]] 2, [[duke]] und [[gardens]] nach dem, was du besitzt. Eine Summe kann unter null liegen.
dominion-end-tie = Gleichstand
    .text = Haben mehrere die meisten Punkte, gewinnt unter ihnen, wer die wenigsten Züge hatte. Ist auch das gleich, teilen sie sich den Sieg.

## Further rules

dominion-further = Weitere Regeln
dominion-further-counting = Was gezählt und angesehen werden darf
    .text = Du darfst jederzeit jeden Nachziehstapel, jeden Stapel des Vorrats und den Müllstapel zählen und den Müllstapel durchsehen. Niemand sieht einen Nachziehstapel durch; von einem Ablagestapel ist nur die oberste Karte zu sehen, und gezählt werden darf er nicht. Eine Einstellung des Tisches öffnet dir deinen eigenen Ablagestapel.
    .unverified = Die Anleitung lässt dich deinen eigenen Nachziehstapel zählen; die der anderen liegen sichtbar da, also dürfen auch sie gezählt werden.
dominion-further-hands = Hände sind verborgen
    .text = Nur du siehst deine Hand :hand:; die anderen sehen, wie viele Karten sie hat. Was auf dem Weg dorthin offen zu sehen war, dürfen sie sich merken.
dominion-further-order = Mehrere auf einmal
    .text = Was eine Karte mit mehreren tut, geschieht in Zugreihenfolge: zuerst bei der Person, die sie ausgespielt hat, falls es sie betrifft, dann weiter nach links. Erst ist jemand fertig, dann beginnt die nächste Person, außer wenn alle gleichzeitig handeln, wie bei einer [[masquerade]].
dominion-further-shuffle = Wann gemischt wird
    .text = Sollen mehr Karten gezogen oder aufgedeckt werden, als der Nachziehstapel :deck: hat, nimm, was da ist, mische den Ablagestapel zu einem neuen Nachziehstapel und mache weiter. Ein leerer Nachziehstapel allein ist kein Grund zu mischen. Reicht es dann noch nicht, begnüge dich mit weniger.
dominion-further-not-shuffled = Was nicht eingemischt wird
    .text = Karten, die auf der Hand, im Spiel, zur Seite gelegt oder gerade aufgedeckt sind, gehören nicht zum Ablagestapel und werden nicht eingemischt.

## What Intrigue adds

dominion-intrigue = Was Die Intrige hinzufügt
dominion-intrigue-choices = Karten, die dich wählen lassen
    .text = Manche Karten lassen dir eine Wahl: [[pawn]], [[steward]], [[minion]], [[nobles]], [[torturer]]. Du bist darin frei, auch wo von dem Gewählten wenig geschehen kann; was du gewählt hast, tust du dann, soweit es geht. Eine Wahl wird später nicht geändert.
dominion-intrigue-two-types = Karten mit zwei Typen
    .text = [[great_hall]] und [[nobles]] sind Aktionen :action: und Punktekarten :victory:, [[harem]] ist eine Geldkarte :treasure: und eine Punktekarte. Was von einem Typ spricht, meint auch sie: [[adventurer]] findet einen Harem, [[mine]] macht aus einem Silber einen, [[scout]] nimmt sie alle.
dominion-intrigue-attacks = Angriffe
    .text = Ein Angriff :attack: schadet den anderen, einer Person nach der anderen von links an. Vor seiner ersten Anweisung dürfen sie alle Reaktionen nutzen, in derselben Reihenfolge.
    .unverified = Die Anleitung sagt nicht, in welcher Reihenfolge mehrere reagieren.
dominion-intrigue-reactions = Reaktionen
    .text = Wenn jemand anderes einen Angriff ausspielt, darfst du Reaktionen :reaction: von deiner Hand aufdecken ([[moat]], [[secret_chamber]]). Eine aufgedeckte Karte bleibt auf der Hand. Du musst es nie, und zu deinen eigenen Angriffen wirst du nie gefragt.
dominion-intrigue-several-reactions = Mehrere Reaktionen
    .text = Gegen einen Angriff darfst du mehrere Reaktionen nutzen, eine nach der anderen: Jede wird beendet, bevor die nächste kommt. Eine, die du gerade gezogen hast, darf folgen. Jedes Exemplar wird gegen dasselbe Ausspielen eines Angriffs einmal aufgedeckt; hat ein [[moat]] ihn von dir ferngehalten, bringt ein zweiter nichts mehr.
    .unverified = Die Anleitung setzt keine Grenze; dieselbe Karte noch einmal aufzudecken hieße nur, noch einmal zu wählen.
dominion-intrigue-who-is-asked = Wer nach Reaktionen gefragt wird
    .text = Damit eine Frage nichts über eine Hand verrät, werden alle mit Karten auf der Hand gefragt, sobald eine Reaktion den Vorrat verlassen hat.
    .unverified = Die Anleitung lässt offen, wer gefragt wird; so hält der Tisch die Hände verborgen.

## Five and six players

dominion-many = Zu fünft und sechst
dominion-many-tables = Ein Tisch oder zwei
    .text = Mit beiden Schachteln können mehr als vier spielen. Am besten sind zwei Tische, jeder mit den Geldkarten, Punktekarten und Flüchen einer Schachtel und beliebigen zehn Königreichkarten: Sieben Leute spielen zu dritt und zu viert. Zu fünft oder sechst könnt ihr auch an einem Tisch spielen, nach den folgenden Regeln; dann dauert es länger, bis alle wieder am Zug sind, für eine erste Partie ist es also nichts.
dominion-many-piles = Größere Stapel
    .text = Zu fünft nehmt ihr 15 Provinzen und 40 Flüche, zu sechst 18 und 50. Alle anderen Punktestapel, auch die von Punktekarten im Königreich, haben 12; andere Königreichstapel haben 10 wie immer. Die Geldkarten beider Schachteln werden genommen.
dominion-many-end = Das Ende zu fünft oder sechst
    .text = Die Partie endet mit der letzten Provinz oder mit vier leeren Stapeln statt drei.

## The cards of Intrigue

dominion-cards = Die Karten von Die Intrige
dominion-cards-baron = Baron
    .text = [[baron]]: ein Kauf. Dann darfst du ein Anwesen für 4 Geld ablegen. Du darfst deine Anwesen behalten, aber wer keins ablegt, nimmt sich eins, falls noch eins da ist. Nur ein Anwesen genügt, keine andere Punktekarte.
dominion-cards-bridge = Brücke
    .text = [[bridge]]: ein Kauf und ein Geld. Alle Karten kosten bis zum Ende des Zuges 1 weniger, im Vorrat, auf Händen, in Nachzieh- und Ablagestapeln, beim Kaufen und für alles, was auf Kosten achtet. Mehrere zählen zusammen; nichts kostet weniger als 0. So macht nach einer Brücke ein [[upgrade]] aus einem Kupfer (0) eine Karte mit aufgedruckten 2 (jetzt 1).
dominion-cards-conspirator = Verschwörer
    .text = [[conspirator]]: 2 Geld. Zähle die in diesem Zug ausgespielten Aktionen, ihn selbst eingeschlossen: Sind es drei oder mehr, bringt er auch eine Karte und eine Aktion. Danach ausgespielte Aktionen helfen nicht. Ein Thronsaal zählt als eine und jedes Ausspielen seiner Karte als eine weitere; ist ein Thronsaal auf einen Verschwörer also die erste Aktion, erhält nur das zweite Ausspielen den Bonus. Eine inzwischen entsorgte Karte zählt trotzdem.
dominion-cards-coppersmith = Kupferschmied
    .text = [[coppersmith]]: Für jeden in diesem Zug ausgespielten bringt jedes Kupfer ein Geld mehr: Zwei davon, oder einer mit einem Thronsaal, machen ein Kupfer 3 wert. Was ein Kupfer kostet, ändert sich nicht.
dominion-cards-courtyard = Burghof
    .text = [[courtyard]]: Ziehe drei Karten, dann lege eine auf deinen Nachziehstapel. Wähle sie aus allem, was du dann auf der Hand hast; auch eine einzige Karte muss gehen.
dominion-cards-duke = Herzog
    .text = [[duke]]: 1 Punkt wert für jedes Herzogtum, das du am Ende besitzt, wo immer es ist. Jeder Herzog zählt sie alle; ohne Herzogtum ist er nichts wert.
dominion-cards-great_hall = Große Halle
    .text = [[great_hall]]: eine Aktion, die während der Partie eine Karte und eine Aktion bringt, und am Ende 1 Punkt. Sie hat [zwei Typen](intrigue/two-types).
dominion-cards-harem = Harem
    .text = [[harem]]: eine Geldkarte mit 2 Geld, und am Ende 2 Punkte. Er hat [zwei Typen](intrigue/two-types).
dominion-cards-ironworks = Eisenhütte
    .text = [[ironworks]]: Nimm dir eine Karte, die bis zu 4 kostet, dann den Bonus ihres Typs: für eine Aktion +1 Aktion, für eine Geldkarte +1 Geld, für eine Punktekarte +1 Karte. Eine Karte mit zwei Typen bringt beides. Wer nichts oder einen Fluch nimmt, erhält keinen Bonus.
dominion-cards-masquerade = Maskerade
    .text = [[masquerade]]: Ziehe zwei. Dann wählen alle eine Karte ihrer Hand, und diese Karten werden gleichzeitig nach links weitergegeben: Niemand sieht, was kommt, bevor die eigene Wahl getroffen ist. Dann darf, wer sie ausgespielt hat, eine Karte entsorgen, sonst niemand. Sie ist kein Angriff.
dominion-cards-masquerade-empty = Maskerade mit leerer Hand
    .text = Wer keine Karten hat, gibt nichts weiter und erhält nichts; die Karte, die dorthin ginge, geht an die nächste Person zur Linken, die Karten hat. Eine Einstellung des Tisches lässt trotzdem alle etwas erhalten.
    .unverified = Die erste Ausgabe sagt nichts darüber; so steht es in der zweiten.
dominion-cards-mining_village = Bergwerk
    .text = [[mining_village]]: Zuerst die Karte und die zwei Aktionen, dann entscheide, ob du es für 2 Geld entsorgst, bevor etwas anderes ausgespielt wird. Mit einem Thronsaal wird es höchstens einmal entsorgt; das zweite Ausspielen bringt die Karte und die Aktionen trotzdem.
dominion-cards-minion = Lakai
    .text = [[minion]]: auf jeden Fall eine Aktion. Dann entweder 2 Geld, oder du legst deine Hand ab und ziehst vier, und ebenso alle anderen mit fünf oder mehr Karten auf der Hand. Reaktionen kommen vor der Wahl, auch von denen mit weniger als fünf Karten.
dominion-cards-nobles = Adelige
    .text = [[nobles]]: drei Karten oder zwei Aktionen, nicht von beidem etwas; am Ende 2 Punkte. Sie haben [zwei Typen](intrigue/two-types).
dominion-cards-pawn = Handlanger
    .text = [[pawn]]: Wähle zwei verschiedene davon, beide, bevor etwas gezogen wird: eine Karte, eine Aktion, einen Kauf, ein Geld.
dominion-cards-saboteur = Saboteur
    .text = [[saboteur]]: Alle anderen decken Karten auf, bis eine 3 oder mehr kostet, entsorgen sie und dürfen sich eine nehmen, die mindestens 2 weniger kostet. Die anderen aufgedeckten werden abgelegt. Ohne eine solche Karte wird nichts entsorgt. Was aufgedeckt ist, [bleibt beim Mischen außen vor](further/not-shuffled).
dominion-cards-scout = Späher
    .text = [[scout]]: eine Aktion. Decke vier Karten deines Nachziehstapels auf; reicht er nicht, [bleibt das Aufgedeckte](further/not-shuffled) beim Mischen außen vor. Alle Punktekarten, auch die mit zwei Typen, aber keine Flüche, musst du auf die Hand nehmen; der Rest kommt in einer Reihenfolge, die nur du kennst, auf deinen Nachziehstapel zurück.
dominion-cards-secret_chamber = Geheimkammer als Aktion
    .text = [[secret_chamber]] als Aktion ausgespielt: Lege beliebig viele Karten ab, für jede ein Geld. Was sie als Reaktion tut, geschieht dann nicht.
dominion-cards-secret_chamber-reaction = Geheimkammer als Reaktion
    .text = Gegen einen Angriff aufgedeckt: Ziehe zwei, dann lege zwei beliebige Karten deiner Hand in beliebiger Reihenfolge auf deinen Nachziehstapel, wenn du willst auch die Geheimkammer selbst; hast du weniger, lege zurück, was da ist. Das geschieht vor dem Angriff, schützt für sich genommen vor nichts und ist auch erlaubt, wenn der Angriff dich gar nicht träfe.
dominion-cards-shanty_town = Armenviertel
    .text = [[shanty_town]]: auf jeden Fall zwei Aktionen. Dann zeige deine Hand; ist keine Aktion dabei, ziehe zwei Karten, die zweite auch dann, wenn die erste eine Aktion ist. Karten mit zwei Typen zählen als Aktionen.
dominion-cards-steward = Verwalter
    .text = [[steward]]: zwei Karten, oder 2 Geld, oder entsorge genau zwei Karten deiner Hand. Ist nur noch eine da, wird diese entsorgt.
dominion-cards-swindler = Trickser
    .text = [[swindler]]: 2 Geld. Alle anderen entsorgen die oberste Karte ihres Nachziehstapels, nach dem [Mischen](further/shuffle), falls er leer ist, und nehmen sich eine mit denselben Kosten, die du aus dem Vorrat wählst: dieselbe noch einmal, wenn du magst, oder einen Fluch für ein Kupfer. Hat kein Stapel diese Kosten, nehmen sie nichts; ohne Nachzieh- und Ablagestapel entsorgen und nehmen sie nichts.
dominion-cards-torturer = Kerkermeister
    .text = [[torturer]]: Ziehe drei Karten. Alle anderen wählen: zwei Karten ablegen oder einen Fluch auf die Hand nehmen. Beides darf auch gewählt werden, wenn es nicht geht: Mit einer Karte auf der Hand wird diese abgelegt, ist kein Fluch mehr da, wird keiner genommen. Die letzten Flüche werden von links an ausgeteilt.
dominion-cards-trading_post = Handelsposten
    .text = [[trading_post]]: Entsorge genau zwei Karten deiner Hand für ein Silber auf die Hand, das du in diesem Zug ausgeben kannst. Hast du nur eine Karte, wird sie für nichts entsorgt; hast du keine, geschieht nichts. Ist kein Silber mehr da, werden die beiden trotzdem entsorgt.
dominion-cards-tribute = Tribut
    .text = [[tribute]]: Die Person links von dir deckt zwei Karten auf, nach dem [Mischen](further/shuffle) notfalls weniger, und legt sie ab. Für jede Karte mit verschiedenem Namen erhältst du den Bonus jedes ihrer Typen: für eine Aktion +2 Aktionen, für eine Geldkarte +2 Geld, für eine Punktekarte +2 Karten. Ein Kupfer und ein Harem bringen also 4 Geld und zwei Karten. Zwei mit demselben Namen zählen einmal, ein Fluch nichts. Er ist kein Angriff.
dominion-cards-upgrade = Anbau
    .text = [[upgrade]]: eine Karte und eine Aktion. Dann entsorge eine Karte deiner Hand, ob es dafür etwas zu nehmen gibt oder nicht; du nimmst dir eine, die genau 1 mehr kostet, falls der Vorrat eine hat. Hast du nichts auf der Hand, wird nichts entsorgt oder genommen.
dominion-cards-wishing_well = Wunschbrunnen
    .text = [[wishing_well]]: eine Karte und eine Aktion. Dann nenne eine Karte, mit Namen und nicht nach Typ, und decke die oberste Karte deines Nachziehstapels auf: Ist es diese, nimm sie auf die Hand; wenn nicht, kommt sie zurück, und alle kennen sie.

## The cards of the base game

dominion-base = Die Karten des Basisspiels
dominion-base-edition = Erste Ausgabe
    .text = Die Karten sind die der ersten Ausgabe: [[throne_room]], [[mine]] und [[moneylender]] müssen ausgeführt werden, wenn es geht.
dominion-base-adventurer = Abenteurer
    .text = [[adventurer]]: Decke auf, bis zwei Geldkarten gekommen sind, und nimm sie auf die Hand; die anderen werden abgelegt. Sind es weniger, nimm, was da ist.
dominion-base-bureaucrat = Bürokrat
    .text = [[bureaucrat]]: Nimm dir ein Silber, oben auf deinen Nachziehstapel. Alle anderen legen eine Punktekarte ihrer Hand, von ihnen gewählt und allen gezeigt, auf ihren Nachziehstapel; wer keine hat, zeigt die Hand. Der Angriff geschieht auch, wenn kein Silber mehr da ist.
    .unverified = Dass der Angriff ohne Silber geschieht, folgt aus den allgemeinen Regeln; keine Anleitung sagt es.
dominion-base-cellar = Keller
    .text = [[cellar]]: eine Aktion. Erst lege ab, so viele du möchtest und alle auf einmal, dann ziehe ebenso viele. Ist der Nachziehstapel aufgebraucht, werden sie eingemischt.
dominion-base-chancellor = Kanzler
    .text = [[chancellor]]: 2 Geld. Du darfst deinen ganzen Nachziehstapel auf deinen Ablagestapel legen, sofort und ohne ihn anzusehen.
dominion-base-chapel = Kapelle
    .text = [[chapel]]: Entsorge bis zu vier Karten deiner Hand, oder keine.
dominion-base-council_room = Ratsversammlung
    .text = [[council_room]]: vier Karten und ein Kauf. Die anderen müssen eine Karte ziehen. Sie ist kein Angriff.
dominion-base-feast = Festmahl
    .text = [[feast]]: Entsorge es und nimm dir eine Karte, die bis zu 5 kostet. Mit einem Thronsaal werden zwei genommen, obwohl es einmal entsorgt wird.
dominion-base-gardens = Gärten
    .text = [[gardens]]: 1 Punkt wert für je zehn Karten, die du am Ende besitzt, abgerundet.
dominion-base-library = Bibliothek
    .text = [[library]]: Ziehe eine Karte nach der anderen, bis du sieben auf der Hand hast. Jede Aktion darf zur Seite gelegt werden, wenn sie kommt; diese werden am Ende abgelegt und zählen nicht mit. Mit sieben oder mehr auf der Hand wird nichts gezogen.
dominion-base-militia = Miliz
    .text = [[militia]]: 2 Geld. Die anderen legen bis auf drei Karten ab. Wer drei oder weniger hat, legt nichts ab.
dominion-base-mine = Mine
    .text = [[mine]]: Entsorge eine Geldkarte deiner Hand und nimm eine auf die Hand, die bis zu 3 mehr kostet; sie kann in diesem Zug ausgegeben werden. Dieselbe oder eine billigere geht auch.
dominion-base-moat = Burggraben
    .text = [[moat]]: ausgespielt zwei Karten. Gegen einen Angriff aufgedeckt, hält er ihn ganz von dir fern: Nichts wird aufgedeckt, genommen oder abgelegt. Was der Angriff der angreifenden Person bringt und alle anderen bleiben davon unberührt. Gegen jedes Ausspielen eines Angriffs muss er neu aufgedeckt werden; ein zweiter bringt nichts dazu.
dominion-base-moneylender = Geldverleiher
    .text = [[moneylender]]: Entsorge ein Kupfer für 3 Geld, wenn du eins hast. Ohne Kupfer bewirkt er nichts.
dominion-base-remodel = Umbau
    .text = [[remodel]]: Entsorge eine Karte deiner Hand und nimm dir eine, die bis zu 2 mehr kostet; dieselbe Karte geht auch. Gibt es nichts zu entsorgen, wird nichts genommen.
dominion-base-spy = Spion
    .text = [[spy]]: eine Karte und eine Aktion. Dann wird die oberste Karte jedes Nachziehstapels aufgedeckt, zuerst deines eigenen und dann nach links, und jedes Mal sagst du, ob sie abgelegt wird oder zurückkommt. Karten, die zurückkommen, sind allen bekannt.
dominion-base-thief = Dieb
    .text = [[thief]]: Alle anderen decken zwei Karten auf. Eine Geldkarte darunter, die du wählst, muss entsorgt werden, der Rest wird abgelegt. Von den gerade entsorgten Geldkarten darfst du dir beliebige nehmen.
dominion-base-throne_room = Thronsaal
    .text = [[throne_room]]: Wähle eine Aktion deiner Hand und spiele sie zweimal aus, einmal nach dem anderen und ohne etwas dazwischen. Das verbraucht insgesamt eine Aktion. Jedes Ausspielen zählt für sich: Es wird neu gewählt, und auf einen Angriff kann neu reagiert werden.
dominion-base-throne_room-twice = Thronsaal auf Thronsaal
    .text = Ein zweiter Thronsaal wird zweimal ausgespielt wie jede Karte: zwei weitere Aktionen, je zweimal. Ist nur noch eine da, wird diese zweimal ausgespielt und nicht öfter.
dominion-base-throne_room-trashed = Thronsaal auf eine Karte, die entsorgt wird
    .text = Eine Karte, die beim ersten Ausspielen das Spiel verlässt, wird trotzdem ein zweites Mal ausgespielt; was davon abhängt, dass sie entsorgt wird, geschieht einmal.
dominion-base-witch = Hexe
    .text = [[witch]]: zwei Karten. Alle anderen nehmen sich einen Fluch. Sind es zu wenige, werden sie von links an ausgeteilt; ist keiner mehr da, ziehst du trotzdem.
dominion-base-workshop = Werkstatt
    .text = [[workshop]]: Nimm dir eine Karte, die bis zu 4 kostet, wie viel Geld du auch hast.
dominion-base-plain = Karten ohne Klarstellung
    .text = [[village]]: eine Karte und zwei Aktionen. [[woodcutter]]: ein Kauf und 2 Geld. [[smithy]]: drei Karten. [[festival]]: zwei Aktionen, ein Kauf und 2 Geld. [[laboratory]]: zwei Karten und eine Aktion. [[market]]: eine Karte, eine Aktion, ein Kauf und ein Geld.

## Recommended sets

dominion-sets = Empfohlene Sets
dominion-sets-recommended = Sets aus zehn Karten
    .text = Der Tisch kennt jedes davon unter seinem Namen. Die ersten drei brauchen nur Die Intrige, die nächsten drei beide Schachteln: Es sind die der Anleitung. Die letzten fünf sind aus dem Basisspiel; beginnt mit [Erste Partie](sets/first_game).
dominion-sets-victory_dance = Siegestanz
    .text = Nur Die Intrige: [[masquerade]], [[pawn]], [[upgrade]], [[scout]], [[harem]], [[duke]], [[bridge]], [[ironworks]], [[great_hall]] und [[nobles]].
dominion-sets-secret_schemes = Geheime Pläne
    .text = Nur Die Intrige: [[pawn]], [[harem]], [[steward]], [[ironworks]], [[shanty_town]], [[conspirator]], [[tribute]], [[saboteur]], [[swindler]] und [[trading_post]].
dominion-sets-best_wishes = Beste Wünsche
    .text = Nur Die Intrige: [[masquerade]], [[upgrade]], [[scout]], [[steward]], [[torturer]], [[wishing_well]], [[shanty_town]], [[courtyard]], [[coppersmith]] und [[trading_post]].
dominion-sets-deconstruction = Abriss
    .text = Beide Schachteln: [[remodel]], [[mining_village]], [[bridge]], [[spy]], [[torturer]], [[saboteur]], [[swindler]], [[secret_chamber]], [[thief]] und [[throne_room]].
dominion-sets-hand_madness = Alles in die Hand
    .text = Beide Schachteln: [[mine]], [[bureaucrat]], [[steward]], [[chancellor]], [[torturer]], [[nobles]], [[courtyard]], [[militia]], [[council_room]] und [[minion]].
dominion-sets-underlings = Untergebene
    .text = Beide Schachteln: [[masquerade]], [[baron]], [[witch]], [[pawn]], [[festival]], [[steward]], [[library]], [[nobles]], [[cellar]] und [[minion]].
dominion-sets-first_game = Erste Partie
    .text = Nur das Basisspiel: [[cellar]], [[market]], [[militia]], [[mine]], [[moat]], [[remodel]], [[smithy]], [[village]], [[woodcutter]] und [[workshop]].
dominion-sets-big_money = Großes Geld
    .text = Nur das Basisspiel: [[adventurer]], [[bureaucrat]], [[chancellor]], [[chapel]], [[feast]], [[laboratory]], [[market]], [[mine]], [[moneylender]] und [[throne_room]].
dominion-sets-interaction = Wechselspiel
    .text = Nur das Basisspiel: [[bureaucrat]], [[chancellor]], [[council_room]], [[festival]], [[library]], [[militia]], [[moat]], [[spy]], [[thief]] und [[village]].
dominion-sets-size_distortion = Verzerrte Größen
    .text = Nur das Basisspiel: [[cellar]], [[chapel]], [[feast]], [[gardens]], [[laboratory]], [[thief]], [[village]], [[witch]], [[woodcutter]] und [[workshop]].
dominion-sets-village_square = Dorfplatz
    .text = Nur das Basisspiel: [[bureaucrat]], [[cellar]], [[festival]], [[library]], [[market]], [[remodel]], [[smithy]], [[throne_room]], [[village]] und [[woodcutter]].
