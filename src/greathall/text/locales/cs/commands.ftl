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

usage-try = Více řekne `{ $command }`.
usage-no-number = { $given } není celé číslo
usage-no-decimal = { $given } není číslo
usage-none-of = { $given } není nic z tohoto: { $there }
usage-bad-value = { $of }: { $why }
usage-extra = { $n ->
    [one] jedno slovo navíc: { $given }
    [few] { $n } slova navíc: { $given }
   *[other] { $n } slov navíc: { $given }
}
usage-no-command = příkaz { $given } není; jsou tu { $there }
usage-no-option = volba { $given } není{ $n ->
    [0] {""}
   *[other] ; je tu { $like }
}
usage-missing = chybí { $of }
usage-flag = { $option } nebere žádnou hodnotu
usage-valueless = { $option } potřebuje hodnotu
usage-other = { $why }
