### What players of Dominion are asked, and what their options are called. $source is the card that asks.

## Questions, by the kind of the decision.

dominion-ask-action = Fáze akce: zahrajte akční kartu ({ $n ->
    [one] zbývá 1 akce
    [few] zbývají { $n } akce
   *[other] zbývá { $n } akcí
})
dominion-ask-treasure = Fáze nákupu: zahrajte karty peněz (zatím { dominion-mince })
dominion-ask-buy = Fáze nákupu: kupte kartu ({ $coins ->
    [one] máte 1 minci
    [few] máte { $coins } mince
   *[other] máte { $coins } mincí
} a { dominion-n-buys })
dominion-ask-react = { $player } hraje kartu { $source }: ukázat kartu reakce?
dominion-ask-choose = { $source }: vyberte si { $chosen ->
    [0] {""}
   *[other] ještě{" "}
}{ $n ->
    [1] jednu možnost
    [2] dvě různé možnosti
    [few] { $n } různé možnosti
   *[other] { $n } různých možností
}
dominion-ask-may = { $source }: { $clause }?
dominion-ask-pick = { $amount ->
    [up-to] { $n ->
        [1] { dominion-a }
       *[other] až { dominion-counted }
    }
   *[exactly] { dominion-some }
}
dominion-ask-picked = { $picked ->
    [0] {""}
   *[other] {" "}(zatím { $picked })
}
dominion-ask-discard = { $amount ->
    [down-to] { $source }: odložte { $n ->
        [one] kartu
        [few] { $n } karty
       *[other] { $n } karet
    } ({ $size ->
        [one] v ruce zbude { $size }
        [few] v ruce zbudou { $size }
       *[other] v ruce zbude { $size }
    })
    [up-to] { $source }: odložit { dominion-ask-pick }?{ dominion-ask-picked }
   *[exactly] { $source }: odložte { dominion-ask-pick }{ dominion-ask-picked }
}
dominion-ask-trash = { $amount ->
    [up-to] { $source }: zahodit na smetiště { dominion-ask-pick }?{ dominion-ask-picked }
   *[exactly] { $source }: zahoďte na smetiště { dominion-ask-pick }{ dominion-ask-picked }
}
dominion-ask-topdeck = { $source }: položte { dominion-ask-pick } navrch svého balíčku{ $n ->
    [1] {""}
   *[other] , jednu po druhé (poslední bude navrchu)
}{ dominion-ask-picked }
dominion-ask-throne = { $source }: vyberte akční kartu, kterou zahrajete dvakrát
dominion-ask-gain = { $source }: vezměte si{ dominion-to } { dominion-a }{ dominion-price }
dominion-ask-spy = { $whose ->
    [yours] { $source }: vrchní karta vašeho balíčku je { $top }
   *[theirs] { $source }: { $player } má navrchu balíčku kartu { $top }
}
dominion-ask-order = { $source }: vraťte navrch svého balíčku { $n ->
    [one] kartu
    [few] { $n } karty, jednu po druhé (poslední bude navrchu)
   *[other] { $n } karet, jednu po druhé (poslední bude navrchu)
}
dominion-ask-pass_left = { $source }: předejte kartu doleva
dominion-ask-swindle = { $whose ->
    [yours] { $source }: zahodili jste kartu { $trashed }; vyberte si kartu s cenou { $n }, kterou si vezmete
   *[theirs] { $source }: { $player } zahazuje kartu { $trashed }; vyberte jako náhradu kartu s cenou { $n }
}
dominion-ask-name = { $source }: jmenujte kartu
dominion-ask-thief = { $source }: vyberte, kterou kartu peněz { $player } zahodí na smetiště
dominion-ask-loot = { $source }: vezměte si zahozené karty, jednu po druhé
dominion-ask-set_aside = { $source }: dobrali jste si { $drawn_acc }

## Questions that have no answer, by the kind of the decision: no card in the hand will do.

dominion-none-action = Fáze akce: nemáte v ruce žádnou akční kartu
dominion-none-treasure = Fáze nákupu: nemáte v ruce žádnou kartu peněz
dominion-none-in-hand = { $source }: nemáte v ruce žádnou { dominion-karta-acc }
dominion-none-discard = { dominion-none-in-hand }
dominion-none-trash = { dominion-none-in-hand }
dominion-none-topdeck = { dominion-none-in-hand }
dominion-none-throne = { dominion-none-in-hand }

## Options: cards.

dominion-priced = { $card } ({ $n })
dominion-reveal-reaction = Ukázat { $card_acc }
dominion-all-treasures = Zahrát všechny peníze

## Options: yes, by the kind of the decision.

dominion-yes-spy = Odložit ji
dominion-yes-set_aside = Dát ji stranou

## Options: no, done or end, by the kind of the decision.

dominion-go-on = Pokračovat
dominion-show-hand = Ukázat karty z ruky
dominion-pass-action = Ukončit fázi akce
dominion-pass-treasure = Další peníze nehrát
dominion-pass-buy = Ukončit tah
dominion-pass-react = Nereagovat
dominion-pass-may = Ne
dominion-pass-discard = { $n ->
    [0] Nic neodložit
   *[other] Hotovo
}
dominion-pass-trash = { $n ->
    [0] Nic nezahodit
   *[other] Hotovo
}
dominion-pass-gain = Nic si nevzít
dominion-pass-spy = Vrátit ji zpět
dominion-pass-name = Karta, která v této hře není
dominion-pass-loot = Hotovo
dominion-pass-set_aside = Nechat ji v ruce
