### What happens at a table, and is not part of the game

notice-handed_over = { $by ->
    [themselves] { $name } přenechává prozatím místo botovi.
    [another] { $other } nechává bota hrát dál (zastupuje: { $name }).
   *[nobody] Hraje dál bot (zastupuje: { $name }).
}
notice-time_up = { $name }: čas vypršel, hraje dál bot.
notice-taken_back = { $name } je zpět a hraje dál.
