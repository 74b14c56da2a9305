# What is said of a game that has no words of its own.

plain-yes = Yes
plain-pass = Pass
plain-part = { $n }
plain-event = { $who ->
    [you] You: { $what }
   *[other] { $player }: { $what }
}
plain-with = { $what } { $name }
plain-number = { $what } ({ $n })
