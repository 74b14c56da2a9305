### What happened in a game of Dominion.

dominion-log-turn = { $who ->
    [you] Du beginnst
   *[they] { $player } beginnt
} Zug { $n }.
dominion-log-play = { $who ->
    [you] Du spielst
   *[they] { $player } spielt
} { $cards_a } aus.
dominion-log-play-treasure = { $who ->
    [you] Du spielst
   *[they] { $player } spielt
} { $cards_a } aus (+{ $n } Geld).
dominion-log-buy = { $who ->
    [you] Du kaufst
   *[they] { $player } kauft
} { $cards_a }.
dominion-log-bonus = { $who ->
    [you] Du erhältst
   *[they] { $player } erhält
} { $list }.
dominion-log-cheaper = Alle Karten kosten in diesem Zug { $n } weniger.
dominion-log-richer = Jedes { $copper } bringt in diesem Zug { $n } Geld mehr.
dominion-log-draw = { $who ->
    [you] Du ziehst
   *[they] { $player } zieht
} { $cards_a }.
dominion-log-discard = { $who ->
    [you] Du legst
   *[they] { $player } legt
} { $cards_a } ab.
dominion-log-trash = { $who ->
    [you] Du entsorgst
   *[they] { $player } entsorgt
} { $cards_a }.
dominion-log-gain = { $who ->
    [you] Du nimmst dir
   *[they] { $player } nimmt sich
} { $cards_a }.
dominion-log-gain_to_deck = { $who ->
    [you] Du nimmst dir
   *[they] { $player } nimmt sich
} { $cards_a } oben auf den Nachziehstapel.
dominion-log-gain_to_hand = { $who ->
    [you] Du nimmst dir
   *[they] { $player } nimmt sich
} { $cards_a } auf die Hand.
dominion-log-steal = { $who ->
    [you] Du nimmst dir
   *[they] { $player } nimmt sich
} { $cards_a } vom Müllstapel.
dominion-log-reveal = { $who ->
    [you] Du deckst
   *[they] { $player } deckt
} { $cards_a } auf.
dominion-log-react = { $who ->
    [you] Du deckst
   *[they] { $player } deckt
} { $cards_a } gegen { $source_a } auf.
dominion-log-name = { $who ->
    [you] Du nennst
   *[they] { $player } nennt
} die Karte { $cards }.
dominion-log-name-other = { $who ->
    [you] Du nennst
   *[they] { $player } nennt
} eine Karte, die es in diesem Spiel nicht gibt.
dominion-log-set_aside = { $who ->
    [you] Du legst
   *[they] { $player } legt
} { $cards_a } zur Seite.
dominion-log-take = { $who ->
    [you] Du nimmst
   *[they] { $player } nimmt
} { $cards_a } auf die Hand.
dominion-log-topdeck = { $who ->
    [you] Du legst
   *[they] { $player } legt
} { $cards_a } oben auf den Nachziehstapel.
dominion-log-reveal_hand = { $who ->
    [you] Du deckst deine Kartenhand auf.
   *[they] { $player } deckt die Kartenhand auf.
}
dominion-log-reveal_hand-cards = { $who ->
    [you] Du deckst deine Kartenhand auf: { $cards }.
   *[they] { $player } deckt die Kartenhand auf: { $cards }.
}
dominion-log-discard_deck = { $who ->
    [you] Du legst
   *[they] { $player } legt
} den Nachziehstapel auf den Ablagestapel.
dominion-log-shuffle = { $who ->
    [you] Du mischst
   *[they] { $player } mischt
} den Ablagestapel zu einem neuen Nachziehstapel.
dominion-log-clean_up = { $who ->
    [you] Du räumst
   *[they] { $player } räumt
} auf.
dominion-log-pass_left = { $to ->
    [self] { $who ->
        [you] Du behältst
       *[they] { $player } behält
    } { $cards_a }.
    [you] { $player } gibt { $cards_a } an dich weiter.
   *[they] { $who ->
        [you] Du gibst
       *[they] { $player } gibt
    } { $cards_a } an { $receiver } weiter.
}
dominion-log-hidden = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
dominion-log-hidden-too = { $n ->
    [one] eine weitere Karte
   *[other] { $n } weitere Karten
}
