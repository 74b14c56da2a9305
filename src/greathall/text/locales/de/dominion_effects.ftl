### What Dominion's cards tell a player to do. $form as in English; $as = inverted: the verb comes first.
###
### Where somebody else does it, they are many: "alle anderen", "sie".

dominion-alle = { $hand ->
    [0] alle anderen
   *[other] alle anderen mit { $hand } oder mehr Karten auf der Hand
}
dominion-du-darfst = { $as ->
    [inverted] darfst du
   *[plain] du darfst
}
dominion-alle-duerfen = { $as ->
    [inverted] dürfen { dominion-alle }
   *[plain] { dominion-alle } dürfen
}
dominion-sie-duerfen = { $as ->
    [inverted] dürfen sie
   *[plain] sie dürfen
}
# Endings follow: dein-er, ihr-er.
dominion-dein = { $form ->
    [each] ihr
    [each-may] ihr
    [they] ihr
    [they-may] ihr
    [their-option] ihr
   *[do] dein
}
dominion-dir = { $form ->
    [each] sich
    [each-may] sich
    [they] sich
    [they-may] sich
    [their-option] sich
   *[do] dir
}
dominion-du = { $form ->
    [each] sie
    [each-may] sie
    [they] sie
    [they-may] sie
    [their-option] sie
   *[do] du
}
dominion-hast = { $form ->
    [each] haben
    [each-may] haben
    [they] haben
    [they-may] haben
    [their-option] haben
   *[do] hast
}
# Whether it is a bare "+2", with nobody named.
dominion-bonus = { $form ->
    [do] bonus
    [option] bonus
    [their-option] bonus
    [its-option] bonus
   *[other] no
}
dominion-type-action = Aktion
dominion-type-treasure = Geld
dominion-type-victory = Punkte
dominion-type-curse = Fluch
dominion-type-attack = Angriff
dominion-type-reaction = Reaktion

dominion-a = { $kind ->
    [action] eine Aktionskarte
    [treasure] eine Geldkarte
    [victory] eine Punktekarte
    [curse] einen Fluch
    [attack] eine Angriffskarte
    [reaction] eine Reaktionskarte
    [types] eine Karte vom Typ { $types }
    [named] { $card_a }
   *[any] eine Karte
}
# The same as the subject of a sentence.
dominion-a-nom = { $kind ->
    [curse] ein Fluch
    [named] die Karte „{ $card }“
   *[other] { dominion-a }
}
dominion-many = { $kind ->
    [action] Aktionskarten
    [treasure] Geldkarten
    [victory] Punktekarten
    [curse] Flüche
    [attack] Angriffskarten
    [reaction] Reaktionskarten
    [types] Karten vom Typ { $types }
    [named] { $card_plural }
   *[any] Karten
}
dominion-some = { $amount ->
    [any] beliebig viele { dominion-many }
    [at-least] mindestens { $n } { dominion-many }
    [up-to] bis zu { $n } { dominion-many }
    [range] { $least } bis { $n } { dominion-many }
   *[exactly] { $n ->
        [1] { dominion-a }
       *[other] { $n } { dominion-many }
    }
}
dominion-to = { $to ->
    [hand] {" "}auf die Hand
    [deck] {" "}oben auf { dominion-dein }en Nachziehstapel
   *[discard] {""}
}
dominion-price = { $price ->
    [exactly] genau { $n }
    [up-to-more] bis zu { $n } mehr als die entsorgte Karte
    [exactly-more] genau { $n } mehr als die entsorgte Karte
    [up-to-less] mindestens { $n } weniger als die entsorgte Karte
    [exactly-less] genau { $n } weniger als die entsorgte Karte
    [up-to-same] nicht mehr als die entsorgte Karte
    [exactly-same] genauso viel wie die entsorgte Karte
   *[up-to] bis zu { $n }
}

dominion-per = { $per ->
    [card] {" "}für jede davon
   *[once] {""}
}
dominion-n-cards = { $n } { $n ->
    [one] Karte
   *[other] Karten
}
dominion-n-actions = { $n } { $n ->
    [one] Aktion
   *[other] Aktionen
}
dominion-n-buys = { $n } { $n ->
    [one] Kauf
   *[other] Käufe
}
dominion-cards = { $form ->
    [may] { dominion-du-darfst } { dominion-n-cards }{ dominion-per } ziehen
    [each] { $as ->
        [inverted] ziehen { dominion-alle }
       *[plain] { dominion-alle } ziehen
    } { dominion-n-cards }{ dominion-per }
    [each-may] { dominion-alle-duerfen } { dominion-n-cards }{ dominion-per } ziehen
    [they] { $as ->
        [inverted] ziehen sie
       *[plain] sie ziehen
    } { dominion-n-cards }{ dominion-per }
    [they-may] { dominion-sie-duerfen } { dominion-n-cards }{ dominion-per } ziehen
    [their-option] { dominion-n-cards }{ dominion-per } ziehen
   *[do] +{ dominion-n-cards }{ dominion-per }
}
    .is = { $form ->
        [do] bonus
        [option] bonus
       *[other] no
    }
dominion-actions = { $form ->
    [may] { dominion-du-darfst } { dominion-dir } { dominion-n-actions }{ dominion-per } nehmen
    [each] { $as ->
        [inverted] erhalten { dominion-alle }
       *[plain] { dominion-alle } erhalten
    } { dominion-n-actions }{ dominion-per }
    [each-may] { dominion-alle-duerfen } { dominion-dir } { dominion-n-actions }{ dominion-per } nehmen
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } { dominion-n-actions }{ dominion-per }
    [they-may] { dominion-sie-duerfen } { dominion-dir } { dominion-n-actions }{ dominion-per } nehmen
   *[do] +{ dominion-n-actions }{ dominion-per }
}
    .is = { dominion-bonus }
dominion-buys = { $form ->
    [may] { dominion-du-darfst } { dominion-dir } { dominion-n-buys }{ dominion-per } nehmen
    [each] { $as ->
        [inverted] erhalten { dominion-alle }
       *[plain] { dominion-alle } erhalten
    } { dominion-n-buys }{ dominion-per }
    [each-may] { dominion-alle-duerfen } { dominion-dir } { dominion-n-buys }{ dominion-per } nehmen
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } { dominion-n-buys }{ dominion-per }
    [they-may] { dominion-sie-duerfen } { dominion-dir } { dominion-n-buys }{ dominion-per } nehmen
   *[do] +{ dominion-n-buys }{ dominion-per }
}
    .is = { dominion-bonus }
dominion-coins = { $form ->
    [may] { dominion-du-darfst } { dominion-dir } { $n } Geld{ dominion-per } nehmen
    [each] { $as ->
        [inverted] erhalten { dominion-alle }
       *[plain] { dominion-alle } erhalten
    } { $n } Geld{ dominion-per }
    [each-may] { dominion-alle-duerfen } { dominion-dir } { $n } Geld{ dominion-per } nehmen
    [they] { $as ->
        [inverted] erhalten sie
       *[plain] sie erhalten
    } { $n } Geld{ dominion-per }
    [they-may] { dominion-sie-duerfen } { dominion-dir } { $n } Geld{ dominion-per } nehmen
   *[do] +{ $n } Geld{ dominion-per }
}
    .is = { dominion-bonus }
dominion-cheaper = in diesem Zug { $as ->
    [inverted] kosten
   *[plain] kosten
} alle Karten, wo immer sie sind, { $n } weniger, aber nie weniger als 0
dominion-richer-coppers = jedes { $copper }, das du in diesem Zug ausspielst, bringt { $n } Geld mehr

dominion-do-this = { $form ->
    [may] { dominion-du-darfst } Folgendes tun: { $text }
    [each] { $as ->
        [inverted] tun { dominion-alle }
       *[plain] { dominion-alle } tun
    } Folgendes: { $text }
    [each-may] { dominion-alle-duerfen } Folgendes tun: { $text }
    [they] { $as ->
        [inverted] tun sie
       *[plain] sie tun
    } Folgendes: { $text }
    [they-may] { dominion-sie-duerfen } Folgendes tun: { $text }
   *[do] { $text }
}
dominion-choose = { $form ->
    [may] { dominion-du-darfst } { dominion-choose-n } wählen
    [each] { $as ->
        [inverted] wählen { dominion-alle }
       *[plain] { dominion-alle } wählen
    } { dominion-choose-n }
    [each-may] { dominion-alle-duerfen } { dominion-choose-n } wählen
    [they] { $as ->
        [inverted] wählen sie
       *[plain] sie wählen
    } { dominion-choose-n }
    [they-may] { dominion-sie-duerfen } { dominion-choose-n } wählen
    [do] wähle { dominion-choose-n }
   *[option] { dominion-choose-n } wählen
}{ $n ->
    [1] : { $options }
   *[other] {" "}(erst alles wählen, dann ausführen): { $options }
}
dominion-choose-n = { $n ->
    [1] eins
    [2] zwei verschiedene
   *[other] { $n } verschiedene
}
dominion-if-done = { $then_is ->
    [bonus] { $form ->
        [do] wenn du das tust
        [may] wenn du das tust
        [option] wenn du das tust
       *[they] wenn sie das tun
    }: { $then }
   *[other] { $form ->
        [do] wenn du das tust
        [may] wenn du das tust
        [option] wenn du das tust
       *[they] wenn sie das tun
    }, { $then_inverted }
}
dominion-if-not-done = { $then_is ->
    [bonus] { $form ->
        [do] wenn du das nicht tust
        [may] wenn du das nicht tust
        [option] wenn du das nicht tust
       *[they] wenn sie das nicht tun
    }: { $then }
   *[other] { $form ->
        [do] wenn du das nicht tust
        [may] wenn du das nicht tust
        [option] wenn du das nicht tust
       *[they] wenn sie das nicht tun
    }, { $then_inverted }
}
dominion-if-hand-at-least = { $then_is ->
    [bonus] wenn { dominion-du } { $n } oder mehr Karten auf der Hand { dominion-hast }: { $then }
   *[other] wenn { dominion-du } { $n } oder mehr Karten auf der Hand { dominion-hast }, { $then_inverted }
}
dominion-none = { $kind ->
    [curse] keinen Fluch
    [action] keine Aktionskarte
    [treasure] keine Geldkarte
    [victory] keine Punktekarte
    [attack] keine Angriffskarte
    [reaction] keine Reaktionskarte
    [types] keine Karte vom Typ { $types }
    [named] { $card_gender ->
        [m] keinen { $card }
        [n] kein { $card }
       *[f] keine { $card }
    }
   *[any] keine Karte
}
dominion-if-hand-without = { $form ->
    [each] { dominion-alle }, die { dominion-none } auf der Hand haben, tun Folgendes: { $then }
   *[do] { $then_is ->
        [bonus] wenn { dominion-du } { dominion-none } auf der Hand { dominion-hast }: { $then }
       *[other] wenn { dominion-du } { dominion-none } auf der Hand { dominion-hast }, { $then_inverted }
    }
}
dominion-if-actions-played = { $then_is ->
    [bonus] wenn du in diesem Zug { $n } oder mehr Aktionskarten ausgespielt hast (diese zählt mit, eine zweimal ausgespielte zweimal): { $then }
   *[other] wenn du in diesem Zug { $n } oder mehr Aktionskarten ausgespielt hast (diese zählt mit, eine zweimal ausgespielte zweimal), { $then_inverted }
}
dominion-discard = { $form ->
    [may] { dominion-du-darfst } { dominion-some } von { dominion-dein }er Hand ablegen
    [each] { $as ->
        [inverted] legen { dominion-alle }
       *[plain] { dominion-alle } legen
    } { dominion-some } von { dominion-dein }er Hand ab
    [each-may] { dominion-alle-duerfen } { dominion-some } von { dominion-dein }er Hand ablegen
    [they] { $as ->
        [inverted] legen sie
       *[plain] sie legen
    } { dominion-some } von { dominion-dein }er Hand ab
    [they-may] { dominion-sie-duerfen } { dominion-some } von { dominion-dein }er Hand ablegen
    [do] lege { dominion-some } von { dominion-dein }er Hand ab
   *[option] { dominion-some } von { dominion-dein }er Hand ablegen
}
dominion-discard-down-to = { $form ->
    [may] { dominion-du-darfst } Karten ablegen, bis { dominion-du } noch { dominion-n-cards } auf der Hand { dominion-hast }
    [each] { $as ->
        [inverted] legen { dominion-alle }
       *[plain] { dominion-alle } legen
    } Karten ab, bis { dominion-du } noch { dominion-n-cards } auf der Hand { dominion-hast }
    [each-may] { dominion-alle-duerfen } Karten ablegen, bis { dominion-du } noch { dominion-n-cards } auf der Hand { dominion-hast }
    [they] { $as ->
        [inverted] legen sie
       *[plain] sie legen
    } Karten ab, bis { dominion-du } noch { dominion-n-cards } auf der Hand { dominion-hast }
    [they-may] { dominion-sie-duerfen } Karten ablegen, bis { dominion-du } noch { dominion-n-cards } auf der Hand { dominion-hast }
    [do] lege Karten ab, bis { dominion-du } noch { dominion-n-cards } auf der Hand { dominion-hast }
   *[option] Karten ablegen, bis { dominion-du } noch { dominion-n-cards } auf der Hand { dominion-hast }
}
dominion-discard-hand = { $form ->
    [may] { dominion-du-darfst } { dominion-dein }e Kartenhand ablegen
    [each] { $as ->
        [inverted] legen { dominion-alle }
       *[plain] { dominion-alle } legen
    } { dominion-dein }e Kartenhand ab
    [each-may] { dominion-alle-duerfen } { dominion-dein }e Kartenhand ablegen
    [they] { $as ->
        [inverted] legen sie
       *[plain] sie legen
    } { dominion-dein }e Kartenhand ab
    [they-may] { dominion-sie-duerfen } { dominion-dein }e Kartenhand ablegen
    [do] lege { dominion-dein }e Kartenhand ab
   *[option] { dominion-dein }e Kartenhand ablegen
}
dominion-discard-deck = { $form ->
    [may] { dominion-du-darfst } { dominion-dein }en Nachziehstapel auf { dominion-dein }en Ablagestapel legen
    [each] { $as ->
        [inverted] legen { dominion-alle }
       *[plain] { dominion-alle } legen
    } { dominion-dein }en Nachziehstapel auf { dominion-dein }en Ablagestapel
    [each-may] { dominion-alle-duerfen } { dominion-dein }en Nachziehstapel auf { dominion-dein }en Ablagestapel legen
    [they] { $as ->
        [inverted] legen sie
       *[plain] sie legen
    } { dominion-dein }en Nachziehstapel auf { dominion-dein }en Ablagestapel
    [they-may] { dominion-sie-duerfen } { dominion-dein }en Nachziehstapel auf { dominion-dein }en Ablagestapel legen
    [do] lege { dominion-dein }en Nachziehstapel auf { dominion-dein }en Ablagestapel
   *[option] { dominion-dein }en Nachziehstapel auf { dominion-dein }en Ablagestapel legen
}
dominion-reveal-hand = { $form ->
    [may] { dominion-du-darfst } { dominion-dein }e Kartenhand aufdecken
    [each] { $as ->
        [inverted] decken { dominion-alle }
       *[plain] { dominion-alle } decken
    } { dominion-dein }e Kartenhand auf
    [each-may] { dominion-alle-duerfen } { dominion-dein }e Kartenhand aufdecken
    [they] { $as ->
        [inverted] decken sie
       *[plain] sie decken
    } { dominion-dein }e Kartenhand auf
    [they-may] { dominion-sie-duerfen } { dominion-dein }e Kartenhand aufdecken
    [do] decke { dominion-dein }e Kartenhand auf
   *[option] { dominion-dein }e Kartenhand aufdecken
}
dominion-trash = { $form ->
    [may] { dominion-du-darfst } { dominion-some } von { dominion-dein }er Hand entsorgen
    [each] { $as ->
        [inverted] entsorgen { dominion-alle }
       *[plain] { dominion-alle } entsorgen
    } { dominion-some } von { dominion-dein }er Hand
    [each-may] { dominion-alle-duerfen } { dominion-some } von { dominion-dein }er Hand entsorgen
    [they] { $as ->
        [inverted] entsorgen sie
       *[plain] sie entsorgen
    } { dominion-some } von { dominion-dein }er Hand
    [they-may] { dominion-sie-duerfen } { dominion-some } von { dominion-dein }er Hand entsorgen
    [do] entsorge { dominion-some } von { dominion-dein }er Hand
   *[option] { dominion-some } von { dominion-dein }er Hand entsorgen
}
dominion-topdeck = { $form ->
    [may] { dominion-du-darfst } { dominion-some } von { dominion-dein }er Hand { $n ->
        [1] {""}
       *[other] in beliebiger Reihenfolge{" "}
    }oben auf { dominion-dein }en Nachziehstapel legen
    [each] { $as ->
        [inverted] legen { dominion-alle }
       *[plain] { dominion-alle } legen
    } { dominion-some } von { dominion-dein }er Hand { $n ->
        [1] {""}
       *[other] in beliebiger Reihenfolge{" "}
    }oben auf { dominion-dein }en Nachziehstapel
    [each-may] { dominion-alle-duerfen } { dominion-some } von { dominion-dein }er Hand { $n ->
        [1] {""}
       *[other] in beliebiger Reihenfolge{" "}
    }oben auf { dominion-dein }en Nachziehstapel legen
    [they] { $as ->
        [inverted] legen sie
       *[plain] sie legen
    } { dominion-some } von { dominion-dein }er Hand { $n ->
        [1] {""}
       *[other] in beliebiger Reihenfolge{" "}
    }oben auf { dominion-dein }en Nachziehstapel
    [they-may] { dominion-sie-duerfen } { dominion-some } von { dominion-dein }er Hand { $n ->
        [1] {""}
       *[other] in beliebiger Reihenfolge{" "}
    }oben auf { dominion-dein }en Nachziehstapel legen
    [do] lege { dominion-some } von { dominion-dein }er Hand { $n ->
        [1] {""}
       *[other] in beliebiger Reihenfolge{" "}
    }oben auf { dominion-dein }en Nachziehstapel
   *[option] { dominion-some } von { dominion-dein }er Hand { $n ->
        [1] {""}
       *[other] in beliebiger Reihenfolge{" "}
    }oben auf { dominion-dein }en Nachziehstapel legen
}
dominion-reveal-and-topdeck = { $form ->
    [each] { $as ->
        [inverted] decken { dominion-alle }
       *[plain] { dominion-alle } decken
    } { dominion-some } ihrer Wahl von ihrer Hand auf und legen sie oben auf ihren Nachziehstapel; wer keine hat, deckt stattdessen seine Kartenhand auf
    [they] { $as ->
        [inverted] decken sie
       *[plain] sie decken
    } { dominion-some } ihrer Wahl von ihrer Hand auf und legen sie oben auf ihren Nachziehstapel; ohne eine solche decken sie stattdessen ihre Kartenhand auf
    [may] { dominion-du-darfst } { dominion-some } deiner Wahl von deiner Hand aufdecken und oben auf deinen Nachziehstapel legen; ohne eine solche deckst du stattdessen deine Kartenhand auf
    [each-may] { dominion-alle-duerfen } { dominion-some } ihrer Wahl von ihrer Hand aufdecken und oben auf ihren Nachziehstapel legen; ohne eine solche decken sie stattdessen ihre Kartenhand auf
    [they-may] { dominion-sie-duerfen } { dominion-some } ihrer Wahl von ihrer Hand aufdecken und oben auf ihren Nachziehstapel legen; ohne eine solche decken sie stattdessen ihre Kartenhand auf
    [do] decke { dominion-some } deiner Wahl von deiner Hand auf und lege sie oben auf deinen Nachziehstapel; ohne eine solche decke stattdessen deine Kartenhand auf
   *[option] { dominion-some } von { dominion-dein }er Hand aufdecken und oben auf { dominion-dein }en Nachziehstapel legen (ohne eine solche stattdessen die Kartenhand aufdecken)
}
dominion-trash-this = { $form ->
    [may] { dominion-du-darfst } diese Karte entsorgen
    [each] { $as ->
        [inverted] entsorgen { dominion-alle }
       *[plain] { dominion-alle } entsorgen
    } diese Karte
    [each-may] { dominion-alle-duerfen } diese Karte entsorgen
    [they] { $as ->
        [inverted] entsorgen sie
       *[plain] sie entsorgen
    } diese Karte
    [they-may] { dominion-sie-duerfen } diese Karte entsorgen
    [do] entsorge diese Karte
   *[option] diese Karte entsorgen
}
dominion-play-twice = wähle eine Aktionskarte auf deiner Hand. Spiele sie aus und führe sie ganz aus; spiele dann dieselbe Karte ein zweites Mal aus, selbst wenn sie inzwischen nicht mehr im Spiel ist. Beides verbraucht keine Aktion
dominion-gain-named = { $form ->
    [may] { dominion-du-darfst } { dominion-dir } { dominion-a }{ dominion-to } nehmen
    [each] { $as ->
        [inverted] nehmen { dominion-alle }
       *[plain] { dominion-alle } nehmen
    } { dominion-dir } { dominion-a }{ dominion-to }
    [each-may] { dominion-alle-duerfen } { dominion-dir } { dominion-a }{ dominion-to } nehmen
    [they] { $as ->
        [inverted] nehmen sie
       *[plain] sie nehmen
    } { dominion-dir } { dominion-a }{ dominion-to }
    [they-may] { dominion-sie-duerfen } { dominion-dir } { dominion-a }{ dominion-to } nehmen
    [do] nimm { dominion-dir } { dominion-a }{ dominion-to }
   *[option] { dominion-dir } { dominion-a }{ dominion-to } nehmen
}
dominion-gain = { $form ->
    [may] { dominion-du-darfst } { dominion-dir } { dominion-a }{ dominion-to } nehmen, die { dominion-price } kostet
    [each] { $as ->
        [inverted] nehmen { dominion-alle }
       *[plain] { dominion-alle } nehmen
    } { dominion-dir } { dominion-a }{ dominion-to }, die { dominion-price } kostet
    [each-may] { dominion-alle-duerfen } { dominion-dir } { dominion-a }{ dominion-to } nehmen, die { dominion-price } kostet
    [they] { $as ->
        [inverted] nehmen sie
       *[plain] sie nehmen
    } { dominion-dir } { dominion-a }{ dominion-to }, die { dominion-price } kostet
    [they-may] { dominion-sie-duerfen } { dominion-dir } { dominion-a }{ dominion-to } nehmen, die { dominion-price } kostet
    [do] nimm { dominion-dir } { dominion-a }{ dominion-to }, die { dominion-price } kostet
   *[option] { dominion-dir } { dominion-a }{ dominion-to } nehmen, die { dominion-price } kostet
}
dominion-if-gained = { $then_is ->
    [bonus] wenn es { dominion-a-nom } ist: { $then }
   *[other] wenn es { dominion-a-nom } ist, { $then_inverted }
}
dominion-dig = { $form ->
    [may] { dominion-du-darfst } Karten von { dominion-dein }em Nachziehstapel aufdecken, bis { dominion-some } aufgedeckt { $amount ->
        [exactly] { $n ->
            [1] ist
           *[other] sind
        }
       *[other] sind
    }{ $least_cost ->
        [0] {""}
       *[other] , die { $least_cost } oder mehr { $n ->
            [one] kostet
           *[other] kosten
        }
    }
    [each] { $as ->
        [inverted] decken { dominion-alle }
       *[plain] { dominion-alle } decken
    } Karten von { dominion-dein }em Nachziehstapel auf, bis { dominion-some } aufgedeckt { $amount ->
        [exactly] { $n ->
            [1] ist
           *[other] sind
        }
       *[other] sind
    }{ $least_cost ->
        [0] {""}
       *[other] , die { $least_cost } oder mehr { $n ->
            [one] kostet
           *[other] kosten
        }
    }
    [each-may] { dominion-alle-duerfen } Karten von { dominion-dein }em Nachziehstapel aufdecken, bis { dominion-some } aufgedeckt { $amount ->
        [exactly] { $n ->
            [1] ist
           *[other] sind
        }
       *[other] sind
    }{ $least_cost ->
        [0] {""}
       *[other] , die { $least_cost } oder mehr { $n ->
            [one] kostet
           *[other] kosten
        }
    }
    [they] { $as ->
        [inverted] decken sie
       *[plain] sie decken
    } Karten von { dominion-dein }em Nachziehstapel auf, bis { dominion-some } aufgedeckt { $amount ->
        [exactly] { $n ->
            [1] ist
           *[other] sind
        }
       *[other] sind
    }{ $least_cost ->
        [0] {""}
       *[other] , die { $least_cost } oder mehr { $n ->
            [one] kostet
           *[other] kosten
        }
    }
    [they-may] { dominion-sie-duerfen } Karten von { dominion-dein }em Nachziehstapel aufdecken, bis { dominion-some } aufgedeckt { $amount ->
        [exactly] { $n ->
            [1] ist
           *[other] sind
        }
       *[other] sind
    }{ $least_cost ->
        [0] {""}
       *[other] , die { $least_cost } oder mehr { $n ->
            [one] kostet
           *[other] kosten
        }
    }
    [do] decke Karten von { dominion-dein }em Nachziehstapel auf, bis { dominion-some } aufgedeckt { $amount ->
        [exactly] { $n ->
            [1] ist
           *[other] sind
        }
       *[other] sind
    }{ $least_cost ->
        [0] {""}
       *[other] , die { $least_cost } oder mehr { $n ->
            [one] kostet
           *[other] kosten
        }
    }
   *[option] Karten von { dominion-dein }em Nachziehstapel aufdecken, bis { dominion-some } aufgedeckt { $amount ->
        [exactly] { $n ->
            [1] ist
           *[other] sind
        }
       *[other] sind
    }{ $least_cost ->
        [0] {""}
       *[other] , die { $least_cost } oder mehr { $n ->
            [one] kostet
           *[other] kosten
        }
    }
}
dominion-dig-take = { $form ->
    [may] { dominion-du-darfst } { dominion-dug } auf die Hand nehmen und die übrigen aufgedeckten Karten ablegen
    [each] { $as ->
        [inverted] nehmen { dominion-alle }
       *[plain] { dominion-alle } nehmen
    } { dominion-dug } auf die Hand und legen die übrigen aufgedeckten Karten ab
    [each-may] { dominion-alle-duerfen } { dominion-dug } auf die Hand nehmen und die übrigen aufgedeckten Karten ablegen
    [they] { $as ->
        [inverted] nehmen sie
       *[plain] sie nehmen
    } { dominion-dug } auf die Hand und legen die übrigen aufgedeckten Karten ab
    [they-may] { dominion-sie-duerfen } { dominion-dug } auf die Hand nehmen und die übrigen aufgedeckten Karten ablegen
    [do] nimm { dominion-dug } auf die Hand und lege die übrigen aufgedeckten Karten ab
   *[option] { dominion-dug } auf die Hand nehmen und die übrigen aufgedeckten Karten ablegen
}
dominion-dug = { $n ->
    [one] diese Karte
   *[other] diese Karten
}
dominion-dig-trash = { $form ->
    [may] { dominion-du-darfst } { $n ->
        [one] diese Karte
       *[other] die erste dieser Karten
    } entsorgen
    [each] { $as ->
        [inverted] entsorgen { dominion-alle }
       *[plain] { dominion-alle } entsorgen
    } { $n ->
        [one] diese Karte
       *[other] die erste dieser Karten
    }
    [each-may] { dominion-alle-duerfen } { $n ->
        [one] diese Karte
       *[other] die erste dieser Karten
    } entsorgen
    [they] { $as ->
        [inverted] entsorgen sie
       *[plain] sie entsorgen
    } { $n ->
        [one] diese Karte
       *[other] die erste dieser Karten
    }
    [they-may] { dominion-sie-duerfen } { $n ->
        [one] diese Karte
       *[other] die erste dieser Karten
    } entsorgen
    [do] entsorge { $n ->
        [one] diese Karte
       *[other] die erste dieser Karten
    }
   *[option] { $n ->
        [one] diese Karte
       *[other] die erste dieser Karten
    } entsorgen
}
dominion-dig-discard = { $form ->
    [may] { dominion-du-darfst } die übrigen aufgedeckten Karten ablegen
    [each] { $as ->
        [inverted] legen { dominion-alle }
       *[plain] { dominion-alle } legen
    } die übrigen aufgedeckten Karten ab
    [each-may] { dominion-alle-duerfen } die übrigen aufgedeckten Karten ablegen
    [they] { $as ->
        [inverted] legen sie
       *[plain] sie legen
    } die übrigen aufgedeckten Karten ab
    [they-may] { dominion-sie-duerfen } die übrigen aufgedeckten Karten ablegen
    [do] lege die übrigen aufgedeckten Karten ab
   *[option] die übrigen aufgedeckten Karten ablegen
}
dominion-spy = { $form ->
    [each] { $as ->
        [inverted] decken { dominion-alle }
       *[plain] { dominion-alle } decken
    } die oberste Karte ihres Nachziehstapels auf; du entscheidest, ob sie abgelegt oder zurückgelegt wird
    [each-may] { dominion-alle-duerfen } die oberste Karte ihres Nachziehstapels aufdecken; du entscheidest, ob sie abgelegt oder zurückgelegt wird
    [they] { $as ->
        [inverted] decken sie
       *[plain] sie decken
    } die oberste Karte ihres Nachziehstapels auf; du entscheidest, ob sie abgelegt oder zurückgelegt wird
    [they-may] { dominion-sie-duerfen } die oberste Karte ihres Nachziehstapels aufdecken; du entscheidest, ob sie abgelegt oder zurückgelegt wird
    [their-option] die oberste Karte ihres Nachziehstapels aufdecken, und du entscheidest, ob sie abgelegt oder zurückgelegt wird
    [option] die oberste Karte deines Nachziehstapels aufdecken und entweder ablegen oder zurücklegen
    [may] { dominion-du-darfst } die oberste Karte deines Nachziehstapels aufdecken und entweder ablegen oder zurücklegen
   *[do] decke die oberste Karte deines Nachziehstapels auf und lege sie entweder ab oder zurück
}
dominion-top = { $n ->
    [one] die oberste Karte
   *[other] die obersten { $n } Karten
}
dominion-scout = decke { dominion-top } deines Nachziehstapels auf. Nimm die { dominion-many } darunter auf die Hand und lege den Rest in beliebiger Reihenfolge zurück

dominion-points = { $n } { $n ->
    [one] Siegpunkt
   *[other] Siegpunkte
}
dominion-worth-coins = { $n } Geld wert
dominion-worth-points = { dominion-points } wert
dominion-worth-points-each = { dominion-points } wert für { $per ->
    [1] { $kind ->
        [named] { $card_gender ->
            [m] jeden { $card }
            [n] jedes { $card }
           *[f] jede { $card }
        }
       *[any] jede Karte
    }
   *[other] je { $per } { dominion-many }
}, { $kind ->
    [named] { $per ->
        [1] { $card_gender ->
            [m] den
            [n] das
           *[f] die
        }
       *[other] die
    }
   *[any] die
} du am Ende der Partie hast{ $per ->
    [1] {""}
   *[other] {" "}(abgerundet)
}
dominion-worth-points-more = außerdem { $text }
dominion-reaction = wenn jemand anderes eine Angriffskarte ausspielt, darfst du diese Karte von deiner Hand aufdecken, bevor der Angriff wirkt. Wenn du das tust{ $then_is ->
    [bonus] : { $then }
   *[other] , { $then_inverted }
}
dominion-unaffected = { $as ->
    [inverted] betrifft dich dieser Angriff nicht
   *[plain] dieser Angriff betrifft dich nicht
}

dominion-pass-left = alle, die Karten auf der Hand haben, wählen eine davon; dann geben alle gleichzeitig und verdeckt { $empty ->
    [receive] ihre Karte nach links auf die Hand weiter, auch wenn dort niemand Karten hält
   *[skip] ihre Karte nach links auf die nächste Hand weiter, die Karten hat (eine leere Hand wird übersprungen)
}
dominion-swindle = { $form ->
    [do] entsorge die oberste Karte deines Nachziehstapels, dann nimm dir eine Karte deiner Wahl, die genauso viel kostet
    [may] { dominion-du-darfst } die oberste Karte deines Nachziehstapels entsorgen; wenn du das tust, nimm dir eine Karte deiner Wahl, die genauso viel kostet
    [option] die oberste Karte deines Nachziehstapels entsorgen, dann dir eine Karte deiner Wahl nehmen, die genauso viel kostet
    [their-option] die oberste Karte ihres Nachziehstapels entsorgen, dann sich eine Karte deiner Wahl nehmen, die genauso viel kostet
    [each] { $as ->
        [inverted] entsorgen { dominion-alle }
       *[plain] { dominion-alle } entsorgen
    } die oberste Karte ihres Nachziehstapels, dann nehmen sie sich eine Karte aus dem Vorrat, die genauso viel kostet; du wählst, welche
    [each-may] { dominion-alle-duerfen } die oberste Karte ihres Nachziehstapels entsorgen, dann nehmen sie sich eine Karte aus dem Vorrat, die genauso viel kostet; du wählst, welche
    [they-may] { dominion-sie-duerfen } die oberste Karte ihres Nachziehstapels entsorgen, dann nehmen sie sich eine Karte aus dem Vorrat, die genauso viel kostet; du wählst, welche
   *[they] { $as ->
        [inverted] entsorgen sie
       *[plain] sie entsorgen
    } die oberste Karte ihres Nachziehstapels, dann nehmen sie sich eine Karte aus dem Vorrat, die genauso viel kostet; du wählst, welche
}
dominion-wish = nenne eine Karte, dann decke die oberste Karte deines Nachziehstapels auf. Wenn es die genannte ist, nimm sie auf die Hand; wenn nicht, lege sie zurück
dominion-tribute = wer links von dir sitzt, deckt { dominion-top } des eigenen Nachziehstapels auf und legt { $n ->
    [one] sie
   *[other] sie
} dann ab
dominion-tribute-pays = für { $kind ->
    [action] jede Aktionskarte
    [treasure] jede Geldkarte
    [victory] jede Punktekarte
    [curse] jeden Fluch
    [attack] jede Angriffskarte
    [reaction] jede Reaktionskarte
    [types] jede Karte vom Typ { $types }
   *[any] jede Karte
} darunter (von gleichen nur einmal): { $then }
dominion-thief = { $as ->
    [inverted] decken alle anderen
   *[plain] alle anderen decken
} { dominion-top } ihres Nachziehstapels auf, entsorgen davon eine Geldkarte, die du wählst (falls eine dabei ist), und legen den Rest ab. Danach darfst du dir beliebig viele der so entsorgten Karten nehmen
dominion-library = ziehe einzeln nacheinander Karten, bis du { $n } auf der Hand hast. Immer wenn du { dominion-a } ziehst, darfst du sie zur Seite legen, statt sie zu behalten. Lege am Ende die zur Seite gelegten Karten ab
