### What people are told who are not at the table, and what a link to a table looks like in a chat

notice-turn = Jste na tahu
notice-turn-text = { $game }: ostatní na vás čekají.
notice-turn-named = „{ $table }“, { $game }: ostatní na vás čekají.
notice-test = Great Hall se k vám dovolá
notice-test-text = Takto se dozvíte, že jste na tahu.

## A link to a table, as a chat shows it

preview-site = Great Hall
app-description = Deskové hry s budováním balíčku, s lidmi a s boty
preview-title = { $table } · { $game }
preview-and = { $first } a { $last }
preview-free =
    { $n ->
        [one] Jedno místo je volné.
        [few] { $n } místa jsou volná.
       *[other] { $n } míst je volných.
    }
preview-waiting =
    { $n ->
        [one] Čekají: { $people }. Jedno místo je volné.
        [few] Čekají: { $people }. { $n } místa jsou volná.
       *[other] Čekají: { $people }. { $n } míst je volných.
    }
preview-playing = Hrají: { $people }.
preview-over = Dohráno. U stolu: { $people }.

## Proč něco není adresa, nebo proč tam nic nedošlo

unreached-long = adresa má nejvýše { $most } znaků
unreached-none = adresa začíná { $secure } nebo { $plain } a uvádí server
unreached-late = odpověď nepřišla do { $seconds } s
unreached-private = to je v soukromé síti: kdo tento server provozuje, může ji povolit pomocí --notify-private
unreached-nobody = nikdo tam neodpovídá
unreached-status = odpověď byla { $status }
