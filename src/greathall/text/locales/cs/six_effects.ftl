### What is told to players in three against three (Uprising with six players).

imperium-activated-ally = váš aktivovaný spojenec: { $then }
imperium-each-ally = každý z vašich spojenců{ $then_is ->
    [bonus] :
   *[other] {""}
} { $then_ally }
imperium-pay-together = můžete zaplatit { $n } koření, z něhož mohou libovolnou část zaplatit vaši spojenci: { $then }
imperium-reinforce = { $form ->
    [do] získejte
   *[option] získat
} { imperium-troops } a libovolně je { $form ->
    [do] rozdělte
   *[option] rozdělit
} mezi oba spojence svého týmu; každou z nich lze ihned poslat do střetu
imperium-contracts-to-allies = vaši spojenci si vezmou smlouvy vyložené lícem nahoru, každý jednu; obě se nahradí
imperium-hire-swordmaster = { imperium-vzit } třetího agenta, který odejde po kole, v němž ho vyšlete, a bonusový žeton mistra meče: od této chvíle +2 meče v každém vašem tahu odhalení
imperium-to-throne-row = { $form ->
    [do] přesuňte
   *[option] přesunout
} kartu, která není fremenská, z imperiální řady do trůnní řady, odkud ji smí získat jen Shaddamova strana, a to všemi způsoby, jimiž se karty získávají
imperium-trade = můžete obchodovat se spoluhráčem z týmu: každý z vás může druhému dát libovolné množství jednoho druhu z těchto: soláry, koření, voda nebo karty intrik
imperium-if-has-swordmaster = pokud { imperium-mate } bonusový žeton mistra meče
imperium-board-only = jen pro jednoho vůdce ({ $leader }): je na jeho osobním plánu

## What is not established.

imperium-unverified-economic_support = průběh obchodu známe z jediného zdroje; že se oba druhy smějí lišit, je naše volba
imperium-unverified-military_support = kdo jednotky rozděluje, víme z jediného zdroje
imperium-unverified-personal_board = zda je na tomto plánu vytištěno více než jeho počítadlo a dvě pole, není známo
imperium-unverified-shared_hooks = že mají tvůrcovské háky oba spojenci, jakmile je má jeden, není v pravidlech, jak je známe: hrají to tak dva programy
imperium-unverified-md_threaten_spice_production = že bod patří veliteli, se předpokládá; že se spojenci dotazují jen jednou a že je karta využita, i když nezaplatí dost, je naše volba
imperium-unverified-sh_imperial_tent = že se karty trůnní řady smějí získávat i bez přízně, je naše volba; zda má řada omezení a zda ji karty opouštějí ještě jinak, není známo: zde omezení nemá a neopouštějí ji
