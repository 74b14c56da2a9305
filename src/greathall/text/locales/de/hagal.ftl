### House Hagal: its cards, what its automata do, and what players are asked for them.

imperium-house-hagal = Haus Hagal

imperium-hagal-hagal_conspire = { imperium-space-conspire }
imperium-hagal-hagal_wealth = { imperium-space-wealth }
imperium-hagal-hagal_heighliner = { imperium-space-heighliner }
imperium-hagal-hagal_foldspace = { imperium-space-foldspace }
imperium-hagal-hagal_selective_breeding = { imperium-space-selective_breeding }
imperium-hagal-hagal_secrets = { imperium-space-secrets }
imperium-hagal-hagal_hardy_warriors = { imperium-space-hardy_warriors }
imperium-hagal-hagal_stillsuits = { imperium-space-stillsuits }
imperium-hagal-hagal_rally_troops = { imperium-space-rally_troops }
imperium-hagal-hagal_hall_of_oratory = { imperium-space-hall_of_oratory }
imperium-hagal-hagal_carthag = { imperium-space-carthag }
# ours
imperium-hagal-hagal_harvest_spice = Spice ernten
imperium-hagal-hagal_arrakeen_1p = { imperium-space-arrakeen }
imperium-hagal-hagal_arrakeen_2p = { imperium-space-arrakeen }
# ours
imperium-hagal-hagal_reshuffle = Neu mischen

imperium-rival-duke_leto_atreides = { imperium-leader-duke_leto_atreides }
imperium-rival-baron_vladimir_harkonnen = { imperium-leader-baron_vladimir_harkonnen }
imperium-rival-glossu_rabban = { imperium-leader-glossu_rabban }
imperium-rival-earl_memnon_thorvald = { imperium-leader-earl_memnon_thorvald }
imperium-rival-countess_ariana_thorvald = { imperium-leader-countess_ariana_thorvald }
imperium-rival-count_ilban_richese = { imperium-leader-count_ilban_richese }
imperium-box-rival_leader = { $text }
imperium-rival-pays = du entscheidest, ob er zahlt
imperium-rival-leader = ein Rivale nutzt nur die Siegelring-Fähigkeit seines Anführers; die andere Fähigkeit gilt nicht

imperium-box-hagal = { $text }
imperium-box-hagal_combat = Im Kampf: { $text }
imperium-box-players = { $text }
imperium-box-unverified = Nicht gesichert: { $text }
imperium-hagal-to = { $as ->
    [inverted] geht ein Agent
   *[plain] ein Agent geht
} zum Feld { $spaces }
imperium-hagal-harvest = { $count ->
    [one] { $as ->
        [inverted] geht ein Agent
       *[plain] ein Agent geht
    } zum Feld { $spaces }, wenn dort Bonus-Spice liegt; andernfalls wird eine weitere Karte gezogen
   *[other] { $as ->
        [inverted] geht ein Agent
       *[plain] ein Agent geht
    } zum Feld { $spaces }, je nachdem, wo am meisten Bonus-Spice liegt (bei mehreren, wo es insgesamt am meisten Spice gibt); ohne Bonus-Spice wird eine weitere Karte gezogen
}
imperium-hagal-at = auf dem Feld { $space }: { CAPITAL($then) }
imperium-hagal-and = { $to }: { CAPITAL($then) }
    .inverted = { $to_inverted }: { CAPITAL($then) }
imperium-automaton-signet = die Siegelring-Fähigkeit wird verwendet
imperium-automaton-steal = alle anderen mit 4 oder mehr Intrigenkarten geben dem Rivalen zufällig eine davon
imperium-automaton-shield-wall = wenn der Rivale einen Haken hat, wird der Schildwall für den Rest der Partie entfernt
imperium-automaton-spy = ein Spion wird auf dem ersten freien Posten einer Fraktion platziert, nach der Vorrangliste
imperium-automaton-harvest = { $players ->
    [0] allein: Der Rivale nimmt sich das eigene Spice des Feldes und sämtliches Bonus-Spice darauf; zu zweit: Das Bonus-Spice geht in die Bank, und niemand erhält etwas
    [1] der Rivale nimmt sich das eigene Spice des Feldes und sämtliches Bonus-Spice darauf
   *[2] das Bonus-Spice darauf geht in die Bank, und niemand erhält etwas
}
imperium-automaton-trash = eine Karte entsorgen
imperium-hagal-draw-on = für den Agenten wird eine weitere Karte gezogen
imperium-hagal-smart = Kluge Politik kann sie übergehen
imperium-hagal-reshuffle = alle Karten von Haus Hagal werden zu einem neuen Stapel gemischt, und eine weitere wird gezogen
imperium-hagal-swords = +{ $n } { $n ->
    [one] Schwert
   *[other] Schwerter
}
imperium-hagal-players = nur { $n ->
    [one] allein
   *[other] mit { $n } Personen
}
imperium-unverified-signet_troop = dass ein Trupp, den der Siegelring rekrutiert, mit den anderen in den Konflikt kommt, ist unsere Wahl
imperium-unverified-rival_pays = dass eine Person entscheidet, ob er zahlt, folgt aus der Regel des Blattes für alle Entscheidungen, bei denen es nicht um Einfluss geht; ein Programm lässt ihn zahlen, wann immer er kann
imperium-unverified-harvest_spice = wie die Karte unter den Wüstenfeldern wählt, stützt sich auf eine einzige Quelle; Felder mit einem Agenten bleiben beim Vergleich außer Acht

imperium-for-automaton = { $text } (du entscheidest für { $player })
imperium-ask-automaton = ausführen?
imperium-pass-automaton = Lassen

imperium-log-hagal_carried_out = { $player } zieht „{ $card }“{ $sent ->
    [yes] {" "}und entsendet einen Agenten zum Feld { $name }
   *[no] {""}
}.
imperium-log-hagal_occupied = { $player } zieht „{ $card }“: Das Feld { $name } ist belegt.
imperium-log-hagal_closed = { $player } zieht „{ $card }“: Das Feld { $name } ist gesperrt (Die Stimme).
imperium-log-hagal_no_spice = { $player } zieht „{ $card }“: Es gibt kein Bonus-Spice.
imperium-log-hagal_not_now = { $player } zieht „{ $card }“; das wird nur ausgeführt, { $when }.
imperium-log-hagal_no_use = { $player } zieht „{ $card }“: Der Einfluss bringt nichts (Kluge Politik).
imperium-log-hagal_reshuffled = { $player } zieht „{ $card }“.
imperium-log-hagal_swords = { $player } zieht „{ $card }“ für den Kampf: { $n } { $n ->
    [one] Schwert
   *[other] Schwerter
}.
imperium-log-left_out = { $player } erhält nichts für: { $text }.
imperium-log-declined = { $player } verzichtet auf: { $text }.
imperium-log-hagal_nowhere = Keine Karte von Haus Hagal führt irgendwohin: { $player } hat in dieser Runde keine Züge mehr.
imperium-log-expert_deployment = { $player } liegt im Konflikt weit vorn und setzt keine Truppen ein (Kluger Einsatz).
imperium-log-hagal_shuffle = Alle { $n } Karten von Haus Hagal werden gemischt.
imperium-log-bank_spice = { $player } entfernt { $n } Bonus-Spice vom Feld { $name }.
imperium-log-control_lost = { $who ->
    [you] Du verlierst
   *[they] { $player } verliert
} die Kontrolle über das Feld { $name }.
imperium-log-discard_intrigue = { $player } gibt eine Intrigenkarte ab: „{ $name }“.
imperium-log-churn_dice = Wechselnde Reihe: Die Würfel zeigen { $one } und { $other } und nennen { $places ->
    [0] keinen Platz
    [1] einen Platz
   *[2] zwei Plätze
} der Imperium-Reihe.
imperium-log-churn = „{ $name }“ verlässt die Imperium-Reihe (Wechselnde Reihe, Platz { $n }).

imperium-why-solo_level = auf dieser Stufe gibt es für dich keinen Schwertmeister
imperium-why-not_least = ein Automat rückt dort vor, wo er am wenigsten Einfluss hat
