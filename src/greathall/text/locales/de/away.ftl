### What people are told who are not at the table, and what a link to a table looks like in a chat

notice-turn = Du bist am Zug
notice-turn-text = { $game }: Die anderen warten auf dich.
notice-turn-named = „{ $table }“, { $game }: Die anderen warten auf dich.
notice-test = Great Hall erreicht dich
notice-test-text = So erfährst du, dass du am Zug bist.

preview-site = Great Hall
app-description = Deckbau-Brettspiele mit Menschen und Bots
preview-title = { $table } · { $game }
preview-and = { $first } und { $last }
preview-free =
    { $n ->
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
preview-waiting =
    { $n ->
        [one] Am Tisch warten: { $people }. Ein Platz ist frei.
       *[other] Am Tisch warten: { $people }. { $n } Plätze sind frei.
    }
preview-playing = Es spielen: { $people }.
preview-over = Gespielt haben: { $people }.

## Warum etwas keine Adresse ist, oder warum dort nichts ankam

unreached-long = eine Adresse hat höchstens { $most } Zeichen
unreached-none = eine Adresse beginnt mit { $secure } oder { $plain } und nennt einen Server
unreached-late = innerhalb von { $seconds } Sekunden kam keine Antwort
unreached-private = das liegt in einem privaten Netz: wer diesen Server betreibt, kann es mit --notify-private erlauben
unreached-nobody = dort antwortet niemand
unreached-status = die Antwort war { $status }
