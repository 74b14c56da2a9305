### How to play Dune: Imperium – Uprising well

uprising-opening = Die ersten drei Runden

uprising-opening-both-agents = Entsende jeden Agenten, in jeder Runde
    .text = Ein [Agentenzug](agents/card) ist das Beste, was du hast, und jede Runde gibt dir zwei. Decke auf, wenn kein Agent mehr übrig ist oder wenn kein Feld, das du noch erreichst, die Karte wert ist.
    .look = Ein Agent ist auf dem Feld „Fremenkit“, der andere hat das Haus nicht verlassen, und die Hand wird trotzdem aufgedeckt. Alle anderen machen weiter.
uprising-opening-both-agents-measured = Wer pro Runde einen Agenten entsendet und dann aufdeckt, gewann { $won } % von { $games } Partien unter drei anderen, die jeden entsenden ({ $even } % wäre ausgeglichen).

uprising-opening-influence = Punkte kommen vom Einfluss
    .text = Der zweite Schritt auf einer Leiste bringt einen :vp: [Punkt](influence/two), der vierte eine [Allianz](influence/alliance). Fange in der ersten Runde an. Die Fremen sind eine gute erste Leiste: Mit zwei Schritten dort steht dir das Feld „[[sietch_tabr]]“ offen.
    .look = Der zweite Besuch auf dem Feld „Fremenkit“ in der dritten Runde: zwei Einfluss bei den Fremen und ein zweiter Punkt.
uprising-opening-influence-measured = Wer nie Agenten zu den Fraktionen entsendet, gewann { $won } % von { $games } Partien unter drei anderen, die es tun ({ $even } % wäre ausgeglichen).

uprising-opening-cards = Erwirb in jedem Aufdeckzug etwas
    .text = Startkarten bringen wenig :persuasion: Überzeugung und haben wenige Symbole. Zwei oder drei günstige Karten in den ersten Runden sind so gut wie eine teure, wenn sie Agenten an neue Orte entsenden. Was [übrig bleibt](reveal/persuasion), verfällt.
    .look = Der erste Aufdeckzug der Partie: Sieben Überzeugung kaufen drei Karten auf einmal.
uprising-opening-cards-measured = Wer nie eine Karte erwirbt, gewann { $won } % von { $games } Partien unter drei anderen, die es tun ({ $even } % wäre ausgeglichen).

uprising-opening-first-fights = Gewinne einen der ersten Konflikte
    .text = Frühe Konflikte werden mit drei oder vier :troop: Truppen gewonnen. Eine gewonnene Karte zählt zweimal: jetzt ihre Belohnung und dann ihr [Abzeichen](combat/icons), das ein Punkt ist, sobald du ein zweites derselben Art hast.
    .look = Drei Truppen in der zweiten Runde. Mit zwei Schwertern im Aufdeckzug gewinnen sie den Konflikt und die Kontrolle über die Spice-Raffinerie.
uprising-opening-first-fights-measured = Wer den ersten drei Konflikten fernbleibt, gewann { $won } % von { $games } Partien unter drei anderen, die es nicht tun ({ $even } % wäre ausgeglichen).

uprising-opening-spies = Behalte Spione auf dem Spielplan
    .text = Ein Spion [zieht eine Karte](spies/gather), wenn dein Agent zu einem Feld kommt, das er beobachtet, oder lässt dich hinein, [wo schon ein anderer Agent ist](spies/infiltrate). Platziere Spione dort, wohin du in der nächsten Runde gehst, und rufe sie zurück, wenn es sich lohnt: Du hast drei.
    .look = Der Agent kommt zum Feld „Fremenkit“, und der Spion, der es beobachtete, wird für eine Karte zurückgerufen. Zwei andere bleiben, wo sie sind.
uprising-opening-spies-measured = Wer aus freien Stücken keine Spione platziert, gewann { $won } % von { $games } Partien unter drei anderen, die es tun ({ $even } % wäre ausgeglichen).

uprising-opening-worms = Hole dir bis zur Mitte der Partie einen Haken
    .text = Mit einem [Haken](worms/hooks) ruft ein Besuch in der Wüste einen :sandworm: Sandwurm, so stark wie anderthalb Truppen; er kommt aus dem Nichts und [verdoppelt die Belohnung](combat/doubling) eines Konflikts. Hinter dem [Schildwall](worms/wall) kann er nicht kämpfen: Sieh nach, ob der Schildwall noch steht.
    .look = Der Schildwall ist weg. Der Besuch im Hagga-Becken bringt kein Spice, sondern einen Sandwurm: Kampfstärke 9, und ein Agent ist noch zu entsenden.
uprising-opening-worms-measured = Wer keinen Haken hat, gewann { $won } % von { $games } Partien unter drei anderen, die einen nehmen ({ $even } % wäre ausgeglichen).

uprising-opening-third-agent = Der Schwertmeister hilft, aber er ist nicht alles
    .text = Ein dritter Agent kostet 8 :solari: Solaris, oder 6, sobald jemand einen hat, und ist noch in derselben Runde da. Nimm ihn, wenn noch mehrere Runden folgen; verzichte nicht auf Einfluss und Konflikte, um dafür zu sparen.
    .look = Vierte Runde: Acht Solaris, Runde um Runde auf dem Feld „Vertrag annehmen“ gespart, werden zu einem dritten Agenten.
uprising-opening-third-agent-measured = Wer nie den Schwertmeister nimmt, gewann { $won } % von { $games } Partien unter drei anderen, die es dürfen ({ $even } % wäre ausgeglichen).

uprising-mistakes = Die häufigsten Fehler

uprising-mistakes-no-fights = Truppen, die zu Hause bleiben
    .text = Eine Garnison gewinnt nichts. Wer nie Truppen einsetzt, überlässt in jeder Runde jemand anderem eine Belohnung und ein Abzeichen. Selbst [der zweite und der dritte Platz](combat/rewards) erhalten etwas.
    .look = Zwölf Truppen, alle, die es gibt, sitzen in der Garnison. Der Konflikt geht an Kampfstärke 16.
uprising-mistakes-no-fights-measured = Wer nie einen Trupp einsetzt, gewann { $won } % von { $games } Partien unter drei anderen, die es tun ({ $even } % wäre ausgeglichen).

uprising-mistakes-every-fight = Truppen, die immer gehen
    .text = In jedem Konflikt einzusetzen, was da ist, ist so schlecht wie gar nichts einzusetzen. Zähle, bevor du Truppen einsetzt, die :strength: Kampfstärke, die andere noch dazulegen können; ist der erste Platz außer Reichweite, hebe die Truppen für einen Konflikt auf, den du willst.
    .look = Alle Truppen sind im Konflikt, die Garnison ist leer, und Kampfstärke 5 steht gegen 11 und 9.
uprising-mistakes-every-fight-measured = Wer jedes Mal alles einsetzt, was gehen darf, gewann { $won } % von { $games } Partien unter drei anderen, die auswählen ({ $even } % wäre ausgeglichen).

uprising-mistakes-kept-intrigue = Intrigenkarten, die bis zum Ende aufgehoben werden
    .text = Eine Hand voller Intrigenkarten ist am Ende nichts wert, und das Feld „[[secrets]]“ nimmt allen eine weg, die vier haben. Spiele Komplottkarten aus, wenn sie einem Zug helfen, den du ohnehin machst, und Kampfkarten, wenn sie einen Konflikt wenden.
    .look = Die Partie ist vorbei, elf Punkte zu fünf. Vier Intrigenkarten wurden nie ausgespielt.
uprising-mistakes-kept-intrigue-measured = Wer vor dem Ende nie Intrigenkarten ausspielt, gewann { $won } % von { $games } Partien unter drei anderen, die es tun ({ $even } % wäre ausgeglichen).

uprising-choam = Mit dem MAFEA-Modul

uprising-choam-contracts = Verträge sind eine Zugabe, kein Plan
    .text = Nimm dir einen [Vertrag](contracts/take), wenn ein Feld dir einen gibt, und wähle einen für ein Feld, zu dem du ohnehin gehst. Schicke deine Agenten nicht nur für Verträge über den Spielplan: Wer sie liegen lässt, gewinnt etwa ebenso oft.
    .look = Der Agent geht ohnehin nach Arrakeen, und der Vertrag, der Runden zuvor genommen wurde, wird nebenbei erfüllt.
uprising-choam-contracts-measured = Wer sich um Verträge nicht kümmert, gewann { $won } % von { $games } Partien unter drei anderen, die es tun ({ $even } % wäre ausgeglichen).

uprising-two = Zu zweit

uprising-two-every-fight = Auch der Rivale will gewinnen
    .text = Zu zweit sitzt ein [Rivale](rivals/seats) mit am Tisch, punktet und kämpft hart. Er achtet nicht auf das, was du tust; sieh also nach, was er im Konflikt hat, bevor du Truppen einsetzt, und überlass ihm, was du nicht gewinnen kannst.
    .look = Der Rivale hat hier Kampfstärke 20. „Schwer“ hört bei 11 auf, nimmt den zweiten Platz, behält vier Truppen für den nächsten Konflikt und gewinnt ihn.
uprising-two-every-fight-measured = Wer jedes Mal alles einsetzt, was gehen darf, gewann { $won } % von { $games } Partien; wer auswählt, gewinnt je { $even } %, und der Rivale den Rest.

uprising-alone = Allein

uprising-alone-first-fights = Die Rivalen warten nicht
    .text = Allein kämpfen beide [Rivalen](rivals/win) von der ersten Runde an, und niemand sonst hält sie von Punkten ab. Strebe nach dem ersten Platz, wo sie schwach sind, und nach dem zweiten, wo sie es nicht sind.
    .look = Erste Runde: 13 ist außer Reichweite, 5 nicht. Zwei Truppen und ein Schwert holen den zweiten Platz.
uprising-alone-first-fights-measured = Wer allein den ersten drei Konflikten fernbleibt, gewann { $won } % von { $games } Partien; wer es nicht tut, { $even } %.

uprising-six = Drei gegen drei

uprising-six-spies = Spione zählen für das ganze Team
    .text = Zu sechst wird es eng auf dem Spielplan, und das Feld, das du willst, ist öfter besetzt. Ein Spion, der dich dort hineinlässt oder eine Karte zieht, ist mehr wert als zu viert. Sprecht euch ab, wer wohin geht, und lasst den Kommandanten den Verbündeten [aktivieren](six/activate), für den der Besuch am meisten zählt.
    .look = „Schwer 3“ hat einen Haken und platziert einen Spion beim Feld „Tiefe Wüste“. Drei Runden später werden von dort zwei Sandwürmer gerufen.
uprising-six-spies-measured = Ein Team, das aus freien Stücken keine Spione platziert, gewann { $won } % von { $games } Partien gegen eines, das es tut ({ $even } % wäre ausgeglichen).
