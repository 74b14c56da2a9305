# Amit a kezdőknek mondunk, amikor valami először válik lehetővé.

lesson-dominion-tips = Tippek
    .province = Nyolc érméért Tartományt vehetsz: hat pontot ér.
    .gold = Hat érméért Aranyat vehetsz, amely minden olyan körben három érmét ér, amelyikben felhúzod.
    .two-actions = Van fölös akciód. Azokat a kártyákat játszd ki először, amelyek lapot vagy akciót adnak.
    .react = Támadást játszottak ki. Mutass fel egy védekezéskártyát, ha van; a kezedben marad.
    .last-provinces = Kevés Tartomány maradt, és a játék azzal a körrel ér véget, amelyben az utolsót megveszik. Számolj, mielőtt megveszed.
    .third-pile = Két pakli kifogyott. A harmadik véget vet a játéknak, bármelyik is az.
    .fourth-pile = Három pakli kifogyott. Öt vagy hat játékosnál a negyedik vet véget a játéknak, bármelyik is az.

lesson-imperium-tips = Tippek
    .deploy = Ezen a helyszínen keresztezett kardok vannak: válaszd a helyőrségedet, hogy katonai egységeket küldj az ütközetbe.
    .acquire = Van elkölthető meggyőzésed. A kör végével elvész.
    .combat = A csatában csata típusú kártyákat játszhatsz ki, egyiket a másik után, amíg mindenki nem passzol. Passzolni nem szégyen.
    .swordmaster = Megvan a 8 solarisod a kardmesterre, egy harmadik ügynökre a játék további részében.
    .council = Megvan az 5 solarisod egy székre a Nagytanácsban: 2 meggyőzéssel több minden kártyafelfedéskor.
    .spice-must-flow = 9 meggyőzésed van: „A fűszernek áramolnia kell” azonnal egy győzelmi pontot ér.
    .near-the-end = Legalább 8 pontod van. A játék annak a fordulónak a végén ér véget, amelyikben valaki eléri a 10-et: keresd meg az utolsó kettőt.
    .last-conflict = Ez az utolsó ütközet. Amit ebben a fordulóban nem használsz fel, az már csak döntetlennél számít.

lesson-uprising-tips = Tippek
    .deploy = Ezen a helyszínen keresztezett kardok vannak: válaszd a helyőrségedet, hogy katonai egységeket küldj az ütközetbe.
    .acquire = Van elkölthető meggyőzésed. A kör végével elvész.
    .combat = A csatában csata típusú kártyákat játszhatsz ki, egyiket a másik után, amíg mindenki nem passzol. Passzolni nem szégyen.
    .swordmaster = Van 8 solarisod: elég a kardmesterre, a harmadik ügynöködre.
    .council = Megvan az 5 solarisod egy székre a Nagytanácsban: 2 meggyőzéssel több minden kártyafelfedéskor.
    .spice-must-flow = 9 meggyőzésed van: „A fűszernek áramolnia kell” azonnal egy győzelmi pontot ér.
    .near-the-end = Legalább 8 pontod van. A játék annak a fordulónak a végén ér véget, amelyikben valaki eléri a 10-et: keresd meg az utolsó kettőt.
    .last-conflict = Ez az utolsó ütközet. Amit ebben a fordulóban nem használsz fel, az már csak döntetlennél számít.
    .gather = A kémed ezt a helyszínt figyeli: ha visszahívod, húzol egy kártyát.
    .hooks = Mesterhoroggal homokférgeket hívhatsz a Hagga-medencében és a Mély sivatagban, kivéve ha az ütközetet a Pajzsfal védi.
