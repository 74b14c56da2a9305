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
