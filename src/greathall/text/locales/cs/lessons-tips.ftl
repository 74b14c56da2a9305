# What is said to beginners when something becomes possible for the first time.

lesson-dominion-tips = Tipy
    .province = Za osm mincí je Provincie: šest bodů.
    .gold = Za šest mincí je Zlaťák, který dává tři mince v každém tahu, ve kterém si ho doberete.
    .two-actions = Máte akcí nazbyt. Nejdřív hrajte karty, které dávají karty nebo akce.
    .react = Hraje se útok. Máte-li kartu reakce, ukažte ji; zůstane vám v ruce.
    .last-provinces = Provincií zbývá málo a hra skončí tahem, ve kterém se koupí poslední. Než ji koupíte, počítejte.
    .third-pile = Dvě hromádky jsou prázdné. Třetí hru ukončí, ať je to kterákoli.
    .fourth-pile = Tři hromádky jsou prázdné. V pěti nebo šesti hráčích hru ukončí čtvrtá, ať je to kterákoli.

lesson-imperium-tips = Tipy
    .deploy = Toto pole má zkřížené meče: zvolte svou pevnost a pošlete jednotky do střetu.
    .acquire = Máte přízeň, kterou můžete utratit. S koncem tahu propadne.
    .combat = V boji můžete hrát karty boje, jednu po druhé, dokud všichni nepasují. Pasovat není ostuda.
    .swordmaster = Máte 8 solárů na mistra meče, třetího agenta po zbytek hry.
    .council = Máte 5 solárů na křeslo v Nejvyšší radě: o 2 přízně více v každém tahu odhalení.
    .spice-must-flow = Máte 9 přízní: karta Koření musí proudit dá ihned vítězný bod.
    .near-the-end = Máte 8 nebo více bodů. Hra končí po kole, ve kterém někdo dosáhne 10: hledejte poslední dva.
    .last-conflict = Toto je poslední střet. Co v tomto kole nevyužijete, už k ničemu nebude, leda při remíze.

lesson-uprising-tips = Tipy
    .deploy = Toto pole má zkřížené meče: zvolte svou pevnost a pošlete jednotky do střetu.
    .acquire = Máte přízeň, kterou můžete utratit. S koncem tahu propadne.
    .combat = V boji můžete hrát karty boje, jednu po druhé, dokud všichni nepasují. Pasovat není ostuda.
    .swordmaster = Máte 8 solárů: to stačí na mistra meče, vašeho třetího agenta.
    .council = Máte 5 solárů na křeslo v Nejvyšší radě: o 2 přízně více v každém tahu odhalení.
    .spice-must-flow = Máte 9 přízní: karta Koření musí proudit dá ihned vítězný bod.
    .near-the-end = Máte 8 nebo více bodů. Hra končí po kole, ve kterém někdo dosáhne 10: hledejte poslední dva.
    .last-conflict = Toto je poslední střet. Co v tomto kole nevyužijete, už k ničemu nebude, leda při remíze.
    .gather = Toto pole sleduje váš špion: povoláte-li ho zpět, doberete si kartu.
    .hooks = S tvůrcovskými háky můžete na polích Pánev Hagga a Hluboko v poušti přivolávat písečné červy, pokud střet nechrání Štítový val.
