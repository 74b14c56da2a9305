### What only the cards, spaces and leaders of Dune: Imperium – Uprising tell a player to do.

## Spies.

imperium-place-spy = { imperium-lead }{ $form ->
    [do] vyšlete
    [each] vyšle
    [they] vyšle
   *[option] vyslat
} špiona{ $where ->
    [icons] {" "}na pozorovací stanoviště propojené s polem s ikonou { $icons }
    [visit] {" "}na pozorovací stanoviště propojené s polem navštíveným v tomto tahu
   *[any] {""}
}{ $share ->
    [yes] {" "}(i vedle špiona jiného hráče)
   *[no] {""}
}
imperium-if-spy-at = { $at ->
    [landsraad] pokud sleduje pole Landsraadu
   *[faction] pokud sleduje pole některé frakce
}{ $then_is ->
    [bonus] :
   *[other] ,
} { $then }
imperium-recall-spies = { imperium-povolat } zpět { $n } { $n ->
    [one] svého špiona
    [few] své špiony
   *[other] svých špionů
}
imperium-influence-where-spying = +1 vliv na každou frakci, jejíž pole vaši špioni sledují
    .is = bonus
imperium-if-spies-placed = pokud { imperium-mate } na herním plánu alespoň { $n } { $n ->
    [one] špiona
    [few] špiony
   *[other] špionů
}
imperium-if-recalled-spy = pokud { $form ->
    [do] jste v tomto tahu povolali zpět
    [may] jste v tomto tahu povolali zpět
    [option] jste v tomto tahu povolali zpět
    [its-option] Soupeř v tomto tahu povolal zpět
   *[they] v tomto tahu povolal zpět
} špiona
imperium-if-spying-on-maker = pokud { imperium-mate } špiona, který sleduje pole tvůrce

## Sandworms, Maker spaces, the Shield Wall.

imperium-sandworms = { imperium-lead }{ $form ->
    [do] přivolejte
    [each] přivolá
    [they] přivolá
   *[option] přivolat
} do střetu { $n } { $n ->
    [one] písečného červa
    [few] písečné červy
   *[other] písečných červů
} (ne do střetu za Štítovým valem)
imperium-remove-shield-wall = { imperium-lead }{ $form ->
    [do] odstraňte
    [each] odstraní
    [they] odstraní
   *[option] odstranit
} na zbytek hry Štítový val
imperium-take-hooks = { imperium-vzit } tvůrcovské háky
imperium-collect-bonus = { imperium-vzit } všechno bonusové koření z tohoto pole
imperium-if-hooks = pokud { imperium-mate } tvůrcovské háky
imperium-if-worm = pokud { imperium-mate } ve střetu písečného červa
imperium-if-units = pokud { imperium-mate } ve střetu alespoň { imperium-n-units }
imperium-n-units = { $n } { $n ->
    [one] vojenskou sílu
    [few] vojenské síly
   *[other] vojenských sil
}
imperium-if-units-deployed = pokud { $form ->
    [do] jste v tomto tahu poslali
    [may] jste v tomto tahu poslali
    [option] jste v tomto tahu poslali
    [its-option] Soupeř v tomto tahu poslal
   *[they] v tomto tahu poslal
} do střetu alespoň { imperium-n-units }
imperium-if-strength = pokud { imperium-mate } ve střetu sílu alespoň { $n }
imperium-if-at-maker = pokud se tento agent vydá na pole tvůrce
imperium-per-sandworms = { $text } za každého písečného červa, kterého { imperium-mate } ve střetu
    .clitic = { $text_clitic } za každého písečného červa, kterého { imperium-mate } ve střetu
    .is = { $text_is }

## Contracts.

imperium-take-contract = { imperium-vzit } smlouvu vyloženou lícem nahoru (není-li žádná, +{ imperium-n-solari })
imperium-complete-contract = { $form ->
    [do] splňte
   *[option] splnit
} tuto smlouvu
imperium-complete-for = { $form ->
    [do] splňte
   *[option] splnit
} ji: { $then }
imperium-n-contracts = { $n } { $n ->
    [one] smlouvu
    [few] smlouvy
   *[other] smluv
}
imperium-if-contracts = pokud { $form ->
    [do] jste splnili
    [may] jste splnili
    [option] jste splnili
    [its-option] Soupeř splnil
   *[they] splnil
} alespoň { imperium-n-contracts }
imperium-if-gained-spice = pokud { $form ->
    [do] jste v tomto tahu získali
    [may] jste v tomto tahu získali
    [option] jste v tomto tahu získali
    [its-option] Soupeř v tomto tahu získal
   *[they] v tomto tahu získal
} koření
imperium-per-contracts = { $text } za každou { imperium-completed-contract }
    .clitic = { $text_clitic } za každou { imperium-completed-contract }
    .is = { $text_is }
imperium-completed-contract = smlouvu, kterou { $form ->
    [do] jste splnili
    [may] jste splnili
    [option] jste splnili
    [its-option] Soupeř splnil
   *[they] splnil
}
imperium-contract = { $trigger }: { $then }
imperium-contract-when-visit = když s touto smlouvou vyšlete agenta na pole { $space }
imperium-contract-when-harvest = když s touto smlouvou vyšlete agenta na pole tvůrce a získáte v tom tahu alespoň { $n } koření
imperium-contract-when-acquire = když s touto smlouvou získáte kartu { $card }
imperium-contract-when-immediate = když si vezmete tuto smlouvu

## How clauses hang together.

imperium-branch = { $first }; v opačném případě { $then_clitic }

## Further conditions and counts.

imperium-if-no-seat = pokud { $form ->
    [do] nemáte
    [may] nemáte
    [option] nemáte
    [its-option] Soupeř nemá
   *[they] nemá
} křeslo v Nejvyšší radě
imperium-if-seat-and-swordmaster = pokud { imperium-mate } jak křeslo v Nejvyšší radě, tak mistra meče
imperium-if-flow-acquired = pokud { $form ->
    [do] jste v tomto tahu získali
    [may] jste v tomto tahu získali
    [option] jste v tomto tahu získali
    [its-option] Soupeř v tomto tahu získal
   *[they] v tomto tahu získal
} kartu { $card }
imperium-if-at-faction-space = pokud se tento agent vydá na pole některé frakce
imperium-if-in-shadow = pokud { imperium-mate } alespoň { imperium-n-vliv } na frakci, se kterou má alianci některý soupeř
imperium-per-revealed = { $text } za každou { imperium-faction-card } { imperium-revealed }, včetně této
    .clitic = { $text_clitic } za každou { imperium-faction-card } { imperium-revealed }, včetně této
    .is = { $text_is }
imperium-revealed = odhalenou v tomto tahu
imperium-per-sword-cards = { $text } za každou další kartu { imperium-revealed }, která dala meče
    .clitic = { $text_clitic } za každou další kartu { imperium-revealed }, která dala meče
    .is = { $text_is }

## Cards.

imperium-discard-for = { $cost }: { $then }; pokud odložíte { imperium-faction-card }, navíc { $bonus_clitic }
imperium-discard-and = { $cost }; pokud je to { imperium-faction-card-nom }{ $bonus_is ->
    [bonus] :
   *[other] ,
} { $bonus }
imperium-trash-intrigue = { imperium-znicit } 1 kartu intrik z ruky
imperium-trash-another-in-play = { imperium-znicit } jinou { imperium-faction-card }, kterou { imperium-mate } ve hře
imperium-trash-from-hand = { imperium-znicit } { $faction ->
    [any] kartu
   *[one] { imperium-faction-card }
} z ruky{ $spice ->
    [0] {""}
   *[other] {" "}(má-li cenu, +{ $spice } koření)
}
imperium-acquire-exactly = { imperium-ziskat } bez placení do ruky kartu s cenou přesně { $n }
imperium-acquire-for-solari = { imperium-ziskat } do ruky jednu kartu a { $form ->
    [do] zaplaťte
    [each] zaplatí
    [they] zaplatí
   *[option] zaplatit
} její cenu v solárech místo v přízni
imperium-acquire-cheap = { imperium-ziskat } bez placení kartu s cenou nejvýše { $n }{ $to ->
    [worm] {" "}(do ruky, pokud { imperium-mate } ve střetu písečného červa)
   *[discard] {""}
}
imperium-return-to-hand = { imperium-vzit } tuto kartu zpět do ruky
imperium-look-at-three = pokud máte v balíčku alespoň 3 karty, podívejte se na vrchní 3: jednu z nich si doberte, jinou odložte a poslední zničte

## Troops, Agents and turns.

imperium-retreat-some = { imperium-nechat } ustoupit { $amount ->
    [exactly] { imperium-troops }
    [or] { $least } nebo { imperium-troops }
   *[range] { $least } až { imperium-troops }
} ze střetu do své pevnosti
imperium-recall-other = { imperium-povolat } zpět jiného ze svých agentů z herního plánu (v tomto kole může být vyslán znovu)
imperium-deploy-recruits = jednotky získané v tomto tahu můžete poslat do střetu, ať navštívíte jakékoli pole
imperium-no-deployment = { $teams ->
    [yes] ani vy, ani spojenec, kterého jste aktivovali, nemůžete v tomto tahu poslat vojenské síly do střetu
   *[no] v tomto tahu nemůžete poslat vojenské síly do střetu
}
imperium-troop-with-each-card = { $form ->
    [do] získejte
   *[option] získat
} 1 jednotku za každou kartu, kterou získáte
imperium-ignores-requirements = tento agent se může vydat i na pole, jejichž požadavek na vliv nesplňujete

## Battle icons.

imperium-flip-trophy = { imperium-lead }{ $form ->
    [do] otočte
    [each] otočí
    [they] otočí
   *[option] otočit
} lícem dolů získanou kartu střetu nebo svůj cíl s ikonou bitvy { $icon } nebo s univerzální ikonou bitvy
imperium-box-wall = Za Štítovým valem: { $text }
imperium-behind-wall = dokud val stojí, nemůže do tohoto střetu přijít žádný písečný červ
imperium-box-battle = Ikona bitvy: { $icon }.
imperium-objective-players = počet hráčů: { $players }
imperium-objective-first = kdo tuto kartu dostane, je první hráč

## Leaders.

imperium-when-sent_to = kdykoli vyšlete agenta na pole { $factions }{ $then_is ->
    [bonus] :
   *[other] ,
} { $then }
imperium-when-reached = když dosáhnete { $n } { $n ->
    [one] vlivu
   *[other] vlivů
} { imperium-with-faction }{ $then_is ->
    [bonus] :
   *[other] ,
} { $then }
imperium-when-watched_maker = kdykoli jiný hráč vyšle agenta na pole tvůrce, které sleduje váš špion{ $then_is ->
    [bonus] :
   *[other] ,
} { $then }
imperium-leader-reveal = { $then_is ->
    [bonus] ve svém tahu odhalení: { $then }
    [condition] ve svém tahu odhalení, { $then }
   *[other] ve svém tahu odhalení { $then_clitic }
}
imperium-without-cards = ve vašem základním balíčku chybí: { $cards }
imperium-own-contracts = tyto smlouvy jsou vyhrazeny jen vám: { $contracts }; kdykoli si berete smlouvu, můžete si vzít jednu z nich místo smlouvy vyložené lícem nahoru
imperium-other-memories = { imperium-lead }{ $form ->
    [do] vraťte
    [each] vrátí
    [they] vrátí
   *[option] vrátit
} všechny své vzpomínky do zásoby, za každou z nich si { $form ->
    [do] doberte
    [each] dobere
    [they] dobere
   *[option] dobrat
} kartu a { $form ->
    [do] otočte
    [each] otočí
    [they] otočí
   *[option] otočit
} svého vůdce
imperium-remember = { imperium-lead }{ $form ->
    [do] přesuňte
    [each] přesune
    [they] přesune
   *[option] přesunout
} 1 jednotku ze své zásoby k Bene Gesseritu jako vzpomínku
imperium-repeat-space = { $form ->
    [do] proveďte
   *[option] provést
} efekty toho pole ještě jednou, bez jeho ceny a vlivu (jednou za tah; čeho jste tam nevyužili, toho se vzdáváte)
imperium-train = { imperium-lead }{ $form ->
    [do] postupte
    [each] postoupí
    [they] postoupí
   *[option] postoupit
} o jeden krok na své stupnici výcviku a { $form ->
    [do] vezměte si
    [each] vezme si
    [they] vezme si
   *[option] vzít si
} jeho odměnu
imperium-training-start = stupnice začíná krokem { $next }
imperium-training-step = krok { $n }: { $reward }; dál na krok { $next }
imperium-training-last = krok { $n }, poslední: { $reward }

## Board spaces.

imperium-level-free = neplatit nic: { $then }
imperium-board-behind-wall = za Štítovým valem
imperium-board-cheaper = jakmile si kterýkoli hráč vezme mistra meče, stojí o { imperium-n-solari } méně

## The parts of what is printed.

imperium-box-discard = Při odložení z ruky: { $text }
