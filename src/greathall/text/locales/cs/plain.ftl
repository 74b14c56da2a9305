# What is said of a game that has no words of its own.

plain-yes = Ano
plain-pass = Pasovat
plain-part = { $n }
plain-event = { $who ->
    [you] Vy: { $what }
   *[other] { $player }: { $what }
}
plain-with = { $what } { $name }
plain-number = { $what } ({ $n })
