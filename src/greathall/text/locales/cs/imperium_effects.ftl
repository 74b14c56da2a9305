### What the cards and spaces of the Dune games tell a player to do. $form as in English; $as = clitic: si and se come
### first, for something stands before the clause ("poté si doberte").
###
### An opponent is "každý soupeř", then spoken of without a pronoun. What is gained is "+2 soláry" in the nominative.
### .is = bonus: nothing but such a gain, with a colon before it.

imperium-lead = { $form ->
    [may] můžete{" "}
    [each] každý soupeř{" "}
    [each-may] každý soupeř může{" "}
    [they-may] může{" "}
   *[do] {""}
}
imperium-mate = { $form ->
    [each] má
    [each-may] má
    [they] má
    [they-may] má
    [their-option] má
    [its-option] má Soupeř
   *[do] máte
}
# Before a bare gain.
imperium-plus = { $form ->
    [may] můžete získat{" "}
    [each] každý soupeř získá{" "}
    [each-may] každý soupeř může získat{" "}
    [they] získá{" "}
    [they-may] může získat{" "}
   *[do] +
}
imperium-bonus = { $form ->
    [do] bonus
    [option] bonus
    [their-option] bonus
    [its-option] bonus
   *[other] no
}

## Verbs.

imperium-ziskat = { imperium-lead }{ $form ->
    [do] získejte
    [each] získá
    [they] získá
   *[option] získat
}
imperium-znicit = { imperium-lead }{ $form ->
    [do] zničte
    [each] zničí
    [they] zničí
   *[option] zničit
}
imperium-ztratit = { imperium-lead }{ $form ->
    [do] ztraťte
    [each] ztratí
    [they] ztratí
   *[option] ztratit
}
imperium-povolat = { imperium-lead }{ $form ->
    [do] povolejte
    [each] povolá
    [they] povolá
   *[option] povolat
}
imperium-nechat = { imperium-lead }{ $form ->
    [do] nechte
    [each] nechá
    [they] nechá
   *[option] nechat
}
imperium-dobrat = { $form ->
    [may] { $as ->
        [clitic] si můžete dobrat
       *[plain] můžete si dobrat
    }
    [each] { $as ->
        [clitic] si každý soupeř dobere
       *[plain] každý soupeř si dobere
    }
    [each-may] { $as ->
        [clitic] si každý soupeř může dobrat
       *[plain] každý soupeř si může dobrat
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
imperium-vzit = { $form ->
    [may] { $as ->
        [clitic] si můžete vzít
       *[plain] můžete si vzít
    }
    [each] { $as ->
        [clitic] si každý soupeř vezme
       *[plain] každý soupeř si vezme
    }
    [each-may] { $as ->
        [clitic] si každý soupeř může vzít
       *[plain] každý soupeř si může vzít
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
imperium-vybrat = { $form ->
    [may] { $as ->
        [clitic] si můžete vybrat
       *[plain] můžete si vybrat
    }
    [each] { $as ->
        [clitic] si každý soupeř vybere
       *[plain] každý soupeř si vybere
    }
    [each-may] { $as ->
        [clitic] si každý soupeř může vybrat
       *[plain] každý soupeř si může vybrat
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

## Nouns. Influence is "na" somebody, an Alliance "s" somebody.

imperium-with-faction = { $faction ->
    [emperor] na imperátora
    [emperor_icon] na velkorody (Shaddam: nebo na imperátora)
    [fremen_icon] na okrajové světy (Muad'Dib: nebo na fremeny)
    [guild] na Kosmickou gildu
    [bene_gesserit] na Bene Gesserit
    [great_houses] na velkorody
    [fringe_worlds] na okrajové světy
   *[fremen] na fremeny
}
# Whose: genitive.
imperium-the-faction = { $faction ->
    [emperor] imperátora
    [emperor_icon] velkorodů (Shaddam: nebo imperátora)
    [fremen_icon] okrajových světů (Muad'Dib: nebo fremenů)
    [guild] Kosmické gildy
    [bene_gesserit] Bene Gesseritu
    [great_houses] velkorodů
    [fringe_worlds] okrajových světů
   *[fremen] fremenů
}
imperium-with = { $faction ->
    [any] { $form ->
        [its-option] na frakci, na kterou má Soupeř nejmenší vliv
       *[do] na libovolnou frakci
    }
    [behind] na frakci, na kterou má některý z ostatních hráčů větší vliv než { $form ->
        [its-option] Soupeř (je-li jich více, na tu, kde má nejméně, a pak podle vaší volby)
        [do] vy
        [may] vy
        [option] vy
       *[they] on sám
    }
    [some] { $factions }
   *[one] { imperium-with-faction }
}
# One card as an object; faction-card-nom as a subject.
imperium-faction-card = { $faction ->
    [emperor] kartu imperátora
    [guild] kartu Kosmické gildy
    [bene_gesserit] kartu Bene Gesseritu
   *[fremen] fremenskou kartu
}
imperium-faction-card-nom = { $faction ->
    [emperor] karta imperátora
    [guild] karta Kosmické gildy
    [bene_gesserit] karta Bene Gesseritu
   *[fremen] fremenská karta
}
imperium-a-faction-card = { imperium-faction-card }
imperium-alliance = { $faction ->
    [emperor] alianci s imperátorem
    [emperor_icon] alianci s velkorody (Shaddam: s imperátorem)
    [fremen_icon] alianci s okrajovými světy (Muad'Dib: s fremeny)
    [guild] alianci s Kosmickou gildou
    [bene_gesserit] alianci s Bene Gesseritem
    [fremen] alianci s fremeny
    [great_houses] alianci s velkorody
    [fringe_worlds] alianci s okrajovými světy
   *[any] alianci
}
imperium-troops = { $n } { $n ->
    [one] jednotku
    [few] jednotky
   *[other] jednotek
}
imperium-some-troops = { $amount ->
    [any] libovolný počet jednotek
    [up-to] až { imperium-troops }
   *[exactly] { imperium-troops }
}
imperium-n-solari = { $n } { $n ->
    [one] solár
    [few] soláry
   *[other] solárů
}
imperium-n-vliv = { $n } { $n ->
    [one] vliv
    [few] vlivy
   *[other] vlivů
}
imperium-n-persuasion = { $n } { $n ->
    [one] přízeň
    [few] přízně
   *[other] přízní
}
imperium-n-cards = { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
}
imperium-n-intrigue = { imperium-n-cards } intrik
imperium-price-solari = { imperium-n-solari }
imperium-price-spice = { $n } koření
imperium-price-water = { $n } { $n ->
    [one] voda
    [few] vody
   *[other] vod
}
    .acc = { $n } { $n ->
        [one] vodu
        [few] vody
       *[other] vod
    }

## Gains.

imperium-dalsi = { $more ->
    [yes] { $n ->
        [one] další
        [few] další
       *[other] dalších
    }{" "}
   *[no] {""}
}

imperium-solari = { imperium-plus }{ $n } { imperium-dalsi }{ $n ->
    [one] solár
    [few] soláry
   *[other] solárů
}
    .is = { imperium-bonus }
imperium-spice = { imperium-plus }{ $n } { imperium-dalsi }koření
    .is = { imperium-bonus }
imperium-water = { imperium-plus }{ $n } { imperium-dalsi }{ $n ->
    [one] { $form ->
        [do] voda
        [option] voda
        [their-option] voda
        [its-option] voda
       *[other] vodu
    }
    [few] vody
   *[other] vod
}
    .is = { imperium-bonus }
imperium-vp = { imperium-plus }{ $n } { imperium-dalsi }{ $n ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
}
    .is = { imperium-bonus }
imperium-persuasion = { imperium-plus }{ $n } { imperium-dalsi }{ $n ->
    [one] přízeň
    [few] přízně
   *[other] přízní
}
    .is = { imperium-bonus }
imperium-swords = { imperium-plus }{ $n } { imperium-dalsi }{ $n ->
    [one] meč
    [few] meče
   *[other] mečů
}
    .is = { imperium-bonus }
imperium-troops-recruit = { imperium-ziskat } { $n } { imperium-dalsi }{ $n ->
    [one] jednotku
    [few] jednotky
   *[other] jednotek
}
    .ally = získá { $n } { imperium-dalsi }{ $n ->
        [one] jednotku
        [few] jednotky
       *[other] jednotek
    }
imperium-cards = { imperium-dobrat } { $n } { imperium-dalsi }{ $n ->
    [one] kartu
    [few] karty
   *[other] karet
}
imperium-intrigue = { imperium-dobrat } { $n } { imperium-dalsi }{ $n ->
    [one] kartu
    [few] karty
   *[other] karet
} intrik
imperium-per-cards-in-play = { $text } za každou { imperium-faction-card }, kterou { imperium-mate } ve hře, včetně této a karet zahraných v tomto kole při vyslání agentů
    .clitic = { $text_clitic } za každou { imperium-faction-card }, kterou { imperium-mate } ve hře, včetně této a karet zahraných v tomto kole při vyslání agentů
    .is = { $text_is }
imperium-harvest = { $n ->
    [0] { $form ->
        [do] vytěžte
       *[option] vytěžit
    } koření tohoto pole: jeho vlastní i všechno bonusové
   *[other] +{ $n } koření a všechno bonusové koření z tohoto pole
}
    .is = { $n ->
        [0] no
       *[other] bonus
    }
imperium-double-harvest = pokud tento agent těží koření na poli tvůrce, získáte vlastní koření pole podruhé (bonusové koření jen jednou)
imperium-steal-intrigue = každý soupeř, který má alespoň { imperium-n-intrigue }, vám z nich dá jednu náhodně vybranou
imperium-take-seat = { $form ->
    [do] zaujměte
   *[option] zaujmout
} křeslo v Nejvyšší radě (po zbytek hry +{ imperium-n-persuasion } v každém vašem tahu odhalení)
imperium-take-swordmaster = { imperium-vzit } mistra meče (třetího agenta po zbytek hry, a to už od tohoto kola)
imperium-take-mentat = { $where ->
    [here] pokud je zde mentat, { $form ->
        [do] vezměte si ho
       *[option] vzít si ho
    } jako dalšího agenta pro toto kolo
   *[elsewhere] { imperium-vzit } mentata jako dalšího agenta pro toto kolo (na jeho pole agenta nevysíláte a nic jiného z něj nezískáte)
}
imperium-mentat-next-round = { imperium-vzit } mentata, ať je kdekoli, jako dalšího agenta pro příští kolo
imperium-take-control = { $form ->
    [do] ovládněte
   *[option] ovládnout
} { $where ->
    [named] pole { $space }
   *[here] pole, o které se bojuje
}

## Influence.

imperium-influence = { imperium-plus }{ imperium-n-vliv } { imperium-with }
    .is = { imperium-bonus }
imperium-influence-with-two = { imperium-plus }1 vliv na každou ze dvou různých frakcí
    .is = { imperium-bonus }
imperium-visit-influence = { imperium-plus }{ $n } { $n ->
    [one] další vliv
    [few] další vlivy
   *[other] dalších vlivů
} na frakci, jejíž pole { $form ->
    [do] navštívíte
    [may] navštívíte
    [option] navštívíte
   *[they] navštíví
}
    .is = { imperium-bonus }
imperium-secret-influence = { $form ->
    [do] odhalte
   *[option] odhalit
} frakce, které jste si tajně vybrali: +1 vliv na každou z nich (jednou za hru)
imperium-lose-influence = { imperium-ztratit } { $n ->
    [1] 1 vliv na libovolnou frakci
   *[other] { imperium-n-vliv }, každý na frakci podle vlastního výběru
}

## How clauses hang together.

imperium-do-this = { $form ->
    [may] můžete provést toto: { $text }
    [each] každý soupeř provede toto: { $text }
    [each-may] každý soupeř může provést toto: { $text }
    [they] provede toto: { $text }
    [they-may] může provést toto: { $text }
   *[their-option] provést toto: { $text }
}
imperium-choose = { imperium-vybrat } { $n ->
    [1] jednu možnost
    [2] dvě různé možnosti
    [few] { $n } různé možnosti
   *[other] { $n } různých možností
}: { $options }
imperium-if-done = { imperium-done }{ $then_is ->
    [bonus] :
   *[other] ,
} { $then }
imperium-done = { $form ->
    [do] pokud tak učiníte
    [may] pokud tak učiníte
    [option] pokud tak učiníte
    [its-option] pokud tak Soupeř učiní
   *[they] pokud tak učiní
}
imperium-pay = { $form ->
    [may] můžete { $cost }
    [each] každý soupeř může { $cost }
    [each-may] každý soupeř může { $cost }
    [they] může { $cost }
    [they-may] může { $cost }
    [do] { $order }
   *[option] { $cost }
}: { $then }
imperium-pay-goods = { $form ->
    [do] zaplaťte { $goods_acc }
   *[option] zaplatit { $goods_acc }
}

## Conditions.

imperium-if = { $condition }{ $then_is ->
    [bonus] :
   *[other] ,
} { $then }
    .is = condition
imperium-if-all = { $condition }: { $then }
    .is = condition

imperium-if-influence = pokud { imperium-mate } alespoň { imperium-n-vliv } { imperium-with-faction }
imperium-if-alliance = pokud { imperium-mate } { imperium-alliance }
imperium-if-another-in-play = { $faction ->
    [fremen] pokud { imperium-mate } fremenské pouto (ve hře jinou fremenskou kartu)
   *[other] pokud { imperium-mate } ve hře jinou { imperium-faction-card }
}
imperium-if-council-seat = pokud { imperium-mate } křeslo v Nejvyšší radě
imperium-if-mentat-at-home = pokud je mentat na svém poli
imperium-if-own-copies = pokud { imperium-mate } { $n ->
    [one] kartu { $card }
    [few] alespoň { $n } karty { $card }
   *[other] alespoň { $n } karet { $card }
}
imperium-if-most-copies = pokud { imperium-mate } více karet { $card } než kterýkoli jiný hráč
imperium-if-tracks = pokud { imperium-mate } alespoň { imperium-n-vliv } na { $tracks ->
    [4] všechny čtyři frakce
    [3] tři frakce
    [2] dvě frakce
   *[1] jednu frakci
}

## Cards.

imperium-discard = { imperium-lead }{ $form ->
    [do] odložte
    [each] odloží
    [they] odloží
   *[option] odložit
} { imperium-n-cards } z ruky
imperium-trash = { imperium-znicit } kartu z ruky, ze svého odkládacího balíčku nebo ze svých karet ve hře
imperium-trash-this = { imperium-znicit } tuto kartu
imperium-take-from-discard = { imperium-vzit } { imperium-faction-card } ze svého odkládacího balíčku do ruky
imperium-acquire-reserve = { imperium-ziskat } 1 kartu { $card } ze stálé zásoby
imperium-acquire-free = { imperium-ziskat } bez placení kartu s cenou nejvýše { $n }{ $to ->
    [deck] {" "}a { $form ->
        [do] položte
        [each] položí
        [they] položí
       *[option] položit
    } ji navrch svého balíčku
   *[discard] {""}
}
imperium-manipulate = { $form ->
    [do] { $as ->
        [clitic] si dejte
       *[plain] dejte si
    }
   *[option] { $as ->
        [clitic] si dát
       *[plain] dát si
    }
} stranou kartu z imperiální řady: ve svém tahu odhalení v tomto kole ji můžete získat o 1 přízeň levněji; pokud ji nezískáte, karta opouští hru
imperium-acquire-to-deck = každou kartu, kterou v tom tahu získáte, můžete položit navrch svého balíčku místo na odkládací balíček
imperium-cheaper-flow = karta { $card } stojí v tomto tahu o { imperium-n-persuasion } méně
imperium-snoop = { $form ->
    [do] { $as ->
        [clitic] se podívejte
       *[plain] podívejte se
    } na vrchní kartu svého balíčku a buď si ji doberte, nebo ji zničte
   *[option] podívat se na vrchní kartu svého balíčku a buď si ji dobrat, nebo ji zničit
}
imperium-reshuffle = { $form ->
    [do] zamíchejte
   *[option] zamíchat
} svůj odkládací balíček do dobíracího balíčku

## Troops.

imperium-deploy = { imperium-lead }{ $form ->
    [do] pošlete
    [each] pošle
    [they] pošle
   *[option] poslat
} { imperium-some-troops } ze své pevnosti do střetu
imperium-recruit-to-conflict = { imperium-ziskat } { imperium-troops }; { $when ->
    [reveal] v tahu odhalení { $n ->
        [one] může tato jednotka
       *[other] mohou kterékoli z nich
    }
   *[always] { $n ->
        [one] tato jednotka může
       *[other] kterékoli z nich mohou
    }
} jít rovnou do střetu
imperium-retreat = { imperium-nechat } ustoupit { imperium-some-troops } ze střetu do své pevnosti
imperium-lose-deployed = { imperium-ztratit } { imperium-troops } ve střetu
imperium-lose-garrisoned = { imperium-ztratit } { imperium-troops } ze své pevnosti
imperium-double-cross = soupeř podle vaší volby ztratí 1 jednotku ve střetu a vy tam dáte 1 ze své zásoby

## Agents and turns.

imperium-recall-agent = { imperium-povolat } zpět jednoho ze svých agentů z herního plánu (v tomto kole může být vyslán znovu)
imperium-close-space = { $form ->
    [do] jmenujte
   *[option] jmenovat
} pole: soupeři na ně nemohou vysílat agenty, dokud nezačne váš příští tah nebo, nastane-li to dříve, dokud neskončí toto kolo
imperium-extra-icons = karta, kterou v tomto tahu zahrajete při vyslání agenta, má také { $which ->
    [factions] ikony agenta všech čtyř frakcí
   *[listed] tyto ikony agenta: { $icons }
}
imperium-ignore-enemies = v tomto tahu můžete vyslat agenta i na pole, které obsadili agenti soupeřů
imperium-at-turn-start = jen na samém začátku svého tahu: { $then }
imperium-skip-turn = { imperium-lead }v tomto tahu { $form ->
    [do] pasujte
    [each] pasuje
    [they] pasuje
   *[option] pasovat
} (bez tahu agentem i bez tahu odhalení)
imperium-on-reveal-turn = { $then_is ->
    [bonus] ve svém tahu odhalení v tomto kole: { $then }
    [condition] ve svém tahu odhalení v tomto kole, { $then }
   *[other] ve svém tahu odhalení v tomto kole { $then_clitic }
}
imperium-use-signet = { $form ->
    [do] použijte
   *[option] použít
} schopnost pečetního prstenu svého vůdce
imperium-move-any-agent = { $form ->
    [do] vyšlete
   *[option] vyslat
} kteréhokoli ze svých agentů, od vůdce nebo z herního plánu, na libovolné pole: ikona agenta není potřeba a agenti, kteří tam už jsou, nevadí. Cena a podmínky pole platí i nadále, stejně jako karta Hlas

## The parts of what is printed.

imperium-box-acquire = Získání: { $text }
imperium-box-agent = Agent: { $text }
imperium-box-reveal = Odhalení: { $text }
imperium-box-trash = Při zničení: { $text }
imperium-box-plot = Tajné plány: { $text }
imperium-box-combat = Boj: { $text }
imperium-box-win = Když zvítězíte ve střetu: { $text }
imperium-box-endgame = Konec hry: { $text }
imperium-box-first = První místo: { $text }
imperium-box-second = Druhé místo: { $text }
imperium-box-third = Třetí místo: { $text }
imperium-box-ability = { $name }: { $text }
imperium-box-signet = Pečetní prsten, { $name }: { $text }

## Board spaces.

imperium-board-cost = stojí { $price_acc }
imperium-board-or = nebo zaplaťte { $price_acc }: { $then }
imperium-board-free = nic nestojí
imperium-board-requires = jen pokud máte alespoň { imperium-n-vliv } { imperium-with-faction }
imperium-board-once = každý hráč sem smí jen jednou za hru
imperium-board-combat = bojové pole
imperium-board-maker = pole tvůrce
imperium-board-control = kdo toto pole ovládá, získá pokaždé, když je sem vyslán agent: { $then }
imperium-board-persuasion = +{ imperium-n-persuasion } ve vašem tahu odhalení, pokud je zde váš agent
imperium-level = zaplatit { $price_acc }: { $then }

## Leaders.

imperium-sees-top-card = kdykoli se můžete podívat na vrchní kartu svého balíčku
imperium-cheaper-icon = pole s ikonou { $icon } vás stojí o 1 solár méně
imperium-ignores-enemies-at = agenti soupeřů vám nebrání v přístupu na pole s těmito ikonami agenta: { $icons }
imperium-harvest-less = každá vaše těžba koření na polích tvůrců vám přinese o 1 koření méně
imperium-start-goods = na začátku hry máte { $goods_acc }
imperium-secret-factions = před prvním kolem si tajně vyberte { $n } { $n ->
    [one] frakci
    [few] frakce
   *[other] frakcí
}
imperium-when-deployed_4 = když v jednom tahu pošlete do střetu alespoň 4 jednotky{ $then_is ->
    [bonus] :
   *[other] ,
} { $then }
imperium-when-council = když zaujmete své křeslo v Nejvyšší radě{ $then_is ->
    [bonus] :
   *[other] ,
} { $then }
imperium-when-harvest = kdykoli těžíte koření na poli tvůrce{ $then_is ->
    [bonus] :
   *[other] ,
} { $then }
imperium-when-paid_solari = kdykoli zaplatíte soláry jako cenu pole{ $then_is ->
    [bonus] :
   *[other] ,
} { $then }
