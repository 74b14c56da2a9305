# The words of the web app, in German.

## Everywhere

app-name = Great Hall
title-page = { $page } · Great Hall
title-turn = ● Du bist am Zug – { $name }
close = Schließen
loading = Einen Moment …
retry = Noch einmal versuchen
to-lobby = Zur Lobby
error-offline = Der Server ist nicht zu erreichen. Bitte prüfe deine Verbindung.
error-server = Der Server hatte ein Problem ({ $status }). Bitte versuche es noch einmal.
error-unexpected = Etwas ging schief. Bitte versuche es noch einmal.
error-page = Diese Seite konnte nicht geladen werden.
error-page-text = Vielleicht ist die Verbindung weg, oder inzwischen gibt es eine neue Version der App.
lost-title = Diese Seite gibt es nicht
lost-text = Vielleicht ist der Link unvollständig.

## Live table

live-offline = Im Moment besteht keine Verbindung zum Tisch; sie wird wiederhergestellt.
live-lost = Die Verbindung brach ab. Bitte sieh nach, ob dein Zug angekommen ist.
live-stale = Der Tisch ist inzwischen weiter.

guest = Gast
