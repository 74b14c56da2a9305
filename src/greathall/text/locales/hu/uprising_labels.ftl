### Csak a Dűne: Impérium – Felkelés kérdései és válaszlehetőségei.

## Kérdések, a döntés fajtája szerint.

imperium-ask-place_spy = hová helyezel le kémet?
imperium-ask-recall_first = minden kémed a játéktáblán van; visszahívod az egyiket, hogy újra lehelyezd?
imperium-ask-recall_spy = hívd vissza { $n ->
    [one] az egyik kémedet
   *[other] { $n } kémedet, egyiket a másik után
}
imperium-ask-infiltrate = más játékos ügynöke van ott; melyik kémedet hívod vissza a beszivárgáshoz?
imperium-ask-gather = visszahívod az egyik kémedet hírszerzésért (húzol 1 kártyát)?
imperium-ask-contract = vegyél el egy szerződést
imperium-ask-lines = mit használsz?
imperium-ask-trash_intrigue = pusztítsd el egy intrikakártyádat
imperium-ask-draw_one = melyiket húzod fel a húzópaklid három felső kártyája közül?
imperium-ask-discard_one = melyiket dobod el a másik kettő közül? (az utolsót elpusztítod)
imperium-ask-flip = melyik kártyát fordítod képpel lefelé?
imperium-ask-train = melyik mezőre lépsz a kiképzéssávodon?

## Válaszlehetőségek.

imperium-trophy = { $card } ({ $icon })
imperium-pair-with = Az univerzális csataikon párja: { $card }

## Igen, nem, kész vagy vége, a döntés fajtája szerint.

imperium-pass-recall_first = Egyiket sem hívod vissza
imperium-pass-gather = Egyiket sem hívod vissza
imperium-pass-contract = Szerződés helyett: +{ $n } solaris
imperium-pass-lines = Többet nem
imperium-pass-acquire = Semmit sem szerzel meg
