### What a newcomer should know of the ways to play that the boxes have beside the usual one. Each attribute is a line.

mode-hagal-solo = Allein: zwei Rivalen
    .turn = Ein Rivale hat keine Hand. In seinem Agentenzug werden Karten von Haus Hagal gezogen, bis eine ausgeführt werden kann: Sein Agent geht dorthin, zahlt nichts und erhält, was die Karte sagt, nicht, was das Feld bringt.
    .points = Er spielt nie Intrigenkarten aus. Sobald er kann, kauft er Siegpunkte, je für 3 Intrigenkarten, 3 Wasser, 7 Solaris oder 7 Spice; Einfluss, Allianzen und Konflikte bringen ihm Punkte wie dir.
    .fight = Auf einem Kampffeld setzt er die Truppen ein, die seine Karte rekrutiert, und bis zu zwei weitere. Im Kampf zieht jeder beteiligte Rivale noch eine Karte für seine Schwerter.
    .choice = Wo die Regeln einem Rivalen eine Wahl lassen, wirst du gefragt. Von seinem Anführer gilt nur die Siegelring-Fähigkeit.
mode-hagal-two = Zu zweit: Haus Hagal im Weg
    .turn = Haus Hagal handelt nach jedem Agentenzug der Person mit dem Startmarker, mit bis zu drei Agenten pro Runde; nach einem Aufdeckzug wird nichts gezogen.
    .points = Es nimmt euch beiden Felder, Allianzen und Plätze im Konflikt weg und punktet selbst nicht: Eine Belohnung, die es gewinnt, wird nicht ausgezahlt.
    .unverified = Nicht gesichert: Dass es nach einem Aufdeckzug nicht am Zug ist und dass ein Platz, den es im Konflikt belegt, nicht ausgezahlt wird, deutet das Blatt an, sagt es aber nicht.
mode-rivals = Allein oder zu zweit: Rivalen
    .turn = Ein Rivale handelt nach den Karten von Haus Hagal, allein in Sitzreihenfolge, zu zweit nach der Person mit dem Startmarker und vor der anderen. Seine Karte sagt, was sein Siegelring und seine Ränke tun und welche Fraktion er bevorzugt.
    .points = Zuerst zahlt er für seinen Schwertmeister, sobald Solaris, Spice, Intrigenkarten und Wasser zusammen die Zahl auf seiner Karte erreichen. Von da an kauft er Siegpunkte, je für 7 Solaris, 7 Spice, 3 Intrigenkarten oder 3 Wasser.
    .win = Er kämpft, gewinnt Belohnungen und kann die Partie gewinnen; ein vereinfachter Rivale steht nur im Weg.
mode-six = Zu sechst: drei gegen drei
    .sides = Muad'Dib und Shaddam sind Kommandanten mit je zwei Verbündeten. Die Punkte einer Seite werden zusammengezählt: Wenn jemand 10 Siegpunkte hat, oder nach neun Runden, gewinnt die Seite mit mehr.
    .activate = Ein Kommandant hat keine Truppen und auf dem gemeinsamen Spielplan keinen Einfluss. In jedem Zug aktiviert er einen Verbündeten, der die Truppen, die Schwerter und diesen Einfluss erhält; Güter, Karten und Punkte bleiben bei ihm.
    .agents = Der Pfeil am Agenten eines Kommandanten sagt, welchen Verbündeten er aktiviert. Wie viele Truppen dann in den Konflikt kommen, entscheidet dieser Verbündete.
    .tracks = Auf dieser Seite des Spielplans bedeutet das Symbol des Imperators die Großen Häuser und das der Fremen die Randwelten. Nur Shaddam kann beim Imperator und nur Muad'Dib bei den Fremen vorrücken, auf eigenen Spielplänen.
    .fight = Jeder Verbündete kämpft allein und erhält Belohnungen allein. Nur Muad'Dibs Seite kann Sandwürmer rufen, und nur Shaddams Seite erwirbt Karten aus der Thron-Reihe.
    .choam = Verträge sind immer im Spiel.
