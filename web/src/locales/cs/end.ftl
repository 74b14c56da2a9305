### The end of a game

end-you-win = Vítězíte
end-side-wins = Vítězí vaše strana
# $who: the other side
end-side-lost = Porážka: vítězí { $who }
# Against automata alone.
end-you-lost = Porážka: vítězí { $who }
end-wins = { $n ->
    [one] Vítězí { $who }
   *[other] O vítězství se dělí { $who }
}
end-free-undo = S volným vracením
end-next = Co dál
end-rematch = Hrát znovu
end-to-rematch = K odvetě
end-replay = Přehrát záznam
end-standings = Konečné pořadí
end-place = { $n }.
end-you = vy
end-resigned = vzdáno
end-no-place = nemůže vyhrát
# The unit that follows a score.
end-score = { $n ->
    [one] bod
    [few] body
   *[other] bodů
}
end-tie = shoda: { $how }
end-points = Odkud se vzaly body
end-no-points = Vůbec žádné body.
end-sum = Celkem
end-charts = Jak to šlo
end-which-chart = Který graf
end-axis-turn = Tah
end-axis-round = Kolo
chart-label = Graf: { $name }. Stejná čísla jsou v tabulce pod ním.
chart-at-end = na konci
chart-as-table = Jako tabulka
end-facts = Co kdo udělal
end-decks = Balíčky na konci
end-deck = { $player }: { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } karet
}
end-failed = Výsledky se nepodařilo načíst.
