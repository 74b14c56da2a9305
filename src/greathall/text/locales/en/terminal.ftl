### What the terminal says around a game: greathall play, greathall replay.

# What can be typed; the letters stay as they are.
terminal-help =
    A number chooses the option of that number.
    ? NAME   what something says (? alone: all there is in this game)
    r        the rule about what you are asked (r WORDS: rules that have these words)
    u        take your last step back, if nothing was revealed since
    a        advice: what a sound bot would do, and why
    l        all that has happened so far
    h        this help
    q        leave the game
# $title is the game's name
terminal-begin = { $title }, seed { $seed }. Type h for help.
terminal-you = You
# $name is a bot's
terminal-bot = { $name } (seat { $seat })
terminal-player = Player { $n }
terminal-left = You have left the game.
terminal-record = The record is in { $file }.
terminal-number = Type a number from 1 to { $last }, or h for help.
# $why is a clause, such as "a card was revealed"
terminal-kept = That cannot be taken back: { $why }.
# $loss is a sentence
terminal-loss = { $loss } The same number again if you mean it.
# $label is an option, $why what speaks for it
terminal-advice = { $label } – { $why }.
# $words is what somebody has typed, in quotation marks
terminal-unknown = Nothing in this game is called { $words }.
terminal-unfinished = The record ends before the game does.
terminal-go-on = Enter: go on, q: stop
terminal-over = The game is over
terminal-place = place
terminal-who = player
terminal-points = points
terminal-with = with
