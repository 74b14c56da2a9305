### Mi szól egy lépés mellett, amelyet egy bot választana. Kisbetűvel kezdődnek, pont nélkül; több is összekapcsolódhat.

ground-tried = { $n }% a győzelem esélye, a következő legjobb lépéssel { $other }%

dominion-ground-points = { $n } pontot ér
dominion-ground-plan_wants = { $n ->
    [0] a csak pénzre épülő terv ezt kívánja következőnek
   *[other] a birodalomhoz illő terv ({ $cards }) ezt kívánja következőnek
}
dominion-ground-better_than_plan = { $kind ->
    [named] kipróbálva jobban teljesített, mint { $card_article } { $card }
   *[none] kipróbálva jobban teljesített, mint ha nem vásárolnál semmit
}
dominion-ground-wants_none = amit ezekből az érmékből venni lehet, az semmit sem javítana ezen a paklin
dominion-ground-plays_on = visszaad egy akciót, így a többi is kijátszható még
dominion-ground-draws = { $n } lapot húz

imperium-ground-sent_to = az ügynök ide megy: { $space }
imperium-ground-influence_point = { $n } befolyás { imperium-with-faction } egy pontot ér
imperium-ground-alliance = megszerzi a szövetséget { imperium-with-faction }, ami egy pontot ér
imperium-ground-points = { $n } pontot hoz
imperium-ground-swordmaster = harmadik ügynök a játék további részében
imperium-ground-council = 2 meggyőzéssel több minden kártyafelfedéskor
imperium-ground-conflict_won = megnyeri az ütközetet, { $n } erővel a többiek előtt
imperium-ground-conflict_leads = { $n } erővel vezet az ütközetben
imperium-ground-conflict_level = egyenlít az ütközetben
imperium-ground-conflict_behind = { $n } erőre megközelíti az ütközet legerősebbjét
imperium-ground-influence = a befolyás { imperium-with-faction } ennyire nő: { $n }
imperium-ground-solari = { $n } solarist hoz
imperium-ground-spice = { $n } fűszert hoz
imperium-ground-water = { $n } vizet hoz
imperium-ground-troops = { $n } katonai egységet hoz
imperium-ground-intrigue = { $n } intrikakártyát hoz
imperium-ground-spies = { $n } kémet helyez le
imperium-ground-persuasion = { $n } meggyőzést ad a kártyák megszerzéséhez
imperium-ground-no_agent_turn = most egyetlen ügynök kiküldése sem hozna többet
imperium-ground-best_card = amit { $n } meggyőzésből meg lehet szerezni, abból ez segít a legtöbbet
imperium-ground-least_missed = ez az a kártya, amely a legkevésbé fog hiányozni
imperium-ground-nothing_better = most semmi más nem éri meg az árát
