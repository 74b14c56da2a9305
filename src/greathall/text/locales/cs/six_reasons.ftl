### Why a thing of three against three cannot be chosen now.

imperium-why-own_board = je na osobním plánu vůdce { $leader }
imperium-why-influence_either = vyžaduje { imperium-n-vliv } { imperium-with-faction } nebo { $own ->
    [emperor] na imperátora
   *[fremen] na fremeny
}, máte { $have }
imperium-why-no_arrow = nezbývá vám agent, jehož šipka ukazuje k tomuto spojenci
imperium-why-nothing_for_ally = karta teď tomuto spojenci nic nepřinese
imperium-why-not_your_row = karty z trůnní řady smí získat jen Shaddamova strana
imperium-why-fremen_card = je to fremenská karta
imperium-why-no_worms_for_side = písečné červy smí přivolat jen Muad'Dibova strana
imperium-why-no_swordmaster_token = vyžaduje bonusový žeton mistra meče
imperium-why-no_spice_together = vyžaduje { $n } koření, váš tým má { $have }
imperium-why-no_contract_left = nezbývá žádná smlouva
imperium-why-no_row_card = v imperiální řadě není karta, která by nebyla fremenská
imperium-why-nothing_to_trade = nikdo z vašeho týmu nemá co směnit
imperium-why-team_mate = hraje ve vašem týmu
imperium-why-no_team_mate = nehraje ve vašem týmu
