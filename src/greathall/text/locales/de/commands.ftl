### Was die übrigen Befehle ausgeben: greathall bench, mix, serve und admin.

bench-title = Messungen
bench-what = was
bench-figure = Wert

mix-saved = { $name } ist gespeichert; gespielt wird damit mit { $option }
mix-removed = { $name } ist gelöscht

serve-open = Great Hall ist offen unter { $address }  (Strg-C schließt sie)

admin-id = ID
admin-name = Name
admin-since = seit
admin-devices = Geräte
admin-seats = Plätze
admin-game = Spiel
admin-status = Stand
admin-choices = Entscheidungen
admin-changed = geändert
admin-shown-out = ausgesperrt
admin-status-is = { $status ->
    [waiting] wartet
    [playing] läuft
   *[over] zu Ende
}

admin-deleted = Der Tisch { $table } ist gelöscht.
admin-bot = Der Bot { $name } spielt auf Platz { $seat } weiter.
admin-revoked = { $n ->
    [one] 1 Gerät ist abgemeldet.
   *[other] { $n } Geräte sind abgemeldet.
}
admin-banned = Diese Person wird nicht mehr eingelassen.
admin-unbanned = Diese Person wird wieder eingelassen.
admin-forgotten = Diese Person ist vergessen.
admin-copied = Die Datenbank ist nach { $file } kopiert.
admin-done = Fertig.

usage-try = Mehr sagt `{ $command }`.
usage-no-number = { $given } ist keine ganze Zahl
usage-no-decimal = { $given } ist keine Zahl
usage-none-of = { $given } ist nichts davon: { $there }
usage-bad-value = { $of }: { $why }
usage-extra = { $n ->
    [one] ein Wort ist zu viel: { $given }
   *[other] { $n } Wörter sind zu viel: { $given }
}
usage-no-command = einen Befehl { $given } gibt es nicht; es gibt { $there }
usage-no-option = eine Option { $given } gibt es nicht{ $n ->
    [0] {""}
   *[other] ; es gibt { $like }
}
usage-missing = { $of } fehlt
usage-flag = { $option } nimmt keinen Wert
usage-valueless = { $option } braucht einen Wert
usage-other = { $why }
