# Amit minden játék leckéi mondanak.

lesson-player = { $n }. játékos

# Miről szól az egész, kezdőknek.
dominion-goal = Az utolsó Tartomány vagy a { $end ->
    [4] negyedik
   *[3] harmadik
} kifogyott pakli véget vet a játéknak. Megmaradt Tartományok: { $left }, kifogyott paklik: { $empty }. { $points } pontod van.
imperium-goal = A játék { $end } pontnál vagy az utolsó ütközettel ér véget. Neked { $points } pontod van; a többiek közül a legjobbnak { $others }. Ütközetek ez után: { $left }.
imperium-goal-team = A játék egy játékos { $end } pontjánál vagy az utolsó ütközettel ér véget. A csapatodnak { $points } pontja van, a másiknak { $others }. Ütközetek ez után: { $left }.

# Mire jó egy kártya.
use-actions = Az akcióival kijátszhatod ezeket, és még folytathatod: { $names }.
use-ends = Véget vet az akcióidnak, hacsak előtte nem játszottál ki valamit ezek közül: { $names }.
use-attack = Támadás. Ezek védenek ellene: { $names }.
use-reaction = Ezek ellen véd: { $names }.
use-bond = Jobb, ha ezek is játékban vannak: { $names }.
use-bonded = Ezeket jobbá teszi, ha mindkettő játékban van: { $names }.
use-signet = Hogy mit tesz, a vezetődtől függ: { $names }.
use-figures = A botjaink { $games } játszmájában { $seats } alkalommal vásárolták meg; akik megvették, { $won }%-ban győztek ({ $even }% az átlagos). Ez együtt jár vele, de nem biztos, hogy ez az oka.

# Mit kell nézni egy stratégiai oldal felvett játszmájában.
strategy-look = Nézd meg a játszmában: { $replay }, lépés: { $step }, hely: { $seat }. { $look }
