### What only the cards, spaces and leaders of Dune: Imperium – Uprising tell a player to do.

imperium-place-spy = { $form ->
    [may] { imperium-du-darfst } einen Spion{ $where ->
        [any] {""}
       *[icons] {" "}auf einem Beobachtungsposten
    } platzieren{ $where ->
        [icons] , der mit einem { $icons_stem }Feld verbunden ist
        [visit] , der mit dem in diesem Zug besuchten Feld verbunden ist
       *[any] {""}
    }{ $share ->
        [yes] {" "}(auch neben dem Spion von jemand anderem)
       *[no] {""}
    }
    [each] { $as ->
        [inverted] platzieren alle Gegner
       *[plain] alle Gegner platzieren
    } einen Spion{ $where ->
        [any] {""}
       *[icons] {" "}auf einem Beobachtungsposten
    }{ $where ->
        [icons] , der mit einem { $icons_stem }Feld verbunden ist
        [visit] , der mit dem in diesem Zug besuchten Feld verbunden ist
       *[any] {""}
    }{ $share ->
        [yes] {" "}(auch neben dem Spion von jemand anderem)
       *[no] {""}
    }
    [each-may] { imperium-alle-duerfen } einen Spion{ $where ->
        [any] {""}
       *[icons] {" "}auf einem Beobachtungsposten
    } platzieren{ $where ->
        [icons] , der mit einem { $icons_stem }Feld verbunden ist
        [visit] , der mit dem in diesem Zug besuchten Feld verbunden ist
       *[any] {""}
    }{ $share ->
        [yes] {" "}(auch neben dem Spion von jemand anderem)
       *[no] {""}
    }
    [they] { $as ->
        [inverted] platzieren sie
       *[plain] sie platzieren
    } einen Spion{ $where ->
        [any] {""}
       *[icons] {" "}auf einem Beobachtungsposten
    }{ $where ->
        [icons] , der mit einem { $icons_stem }Feld verbunden ist
        [visit] , der mit dem in diesem Zug besuchten Feld verbunden ist
       *[any] {""}
    }{ $share ->
        [yes] {" "}(auch neben dem Spion von jemand anderem)
       *[no] {""}
    }
    [they-may] { imperium-sie-duerfen } einen Spion{ $where ->
        [any] {""}
       *[icons] {" "}auf einem Beobachtungsposten
    } platzieren{ $where ->
        [icons] , der mit einem { $icons_stem }Feld verbunden ist
        [visit] , der mit dem in diesem Zug besuchten Feld verbunden ist
       *[any] {""}
    }{ $share ->
        [yes] {" "}(auch neben dem Spion von jemand anderem)
       *[no] {""}
    }
    [do] platziere einen Spion{ $where ->
        [any] {""}
       *[icons] {" "}auf einem Beobachtungsposten
    }{ $where ->
        [icons] , der mit einem { $icons_stem }Feld verbunden ist
        [visit] , der mit dem in diesem Zug besuchten Feld verbunden ist
       *[any] {""}
    }{ $share ->
        [yes] {" "}(auch neben dem Spion von jemand anderem)
       *[no] {""}
    }
   *[option] einen Spion{ $where ->
        [any] {""}
       *[icons] {" "}auf einem Beobachtungsposten
    } platzieren{ $where ->
        [icons] , der mit einem { $icons_stem }Feld verbunden ist
        [visit] , der mit dem in diesem Zug besuchten Feld verbunden ist
       *[any] {""}
    }{ $share ->
        [yes] {" "}(auch neben dem Spion von jemand anderem)
       *[no] {""}
    }
}
imperium-if-spy-at = { $then_is ->
    [bonus] { imperium-spy-watches }: { $then }
   *[other] { imperium-spy-watches }, { $then_inverted }
}
imperium-spy-watches = { $at ->
    [landsraad] wenn er ein Landsraad-Feld beobachtet
   *[faction] wenn er das Feld einer Fraktion beobachtet
}
imperium-recall-spies = { $form ->
    [may] { imperium-du-darfst } { $n } { imperium-dein }er Spione zurückrufen
    [each] { $as ->
        [inverted] rufen alle Gegner
       *[plain] alle Gegner rufen
    } { $n } { imperium-dein }er Spione zurück
    [each-may] { imperium-alle-duerfen } { $n } { imperium-dein }er Spione zurückrufen
    [they] { $as ->
        [inverted] rufen sie
       *[plain] sie rufen
    } { $n } { imperium-dein }er Spione zurück
    [they-may] { imperium-sie-duerfen } { $n } { imperium-dein }er Spione zurückrufen
    [do] rufe { $n } { imperium-dein }er Spione zurück
   *[option] { $n } { imperium-dein }er Spione zurückrufen
}
imperium-influence-where-spying = +1 Einfluss bei jeder Fraktion, deren Felder deine Spione beobachten
    .is = bonus
imperium-if-spies-placed = wenn { imperium-du } { $n } oder mehr Spione auf dem Spielplan { imperium-hast }
imperium-if-recalled-spy = wenn { imperium-du } in diesem Zug einen Spion zurückgerufen { imperium-hast }
imperium-if-spying-on-maker = wenn { imperium-du } einen Spion { imperium-hast }, der ein Sandwurmfeld beobachtet
imperium-sandworms = { $form ->
    [may] { imperium-du-darfst } { $n ->
        [one] 1 Sandwurm
       *[other] { $n } Sandwürmer
    } in den Konflikt rufen (nicht in einen hinter dem Schildwall)
    [each] { $as ->
        [inverted] rufen alle Gegner
       *[plain] alle Gegner rufen
    } { $n ->
        [one] 1 Sandwurm
       *[other] { $n } Sandwürmer
    } in den Konflikt (nicht in einen hinter dem Schildwall)
    [each-may] { imperium-alle-duerfen } { $n ->
        [one] 1 Sandwurm
       *[other] { $n } Sandwürmer
    } in den Konflikt rufen (nicht in einen hinter dem Schildwall)
    [they] { $as ->
        [inverted] rufen sie
       *[plain] sie rufen
    } { $n ->
        [one] 1 Sandwurm
       *[other] { $n } Sandwürmer
    } in den Konflikt (nicht in einen hinter dem Schildwall)
    [they-may] { imperium-sie-duerfen } { $n ->
        [one] 1 Sandwurm
       *[other] { $n } Sandwürmer
    } in den Konflikt rufen (nicht in einen hinter dem Schildwall)
    [do] rufe { $n ->
        [one] 1 Sandwurm
       *[other] { $n } Sandwürmer
    } in den Konflikt (nicht in einen hinter dem Schildwall)
   *[option] { $n ->
        [one] 1 Sandwurm
       *[other] { $n } Sandwürmer
    } in den Konflikt rufen (nicht in einen hinter dem Schildwall)
}
imperium-remove-shield-wall = { $form ->
    [may] { imperium-du-darfst } den Schildwall für den Rest der Partie entfernen
    [each] { $as ->
        [inverted] entfernen alle Gegner
       *[plain] alle Gegner entfernen
    } den Schildwall für den Rest der Partie
    [each-may] { imperium-alle-duerfen } den Schildwall für den Rest der Partie entfernen
    [they] { $as ->
        [inverted] entfernen sie
       *[plain] sie entfernen
    } den Schildwall für den Rest der Partie
    [they-may] { imperium-sie-duerfen } den Schildwall für den Rest der Partie entfernen
    [do] entferne den Schildwall für den Rest der Partie
   *[option] den Schildwall für den Rest der Partie entfernen
}
imperium-take-hooks = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } einen Haken nehmen
    [each] { $as ->
        [inverted] nehmen alle Gegner
       *[plain] alle Gegner nehmen
    } { imperium-dir } einen Haken
    [each-may] { imperium-alle-duerfen } { imperium-dir } einen Haken nehmen
    [they] { $as ->
        [inverted] nehmen sie
       *[plain] sie nehmen
    } { imperium-dir } einen Haken
    [they-may] { imperium-sie-duerfen } { imperium-dir } einen Haken nehmen
    [do] nimm { imperium-dir } einen Haken
   *[option] { imperium-dir } einen Haken nehmen
}
imperium-collect-bonus = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } sämtliches Bonus-Spice auf diesem Feld nehmen
    [each] { $as ->
        [inverted] nehmen alle Gegner
       *[plain] alle Gegner nehmen
    } { imperium-dir } sämtliches Bonus-Spice auf diesem Feld
    [each-may] { imperium-alle-duerfen } { imperium-dir } sämtliches Bonus-Spice auf diesem Feld nehmen
    [they] { $as ->
        [inverted] nehmen sie
       *[plain] sie nehmen
    } { imperium-dir } sämtliches Bonus-Spice auf diesem Feld
    [they-may] { imperium-sie-duerfen } { imperium-dir } sämtliches Bonus-Spice auf diesem Feld nehmen
    [do] nimm { imperium-dir } sämtliches Bonus-Spice auf diesem Feld
   *[option] { imperium-dir } sämtliches Bonus-Spice auf diesem Feld nehmen
}
imperium-if-hooks = wenn { imperium-du } einen Haken { imperium-hast }
imperium-if-worm = wenn { imperium-du } einen Sandwurm im Konflikt { imperium-hast }
imperium-if-units = wenn { imperium-du } { $n } oder mehr Einheiten im Konflikt { imperium-hast }
imperium-if-units-deployed = wenn { imperium-du } in diesem Zug { $n } oder mehr Einheiten eingesetzt { imperium-hast }
imperium-if-strength = wenn { imperium-dein }e Kampfstärke im Konflikt { $n } oder mehr beträgt
imperium-if-at-maker = wenn dieser Agent zu einem Sandwurmfeld geht
imperium-per-sandworms = { $text } für jeden Sandwurm, den { imperium-du } im Konflikt { imperium-hast }
    .inverted = { $text_inverted } für jeden Sandwurm, den { imperium-du } im Konflikt { imperium-hast }
    .is = { $text_is }
imperium-take-contract = { $form ->
    [may] { imperium-du-darfst } { imperium-dir } einen offenen Vertrag nehmen (+{ $n } { $n ->
        [one] Solari
       *[other] Solaris
    }, wenn es keinen gibt)
    [each] { $as ->
        [inverted] nehmen alle Gegner
       *[plain] alle Gegner nehmen
    } { imperium-dir } einen offenen Vertrag (+{ $n } { $n ->
        [one] Solari
       *[other] Solaris
    }, wenn es keinen gibt)
    [each-may] { imperium-alle-duerfen } { imperium-dir } einen offenen Vertrag nehmen (+{ $n } { $n ->
        [one] Solari
       *[other] Solaris
    }, wenn es keinen gibt)
    [they] { $as ->
        [inverted] nehmen sie
       *[plain] sie nehmen
    } { imperium-dir } einen offenen Vertrag (+{ $n } { $n ->
        [one] Solari
       *[other] Solaris
    }, wenn es keinen gibt)
    [they-may] { imperium-sie-duerfen } { imperium-dir } einen offenen Vertrag nehmen (+{ $n } { $n ->
        [one] Solari
       *[other] Solaris
    }, wenn es keinen gibt)
    [do] nimm { imperium-dir } einen offenen Vertrag (+{ $n } { $n ->
        [one] Solari
       *[other] Solaris
    }, wenn es keinen gibt)
   *[option] { imperium-dir } einen offenen Vertrag nehmen (+{ $n } { $n ->
        [one] Solari
       *[other] Solaris
    }, wenn es keinen gibt)
}
imperium-complete-contract = { $form ->
    [do] erfülle diesen Vertrag
   *[option] diesen Vertrag erfüllen
}
imperium-complete-for = { $form ->
    [do] erfülle ihn
   *[option] ihn erfüllen
}: { CAPITAL($then) }
imperium-if-contracts = wenn { imperium-du } { $n } oder mehr Verträge erfüllt { imperium-hast }
imperium-if-gained-spice = wenn { imperium-du } in diesem Zug Spice erhalten { imperium-hast }
imperium-per-contracts = { $text } für jeden Vertrag, den { imperium-du } erfüllt { imperium-hast }
    .inverted = { $text_inverted } für jeden Vertrag, den { imperium-du } erfüllt { imperium-hast }
    .is = { $text_is }
imperium-contract = { $trigger }: { CAPITAL($then) }
imperium-contract-when-visit = wenn du mit diesem Vertrag einen Agenten zum Feld { $space } entsendest
imperium-contract-when-harvest = wenn du mit diesem Vertrag einen Agenten zu einem Sandwurmfeld entsendest und in diesem Zug { $n } oder mehr Spice erhältst
imperium-contract-when-acquire = wenn du mit diesem Vertrag die Karte „{ $card }“ erwirbst
imperium-contract-when-immediate = wenn du diesen Vertrag nimmst
imperium-branch = { $first }; andernfalls { $then_inverted }
imperium-if-no-seat = wenn { imperium-du } keinen Sitz im Hohen Rat { imperium-hast }
imperium-if-seat-and-swordmaster = wenn { imperium-du } sowohl einen Sitz im Hohen Rat als auch den Schwertmeister { imperium-hast }
imperium-if-flow-acquired = wenn { imperium-du } in diesem Zug die Karte „{ $card }“ erworben { imperium-hast }
imperium-if-at-faction-space = wenn dieser Agent zum Feld einer Fraktion geht
imperium-if-in-shadow = wenn { imperium-du } { $n } oder mehr Einfluss bei einer Fraktion { imperium-hast }, deren Allianz jemand anderes hat
imperium-per-revealed = { $text } für jede { imperium-faction-card }, die { imperium-du } in diesem Zug aufgedeckt { imperium-hast } (diese zählt mit)
    .inverted = { $text_inverted } für jede { imperium-faction-card }, die { imperium-du } in diesem Zug aufgedeckt { imperium-hast } (diese zählt mit)
    .is = { $text_is }
imperium-per-sword-cards = { $text } für jede andere in diesem Zug aufgedeckte Karte, die Schwerter gebracht hat
    .inverted = { $text_inverted } für jede andere in diesem Zug aufgedeckte Karte, die Schwerter gebracht hat
    .is = { $text_is }
imperium-discard-for = { $cost }: { CAPITAL($then) }; ist die abgeworfene Karte { imperium-a-faction-card }, außerdem: { CAPITAL($bonus) }
imperium-discard-and = { $cost }; ist es { imperium-a-faction-card }: { CAPITAL($bonus) }
imperium-trash-intrigue = { $form ->
    [may] { imperium-du-darfst } 1 Intrigenkarte von { imperium-dein }er Hand entsorgen
    [each] { $as ->
        [inverted] entsorgen alle Gegner
       *[plain] alle Gegner entsorgen
    } 1 Intrigenkarte von { imperium-dein }er Hand
    [each-may] { imperium-alle-duerfen } 1 Intrigenkarte von { imperium-dein }er Hand entsorgen
    [they] { $as ->
        [inverted] entsorgen sie
       *[plain] sie entsorgen
    } 1 Intrigenkarte von { imperium-dein }er Hand
    [they-may] { imperium-sie-duerfen } 1 Intrigenkarte von { imperium-dein }er Hand entsorgen
    [do] entsorge 1 Intrigenkarte von { imperium-dein }er Hand
   *[option] 1 Intrigenkarte von { imperium-dein }er Hand entsorgen
}
imperium-trash-another-in-play = { $form ->
    [may] { imperium-du-darfst } eine andere { imperium-faction-card } aus { imperium-dein }em Spielbereich entsorgen
    [each] { $as ->
        [inverted] entsorgen alle Gegner
       *[plain] alle Gegner entsorgen
    } eine andere { imperium-faction-card } aus { imperium-dein }em Spielbereich
    [each-may] { imperium-alle-duerfen } eine andere { imperium-faction-card } aus { imperium-dein }em Spielbereich entsorgen
    [they] { $as ->
        [inverted] entsorgen sie
       *[plain] sie entsorgen
    } eine andere { imperium-faction-card } aus { imperium-dein }em Spielbereich
    [they-may] { imperium-sie-duerfen } eine andere { imperium-faction-card } aus { imperium-dein }em Spielbereich entsorgen
    [do] entsorge eine andere { imperium-faction-card } aus { imperium-dein }em Spielbereich
   *[option] eine andere { imperium-faction-card } aus { imperium-dein }em Spielbereich entsorgen
}
imperium-trash-from-hand = { $form ->
    [may] { imperium-du-darfst } { $faction ->
        [any] eine Karte
       *[one] { imperium-a-faction-card }
    } von { imperium-dein }er Hand entsorgen{ $spice ->
        [0] {""}
       *[other] {" "}(+{ $spice } Spice, wenn sie etwas kostet)
    }
    [each] { $as ->
        [inverted] entsorgen alle Gegner
       *[plain] alle Gegner entsorgen
    } { $faction ->
        [any] eine Karte
       *[one] { imperium-a-faction-card }
    } von { imperium-dein }er Hand{ $spice ->
        [0] {""}
       *[other] {" "}(+{ $spice } Spice, wenn sie etwas kostet)
    }
    [each-may] { imperium-alle-duerfen } { $faction ->
        [any] eine Karte
       *[one] { imperium-a-faction-card }
    } von { imperium-dein }er Hand entsorgen{ $spice ->
        [0] {""}
       *[other] {" "}(+{ $spice } Spice, wenn sie etwas kostet)
    }
    [they] { $as ->
        [inverted] entsorgen sie
       *[plain] sie entsorgen
    } { $faction ->
        [any] eine Karte
       *[one] { imperium-a-faction-card }
    } von { imperium-dein }er Hand{ $spice ->
        [0] {""}
       *[other] {" "}(+{ $spice } Spice, wenn sie etwas kostet)
    }
    [they-may] { imperium-sie-duerfen } { $faction ->
        [any] eine Karte
       *[one] { imperium-a-faction-card }
    } von { imperium-dein }er Hand entsorgen{ $spice ->
        [0] {""}
       *[other] {" "}(+{ $spice } Spice, wenn sie etwas kostet)
    }
    [do] entsorge { $faction ->
        [any] eine Karte
       *[one] { imperium-a-faction-card }
    } von { imperium-dein }er Hand{ $spice ->
        [0] {""}
       *[other] {" "}(+{ $spice } Spice, wenn sie etwas kostet)
    }
   *[option] { $faction ->
        [any] eine Karte
       *[one] { imperium-a-faction-card }
    } von { imperium-dein }er Hand entsorgen{ $spice ->
        [0] {""}
       *[other] {" "}(+{ $spice } Spice, wenn sie etwas kostet)
    }
}
imperium-acquire-exactly = { $form ->
    [may] { imperium-du-darfst } ohne Bezahlung eine Karte, die genau { $n } kostet, auf die Hand erwerben
    [each] { $as ->
        [inverted] erwerben alle Gegner
       *[plain] alle Gegner erwerben
    } ohne Bezahlung eine Karte, die genau { $n } kostet, auf die Hand
    [each-may] { imperium-alle-duerfen } ohne Bezahlung eine Karte, die genau { $n } kostet, auf die Hand erwerben
    [they] { $as ->
        [inverted] erwerben sie
       *[plain] sie erwerben
    } ohne Bezahlung eine Karte, die genau { $n } kostet, auf die Hand
    [they-may] { imperium-sie-duerfen } ohne Bezahlung eine Karte, die genau { $n } kostet, auf die Hand erwerben
    [do] erwirb ohne Bezahlung eine Karte, die genau { $n } kostet, auf die Hand
   *[option] ohne Bezahlung eine Karte, die genau { $n } kostet, auf die Hand erwerben
}
imperium-acquire-for-solari = { $form ->
    [may] { imperium-du-darfst } eine Karte auf die Hand erwerben (zum Preis ihrer Kosten in Solaris statt in Überzeugung)
    [each] { $as ->
        [inverted] erwerben alle Gegner
       *[plain] alle Gegner erwerben
    } eine Karte auf die Hand (zum Preis ihrer Kosten in Solaris statt in Überzeugung)
    [each-may] { imperium-alle-duerfen } eine Karte auf die Hand erwerben (zum Preis ihrer Kosten in Solaris statt in Überzeugung)
    [they] { $as ->
        [inverted] erwerben sie
       *[plain] sie erwerben
    } eine Karte auf die Hand (zum Preis ihrer Kosten in Solaris statt in Überzeugung)
    [they-may] { imperium-sie-duerfen } eine Karte auf die Hand erwerben (zum Preis ihrer Kosten in Solaris statt in Überzeugung)
    [do] erwirb eine Karte auf die Hand (zum Preis ihrer Kosten in Solaris statt in Überzeugung)
   *[option] eine Karte auf die Hand erwerben (zum Preis ihrer Kosten in Solaris statt in Überzeugung)
}
imperium-acquire-cheap = { $form ->
    [may] { imperium-du-darfst } ohne Bezahlung eine Karte, die höchstens { $n } kostet, erwerben{ $to ->
        [worm] {" "}(auf die Hand, wenn { imperium-du } einen Sandwurm im Konflikt { imperium-hast })
       *[discard] {""}
    }
    [each] { $as ->
        [inverted] erwerben alle Gegner
       *[plain] alle Gegner erwerben
    } ohne Bezahlung eine Karte, die höchstens { $n } kostet{ $to ->
        [worm] {" "}(auf die Hand, wenn { imperium-du } einen Sandwurm im Konflikt { imperium-hast })
       *[discard] {""}
    }
    [each-may] { imperium-alle-duerfen } ohne Bezahlung eine Karte, die höchstens { $n } kostet, erwerben{ $to ->
        [worm] {" "}(auf die Hand, wenn { imperium-du } einen Sandwurm im Konflikt { imperium-hast })
       *[discard] {""}
    }
    [they] { $as ->
        [inverted] erwerben sie
       *[plain] sie erwerben
    } ohne Bezahlung eine Karte, die höchstens { $n } kostet{ $to ->
        [worm] {" "}(auf die Hand, wenn { imperium-du } einen Sandwurm im Konflikt { imperium-hast })
       *[discard] {""}
    }
    [they-may] { imperium-sie-duerfen } ohne Bezahlung eine Karte, die höchstens { $n } kostet, erwerben{ $to ->
        [worm] {" "}(auf die Hand, wenn { imperium-du } einen Sandwurm im Konflikt { imperium-hast })
       *[discard] {""}
    }
    [do] erwirb ohne Bezahlung eine Karte, die höchstens { $n } kostet{ $to ->
        [worm] {" "}(auf die Hand, wenn { imperium-du } einen Sandwurm im Konflikt { imperium-hast })
       *[discard] {""}
    }
   *[option] ohne Bezahlung eine Karte, die höchstens { $n } kostet, erwerben{ $to ->
        [worm] {" "}(auf die Hand, wenn { imperium-du } einen Sandwurm im Konflikt { imperium-hast })
       *[discard] {""}
    }
}
imperium-return-to-hand = { $form ->
    [may] { imperium-du-darfst } diese Karte zurück auf die Hand nehmen
    [each] { $as ->
        [inverted] nehmen alle Gegner
       *[plain] alle Gegner nehmen
    } diese Karte zurück auf die Hand
    [each-may] { imperium-alle-duerfen } diese Karte zurück auf die Hand nehmen
    [they] { $as ->
        [inverted] nehmen sie
       *[plain] sie nehmen
    } diese Karte zurück auf die Hand
    [they-may] { imperium-sie-duerfen } diese Karte zurück auf die Hand nehmen
    [do] nimm diese Karte zurück auf die Hand
   *[option] diese Karte zurück auf die Hand nehmen
}
imperium-look-at-three = wenn dein Deck 3 oder mehr Karten hat, sieh dir die obersten 3 an: Ziehe eine davon, wirf eine andere ab und entsorge die letzte
imperium-retreat-some = { $form ->
    [may] { imperium-du-darfst } { $amount ->
        [exactly] { imperium-troops }
        [or] { $least } oder { imperium-troops }
       *[range] { $least } bis { imperium-troops }
    } aus dem Konflikt in { imperium-dein }e Garnison zurückziehen
    [each] { $as ->
        [inverted] ziehen alle Gegner
       *[plain] alle Gegner ziehen
    } { $amount ->
        [exactly] { imperium-troops }
        [or] { $least } oder { imperium-troops }
       *[range] { $least } bis { imperium-troops }
    } aus dem Konflikt in { imperium-dein }e Garnison zurück
    [each-may] { imperium-alle-duerfen } { $amount ->
        [exactly] { imperium-troops }
        [or] { $least } oder { imperium-troops }
       *[range] { $least } bis { imperium-troops }
    } aus dem Konflikt in { imperium-dein }e Garnison zurückziehen
    [they] { $as ->
        [inverted] ziehen sie
       *[plain] sie ziehen
    } { $amount ->
        [exactly] { imperium-troops }
        [or] { $least } oder { imperium-troops }
       *[range] { $least } bis { imperium-troops }
    } aus dem Konflikt in { imperium-dein }e Garnison zurück
    [they-may] { imperium-sie-duerfen } { $amount ->
        [exactly] { imperium-troops }
        [or] { $least } oder { imperium-troops }
       *[range] { $least } bis { imperium-troops }
    } aus dem Konflikt in { imperium-dein }e Garnison zurückziehen
    [do] ziehe { $amount ->
        [exactly] { imperium-troops }
        [or] { $least } oder { imperium-troops }
       *[range] { $least } bis { imperium-troops }
    } aus dem Konflikt in { imperium-dein }e Garnison zurück
   *[option] { $amount ->
        [exactly] { imperium-troops }
        [or] { $least } oder { imperium-troops }
       *[range] { $least } bis { imperium-troops }
    } aus dem Konflikt in { imperium-dein }e Garnison zurückziehen
}
imperium-recall-other = { $form ->
    [may] { imperium-du-darfst } einen anderen { imperium-dein }er Agenten vom Spielplan zurückrufen (er kann in dieser Runde erneut entsendet werden)
    [each] { $as ->
        [inverted] rufen alle Gegner
       *[plain] alle Gegner rufen
    } einen anderen { imperium-dein }er Agenten vom Spielplan zurück (er kann in dieser Runde erneut entsendet werden)
    [each-may] { imperium-alle-duerfen } einen anderen { imperium-dein }er Agenten vom Spielplan zurückrufen (er kann in dieser Runde erneut entsendet werden)
    [they] { $as ->
        [inverted] rufen sie
       *[plain] sie rufen
    } einen anderen { imperium-dein }er Agenten vom Spielplan zurück (er kann in dieser Runde erneut entsendet werden)
    [they-may] { imperium-sie-duerfen } einen anderen { imperium-dein }er Agenten vom Spielplan zurückrufen (er kann in dieser Runde erneut entsendet werden)
    [do] rufe einen anderen { imperium-dein }er Agenten vom Spielplan zurück (er kann in dieser Runde erneut entsendet werden)
   *[option] einen anderen { imperium-dein }er Agenten vom Spielplan zurückrufen (er kann in dieser Runde erneut entsendet werden)
}
imperium-deploy-recruits = { imperium-du-darfst } in diesem Zug rekrutierte Truppen im Konflikt einsetzen, welches Feld du auch besuchst
imperium-no-deployment = { $teams ->
    [yes] { $as ->
        [inverted] könnt weder du noch dein aktivierter Verbündeter
       *[plain] weder du noch dein aktivierter Verbündeter könnt
    } in diesem Zug Einheiten im Konflikt einsetzen
   *[no] { $as ->
        [inverted] kannst du
       *[plain] du kannst
    } in diesem Zug keine Einheiten im Konflikt einsetzen
}
imperium-troop-with-each-card = { $form ->
    [do] rekrutiere 1 Trupp für jede Karte, die du erwirbst
   *[option] 1 Trupp für jede Karte rekrutieren, die du erwirbst
}
imperium-ignores-requirements = { $as ->
    [inverted] darf dieser Agent
   *[plain] dieser Agent darf
} auch ohne den geforderten Einfluss zu Feldern gehen
imperium-flip-trophy = { $form ->
    [may] { imperium-du-darfst } eine gewonnene Konfliktkarte oder { imperium-dein }e Abzeichenkarte mit { $icon } oder { $wild } umdrehen
    [each] { $as ->
        [inverted] drehen alle Gegner
       *[plain] alle Gegner drehen
    } eine gewonnene Konfliktkarte oder { imperium-dein }e Abzeichenkarte mit { $icon } oder { $wild } um
    [each-may] { imperium-alle-duerfen } eine gewonnene Konfliktkarte oder { imperium-dein }e Abzeichenkarte mit { $icon } oder { $wild } umdrehen
    [they] { $as ->
        [inverted] drehen sie
       *[plain] sie drehen
    } eine gewonnene Konfliktkarte oder { imperium-dein }e Abzeichenkarte mit { $icon } oder { $wild } um
    [they-may] { imperium-sie-duerfen } eine gewonnene Konfliktkarte oder { imperium-dein }e Abzeichenkarte mit { $icon } oder { $wild } umdrehen
    [do] drehe eine gewonnene Konfliktkarte oder { imperium-dein }e Abzeichenkarte mit { $icon } oder { $wild } um
   *[option] eine gewonnene Konfliktkarte oder { imperium-dein }e Abzeichenkarte mit { $icon } oder { $wild } umdrehen
}
imperium-box-wall = Hinter dem Schildwall: { $text }
imperium-behind-wall = solange er steht, kann kein Sandwurm in diesen Konflikt kommen
imperium-box-battle = Abzeichen: { $icon }.
imperium-objective-players = für { $players } Personen
imperium-objective-first = wer sie erhält, bekommt den Startmarker
imperium-when-sent_to = { $then_is ->
    [bonus] immer wenn du einen Agenten zu einem Feld { $factions } entsendest: { $then }
   *[other] immer wenn du einen Agenten zu einem Feld { $factions } entsendest, { $then_inverted }
}
imperium-when-reached = { $then_is ->
    [bonus] wenn du { $n } Einfluss { imperium-with-faction } erreichst: { $then }
   *[other] wenn du { $n } Einfluss { imperium-with-faction } erreichst, { $then_inverted }
}
imperium-when-watched_maker = { $then_is ->
    [bonus] immer wenn jemand anderes einen Agenten zu einem Sandwurmfeld entsendet, das dein Spion beobachtet: { $then }
   *[other] immer wenn jemand anderes einen Agenten zu einem Sandwurmfeld entsendet, das dein Spion beobachtet, { $then_inverted }
}
imperium-leader-reveal = in deinem Aufdeckzug: { CAPITAL($then) }
imperium-without-cards = in deinem Startdeck fehlt: { $cards }
imperium-own-contracts = diese sind für dich allein reserviert: { $contracts }; immer wenn du einen Vertrag nimmst, darfst du einen davon statt eines offenen nehmen
imperium-other-memories = { $form ->
    [may] { imperium-du-darfst } alle deine Erinnerungen in deinen Vorrat zurücklegen, für jede eine Karte ziehen und deinen Anführer umdrehen
    [each] { $as ->
        [inverted] legen alle Gegner
       *[plain] alle Gegner legen
    } alle ihre Erinnerungen in ihren Vorrat zurück, ziehen für jede eine Karte und drehen ihren Anführer um
    [each-may] { imperium-alle-duerfen } alle ihre Erinnerungen in ihren Vorrat zurücklegen, für jede eine Karte ziehen und ihren Anführer umdrehen
    [they] { $as ->
        [inverted] legen sie
       *[plain] sie legen
    } alle ihre Erinnerungen in ihren Vorrat zurück, ziehen für jede eine Karte und drehen ihren Anführer um
    [they-may] { imperium-sie-duerfen } alle ihre Erinnerungen in ihren Vorrat zurücklegen, für jede eine Karte ziehen und ihren Anführer umdrehen
    [do] lege alle deine Erinnerungen in deinen Vorrat zurück, ziehe für jede eine Karte und drehe deinen Anführer um
   *[option] alle { imperium-dein }e Erinnerungen in { imperium-dein }en Vorrat zurücklegen, für jede eine Karte ziehen und { imperium-dein }en Anführer umdrehen
}
imperium-remember = { $form ->
    [may] { imperium-du-darfst } 1 Trupp aus { imperium-dein }em Vorrat als Erinnerung zu den Bene Gesserit legen
    [each] { $as ->
        [inverted] legen alle Gegner
       *[plain] alle Gegner legen
    } 1 Trupp aus { imperium-dein }em Vorrat als Erinnerung zu den Bene Gesserit
    [each-may] { imperium-alle-duerfen } 1 Trupp aus { imperium-dein }em Vorrat als Erinnerung zu den Bene Gesserit legen
    [they] { $as ->
        [inverted] legen sie
       *[plain] sie legen
    } 1 Trupp aus { imperium-dein }em Vorrat als Erinnerung zu den Bene Gesserit
    [they-may] { imperium-sie-duerfen } 1 Trupp aus { imperium-dein }em Vorrat als Erinnerung zu den Bene Gesserit legen
    [do] lege 1 Trupp aus { imperium-dein }em Vorrat als Erinnerung zu den Bene Gesserit
   *[option] 1 Trupp aus { imperium-dein }em Vorrat als Erinnerung zu den Bene Gesserit legen
}
imperium-repeat-space = { $form ->
    [do] führe die Effekte dieses Feldes noch einmal aus
   *[option] die Effekte dieses Feldes noch einmal ausführen
}, ohne seine Kosten und seinen Einfluss (nur 1 Mal in deinem Zug; was du dort noch nicht getan hast, gilt als abgelehnt)
imperium-train = { $form ->
    [may] { imperium-du-darfst } auf deiner Trainingsleiste einen Schritt weitergehen und die Belohnung nehmen
    [each] { $as ->
        [inverted] gehen alle Gegner
       *[plain] alle Gegner gehen
    } auf ihrer Trainingsleiste einen Schritt weiter und nehmen die Belohnung
    [each-may] { imperium-alle-duerfen } auf ihrer Trainingsleiste einen Schritt weitergehen und die Belohnung nehmen
    [they] { $as ->
        [inverted] gehen sie
       *[plain] sie gehen
    } auf ihrer Trainingsleiste einen Schritt weiter und nehmen die Belohnung
    [they-may] { imperium-sie-duerfen } auf ihrer Trainingsleiste einen Schritt weitergehen und die Belohnung nehmen
    [do] gehe auf deiner Trainingsleiste einen Schritt weiter und nimm die Belohnung
   *[option] auf { imperium-dein }er Trainingsleiste einen Schritt weitergehen und die Belohnung nehmen
}
imperium-training-start = die Leiste beginnt mit Schritt { $next }
imperium-training-step = Schritt { $n }: { CAPITAL($reward) }; weiter zu Schritt { $next }
imperium-training-last = Schritt { $n }, der letzte: { CAPITAL($reward) }

imperium-level-free = nichts zahlen: { CAPITAL($then) }
imperium-board-behind-wall = hinter dem Schildwall
imperium-board-cheaper = kostet { $n } { $n ->
    [one] Solari
   *[other] Solaris
} weniger, sobald jemand einen Schwertmeister genommen hat
imperium-box-discard = Beim Abwerfen von der Hand: { $text }
