### Τι τυπώνουν οι άλλες εντολές: bench, mix, serve και admin.

bench-title = μετρήσεις
bench-what = τι
bench-figure = τιμή

mix-saved = { $name }: αποθηκεύτηκε· παίζεται με { $option }
mix-removed = { $name }: διαγράφηκε

serve-open = Το Great Hall είναι ανοιχτό στο { $address }  (κλείνει με Ctrl-C)

admin-id = κωδικός
admin-name = όνομα
admin-since = από
admin-devices = συσκευές
admin-seats = θέσεις
admin-game = παιχνίδι
admin-status = κατάσταση
admin-choices = επιλογές
admin-changed = άλλαξε
admin-shown-out = αποκλεισμένος
admin-status-is = { $status ->
    [waiting] περιμένει
    [playing] παίζεται
   *[over] τελείωσε
}

admin-deleted = Το τραπέζι { $table } διαγράφηκε.
admin-bot = Στη θέση { $seat } συνεχίζει το μποτ { $name }.
admin-revoked = { $n ->
    [one] Αποσυνδέθηκε 1 συσκευή.
   *[other] Αποσυνδέθηκαν { $n } συσκευές.
}
admin-banned = Αυτό το άτομο δεν γίνεται πια δεκτό.
admin-unbanned = Αυτό το άτομο γίνεται πάλι δεκτό.
admin-forgotten = Αυτό το άτομο ξεχάστηκε.
admin-copied = Η βάση δεδομένων αντιγράφηκε στο { $file }.
admin-done = Έτοιμο.

usage-try = Περισσότερα με `{ $command }`.
usage-no-number = το { $given } δεν είναι ακέραιος αριθμός
usage-no-decimal = το { $given } δεν είναι αριθμός
usage-none-of = το { $given } δεν είναι κάποιο από αυτά: { $there }
usage-bad-value = { $of }: { $why }
usage-extra = { $n ->
    [one] περισσεύει μία λέξη: { $given }
   *[other] περισσεύουν { $n } λέξεις: { $given }
}
usage-no-command = δεν υπάρχει εντολή { $given }· υπάρχουν: { $there }
usage-no-option = δεν υπάρχει επιλογή { $given }{ $n ->
    [0] {""}
   *[other] · υπάρχει: { $like }
}
usage-missing = λείπει: { $of }
usage-flag = το { $option } δεν παίρνει τιμή
usage-valueless = το { $option } θέλει τιμή
usage-other = { $why }
