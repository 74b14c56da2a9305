### What happens at a table, and is not part of the game

# $by is how $other, who did it, stands to $name, whose seat it is.
notice-handed_over = { $by ->
    [themselves] { $name } leaves the table to a bot for now.
    [another] { $other } has a bot play on for { $name }, who is away.
   *[nobody] A bot plays on for { $name }, who is away.
}
notice-time_up = The clock of { $name } has run out: a bot plays on.
notice-taken_back = { $name } is back, and plays on.
