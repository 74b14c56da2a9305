### Why something is not done, in lower case and without a full stop: the app makes a sentence of it.
### $seat is the number of a seat, $name a person's name, $game a game's id.

refused-not-yours-to-analyse = only those who played may have the game analysed
refused-no-analysis = games of { $game } cannot be analysed: it has no bot that searches
refused-analysed-already = { $n } of your games are being analysed: wait until one is done
refused-analyses-waiting = too many games are waiting to be analysed: try again later
refused-starting = the server is starting: try again in a moment
refused-nobody = this browser is not known here: allow cookies for this page and load it anew
refused-link-elsewhere = this link leads elsewhere
refused-no-game = there is no game { $game }; there are { $games }
refused-bad-number = { $given } is no step and no seat
refused-no-table = there is no table { $table }
refused-no-seat = there is no seat { $seat }; there are 1 to { $last }
refused-bad-clock = a clock for each move has no increment: leave it out, or choose a bank
refused-full = every seat at this table is taken; you may watch
refused-not-invited = this table is not open to all: ask for an invitation
refused-not-opener = only whoever opened the table may do that
refused-begun = the game has begun
refused-banned = you were shown out of this hall: ask whoever runs it
refused-no-device = this device is signed out already
refused-bad-name = a name needs at least one letter
refused-link-used = this link was used already or is too old: make a new one
refused-player-counts = this game takes { $counts } players
refused-nobody-plays = somebody has to play: take a seat, or leave one open
refused-over-there = the game is over there: go back to a step before the end
refused-not-over-yet-secret = this game is not over yet: nobody may see all of it
refused-not-over = this game is not over yet
refused-not-yours-to-repeat = only those who played may ask for a rematch
refused-seat-taken = seat { $seat } is not free; there is still { $others }
refused-seat-not-free = seat { $seat } is not free: free it first
refused-take-a-seat = somebody has to play: take a seat first
refused-free-already = seat { $seat } is free already
refused-begun-resign = the game has begun: you may resign
refused-bad-step = that game has steps 0 to { $last }
refused-bad-seats = that game has { $n } seats
refused-bad-game = that game is { $game }
refused-known-cards = whoever played that game knows its cards: play on among friends
# $who: you, address
refused-too-many-tables = { $who ->
    [you] you
   *[address] your address
} can have { $n } tables open at once: close one first
refused-bad-subscription = these are no keys of a browser
refused-no-topic = an ntfy address ends with its topic: https://ntfy.sh/TOPIC
# $why is English
refused-bad-address = { $why }
refused-no-game-to-stand-in = there is no game under way in which a bot could stand in
refused-played-by-bot-already = a bot plays for { $name } already
refused-not-yours-to-hand-over = only those who play here may hand a seat to a bot
refused-not-waited-for = nobody waits for { $name } now
# Times such as "4 minutes"; $unit: day, hour, minute, second
refused-span = { $unit ->
    [day] { $n ->
        [one] { $n } day
       *[other] { $n } days
    }
    [hour] { $n ->
        [one] { $n } hour
       *[other] { $n } hours
    }
    [minute] { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
   *[second] { $n ->
        [one] { $n } second
       *[other] { $n } seconds
    }
}
# $patience and $more are such times
refused-too-early = { $name } may take { $patience } for it: wait for another { $more }
refused-time-is-up = your time is up: a bot makes this move, then you may take your seat back
# $theirs and $ours are rules versions of the $game (its id), by which it was played, and that we have
refused-rules-changed = the rules have changed under this table: it was played by rules version { $theirs } of { $game }, and this server has version { $ours }. It is kept as it is, but cannot be shown or go on here.
refused-rules-broken = what is stored of this table is not the game that was played by rules version { $ours } of { $game }. It is kept as it is, but cannot be shown or go on here.
refused-stale = the table has changed since; look again and choose then
refused-seat-is-open = free undo is for one person among bots: a seat is open for somebody else
refused-among-people = free undo is for one person among bots: here are { $people }
refused-not-begun = the game has not begun: seats are still open
refused-over = the game is over
refused-curtain = { $name } is to take the device first
refused-bot-stands-in = a bot stands in for you: take your seat back first
refused-not-your-turn = { $name } is to decide, not you
refused-too-long = this game has gone on for { $n } choices: resign to end it, or open another table
refused-not-yours-to-talk = only those who sit at the table may talk there
refused-nothing-said = there is nothing in this message that could be read
refused-too-much-said = everything has been said at this table: talk on at the next one
refused-not-your-seat = seat { $seat } is not yours
refused-illegal = { $code } is not an option now; look again and choose then
refused-not-yours-to-undo = only whoever plays here may switch free undo on
refused-no-game-to-resign = there is no game under way from which to resign
refused-resigned = you have resigned already
refused-no-stand-in = no bot stands in for you
refused-no-teams = nobody plays together at this table: talk to everybody
refused-both-teams = both sides share this device: talk to everybody
refused-illegal-after = { $code } is not an option after { $first }; look again and choose then
refused-no-time = the time since that step would be yours, and your clock has not so much left
# $why is for whoever writes programs, and English
refused-bad-request = this is not what was expected: { $why }
refused-no-choice-yet = you have made no choice yet that could be taken back
refused-no-undo = your last step cannot be taken back: something was revealed, or another has decided
refused-failed = something went wrong here: load the page anew
refused-fault = something went wrong here
refused-too-large = this request is too large
# $path: what was asked for, an address without its host
refused-nothing-there = there is nothing at { $path }
# $status: a status of HTTP, $detail: what it says. $method: GET, POST, …
refused-http = { $status ->
    [404] Not Found
    [405] Method Not Allowed
   *[other] { $detail }
}: { $method } { $path }
refused-signed-out = this browser was signed out: open a link here that another device of yours makes (at your name, “Another device”), or load this page anew to come as somebody new
refused-expired = this browser was not here for { $days } days, and was signed out: open a link here that another device of yours makes (at your name, “Another device”), or load this page anew to come as somebody new
refused-too-often-writes = too many requests: wait a moment
refused-too-often-reads = too many requests: wait a moment
refused-too-often-requests = too many messages: wait a moment
refused-too-often-requests-here = too many messages from your address: wait a moment
refused-too-often-enters = tables were opened too often: wait a few seconds, then load the page anew
refused-too-often-enters-here = tables were opened too often from your address: wait a few seconds, then load the page anew
refused-too-often-looks = the table was asked for too often: wait a second
refused-too-often-hints = hints were asked for too often: wait a few seconds
refused-too-often-hints-here = hints were asked for too often from your address: wait a few seconds
refused-too-often-words = that was a lot at once: say the rest in a minute, or in one longer message
refused-too-often-notices = too many messages to one person: this one is left out
refused-too-often-notice-tests = that was tried a few times already: wait a minute
refused-too-often-words-at-table = everybody talks at once at this table: say it again in a minute
refused-cleared-away = this table has been cleared away
refused-bots-failed = the bots cannot play on just now; they try again
refused-rules-renewed = the rules of { $game } were renewed since this game began by version { $theirs }: it goes on by version { $ours }

## Requests that never get to a table: browsers send none of these by themselves.

refused-no-host = this is no name of a server
# $names: of servers. $option: as it is typed
refused-other-host = this server answers to { $names }; start it with { $option }
# $option: as it is typed
refused-bad-origin = requests that change something have to come from our pages (a proxy has to pass Host on, and the server to know it: { $option })
refused-body-too-large = a request may have { $n } bytes at most
refused-message-no-text = a message is text
refused-message-too-large = a message has { $n } characters at most
refused-message-unread = this message cannot be read: { $why }
# $command: as it is typed
refused-no-app = The browser app is not built. Run `{ $command }` with Node at hand, then start the server again.
