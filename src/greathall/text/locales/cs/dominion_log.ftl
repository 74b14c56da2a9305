### What happened in a game of Dominion, one sentence for each line of the log. In the present, which has no gender; cards
### in the accusative: "Adéla kupuje Vesnici a 2× Měďák".

dominion-log-turn = { $who ->
    [you] Začínáte
   *[they] { $player } začíná
} { $n }. tah.
dominion-log-play = { $who ->
    [you] Hrajete
   *[they] { $player } hraje
} { $cards_acc }.
dominion-log-play-treasure = { $who ->
    [you] Hrajete
   *[they] { $player } hraje
} { $cards_acc } (+{ dominion-mince }).
dominion-log-buy = { $who ->
    [you] Kupujete
   *[they] { $player } kupuje
} { $cards_acc }.
dominion-log-bonus = { $who ->
    [you] Získáváte:
   *[they] { $player } získává:
} { $list }.
dominion-log-cheaper = Všechny karty stojí v tomto tahu o { $n } méně.
dominion-log-richer = Každý { $copper } dává v tomto tahu o { dominion-n-coins } více.
dominion-log-draw = { $who ->
    [you] Dobíráte si
   *[they] { $player } si dobírá
} { $cards_acc }.
dominion-log-discard = { $who ->
    [you] Odkládáte
   *[they] { $player } odkládá
} { $cards_acc }.
dominion-log-trash = { $who ->
    [you] Zahazujete
   *[they] { $player } zahazuje
} na smetiště { $cards_acc }.
dominion-log-gain = { $who ->
    [you] Berete si
   *[they] { $player } si bere
} { $cards_acc }.
dominion-log-gain_to_deck = { $who ->
    [you] Berete si
   *[they] { $player } si bere
} { $cards_acc } rovnou navrch svého balíčku.
dominion-log-gain_to_hand = { $who ->
    [you] Berete si
   *[they] { $player } si bere
} { $cards_acc } rovnou do ruky.
dominion-log-steal = { $who ->
    [you] Berete si
   *[they] { $player } si bere
} ze smetiště { $cards_acc }.
dominion-log-reveal = { $who ->
    [you] Ukazujete
   *[they] { $player } ukazuje
} { $cards_acc }.
dominion-log-react = { $who ->
    [you] Ukazujete
   *[they] { $player } ukazuje
} { $cards_acc } proti kartě { $source }.
dominion-log-name = { $who ->
    [you] Jmenujete
   *[they] { $player } jmenuje
} kartu { $cards }.
dominion-log-name-other = { $who ->
    [you] Jmenujete
   *[they] { $player } jmenuje
} kartu, která v této hře není.
dominion-log-set_aside = { $who ->
    [you] Dáváte
   *[they] { $player } dává
} stranou { $cards_acc }.
dominion-log-take = { $who ->
    [you] Berete si
   *[they] { $player } si bere
} do ruky { $cards_acc }.
dominion-log-topdeck = { $who ->
    [you] Pokládáte
   *[they] { $player } pokládá
} navrch svého balíčku { $cards_acc }.
dominion-log-reveal_hand = { $who ->
    [you] Ukazujete všechny karty z ruky.
   *[they] { $player } ukazuje všechny karty z ruky.
}
dominion-log-reveal_hand-cards = { $who ->
    [you] Ukazujete všechny karty z ruky: { $cards }.
   *[they] { $player } ukazuje všechny karty z ruky: { $cards }.
}
dominion-log-discard_deck = { $who ->
    [you] Pokládáte
   *[they] { $player } pokládá
} svůj dobírací balíček na odkládací.
dominion-log-shuffle = { $who ->
    [you] Mícháte
   *[they] { $player } míchá
} svůj odkládací balíček do nového dobíracího.
dominion-log-clean_up = { $who ->
    [you] Uklízíte.
   *[they] { $player } uklízí.
}
dominion-log-pass_left = { $to ->
    [self] { $who ->
        [you] Necháváte si
       *[they] { $player } si nechává
    } { $cards_acc }.
    [you] { $player } vám předává { $cards_acc }.
   *[they] { $who ->
        [you] Předáváte
       *[they] { $player } předává
    } { $cards_acc } (komu: { $receiver }).
}

## Cards that the reader may not know: alone, or after some that they may.

dominion-log-hidden = { $n ->
    [one] { $as ->
        [acc] kartu
       *[plain] karta
    }
    [few] { $n } karty
   *[other] { $n } karet
}
dominion-log-hidden-too = { $n ->
    [one] { $as ->
        [acc] další kartu
       *[plain] další karta
    }
    [few] { $n } další karty
   *[other] { $n } dalších karet
}
