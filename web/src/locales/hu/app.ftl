# A webes felület szavai magyarul. Amit a kártyákról és a lépésekről mondunk, a kiszolgálótól jön.

## Mindenhol

app-name = Great Hall
title-page = { $page } · Great Hall
title-turn = ● Te következel – { $name }
close = Bezárás
loading = Egy pillanat…
retry = Próbáld újra
to-lobby = Az előcsarnokba
error-offline = A kiszolgáló nem érhető el. Ellenőrizd a kapcsolatot.
error-server = A kiszolgálónál hiba történt ({ $status }). Próbáld újra.
error-unexpected = Valami nem sikerült. Próbáld újra.
error-page = Ezt az oldalt nem sikerült betölteni.
error-page-text = Talán megszakadt a kapcsolat, vagy közben új változat érkezett az alkalmazásból.
lost-title = Nincs ilyen oldal
lost-text = Lehet, hogy hiányos a hivatkozás.

## Élő asztal

live-offline = Pillanatnyilag nincs kapcsolat az asztallal; már próbáljuk helyreállítani.
live-lost = Megszakadt a kapcsolat. Nézd meg, hogy megtörtént-e a lépésed.
live-stale = Az asztalnál közben továbbment a játék.

guest = Vendég
