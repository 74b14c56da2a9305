### A szabályok: az oldaluk és a hozzájuk vezető hivatkozások az asztalnál; a stratégia oldalának hivatkozása.

rules = Szabályok
strategy = Stratégia
strategy-title = Stratégia: hogyan játssz jól – { $game }
rules-title = { $game }: a szabályok
rules-about = A saját szavainkkal, a szabálykönyv sorrendjében. Mutass egy kártyára, és látod; minden szabálynak megvan a maga helye, amelyet másoknak is elküldhetsz.
rules-contents = Tartalom
rules-found = { $n ->
    [0] Egyik szabályban sincsenek meg ezek a szavak
   *[other] { $n } szabály
}
rules-none = Ilyen szabály nincs.
rules-print = Nyomtatás
rules-place = Hivatkozás ide: { $title }
rules-all = Az összes szabály
rule = Szabály
rule-about = Az erről szóló szabály
rule-key = Szabály (R billentyű)
