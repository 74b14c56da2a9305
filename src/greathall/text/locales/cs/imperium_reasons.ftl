### Why a thing of the Dune games cannot be chosen now, or why an effect waits.

imperium-why-held-up = { $effect } (teď ne: { $why })
imperium-why-nothing = teď by to nic nepřineslo

## Agents, cards to send them, and spaces.

imperium-why-no_icons = nemá žádnou ikonu agenta: jen se odhaluje
imperium-why-no_agents = všichni vaši agenti jsou na herním plánu
imperium-why-card_first = nejdřív zahrajte: { $cards }
imperium-why-no_card_with = nemáte v ruce kartu s ikonou { $icon }
imperium-why-wrong_icon = vyžaduje ikonu { $icon }, kterou karta { $card } nemá
imperium-why-own_agent = je tam váš vlastní agent
imperium-why-enemy_agent = je tam cizí agent ({ $seat })
imperium-why-voice = pole je uzavřené ({ $seat }, karta Hlas)
imperium-why-has_swordmaster = mistra meče už máte
imperium-why-has_seat = křeslo v Nejvyšší radě už máte
imperium-why-price = stojí { $good ->
    [solari] { imperium-price-solari }
    [spice] { imperium-price-spice }
   *[water] { imperium-price-water.acc }
}, máte { $have }
imperium-why-no_agent_there = není tam žádný z vašich agentů
imperium-why-just_sent = tohoto agenta jste vyslali právě teď
imperium-why-one_card = kartu pro tento tah jste už zahráli
imperium-why-no_agent_sent = na herním plánu není žádný z vašich agentů
imperium-why-no_agent_out = na herním plánu nemáte jiného agenta
imperium-why-before_agent = hraje se předtím, než vyšlete agenta nebo odhalíte karty
imperium-why-turn_start = hraje se na samém začátku tahu
imperium-why-no_faction_space = váš agent se nevydal na pole některé frakce
imperium-why-space_first = nejdřív využijte efekty pole

## Acquiring cards.

imperium-why-on_reveal_turn = karty se získávají ve vašem tahu odhalení
imperium-why-persuasion = stojí { imperium-n-persuasion }, máte { $have }
imperium-why-stack_empty = její hromádka je prázdná
imperium-why-not_for_sale = za přízeň ji získat nelze
imperium-why-only_row = musí to být karta z imperiální řady
imperium-why-cost_limit = stojí { $n }, ale musí stát { $limit ->
    [exactly] přesně { $most }
   *[up-to] nejvýše { $most }
}
imperium-why-no_such_card = žádná taková karta k získání není
imperium-why-row_empty = imperiální řada je prázdná
imperium-why-copies = vyžaduje { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
} { $card }, máte { $have }
imperium-why-most_copies = některý soupeř má alespoň tolik karet { $card } jako vy
imperium-why-flow = v tomto tahu jste nezískali kartu { $card }

## Cards.

imperium-why-window_plot = hraje se ve vašich vlastních tazích
imperium-why-window_combat = hraje se v boji
imperium-why-window_win = hraje se po vítězství ve střetu
imperium-why-window_endgame = hraje se na konci hry
imperium-why-not_of = musí to být { $faction ->
    [any] jiná karta
   *[one] { imperium-faction-card-nom }
}
imperium-why-itself = musí to být jiná karta
imperium-why-no_card_in = { $where ->
    [in_play] nemáte ve hře jinou { imperium-faction-card }
    [discard] nemáte v odkládacím balíčku žádnou { imperium-faction-card }
   *[hand] { $faction ->
        [any] nemáte v ruce žádnou kartu
       *[one] nemáte v ruce žádnou { imperium-faction-card }
    }
}
imperium-why-no_bond = nemáte ve hře jinou { imperium-faction-card }
imperium-why-cards_in_hand = vyžaduje { imperium-n-cards } v ruce, máte { $have }
imperium-why-hand_empty = nemáte v ruce žádné karty
imperium-why-no_card = nemáte kartu, kterou byste mohli zničit
imperium-why-no_intrigue = nemáte žádnou kartu intrik
imperium-why-card_gone = karta už není ve hře
imperium-why-deck_empty = váš balíček je prázdný
imperium-why-deck_small = váš balíček má méně než tři karty
imperium-why-nothing_counts = není co počítat

## Factions and the High Council.

imperium-why-influence = vyžaduje { imperium-n-vliv } { imperium-with-faction }, máte { $have }
imperium-why-alliance = vyžaduje { imperium-alliance }
imperium-why-shadow = vyžaduje { imperium-n-vliv } na frakci, se kterou má alianci některý soupeř
imperium-why-tracks = vyžaduje { imperium-n-vliv } na { $tracks } { $tracks ->
    [one] frakci
    [few] frakce
   *[other] frakcí
}; u vás jich je { $have }
imperium-why-influence_to_lose = musíte mít vliv, který lze ztratit: alespoň { $n }, máte { $have }
imperium-why-track_full = jste na vrcholu počítadla
imperium-why-nobody_ahead = žádný soupeř tam nemá větší vliv
imperium-why-not_named = tento vliv platí na jinou frakci
imperium-why-picked = tu jste už vybrali
imperium-why-nothing_to_lose = nemáte tam žádný vliv
imperium-why-no_heir = tam aliance nepřechází
imperium-why-tokens_used = vaše tajné frakce už byly odhaleny
imperium-why-no_seat = vyžaduje křeslo v Nejvyšší radě
imperium-why-mentat_away = mentat není na svém poli

## Troops and the Conflict.

imperium-why-no_combat_space = jednotky můžete poslat do střetu jen s agentem na bojovém poli
imperium-why-deployed_all = v tomto tahu smíte poslat do střetu { imperium-troops } a už jste to udělali
imperium-why-garrison_empty = ve vaší pevnosti nejsou žádné jednotky
imperium-why-supply_empty = ve vaší zásobě nejsou žádné jednotky
imperium-why-troops_in_conflict = vyžaduje { imperium-troops } ve střetu, máte { $have }
imperium-why-strength = vyžaduje sílu { $n }, vaše je { $have }
imperium-why-no_enemy_troops = žádný soupeř nemá jednotky ve střetu
imperium-why-no_troops_there = tento hráč nemá jednotky ve střetu
imperium-why-no_harvest = v tomto tahu jste netěžili koření
