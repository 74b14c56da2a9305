### What happened in a Dune game, one sentence for each line of the log. In the present, which has no gender; cards after
### a colon, in the nominative.

imperium-log-leader = { $who ->
    [you] Vybíráte si vůdce:
   *[they] { $player } si vybírá vůdce:
} { $name }.
imperium-log-round = { $n }. kolo. Střet: { $name }. { $who ->
    [you] Začínáte vy.
   *[they] Začíná { $player }.
}
imperium-log-turn = { $who ->
    [you] Jste na tahu.
   *[they] Na tahu je { $player }.
}
imperium-log-row = Do imperiální řady přichází: { $cards }.

## Agents.

imperium-log-agent = { $who ->
    [you] Hrajete kartu { $cards } a vysíláte
   *[they] { $player } hraje kartu { $cards } a vysílá
} agenta na pole { $name }.
imperium-log-recall = { $who ->
    [you] Povoláváte zpět
   *[they] { $player } povolává zpět
} agenta z pole { $name }.
imperium-log-mentat = { $who ->
    [you] Berete si
   *[they] { $player } si bere
} mentata.
imperium-log-swordmaster = { $who ->
    [you] Berete si
   *[they] { $player } si bere
} mistra meče.
imperium-log-council = { $who ->
    [you] Zaujímáte
   *[they] { $player } zaujímá
} křeslo v Nejvyšší radě.
imperium-log-control = { $who ->
    [you] Ovládáte
   *[they] { $player } ovládá
} nyní pole { $name }.
imperium-log-cheaper_flow = Karta { $name } stojí v tomto tahu o { imperium-n-persuasion } méně.
imperium-log-voice = { $who ->
    [you] Uzavíráte
   *[they] { $player } uzavírá
} soupeřům pole { $name }.

## Goods, influence, troops.

imperium-log-gain = { $who ->
    [you] Získáváte:
   *[they] { $player } získává:
} { $list }.
imperium-log-pay = { $who ->
    [you] Platíte
   *[they] { $player } platí
} { $list_acc }.
imperium-log-lose_vp = { $who ->
    [you] Ztrácíte
   *[they] { $player } ztrácí
} { $n } { $n ->
    [one] vítězný bod
    [few] vítězné body
   *[other] vítězných bodů
}.
imperium-log-lose_influence = { $who ->
    [you] Ztrácíte
   *[they] { $player } ztrácí
} 1 vliv { imperium-with-faction }.
imperium-log-alliance = { $who ->
    [you] Získáváte { imperium-alliance }.
    [nobody] Nikdo už nemá { imperium-alliance }.
   *[they] { $player } získává { imperium-alliance }.
}
imperium-log-recruit = { $who ->
    [you] Získáváte
   *[they] { $player } získává
} { imperium-troops }.
imperium-log-deploy = { $who ->
    [you] Posíláte
   *[they] { $player } posílá
} do střetu { imperium-troops }.
imperium-log-defend = { $who ->
    [you] Posíláte
   *[they] { $player } posílá
} do střetu { imperium-troops } ze zásoby na obranu pole { $name }.
imperium-log-retreat = { $who ->
    [you] Necháváte
   *[they] { $player } nechává
} ustoupit ze střetu { imperium-troops }.
imperium-log-lose_deployed = { $who ->
    [you] Ztrácíte
   *[they] { $player } ztrácí
} ve střetu { imperium-troops }.
imperium-log-lose_garrisoned = { $who ->
    [you] Ztrácíte
   *[they] { $player } ztrácí
} { imperium-troops } ze své pevnosti.
imperium-log-win = { $who ->
    [you] Vítězíte
   *[they] { $player } vítězí
} ve střetu: { $name }.

## Cards.

imperium-log-draw = { $who ->
    [you] Dobíráte si:
   *[they] { $player } si dobírá:
} { $cards }.
imperium-log-intrigue = { $who ->
    [you] Dobíráte si:
   *[they] { $player } si dobírá:
} { $cards }.
imperium-log-steal = { $who ->
    [you] Berete si
   *[they] { $player } si bere
} { $victim ->
    [you] od vás
   *[they] od hráče { $from }
}: { $cards }.
imperium-log-play_intrigue = { $who ->
    [you] Hrajete
   *[they] { $player } hraje
} kartu intrik { $name }.
imperium-log-reveal = { $who ->
    [you] Odhalujete:
   *[they] { $player } odhaluje:
} { $cards }.
imperium-log-discard = { $who ->
    [you] Odkládáte:
   *[they] { $player } odkládá:
} { $cards }.
imperium-log-trash = { $who ->
    [you] Ničíte:
   *[they] { $player } ničí:
} { $cards }.
imperium-log-persuade = { $who ->
    [you] Získáváte kartu { $cards } za { imperium-n-persuasion }{ $to ->
        [acquire_to_deck] {" "}a pokládáte ji navrch svého balíčku
        [acquire_to_hand] {" "}a berete si ji do ruky
       *[acquire] {""}
    }.
   *[they] { $player } získává kartu { $cards } za { imperium-n-persuasion }{ $to ->
        [acquire_to_deck] {" "}a pokládá ji navrch svého balíčku
        [acquire_to_hand] {" "}a bere si ji do ruky
       *[acquire] {""}
    }.
}
imperium-log-acquire = { $who ->
    [you] Získáváte
   *[they] { $player } získává
} kartu { $cards }.
imperium-log-acquire_to_deck = { $who ->
    [you] Získáváte kartu { $cards } a pokládáte ji navrch svého balíčku.
   *[they] { $player } získává kartu { $cards } a pokládá ji navrch svého balíčku.
}
imperium-log-acquire_to_hand = { $who ->
    [you] Získáváte kartu { $cards } a berete si ji do ruky.
   *[they] { $player } získává kartu { $cards } a bere si ji do ruky.
}
imperium-log-set_aside = { $who ->
    [you] Dáváte si
   *[they] { $player } si dává
} stranou kartu { $cards }.
imperium-log-take = { $who ->
    [you] Berete si z odkládacího balíčku do ruky:
   *[they] { $player } si bere z odkládacího balíčku do ruky:
} { $cards }.
imperium-log-shuffle = { $who ->
    [you] Zamícháváte
   *[they] { $player } zamíchává
} svůj odkládací balíček do dobíracího balíčku.

## Cards that the reader may not know.

imperium-log-hidden = { $what ->
    [intrigue] { $n } { $n ->
        [one] karta intrik
        [few] karty intrik
       *[other] karet intrik
    }
   *[other] { $n } { $n ->
        [one] karta
        [few] karty
       *[other] karet
    }
}
imperium-log-hidden-too = { $what ->
    [intrigue] { $n } { $n ->
        [one] další karta intrik
        [few] další karty intrik
       *[other] dalších karet intrik
    }
   *[other] { $n } { $n ->
        [one] další karta
        [few] další karty
       *[other] dalších karet
    }
}
imperium-log-intrigue-named = { $n ->
    [one] karta intrik { $cards }
   *[other] karty intrik { $cards }
}

## Between turns.

imperium-log-maker = Bonusové koření na poli { $name }: { $n }.
imperium-log-strength = { $who ->
    [you] Bojujete
   *[they] { $player } bojuje
} se silou { $n }.
imperium-log-place = { $n ->
    [0] { $who ->
        [you] Zůstáváte
       *[they] { $player } zůstává
    } bez odměny.
   *[other] { $who ->
        [you] Obsazujete
       *[they] { $player } obsazuje
    } { imperium-log-ordinal } místo.
}
imperium-log-tie = { $who ->
    [you] Dělíte se
   *[they] { $player } se dělí
} o { imperium-log-ordinal } místo a { $n ->
    [1] { $who ->
        [you] berete
       *[they] bere
    } si druhou odměnu.
    [2] { $who ->
        [you] berete
       *[they] bere
    } si třetí odměnu.
   *[other] { $who ->
        [you] zůstáváte
       *[they] zůstává
    } bez odměny.
}
imperium-log-ordinal = { $n ->
    [1] první
    [2] druhé
   *[other] třetí
}
imperium-log-mentat_promised = { $who ->
    [you] V příštím kole budete mít mentata.
   *[they] { $player } bude mít v příštím kole mentata.
}
imperium-log-skip_turn = { $who ->
    [you] V tomto tahu pasujete.
   *[they] { $player } v tomto tahu pasuje.
}
imperium-log-masterstroke = { $who ->
    [you] Odhalujete své tajné frakce.
   *[they] { $player } odhaluje své tajné frakce.
}
