### Co vypisují ostatní příkazy: greathall bench, mix, serve a admin.

bench-title = měření
bench-what = co
bench-figure = hodnota

mix-saved = { $name }: uloženo; hraje se s tím pomocí { $option }
mix-removed = { $name }: smazáno

serve-open = Great Hall je otevřen na { $address }  (Ctrl-C ho zavře)

admin-id = označení
admin-name = jméno
admin-since = od
admin-devices = zařízení
admin-seats = místa
admin-game = hra
admin-status = stav
admin-choices = rozhodnutí
admin-changed = změněno
admin-shown-out = vykázán
admin-status-is = { $status ->
    [waiting] čeká
    [playing] hraje se
   *[over] skončila
}

admin-deleted = Stůl { $table } je smazán.
admin-bot = Na místě { $seat } hraje dál bot { $name }.
admin-revoked = { $n ->
    [one] Odhlášeno 1 zařízení.
    [few] Odhlášena { $n } zařízení.
   *[other] Odhlášeno { $n } zařízení.
}
admin-banned = Tato osoba už nebude vpuštěna.
admin-unbanned = Tato osoba je znovu vpuštěna.
admin-forgotten = Tato osoba je zapomenuta.
admin-copied = Databáze je zkopírována do { $file }.
admin-done = Hotovo.
