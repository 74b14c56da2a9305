### The rules that Dune: Imperium and Uprising share. How they are marked: learn/rules/page.py.

## The basics

dune-basics = Grundlagen
dune-basics-points = Siegpunkte
    .text = Erfolg wird in Siegpunkten :vp: gemessen. Sie kommen von [Einfluss](influence/two), [Allianzen](influence/alliance), [Konflikten](combat/rewards) und Karten. Ein verlorener Punkt wird wieder abgezogen.
dune-basics-end = Wie eine Partie endet
    .text = Am Ende jeder Runde wird nach den Punkten und dem Konfliktstapel gesehen. Hat jemand 10 Punkte oder mehr oder ist keine Konfliktkarte mehr da, war es die letzte Runde, und wer die meisten Punkte hat, gewinnt. Siehe [das Ende](end/when).
dune-basics-leaders = Anführer
    .text = Ein Anführer hat zwei eigene Fähigkeiten. Die linke wirkt so, wie sie es sagt. Die rechte, mit dem Siegel :signet:, wird verwendet, immer wenn du in einem Agentenzug deine Karte „[[signet_ring]]“ ausspielst; aufgedeckt verwendet die Karte sie nicht.
dune-basics-draw = Ziehen und Mischen
    .text = Wenn eine Karte :card: gezogen werden muss und das Deck leer ist, mische deinen Ablagestapel zu einem neuen Deck und ziehe weiter. Karten auf der Hand und im Spiel werden nicht eingemischt. Ein leeres Deck allein ist kein Grund zu mischen, und wenn nichts mehr da ist, wird nichts gezogen.
dune-basics-cards-first = Karten gehen vor Regeln
    .text = Wo eine Karte etwas anderes sagt als die Regeln, gilt die Karte.
dune-basics-agents = Agenten
    .text = Du beginnst mit zwei Agenten :agent:. Sie gehen auf Felder des Spielplans, und nur dorthin, wohin eine ausgespielte Karte sie führt.

## Factions and Influence

dune-influence = Fraktionen und Einfluss
dune-influence-tracks = Einflussleisten
    .text = Jede Fraktion hat eine Leiste. Dein Würfel beginnt ganz unten. Entsendest du einen Agenten zum Feld einer Fraktion, rückt er dort einen Schritt vor; andere Effekte bewegen ihn hinauf und hin und wieder hinunter.
dune-influence-two = Zwei Schritte: ein Punkt
    .text = Wenn dein Würfel die 2 erreicht, erhältst du einen Siegpunkt :vp:. Fällt er unter 2, verlierst du diesen Punkt. Er kann beliebig oft gewonnen und verloren werden.
dune-influence-four = Vier Schritte: ein Bonus
    .text = Wenn dein Würfel die 4 erreicht, erhältst du den dort abgedruckten Bonus, wer immer die Allianz hat. Er wird nicht zurückgegeben, wenn du fällst, und kommt wieder, wenn du erneut auf 4 steigst.
dune-influence-alliance = Allianzen
    .text = Wer als Erstes die 4 erreicht, nimmt sich die Allianz dieser Fraktion, die einen Siegpunkt :vp: wert ist. Wer auf der Leiste an der Person vorbeizieht, die sie hat, nimmt ihr Marker und Punkt ab. Ein Gleichstand ändert nichts.
dune-influence-alliance-lost = Eine Allianz verlieren
    .text = Verliert die Person mit der Allianz Einfluss, nimmt sich den Marker, wer mit ihr gleichauf war; sind es mehrere, bestimmt sie, wer. War niemand gleichauf und fällt sie unter 4, geht er auf den Spielplan zurück, und wer als Nächstes die 4 erreicht, nimmt ihn sich. Wer von oben in einen Gleichstand fällt, behält ihn.
    .unverified = All das stammt aus der offiziellen FAQ, außer dem letzten Satz, der unsere Wahl ist.
dune-influence-alliance-needed = Wo eine Allianz verlangt wird
    .text = Ein Effekt, der eine Allianz verlangt, verlangt den Marker selbst. 4 Einfluss zu haben genügt nicht.
dune-influence-choose = Einfluss deiner Wahl
    .text = Ein Symbol mit einer beliebigen Fraktion :influence_any: gilt für eine, die du wählst. Zwei Schritte auf einmal gelten derselben Fraktion; ein Effekt für zwei Fraktionen ist je ein Schritt bei zwei verschiedenen.
dune-influence-top = Das Ende einer Leiste
    .text = Eine Leiste endet bei 6. Was darüber hinausginge, verfällt, und eine Leiste, auf der du ganz oben bist, wird nicht angeboten.
    .unverified = Dass sie nicht angeboten wird, ist unsere Wahl.
dune-influence-lose = Einfluss verlieren
    .text = Als Kosten oder als Verlust gehst du einen Schritt hinunter, auf einer Leiste, auf der du mindestens einen hast.

## Intrigue cards

dune-intrigue = Intrigenkarten
dune-intrigue-plot = Komplott
    .text = Eine Komplottkarte wird in deinen eigenen Agenten- oder Aufdeckzügen ausgespielt, jederzeit: bevor du einen Agenten entsendest, zwischen Effekten oder danach. Du darfst mehrere ausspielen.
dune-intrigue-endgame = Finale
    .text = Eine Finalekarte wird ausgespielt, wenn die Partie zu Ende ist, [bevor die Punkte verglichen werden](end/intrigue).
dune-intrigue-conditions = Kosten und Bedingungen
    .text = Um eine Karte auszuspielen, musst du ihre Bedingung erfüllen und ihre Kosten bezahlen. Was nicht bezahlt oder erfüllt werden kann, wird nicht angeboten.
dune-intrigue-one-by-one = Eine nach der anderen
    .text = Eine Karte wird ganz ausgeführt, bevor eine weitere ausgespielt wird. Solange liegt sie offen da und wird erst danach abgeworfen, sie kann sich also nicht selbst ziehen.
dune-intrigue-steal = Diebstahl
    .text = Wo das Symbol :steal_intrigue: es sagt, geben dir alle Gegner mit vier oder mehr Intrigenkarten zufällig eine davon. Nur ihr beide wisst jeweils, welche.

## The round

dune-round = Die Runde
dune-round-phases = Fünf Phasen
    .text = Eine Runde hat fünf Phasen: Rundenbeginn, Spielzüge, [Kampf](combat/intrigue), [Sandwürmer](makers/spice), [Rückruf](recall/agents).
dune-round-defend = Verteidigen, was du kontrollierst
    .text = Geht es um ein Feld, das du [kontrollierst](control/marker), darfst du sofort einen Trupp :troop: aus deinem Vorrat im Konflikt einsetzen, bevor alle ihre Karten ziehen.
dune-round-turns = Züge
    .text = Von der Person mit dem Startmarker :first_player: an im Uhrzeigersinn machen alle reihum je einen Zug: einen [Agentenzug](agents/card) oder einen [Aufdeckzug](reveal/cards).
dune-round-reveal-once = Ein Aufdeckzug
    .text = Ein Aufdeckzug ist dein letzter der Runde; danach wirst du übersprungen. Du darfst aufdecken, obwohl du noch Agenten hast, aber wenn keine Karte es sagt, kannst du nicht einfach passen: Kannst du keinen Agenten entsenden, musst du aufdecken. Wenn alle aufgedeckt haben, endet die Phase.

## Agent turns

dune-agents = Agentenzüge
dune-agents-card = Eine Karte entsendet einen Agenten
    .text = Spiele eine Karte von deiner Hand offen aus und entsende einen Agenten :agent: von deinem Anführer zu einem Feld des Spielplans mit einem der Agentensymbole der Karte. Eine Karte entsendet einen Agenten, mit einem Symbol. Ihr Aufdeckbereich wird ignoriert.
dune-agents-none = Karten ohne Symbole
    .text = Ohne Agentensymbol entsendet eine Karte niemanden; hebe sie für den Aufdeckzug auf.
dune-agents-cost = Was ein Feld kostet
    .text = Die Kosten eines Feldes werden sofort bezahlt, aus dem, was du zu diesem Zeitpunkt hast, vor allen Effekten des Feldes oder der Karte. Kannst du nicht zahlen, kannst du nicht dorthin. Eine vorher ausgespielte Komplottkarte darf bringen, was fehlt.
dune-agents-requirement = Verlangter Einfluss
    .text = Manche Felder und manche Effekte von Karten verlangen einen bestimmten Einfluss bei einer Fraktion oder mehr. Für ein Feld muss er da sein, wenn der Agent entsendet wird: Der Schritt eben dieses Besuchs zählt nicht, aber eine vorher ausgespielte Komplottkarte darf ihn bringen. Für einen Effekt muss er da sein, wenn der Effekt ausgeführt wird.
dune-agents-effects = Was ein Besuch bringt
    .text = Du erhältst, was das Feld bringt, und was der Agentenbereich deiner Karte bringt. Auf dem Feld einer Fraktion rückst du dort außerdem einen Schritt vor.
dune-agents-order = In beliebiger Reihenfolge
    .text = Alle Effekte eines Zuges kommen in der Reihenfolge, die du möchtest, auch das Einsetzen von Truppen und Komplottkarten. Was einer davon bringt, darf den nächsten bezahlen oder seine Bedingung erfüllen.
dune-agents-arrow = Pfeile sind Kosten
    .text = Was vor einem Pfeil steht, sind Kosten; was dahinter steht, erhältst du dafür. Auf einer Karte, die du ausspielst oder aufdeckst, auf einem Feld oder in einer Belohnung musst du nicht zahlen; dann erhältst du auch nichts dafür. Du zahlst ganz, und nur einmal für jedes Ausspielen der Karte. Der Preis eines Feldes oder einer Intrigenkarte ist etwas anderes: Ohne ihn kannst du nicht dorthin oder sie nicht ausspielen.
dune-agents-trashed = Karten, die das Spiel verlassen
    .text = Eine Karte, die entsorgt wird, bevor ihr Bereich genutzt wurde, bringt nichts mehr; was sie vorher brachte, bleibt. Eine Karte, die sich selbst entsorgt, tut trotzdem, was sie sagt.
    .unverified = Das sagte der Autor des Spiels; die Anleitungen sagen es nicht.

## Troops and the Conflict

dune-units = Truppen und der Konflikt
dune-units-recruit = Rekrutieren
    .text = Für jedes Trupp-Symbol :troop: kommt ein Trupp aus deinem Vorrat in deine Garnison :garrison:. Was im Vorrat fehlt, wird nicht rekrutiert, weder jetzt noch später.
    .unverified = Dass es später nicht nachgeholt wird, ist unsere Wahl.
dune-units-elsewhere = Auf anderen Feldern
    .text = Auf einem Feld ohne gekreuzte Schwerter bleiben Rekrutierte in der Garnison, außer wenn ein Effekt sie einsetzt.
dune-units-deploy-when = Wann du Truppen einsetzt
    .text = Truppen einsetzen darfst du vor, zwischen und nach den Effekten des Zuges, auch in Teilen. Die Zahl gilt für den ganzen Zug.
dune-units-retreat = Zurückziehen
    .text = Ein Trupp, der zurückgezogen wird :retreat:, geht aus dem Konflikt in deine Garnison zurück. „Beliebig viele“ können auch keine sein.
dune-units-lose = Einen Trupp verlieren
    .text = Verlorene Truppen sind wieder in deinem Vorrat, nicht in deiner Garnison.

## Control

dune-control = Kontrolle
dune-control-marker = Kontrolle gewinnen
    .text = Bei manchen Konflikten geht es um ein Feld mit einer Flagge. Wer einen davon allein gewinnt, legt dort einen Kontrollmarker :control: hin, anstelle jedes anderen. Er bleibt, bis jemand anderes das Feld gewinnt; ein Gleichstand ändert nichts.
dune-control-bonus = Der Kontrollbonus
    .text = Immer wenn irgendjemand, auch du selbst, einen Agenten zu einem Feld entsendet, das du kontrollierst, erhältst du dessen Bonus, sobald der Besuch bezahlt ist und bevor der Besuch selbst etwas bringt.
    .unverified = Der Zeitpunkt ist einem Beispiel in der Anleitung von Uprising entnommen.

## The Reveal turn

dune-reveal = Der Aufdeckzug
dune-reveal-cards = Decke deine Hand auf
    .text = Lege alle Karten, die noch auf deiner Hand sind, offen vor dich. Du erhältst die Aufdeckbereiche :reveal: dieser Karten; die Karten deiner Agentenzüge bringen jetzt nichts, und Agentenbereiche werden ignoriert. Nach den Bereichen und dem [Erwerben](acquire/buy) kommen deine [Kampfstärke](reveal/strength-marker) und das [Aufräumen](reveal/clean-up).
dune-reveal-order = In beliebiger Reihenfolge
    .text = Die Bereiche kommen in der Reihenfolge, die du möchtest; Karten dürfen davor, dazwischen und danach erworben werden. Eine Bedingung, die später im Zug wahr wird, gilt noch, einmal; nichts wird zurückgenommen.
    .unverified = Der zweite Satz ist unsere Wahl.
dune-reveal-persuasion = Überzeugung
    .text = Mit Überzeugung :persuasion: erwirbst du Karten. Sie ist eine einzige Summe, von Karten, von einem Sitz im Hohen Rat :council: (2) und von Feldern, die es sagen. Was du nicht ausgibst, verfällt.
dune-reveal-no-deploying = Kein Einsetzen
    .text = Truppen, die in einem Aufdeckzug rekrutiert werden, bleiben in der Garnison, außer wenn ein Effekt sie einsetzt.
dune-reveal-strength-marker = Deine Kampfstärke ist offen
    .text = Deine [Kampfstärke](combat/strength) wird zusammengezählt und genannt und folgt allem, was sie später ändert.

## Acquiring cards

dune-acquire = Karten erwerben
dune-acquire-discard = Wohin sie kommen
    .text = Eine erworbene Karte kommt auf deinen Ablagestapel, wenn nichts anderes gesagt ist, und wird jetzt noch nicht genutzt.
dune-acquire-row = Die Reihe ist voll
    .text = Die Imperium-Reihe hat immer fünf Karten: Eine genommene wird sofort ersetzt, und auch die neue darf erworben werden. Ist der Stapel aufgebraucht, wird die Reihe kürzer.
    .unverified = Dass die Reihe kürzer wird, ist unsere Wahl.
dune-acquire-box = Der Erwerben-Effekt
    .text = Was unter den Kosten beim Erwerben-Symbol :acquire: steht, wirkt ein einziges Mal, wenn du die Karte erwirbst; die Karte später auszuspielen oder aufzudecken wiederholt es nicht.
dune-acquire-other-ways = Andere Arten zu erwerben
    .text = Manche Effekte erwerben eine Karte umsonst oder für Güter. Sie nehmen sie von denselben Karten, es gelten ihre aufgedruckten Kosten, und ihr Erwerben-Effekt zählt.

## Combat

dune-combat = Kampf
dune-combat-intrigue = Kampfkarten
    .text = Kampfkarten gehen um den Tisch, und wer den Startmarker hat, beginnt. Gefragt wird nur, wer eine Einheit im Konflikt hat. Spiele so viele aus, wie du möchtest, oder passe; gepasst zu haben bindet dich nicht, wenn du wieder an der Reihe bist. Passen alle einmal nacheinander, ist Schluss.
dune-combat-out = Ohne Einheit
    .text = Ohne eine Einheit im Konflikt nimmst du nicht teil. Wenn du die letzte verlierst oder zurückziehst, scheidest du sofort aus und hast keine Kampfstärke.
    .unverified = Dass man sofort ausscheidet, ist unsere Wahl.
dune-combat-asked = Auf jeden Fall gefragt
    .text = Hier werden alle gefragt, die teilnehmen und Intrigenkarten haben, ob eine passt oder nicht, damit niemand erfährt, was sie haben.
    .unverified = So macht es das Programm; eine Regel der Anleitungen ist es nicht.
dune-combat-ties = Gleichstände
    .text = Wer gleichauf liegt, erhält die Belohnung des nächstniedrigeren Platzes: um den [ersten Platz](combat/ties-first) die zweite Belohnung, um den [zweiten Platz](combat/ties-second) die dritte, um den [dritten Platz](combat/ties-third) nichts.
dune-combat-ties-third = Ein Gleichstand um den dritten Platz
    .text = Niemand erhält etwas dafür.
dune-combat-order = In welcher Reihenfolge Belohnungen genommen werden
    .text = In Zugreihenfolge, beginnend mit der Person, die den Startmarker hat. Alle nehmen die Teile ihrer Belohnung in der Reihenfolge, die sie möchten.
    .unverified = Die Anleitungen sagen es nicht; der Autor des Spiels hat es gesagt, wo es darauf ankommt.
dune-combat-supply = Nach dem Kampf
    .text = Wenn alle Belohnungen genommen sind, gehen alle Truppen im Konflikt in ihren jeweiligen Vorrat, nicht in die Garnison, und die Kampfstärke ist wieder 0. Als Belohnung gewonnene Truppen kommen also aus dem Vorrat, bevor die kämpfenden zurück sind.

## Makers

dune-makers = Sandwürmer
dune-makers-spice = Bonus-Spice
    .text = Nach dem Kampf kommt auf jedes Sandwurmfeld :maker: ohne Agenten 1 Bonus-Spice :bonus_spice:, zu dem, das schon dort liegt.
dune-makers-taken = Ernten
    .text = Wer einen Agenten zu einem Sandwurmfeld entsendet, nimmt sich dessen eigenes Spice :spice: und sämtliches Bonus-Spice darauf.

## Recall

dune-recall = Rückruf
dune-recall-agents = Agenten kommen nach Hause
    .text = Ist die Partie nicht zu Ende, nehmen alle ihre Agenten zu ihrem Anführer zurück.
dune-recall-marker = Der Startmarker
    .text = Der Startmarker :first_player: wandert im Uhrzeigersinn zur nächsten Person, und eine neue Runde beginnt.

## The end

dune-end = Das Ende
dune-end-intrigue = Finalekarten
    .text = Zuerst dürfen alle, von der Person mit dem Startmarker an im Uhrzeigersinn, ihre Finalekarten ausspielen. Dann werden die Punkte verglichen.
    .unverified = Die Anleitungen nennen keine Reihenfolge; diese ist unsere Wahl.
dune-end-ties = Gleichstände
    .text = Bei gleich vielen Punkten gewinnt, wer mehr Spice :spice: hat, dann Solaris :solari:, dann Wasser :water:, dann Truppen in der Garnison :garrison:.

## Icons and terms

dune-terms = Symbole und Begriffe
dune-terms-goods = Solaris, Spice, Wasser
    .text = Solaris :solari:, Spice :spice: und Wasser :water: kommen aus der Bank und gehen dorthin zurück. Die Bank ist unbegrenzt: Gehen die Teile aus, nehmt etwas anderes. Diese Güter bleiben von Runde zu Runde erhalten.
dune-terms-gains = Was du erhältst
    .text = [Güter](terms/goods) gehören dir, bis du sie ausgibst. [Einfluss](influence/tracks) und [Punkte](basics/points) rücken sofort auf ihren Leisten vor. [Überzeugung](reveal/persuasion) :persuasion: und [Schwerter](terms/sword) :sword: gelten nur für diese Runde.
dune-terms-in-play = Im Spiel
    .text = Eine Karte ist im Spiel, sobald sie ausgespielt oder aufgedeckt ist. Das endet, wenn sie entsorgt wird oder wenn du in deinem Aufdeckzug aufräumst.
dune-terms-bond = Bund
    .text = Ein Effekt mit einem Bund braucht eine weitere Karte dieser Fraktion im Spiel. Zwei solche Karten helfen einander, in welcher Reihenfolge sie auch kamen.
dune-terms-trash = Entsorgen
    .text = Ein Entsorgen-Symbol :trash: lässt dich eine Karte von deiner Hand, aus deinem Ablagestapel oder von deinen Karten im Spiel entfernen. Du musst es nicht, außer wenn es Kosten sind oder die Karte sagt, dass sie sich selbst entsorgt. Karten der Reserve gehen auf ihren Stapel zurück.
dune-terms-discard = Abwerfen
    .text = Abwerfen :discard: heißt, eine Karte deiner Wahl von deiner Hand auf deinen Ablagestapel zu legen. Intrigenkarten zählen dafür nicht, außer wenn es gesagt ist.
dune-terms-sword = Schwerter
    .text = Jedes Schwert :sword: ist in dieser Runde 1 Kampfstärke mehr, solange du eine Einheit im Konflikt hast.
dune-terms-copies = Was eine Karte brachte, bleibt
    .text = Punkte und Güter, die eine Karte gebracht hat, bleiben, wenn sie entsorgt wird.

## What is open and what is hidden

dune-open = Was offen und was verborgen ist
dune-open-open = Für alle offen
    .text = Anführer, Güter, Truppen, Einfluss, Punkte, die Reihe, Karten im Spiel, Ablagestapel und überall die Anzahl der Karten sind für alle offen.
    .unverified = Die Anleitungen sprechen nicht von alledem; die Anzahl der Karten ist unsere Wahl.
dune-open-seen = Was alle gesehen haben
    .text = Eine Karte, die auf ihrem Weg in eine Hand alle gesehen haben, ist bekannt, bis sie die Hand verlässt oder gemischt wird.
    .unverified = Das ist unsere Wahl.
