### What the cards and spaces of the Dune games tell a player to do. $form as in English; $as = inverted: the verb comes first.
###
### Opponents are many: "alle Gegner", "sie".

imperium-du-darfst = { $as ->
    [inverted] darfst du
   *[plain] du darfst
}
imperium-alle-duerfen = { $as ->
    [inverted] dürfen alle Gegner
   *[plain] alle Gegner dürfen
}
imperium-sie-duerfen = { $as ->
    [inverted] dürfen sie
   *[plain] sie dürfen
}
# Endings follow: dein-er, ihr-er.
imperium-dein = { $form ->
    [each] ihr
    [each-may] ihr
    [they] ihr
    [they-may] ihr
    [their-option] ihr
    [its-option] sein
   *[do] dein
}
imperium-dir = { $form ->
    [each] sich
    [each-may] sich
    [they] sich
    [they-may] sich
    [their-option] sich
    [its-option] sich
   *[do] dir
}
imperium-du = { $form ->
    [each] sie
    [each-may] sie
    [they] sie
    [they-may] sie
    [their-option] sie
    [its-option] der Rivale
   *[do] du
}
imperium-hast = { $form ->
    [each] haben
    [each-may] haben
    [they] haben
    [they-may] haben
    [their-option] haben
    [its-option] hat
   *[do] hast
}
# Whether it is a bare "+2", with nobody named.
imperium-bonus = { $form ->
    [do] bonus
    [option] bonus
    [their-option] bonus
    [its-option] bonus
   *[other] no
}
# Influence is "bei" somebody.
imperium-with-faction = { $faction ->
    [emperor] beim Imperator
    [emperor_icon] bei den Großen Häusern (Shaddam: oder beim Imperator)
    [fremen_icon] bei den Randwelten (Muad'Dib: oder bei den Fremen)
    [guild] bei der Raumgilde
    [bene_gesserit] bei den Bene Gesserit
    [great_houses] bei den Großen Häusern
    [fringe_worlds] bei den Randwelten
   *[fremen] bei den Fremen
}
imperium-the-faction = { $faction ->
    [emperor] des Imperators
    [emperor_icon] der Großen Häuser (Shaddam: oder des Imperators)
    [fremen_icon] der Randwelten (Muad'Dib: oder der Fremen)
    [guild] der Raumgilde
    [bene_gesserit] der Bene Gesserit
    [great_houses] der Großen Häuser
    [fringe_worlds] der Randwelten
   *[fremen] der Fremen
}
imperium-with = { $faction ->
    [any] { $form ->
        [its-option] bei der Fraktion, bei der der Rivale am wenigsten hat
       *[do] bei einer beliebigen Fraktion
    }
    [behind] bei einer Fraktion, bei der jemand anderes mehr hat als { $form ->
        [its-option] der Rivale (bei mehreren dort, wo er am wenigsten hat, dann nach deiner Wahl)
        [do] du
        [may] du
        [option] du
       *[they] sie selbst
    }
    [some] { $factions }
   *[one] { imperium-with-faction }
}
imperium-faction-card = { $faction ->
    [emperor] Imperator-Karte
    [guild] Raumgilde-Karte
    [bene_gesserit] Bene-Gesserit-Karte
   *[fremen] Fremenkarte
}
imperium-a-faction-card = eine { imperium-faction-card }
imperium-alliance = { $faction ->
    [emperor] die Allianz mit dem Imperator
    [emperor_icon] die Allianz mit den Großen Häusern (Shaddam: die mit dem Imperator)
    [fremen_icon] die Allianz mit den Randwelten (Muad'Dib: die mit den Fremen)
    [guild] die Allianz mit der Raumgilde
    [bene_gesserit] die Allianz mit den Bene Gesserit
    [fremen] die Allianz mit den Fremen
    [great_houses] die Allianz mit den Großen Häusern
    [fringe_worlds] die Allianz mit den Randwelten
   *[any] eine Allianz
}
imperium-troops = { $n ->
    [one] 1 Trupp
   *[other] { $n } Truppen
}
imperium-some-troops = { $amount ->
    [any] beliebig viele Truppen
    [up-to] bis zu { imperium-troops }
   *[exactly] { imperium-troops }
}
imperium-n-solari = { $n } { $n ->
    [one] Solari
   *[other] Solaris
}
imperium-n-cards = { $n } { $n ->
    [one] Karte
   *[other] Karten
}
imperium-n-intrigue = { $n } { $n ->
    [one] Intrigenkarte
   *[other] Intrigenkarten
}
imperium-price-solari = { imperium-n-solari }
imperium-price-spice = { $n } Spice
imperium-price-water = { $n } Wasser

# Before what has been given before, and comes once more.
imperium-more = { $more ->
    [yes] nochmals{" "}
   *[no] {""}
}
imperium-noch = { $more ->
    [yes] noch{" "}
   *[no] {""}
}
imperium-solari = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } { imperium-n-solari } nehmen
    [each] { $as ->
        [inverted] erhalten alle Gegner
       *[plain] alle Gegner erhalten
    } { imperium-n-solari }
    [each-may] { imperium-alle-duerfen } { imperium-dir } { imperium-n-solari } nehmen
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } { imperium-n-solari }
    [they-may] { imperium-sie-duerfen } { imperium-dir } { imperium-n-solari } nehmen
   *[do] { imperium-more }+{ imperium-n-solari }
}
    .is = { imperium-bonus }
imperium-spice = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } { $n } Spice nehmen
    [each] { $as ->
        [inverted] erhalten alle Gegner
       *[plain] alle Gegner erhalten
    } { $n } Spice
    [each-may] { imperium-alle-duerfen } { imperium-dir } { $n } Spice nehmen
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } { $n } Spice
    [they-may] { imperium-sie-duerfen } { imperium-dir } { $n } Spice nehmen
   *[do] { imperium-more }+{ $n } Spice
}
    .is = { imperium-bonus }
imperium-water = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } { $n } Wasser nehmen
    [each] { $as ->
        [inverted] erhalten alle Gegner
       *[plain] alle Gegner erhalten
    } { $n } Wasser
    [each-may] { imperium-alle-duerfen } { imperium-dir } { $n } Wasser nehmen
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } { $n } Wasser
    [they-may] { imperium-sie-duerfen } { imperium-dir } { $n } Wasser nehmen
   *[do] { imperium-more }+{ $n } Wasser
}
    .is = { imperium-bonus }
imperium-vp = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } { $n } { $n ->
        [one] Siegpunkt
       *[other] Siegpunkte
    } nehmen
    [each] { $as ->
        [inverted] erhalten alle Gegner
       *[plain] alle Gegner erhalten
    } { $n } { $n ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }
    [each-may] { imperium-alle-duerfen } { imperium-dir } { $n } { $n ->
        [one] Siegpunkt
       *[other] Siegpunkte
    } nehmen
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } { $n } { $n ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }
    [they-may] { imperium-sie-duerfen } { imperium-dir } { $n } { $n ->
        [one] Siegpunkt
       *[other] Siegpunkte
    } nehmen
   *[do] { imperium-more }+{ $n } { $n ->
        [one] Siegpunkt
       *[other] Siegpunkte
    }
}
    .is = { imperium-bonus }
imperium-persuasion = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } { $n } Überzeugung nehmen
    [each] { $as ->
        [inverted] erhalten alle Gegner
       *[plain] alle Gegner erhalten
    } { $n } Überzeugung
    [each-may] { imperium-alle-duerfen } { imperium-dir } { $n } Überzeugung nehmen
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } { $n } Überzeugung
    [they-may] { imperium-sie-duerfen } { imperium-dir } { $n } Überzeugung nehmen
   *[do] { imperium-more }+{ $n } Überzeugung
}
    .is = { imperium-bonus }
imperium-swords = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } { $n } { $n ->
        [one] Schwert
       *[other] Schwerter
    } nehmen
    [each] { $as ->
        [inverted] erhalten alle Gegner
       *[plain] alle Gegner erhalten
    } { $n } { $n ->
        [one] Schwert
       *[other] Schwerter
    }
    [each-may] { imperium-alle-duerfen } { imperium-dir } { $n } { $n ->
        [one] Schwert
       *[other] Schwerter
    } nehmen
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } { $n } { $n ->
        [one] Schwert
       *[other] Schwerter
    }
    [they-may] { imperium-sie-duerfen } { imperium-dir } { $n } { $n ->
        [one] Schwert
       *[other] Schwerter
    } nehmen
   *[do] { imperium-more }+{ $n } { $n ->
        [one] Schwert
       *[other] Schwerter
    }
}
    .is = { imperium-bonus }
imperium-troops-recruit = { $form ->
    [may] { imperium-du-darfst } { imperium-noch }{ imperium-troops } rekrutieren
    [each] { $as ->
        [inverted] rekrutieren alle Gegner
       *[plain] alle Gegner rekrutieren
    } { imperium-noch }{ imperium-troops }
    [each-may] { imperium-alle-duerfen } { imperium-noch }{ imperium-troops } rekrutieren
    [they] { $as ->
        [inverted] rekrutieren sie
       *[plain] sie rekrutieren
    } { imperium-noch }{ imperium-troops }
    [they-may] { imperium-sie-duerfen } { imperium-noch }{ imperium-troops } rekrutieren
    [do] rekrutiere { imperium-noch }{ imperium-troops }
   *[option] { imperium-noch }{ imperium-troops } rekrutieren
}
    .ally = rekrutieren je { imperium-noch }{ imperium-troops }
imperium-cards = { $form ->
    [may] { imperium-du-darfst } { imperium-noch }{ imperium-n-cards } ziehen
    [each] { $as ->
        [inverted] ziehen alle Gegner
       *[plain] alle Gegner ziehen
    } { imperium-noch }{ imperium-n-cards }
    [each-may] { imperium-alle-duerfen } { imperium-noch }{ imperium-n-cards } ziehen
    [they] { $as ->
        [inverted] ziehen sie
       *[plain] sie ziehen
    } { imperium-noch }{ imperium-n-cards }
    [they-may] { imperium-sie-duerfen } { imperium-noch }{ imperium-n-cards } ziehen
    [do] ziehe { imperium-noch }{ imperium-n-cards }
   *[option] { imperium-noch }{ imperium-n-cards } ziehen
}
imperium-intrigue = { $form ->
    [may] { imperium-du-darfst } { imperium-noch }{ imperium-n-intrigue } ziehen
    [each] { $as ->
        [inverted] ziehen alle Gegner
       *[plain] alle Gegner ziehen
    } { imperium-noch }{ imperium-n-intrigue }
    [each-may] { imperium-alle-duerfen } { imperium-noch }{ imperium-n-intrigue } ziehen
    [they] { $as ->
        [inverted] ziehen sie
       *[plain] sie ziehen
    } { imperium-noch }{ imperium-n-intrigue }
    [they-may] { imperium-sie-duerfen } { imperium-noch }{ imperium-n-intrigue } ziehen
    [do] ziehe { imperium-noch }{ imperium-n-intrigue }
   *[option] { imperium-noch }{ imperium-n-intrigue } ziehen
}
imperium-per-cards-in-play = { $text } für jede { imperium-faction-card }, die { imperium-du } im Spiel { imperium-hast } (diese und die in dieser Runde für Agenten ausgespielten zählen mit)
    .inverted = { $text_inverted } für jede { imperium-faction-card }, die { imperium-du } im Spiel { imperium-hast } (diese und die in dieser Runde für Agenten ausgespielten zählen mit)
    .is = { $text_is }
imperium-harvest = { $n ->
    [0] { $form ->
        [do] ernte das Spice dieses Feldes
       *[option] das Spice dieses Feldes ernten
    }: sein eigenes und sämtliches Bonus-Spice darauf
   *[other] +{ $n } Spice und sämtliches Bonus-Spice auf diesem Feld
}
imperium-double-harvest = wenn dieser Agent auf einem Sandwurmfeld Spice erntet, erhältst du das eigene Spice des Feldes ein zweites Mal (Bonus-Spice nur einmal)
imperium-steal-intrigue = { $as ->
    [inverted] geben dir alle Gegner mit { $n } oder mehr Intrigenkarten
   *[plain] alle Gegner mit { $n } oder mehr Intrigenkarten geben dir
} zufällig eine davon
imperium-take-seat = { $form ->
    [do] nimm dir einen Sitz im Hohen Rat
   *[option] { imperium-dir } einen Sitz im Hohen Rat nehmen
} (+{ $n } Überzeugung in jedem { imperium-dein }er Aufdeckzüge für den Rest der Partie)
imperium-take-swordmaster = { $form ->
    [do] nimm dir den Schwertmeister
   *[option] { imperium-dir } den Schwertmeister nehmen
} (ein dritter Agent für den Rest der Partie, ab dieser Runde)
imperium-take-mentat = { $where ->
    [here] wenn der Mentat hier steht, { $form ->
        [do] nimm ihn dir für diese Runde als weiteren Agenten
       *[option] ihn { imperium-dir } für diese Runde als weiteren Agenten nehmen
    }
   *[elsewhere] { $form ->
        [do] nimm dir den Mentaten für diese Runde als weiteren Agenten
       *[option] { imperium-dir } den Mentaten für diese Runde als weiteren Agenten nehmen
    } (du entsendest keinen Agenten zu seinem Feld und erhältst sonst nichts davon)
}
imperium-mentat-next-round = { $form ->
    [do] nimm dir den Mentaten, wo immer er ist, für die nächste Runde als weiteren Agenten
   *[option] { imperium-dir } den Mentaten, wo immer er ist, für die nächste Runde als weiteren Agenten nehmen
}
imperium-take-control = { $form ->
    [do] erhalte die Kontrolle über { $where ->
        [named] das Feld { $space }
       *[here] das umkämpfte Feld
    }
   *[option] die Kontrolle über { $where ->
        [named] das Feld { $space }
       *[here] das umkämpfte Feld
    } erhalten
}
imperium-influence = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } { $n } Einfluss { imperium-with } nehmen
    [each] { $as ->
        [inverted] erhalten alle Gegner
       *[plain] alle Gegner erhalten
    } { $n } Einfluss { imperium-with }
    [each-may] { imperium-alle-duerfen } { imperium-dir } { $n } Einfluss { imperium-with } nehmen
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } { $n } Einfluss { imperium-with }
    [they-may] { imperium-sie-duerfen } { imperium-dir } { $n } Einfluss { imperium-with } nehmen
   *[do] +{ $n } Einfluss { imperium-with }
}
    .is = { imperium-bonus }
imperium-influence-with-two = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } 1 Einfluss bei jeder von zwei verschiedenen Fraktionen nehmen
    [each] { $as ->
        [inverted] erhalten alle Gegner
       *[plain] alle Gegner erhalten
    } 1 Einfluss bei jeder von zwei verschiedenen Fraktionen
    [each-may] { imperium-alle-duerfen } { imperium-dir } 1 Einfluss bei jeder von zwei verschiedenen Fraktionen nehmen
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } 1 Einfluss bei jeder von zwei verschiedenen Fraktionen
    [they-may] { imperium-sie-duerfen } { imperium-dir } 1 Einfluss bei jeder von zwei verschiedenen Fraktionen nehmen
   *[do] +1 Einfluss bei jeder von zwei verschiedenen Fraktionen
}
    .is = { imperium-bonus }
imperium-besuchst = { $form ->
    [do] besuchst
    [may] besuchst
    [option] besuchst
    [its-option] besucht
   *[they] besuchen
}
imperium-visit-influence = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } { $n } Einfluss zusätzlich bei der Fraktion nehmen, deren Feld { imperium-du } { imperium-besuchst }
    [each] { $as ->
        [inverted] erhalten alle Gegner
       *[plain] alle Gegner erhalten
    } { $n } Einfluss zusätzlich bei der Fraktion, deren Feld { imperium-du } { imperium-besuchst }
    [each-may] { imperium-alle-duerfen } { imperium-dir } { $n } Einfluss zusätzlich bei der Fraktion nehmen, deren Feld { imperium-du } { imperium-besuchst }
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } { $n } Einfluss zusätzlich bei der Fraktion, deren Feld { imperium-du } { imperium-besuchst }
    [they-may] { imperium-sie-duerfen } { imperium-dir } { $n } Einfluss zusätzlich bei der Fraktion nehmen, deren Feld { imperium-du } { imperium-besuchst }
   *[do] +{ $n } Einfluss zusätzlich bei der Fraktion, deren Feld { imperium-du } { imperium-besuchst }
}
    .is = { imperium-bonus }
imperium-secret-influence = { $form ->
    [do] decke die Fraktionen auf, die du geheim gewählt hast
   *[option] die geheim gewählten Fraktionen aufdecken
}: +1 Einfluss bei jeder davon (einmal pro Partie)
imperium-lose-influence = { $form ->
    [may] { imperium-du-darfst } { $n ->
        [1] 1 Einfluss bei einer beliebigen Fraktion
       *[other] insgesamt { $n } Einfluss bei Fraktionen { imperium-dein }er Wahl
    } verlieren
    [each] { $as ->
        [inverted] verlieren alle Gegner
       *[plain] alle Gegner verlieren
    } { $n ->
        [1] 1 Einfluss bei einer beliebigen Fraktion
       *[other] insgesamt { $n } Einfluss bei Fraktionen { imperium-dein }er Wahl
    }
    [each-may] { imperium-alle-duerfen } { $n ->
        [1] 1 Einfluss bei einer beliebigen Fraktion
       *[other] insgesamt { $n } Einfluss bei Fraktionen { imperium-dein }er Wahl
    } verlieren
    [they] { $as ->
        [inverted] verlieren sie
       *[plain] sie verlieren
    } { $n ->
        [1] 1 Einfluss bei einer beliebigen Fraktion
       *[other] insgesamt { $n } Einfluss bei Fraktionen { imperium-dein }er Wahl
    }
    [they-may] { imperium-sie-duerfen } { $n ->
        [1] 1 Einfluss bei einer beliebigen Fraktion
       *[other] insgesamt { $n } Einfluss bei Fraktionen { imperium-dein }er Wahl
    } verlieren
    [do] verliere { $n ->
        [1] 1 Einfluss bei einer beliebigen Fraktion
       *[other] insgesamt { $n } Einfluss bei Fraktionen { imperium-dein }er Wahl
    }
   *[option] { $n ->
        [1] 1 Einfluss bei einer beliebigen Fraktion
       *[other] insgesamt { $n } Einfluss bei Fraktionen { imperium-dein }er Wahl
    } verlieren
}
imperium-do-this = { $form ->
    [may] { imperium-du-darfst } Folgendes tun: { $text }
    [each] { $as ->
        [inverted] tun alle Gegner
       *[plain] alle Gegner tun
    } Folgendes: { $text }
    [each-may] { imperium-alle-duerfen } Folgendes tun: { $text }
    [they] { $as ->
        [inverted] tun sie
       *[plain] sie tun
    } Folgendes: { $text }
    [they-may] { imperium-sie-duerfen } Folgendes tun: { $text }
   *[their-option] Folgendes tun: { $text }
}
imperium-choose = { $form ->
    [may] { imperium-du-darfst } { imperium-choose-n } wählen
    [each] { $as ->
        [inverted] wählen alle Gegner
       *[plain] alle Gegner wählen
    } { imperium-choose-n }
    [each-may] { imperium-alle-duerfen } { imperium-choose-n } wählen
    [they] { $as ->
        [inverted] wählen sie
       *[plain] sie wählen
    } { imperium-choose-n }
    [they-may] { imperium-sie-duerfen } { imperium-choose-n } wählen
    [do] wähle { imperium-choose-n }
   *[option] { imperium-choose-n } wählen
}: { $options }
imperium-choose-n = { $n ->
    [1] eins
    [2] zwei verschiedene
   *[other] { $n } verschiedene
}
imperium-if-done = { $then_is ->
    [bonus] { $form ->
        [do] wenn du das tust
        [may] wenn du das tust
        [option] wenn du das tust
        [its-option] wenn der Rivale das tut
       *[they] wenn sie das tun
    }: { $then }
   *[other] { $form ->
        [do] wenn du das tust
        [may] wenn du das tust
        [option] wenn du das tust
        [its-option] wenn der Rivale das tut
       *[they] wenn sie das tun
    }, { $then_inverted }
}
imperium-pay = { $form ->
    [may] { imperium-du-darfst } { $cost }
    [each] { imperium-alle-duerfen } { $cost }
    [each-may] { imperium-alle-duerfen } { $cost }
    [they] { imperium-sie-duerfen } { $cost }
    [they-may] { imperium-sie-duerfen } { $cost }
    [do] { $order }
   *[option] { $cost }
}: { CAPITAL($then) }
imperium-pay-goods = { $form ->
    [do] zahle { $goods }
   *[option] { $goods } zahlen
}
imperium-if = { $then_is ->
    [bonus] { $condition }: { $then }
   *[other] { $condition }, { $then_inverted }
}
imperium-if-all = { $condition }: { CAPITAL($then) }
imperium-if-influence = wenn { imperium-du } { $n } oder mehr Einfluss { imperium-with-faction } { imperium-hast }
imperium-if-alliance = wenn { imperium-du } { imperium-alliance } { imperium-hast }
imperium-if-another-in-play = { $faction ->
    [fremen] wenn { imperium-du } einen Fremenbund { imperium-hast } (eine weitere Fremenkarte im Spiel)
   *[other] wenn { imperium-du } eine weitere { imperium-faction-card } im Spiel { imperium-hast }
}
imperium-if-council-seat = wenn { imperium-du } einen Sitz im Hohen Rat { imperium-hast }
imperium-if-mentat-at-home = wenn der Mentat auf seinem Feld steht
imperium-if-own-copies = wenn { imperium-du } { $n ->
    [one] die Karte „{ $card }“
   *[other] { $n } oder mehr Karten „{ $card }“
} { imperium-hast }
imperium-if-most-copies = wenn { imperium-du } mehr Karten „{ $card }“ { imperium-hast } als alle Gegner
imperium-if-tracks = wenn { imperium-du } { $n } oder mehr Einfluss bei { $tracks ->
    [4] allen vier Fraktionen
    [3] drei Fraktionen
    [2] zwei Fraktionen
   *[1] einer Fraktion
} { imperium-hast }
imperium-discard = { $form ->
    [may] { imperium-du-darfst } { imperium-n-cards } von { imperium-dein }er Hand abwerfen
    [each] { $as ->
        [inverted] werfen alle Gegner
       *[plain] alle Gegner werfen
    } { imperium-n-cards } von { imperium-dein }er Hand ab
    [each-may] { imperium-alle-duerfen } { imperium-n-cards } von { imperium-dein }er Hand abwerfen
    [they] { $as ->
        [inverted] werfen sie
       *[plain] sie werfen
    } { imperium-n-cards } von { imperium-dein }er Hand ab
    [they-may] { imperium-sie-duerfen } { imperium-n-cards } von { imperium-dein }er Hand abwerfen
    [do] wirf { imperium-n-cards } von { imperium-dein }er Hand ab
   *[option] { imperium-n-cards } von { imperium-dein }er Hand abwerfen
}
imperium-trash = { $form ->
    [may] { imperium-du-darfst } eine Karte von { imperium-dein }er Hand, aus { imperium-dein }em Ablagestapel oder { imperium-dein }em Spielbereich entsorgen
    [each] { $as ->
        [inverted] entsorgen alle Gegner
       *[plain] alle Gegner entsorgen
    } eine Karte von { imperium-dein }er Hand, aus { imperium-dein }em Ablagestapel oder { imperium-dein }em Spielbereich
    [each-may] { imperium-alle-duerfen } eine Karte von { imperium-dein }er Hand, aus { imperium-dein }em Ablagestapel oder { imperium-dein }em Spielbereich entsorgen
    [they] { $as ->
        [inverted] entsorgen sie
       *[plain] sie entsorgen
    } eine Karte von { imperium-dein }er Hand, aus { imperium-dein }em Ablagestapel oder { imperium-dein }em Spielbereich
    [they-may] { imperium-sie-duerfen } eine Karte von { imperium-dein }er Hand, aus { imperium-dein }em Ablagestapel oder { imperium-dein }em Spielbereich entsorgen
    [do] entsorge eine Karte von { imperium-dein }er Hand, aus { imperium-dein }em Ablagestapel oder { imperium-dein }em Spielbereich
   *[option] eine Karte von { imperium-dein }er Hand, aus { imperium-dein }em Ablagestapel oder { imperium-dein }em Spielbereich entsorgen
}
imperium-trash-this = { $form ->
    [may] { imperium-du-darfst } diese Karte entsorgen
    [each] { $as ->
        [inverted] entsorgen alle Gegner
       *[plain] alle Gegner entsorgen
    } diese Karte
    [each-may] { imperium-alle-duerfen } diese Karte entsorgen
    [they] { $as ->
        [inverted] entsorgen sie
       *[plain] sie entsorgen
    } diese Karte
    [they-may] { imperium-sie-duerfen } diese Karte entsorgen
    [do] entsorge diese Karte
   *[option] diese Karte entsorgen
}
imperium-take-from-discard = { $form ->
    [may] { imperium-du-darfst } { imperium-a-faction-card } aus { imperium-dein }em Ablagestapel auf die Hand nehmen
    [each] { $as ->
        [inverted] nehmen alle Gegner
       *[plain] alle Gegner nehmen
    } { imperium-a-faction-card } aus { imperium-dein }em Ablagestapel auf die Hand
    [each-may] { imperium-alle-duerfen } { imperium-a-faction-card } aus { imperium-dein }em Ablagestapel auf die Hand nehmen
    [they] { $as ->
        [inverted] nehmen sie
       *[plain] sie nehmen
    } { imperium-a-faction-card } aus { imperium-dein }em Ablagestapel auf die Hand
    [they-may] { imperium-sie-duerfen } { imperium-a-faction-card } aus { imperium-dein }em Ablagestapel auf die Hand nehmen
    [do] nimm { imperium-a-faction-card } aus { imperium-dein }em Ablagestapel auf die Hand
   *[option] { imperium-a-faction-card } aus { imperium-dein }em Ablagestapel auf die Hand nehmen
}
imperium-acquire-reserve = { $form ->
    [may] { imperium-du-darfst } 1 Karte „{ $card }“ aus der Reserve erwerben
    [each] { $as ->
        [inverted] erwerben alle Gegner
       *[plain] alle Gegner erwerben
    } 1 Karte „{ $card }“ aus der Reserve
    [each-may] { imperium-alle-duerfen } 1 Karte „{ $card }“ aus der Reserve erwerben
    [they] { $as ->
        [inverted] erwerben sie
       *[plain] sie erwerben
    } 1 Karte „{ $card }“ aus der Reserve
    [they-may] { imperium-sie-duerfen } 1 Karte „{ $card }“ aus der Reserve erwerben
    [do] erwirb 1 Karte „{ $card }“ aus der Reserve
   *[option] 1 Karte „{ $card }“ aus der Reserve erwerben
}
imperium-up-to-card = eine Karte, die höchstens { $n } kostet, ohne sie zu bezahlen
imperium-acquire-free = { $form ->
    [may] { imperium-du-darfst } eine Karte, die höchstens { $n } kostet, erwerben, ohne sie zu bezahlen
    [each] { $as ->
        [inverted] erwerben alle Gegner
       *[plain] alle Gegner erwerben
    } { imperium-up-to-card }
    [each-may] { imperium-alle-duerfen } eine Karte, die höchstens { $n } kostet, erwerben, ohne sie zu bezahlen
    [they] { $as ->
        [inverted] erwerben sie
       *[plain] sie erwerben
    } { imperium-up-to-card }
    [they-may] { imperium-sie-duerfen } eine Karte, die höchstens { $n } kostet, erwerben, ohne sie zu bezahlen
    [do] erwirb { imperium-up-to-card }
   *[option] eine Karte, die höchstens { $n } kostet, erwerben, ohne sie zu bezahlen
}{ $to ->
    [deck] {" "}(sie kommt oben auf { imperium-dein } Deck)
   *[discard] {""}
}
imperium-manipulate = { $form ->
    [do] lege eine Karte der Imperium-Reihe für dich beiseite
   *[option] eine Karte der Imperium-Reihe für dich beiseitelegen
}: In deinem Aufdeckzug dieser Runde darfst du sie für 1 Überzeugung weniger erwerben; tust du es nicht, ist sie aus dem Spiel
imperium-acquire-to-deck = { imperium-du-darfst } jede Karte, die du in diesem Zug erwirbst, oben auf dein Deck statt auf deinen Ablagestapel legen
imperium-cheaper-flow = { $as ->
    [inverted] kostet „{ $card }“ in diesem Zug
   *[plain] „{ $card }“ kostet in diesem Zug
} { $n } Überzeugung weniger
imperium-snoop = { $form ->
    [do] sieh dir die oberste Karte deines Decks an und ziehe oder entsorge sie
   *[option] die oberste Karte deines Decks ansehen und entweder ziehen oder entsorgen
}
imperium-reshuffle = { $form ->
    [do] mische deinen Ablagestapel in dein Deck
   *[option] deinen Ablagestapel in dein Deck mischen
}
imperium-deploy = { $form ->
    [may] { imperium-du-darfst } { imperium-some-troops } aus { imperium-dein }er Garnison im Konflikt einsetzen
    [each] { $as ->
        [inverted] setzen alle Gegner
       *[plain] alle Gegner setzen
    } { imperium-some-troops } aus { imperium-dein }er Garnison im Konflikt ein
    [each-may] { imperium-alle-duerfen } { imperium-some-troops } aus { imperium-dein }er Garnison im Konflikt einsetzen
    [they] { $as ->
        [inverted] setzen sie
       *[plain] sie setzen
    } { imperium-some-troops } aus { imperium-dein }er Garnison im Konflikt ein
    [they-may] { imperium-sie-duerfen } { imperium-some-troops } aus { imperium-dein }er Garnison im Konflikt einsetzen
    [do] setze { imperium-some-troops } aus { imperium-dein }er Garnison im Konflikt ein
   *[option] { imperium-some-troops } aus { imperium-dein }er Garnison im Konflikt einsetzen
}
imperium-recruit-to-conflict = { $form ->
    [may] { imperium-du-darfst } { imperium-troops } rekrutieren; { $when ->
        [reveal] in einem Aufdeckzug dürfen sie direkt im Konflikt eingesetzt werden
       *[always] sie dürfen direkt im Konflikt eingesetzt werden
    }
    [each] { $as ->
        [inverted] rekrutieren alle Gegner
       *[plain] alle Gegner rekrutieren
    } { imperium-troops }; { $when ->
        [reveal] in einem Aufdeckzug dürfen sie direkt im Konflikt eingesetzt werden
       *[always] sie dürfen direkt im Konflikt eingesetzt werden
    }
    [each-may] { imperium-alle-duerfen } { imperium-troops } rekrutieren; { $when ->
        [reveal] in einem Aufdeckzug dürfen sie direkt im Konflikt eingesetzt werden
       *[always] sie dürfen direkt im Konflikt eingesetzt werden
    }
    [they] { $as ->
        [inverted] rekrutieren sie
       *[plain] sie rekrutieren
    } { imperium-troops }; { $when ->
        [reveal] in einem Aufdeckzug dürfen sie direkt im Konflikt eingesetzt werden
       *[always] sie dürfen direkt im Konflikt eingesetzt werden
    }
    [they-may] { imperium-sie-duerfen } { imperium-troops } rekrutieren; { $when ->
        [reveal] in einem Aufdeckzug dürfen sie direkt im Konflikt eingesetzt werden
       *[always] sie dürfen direkt im Konflikt eingesetzt werden
    }
    [do] rekrutiere { imperium-troops }; { $when ->
        [reveal] in einem Aufdeckzug dürfen sie direkt im Konflikt eingesetzt werden
       *[always] sie dürfen direkt im Konflikt eingesetzt werden
    }
   *[option] { imperium-troops } rekrutieren; { $when ->
        [reveal] in einem Aufdeckzug dürfen sie direkt im Konflikt eingesetzt werden
       *[always] sie dürfen direkt im Konflikt eingesetzt werden
    }
}
imperium-retreat = { $form ->
    [may] { imperium-du-darfst } { imperium-some-troops } aus dem Konflikt in { imperium-dein }e Garnison zurückziehen
    [each] { $as ->
        [inverted] ziehen alle Gegner
       *[plain] alle Gegner ziehen
    } { imperium-some-troops } aus dem Konflikt in { imperium-dein }e Garnison zurück
    [each-may] { imperium-alle-duerfen } { imperium-some-troops } aus dem Konflikt in { imperium-dein }e Garnison zurückziehen
    [they] { $as ->
        [inverted] ziehen sie
       *[plain] sie ziehen
    } { imperium-some-troops } aus dem Konflikt in { imperium-dein }e Garnison zurück
    [they-may] { imperium-sie-duerfen } { imperium-some-troops } aus dem Konflikt in { imperium-dein }e Garnison zurückziehen
    [do] ziehe { imperium-some-troops } aus dem Konflikt in { imperium-dein }e Garnison zurück
   *[option] { imperium-some-troops } aus dem Konflikt in { imperium-dein }e Garnison zurückziehen
}
imperium-lose-deployed = { $form ->
    [may] { imperium-du-darfst } { imperium-troops } im Konflikt verlieren
    [each] { $as ->
        [inverted] verlieren alle Gegner
       *[plain] alle Gegner verlieren
    } { imperium-troops } im Konflikt
    [each-may] { imperium-alle-duerfen } { imperium-troops } im Konflikt verlieren
    [they] { $as ->
        [inverted] verlieren sie
       *[plain] sie verlieren
    } { imperium-troops } im Konflikt
    [they-may] { imperium-sie-duerfen } { imperium-troops } im Konflikt verlieren
    [do] verliere { imperium-troops } im Konflikt
   *[option] { imperium-troops } im Konflikt verlieren
}
imperium-lose-garrisoned = { $form ->
    [may] { imperium-du-darfst } { imperium-troops } aus { imperium-dein }er Garnison verlieren
    [each] { $as ->
        [inverted] verlieren alle Gegner
       *[plain] alle Gegner verlieren
    } { imperium-troops } aus { imperium-dein }er Garnison
    [each-may] { imperium-alle-duerfen } { imperium-troops } aus { imperium-dein }er Garnison verlieren
    [they] { $as ->
        [inverted] verlieren sie
       *[plain] sie verlieren
    } { imperium-troops } aus { imperium-dein }er Garnison
    [they-may] { imperium-sie-duerfen } { imperium-troops } aus { imperium-dein }er Garnison verlieren
    [do] verliere { imperium-troops } aus { imperium-dein }er Garnison
   *[option] { imperium-troops } aus { imperium-dein }er Garnison verlieren
}
imperium-double-cross = { $as ->
    [inverted] verliert ein Gegner deiner Wahl 1 Trupp im Konflikt, und du setzt
   *[plain] ein Gegner deiner Wahl verliert 1 Trupp im Konflikt, und du setzt
} dort 1 aus deinem Vorrat ein
imperium-recall-agent = { $form ->
    [may] { imperium-du-darfst } einen { imperium-dein }er Agenten vom Spielplan zurückrufen (er kann in dieser Runde erneut entsendet werden)
    [each] { $as ->
        [inverted] rufen alle Gegner
       *[plain] alle Gegner rufen
    } einen { imperium-dein }er Agenten vom Spielplan zurück (er kann in dieser Runde erneut entsendet werden)
    [each-may] { imperium-alle-duerfen } einen { imperium-dein }er Agenten vom Spielplan zurückrufen (er kann in dieser Runde erneut entsendet werden)
    [they] { $as ->
        [inverted] rufen sie
       *[plain] sie rufen
    } einen { imperium-dein }er Agenten vom Spielplan zurück (er kann in dieser Runde erneut entsendet werden)
    [they-may] { imperium-sie-duerfen } einen { imperium-dein }er Agenten vom Spielplan zurückrufen (er kann in dieser Runde erneut entsendet werden)
    [do] rufe einen { imperium-dein }er Agenten vom Spielplan zurück (er kann in dieser Runde erneut entsendet werden)
   *[option] einen { imperium-dein }er Agenten vom Spielplan zurückrufen (er kann in dieser Runde erneut entsendet werden)
}
imperium-close-space = { $form ->
    [do] nenne ein Feld
   *[option] ein Feld nennen
}: Gegner können keine Agenten dorthin entsenden, bis dein nächster Zug beginnt oder, falls das früher ist, diese Runde endet
imperium-extra-icons = { $as ->
    [inverted] hat die Karte, die du in diesem Zug für deinen Agenten ausspielst,
   *[plain] die Karte, die du in diesem Zug für deinen Agenten ausspielst, hat
} außerdem { $which ->
    [factions] die Agentensymbole aller vier Fraktionen
   *[listed] diese Agentensymbole: { $icons }
}
imperium-ignore-enemies = in diesem Zug darfst du deinen Agenten zu einem Feld entsenden, das gegnerische Agenten belegen
imperium-at-turn-start = nur als Erstes in deinem Zug: { CAPITAL($then) }
imperium-skip-turn = { $form ->
    [may] { imperium-du-darfst } in diesem Zug passen, ohne Agentenzug oder Aufdeckzug
    [each] { $as ->
        [inverted] passen alle Gegner
       *[plain] alle Gegner passen
    } in diesem Zug, ohne Agentenzug oder Aufdeckzug
    [each-may] { imperium-alle-duerfen } in diesem Zug passen, ohne Agentenzug oder Aufdeckzug
    [they] { $as ->
        [inverted] passen sie
       *[plain] sie passen
    } in diesem Zug, ohne Agentenzug oder Aufdeckzug
    [they-may] { imperium-sie-duerfen } in diesem Zug passen, ohne Agentenzug oder Aufdeckzug
    [do] passe in diesem Zug, ohne Agentenzug oder Aufdeckzug
   *[option] in diesem Zug passen, ohne Agentenzug oder Aufdeckzug
}
imperium-on-reveal-turn = in deinem Aufdeckzug dieser Runde: { CAPITAL($then) }
imperium-use-signet = { $form ->
    [do] verwende die Siegelring-Fähigkeit deines Anführers
   *[option] die Siegelring-Fähigkeit deines Anführers verwenden
}
imperium-move-any-agent = { $form ->
    [do] entsende einen beliebigen deiner Agenten, vom Anführer oder vom Spielplan, zu einem beliebigen Feld
   *[option] einen beliebigen deiner Agenten, vom Anführer oder vom Spielplan, zu einem beliebigen Feld entsenden
}: Es braucht kein Agentensymbol, und Agenten, die dort sind, stören nicht. Kosten und Voraussetzungen des Feldes gelten weiter, ebenso „Die Stimme“

imperium-box-acquire = Erwerben: { $text }
imperium-box-agent = Agent: { $text }
imperium-box-reveal = Aufdecken: { $text }
imperium-box-trash = Beim Entsorgen: { $text }
imperium-box-plot = Komplott: { $text }
imperium-box-combat = Kampf: { $text }
imperium-box-win = Wenn du einen Konflikt gewinnst: { $text }
imperium-box-endgame = Finale: { $text }
imperium-box-first = Erste Belohnung: { $text }
imperium-box-second = Zweite Belohnung: { $text }
imperium-box-third = Dritte Belohnung: { $text }
imperium-box-ability = { $name }: { $text }
imperium-box-signet = Siegelring, { $name }: { $text }

imperium-board-cost = kostet { $price }
imperium-board-or = oder zahle { $price }: { CAPITAL($then) }
imperium-board-free = kostet nichts
imperium-board-requires = nur mit { $n } oder mehr Einfluss { imperium-with-faction }
imperium-board-once = nur einmal pro Person und Partie
imperium-board-combat = Kampffeld
imperium-board-maker = Sandwurmfeld
imperium-board-control = wer dieses Feld kontrolliert, erhält jedes Mal, wenn ein Agent hierher entsendet wird: { CAPITAL($then) }
imperium-board-persuasion = +{ $n } Überzeugung in deinem Aufdeckzug, wenn dein Agent hier ist
imperium-level = { $price } zahlen: { CAPITAL($then) }

imperium-sees-top-card = du darfst dir jederzeit die oberste Karte deines Decks ansehen
imperium-cheaper-icon = { $icon_stem }Felder kosten dich 1 Solari weniger
imperium-ignores-enemies-at = gegnerische Agenten blockieren für dich keine Felder mit diesen Agentensymbolen: { $icons }
imperium-harvest-less = jede deiner Spice-Ernten auf Sandwurmfeldern bringt dir 1 Spice weniger
imperium-start-goods = du beginnst die Partie mit { $goods }
imperium-secret-factions = wähle vor der ersten Runde geheim { $n } Fraktionen
imperium-when-deployed_4 = { $then_is ->
    [bonus] wenn du in einem Zug 4 oder mehr Truppen eingesetzt hast: { $then }
   *[other] wenn du in einem Zug 4 oder mehr Truppen eingesetzt hast, { $then_inverted }
}
imperium-when-council = { $then_is ->
    [bonus] wenn du deinen Sitz im Hohen Rat nimmst: { $then }
   *[other] wenn du deinen Sitz im Hohen Rat nimmst, { $then_inverted }
}
imperium-when-harvest = { $then_is ->
    [bonus] immer wenn du auf einem Sandwurmfeld Spice erntest: { $then }
   *[other] immer wenn du auf einem Sandwurmfeld Spice erntest, { $then_inverted }
}
imperium-when-paid_solari = { $then_is ->
    [bonus] immer wenn du Solaris als Feldkosten zahlst: { $then }
   *[other] immer wenn du Solaris als Feldkosten zahlst, { $then_inverted }
}
