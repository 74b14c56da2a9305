### A Hagal-ház: a kártyái, mit tesznek a riválisai, és mit kérdeznek róluk a játékosoktól.

imperium-house-hagal = Hagal-ház

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
imperium-hagal-hagal_harvest_spice = A fűszer aratása
imperium-hagal-hagal_arrakeen_1p = { imperium-space-arrakeen }
imperium-hagal-hagal_arrakeen_2p = { imperium-space-arrakeen }
# ours
imperium-hagal-hagal_reshuffle = Újrakeverés

imperium-rival-duke_leto_atreides = { imperium-leader-duke_leto_atreides }
imperium-rival-baron_vladimir_harkonnen = { imperium-leader-baron_vladimir_harkonnen }
imperium-rival-glossu_rabban = { imperium-leader-glossu_rabban }
imperium-rival-earl_memnon_thorvald = { imperium-leader-earl_memnon_thorvald }
imperium-rival-countess_ariana_thorvald = { imperium-leader-countess_ariana_thorvald }
imperium-rival-count_ilban_richese = { imperium-leader-count_ilban_richese }
imperium-box-rival_leader = { $text }
imperium-rival-pays = te döntöd el, hogy fizet-e
imperium-rival-leader = egy rivális csak a vezetője pecsétgyűrűs képességét használja; a másik képesség nem érvényes

imperium-box-hagal = { $text }
imperium-box-hagal_combat = Csatában: { $text }
imperium-box-players = { $text }
imperium-box-unverified = Nem bizonyos: { $text }
imperium-hagal-to = egy ügynök ide megy: { $spaces }
imperium-hagal-harvest = { $count ->
    [one] egy ügynök ide megy, ha van itt bónusz fűszer: { $spaces }; egyébként egy újabb kártyát kell húzni
   *[other] egy ügynök ezek közül oda megy, ahol a legtöbb bónusz fűszer van (ha több ilyen van, ahol összesen a legtöbb fűszer van): { $spaces }; bónusz fűszer nélkül egy újabb kártyát kell húzni
}
imperium-hagal-at = { $space_article } { $space } helyszínen: { $then }
imperium-hagal-and = { $to }; ott { $then }
imperium-automaton-signet = a pecsétgyűrűs képesség érvényesül
imperium-automaton-steal = minden más játékos vagy rivális, akinek legalább 4 intrikakártyája van, egy véletlenszerűen választottat átad a riválisnak
imperium-automaton-shield-wall = ha van mesterhorog-jelölője, eltávolítja a Pajzsfalat a játék további részére
imperium-automaton-spy = lehelyez egy kémet egy frakció első szabad megfigyelőállására, a sorrendlista szerint
imperium-automaton-harvest = { $players ->
    [0] egy játékosnál a rivális elveszi a helyszín saját fűszerét és az összes rajta lévő bónusz fűszert; két játékosnál a bónusz fűszer a közös készletbe kerül, és senki sem kap belőle
    [1] a rivális elveszi a helyszín saját fűszerét és az összes rajta lévő bónusz fűszert
   *[2] a rajta lévő bónusz fűszer a közös készletbe kerül, és senki sem kap belőle
}
imperium-automaton-trash = elpusztít egy kártyát
imperium-hagal-draw-on = egy újabb kártyát kell húzni az ügynöknek
imperium-hagal-smart = az Okos politika miatt kimaradhat
imperium-hagal-reshuffle = a Hagal-ház összes kártyáját új paklivá kell keverni, és egy újabbat kell húzni
imperium-hagal-swords = +{ $n } kard
imperium-hagal-players = csak { $n ->
    [one] egy
   *[other] { $n }
} játékossal
imperium-unverified-signet_troop = hogy a pecsétgyűrűvel toborzott katonai egység a többivel együtt az ütközetbe kerül, a mi döntésünk
imperium-unverified-rival_pays = hogy egy játékos dönti el, fizet-e, a szabálylap minden nem befolyásra vonatkozó választásra érvényes szabályából következik; egy program mindig fizettet vele, amikor tud
imperium-unverified-harvest_spice = hogy miként választ a sivatagok közül, egyetlen forráson alapul; azok a helyszínek, ahol ügynök van, kimaradnak az összehasonlításból

## Egy rivális kérdései, amelyekre egy játékos válaszol.

imperium-for-automaton = { $text } (te döntesz helyette: { $player })
imperium-ask-automaton = megteszi?
imperium-pass-automaton = Nem teszi meg

## Mi történt.

imperium-log-hagal_carried_out = { $player } húz: { $card }{ $sent ->
    [yes] {" "}– ügynököt küld { $name_article } { $name } helyszínre
   *[no] {""}
}.
imperium-log-hagal_occupied = { $player } húz: { $card }. { CAPITAL($name_article) } { $name } helyszín foglalt.
imperium-log-hagal_closed = { $player } húz: { $card }. { CAPITAL($name_article) } { $name } helyszín el van zárva (A Hang).
imperium-log-hagal_no_spice = { $player } húz: { $card }. Nincs bónusz fűszer.
imperium-log-hagal_not_now = { $player } húz: { $card }. Csak így hajtható végre: { $when }.
imperium-log-hagal_no_use = { $player } húz: { $card }. A befolyásával nem megy semmire (Okos politika).
imperium-log-hagal_reshuffled = { $player } húz: { $card }.
imperium-log-hagal_swords = { $player } a csatához húz: { $card }. { $n } kard.
imperium-log-left_out = { $player } ezért nem kap semmit: { $text }.
imperium-log-declined = { $player } lemond erről: { $text }.
imperium-log-hagal_nowhere = A Hagal-ház egyik kártyája sem vezet sehová: { $player } ebben a fordulóban nem kerül többé sorra.
imperium-log-expert_deployment = { $player } jócskán vezet az ütközetben, és nem vet be katonai egységet (Szakértő bevetés).
imperium-log-hagal_shuffle = A Hagal-ház mind a { $n } kártyája újrakeverve.
imperium-log-bank_spice = { $player } elvesz { $n } bónusz fűszert { $name_article } { $name } helyszínről.
imperium-log-control_lost = { $who ->
    [you] Elveszíted
   *[they] { $player } elveszíti
} { $name_the } irányítását.
imperium-log-discard_intrigue = { $player } megválik egy intrikakártyától: { $name }.
imperium-log-churn_dice = Sorkavarás: a kockák értéke { $one } és { $other }, ezek az impériumsor { $places ->
    [0] egyik helyét sem jelölik ki
    [1] egy helyét jelölik ki
   *[2] két helyét jelölik ki
}.
imperium-log-churn = { $name } kikerül az impériumsorból (Sorkavarás, { $n }. hely).

## Miért nem.

imperium-why-solo_level = ezen a szinten nem kaphatsz kardmestert
imperium-why-not_least = egy rivális ott lép feljebb, ahol a legkevesebb befolyása van
