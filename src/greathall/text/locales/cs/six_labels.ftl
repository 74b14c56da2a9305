### What players of three against three are asked, and what their options are called.

imperium-ask-activate = kterého spojence aktivujete?{ $warn ->
    [yes] {" "}(platí to na celý tah a nezbývá žádný agent se šipkou ke spojenci { $ally }: s tímto spojencem můžete jen odhalit karty)
   *[no] {""}
}
imperium-ask-yield = máte se spoluhráčem z týmu stejnou sílu ({ $n }); dáte mu přednost?
imperium-ask-trade_with = s kým budete obchodovat?
imperium-ask-trade = co dáte? (příjemce: { $player })
imperium-ask-how_many = kolik { $given ->
    [0] {""}
   *[other] ještě{" "}
}dáte? (příjemce: { $player })
imperium-ask-give = kterou kartu intrik dáte? (příjemce: { $player })
imperium-ask-contribute = kolik koření zaplatíte za svého velitele? (chybí { $n }; pokud to ani s kořením velitele nestačí, nikdo nic neplatí a nic se nestane)
imperium-ask-reinforce = kolik z těch jednotek získá { $player }? (zbytek získá { $other })
imperium-ask-deploy_for = kolik jednotek půjde do střetu? (patří hráči: { $player })
imperium-ask-deal_contract = kterou smlouvu dostane { $player }? (druhou dostane { $other })
imperium-ask-throne_row = kterou kartu přesunete do trůnní řady?

imperium-on-mates-turn = Na tahu je { $player }. { $text }
imperium-on-mates-agent-turn = { $player } vysílá agenta na pole { $space }. { $text }
imperium-ally-deploys = { $player } může poslat jednotky do střetu (nejvýše { $n })

imperium-yes-yield = Dát přednost: spoluhráč z týmu bude před vámi
imperium-pass-yield = Nedat přednost
imperium-pass-trade_with = Neobchodovat
imperium-pass-trade = Nic nedat
imperium-pass-give = Už nic
imperium-pass-deal_contract = Dát ji druhému spojenci

imperium-kind-solari = Soláry
imperium-kind-spice = Koření
imperium-kind-water = Voda
imperium-kind-intrigue = Karty intrik
imperium-amount = { $n }
imperium-throne-row = { $card } ({ $n }, trůnní řada)
imperium-acquire-throne-row = Získat kartu { $card } ({ $n }, trůnní řada)
