### Warum etwas nicht geschieht: klein geschrieben und ohne Punkt am Ende.

refused-not-yours-to-analyse = nur wer mitgespielt hat, kann die Partie analysieren lassen
refused-no-analysis = Partien von { $game } lassen sich nicht analysieren: es gibt dafür keinen Bot, der vorausdenkt
refused-analysed-already = { $n } deiner Partien werden gerade analysiert: warte, bis eine fertig ist
refused-analyses-waiting = zu viele Partien warten auf ihre Analyse: versuche es später noch einmal
refused-starting = der Server startet gerade: versuche es gleich noch einmal
refused-nobody = dieser Browser ist hier unbekannt: erlaube Cookies für diese Seite und lade sie neu
refused-link-elsewhere = dieser Link führt woandershin
refused-no-game = ein Spiel { $game } gibt es nicht; es gibt { $games }
refused-bad-number = { $given } ist weder ein Schritt noch ein Platz
refused-no-table = einen Tisch { $table } gibt es nicht
refused-no-seat = einen Platz { $seat } gibt es nicht; es gibt 1 bis { $last }
refused-bad-clock = eine Uhr für jeden Zug hat keinen Zuschlag: lass ihn weg oder wähle ein Zeitkonto
refused-full = an diesem Tisch sind alle Plätze besetzt; du kannst zuschauen
refused-not-invited = dieser Tisch ist nicht für alle offen: lass dich einladen
refused-not-opener = das darf nur, wer den Tisch eröffnet hat
refused-begun = die Partie hat begonnen
refused-banned = du wurdest aus dieser Halle gewiesen: wende dich an die, die sie betreiben
refused-no-device = dieses Gerät ist bereits abgemeldet
refused-bad-name = ein Name braucht mindestens einen Buchstaben
refused-link-used = dieser Link wurde schon benutzt oder ist zu alt: erstelle einen neuen
refused-player-counts = dieses Spiel ist für { $counts } Personen
refused-nobody-plays = jemand muss spielen: nimm einen Platz ein oder lass einen frei
refused-over-there = dort ist die Partie zu Ende: gehe zu einem Schritt vor dem Ende zurück
refused-not-over-yet-secret = diese Partie ist noch nicht zu Ende: niemand darf alles von ihr sehen
refused-not-over = diese Partie ist noch nicht zu Ende
refused-not-yours-to-repeat = nur wer mitgespielt hat, kann um eine Revanche bitten
refused-seat-taken = Platz { $seat } ist nicht frei; es gibt noch { $others }
refused-seat-not-free = Platz { $seat } ist nicht frei: gib ihn zuerst frei
refused-take-a-seat = jemand muss spielen: nimm zuerst einen Platz ein
refused-free-already = Platz { $seat } ist schon frei
refused-begun-resign = die Partie hat begonnen: du kannst aufgeben
refused-bad-step = jene Partie hat die Schritte 0 bis { $last }
refused-bad-seats = jene Partie hat { $n } Plätze
refused-bad-game = das Spiel jener Partie ist { $game }
refused-known-cards = wer jene Partie gespielt hat, kennt ihre Karten: spielt sie unter Freunden weiter
refused-too-many-tables = { $who ->
    [you] du kannst { $n } Tische zugleich offen haben
   *[address] von deiner Adresse aus können { $n } Tische zugleich offen sein
}: schließe zuerst einen
refused-bad-subscription = das sind keine Schlüssel eines Browsers
refused-no-topic = eine Adresse von ntfy endet mit ihrem Thema: https://ntfy.sh/THEMA
refused-bad-address = { $why }
refused-no-game-to-stand-in = es läuft keine Partie, in der ein Bot einspringen könnte
refused-played-by-bot-already = für { $name } spielt schon ein Bot
refused-not-yours-to-hand-over = nur wer hier mitspielt, darf einen Platz einem Bot übergeben
refused-not-waited-for = auf { $name } wartet gerade niemand
refused-span = { $unit ->
    [day] { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    }
    [hour] { $n ->
        [one] { $n } Stunde
       *[other] { $n } Stunden
    }
    [minute] { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
   *[second] { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
}
refused-too-early = { $name } hat dafür { $patience } Zeit: warte noch { $more }
refused-time-is-up = deine Zeit ist um: diesen Zug macht ein Bot, danach kannst du deinen Platz zurücknehmen
refused-rules-changed = die Regeln haben sich unter diesem Tisch geändert: gespielt wurde nach Fassung { $theirs } der Regeln von { $game }, und dieser Server hat Fassung { $ours }. Der Tisch bleibt erhalten, wie er ist, kann hier aber weder gezeigt noch weitergespielt werden.
refused-rules-broken = was von diesem Tisch gespeichert ist, ist nicht die Partie, die nach Fassung { $ours } der Regeln von { $game } gespielt wurde. Sie bleibt erhalten, wie sie ist, kann hier aber weder gezeigt noch weitergespielt werden.
refused-stale = der Tisch hat sich inzwischen verändert; sieh noch einmal hin und wähle dann
refused-seat-is-open = freies Zurücknehmen gibt es für eine Person allein unter Bots: hier ist noch ein Platz für jemanden frei
refused-among-people = freies Zurücknehmen gibt es für eine Person allein unter Bots: hier spielen { $people }
refused-not-begun = die Partie hat noch nicht begonnen: es sind noch Plätze frei
refused-over = die Partie ist zu Ende
refused-curtain = zuerst muss { $name } das Gerät nehmen
refused-bot-stands-in = ein Bot vertritt dich: nimm zuerst deinen Platz zurück
refused-not-your-turn = { $name } entscheidet gerade, nicht du
refused-too-long = diese Partie dauert schon { $n } Entscheidungen: gib auf, um sie zu beenden, oder eröffne einen anderen Tisch
refused-not-yours-to-talk = nur wer am Tisch sitzt, kann dort mitreden
refused-nothing-said = in dieser Nachricht steht nichts, was sich lesen ließe
refused-too-much-said = an diesem Tisch ist alles gesagt: sprecht am nächsten weiter
refused-not-your-seat = Platz { $seat } ist nicht deiner
refused-illegal = { $code } steht jetzt nicht zur Wahl; sieh noch einmal hin und wähle dann
refused-not-yours-to-undo = freies Zurücknehmen kann nur einschalten, wer hier spielt
refused-no-game-to-resign = es läuft keine Partie, die du aufgeben könntest
refused-resigned = du hast schon aufgegeben
refused-no-stand-in = dich vertritt kein Bot
refused-no-teams = an diesem Tisch spielt niemand zusammen: sprich mit allen
refused-both-teams = beide Seiten teilen sich dieses Gerät: sprich mit allen
refused-illegal-after = { $code } steht nach { $first } nicht zur Wahl; sieh noch einmal hin und wähle dann
refused-no-time = die Zeit seit jenem Schritt ginge von deiner Uhr ab, und so viel hat sie nicht mehr
refused-bad-request = das ist nicht, was erwartet wurde: { $why }
refused-no-choice-yet = du hast noch nichts entschieden, was sich zurücknehmen ließe
refused-no-undo = dein letzter Schritt lässt sich nicht zurücknehmen: etwas wurde aufgedeckt, oder jemand anderes hat entschieden
refused-failed = hier ist etwas schiefgegangen: lade die Seite neu
refused-fault = hier ist etwas schiefgegangen
refused-too-large = diese Anfrage ist zu groß
refused-nothing-there = unter { $path } gibt es nichts
refused-http = { $status ->
    [404] nicht gefunden
    [405] nicht auf diese Weise
   *[other] { $detail }
}: { $method } { $path }
refused-signed-out = dieser Browser wurde abgemeldet: öffne hier einen Link, den ein anderes deiner Geräte erstellt (bei deinem Namen, „Ein anderes Gerät“), oder lade diese Seite neu, um als jemand Neues zu kommen
refused-expired = dieser Browser war { $days } Tage lang nicht hier und wurde abgemeldet: öffne hier einen Link, den ein anderes deiner Geräte erstellt (bei deinem Namen, „Ein anderes Gerät“), oder lade diese Seite neu, um als jemand Neues zu kommen
refused-too-often-writes = zu viele Anfragen: warte einen Moment
refused-too-often-reads = zu viele Anfragen: warte einen Moment
refused-too-often-requests = zu viele Nachrichten: warte einen Moment
refused-too-often-requests-here = zu viele Nachrichten von deiner Adresse: warte einen Moment
refused-too-often-enters = zu oft wurden Tische geöffnet: warte ein paar Sekunden und lade dann die Seite neu
refused-too-often-enters-here = von deiner Adresse aus wurden zu oft Tische geöffnet: warte ein paar Sekunden und lade dann die Seite neu
refused-too-often-looks = nach dem Tisch wurde zu oft gefragt: warte eine Sekunde
refused-too-often-hints = zu oft wurde um einen Tipp gebeten: warte ein paar Sekunden
refused-too-often-hints-here = von deiner Adresse aus wurde zu oft um einen Tipp gebeten: warte ein paar Sekunden
refused-too-often-words = das war viel auf einmal: sag den Rest in einer Minute oder in einer längeren Nachricht
refused-too-often-notices = zu viele Nachrichten an eine Person: diese entfällt
refused-too-often-notice-tests = das wurde gerade schon einige Male versucht: warte eine Minute
refused-too-often-words-at-table = an diesem Tisch reden alle durcheinander: sag es in einer Minute noch einmal
refused-cleared-away = dieser Tisch wurde abgeräumt
refused-bots-failed = die Bots können gerade nicht weiterspielen; sie versuchen es wieder
refused-rules-renewed = die Regeln von { $game } wurden erneuert, seit diese Partie nach Fassung { $theirs } begann: sie geht nach Fassung { $ours } weiter

## Anfragen, die zu keinem Tisch kommen.

refused-no-host = das ist kein Name eines Servers
refused-other-host = dieser Server hört auf { $names }; starte ihn mit { $option }
refused-bad-origin = Anfragen, die etwas ändern, müssen von unseren Seiten kommen (ein Proxy muss Host weitergeben, und der Server muss ihn kennen: { $option })
refused-body-too-large = eine Anfrage darf höchstens { $n } Bytes haben
refused-message-no-text = eine Nachricht besteht aus Text
refused-message-too-large = eine Nachricht hat höchstens { $n } Zeichen
refused-message-unread = diese Nachricht ist nicht lesbar: { $why }
refused-no-app = Die Browser-App ist nicht gebaut. Führe `{ $command }` mit installiertem Node aus und starte den Server neu.
