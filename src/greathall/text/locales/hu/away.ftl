### Amit azok tudnak meg, akik nincsenek az asztalnál, és ahogyan egy asztal hivatkozása a csevegésben megjelenik

notice-turn = Te következel
notice-turn-text = { $game }: a többiek rád várnak.
notice-turn-named = „{ $table }”, { $game }: a többiek rád várnak.
notice-test = A Great Hall elér téged
notice-test-text = Így tudod meg, hogy te következel.

## Egy asztal hivatkozása, ahogyan a csevegés mutatja

preview-site = Great Hall
app-description = Pakliépítő társasjátékok emberekkel és botokkal
preview-title = { $table } · { $game }
preview-and = { $first } és { $last }
preview-free = { $n } szabad hely van.
preview-waiting = Várakozik: { $people }. { $n } szabad hely van.
preview-playing = Játsszák: { $people }.
preview-over = Játszották: { $people }.

## Miért nem cím valami, vagy miért nem érkezett oda semmi

unreached-long = egy cím legfeljebb { $most } karakterből áll
unreached-none = egy cím így kezdődik: { $secure } vagy { $plain }, és megnevez egy kiszolgálót
unreached-late = { $seconds } másodpercen belül nem jött válasz
unreached-private = ez egy magánhálózatban van: aki ezt a kiszolgálót üzemelteti, a --notify-private kapcsolóval engedélyezheti
unreached-nobody = ott senki sem válaszol
unreached-status = a válasz ez volt: { $status }
