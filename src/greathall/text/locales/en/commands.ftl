### What other commands print: greathall bench, mix, serve and admin.

bench-title = benchmarks
bench-what = what
bench-figure = figure

# $option is what is typed, such as --option original=mine
mix-saved = { $name } is saved; play with it by { $option }
mix-removed = { $name } is gone

serve-open = Great Hall is open at { $address }  (Ctrl-C closes it)

## Lists of people and tables: their headings.

admin-id = id
admin-name = name
admin-since = since
admin-devices = devices
admin-seats = seats
admin-game = game
admin-status = status
admin-choices = choices
admin-changed = changed
# Of a person who is not let in.
admin-shown-out = shown out
admin-status-is = { $status ->
    [waiting] waiting
    [playing] playing
   *[over] over
}

## What was done.

# $table is its id.
admin-deleted = Table { $table } is gone.
admin-bot = The bot { $name } plays on for seat { $seat }.
admin-revoked = { $n ->
    [one] 1 device is signed out.
   *[other] { $n } devices are signed out.
}
admin-banned = They are not let in any more.
admin-unbanned = They are let in again.
admin-forgotten = They are forgotten.
admin-copied = The database is copied to { $file }.
admin-done = Done.

## What is wrong with what was typed. $given, $option, $command: as it is typed; $of: an option or a place.

usage-try = `{ $command }` says more.
usage-no-number = { $given } is not a whole number
usage-no-decimal = { $given } is not a number
# $there: all that could be typed
usage-none-of = { $given } is none of { $there }
# $why: usage-no-…, usage-none-of
usage-bad-value = { $of }: { $why }
# $n: how many words
usage-extra = { $n ->
    [one] there is a word too many: { $given }
   *[other] there are { $n } words too many: { $given }
}
usage-no-command = there is no command { $given }; there are { $there }
# $like: options that are called alike; $n: how many
usage-no-option = there is no option { $given }{ $n ->
    [0] {""}
   *[other] ; there is { $like }
}
usage-missing = { $of } is missing
usage-flag = { $option } takes no value
usage-valueless = { $option } takes a value
# $why is English
usage-other = { $why }
