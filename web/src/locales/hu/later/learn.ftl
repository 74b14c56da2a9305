### Leckék és vezetett játszmák; velük együtt töltődik be

learn-title = Tanulás
learn-about = Játszd le az első játszmát egy edzővel az oldaladon, vagy próbálj ki egy rövid leckét. Itt semmi sem számít bele az eredményekbe, és minden lépés visszavonható.
learn-guided-about = Valódi játszma könnyű botok ellen, tíz-tizenöt perc. Bármikor abbahagyhatod, és később folytathatod.
learn-begin = Kezdés
learn-begin-again = Kezdés elölről
learn-go-on = Folytatás
learn-short = Rövid leckék
learn-short-done = { $n } kész, összesen { $all }
learn-done = Kész
learn-failed = A leckéket nem sikerült betölteni

learn-read = Olvasnivaló:

strategy-about = Rövid, mérésekkel alátámasztott tanácsok: minden szám a botjaink játszmáiból származik, és minden példa egy ilyen játszma, pontosan annál a lépésnél megnyitva.
strategy-see = Megnézem
strategy-see-about = Megnézem: { $title }
strategy-command = Hogyan mértük
strategy-print = Nyomtatás
strategy-page = A stratégia oldaláról:
strategy-step = { $step }. lépés: { $title }

lesson-back = Az összes lecke
lesson-page = Lecke: { $name }
lesson-progress = { $n }. lépés, összesen { $all }
lesson-finished = Befejezted ezt a leckét.
lesson-next = Következő lecke: { $name }
lesson-again = Még egyszer
lesson-rules = A szabályok:
lesson-text = Szöveges nézet
lesson-drawn = Rajzolt asztal
lesson-failed = A leckét nem sikerült betölteni
lesson-at-table = Válassz az asztalnál.
lesson-choices = A lehetőségeid
lesson-answers = Válaszok

goal = A cél és a következő lépés
goal-tip = Új:
goal-read = Értem
goal-off = Elrejtés

uses-ask = Mire jó ez?
uses-none = Semmi különöset nem tudunk róla.

coach = Edző
coach-right = Nagyszerű
coach-wrong = Nem egészen
coach-otherwise = Így is lehet
coach-progress = { $n } ötlet, összesen { $all }
coach-fold = Elrejtés
coach-unfold = Mutasd
coach-waiting = Folytasd, ahogy szeretnéd. Szólok, ha valami új jön.
