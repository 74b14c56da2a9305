### What Dominion's cards tell a player to do. $form as in English; $as = clitic: si and se come first, for something
### stands before the clause ("poté si doberte").
###
### Another player is "každý další hráč", then spoken of without a pronoun. A bonus is "+2 mince" in the nominative.
### .is = bonus: nothing but such a bonus, with a colon before it.

dominion-each = každý další hráč{ $hand ->
    [0] {""}
    [one] , který má v ruce alespoň { $hand } kartu,
    [few] , který má v ruce alespoň { $hand } karty,
   *[other] , který má v ruce alespoň { $hand } karet,
}
dominion-lead = { $form ->
    [may] můžete{" "}
    [each] { dominion-each }{" "}
    [each-may] { dominion-each } může{" "}
    [they-may] může{" "}
   *[do] {""}
}
dominion-have = { $form ->
    [each] má
    [each-may] má
    [they] má
    [they-may] má
    [their-option] má
   *[do] máte
}
dominion-have-not = { $form ->
    [each] nemá
    [each-may] nemá
    [they] nemá
    [they-may] nemá
    [their-option] nemá
   *[do] nemáte
}
dominion-to-you = { $form ->
    [each] mu
    [each-may] mu
    [they] mu
    [they-may] mu
    [their-option] mu
   *[do] vám
}
dominion-bonus = { $form ->
    [do] bonus
    [option] bonus
    [their-option] bonus
   *[other] no
}
# Between a condition and what follows from it.
dominion-joint = { $then_is ->
    [bonus] :
   *[other] ,
} { $then }

## Verbs.

dominion-ziskat = { dominion-lead }{ $form ->
    [do] získejte
    [each] získá
    [they] získá
   *[option] získat
}
dominion-odlozit = { dominion-lead }{ $form ->
    [do] odložte
    [each] odloží
    [they] odloží
   *[option] odložit
}
dominion-zahodit = { dominion-lead }{ $form ->
    [do] zahoďte
    [each] zahodí
    [they] zahodí
   *[option] zahodit
} na smetiště
dominion-polozit = { dominion-lead }{ $form ->
    [do] položte
    [each] položí
    [they] položí
   *[option] položit
}
dominion-ukazat = { dominion-lead }{ $form ->
    [do] ukažte
    [each] ukáže
    [they] ukáže
   *[option] ukázat
}
dominion-odkryvat = { dominion-lead }{ $form ->
    [do] odkrývejte
    [each] odkrývá
    [they] odkrývá
   *[option] odkrývat
}
dominion-odkryt = { dominion-lead }{ $form ->
    [do] odkryjte
    [each] odkryje
    [they] odkryje
   *[option] odkrýt
}
dominion-dobrat = { $form ->
    [may] { $as ->
        [clitic] si můžete dobrat
       *[plain] můžete si dobrat
    }
    [each] { $as ->
        [clitic] si { dominion-each } dobere
       *[plain] { dominion-each } si dobere
    }
    [each-may] { $as ->
        [clitic] si { dominion-each } může dobrat
       *[plain] { dominion-each } si může dobrat
    }
    [they] { $as ->
        [clitic] si dobere
       *[plain] dobere si
    }
    [they-may] { $as ->
        [clitic] si může dobrat
       *[plain] může si dobrat
    }
    [do] { $as ->
        [clitic] si doberte
       *[plain] doberte si
    }
   *[option] { $as ->
        [clitic] si dobrat
       *[plain] dobrat si
    }
}
dominion-vzit = { $form ->
    [may] { $as ->
        [clitic] si můžete vzít
       *[plain] můžete si vzít
    }
    [each] { $as ->
        [clitic] si { dominion-each } vezme
       *[plain] { dominion-each } si vezme
    }
    [each-may] { $as ->
        [clitic] si { dominion-each } může vzít
       *[plain] { dominion-each } si může vzít
    }
    [they] { $as ->
        [clitic] si vezme
       *[plain] vezme si
    }
    [they-may] { $as ->
        [clitic] si může vzít
       *[plain] může si vzít
    }
    [do] { $as ->
        [clitic] si vezměte
       *[plain] vezměte si
    }
   *[option] { $as ->
        [clitic] si vzít
       *[plain] vzít si
    }
}
dominion-vybrat = { $form ->
    [may] { $as ->
        [clitic] si můžete vybrat
       *[plain] můžete si vybrat
    }
    [each] { $as ->
        [clitic] si { dominion-each } vybere
       *[plain] { dominion-each } si vybere
    }
    [each-may] { $as ->
        [clitic] si { dominion-each } může vybrat
       *[plain] { dominion-each } si může vybrat
    }
    [they] { $as ->
        [clitic] si vybere
       *[plain] vybere si
    }
    [they-may] { $as ->
        [clitic] si může vybrat
       *[plain] může si vybrat
    }
    [do] { $as ->
        [clitic] si vyberte
       *[plain] vyberte si
    }
   *[option] { $as ->
        [clitic] si vybrat
       *[plain] vybrat si
    }
}

## Nouns. Objects are in the accusative; a counted or "any" number of them in the genitive plural.

dominion-type-action = Akce
dominion-type-treasure = Peníze
dominion-type-victory = Vítězné body
dominion-type-curse = Kletba
dominion-type-attack = Útok
dominion-type-reaction = Reakce

dominion-a = { $kind ->
    [action] akční kartu
    [treasure] kartu peněz
    [victory] bodovací kartu
    [curse] Kletbu
    [attack] kartu útoku
    [reaction] kartu reakce
    [types] kartu typu { $types }
    [named] { $card_acc }
   *[any] kartu
}
# The same as the subject of a sentence.
dominion-a-nom = { $kind ->
    [action] akční karta
    [treasure] karta peněz
    [victory] bodovací karta
    [curse] Kletba
    [attack] karta útoku
    [reaction] karta reakce
    [types] karta typu { $types }
    [named] karta { $card }
   *[any] karta
}
# After "each" and "not any": feminine throughout.
dominion-karta-acc = { $kind ->
    [named] kartu { $card }
   *[other] { dominion-a }
}
# Two to four of them, and all of them.
dominion-few = { $kind ->
    [action] akční karty
    [treasure] karty peněz
    [victory] bodovací karty
    [curse] Kletby
    [attack] karty útoku
    [reaction] karty reakce
    [types] karty typu { $types }
    [named] karty { $card }
   *[any] karty
}
dominion-many = { $kind ->
    [action] akčních karet
    [treasure] karet peněz
    [victory] bodovacích karet
    [curse] Kleteb
    [attack] karet útoku
    [reaction] karet reakce
    [types] karet typu { $types }
    [named] karet { $card }
   *[any] karet
}
dominion-counted = { $n ->
    [one] { $n } { dominion-karta-acc }
    [few] { $n } { dominion-few }
   *[other] { $n } { dominion-many }
}
dominion-some = { $amount ->
    [any] libovolný počet { dominion-many }
    [at-least] alespoň { dominion-counted }
    [up-to] až { dominion-counted }
    [range] { $least } až { dominion-counted }
   *[exactly] { $n ->
        [1] { dominion-a }
       *[other] { dominion-counted }
    }
}
dominion-to = { $to ->
    [hand] {" "}do ruky
    [deck] {" "}navrch svého balíčku
   *[discard] {""}
}
# With the comma or the space before it.
dominion-price = { $price ->
    [exactly] {" "}s cenou přesně { $n }
    [up-to-more] , která stojí nejvýše o { $n } více než zahozená karta
    [exactly-more] , která stojí přesně o { $n } více než zahozená karta
    [up-to-less] , která stojí alespoň o { $n } méně než zahozená karta
    [exactly-less] , která stojí přesně o { $n } méně než zahozená karta
    [up-to-same] , která nestojí více než zahozená karta
    [exactly-same] , která stojí stejně jako zahozená karta
   *[up-to] {" "}s cenou nejvýše { $n }
}
dominion-n-cards = { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
}
dominion-n-actions = { $n } { $n ->
    [one] akci
    [few] akce
   *[other] akcí
}
dominion-n-buys = { $n } { $n ->
    [one] nákup
    [few] nákupy
   *[other] nákupů
}
dominion-n-coins = { $n } { $n ->
    [one] minci
    [few] mince
   *[other] mincí
}

## Bonuses.

dominion-per = { $per ->
    [card] {" "}za každou z nich
   *[once] {""}
}
dominion-cards = { $form ->
    [do] +{ $n } { $n ->
        [one] karta
        [few] karty
       *[other] karet
    }
    [option] +{ $n } { $n ->
        [one] karta
        [few] karty
       *[other] karet
    }
   *[each] { dominion-dobrat } { dominion-n-cards }
}{ dominion-per }
    .is = { $form ->
        [do] bonus
        [option] bonus
       *[other] no
    }
dominion-akce = { $n } { $n ->
    [one] akce
    [few] akce
   *[other] akcí
}
dominion-mince = { $n } { $n ->
    [one] mince
    [few] mince
   *[other] mincí
}
dominion-actions = { $form ->
    [do] +{ dominion-akce }
    [option] +{ dominion-akce }
    [their-option] +{ dominion-akce }
   *[each] { dominion-ziskat } { dominion-n-actions }
}{ dominion-per }
    .is = { dominion-bonus }
dominion-buys = { $form ->
    [do] +{ dominion-n-buys }
    [option] +{ dominion-n-buys }
    [their-option] +{ dominion-n-buys }
   *[each] { dominion-ziskat } { dominion-n-buys }
}{ dominion-per }
    .is = { dominion-bonus }
dominion-coins = { $form ->
    [do] +{ dominion-mince }
    [option] +{ dominion-mince }
    [their-option] +{ dominion-mince }
   *[each] { dominion-ziskat } { dominion-n-coins }
}{ dominion-per }
    .is = { dominion-bonus }
dominion-cheaper = v tomto tahu stojí všechny karty, ať jsou kdekoli, o { $n } méně, nikdy však méně než 0
dominion-richer-coppers = každý { $copper }, který v tomto tahu zahrajete, dává o { dominion-n-coins } více

## How clauses hang together.

dominion-do-this = { $form ->
    [may] můžete provést toto: { $text }
    [each] { dominion-each } provede toto: { $text }
    [each-may] { dominion-each } může provést toto: { $text }
    [they] provede toto: { $text }
    [they-may] může provést toto: { $text }
   *[do] { $text }
}
dominion-choose = { dominion-vybrat } { $n ->
    [1] jednu možnost
    [2] dvě různé možnosti a poté obě { dominion-provest }
    [few] { $n } různé možnosti a poté všechny { dominion-provest }
   *[other] { $n } různých možností a poté všechny { dominion-provest }
}: { $options }
dominion-provest = { $form ->
    [do] proveďte
    [each] provede
    [they] provede
   *[option] provést
}
dominion-if-done = pokud tak { $form ->
    [do] učiníte
    [may] učiníte
    [option] učiníte
   *[they] učiní
}{ dominion-joint }
dominion-if-not-done = pokud tak { $form ->
    [do] neučiníte
    [may] neučiníte
    [option] neučiníte
   *[they] neučiní
}{ dominion-joint }
dominion-if-hand-at-least = pokud { dominion-have } v ruce alespoň { dominion-n-cards }{ dominion-joint }
dominion-if-hand-without = { $form ->
    [each] pokud { dominion-each } nemá v ruce žádnou { dominion-karta-acc }, provede toto: { $then }
   *[do] pokud { dominion-have-not } v ruce žádnou { dominion-karta-acc }{ dominion-joint }
}
dominion-if-actions-played = pokud jste v tomto tahu zahráli alespoň { $n } { $n ->
    [one] akční kartu
    [few] akční karty
   *[other] akčních karet
} (počítá se i tato; dvakrát zahraná karta se počítá dvakrát){ dominion-joint }

## Out of the hand.

dominion-discard = { dominion-odlozit } { dominion-some } z ruky
dominion-discard-down-to = { dominion-odlozit } z ruky tolik karet, aby { dominion-to-you } { $n ->
    [one] zbyla { $n }
    [few] zbyly { $n }
   *[other] zbylo { $n }
}
dominion-discard-hand = { dominion-odlozit } všechny karty z ruky
dominion-discard-deck = { dominion-polozit } celý svůj dobírací balíček na odkládací
dominion-reveal-hand = { dominion-ukazat } všechny karty z ruky
dominion-trash = { dominion-zahodit } { dominion-some } z ruky
dominion-topdeck = { dominion-polozit } { dominion-some } z ruky { $n ->
    [1] {""}
   *[other] v libovolném pořadí{" "}
}navrch svého balíčku
dominion-je = { $n ->
    [1] { $kind ->
        [named] tuto kartu
       *[other] ji
    }
   *[other] je
}
dominion-takovou = { $n ->
    [1] takovou kartu
   *[other] takové karty
}
dominion-reveal-and-topdeck = { $form ->
    [each] { dominion-each } ukáže z ruky { dominion-some } podle svého výběru a položí { dominion-je } navrch svého balíčku; kdo { dominion-takovou } nemá, ukáže místo toho všechny karty z ruky
    [they] ukáže z ruky { dominion-some } podle svého výběru a položí { dominion-je } navrch svého balíčku; pokud { dominion-takovou } nemá, ukáže místo toho všechny karty z ruky
    [each-may] { dominion-each } může ukázat z ruky { dominion-some } podle svého výběru a položit { dominion-je } navrch svého balíčku; kdo { dominion-takovou } nemá, ukáže místo toho všechny karty z ruky
    [they-may] může ukázat z ruky { dominion-some } podle svého výběru a položit { dominion-je } navrch svého balíčku; pokud { dominion-takovou } nemá, ukáže místo toho všechny karty z ruky
    [their-option] ukázat z ruky { dominion-some } podle svého výběru a položit { dominion-je } navrch svého balíčku (kdo { dominion-takovou } nemá, ukáže místo toho všechny karty z ruky)
    [option] ukázat z ruky { dominion-some } podle svého výběru a položit { dominion-je } navrch svého balíčku (nemáte-li { dominion-takovou }, ukázat místo toho všechny karty z ruky)
    [may] můžete ukázat z ruky { dominion-some } podle svého výběru a položit { dominion-je } navrch svého balíčku; pokud { dominion-takovou } nemáte, ukažte místo toho všechny karty z ruky
   *[do] ukažte z ruky { dominion-some } podle svého výběru a položte { dominion-je } navrch svého balíčku; pokud { dominion-takovou } nemáte, ukažte místo toho všechny karty z ruky
}

## The played card.

dominion-trash-this = { dominion-lead }{ $form ->
    [do] zahoďte
    [each] zahodí
    [they] zahodí
   *[option] zahodit
} tuto kartu na smetiště
dominion-play-twice = { $as ->
    [clitic] si vyberte
   *[plain] vyberte si
} akční kartu z ruky. Zahrajte ji a celou ji proveďte; poté tutéž kartu zahrajte podruhé, i když mezitím už není ve hře. Ani jedno zahrání vás nestojí akci

## Gaining.

dominion-gain-named = { $to ->
    [hand] { dominion-vzit } do ruky { dominion-a }
    [deck] { dominion-vzit } { dominion-karta-acc } a { $form ->
        [do] položte
        [each] položí
        [they] položí
       *[option] položit
    } ji navrch svého balíčku
   *[discard] { dominion-vzit } { dominion-a }
}
dominion-gain = { dominion-vzit }{ dominion-to } { dominion-a }{ dominion-price }
dominion-if-gained = pokud je to { dominion-a-nom }{ dominion-joint }

## Off the top of the deck.

dominion-dig = { dominion-odkryvat } karty ze svého balíčku, dokud { $form ->
    [do] neodkryjete
    [may] neodkryjete
    [option] neodkryjete
   *[they] neodkryje
} { dominion-some }{ $least_cost ->
    [0] {""}
   *[other] {" "}s cenou alespoň { $least_cost }
}
dominion-dig-take = { dominion-vzit } { $n ->
    [one] tuto kartu
   *[other] tyto karty
} do ruky a ostatní odkryté karty { $form ->
    [do] odložte
    [each] odloží
    [they] odloží
   *[option] odložit
}
dominion-dig-trash = { dominion-lead }{ $form ->
    [do] zahoďte
    [each] zahodí
    [they] zahodí
   *[option] zahodit
} { $n ->
    [one] tuto kartu
   *[other] první z těchto karet
} na smetiště
dominion-dig-discard = { dominion-odlozit } ostatní odkryté karty
dominion-spy = { dominion-odkryt } vrchní kartu svého balíčku{ $form ->
    [do] {" "}a buď ji odložte, nebo vraťte zpět
    [may] {" "}a buď ji odložit, nebo vrátit zpět
    [option] {" "}a buď ji odložit, nebo vrátit zpět
    [their-option] {" "}a vy rozhodnete, zda ji odloží, nebo vrátí zpět
   *[they] ; vy rozhodnete, zda ji odloží, nebo vrátí zpět
}
dominion-top = { $n ->
    [one] vrchní kartu
    [few] { $n } vrchní karty
   *[other] { $n } vrchních karet
}
dominion-scout = odkryjte { dominion-top } svého balíčku. Z nich si vezměte do ruky { dominion-few } a ostatní vraťte v libovolném pořadí navrch balíčku

## Victory points, treasure, reactions.

dominion-points = { $n } { $n ->
    [one] vítězného bodu
   *[other] vítězných bodů
}
dominion-worth-coins = má hodnotu { $n } { $n ->
    [one] mince
   *[other] mincí
}
dominion-worth-points = má hodnotu { dominion-points }
dominion-worth-points-each = má hodnotu { dominion-points } za { $per ->
    [1] každou { dominion-karta-acc }, kterou
    [few] každé { $per } { dominion-few }, které
   *[other] každých { $per } { dominion-many }, které
} máte na konci hry{ $per ->
    [1] {""}
   *[other] {" "}(zaokrouhluje se dolů)
}
dominion-worth-points-more = navíc { $text }
dominion-reaction = když jiný hráč zahraje kartu útoku, můžete tuto kartu ukázat z ruky, dřív než útok cokoli provede. Pokud tak učiníte{ dominion-joint }
dominion-unaffected = ten útok na vás nepůsobí

## Effects that one card alone has.

dominion-pass-left = { $as ->
    [clitic] si každý hráč, který má v ruce karty, jednu vybere
   *[plain] každý hráč, který má v ruce karty, si jednu vybere
}; poté všichni najednou a skrytě předají svou kartu do ruky { $empty ->
    [receive] hráči po své levici, i když má ruku prázdnou
   *[skip] dalšímu takovému hráči po své levici (kdo má ruku prázdnou, toho přeskočí)
}
dominion-swindle-you = kartu podle svého výběru, která stojí přesně stejně
dominion-swindle-they = ze společné zásoby kartu, která stojí přesně stejně; kterou to bude, určíte vy
dominion-swindle = { dominion-zahodit } vrchní kartu svého balíčku a { $form ->
    [do] vezměte si { dominion-swindle-you }
    [may] vzít si { dominion-swindle-you }
    [option] vzít si { dominion-swindle-you }
    [their-option] vzít si { dominion-swindle-they }
    [each-may] vzít si { dominion-swindle-they }
    [they-may] vzít si { dominion-swindle-they }
   *[they] vezme si { dominion-swindle-they }
}
dominion-wish = jmenujte kartu a poté odkryjte vrchní kartu svého balíčku. Pokud je to ta, kterou jste jmenovali, vezměte si ji do ruky; pokud ne, vraťte ji zpět
dominion-tribute = hráč po vaší levici odkryje { dominion-top } svého balíčku a poté { $n ->
    [one] ji
   *[other] je
} odloží
dominion-tribute-pays = za každou { dominion-karta-acc } mezi nimi (stejné se počítají jen jednou){ dominion-joint }
dominion-thief = každý další hráč odkryje { dominion-top } svého balíčku, zahodí na smetiště jednu kartu peněz z nich, kterou určíte vy (pokud tam nějaká je), a ostatní odloží. Poté si můžete vzít libovolný počet takto zahozených karet
dominion-library = dobírejte si karty po jedné, dokud jich nebudete mít v ruce { $n }. Kdykoli si doberete { dominion-a }, můžete ji dát stranou, místo abyste si ji nechali. Nakonec odložte karty, které jste dali stranou
