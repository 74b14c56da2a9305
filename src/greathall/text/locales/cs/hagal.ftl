### House Hagal: its cards, what its automata do, and what players are asked for them. An automaton is a "Soupeř", with a
### capital letter: an opponent of any kind is a "soupeř".

imperium-house-hagal = Rod Hagal

## Cards. They are called by the spaces to which they lead.

imperium-hagal-hagal_conspire = { imperium-space-conspire }
imperium-hagal-hagal_wealth = { imperium-space-wealth }
imperium-hagal-hagal_heighliner = { imperium-space-heighliner }
imperium-hagal-hagal_foldspace = { imperium-space-foldspace }
imperium-hagal-hagal_selective_breeding = { imperium-space-selective_breeding }
imperium-hagal-hagal_secrets = { imperium-space-secrets }
imperium-hagal-hagal_hardy_warriors = { imperium-space-hardy_warriors }
imperium-hagal-hagal_stillsuits = { imperium-space-stillsuits }
imperium-hagal-hagal_rally_troops = { imperium-space-rally_troops }
imperium-hagal-hagal_hall_of_oratory = { imperium-space-hall_of_oratory }
imperium-hagal-hagal_carthag = { imperium-space-carthag }
# ours
imperium-hagal-hagal_harvest_spice = Těžba koření
imperium-hagal-hagal_arrakeen_1p = { imperium-space-arrakeen }
imperium-hagal-hagal_arrakeen_2p = { imperium-space-arrakeen }
# ours
imperium-hagal-hagal_reshuffle = Zamíchání

## Rivals of one player.

imperium-rival-duke_leto_atreides = { imperium-leader-duke_leto_atreides }
imperium-rival-baron_vladimir_harkonnen = { imperium-leader-baron_vladimir_harkonnen }
imperium-rival-glossu_rabban = { imperium-leader-glossu_rabban }
imperium-rival-earl_memnon_thorvald = { imperium-leader-earl_memnon_thorvald }
imperium-rival-countess_ariana_thorvald = { imperium-leader-countess_ariana_thorvald }
imperium-rival-count_ilban_richese = { imperium-leader-count_ilban_richese }
imperium-box-rival_leader = { $text }
imperium-rival-pays = zda Soupeř zaplatí, rozhodujete vy
imperium-rival-leader = Soupeř používá jen schopnost pečetního prstenu svého vůdce; druhá schopnost neplatí

## What stands on them.

imperium-box-hagal = { $text }
imperium-box-hagal_combat = V boji: { $text }
imperium-box-players = { $text }
imperium-box-unverified = Neověřeno: { $text }
imperium-hagal-to = agent jde na pole { $spaces }
imperium-hagal-harvest = { $count ->
    [one] agent jde na pole { $spaces }, pokud je tam bonusové koření; v opačném případě se dobere další karta
   *[other] agent jde na pole { $spaces } podle toho, kde je nejvíce bonusového koření (při shodě tam, kde je celkem nejvíce koření); bez bonusového koření se dobere další karta
}
imperium-hagal-at = na poli { $space }: { $then }
imperium-hagal-and = { $to }: { $then }
imperium-automaton-signet = použije se schopnost pečetního prstenu
imperium-automaton-steal = každý jiný hráč, který má alespoň 4 karty intrik, dá Soupeři jednu z nich, náhodně vybranou
imperium-automaton-shield-wall = s tvůrcovskými háky se Štítový val odstraní na zbytek hry
imperium-automaton-spy = špion se vyšle na první volné stanoviště některé frakce podle seznamu přednosti
imperium-automaton-harvest = { $players ->
    [0] ve hře jednoho hráče si Soupeř vezme vlastní koření pole i všechno bonusové koření na něm; ve hře dvou hráčů jde bonusové koření do banku a nikdo nic nezíská
    [1] Soupeř si vezme vlastní koření pole i všechno bonusové koření na něm
   *[2] bonusové koření na něm jde do banku a nikdo nic nezíská
}
imperium-automaton-trash = zničit kartu
imperium-hagal-draw-on = pro agenta se dobere další karta
imperium-hagal-smart = pravidlo Chytrá politika ji může přeskočit
imperium-hagal-reshuffle = všechny karty rodu Hagal se zamíchají do nového balíčku a dobere se další
imperium-hagal-swords = +{ $n } { $n ->
    [one] meč
    [few] meče
   *[other] mečů
}
imperium-hagal-players = jen ve hře { $n ->
    [one] jednoho hráče
    [2] dvou hráčů
    [3] tří hráčů
    [4] čtyř hráčů
   *[other] { $n } hráčů
}
imperium-unverified-signet_troop = že jednotka získaná pečetním prstenem jde do střetu s ostatními, je naše volba
imperium-unverified-rival_pays = že o placení rozhoduje hráč, plyne z pravidla listu pro všechny volby, které se netýkají vlivu; jeden program platí, kdykoli může
imperium-unverified-harvest_spice = jak se vybírá mezi pouštními poli, víme z jediného zdroje; pole s agentem se neporovnávají

## Questions about an automaton, put to a player.

imperium-for-automaton = { $text } (rozhodujete za: { $player })
imperium-ask-automaton = provést to?
imperium-pass-automaton = Neprovést

## What happened.

imperium-log-hagal_carried_out = { $player } si dobírá kartu { $card }{ $sent ->
    [yes] {" "}a vysílá agenta na pole { $name }
   *[no] {""}
}.
imperium-log-hagal_occupied = { $player } si dobírá kartu { $card }: pole { $name } je obsazené.
imperium-log-hagal_closed = { $player } si dobírá kartu { $card }: pole { $name } je uzavřené (karta Hlas).
imperium-log-hagal_no_spice = { $player } si dobírá kartu { $card }: není tam bonusové koření.
imperium-log-hagal_not_now = { $player } si dobírá kartu { $card }, která se provede jen tehdy, { $when }.
imperium-log-hagal_no_use = { $player } si dobírá kartu { $card }: její vliv není k užitku (Chytrá politika).
imperium-log-hagal_reshuffled = { $player } si dobírá kartu { $card }.
imperium-log-hagal_swords = { $player } si dobírá do boje kartu { $card }: { $n } { $n ->
    [one] meč
    [few] meče
   *[other] mečů
}.
imperium-log-left_out = { $player } nic nezískává za: { $text }.
imperium-log-declined = { $player } nevyužívá: { $text }.
imperium-log-hagal_nowhere = Žádná karta rodu Hagal nikam nevede: { $player } už v tomto kole není na tahu.
imperium-log-expert_deployment = { $player } má ve střetu velký náskok a neposílá do něj žádné jednotky (Zkušené nasazení).
imperium-log-hagal_shuffle = Všechny karty rodu Hagal ({ $n }) se míchají.
imperium-log-bank_spice = { $player } odstraňuje { $n } { $n ->
    [one] bonusové
    [few] bonusová
   *[other] bonusových
} koření z pole { $name }.
imperium-log-control_lost = { $who ->
    [you] Přestáváte
   *[they] { $player } přestává
} ovládat pole { $name }.
imperium-log-discard_intrigue = { $player } se vzdává karty intrik { $name }.
imperium-log-churn_dice = Obměna řady: na kostkách padá { $one } a { $other }; { $places ->
    [0] neurčují žádné místo
    [1] určují jedno místo
   *[2] určují dvě místa
} imperiální řady.
imperium-log-churn = Karta { $name } opouští imperiální řadu (Obměna řady, { $n }. místo).

## Why not.

imperium-why-solo_level = na této úrovni pro vás mistr meče není
imperium-why-not_least = Soupeř stoupá tam, kde má nejmenší vliv
