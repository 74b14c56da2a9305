### What happened in a game of Dune: Imperium. Names stay as they are, set off by a colon or „…“.

imperium-log-leader = { $who ->
    [you] Du wählst als Anführer:
   *[they] { $player } wählt als Anführer:
} { $name }.
imperium-log-round = Runde { $n }. Konflikt: { $name }. { $who ->
    [you] Du beginnst.
   *[they] { $player } beginnt.
}
imperium-log-turn = { $who ->
    [you] Du bist
   *[they] { $player } ist
} am Zug.
imperium-log-row = Neu in der Imperium-Reihe: { $cards }.
imperium-log-agent = { $who ->
    [you] Du entsendest
   *[they] { $player } entsendet
} einen Agenten zum Feld { $name }, Karte: { $cards }.
imperium-log-recall = { $who ->
    [you] Du rufst
   *[they] { $player } ruft
} einen Agenten vom Feld { $name } zurück.
imperium-log-mentat = { $who ->
    [you] Du nimmst dir
   *[they] { $player } nimmt sich
} den Mentaten.
imperium-log-swordmaster = { $who ->
    [you] Du nimmst dir
   *[they] { $player } nimmt sich
} den Schwertmeister.
imperium-log-council = { $who ->
    [you] Du nimmst dir
   *[they] { $player } nimmt sich
} einen Sitz im Hohen Rat.
imperium-log-control = { $who ->
    [you] Du erhältst
   *[they] { $player } erhält
} die Kontrolle über das Feld { $name }.
imperium-log-cheaper_flow = „{ $name }“ kostet in diesem Zug { $n } Überzeugung weniger.
imperium-log-voice = { $who ->
    [you] Du sperrst
   *[they] { $player } sperrt
} das Feld { $name } für alle Gegner.
imperium-log-gain = { $who ->
    [you] Du erhältst
   *[they] { $player } erhält
} { $list }.
imperium-log-pay = { $who ->
    [you] Du zahlst
   *[they] { $player } zahlt
} { $list }.
imperium-log-lose_vp = { $who ->
    [you] Du verlierst
   *[they] { $player } verliert
} { $n } { $n ->
    [one] Siegpunkt
   *[other] Siegpunkte
}.
imperium-log-lose_influence = { $who ->
    [you] Du verlierst
   *[they] { $player } verliert
} 1 Einfluss { imperium-with-faction }.
imperium-log-alliance = { $who ->
    [you] Du erhältst { imperium-alliance }.
    [nobody] Niemand hat mehr { imperium-alliance }.
   *[they] { $player } erhält { imperium-alliance }.
}
imperium-log-recruit = { $who ->
    [you] Du rekrutierst
   *[they] { $player } rekrutiert
} { imperium-troops }.
imperium-log-deploy = { $who ->
    [you] Du setzt
   *[they] { $player } setzt
} { imperium-troops } im Konflikt ein.
imperium-log-defend = { $who ->
    [you] Du setzt
   *[they] { $player } setzt
} { imperium-troops } aus dem Vorrat ein, um das Feld { $name } zu verteidigen.
imperium-log-retreat = { $who ->
    [you] Du ziehst
   *[they] { $player } zieht
} { imperium-troops } aus dem Konflikt zurück.
imperium-log-lose_deployed = { $who ->
    [you] Du verlierst
   *[they] { $player } verliert
} { imperium-troops } im Konflikt.
imperium-log-lose_garrisoned = { $who ->
    [you] Du verlierst
   *[they] { $player } verliert
} { imperium-troops } aus der Garnison.
imperium-log-win = { $who ->
    [you] Du gewinnst
   *[they] { $player } gewinnt
} den Konflikt: { $name }.
imperium-log-draw = { $who ->
    [you] Du ziehst:
   *[they] { $player } zieht:
} { $cards }.
imperium-log-intrigue = { $who ->
    [you] Du ziehst:
   *[they] { $player } zieht:
} { $cards }.
imperium-log-steal = { $who ->
    [you] Du nimmst
   *[they] { $player } nimmt
} { $victim ->
    [you] dir etwas weg
   *[they] { $from } etwas weg
}: { $cards }.
imperium-log-play_intrigue = { $who ->
    [you] Du spielst
   *[they] { $player } spielt
} eine Intrigenkarte aus: „{ $name }“.
imperium-log-reveal = { $who ->
    [you] Du deckst auf:
   *[they] { $player } deckt auf:
} { $cards }.
imperium-log-discard = { $who ->
    [you] Du wirfst ab:
   *[they] { $player } wirft ab:
} { $cards }.
imperium-log-trash = { $who ->
    [you] Du entsorgst:
   *[they] { $player } entsorgt:
} { $cards }.
imperium-log-persuade = { $who ->
    [you] Du erwirbst
   *[they] { $player } erwirbt
} für { $n } Überzeugung: { $cards }{ $to ->
    [acquire_to_deck] {" "}(oben auf das Deck)
    [acquire_to_hand] {" "}(auf die Hand)
   *[acquire] {""}
}.
imperium-log-acquire = { $who ->
    [you] Du erwirbst:
   *[they] { $player } erwirbt:
} { $cards }.
imperium-log-acquire_to_deck = { $who ->
    [you] Du erwirbst:
   *[they] { $player } erwirbt:
} { $cards } (oben auf das Deck).
imperium-log-acquire_to_hand = { $who ->
    [you] Du erwirbst:
   *[they] { $player } erwirbt:
} { $cards } (auf die Hand).
imperium-log-set_aside = { $who ->
    [you] Du legst für dich beiseite: { $cards }.
   *[they] { $player } legt für sich beiseite: { $cards }.
}
imperium-log-take = { $who ->
    [you] Du nimmst
   *[they] { $player } nimmt
} aus dem Ablagestapel auf die Hand: { $cards }.
imperium-log-shuffle = { $who ->
    [you] Du mischst
   *[they] { $player } mischt
} den Ablagestapel in das Deck.
imperium-log-hidden = { $what ->
    [intrigue] { $n ->
        [one] eine Intrigenkarte
       *[other] { $n } Intrigenkarten
    }
   *[other] { $n ->
        [one] eine Karte
       *[other] { $n } Karten
    }
}
imperium-log-hidden-too = { $what ->
    [intrigue] { $n ->
        [one] eine weitere Intrigenkarte
       *[other] { $n } weitere Intrigenkarten
    }
   *[other] { $n ->
        [one] eine weitere Karte
       *[other] { $n } weitere Karten
    }
}
imperium-log-intrigue-named = { $n ->
    [one] die Intrigenkarte { $cards }
   *[other] die Intrigenkarten { $cards }
}
imperium-log-maker = Bonus-Spice auf dem Feld { $name }: { $n }.
imperium-log-strength = { $who ->
    [you] Du kämpfst
   *[they] { $player } kämpft
} mit einer Kampfstärke von { $n }.
imperium-log-place = { $n ->
    [0] { $who ->
        [you] Du gehst
       *[they] { $player } geht
    } leer aus.
   *[other] { $who ->
        [you] Du kommst
       *[they] { $player } kommt
    } auf den { imperium-log-ordinal } Platz.
}
imperium-log-tie = { $who ->
    [you] Du bist
   *[they] { $player } ist
} bei Gleichstand auf dem { imperium-log-ordinal } Platz und { $n ->
    [1] { $who ->
        [you] erhältst
       *[they] erhält
    } die zweite Belohnung.
    [2] { $who ->
        [you] erhältst
       *[they] erhält
    } die dritte Belohnung.
   *[other] { $who ->
        [you] gehst
       *[they] geht
    } leer aus.
}
imperium-log-ordinal = { $n ->
    [1] ersten
    [2] zweiten
   *[other] dritten
}
imperium-log-mentat_promised = { $who ->
    [you] Du bekommst
   *[they] { $player } bekommt
} in der nächsten Runde den Mentaten.
imperium-log-skip_turn = { $who ->
    [you] Du passt
   *[they] { $player } passt
} in diesem Zug.
imperium-log-masterstroke = { $who ->
    [you] Du deckst deine geheimen Fraktionen auf.
   *[they] { $player } deckt die geheimen Fraktionen auf.
}
