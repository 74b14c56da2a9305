### Was an dem falsch ist, was jemand eingegeben hat: auf der Kommandozeile, in der Bibliothek. Klein und ohne Punkt.
### Was getippt wird, steht in `…`.

error-none = keine
error-span = { $first } bis { $last }

## Optionen von Befehlen.

error-option-pair = --option braucht `name=value`, nicht { $given }
error-option-twice = --option { $name } ist zweimal angegeben
error-option-value = --option { $name }: { $why }
error-bots-or-players = `play` nimmt --bots oder --players: die Zahl der Personen ergibt sich aus den Bots und dir
error-resume-where = --resume setzt den Lauf in einem Ordner fort: nenne ihn mit --out
error-two-numbers = { $option } braucht zwei Zahlen mit einem Komma dazwischen, nicht { $given }
error-cards-option = `cards` nimmt --option nur zusammen mit --players: was auf einem Tisch liegt, hängt von beidem ab
error-not-written = { $file } lässt sich nicht schreiben: { $why }
error-range = `{ $what }` braucht eine Zahl von { $least } bis { $most }, nicht { $given }
error-player-counts = { $game } ist für { $counts } Personen, nicht für { $given }
error-no-language = in der Sprache { $given } gibt es keine Texte; es gibt { $langs }
error-texts-what = `texts` braucht eine Sprache oder --check
error-texts-lang = Texte werden für eine andere Sprache als Englisch geschrieben, nicht für { $given }; es gibt: { $there }
error-texts-none = noch keine

## Bots und ihre Partien.

error-no-bot = einen Bot { $name } gibt es für { $game } nicht; es gibt { $bots }, oder eigene als `module:Class` oder { $command }Befehl
error-no-bot-listed = einen Bot { $name } gibt es für { $game } nicht; es gibt { $bots }
error-bot-budget = der Bot { $name } braucht nach dem Doppelpunkt ein Maß: 1 bis { $moves } Züge, die er ausspielt (`search:50`), oder bis zu { $seconds } Sekunden (`search:0.25s`), und nach einem Schrägstrich, wie viele Prozesse nachdenken, bis zu { $processes } (`search:1s/2`)
error-bot-failed = der Bot { $name } ist gescheitert: { $why }
error-bot-chose = der Bot { $name } hat { $given } gewählt, was nicht zur Wahl steht: { $options }
error-bot-there = { $game } hat schon einen Bot { $name }
error-bot-class = der Bot { $name } für { $game } muss ein { $kind } sein, nicht { $given }
error-bot-no-module = der Bot { $name } ist `module:Class`, aber dieses Modul ist nicht zu haben: { $why }
error-bot-no-class = der Bot { $name } ist `module:Class`, aber { $given } ist dort keine Klasse von { $kind }
error-bot-no-command = der Bot { $name } ist kein Befehl: { $why }
error-bot-empty = bei einem Bot { $command } steht der Befehl nach dem Doppelpunkt, etwa `{ $command }python my_bot.py`
error-bot-no-program = der Bot { $name } lässt sich nicht starten: ein Programm { $program } gibt es nicht
error-bot-seconds = { $setting } braucht eine ganze Zahl von Sekunden ab 1, nicht { $given }
error-bot-code = eine Wahl hat den Code einer Möglichkeit, etwa { $example }, nicht { $given }
error-bot-protocol = er spricht Protokoll { $theirs }, und wir sprechen { $ours }
error-bot-start = er lässt sich nicht starten: { $why }
error-bot-unasked = er hat eine Zeile geschrieben, nach der niemand gefragt hat: { $line }
error-bot-silent = keine Antwort in { $seconds } s ({ $setting } legt fest, wie lange gewartet wird)
error-bot-object = eine Zeile muss ein JSON-Objekt sein, nicht { $given }: { $why }
error-bot-type = die Antwort muss vom Typ { $type } sein, nicht { $given }
error-bot-closed = er hat seine Standardströme geschlossen, bevor er geantwortet hat
error-bot-ended = er endete (Exit-Code { $code }), bevor er geantwortet hat
error-bot-ended-saying = er endete (Exit-Code { $code }), bevor er geantwortet hat; zuletzt schrieb er nach `stderr`: { $said }
error-bots-count = `bots` braucht für { $game } Namen von Bots: einen für jede Person, also { $players }{ $teams ->
    [0] {""}
   *[other] , oder einen für jedes Team, also { $teams }
}, nicht { $given }
error-bots-twice = `bots` nimmt jeden Bot einmal, und { $name } kommt zweimal vor
error-sprt-pairs = `sprt` ist für Paarungen von zwei Bots: nimm dazu das Format `round-robin` oder `swiss`
error-sprt-rates = `sprt` braucht zwei Siegquoten, die niedrigere zuerst, etwa 0.5,0.55, nicht { $given }
error-sprt-error = `error` braucht eine Wahrscheinlichkeit zwischen 0 und 0.5, etwa 0.05, nicht { $given }
error-format = `format` nimmt { $formats }, nicht { $given }
error-format-bots = ein Turnier im Format `{ $format }` braucht { $least } Bots oder mehr, nicht { $given }
error-format-alone = wo jemand allein spielt, nimmt `format` nur `round-robin`: niemand trifft auf jemanden
error-rounds-format = `rounds` ist für das Format `swiss`: die anderen haben so viele, wie nötig sind
error-interrupted = ein Prozess dieses Laufs wurde von außen beendet, vielleicht weil der Speicher nicht reichte; ein Turnier mit --out geht mit --resume weiter, weniger --jobs brauchen weniger Speicher
error-ray = `ray` braucht die Adresse eines Clusters, etwa 10.0.0.1:6379, `auto` oder `local`, nicht { $given }: { $why }
error-ray-port = sie hat keinen Port
error-ray-nobody = dort antwortet niemand ({ $why })
error-missing-extra = dazu fehlt hier { $modules }: `pip install { $extra }`
error-not-installed = { $module } ist nicht installiert: `{ $command }`
error-budget = eine Analyse braucht ein Maß von 1 bis { $most } Zügen, nicht { $given }

## Strategien für Dominion: Listen, was gekauft wird.

error-strategy-line = Strategie { $name }, Zeile { $line }: { $why }
error-strategy-empty = die Strategie { $name } nennt keine Karte, die gekauft wird
error-strategy-card = eine Karte { $given } gibt es nicht
error-strategy-test = { $given } vergleicht nichts; schreibe zum Beispiel `left(province) <= 4`
error-strategy-number = { $given } ist weder eine Zahl noch { $words }, `own(card)` oder `left(card)`
error-strategy-zero = { $given } teilt durch 0
error-strategy-word = { $given } ist keins von { $words }, `own(card)`, `left(card)`

## Plug-ins: Spiele und Bots von anderen.

error-plugin-class = ein Spiel ist ein { $kind }, nicht { $given }
error-plugin-name = sein Spiel heißt { $game }: nenne auch den `entry point` so
error-plugin-bot = ein Bot ist, was beim Aufruf einen `Bot` ergibt, etwa dessen Klasse, nicht { $given }
error-plugin-game-there = ein Spiel { $game } gibt es schon
error-plugin-bots-there = Bots { $bots } gibt es schon, und { $game } hat eigene, die so heißen
error-plugin-bot-there = einen Bot { $name } für { $games } gibt es schon
error-plugin-id = die Kennung eines Spiels ist `snake_case`, nicht { $given }
error-plugin-version = die Regeln von { $game } haben eine Version ab 1, nicht { $given }
error-plugin-counts = { $game } braucht Zahlen von Personen von 1 bis { $most }, aufsteigend, nicht { $given }
error-plugin-usual = { $game } ist gewöhnlich für { $counts } Personen, nicht für { $given }
error-plugin-table = { $game } deckt keinen Tisch für { $players } Personen: { $why }
error-plugin-broken = das Spiel { $game } lässt sich hier nicht spielen: sein Plug-in ist defekt ({ $why })

## Was aufbewahrt wird: Läufe von Turnieren, Ranglisten.

error-no-ladder = zu { $game } mit { $players } Personen ist keine Rangliste aufbewahrt: { $games } spielt eine aus
error-no-rating-list = { $file } ist keine Rangliste: { $why }
error-ladder-write = `ladder` --write bewahrt die Liste in den Quellen von Great Hall auf: ruf es in deren oberstem Ordner auf
error-no-batch = { $file } ist kein Stapel von uns ({ $why }): lösche die Datei, und --resume spielt ihn neu
error-run-other-things = in { $folder } liegt anderes: nenne einen neuen oder leeren Ordner
error-run-there = in { $folder } liegt ein Lauf: --resume setzt ihn fort, oder nenne einen anderen Ordner
error-run-differs = der Lauf in { $folder } hat mit `{ $name }` { $before } begonnen, nicht { $now }: setze ihn fort, wie er begann, oder nenne einen anderen Ordner
error-no-run = { $folder } ist kein Lauf: `greathall tournament … --out RUN` legt einen an
error-run-unfinished = der Lauf in { $folder } ist nicht fertig: setze ihn mit `greathall tournament … --resume` fort
error-run-unread = { $file } ist nicht { $what ->
    [plan] der Plan
   *[result] das Ergebnis
} eines Laufs: { $why }

## Mischungen von Karten.

error-mixes-unread = die gespeicherten Mischungen in { $file } lassen sich nicht lesen: { $why }
error-mixes-unwritten = die gespeicherten Mischungen lassen sich nicht nach { $file } schreiben: { $why }
error-mix-name = { $name } kann keine Mischung heißen; nimm ein anderes Wort als { $words }
error-mix-empty = die Mischung { $name } nennt keine Karte
error-no-mix = eine gespeicherte Mischung { $name } gibt es nicht; gespeichert: { $mixes }

## Gedrucktes, Regeln und Strategie.

error-no-rule = die Regeln von { $title } haben kein { $given }; { $command } gibt alle aus
error-no-words = keine Regel von { $title } hat die Wörter { $given }; { $command } gibt alle aus
error-no-rules-page = { $title } hat keine Seite mit Regeln; es gibt Seiten von { $games }
error-no-strategy-page = { $title } hat keine Seite zur Strategie; es gibt Seiten von { $games }
error-no-recorded-game = eine aufgezeichnete Partie { $name } von { $game } gibt es nicht; aufgezeichnet: { $there }
error-no-thing = { $title } hat keine Karte, keinen Anführer und kein Feld { $given }; { $command } nennt alle
error-no-card = { $title } hat keine Karte { $given }; { $command } nennt alle
error-card-none = { $title } hat keine Karte { $given }
error-no-set = { $title } hat kein Set { $given }; es gibt { $sets }
error-no-sets = { $title } hat keine Sets, also auch keins namens { $given }

## Partien, die aufgebaut oder gespielt werden.

error-players-number = `players` braucht eine ganze Zahl, nicht { $given }
error-seed-number = `seed` braucht eine ganze Zahl von 0 bis 2**64 - 1, nicht { $given }
error-options-mapping = `options` braucht eine Zuordnung wie { $example }, nicht { $given }
error-option-name = der Name einer Option ist Text, nicht { $given }
error-option = Option { $name }: { $why }
error-setup = `setup` nimmt den Aufbau einer Aufzeichnung, Listen von Kennungen je Stapel: { $why }
error-no-seat = einen Platz { $given } gibt es nicht: die Plätze sind 0 bis { $last }
error-over = die Partie ist zu Ende: es ist nichts mehr zu entscheiden
error-over-choose = die Partie ist zu Ende: es ist nichts mehr zu wählen
error-no-choice = { $given } steht nicht zur Wahl: wähle von 0 bis { $last } ({ $choices })
error-no-code = { $given } ist nicht der Code einer Möglichkeit: es gibt { $codes }
error-no-step-back = dieser Platz hat keinen Schritt, der sich zurücknehmen ließe
error-no-undo = die letzte Entscheidung lässt sich nicht zurücknehmen: etwas wurde aufgedeckt, oder sie war die von jemand anderem
error-no-step = einen Schritt { $given } gibt es nicht: die Partie hat die Schritte 0 bis { $last }

## Lektionen.

error-lesson-done = diese Lektion ist geschafft: es ist nichts mehr zu antworten
error-no-answer = { $given } ist keine Antwort: es gibt { $n }
error-no-lesson = eine Lektion { $given } von { $game } gibt es nicht; es gibt { $there }
error-no-guided-game = eine begleitete Partie { $given } von { $game } gibt es nicht; es gibt { $there }

## Tische zum Lernen: Aktionen, Reihen von Partien.

error-action = die Aktion { $given } steht jetzt nicht zur Wahl: die Aktionsmaske hat { $legal }
error-games-number = `n` braucht eine Zahl von Partien ab 1, nicht { $given }
error-seats-bots = auf allen { $n } Plätzen sitzen Bots: lass einen zum Lernen frei
error-actions-count = es braucht eine Aktion für jede der { $n } Partien, nicht { $given }
error-options-json = `options` braucht JSON wie { $example }, nicht { $given }: { $why }

## Aufzeichnungen und gespeicherte Partien.

error-record-versions = dies ist eine Aufzeichnung von { $game } { $theirs ->
    [0] ohne Regelversion
   *[other] nach Regelversion { $theirs }
}; unsere Regeln von { $game } haben Version { $ours }
error-record-newer = { $versions }: dazu braucht es eine neuere Great Hall
error-record-unchecked = { $versions }, und am Ende fehlt eine Prüfsumme, die zeigen würde, ob beide übereinstimmen
error-record-chance = { $versions }: der Aufbau blieb dem Zufall überlassen und wurde anders gezogen
error-record-old = { $versions }; gespielt wird nach diesen
error-record-set-up = die Aufzeichnung lässt sich nicht aufbauen: { $why }
error-record-choice = Entscheidung { $n } der Aufzeichnung ist nicht möglich: { $why } ({ $versions })
error-record-checks = dies ist keine Aufzeichnung einer Partie: sie hat zwei Prüfsummen nach derselben Zahl von Entscheidungen
error-record-other = { $versions }: nach unseren wird es bis Entscheidung { $n } eine andere Partie; die Aufzeichnung wurde also beschädigt oder nach anderen Regeln gespielt
error-record-none = dies ist keine Aufzeichnung einer Partie: { $why }; eine Aufzeichnung hat `game`, `players`, `seed`, `options`, `version` und `choices`
error-record-first-release = die erste Version hat weder den Aufbau noch Prüfsummen gespeichert: dies könnte eine andere Partie sein
error-record-steps = gespeicherte Entscheidungen: { $stored } von { $n }
error-dealt-anew = diese Partie wurde neu ausgeteilt (`determinize`): keine Aufzeichnung führt zu ihr
error-save-none = dies ist keine gespeicherte Partie: { $why }
error-save-first = diese Partie hat die erste Version gespeichert, die anders schrieb; ihre Aufzeichnung lässt sich vielleicht noch spielen: `replay(save['record'])`
error-save-unplayable = diese gespeicherte Partie lässt sich nicht spielen: { $why }
error-save-damaged = die gespeicherte Partie ist beschädigt: ihre Entscheidungen führen nicht zu ihrem Stand

## Dateien und JSON.

error-system = { $code ->
    [ENOENT] Datei oder Ordner nicht gefunden
    [EACCES] keine Berechtigung
    [EISDIR] ist ein Ordner
    [ENOTDIR] ist kein Ordner
    [EROFS] nur lesbar
    [ENOSPC] kein Platz mehr
    [EEXIST] gibt es schon
    [EADDRINUSE] Adresse ist schon vergeben
   *[other] { $text }
}
error-file-unread = { $file } lässt sich nicht lesen: { $why }
error-file-large = { $file } ist größer als { $most } Bytes
error-json-text = JSON ist Text, nicht { $given }
error-json-large = es ist größer als { $most } Bytes
error-json-utf8 = es ist kein Text in UTF-8 (Byte { $byte })
error-json-none = es ist kein JSON: { $why }
error-json-deep = es ist tiefer als { $most } Ebenen verschachtelt
error-json-values = es hat mehr als { $most } Werte
error-json-key = ein Schlüssel ist Text, nicht { $given }
error-json-number = { $given } ist eine zu große Zahl
error-json-value = { $given } ist weder Text noch Zahl, `true`, `false`, `null`, Liste oder Zuordnung
error-json-half = in { $given } steht ein halbes Zeichen (ein einzelnes Surrogat)
error-json-twice = der Schlüssel { $key } kommt zweimal vor
error-json-nan = { $given } ist keine Zahl, die JSON kennt

## Der Server.

error-workers = mehrere --workers teilen sich ein PostgreSQL: nenne es mit --db, oder nimm nur einen
error-no-machine = so heißt kein Rechner
error-cannot-serve = unter { $at } lässt sich der Server nicht starten: { $why }; vielleicht läuft dort ein anderes Programm: versuche { $option }
error-db-unopened = { $db } lässt sich nicht öffnen: { $why }; nenne mit --db eine Datei für SQLite oder eine URL von PostgreSQL
error-db-taken = eine andere Great Hall hat { $file } offen: geh dorthin, oder gib dieser mit --db eine andere Datei
error-network = { $option } braucht eine Adresse oder ein Netz wie 127.0.0.1 oder 10.0.0.0/8: { $why }
error-databases = nenne einen Pfad, `sqlite:///PATH` oder `postgresql://USER@HOST/NAME`
error-no-database = { $db } ist keine Datenbank für uns: { $databases }
error-no-database-why = { $db } ist keine Datenbank für uns: { $why }; { $databases }
error-database-unopened = die Datenbank { $db } lässt sich nicht öffnen: { $why }; { $databases }
error-database-newer = dort war eine neuere Great Hall am Werk (Schritt { $step }, wir kennen { $ours }): installiere diese
error-admin-no-table = einen Tisch { $table } gibt es nicht: `greathall admin tables` nennt sie
error-admin-nobody = eine Person { $person } gibt es nicht: `greathall admin people` nennt alle
error-admin-moved = am Tisch { $table } wurde gerade gezogen: versuche es noch einmal
error-admin-seat = Tisch { $table }: { $why }
error-admin-there = { $file } gibt es schon: nenne eine neue Datei
error-admin-not-copied = { $db } lässt sich nicht nach { $file } kopieren: { $why }
error-admin-damaged = die Kopie ist beschädigt ({ $why }), die Datenbank also vielleicht auch

## Optionen von Spielen.

error-no-option = { $game } hat keine Option { $name }; es gibt { $options }
error-option-takes = Option `{ $name }` nimmt { $takes }, nicht { $given }
error-takes = { $option ->
    [leaders] Kennungen von Anführern nach Plätzen, `random`, `first_game` (zufällig unter den einfachsten), `choose` (in umgekehrter Zugreihenfolge) oder `draft` (einer von zwei ausgeteilten)
    [original] Karten des Originals, die hineingemischt werden: `none`, `all`, den Namen einer Mischung oder eine Liste von Kennungen
    [kingdom] zehn Kennungen von Karten, den Namen eines empfohlenen Sets, `random` oder `five_and_five`
    [sets] die Sets, aus denen ein zufälliges Königreich gezogen wird: `base1e`, `intrigue1e` oder beide
    [masquerade_empty_hand] `skip` (gibt nichts weiter und erhält nichts) oder `receive`
   *[flag] `true` oder `false`
}
error-first-player = Option `first_player` nimmt einen Platz von 0 bis { $last } oder `random`, nicht { $given }
error-first-ally = Option `first_player`: zu sechst beginnt jemand von den Verbündeten, auf Platz { $seats }, nicht { $given }
error-first-rival = Option `first_player`: allein beginnt der Rivale links, auf Platz { $seat }, nicht { $given }
error-option-few = Option `{ $name }` ist für { $few ->
    [1] { $least ->
        [1] eine Person
       *[2] zwei Personen
    }
   *[2] eine oder zwei Personen
}, nicht { $given }
error-option-six = Option `{ $name }` ist für sechs Personen, nicht { $given }
error-part-of-level = Option `{ $name }` gehört zur Schwierigkeit `{ $level }`: dort kann sie nicht `false` sein
error-difficulty = Option `difficulty` nimmt { $levels }, nicht { $given }
error-choam-six = Option `choam`: zu sechst wird immer mit dem MAFEA-Modul gespielt; setze sie, oder lass sie weg
error-rivals-leaders = Option `rivals` nimmt zwei Anführer, `random` oder `first_game`, nicht { $given }
error-rivals-no-rival = Option `rivals`: `{ $name }` kann keinen Rivalen anführen; es gibt { $there }
error-rivals-players = Option `rivals`: `{ $name }` ist schon der Anführer der Person; ein Rivale nimmt einen anderen
error-rivals-two = Option `rivals` nimmt zwei verschiedene Anführer, nicht { $given }
error-rivals-cards = Option `rivals` nimmt Rivalenkarten, `random` oder `first_game`, nicht { $given }
error-rivals-count = Option `rivals` nimmt { $n ->
    [1] eine Rivalenkarte
   *[2] zwei verschiedene Rivalenkarten
}, nicht { $given }
error-no-rival = Option `rivals`: einen Rivalen { $name } gibt es nicht; es gibt { $there }
error-streamlined = Option `rivals`: `{ $name }` { $wanted ->
    [yes] gehört nicht zu den vereinfachten Rivalen
   *[no] gehört zu den vereinfachten Rivalen
}; es gibt { $there }
error-no-leader = Option `{ $option }`: einen Anführer { $name } gibt es nicht; es gibt { $there }
error-draft = Option `leaders`: ein Draft braucht { $n } Anführer, zwei für jeden der { $players } Verbündeten; es gibt { $there }
error-leader-choam = Option `leaders`: `{ $name }` spielt nur mit dem MAFEA-Modul; setze die Option `choam`
error-leader-twice = Option `leaders`: `{ $name }` ist zweimal genannt; jeden Anführer gibt es einmal
error-leaders-count = Option `leaders` nimmt einen Anführer je Platz: { $n }, nicht { $given }
error-original = Option `original`: das Original hat keine Karte { $name } zum Hineinmischen; es gibt die Mischungen { $mixes } und die Karten von `greathall cards imperium`
error-original-twice = Option `original`: `{ $name }` ist zweimal genannt; alle Exemplare einer Karte werden zusammen hineingemischt
error-no-kingdom = Option `kingdom`: ein Set { $name } gibt es nicht; es gibt { $there }, `random` und `five_and_five`
error-no-kingdom-set = Option `sets`: ein Set { $name } gibt es nicht; es gibt { $there }
error-five-and-five = Option `kingdom`: `five_and_five` braucht zwei Sets, nicht { $sets } allein
error-kingdom-sets = Option `sets` ist { $sets }, aber das Königreich hat `{ $card }` aus { $set }: lass `sets` weg, oder nimm ein Königreich aus diesen Sets oder `random`
error-kingdom-card = Option `kingdom`: eine Karte { $name } gibt es nicht; `greathall cards dominion` nennt alle
error-kingdom-basic = Option `kingdom`: `{ $name }` ist in jeder Partie; nenne außerdem zehn Königreichkarten
error-kingdom-twice = Option `kingdom`: `{ $name }` ist zweimal genannt; jede Karte hat einen Stapel
error-kingdom-size = Option `kingdom` nimmt { $n } Königreichkarten, nicht { $given }
error-bots-want = diese Bots wollen { $n } Königreichkarten, { $cards }: nenne zehn mit `kingdom`

## Der Aufbau in einer Aufzeichnung.

error-setup-dominion = bei Dominion sagen die Optionen alles über den Aufbau; { $given } gibt es darin nicht
error-setup-has = der Aufbau einer Partie mit diesen Optionen hat { $there }, nicht { $given }
error-setup-names = der Aufbau nennt { $given }, was nicht zu `{ $kind }` von { $game } gehört
error-setup-twice = der Aufbau nennt unter `{ $kind }` etwas zweimal
error-setup-conflicts = der Aufbau hat { $n } der Konflikte der Stufe { $level }; er braucht { $count }
error-setup-objectives = der Aufbau braucht eine Abzeichenkarte für jede Person, eine davon mit dem Startmarker
error-setup-hagal = der Aufbau braucht Karten von Haus Hagal, und nicht nur solche, nach denen neu gemischt wird
error-setup-leaders = der Aufbau braucht mindestens { $n } Anführer zur Auswahl
error-setup-two-leaders = der Aufbau braucht zwei Anführer für jede Person: { $n }
error-encoding = dieses Terminal schreibt { $encoding }, worin nicht alle Buchstaben vorkommen, die ausgegeben werden sollen
