# What is said of a game that has no words of its own.

plain-yes = Ja
plain-pass = Passen
plain-part = { $n }
plain-event = { $who ->
    [you] Du: { $what }
   *[other] { $player }: { $what }
}
plain-with = { $what } { $name }
plain-number = { $what } ({ $n })
