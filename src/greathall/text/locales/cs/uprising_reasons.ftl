### Why a thing that only Dune: Imperium – Uprising knows cannot be chosen now, or why an effect waits.

## Spies.

imperium-why-nothing_watched = vaši špioni nesledují žádné pole, kam by karta mohla vést
imperium-why-own_spy = je tam váš vlastní špion
imperium-why-enemy_spy = je tam cizí špion ({ $seat })
imperium-why-other_posts = špion patří na stanoviště propojené s polem s ikonou { $icons }
imperium-why-posts_of = špion patří na stanoviště propojené s polem { $space }
imperium-why-no_post = není pozorovací stanoviště, kam by špion mohl
imperium-why-no_spy_there = není tam žádný z vašich špionů
imperium-why-not_watching = tento špion to pole nesleduje
imperium-why-spies = vyžaduje { $n } { $n ->
    [one] špiona
    [few] špiony
   *[other] špionů
} na herním plánu, máte { $have }
imperium-why-no_spy_recalled = v tomto tahu jste nepovolali zpět špiona
imperium-why-spies_on_no_faction = žádný z vašich špionů nesleduje pole některé frakce
imperium-why-spies_on_no_maker = žádný z vašich špionů nesleduje pole tvůrce

## Sandworms and Maker spaces.

imperium-why-shield_wall = do tohoto střetu nepustí písečné červy Štítový val
imperium-why-wall_gone = Štítový val už nestojí
imperium-why-no_hooks = vyžaduje tvůrcovské háky
imperium-why-no_deploying = v tomto tahu nesmíte poslat do střetu vojenské síly
imperium-why-units = vyžaduje { imperium-n-units } ve střetu, máte { $have }
imperium-why-units_this_turn = v tomto tahu musíte poslat do střetu { imperium-n-units }, zatím { $have }
imperium-why-no_worm = vyžaduje písečného červa ve střetu
imperium-why-not_at_maker = váš agent se nevydal na pole tvůrce

## Contracts, battle icons, leaders.

imperium-why-contracts = vyžaduje { $n } { $n ->
    [one] splněnou smlouvu
    [few] splněné smlouvy
   *[other] splněných smluv
}, máte { $have }
imperium-why-spice_this_turn = v tomto tahu musíte získat { $n } koření, zatím { $have }
imperium-why-no_spice_gained = v tomto tahu jste nezískali žádné koření
imperium-why-no_battle_icon = nemáte kartu lícem nahoru s ikonou { $battle }
imperium-why-other_battle_icon = musí mít ikonu { $battle }
imperium-why-icon_missing = nemá ikonu bitvy
imperium-why-wild_itself = to je univerzální ikona: vyberte kartu, se kterou ji spojíte
imperium-why-no_wild = nemáte univerzální ikonu bitvy, se kterou byste ji spojili
imperium-why-seat_and_swordmaster = vyžaduje jak křeslo v Nejvyšší radě, tak mistra meče
imperium-why-turned_over = váš vůdce už je otočený
imperium-why-trained = výcvik je dokončen
