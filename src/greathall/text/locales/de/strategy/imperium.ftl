### How to play Dune: Imperium well

imperium-opening = Die ersten drei Runden

imperium-opening-both-agents = Entsende jeden Agenten, in jeder Runde
    .text = Ein [Agentenzug](agents/card) ist das Beste, was du hast, und jede Runde gibt dir zwei. Decke auf, wenn kein Agent mehr übrig ist oder wenn kein Feld, das du noch erreichst, die Karte wert ist. Eine Karte, die einen Agenten entsendet, kann nicht für Überzeugung aufgedeckt werden und ist so fast immer mehr wert.
    .look = Ein Agent ist auf dem Feld „Reichtum“, der andere hat das Haus nicht verlassen, und die Hand wird trotzdem aufgedeckt. Alle anderen machen weiter.
imperium-opening-both-agents-measured = Wer pro Runde einen Agenten entsendet und dann aufdeckt, gewann { $won } % von { $games } Partien unter drei anderen, die jeden entsenden ({ $even } % wäre ausgeglichen).

imperium-opening-influence = Punkte kommen vom Einfluss
    .text = Der zweite Schritt auf einer Leiste bringt einen :vp: [Punkt](influence/two), der vierte eine [Allianz](influence/alliance). Vier Fraktionen sind vier solche Punkte, die sichersten auf dem Spielplan. Fange in der ersten Runde an, und behalte im Blick, welche Leiste dein nächster Besuch auf zwei hebt.
    .look = Die Belohnung eines Konflikts hebt die Fremen auf zwei und den Imperator auf vier: insgesamt vier Punkte zu Beginn der vierten Runde, mehr als alle anderen.
imperium-opening-influence-measured = Wer nie Agenten zu den Fraktionen entsendet, gewann { $won } % von { $games } Partien unter drei anderen, die es tun ({ $even } % wäre ausgeglichen).

imperium-opening-cards = Erwirb in jedem Aufdeckzug etwas
    .text = Startkarten bringen wenig :persuasion: Überzeugung und haben wenige Symbole. Ziehe vor, was Agenten an Orte entsendet, die deine Hand noch nicht erreicht, und was beim Aufdecken :persuasion: Überzeugung oder :sword: Schwerter bringt. Was [übrig bleibt](reveal/persuasion), verfällt.
    .look = Dritte Runde, sechs Überzeugung, und alles davon kauft die Karte „Wurmreiter“. Zwei der sechs kamen vom Sitz im Hohen Rat.
imperium-opening-cards-measured = Wer nie eine Karte erwirbt, gewann { $won } % von { $games } Partien unter drei anderen, die es tun ({ $even } % wäre ausgeglichen).

imperium-opening-first-fights = Gewinne einen der ersten Konflikte
    .text = Frühe Konflikte werden mit drei oder vier :troop: Truppen gewonnen, und ihre Belohnungen sind Einfluss, Geld und Karten, wenn diese am meisten zählen. Aus jedem Kampf gehen Truppen in den Vorrat zurück, nicht zu dir: Kämpfe, wo du den ersten Platz holen kannst, und überlass den nächsten Konflikt den anderen.
    .look = Vier Truppen ziehen auf einmal in einen Konflikt: Kampfstärke 8 gegen 6. Das bringt Einfluss bei zwei Fraktionen.
imperium-opening-first-fights-measured = Wer den ersten drei Konflikten fernbleibt, gewann { $won } % von { $games } Partien unter drei anderen, die es nicht tun ({ $even } % wäre ausgeglichen).

imperium-opening-council = Der Hohe Rat ist ein gutes erstes Ziel
    .text = Ein Sitz auf dem Feld „[[high_council]]“ kostet 5 :solari: Solaris und bringt zwei :persuasion: Überzeugung in jedem künftigen Aufdeckzug. In der dritten Runde macht er sich mehrfach bezahlt; in der siebten kaum noch.
    .look = Dritte Runde: Fünf Solaris, in zwei Runden gespart, werden zu einem Sitz.
imperium-opening-council-measured = Wer nie einen Sitz nimmt, gewann { $won } % von { $games } Partien unter drei anderen, die es dürfen ({ $even } % wäre ausgeglichen).

imperium-opening-third-agent = Der Schwertmeister hilft, aber er ist nicht alles
    .text = Ein dritter Agent für 8 :solari: Solaris ist ein Zug mehr in jeder Runde, die noch kommt. Nimm ihn, wenn die Solaris da sind und noch mehrere Runden folgen; verzichte nicht auf Einfluss und Konflikte, um dafür zu sparen.
    .look = Fünfte Runde: erst ein Sitz im Hohen Rat, jetzt der Schwertmeister. „Normal 3“ gewinnt diese Partie.
imperium-opening-third-agent-measured = Wer nie den Schwertmeister nimmt, gewann { $won } % von { $games } Partien unter drei anderen, die es dürfen ({ $even } % wäre ausgeglichen).

imperium-mistakes = Die häufigsten Fehler

imperium-mistakes-no-fights = Truppen, die zu Hause bleiben
    .text = Eine Garnison gewinnt nichts. Wer nie Truppen einsetzt, überlässt in jeder Runde jemand anderem eine Belohnung, und von der Mitte der Partie an sind das Punkte. Selbst [der zweite Platz](combat/rewards) erhält etwas, zu viert auch der dritte.
    .look = Fünf Truppen in der Garnison und Kampfstärke 0. Sieben und acht genügen für die Plätze in diesem Konflikt.
imperium-mistakes-no-fights-measured = Wer nie einen Trupp einsetzt, gewann { $won } % von { $games } Partien unter drei anderen, die es tun ({ $even } % wäre ausgeglichen).

imperium-mistakes-every-fight = Truppen, die immer gehen
    .text = In jedem Konflikt einzusetzen, was da ist, ist so schlecht wie gar nichts einzusetzen: Ein Trupp in jedem Kampf ist in den meisten der Letzte. Zähle, bevor du Truppen einsetzt, die :strength: Kampfstärke, die andere noch dazulegen können; ist der erste Platz außer Reichweite, hebe die Truppen für einen Konflikt auf, den du willst.
    .look = Alle Truppen sind im Konflikt, die Garnison ist leer, und Kampfstärke 7 steht gegen 19 und 8. Beim nächsten großen Konflikt ist niemand zu Hause.
imperium-mistakes-every-fight-measured = Wer jedes Mal alles einsetzt, was gehen darf, gewann { $won } % von { $games } Partien unter drei anderen, die auswählen ({ $even } % wäre ausgeglichen).

imperium-mistakes-kept-intrigue = Intrigenkarten, die bis zum Ende aufgehoben werden
    .text = Eine Hand voller Intrigenkarten ist am Ende nichts wert, und das Feld „[[secrets]]“ nimmt allen eine weg, die vier haben. Spiele Komplottkarten aus, wenn sie einem Zug helfen, den du ohnehin machst, und Kampfkarten, wenn sie einen Konflikt wenden.
    .look = Die Partie ist mit 10 Punkten vorbei. Sechs Intrigenkarten wurden nie ausgespielt.
imperium-mistakes-kept-intrigue-measured = Wer vor dem Ende nie Intrigenkarten ausspielt, gewann { $won } % von { $games } Partien unter drei anderen, die es tun ({ $even } % wäre ausgeglichen).

imperium-two = Zu zweit

imperium-two-every-fight = Haus Hagal nimmt Plätze, keine Punkte
    .text = [Haus Hagal](hagal/two) blockiert Felder und setzt Truppen ein, kann aber nicht gewinnen. Dir steht nur ein Mensch gegenüber, und ein Punkt, den er nicht bekommt, ist so gut wie einer, den du bekommst; wähle deine Konflikte trotzdem aus.
    .look = Vier Truppen und ein Schwert, zusammen 9, gegen bisher 4 von Haus Hagal. Die andere Person hat niemanden eingesetzt und schon aufgedeckt.
imperium-two-every-fight-measured = Wer jedes Mal alles einsetzt, was gehen darf, gewann { $won } % von { $games } Partien gegen jemanden, der auswählt ({ $even } % wäre ausgeglichen).

imperium-alone = Allein

imperium-alone-first-fights = Die Rivalen warten nicht
    .text = Allein punkten beide [Rivalen](hagal/solo) vom ersten Konflikt an, und niemand sonst hält sie davon ab. Gewinne frühe Konflikte, solange sie günstig sind.
    .look = Zweite Runde: Zwei Truppen genügen, denn die Rivalen haben noch niemanden eingesetzt.
imperium-alone-first-fights-measured = Wer allein den ersten drei Konflikten fernbleibt, gewann { $won } % von { $games } Partien; wer es nicht tut, { $even } %.
