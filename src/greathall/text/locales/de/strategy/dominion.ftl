### How to play Dominion well

dominion-opening = Die ersten Züge

dominion-opening-first-buys = Deine ersten beiden Hände kaufen den Plan
    .text = Zusammen haben sie sieben Geld, meistens vier und drei. Sieh dir vor dem ersten Kauf das Königreich an: Eine gute Aktion mit der einen Hand und [[silver|ein Silber]] mit der anderen sind ein solider Anfang. Was du jetzt kaufst, kommt die ganze Partie lang alle paar Züge wieder.
    .look = „Schwer“ hat im ersten Zug vier Geld und nimmt eine Miliz. Der zweite Zug kauft ein Silber; einen Zug später ist die Miliz auf der Hand.
dominion-opening-first-buys-measured = Ein Deck aus Geld mit einer Schmiede oder zwei gewann { $won } % von { $games } Partien gegen Geld allein ({ $even } % wäre ausgeglichen).

dominion-opening-attack = Ein früher Angriff bremst alle anderen
    .text = Was andere Karten ablegen oder [[curse|Flüche]] nehmen lässt, wirkt am besten, solange die Decks klein sind. Eine [[militia]] bringt außerdem zwei Geld, es kostet dich also nichts, sie auszuspielen. Andere können sich mit [[moat|einem Burggraben]] wehren; siehe [Reaktionen](intrigue/reactions).
    .look = Im dritten Zug wird die Miliz zum ersten Mal ausgespielt. „Leicht“ macht mit drei Karten auf der Hand weiter.
dominion-opening-attack-measured = Geld mit Milizen gewann { $won } % von { $games } Partien gegen Geld allein ({ $even } % wäre ausgeglichen).

dominion-opening-gold = Sechs Geld kaufen ein Gold
    .text = Bis du oft auf acht Geld kommst, führt [[gold]] dich dorthin. Fünf Geld sind für eine gute Aktion des Königreichs, drei oder vier für [[silver]]. Ein [[copper]] ist seinen Platz im Deck selten wert.
    .look = Zwei Silber in den ersten beiden Zügen, und im dritten sind es sechs Geld: ein Gold. „Leicht“ gewinnt diese Partie.
dominion-opening-gold-measured = Wer Silber, aber nie Gold kauft, gewann { $won } % von { $games } Partien gegen jemanden, der es tut ({ $even } % wäre ausgeglichen).

dominion-opening-small-deck = Werde los, womit du begonnen hast
    .text = [[copper]] und [[estate]] werden anstelle besserer Karten gezogen. Was sie [entsorgt](terms/trash), ist in den ersten Zügen am meisten wert: Eine [[chapel]] nimmt vier auf einmal, und die wenigen guten Karten kommen in jedem Zug.
    .look = Im dritten Zug nimmt die Kapelle zwei Anwesen und zwei Kupfer. Diese Hand kauft nichts, und alle folgenden sind dadurch besser.
dominion-opening-small-deck-measured = Ein Deck aus Lakaien, das mit einer Kapelle begann, gewann { $won } % von { $games } Partien gegen dasselbe Deck ohne Kapelle ({ $even } % wäre ausgeglichen).

dominion-mistakes = Die häufigsten Fehler

dominion-mistakes-early-duchies = Punkte zu früh
    .text = Ein [[duchy]] tut nichts, bis am Ende gezählt wird, und nimmt bis dahin Platz auf der Hand weg. Lass Herzogtümer und Anwesen liegen, solange die meisten Provinzen da sind.
    .look = Vierter Zug: Fünf Geld kaufen ein Herzogtum, während alle acht Provinzen daliegen. Die andere Seite kauft bis zum siebten Zug Geldkarten und gewinnt.
dominion-mistakes-early-duchies-measured = Wer von Anfang an jedes Herzogtum kauft, gewann { $won } % von { $games } Partien gegen jemanden, der wartet ({ $even } % wäre ausgeglichen).

dominion-mistakes-no-duchies = Punkte zu spät
    .text = Sind noch vier oder fünf Provinzen da, wird eine jetzt gekaufte Karte noch ein- oder zweimal gezogen. Von da an ist [[duchy|ein Herzogtum]] besser als [[gold|ein Gold]], und bei zwei übrigen Provinzen ist [[estate|ein Anwesen]] besser als [[silver|ein Silber]]. Behalte im Blick, [wann die Partie endet](end/when).
    .look = Vier Provinzen sind noch da. Hier kaufen fünf Geld ein Silber; die andere Seite nimmt gleich im nächsten Zug für sechs Geld ein Herzogtum und gewinnt durch solche Karten.
dominion-mistakes-no-duchies-measured = Wer bis zum Ende nichts als Provinzen nimmt, gewann { $won } % von { $games } Partien gegen jemanden, der zu Herzogtümern übergeht ({ $even } % wäre ausgeglichen).

dominion-mistakes-many-smithies = Mehr Aktionen, als du ausspielen kannst
    .text = Du hast eine [Aktion](actions/playing) pro Zug. Zwei Karten wie [[smithy]], die keine zurückgeben, können nicht beide ausgespielt werden. Eine auf zehn Karten ist etwa richtig, außer wenn Dörfer sie tragen.
    .look = Eine Schmiede wurde ausgespielt, und eine zweite liegt nutzlos unter den sieben Karten auf der Hand.
dominion-mistakes-many-smithies-measured = Wer ohne Grenze Schmieden kauft, gewann { $won } % von { $games } Partien gegen jemanden, der bei einer oder zwei aufhört ({ $even } % wäre ausgeglichen).

dominion-mistakes-idle-villages = Dörfer, nach denen nichts kommt
    .text = Ein [[village]] bringt Aktionen, aber kein Geld. Ohne Karten, die diese Aktionen nutzen, ist es eine Karte, die sich selbst ersetzt. Kaufe zuerst die Karten, die ziehen oder angreifen, und Dörfer, wenn du anfängst, zwei davon auf der Hand zu haben.
    .look = Zwei Dörfer wurden ausgespielt. Drei Aktionen sind übrig, und keine Karte auf der Hand braucht eine.
dominion-mistakes-idle-villages-measured = Wer Dörfer statt Silber kauft, gewann { $won } % von { $games } Partien gegen jemanden, der Silber kauft ({ $even } % wäre ausgeglichen).

dominion-mistakes-curses = Keine Antwort auf Flüche
    .text = Eine [[witch]] gibt allen anderen Zug um Zug [[curse|Flüche]]. Kaufe eine, sobald die anderen es können, habe [[moat|einen Burggraben]] auf der Hand, oder etwas, das entsorgt. Weiterzumachen, als wäre nichts geschehen, ist der eine Plan, der misslingt.
    .look = Der zweite Fluch in zwei Zügen. „Leicht“ hat keine Antwort im Deck und bekommt auch nie eine.
dominion-mistakes-curses-measured = Wer nur auf Geld setzt, gewann { $won } % von { $games } Partien gegen jemanden mit Hexen ({ $even } % wäre ausgeglichen).

dominion-mistakes-money-alone = Nur Geld
    .text = Silber, Gold und Provinzen sind in jedem Königreich ein ordentlicher Plan und schlagen einen Haufen Karten, die nicht zusammengehören. Aber die meisten Königreiche haben etwas Besseres: Suche unter den zehn Karten, was zieht, was Aktionen bringt, was angreift und was [entsorgt](terms/trash).
    .look = Ein Markt und eine Miliz in einem Zug, acht Geld und ein zweiter Kauf. „Leicht“ hat nur noch drei Karten.
dominion-mistakes-money-alone-measured = Ein Bot, der sein Deck nach dem Königreich wählt, gewann { $won } % von { $games } Partien gegen Geld allein, jede in einem anderen Königreich ({ $even } % wäre ausgeglichen).

dominion-more-players = Zu dritt und zu viert

dominion-more-players-duchies = Das Ende kommt früher, als es scheint
    .text = Es gibt zwölf Provinzen, aber mehr Leute, die sie kaufen; in den letzten Runden gehen mehrere weg, bevor du wieder am Zug bist. Gehe zu Herzogtümern über, sobald eine Runde um den Tisch die Partie beenden könnte, und achte auf einen dritten leeren Stapel.
    .look = Eine Provinz ist noch da. Hier kaufen fünf Geld ein Silber; die nächsten drei Züge der anderen bringen je ein Herzogtum.
dominion-more-players-duchies-measured = Unter drei anderen, die am Ende Herzogtümer kaufen, gewann, wer nichts als Provinzen nimmt, { $won } % von { $games } Partien ({ $even } % wäre ausgeglichen).
