# What lessons of all games say.

lesson-player = Hráč { $n }

dominion-goal = Hra končí poslední Provincií nebo { $end ->
    [4] čtvrtou
   *[3] třetí
} prázdnou hromádkou. Zbývající Provincie: { $left }, prázdné hromádky: { $empty }. Máte { $points } { $points ->
    [one] bod
    [few] body
   *[other] bodů
}.
imperium-goal = Hra končí, když má někdo { $end } bodů, nebo posledním střetem. Vaše body: { $points }, nejvíce mezi ostatními: { $others }. Další střety po tomto: { $left }.
imperium-goal-team = Hru ukončí { $end } bodů jednoho hráče, nebo poslední střet. Body vašeho týmu: { $points }, druhého: { $others }. Další střety po tomto: { $left }.

use-actions = Její akce vám dovolí zahrát tyto karty a pokračovat: { $names }.
use-ends = Ukončí vaše akce, pokud jste předtím nezahráli některou z těchto karet: { $names }.
use-attack = Útok. Brání proti němu: { $names }.
use-reaction = Brání proti kartám: { $names }.
use-bond = Je lepší s některou z těchto karet ve hře: { $names }.
use-bonded = Tyto karty jsou s ní ve hře lepší: { $names }.
use-signet = Co udělá, závisí na vůdci: { $names }.
use-figures = Hry mezi našimi boty: { $games }, nákupy této karty: { $seats }. Kdo ji koupil, vyhrál v { $won } % případů ({ $even } % by byla rovnováha). Vyskytuje se to společně, ale příčinou to být nemusí.

strategy-look = Podívejte se: hra { $replay }, krok { $step }, místo { $seat }: { $look }
