### Mit kell tenni, ha hárman három ellen játszanak (Felkelés hat játékossal).

imperium-activated-ally = az aktivált szövetségesed kapja: { $then_ally }
imperium-each-ally = minden szövetségesed kapja: { $then_ally }
imperium-pay-together = kifizethetsz { $n } fűszert, amelynek bármekkora részét a szövetségeseid is kifizethetik; ekkor: { $then }
imperium-reinforce = { $form ->
    [do] toborozz { $n } katonai egységet, és oszd el
   *[option] toborzol { $n } katonai egységet, és elosztod
} őket tetszésed szerint a csapatod két szövetségese között; mindegyik azonnal bevethető
imperium-contracts-to-allies = a szövetségeseid elveszik a képpel felfelé lévő szerződéseket, egyet-egyet; mindkettő helyére új kerül
imperium-hire-swordmaster = { $form ->
    [do] vegyél magadhoz
   *[option] magadhoz veszel
} egy harmadik ügynököt, aki annak a fordulónak a végén távozik, amelyben kiküldöd, és egy kardmesterbónusz-jelölőt: mostantól minden alkalommal +2 kard, amikor kártyákat fedsz fel
imperium-to-throne-row = { $form ->
    [do] tegyél át
   *[option] átteszel
} egy nem fremen kártyát az impériumsorból a trónsorba, ahonnan csak Shaddam oldala szerezheti meg, minden módon, ahogyan kártyát lehet szerezni
imperium-trade = cserélhetsz egy csapattársaddal: mindketten adhattok a másiknak bármennyit egyvalamiből, ami lehet solaris, fűszer, víz vagy intrikakártya
imperium-if-has-swordmaster = ha { imperium-rivalisnak }van { $form ->
    [do] kardmesterbónusz-jelölőd
    [may] kardmesterbónusz-jelölőd
    [option] kardmesterbónusz-jelölőd
   *[they] kardmesterbónusz-jelölője
}
imperium-board-only = csak { $leader } használhatja: az ő saját tábláján van

imperium-unverified-economic_support = a csere menete egyetlen forráson alapul; hogy a két fajta különbözhet, a mi döntésünk
imperium-unverified-military_support = hogy ki osztja el a katonai egységeket, egyetlen forráson alapul
imperium-unverified-personal_board = nem tudni, hogy a sávon és a két helyszínen kívül van-e más is erre a táblára nyomtatva
imperium-unverified-shared_hooks = hogy mindkét szövetségesnek van mesterhorga, amint az egyiküknek van, nem szerepel az általunk ismert szabályokban: két program játssza így
imperium-unverified-md_threaten_spice_production = feltételezzük, hogy a pont a parancsnoké; hogy a szövetségeseket csak egyszer kérdezzük, és a kártya elhasználódik, ha nem fizetnek eleget, a mi döntésünk
imperium-unverified-sh_imperial_tent = hogy a trónsor kártyái meggyőzés nélkül is megszerezhetők, a mi döntésünk; hogy van-e határa, és elhagyják-e a kártyák más módon, nem tudni: itt nincs határa, és nem hagyják el
