### Egy játszma vége: grafikonok fordulónként, és amit megszámoltunk.

## Grafikonok: egy szám minden játékosnak és fordulónak.

series-score = Pontszám
series-points = Győzelmi pontok
series-coins = Érmék a körben
series-cards = Saját kártyák
series-vp = Győzelmi pontok
series-influence = Befolyás, minden frakció
series-strength = Erő az ütközetben
series-persuasion = Meggyőzés
series-solari = Meglévő solaris
series-spice = Meglévő fűszer
series-water = Meglévő víz
series-deck = Saját kártyák
series-intrigue = Meglévő intrikakártyák

## Amit megszámoltunk.

fact-turns = Körök
fact-actions = Kijátszott akciók
fact-bought = Megvásárolt lapok
fact-gained = Másképp kapott lapok
fact-trashed = Szemétbe dobott lapok
fact-best_turn = Legtöbb érme egy körben
fact-shuffles = Keverések
fact-agents = Kiküldött ügynökök
fact-conflicts = Megnyert ütközetek
fact-best_strength = Legnagyobb erő
fact-recruited = Toborzott katonai egységek
fact-deployed = Bevetett katonai egységek
fact-sandworms = Hívott homokférgek
fact-spies = Lehelyezett kémek
fact-contracts = Teljesített szerződések
fact-acquired = Megszerzett kártyák
fact-intrigue = Kijátszott intrikakártyák
fact-solari = Kapott solaris
fact-spice = Kapott fűszer
fact-water = Kapott víz

# Ami a játszma végén eldönti a döntetlent.
tie-turns = { $n } kör
tie-spice = { $n } fűszer
tie-solari = { $n } solaris
tie-water = { $n } víz
tie-garrison = { $n } a helyőrségben
tie-reveal = { $n }. kártyafelfedés
