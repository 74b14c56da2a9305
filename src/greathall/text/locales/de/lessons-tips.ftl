# What is said to beginners when something becomes possible for the first time.

lesson-dominion-tips = Tipps
    .province = Acht Geld kaufen eine Provinz: sechs Punkte.
    .gold = Sechs Geld kaufen ein Gold. Es ist drei Geld wert in jedem Zug, in dem du es ziehst.
    .two-actions = Du hast Aktionen übrig. Spiele zuerst Karten aus, die Karten oder Aktionen bringen.
    .react = Ein Angriff wird ausgespielt. Decke eine Reaktionskarte auf, wenn du eine hast; sie bleibt auf deiner Hand.
    .last-provinces = Nur noch wenige Provinzen sind da, und die Partie endet mit dem Zug, in dem die letzte gekauft wird. Zähle, bevor du sie kaufst.
    .third-pile = Zwei Stapel sind leer. Ein dritter beendet die Partie, welcher es auch ist.
    .fourth-pile = Drei Stapel sind leer. Zu fünft oder sechst beendet ein vierter die Partie, welcher es auch ist.

lesson-imperium-tips = Tipps
    .deploy = Dieses Feld hat gekreuzte Schwerter: Wähle deine Garnison, um Truppen im Konflikt einzusetzen.
    .acquire = Du kannst Überzeugung ausgeben. Am Ende des Zuges verfällt sie.
    .combat = In einem Kampf darfst du Kampf-Intrigenkarten ausspielen, eine nach der anderen, bis alle passen. Passen ist keine Schande.
    .swordmaster = Du hast die 8 Solaris für den Schwertmeister, einen dritten Agenten für den Rest der Partie.
    .council = Du hast die 5 Solaris für einen Sitz im Hohen Rat: 2 Überzeugung mehr in jedem Aufdeckzug.
    .spice-must-flow = Du hast 9 Überzeugung: „Das Spice muss fließen“ ist sofort ein Siegpunkt.
    .near-the-end = Du hast 8 Punkte oder mehr. Die Partie endet nach der Runde, in der jemand 10 erreicht: Finde die letzten beiden.
    .last-conflict = Das ist der letzte Konflikt. Was du in dieser Runde nicht nutzt, nützt nichts mehr, außer bei Gleichstand.

lesson-uprising-tips = Tipps
    .deploy = Dieses Feld hat gekreuzte Schwerter: Wähle deine Garnison, um Truppen im Konflikt einzusetzen.
    .acquire = Du kannst Überzeugung ausgeben. Am Ende des Zuges verfällt sie.
    .combat = In einem Kampf darfst du Kampf-Intrigenkarten ausspielen, eine nach der anderen, bis alle passen. Passen ist keine Schande.
    .swordmaster = Du hast 8 Solaris: genug für den Schwertmeister, deinen dritten Agenten.
    .council = Du hast die 5 Solaris für einen Sitz im Hohen Rat: 2 Überzeugung mehr in jedem Aufdeckzug.
    .spice-must-flow = Du hast 9 Überzeugung: „Das Spice muss fließen“ ist sofort ein Siegpunkt.
    .near-the-end = Du hast 8 Punkte oder mehr. Die Partie endet nach der Runde, in der jemand 10 erreicht: Finde die letzten beiden.
    .last-conflict = Das ist der letzte Konflikt. Was du in dieser Runde nicht nutzt, nützt nichts mehr, außer bei Gleichstand.
    .gather = Dein Spion beobachtet dieses Feld: Rufst du ihn zurück, ziehst du eine Karte.
    .hooks = Mit einem Haken darfst du auf den Feldern „Hagga-Becken“ und „Tiefe Wüste“ Sandwürmer rufen, außer wenn der Schildwall den Konflikt schützt.
