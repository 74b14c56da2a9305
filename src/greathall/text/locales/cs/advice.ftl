### What speaks for a move that a bot would make.

ground-tried = { $n } % na výhru, s dalším nejlepším tahem { $other } %

dominion-ground-points = má hodnotu { $n } { $n ->
    [one] bodu
   *[other] bodů
}
dominion-ground-plan_wants = { $n ->
    [0] jako další ji chce plán jen s penězi
   *[other] jako další ji chce plán pro toto království ({ $cards })
}
dominion-ground-better_than_plan = { $kind ->
    [named] při zkoušení obstála lépe než karta { $card }
   *[none] při zkoušení obstála lépe než nekoupit nic
}
dominion-ground-wants_none = nic, co lze za tyto mince koupit, by tomuto balíčku neprospělo
dominion-ground-plays_on = vrací akci, takže ostatní lze ještě zahrát
dominion-ground-draws = doberete si s ní { $n } { $n ->
    [one] kartu
    [few] karty
   *[other] karet
}

imperium-ground-sent_to = agent jde na pole { $space }
imperium-ground-influence_point = { imperium-n-vliv } { imperium-with-faction } { $n ->
    [one] má
    [few] mají
   *[other] má
} hodnotu bodu
imperium-ground-alliance = získá { imperium-alliance }, která má hodnotu bodu
imperium-ground-points = přináší { $n } { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
imperium-ground-swordmaster = třetí agent po zbytek hry
imperium-ground-council = o 2 přízně více v každém tahu odhalení
imperium-ground-conflict_won = zvítězí ve střetu s náskokem { $n }
imperium-ground-conflict_leads = vede ve střetu s náskokem { $n }
imperium-ground-conflict_level = vyrovnává sílu ve střetu
imperium-ground-conflict_behind = ve střetu se přibližuje nejsilnějšímu, chybí { $n }
imperium-ground-influence = vliv { imperium-with-faction } stoupá na { $n }
imperium-ground-solari = přináší { imperium-n-solari }
imperium-ground-spice = přináší { $n } koření
imperium-ground-water = přináší { $n } { $n ->
    [one] vodu
    [few] vody
   *[other] vod
}
imperium-ground-troops = přináší { imperium-troops }
imperium-ground-intrigue = přináší { imperium-n-intrigue }
imperium-ground-spies = vysílá { $n } { $n ->
    [one] špiona
    [few] špiony
   *[other] špionů
}
imperium-ground-persuasion = dává { imperium-n-persuasion } na získávání karet
imperium-ground-no_agent_turn = žádný tah agentem by teď nepřinesl více
imperium-ground-best_card = z toho, co lze získat za { imperium-n-persuasion }, pomůže nejvíce
imperium-ground-least_missed = tato karta bude chybět nejméně
imperium-ground-nothing_better = nic jiného teď nestojí za svou cenu
