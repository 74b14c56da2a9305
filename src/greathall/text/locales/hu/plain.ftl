# Amit egy olyan játékról mondunk, amelynek nincsenek saját szavai.

plain-yes = Igen
plain-pass = Passz
plain-part = { $n }
plain-event = { $who ->
    [you] Te: { $what }
   *[other] { $player }: { $what }
}
plain-with = { $what } { $name }
plain-number = { $what } ({ $n })
