# What lessons of all games say.

lesson-player = Person { $n }

dominion-goal = Die letzte Provinz oder ein { $end ->
    [4] vierter
   *[3] dritter
} leerer Stapel beendet die Partie. Übrige Provinzen: { $left }, leere Stapel: { $empty }. Deine Punkte: { $points }.
imperium-goal = { $end } Punkte beenden die Partie, oder der letzte Konflikt. Deine Punkte: { $points }, die meisten unter den anderen: { $others }. Konflikte nach diesem: { $left }.
imperium-goal-team = { $end } Punkte einer Person beenden die Partie, oder der letzte Konflikt. Punkte deines Teams: { $points }, des anderen: { $others }. Konflikte nach diesem: { $left }.

use-actions = Dank ihrer Aktionen kannst du diese ausspielen und trotzdem weitermachen: { $names }.
use-ends = Sie beendet deine Aktionen, außer wenn vorher eine von diesen kam: { $names }.
use-attack = Ein Angriff. Diese wehren ihn ab: { $names }.
use-reaction = Sie wehrt diese ab: { $names }.
use-bond = Sie ist besser, wenn eine von diesen im Spiel ist: { $names }.
use-bonded = Sie macht diese besser, wenn beide im Spiel sind: { $names }.
use-signet = Was sie tut, hängt von deinem Anführer ab: { $names }.
use-figures = In { $games } Partien zwischen unseren Bots wurde sie { $seats }-mal gekauft; wer sie kaufte, gewann { $won } % davon ({ $even } % wäre ausgeglichen). Das tritt zusammen auf und muss nicht die Ursache sein.

strategy-look = Zu sehen in der Partie { $replay }, Schritt { $step }, Platz { $seat }: { $look }
