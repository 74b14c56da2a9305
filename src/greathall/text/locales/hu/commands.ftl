### Amit a többi parancs ír ki: greathall bench, mix, serve és admin.

bench-title = mérések
bench-what = mi
bench-figure = érték

mix-saved = { $name } elmentve; így játszhatsz vele: { $option }
mix-removed = { $name } törölve

serve-open = A Great Hall itt van nyitva: { $address }  (a Ctrl-C zárja be)

admin-id = azonosító
admin-name = név
admin-since = mióta
admin-devices = eszköz
admin-seats = hely
admin-game = játék
admin-status = állapot
admin-choices = döntés
admin-changed = módosult
admin-shown-out = kitiltva
admin-status-is = { $status ->
    [waiting] várakozik
    [playing] folyamatban
   *[over] véget ért
}

admin-deleted = Ez az asztal törölve: { $table }.
admin-bot = Innentől ez a bot játszik: { $name } (hely: { $seat }).
admin-revoked = { $n } eszköz kijelentkeztetve.
admin-banned = Ezt a személyt többé nem engedjük be.
admin-unbanned = Ezt a személyt újra beengedjük.
admin-forgotten = Ezt a személyt elfelejtettük.
admin-copied = Az adatbázis ide másolva: { $file }.
admin-done = Kész.

usage-try = Bővebben: `{ $command }`.
usage-no-number = ez nem egész szám: { $given }
usage-no-decimal = ez nem szám: { $given }
usage-none-of = { $given } nem ezek egyike: { $there }
usage-bad-value = { $of }: { $why }
usage-extra = { $n ->
    [1] egy szó fölösleges: { $given }
   *[other] { $n } szó fölösleges: { $given }
}
usage-no-command = nincs ilyen parancs: { $given }; ezek vannak: { $there }
usage-no-option = nincs ilyen kapcsoló: { $given }{ $n ->
    [0] {""}
   *[other] ; van viszont: { $like }
}
usage-missing = hiányzik: { $of }
usage-flag = ehhez nem tartozik érték: { $option }
usage-valueless = ehhez érték is kell: { $option }
usage-other = { $why }
