### Lessons and guided games; fetched with them

learn-title = Lernen
learn-about = Spiele eine erste Partie mit Begleitung, oder probiere eine kurze Lektion. Nichts hier wird gezählt, und jeder Schritt lässt sich zurücknehmen.
learn-guided-about = Eine echte Partie gegen leichte Bots, zehn bis fünfzehn Minuten. Du kannst jederzeit gehen und später weitermachen.
learn-begin = Anfangen
learn-begin-again = Neu anfangen
learn-go-on = Weitermachen
learn-short = Kurze Lektionen
learn-short-done = { $n } von { $all } geschafft
learn-done = Geschafft
learn-failed = Die Lektionen konnten nicht geladen werden

learn-read = Zum Lesen:

strategy-about = Kurze Ratschläge, gemessen: Jede Zahl kommt aus Partien zwischen unseren Bots, und jedes Beispiel ist eine davon, genau am richtigen Schritt geöffnet.
strategy-see = Ansehen
strategy-see-about = Ansehen: { $title }
strategy-command = Wie es gemessen wurde
strategy-print = Drucken
strategy-page = Von der Strategieseite:
strategy-step = Schritt { $step }: { $title }

lesson-back = Alle Lektionen
lesson-page = Lektion: { $name }
lesson-progress = Schritt { $n } von { $all }
lesson-finished = Du hast diese Lektion geschafft.
lesson-next = Nächste Lektion: { $name }
lesson-again = Noch einmal
lesson-rules = Die Regeln dazu:
lesson-text = Textansicht
lesson-drawn = Gezeichneter Tisch
lesson-failed = Die Lektion konnte nicht geladen werden
lesson-at-table = Wähle am Tisch.
lesson-choices = Deine Möglichkeiten
lesson-answers = Antworten

goal = Ziel und nächster Schritt
goal-tip = Neu:
goal-read = Verstanden
goal-off = Ausblenden

uses-ask = Wozu ist das gut?
uses-none = Dazu ist nichts Besonderes bekannt.

coach = Begleitung
coach-right = Gut gemacht
coach-wrong = Nicht ganz
coach-otherwise = Ein anderer Weg
coach-progress = { $n } von { $all } Ideen
coach-fold = Begleitung ausblenden
coach-unfold = Begleitung zeigen
coach-waiting = Mach weiter, wie du magst. Ich melde mich, wenn etwas Neues kommt.
