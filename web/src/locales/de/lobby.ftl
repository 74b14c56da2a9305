### The lobby: tables, people, help

skip-to-content = Zum Inhalt springen
nav-label = Great Hall
nav-learn = Lernen
nav-help = Hilfe
nav-settings = Einstellungen
nav-identity = Dein Name und deine Geräte
footer = Great Hall ist ein inoffizielles Fan-Projekt. Es hat nichts mit den Verlagen der Spiele zu tun und verwendet weder ihre Bilder noch ihre Texte.
save = Speichern
done = Fertig
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
share = Teilen …
copy-by-hand = Bitte kopiere den markierten Link selbst.
just-now = gerade eben

lobby-title = Nimm Platz
lobby-about = Deckbau-Spiele mit Freunden und mit Bots, im Browser. Ohne Konto.
lobby-games = Spielen
lobby-now = „Sofort spielen“ beginnt gleich eine Partie gegen Bots. Ein neuer Tisch ist für Freunde, für mehrere Leute an diesem Gerät und für die Optionen eines Spiels.
lobby-learn = Neu bei einem Spiel? Spiel deine erste Partie mit Begleitung.
lobby-no-games = Die Spiele konnten nicht geladen werden
lobby-no-tables = Die Tische konnten nicht geladen werden
lobby-stale = Die Listen konnten nicht aktualisiert werden.
lobby-mine = Deine Tische
lobby-asked =
    { $n ->
        [one] Du bist dran
       *[other] Du bist an { $n } Tischen dran
    }
title-asked = ({ $n }) Du bist dran
lobby-open = Offene Tische
lobby-open-empty = Im Moment sucht niemand Mitspielende
lobby-open-empty-text = Eröffne einen Tisch, zeige ihn hier, und andere können sich setzen.
lobby-live = Gerade im Spiel
lobby-finished = Beendete Partien
show-all = Alle { $n } zeigen

game-players =
    { $n ->
        [one] { $names } Person
       *[other] { $names } Personen
    }
players-to = { $min } bis { $max }
players-or = { $names } oder { $last }
play-now = Sofort spielen
play-now-game = Sofort spielen: { $game }, gegen Bots
new-table = Neuer Tisch
new-table-game = Neuer Tisch: { $game }
opening = Wird geöffnet …

status-waiting =
    { $n ->
        [one] Ein Platz frei
       *[other] { $n } Plätze frei
    }
status-your-move = Du bist dran
status-playing = Wird gespielt
status-over = Vorbei
status-lost = Die Automaten haben gewonnen
status-won =
    { $n ->
        [one] { $names } hat gewonnen
       *[other] { $names } teilten sich den Sieg
    }
status-side-won = { $side } hat gewonnen
play = Spielen
to-table = Zum Tisch
watch = Zuschauen
sit-down = Hinsetzen
sit-down-at = Hinsetzen: { $table }
sit-here = Hier hinsetzen
sit-here-as = Auf Platz { $n } setzen: { $role }
look-again = Ergebnis
replay = Aufzeichnung
seat-open = freier Platz

## Identity

name-label = Dein Name
name-placeholder = Wie sollen dich die anderen nennen?
name-saved = ✓ Du heißt jetzt { $name }.
identity-title = Du
move-title = Ein anderes Gerät
move-about = Dein Browser ist hier deine Identität: kein Konto, kein Passwort. Mit einem Link wird ein anderer Browser zur selben Person und hat auch deine Tische.
move-make = Link erstellen
move-link = Öffne diesen Link auf dem anderen Gerät
move-share = Öffnet meinen Platz in Great Hall auf diesem Gerät
move-secret = Er gilt einmal, eine Viertelstunde lang. Wer ihn öffnet, spielt als du; behalte ihn also für dich.
claim-title = Deine Identität auf diesem Gerät verwenden
claim-about = Dieser Link macht diesen Browser zur selben Person wie den, der ihn erstellt hat, mit demselben Namen und denselben Tischen.
claim-replaces = Hier bist du bisher { $name }. Diese Identität würde diesen Browser verlassen, und ihre Tische mit ihr.
claim-replaces-guest = Wenn du in diesem Browser schon gespielt hast, wären jene Tische hier nicht mehr deine.
claim-yes = Ja, hier diese Person sein
claim-no = Nein, alles so lassen
claim-done = Willkommen zurück, { $name }.
join-title = Einladung
join-welcome = Du hast eine Einladung
join-invited = { $host } hat einen Platz für dich: { $game }.
join-invited-nobody = Am Tisch „{ $table }“ ist ein Platz für dich.
join-name = Wie heißt du?
join-sit = Hinsetzen
join-seat = Welchen Platz möchtest du?
join-seat-as = Platz { $n }: { $role }
join-part = Deine Rolle: { $role }
join-sitting = Du setzt dich …
join-failed = Dieser Platz war nicht zu haben

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-english-names = Englische Namen neben denen von Karten, Feldern und Anführern
settings-theme = Farben
settings-theme-system = Wie das Gerät
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-speed = Züge der anderen
settings-speed-off = Sofort
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-speed-about = Wie lange jeder Schritt der anderen zu sehen ist. „Sofort“ schaltet auch Animationen aus. Automaten ziehen zusammen mit dem Schritt davor: Was sie taten, steht im Verlauf.
settings-turn = Wenn du am Zug bist
settings-sound = Ein Klang
settings-sound-try = Anhören
settings-title-ring = Ein Zeichen im Titel der Seite
settings-hands = Deine eigenen Züge
settings-ask-loss = Nachfragen, bevor eine Wahl etwas verschenkt
settings-by-itself = Ohne Klick tun, was keine Wahl lässt
settings-by-itself-about = Ein Zug, in dem nichts mehr zu tun ist, endet, Geldkarten werden ausgespielt, und Effekte, bei denen die Reihenfolge egal ist, werden ausgeführt. Solange der Schritt davor zurückgenommen werden kann, bleibt dafür ein Moment. Wer Intrigenkarten hält, beendet seine Züge selbst: Niemand soll erfahren, ob eine davon passt.
settings-guiding = Das Ziel nennen, und was zum ersten Mal möglich ist (in den ersten drei Partien an)
settings-text = Textansicht
settings-text-view = Tische in der Textansicht öffnen
settings-text-about = Der ganze Tisch in Worten, jede Handlung mit der Tastatur erreichbar. Am Tisch kannst du jederzeit wechseln.
settings-kept = Die Einstellungen bleiben in diesem Browser.

## Help

help-title = So geht es
help-start = Zum Anfangen
help-start-now = Sofort spielen
help-start-now-text = In der Lobby setzt dich „Sofort spielen“ zu Bots, und die Partie beginnt gleich.
help-start-table = Ein eigener Tisch
help-start-table-text = Mit „Neuer Tisch“ bestimmst du, wer wo sitzt und wie die Partie aufgebaut wird. Alles ist sinnvoll voreingestellt.
help-start-invite = Mit Freunden
help-start-invite-text = Lass einen Platz für jemanden frei, den du einlädst. Du bekommst einen Link; wer ihn öffnet, setzt sich. Ist der letzte Platz besetzt, beginnt die Partie.
help-start-device = Um ein Gerät herum
help-start-device-text = Mehrere Leute können sich ein Gerät teilen. Vor jedem Zug verbirgt ein Vorhang die Karten, bis die nächste Person es hat.
help-start-watch = Zuschauen
help-start-watch-text = Bei Tischen, die in der Lobby stehen, dürfen alle zuschauen. Zu sehen ist, was alle am Tisch sehen.
help-table = Am Tisch
help-table-glow = Was leuchtet, kann angeklickt werden
help-table-glow-text = Die Leiste mit der Frage sagt, wer was warum entscheidet. Klicke, was auf dem Tisch, auf deiner Hand oder in der Leiste leuchtet.
help-table-why = Was nicht leuchtet, sagt, warum
help-table-why-text = Fahre darüber oder tippe darauf: „es kostet 3 Wasser, du hast 1“.
help-table-cards = Karten
help-table-cards-text = Fahre über eine Karte oder ein Feld, oder setze den Fokus darauf, und es wird größer, mit dem Text in Worten. Mit Rechtsklick, langem Drücken oder der Taste I siehst du auch die Regeln jedes Symbols.
help-table-numbers = Zahlen erklären sich selbst
help-table-numbers-text = Kampfstärke, Überzeugung, Preise: Fahre über eine Zahl oder tippe darauf, und du siehst, woher sie kommt.
help-table-undo = Zurücknehmen
help-table-undo-text = Deine eigenen Schritte kannst du einzeln zurücknehmen, bis etwas Verborgenes aufgedeckt wurde oder jemand anderes entschieden hat. Wer nur gegen Bots spielt, kann im Menü freies Zurücknehmen einschalten: Dann lässt sich jeder eigene Schritt zurücknehmen, und der Tisch sagt es.
help-table-hint = Tipp
help-table-hint-text = Zeigt, was ein guter Bot an deiner Stelle täte.
help-table-end = Am Ende
help-table-end-text = Du siehst, woher die Punkte kamen, kannst mit denselben Leuten noch einmal spielen und die ganze Partie Schritt für Schritt ansehen oder von jedem Moment aus weiterspielen.
help-you = Du
help-you-identity = Kein Konto
help-you-identity-text = Dein Browser merkt sich, wer du bist. Gib dir oben rechts einen Namen, damit die anderen dich erkennen.
help-you-move = Ein anderes Gerät
help-you-move-text = Dort findest du auch einen Link, der einen anderen Browser zur selben Person macht.
help-you-keep = Nichts geht verloren
help-you-keep-text = Jeder Zug wird gespeichert. Schließe die Seite, komm später wieder: Der Tisch wartet in der Lobby auf dich.
help-tips = Deine erste Partie { $game }
help-modes = Andere Arten, { $game } zu spielen
help-keys = Tastatur
help-keys-about = Alles ist mit Tab und Enter erreichbar. Am Tisch gibt es außerdem diese Tasten:
help-rules = Die Regeln der Spiele:
help-strategy = Wie man sie gut spielt:

## New table

seat-me = Ich
seat-number = Platz { $n }
seat-number-role = Platz { $n }, { $role }
option-always = { $name }: mit { $n } Personen immer im Spiel. { $about }
option-within = { $name }: gehört zu { $choice }. { $about }
option-leads-not = Die erste Runde beginnt ein Verbündeter, nie ein Kommandant.
seat-sides = Drei gegen drei: Die Seiten wechseln sich um den Tisch ab, und jeder Platz hat eine eigene Rolle.
bot-numbered = { $name } { $n }
fault-nobody = Jemand muss spielen: Nimm einen Platz, oder lass einen für eine Person frei, die du einlädst.
fault-no-name = Bitte gib einen Namen an.
fault-same-name = Den Namen { $name } gibt es an diesem Tisch schon.
fault-kingdom =
    { $n ->
        [one] Eine Karte ist gewählt; ein Königreich hat { $size }.
       *[other] { $n } Karten sind gewählt; ein Königreich hat { $size }.
    }
fault-leaders = Alle brauchen einen eigenen Anführer.
fault-rivals = Jeder Rivale muss ein anderer sein.
fault-rival-taken = Diesen Anführer hat schon jemand: Wähle für den Rivalen einen anderen.
fault-cards = Wähle mindestens eine Karte, oder mische keine ein.
fault-sets = Wähle mindestens ein Set.
fault-five-and-five = Fünf und fünf braucht zwei Sets.
seat-me-named = Ich ({ $name })
seat-guest = Noch jemand an diesem Gerät
seat-invited = Jemand, den ich einlade
seat-people = Menschen
seat-bots = Bots
seat-about-me = Du, an diesem Gerät.
seat-about-guest = Wechselt sich mit dir an diesem Gerät ab; die Karten bleiben beim Weitergeben verborgen.
seat-about-open = Setzt sich mit dem Link, den du gleich bekommst.
seat-guest-name = Name der Person auf Platz { $n }
seat-name-placeholder = Name
bot = Bot: { $name }
bot-usual = Bot: { $name } (Vorschlag)
bot-level = { $level ->
    [easy] leicht
    [normal] normal
    [hard] schwer
   *[master] meisterhaft
}
bot-more = Mehr Bots …
bot-picker = Mehr Bots
bot-picker-about = Jeder davon spielt auf seine Art, was die anderen auch tun.
bot-search = Suchen
bot-none = So heißt kein Bot.
new-no-game = So ein Spiel gibt es hier nicht
new-other-game = Wähle ein anderes
new-game = Spiel
new-seats = Wer spielt?
new-players = Personen
new-options = Weitere Optionen
new-count-options = { $n ->
    [1] Allein
   *[other] Mit { $n } Personen
}
new-table-itself = Der Tisch
new-name = Name des Tisches (wenn du magst)
new-who-may-come = Wer darf kommen?
new-private = Nur mit Einladung
new-private-about = – nötig ist der Link.
new-listed = Alle hier
new-listed-about = – er steht in der Lobby: Freie Plätze dürfen besetzt und die Partie angesehen werden.
new-waits = Du bekommst einen Link, um die anderen einzuladen.
new-at-once = Die Partie beginnt sofort.
new-faults =
    { $n ->
        [one] Eines muss zuerst in Ordnung gebracht werden.
       *[other] { $n } Dinge müssen zuerst in Ordnung gebracht werden.
    }
new-start = Los
new-open = Tisch eröffnen
kingdom-which = Wähle ein Königreich
kingdom-recommended = Empfohlen
kingdom-chance = Zufall
kingdom-own = Dein eigenes
kingdom-pick = Wähle zehn Karten
kingdom-cards = Karten dieses Königreichs
kingdom-drawn = Zehn Karten werden gezogen, wenn die Partie beginnt.
leaders-pick = Hier gewählt, für alle
rivals-pick = Hier gewählt
leaders-option = { $name } ({ $n } von 3)
mix-with-count =
    { $n ->
        [one] { $name } (eine Karte)
       *[other] { $name } ({ $n } Karten)
    }
mix-own = Die Karten selbst wählen
mix-show = Diese Karten zeigen
picked-of = { $n } von { $size } gewählt
picked = { $n } gewählt
picked-cards = Gewählte Karten
pick-remove = Entfernen: { $name }
pick-cards = Karten zur Auswahl
pick-none = Alle entfernen
pick-fill = Zufällig auffüllen
filter = Filter
filter-name = Nach Namen suchen
filter-set = Set
filter-any-set = Jedes Set
filter-cost = Kosten
filter-any-cost = Alle Kosten
filter-cost-n = Kostet { $cost }
filter-type = Typ
filter-any-type = Jeder Typ
filter-nothing = Keine Karte passt.

## Waiting room

wait-for =
    { $n ->
        [0] Alle sind da.
        [one] Ein Platz ist noch frei.
       *[other] { $n } Plätze sind noch frei.
    }
wait-invite = Leute einladen
wait-link = Wer diesen Link öffnet, setzt sich hierher
wait-share = Spiel mit mir: { $game }
wait-listed = Dieser Tisch steht auch in der Lobby: Alle dürfen sich setzen.
wait-private = Nur wer den Link hat, kann sich setzen.
wait-seats = Am Tisch
wait-free = Freier Platz
wait-name = Die anderen sähen dich als „{ guest }“: Wie heißt du?
wait-agreed = Was gespielt wird
agreed-yes = ja
agreed-no = nein
agreed-leader = { $name }: { $leader }
agreed-with = { $name } ({ $things })
wait-you = (du)
wait-bot = Bot
wait-here = Da
wait-away = Schaut nicht her
wait-fill-label = Kommt sonst niemand?
wait-fill = Mit Bots auffüllen
wait-begins = Die Partie beginnt von selbst, wenn der letzte Platz besetzt ist. Du kannst diese Seite solange verlassen: Der Tisch bleibt in der Lobby.
wait-cancel = Tisch abräumen
wait-cancel-sure = Niemand kann dann noch an diesen Tisch kommen.
wait-cancel-no = Behalten
wait-cancel-yes = Abräumen
wait-leave = Meinen Platz zurückgeben
wait-later = Zurück zur Lobby
