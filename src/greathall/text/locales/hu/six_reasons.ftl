### Miért nem választható most valami, ha hárman három ellen játszanak.

imperium-why-own_board = { $leader } saját tábláján van
imperium-why-influence_either = { $n } befolyás kell hozzá { imperium-with-faction } vagy { $own ->
    [emperor] a Császárnál
   *[fremen] a fremeneknél
}, neked { $have } van
imperium-why-no_arrow = nincs több ügynököd, akinek a nyila erre a szövetségesre mutat
imperium-why-nothing_for_ally = a kártya most semmit sem tehet ezért a szövetségesért
imperium-why-not_your_row = a trónsorból csak Shaddam oldala szerezhet meg kártyákat
imperium-why-fremen_card = ez fremen kártya
imperium-why-no_worms_for_side = csak Muad-Dib oldala hívhat homokférgeket
imperium-why-no_swordmaster_token = kardmesterbónusz-jelölő kell hozzá
imperium-why-no_spice_together = { $n } fűszer kell hozzá, a csapatodnak { $have } van
imperium-why-no_contract_left = nincs több szerződés
imperium-why-no_row_card = az impériumsorban minden kártya fremen kártya
imperium-why-nothing_to_trade = a csapatodból senkinek sincs mit cserélnie
imperium-why-team_mate = a te csapatodban játszik
imperium-why-no_team_mate = nem a te csapatodban játszik
