### What people are told who are not at the table, and what a link to a table looks like in a chat

notice-turn = It is your turn
notice-turn-text = { $game }: the others wait for you.
notice-turn-named = “{ $table }”, { $game }: the others wait for you.
notice-test = Great Hall reaches you
notice-test-text = This is how you hear that it is your turn.

## A link to a table, as a chat shows it

preview-site = Great Hall
app-description = Deck-building board games with people and bots
preview-title = { $table } · { $game }
preview-and = { $first } and { $last }
preview-free =
    { $n ->
        [one] One seat is free.
       *[other] { $n } seats are free.
    }
preview-waiting =
    { $n ->
        [one] Waiting: { $people }. One seat is free.
       *[other] Waiting: { $people }. { $n } seats are free.
    }
preview-playing = Being played by { $people }.
preview-over = Played by { $people }.

## Why an address cannot be one, or why nothing arrived there

unreached-long = an address has { $most } characters at most
unreached-none = an address begins with { $secure } or { $plain }, and names a server
unreached-late = there was no answer within { $seconds } seconds
unreached-private = that is in a private network: whoever runs this server can allow it with --notify-private
unreached-nobody = nobody answers there
unreached-status = the answer was { $status }
