### What players of the Dune games are asked, and what their options are called.

imperium-asks = { $source }: { $text }

imperium-track = Vliv { imperium-with-faction }
imperium-times = { $n ->
    [2] dvakrát
   *[other] { $n }krát
}
imperium-so-often = { imperium-times }: { $text }
imperium-source-so-often = { $source } ({ imperium-times })
imperium-first-of-two = { $source } (dvakrát, nyní poprvé)

## Questions, by the kind of the decision.

imperium-ask-leader = vyberte si vůdce
imperium-ask-token = tajně vyberte { $n ->
    [one] frakci
    [few] { $n } frakce, jednu po druhé
   *[other] { $n } frakcí, jednu po druhé
}
imperium-ask-defend = dát 1 jednotku ze zásoby do střetu na obranu pole { $space }?
imperium-ask-turn = { $send ->
    [yes] jste na tahu: zahrajte kartu a vyšlete agenta, nebo odhalte karty z ruky ({ $n ->
        [0] žádný agent nezbývá
        [one] zbývá 1 agent
        [few] zbývají { $n } agenti
       *[other] zbývá { $n } agentů
    })
   *[no] { $n ->
        [0] jste na tahu: { $arrow ->
            [yes] nezbývá vám žádný agent se šipkou ke spojenci { $ally }, kterého jste aktivovali, odhalte tedy karty z ruky
           *[no] nezbývá vám žádný agent, odhalte tedy karty z ruky
        }
       *[other] jste na tahu: žádná z vašich karet nikam agenta nedovede, odhalte tedy karty z ruky
    }
}
imperium-ask-agent = kterého agenta vyšlete?
imperium-ask-space = kam vyšlete agenta?
imperium-ask-cost = kolik zaplatíte?
imperium-ask-effects = { $turn ->
    [agent] co uděláte dál?
   *[reveal] tah odhalení: { $n ->
        [one] zbývá { $n } přízeň
        [few] zbývají { $n } přízně
       *[other] zbývá { $n } přízní
    }
}
imperium-ask-deploy = kolik jednotek pošlete do střetu?
imperium-ask-topdeck = kam položíte kartu { $card }?
imperium-ask-choose = vyberte si { $chosen ->
    [0] {""}
   *[other] ještě{" "}
}{ $n ->
    [1] jednu možnost
    [2] dvě různé možnosti
    [few] { $n } různé možnosti
   *[other] { $n } různých možností
}
imperium-ask-may = { $clause }?
imperium-do-you = { $form ->
    [its-option] získá Soupeř
   *[do] získáte
}
imperium-ask-influence = { $which ->
    [first] na kterou frakci { imperium-do-you } 1 vliv? (na první ze dvou různých)
    [second] na kterou druhou frakci { imperium-do-you } 1 vliv? (první: vliv { imperium-with-faction })
   *[one] na kterou frakci { imperium-do-you } { imperium-n-vliv }?
}
imperium-ask-lose_influence = na kterou frakci ztratíte 1 vliv?
imperium-ask-alliance_to = kdo od vás přebírá { imperium-alliance }?
imperium-ask-discard = odložte { $n ->
    [one] kartu
    [few] { $n } karty
   *[other] { $n } karet
}
imperium-ask-trash = { $must ->
    [yes] zničte kartu
   *[no] zničit kartu?
}
imperium-ask-take = kterou kartu si vezmete do ruky?
imperium-ask-acquire = { $how ->
    [solari] získat kartu za soláry{ imperium-acquired-to }? (máte { imperium-n-solari })
    [exactly] získejte kartu s cenou { $n }{ imperium-acquired-to }
   *[up-to] získejte kartu s cenou nejvýše { $n }{ imperium-acquired-to }
}
imperium-acquired-to = { $to ->
    [hand] {" "}do ruky
    [deck] {" "}(navrch svého balíčku)
   *[discard] {""}
}
imperium-ask-manipulate = kterou kartu imperiální řady dáte stranou?
imperium-ask-opponent = který soupeř ztratí jednotku ve střetu?
imperium-ask-recall = který agent se k vám vrátí?
imperium-ask-voice = které pole uzavřete soupeřům?
imperium-ask-snoop = vrchní karta vašeho balíčku: { $card }
imperium-ask-retreat = kolik jednotek necháte ustoupit ze střetu?
imperium-ask-reward = { $doubled ->
    [yes] vaše odměny v pořadí podle vaší volby, každá dvakrát (kromě ovládnutí), protože máte ve střetu písečného červa
   *[no] vaše odměny v pořadí podle vaší volby
}
imperium-ask-combat = { $for ->
    [ally] Boj: zahrát kartu intrik za jednoho ze svých spojenců?
   *[self] Boj: zahrát kartu intrik? (vaše síla: { $n })
}
imperium-ask-win = zvítězili jste; zahrát kartu intrik?
imperium-ask-endgame = { $wild ->
    [yes] Konec hry: zahrát kartu intrik nebo spojit univerzální ikonu bitvy s jinou?
   *[no] Konec hry: zahrát kartu intrik?
}

## Options.

imperium-take-reveal-turn = Tah odhalení
imperium-play-intrigue = Intriky: { $card }
imperium-acquire = Získat kartu { $card } ({ $n })
imperium-acquire-set-aside = Získat kartu { $card } ({ $n }, dána stranou)
imperium-priced = { $card } ({ $n })
imperium-priced-set-aside = { $card } ({ $n }, dána stranou)
imperium-deploy-troops = Poslat jednotky do střetu (nejvýše { $n })
imperium-deploy-so-many = Poslat do střetu { imperium-troops }
imperium-agent-at-leader = Agent u vašeho vůdce
imperium-priced-space = { $levels ->
    [one] { $space } ({ $price })
   *[several] { $space } ({ $price } nebo více)
}
imperium-in-zone = { $zone ->
    [discard] { $card } (odkládací balíček)
    [in_play] { $card } (ve hře)
   *[hand] { $card } (v ruce)
}
imperium-number-of-troops = { $n ->
    [0] Žádnou
    [one] 1 jednotku
    [few] { $n } jednotky
   *[other] { $n } jednotek
}

## Yes, no, done or end, by the kind of the decision.

imperium-yes-defend = Dát 1 jednotku do střetu
imperium-yes-topdeck = Navrch balíčku
imperium-yes-snoop = Dobrat si ji
imperium-pass-defend = Nebránit
imperium-pass-topdeck = Na odkládací balíček
imperium-pass-snoop = Zničit ji
imperium-pass-may = Ne
imperium-pass-effects = Ukončit tah
imperium-pass-trash = Nic nezničit
imperium-pass-reward = Nic dalšího si nevzít
imperium-pass-combat = Pasovat
imperium-pass-win = Nic nezahrát
imperium-pass-endgame = Nic nezahrát
