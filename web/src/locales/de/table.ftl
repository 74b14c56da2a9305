### What is around every table

table-page = { $game }
table-no-way-in = Zu diesem Tisch führt kein Weg
list-comma = ,{" "}
list-semicolon = ;{" "}
list-and = {" "}und{" "}
header-turn = Zug { $n }
header-round = Runde { $n }
header-set-up = Aufbau
header-branch = Spielt weiter
branch-about = Diese Partie geht von einer anderen weiter, mit denselben Mischungen: Wer gesehen hat, wie jene weiterging, weiß, was kommt.
branch-see = Jene Partie ansehen
free-undo = Freies Zurücknehmen
free-undo-about = An diesem Tisch konnten Schritte auch zurückgenommen werden, nachdem Karten aufgedeckt wurden und Bots gezogen hatten.
free-undo-title = Freies Zurücknehmen einschalten?
free-undo-text = Du kannst dann jeden deiner Schritte zurücknehmen, auch wenn seither Karten aufgedeckt wurden oder Bots gezogen haben. Es bleibt bis zum Ende dieser Partie an; der Tisch und das Ergebnis sagen es.
free-undo-no = Nein
free-undo-yes = Ja, einschalten
header-offline = Verbindung verloren, neuer Versuch …
log = Verlauf
log-you = Du
log-all = Alles erzählen
log-newest = ↓ Neuestes
log-earlier = Zeigen, was vorher geschah
log-before = Davor
chat = Chat
chat-earlier = Zeigen, was vorher gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-to = Wer es hört
chat-everybody = Alle
chat-team = Mein Team
chat-say-team = Etwas zum Team sagen
chat-to-team = An das Team
chat-deaf = Nicht lesen wird es: { $names } (Leute beider Seiten teilen sich dieses Gerät).
chat-unread = Ungelesen:
side-tabs = Verlauf und Chat
side = Seite { $n }
menu = Menü
menu-text-view = Textansicht
menu-table-view = Tischansicht
menu-settings = Einstellungen
menu-cards = Karten und Symbole
menu-help = Hilfe
menu-copy = Link zum Zuschauen kopieren
menu-copied = Kopiert: Wer den Link öffnet, kann zuschauen.
menu-free-undo = Freies Zurücknehmen …
menu-rematch = Noch einmal spielen
menu-replay = Aufzeichnung
menu-resign = Aufgeben …
resign-title = Diese Partie aufgeben?
resign-text = { $then ->
    [ends] Die Partie endet sofort, und du kommst auf den letzten Platz. Das lässt sich nicht zurücknehmen.
    [side] Ein Bot spielt an deiner Stelle weiter. Deine Seite macht weiter und hat den Platz, den sie erreicht. Das lässt sich nicht zurücknehmen.
    [maybe] Du kommst auf den letzten Platz. Wenn niemand übrig ist, der noch gegen die anderen gewinnen kann, endet die Partie sofort; sonst spielt ein Bot an deiner Stelle weiter. Das lässt sich nicht zurücknehmen.
   *[bot] Ein Bot spielt an deiner Stelle weiter, und du kommst auf den letzten Platz. Das lässt sich nicht zurücknehmen.
}
resign-no = Nein, weiterspielen
resign-yes = Ja, aufgeben
resign-name = { $name } gibt auf
results = Ergebnisse
results-you = du gewinnst mit { $score }
results-your-side = deine Seite gewinnt mit { $score }
results-automaton = { $n ->
    [one] du hast verloren
   *[other] niemand von euch hat gewonnen
}
results-winners = { $n ->
    [one] { $names } gewinnt mit { $score }
   *[other] { $names } teilen sich den Sieg mit je { $score }
}
curtain-title = Gib das Gerät an { $name }
curtain-text = { $name } ist am Zug. Alle anderen schauen jetzt weg.
curtain-look = Ich bin { $name }: Zeig meine Karten
seats = Am Tisch
seat-you = du
seat-bot = { $level ->
    [easy] leichter Bot
    [normal] normaler Bot
    [hard] schwerer Bot
    [master] Meister-Bot
   *[other] Bot
}
seat-automaton = Automat
seat-away = weg
seat-resigned = aufgegeben
seat-deciding = entscheidet
phase-action = Aktionsphase
phase-buy = Kaufphase
phase-set_up = Aufbau
phase-round_start = Rundenbeginn
phase-turns = Spielzüge
phase-combat = Kampf
phase-rewards = Belohnungen des Konflikts
phase-recall = Rückruf
phase-end = Finale
bar = Entscheidung
bar-over = Die Partie ist vorbei: { $text }.
bar-waiting = Warten auf { $name } …
bar-watching = { $name } entscheidet …
bar-so-far = { $phase } · { $text }
bar-resigned = Du hast aufgegeben und schaust zu.
bar-source = Gefragt von
bar-where = Klicke, was leuchtet: { $places }.
bar-undo = Zurücknehmen
bar-undo-about = Nimmt deinen letzten Schritt zurück (Taste U). Das geht, bis etwas Verborgenes aufgedeckt wurde oder jemand anderes entschieden hat.
bar-undo-free = Frei zurücknehmen
bar-undo-free-about = Nimmt deinen letzten Schritt zurück (Taste U), mit allem, was seither aufgedeckt und getan wurde: Freies Zurücknehmen ist an diesem Tisch eingeschaltet.
bar-undo-kept = Zurücknehmen: { $why }
bar-undo-steps = { $n } Schritte
bar-hint = Tipp
bar-hint-about = Was ein guter Bot hier täte (Taste H).
bar-hinted = Tipp: { $label }
bar-hinted-why = Tipp: { $label } – { $why }.
bar-skip = Sofort zeigen
bar-meanwhile = Seit deinem Schritt: { $text }
bar-meanwhile-more = (zum Verlauf)
since = Seit deinem letzten Zug
since-watching = Ihre letzten Züge
since-nothing = Was die anderen als Nächstes tun, steht hier.
since-did = { $name }: { $text }. Noch einmal zeigen.
since-one = { $name }: { $text }
since-all = Seit deinem letzten Zug: { $text }
since-again = Klicke auf eine Zeile, um sie auf dem Spielplan noch einmal zu sehen.
since-bought = kauft: { $cards }
since-to = zu: { $places }
pace-back = Einen Schritt zurück (Taste ,)
pace-forth = Einen Schritt vor (Taste .)
pace-pause = Pause (Taste P)
pace-now = Zurück zum Jetzt
pace-paused = Angehalten
pace-looking = { $n ->
    [one] 1 Schritt zurück
   *[other] { $n } Schritte zurück
}
asking = Was davon?
loss-confirm = Trotzdem: { $label }
loss-back = Zurück
target-instead = Stattdessen dies wählen: { $label }
by-itself = { $label }: gleich
by-itself-wait = Warten
place-choice = die Karten zur Auswahl
place-hand = deine Hand
place-supply = den Vorrat
place-aside = die aufgedeckten Karten
place-trash = den Müllstapel
place-in_play = Karten im Spiel
place-discard = den Ablagestapel
place-deck = das Deck
place-row = die Imperium-Reihe
place-reserve = die Reserve
place-throne_row = die Thron-Reihe
place-set_aside = die beiseitegelegte Karte
place-intrigue = deine Intrigenkarten
place-space = Felder des Spielplans
place-leader = deinen Anführer
place-garrison = deine Garnison (um Truppen einzusetzen)
place-garrison-of = die Garnison von { $name } (dort wird entschieden, wie viele Truppen eingesetzt werden)
place-post = Beobachtungsposten
place-faction = Fraktionen
place-player = Mitspielende
place-contract = Verträge
place-own_contract = deine eigenen Verträge
place-trophy = deine Abzeichen
keys = Tastatur
keys-mouse = Was leuchtet, kann angeklickt werden. Fahre über eine Karte oder ein Feld, um den Text zu lesen; mit Rechtsklick oder langem Drücken siehst du auch die Regeln der Symbole. Zahlen mit Punkten darunter erklären sich selbst.
keys-options = eine nummerierte Möglichkeit wählen
keys-next = zum Nächsten, das gewählt werden kann
keys-enter = wählen, was den Fokus hat
keys-card = die Regeln der Karte, die den Fokus hat
keys-rule = die Regel zur Frage oder zu dem, was gerade erklärt wird
keys-undo = zurücknehmen
keys-hint = Tipp
keys-text = Textansicht an und aus
keys-log = Verlauf
keys-pause = anhalten, was andere tun, und weiter
keys-steps = einen Schritt zurück durch das Geschehene, und vor
keys-escape = schließen, was offen ist, eine Wahl zurücknehmen, bevor sie gilt, oder verhindern, dass sie von selbst geschieht
keys-help = die Liste der Tasten
