### What happens at a table, and is not part of the game

notice-handed_over = { $by ->
    [themselves] { $name } überlässt den Platz vorerst einem Bot.
    [another] { $other } lässt einen Bot für { $name } weiterspielen (abwesend).
   *[nobody] Ein Bot spielt für { $name } weiter (abwesend).
}
notice-time_up = Die Zeit von { $name } ist abgelaufen: Ein Bot spielt weiter.
notice-taken_back = { $name } ist zurück und spielt weiter.
