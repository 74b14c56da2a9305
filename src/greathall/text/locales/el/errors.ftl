### Τι δεν πάει καλά με όσα έδωσε κάποιος: στη γραμμή εντολών, στη βιβλιοθήκη. Με πεζά και χωρίς τελεία.
### Όσα πληκτρολογούνται είναι ανάμεσα σε `…`.

error-none = κανένα
error-span = { $first } έως { $last }

## Επιλογές εντολών.

error-option-pair = το --option θέλει `name=value`, όχι { $given }
error-option-twice = το --option { $name } δίνεται δύο φορές
error-option-value = --option { $name }: { $why }
error-bots-or-players = το `play` θέλει --bots ή --players: όσοι παίζουν είναι τα μποτ και εσείς
error-resume-where = το --resume συνεχίζει μια εκτέλεση σε έναν φάκελο: δώστε τον με --out
error-two-numbers = το { $option } θέλει δύο αριθμούς με κόμμα ανάμεσα, όχι { $given }
error-cards-option = το `cards` δέχεται --option μόνο μαζί με --players: ό,τι βρίσκεται σε ένα τραπέζι εξαρτάται και από τα δύο
error-not-written = δεν μπορεί να γραφτεί το { $file }: { $why }
error-range = το `{ $what }` θέλει αριθμό από { $least } έως { $most }, όχι { $given }
error-player-counts = { $game }: παίζεται από { $counts } παίκτες, όχι { $given }
error-no-language = δεν υπάρχουν κείμενα στη γλώσσα { $given }· υπάρχουν: { $langs }
error-texts-what = το `texts` θέλει μια γλώσσα ή --check
error-texts-lang = τα κείμενα γράφονται για μια γλώσσα πέρα από τα αγγλικά, όχι για { $given }· υπάρχουν: { $there }
error-texts-none = καμία ακόμα

## Μποτ και οι παρτίδες τους.

error-no-bot = δεν υπάρχει μποτ { $name } για το { $game }· υπάρχουν: { $bots }, ή δικό σας ως `module:Class` ή { $command }εντολή
error-no-bot-listed = δεν υπάρχει μποτ { $name } για το { $game }· υπάρχουν: { $bots }
error-bot-budget = το μποτ { $name } θέλει ένα όριο μετά την άνω και κάτω τελεία: κινήσεις που δοκιμάζονται, από 1 έως { $moves } (`search:50`), ή δευτερόλεπτα, έως { $seconds } (`search:0.25s`), και μετά από κάθετο πόσες διεργασίες σκέφτονται, έως { $processes } (`search:1s/2`)
error-bot-failed = το μποτ { $name } απέτυχε: { $why }
error-bot-chose = το μποτ { $name } διάλεξε { $given }, που δεν είναι επιλογή: { $options }
error-bot-there = το { $game } έχει ήδη μποτ { $name }
error-bot-class = το μποτ { $name } του { $game } πρέπει να είναι { $kind }, όχι { $given }
error-bot-no-module = το μποτ { $name } είναι `module:Class`, αλλά αυτή η μονάδα δεν είναι διαθέσιμη: { $why }
error-bot-no-class = το μποτ { $name } είναι `module:Class`, αλλά εκεί το { $given } δεν είναι κλάση τύπου { $kind }
error-bot-no-command = το μποτ { $name } δεν είναι εντολή: { $why }
error-bot-empty = ένα μποτ { $command } έχει την εντολή του μετά την άνω και κάτω τελεία, όπως `{ $command }python my_bot.py`
error-bot-no-program = το μποτ { $name } δεν ξεκινά: δεν υπάρχει πρόγραμμα { $program }
error-bot-seconds = το { $setting } θέλει ακέραιο αριθμό δευτερολέπτων από 1 και πάνω, όχι { $given }
error-bot-code = μια απόφαση δίνει τον κωδικό μιας επιλογής, όπως { $example }, όχι { $given }
error-bot-protocol = μιλά το πρωτόκολλο { $theirs }, κι εμείς το { $ours }
error-bot-start = δεν ξεκινά: { $why }
error-bot-unasked = έγραψε μια γραμμή που κανείς δεν ζήτησε: { $line }
error-bot-silent = καμία απάντηση σε { $seconds } δευτ. (το { $setting } ορίζει πόσο περιμένουμε)
error-bot-object = μια γραμμή πρέπει να είναι αντικείμενο JSON, όχι { $given }: { $why }
error-bot-type = η απάντηση πρέπει να είναι τύπου { $type }, όχι { $given }
error-bot-closed = έκλεισε τις τυπικές ροές του πριν απαντήσει
error-bot-ended = τερματίστηκε (κωδικός εξόδου { $code }) πριν απαντήσει
error-bot-ended-saying = τερματίστηκε (κωδικός εξόδου { $code }) πριν απαντήσει· το τελευταίο που έγραψε στο `stderr`: { $said }
error-bots-count = το `bots` θέλει ονόματα μποτ για το { $game }: ένα για κάθε παίκτη, δηλαδή { $players }{ $teams ->
    [0] {""}
   *[other] , ή ένα για κάθε ομάδα, δηλαδή { $teams }
}, όχι { $given }
error-bots-twice = το `bots` δέχεται κάθε μποτ μία φορά, και το { $name } υπάρχει δύο φορές
error-sprt-pairs = το `sprt` είναι για ζευγάρια από δύο μποτ: χρησιμοποιήστε το με τη μορφή `round-robin` ή `swiss`
error-sprt-rates = το `sprt` θέλει δύο ποσοστά νικών, πρώτα το μικρότερο, όπως 0.5,0.55, όχι { $given }
error-sprt-error = το `error` θέλει μια πιθανότητα ανάμεσα στο 0 και το 0.5, όπως 0.05, όχι { $given }
error-format = το `format` θέλει { $formats }, όχι { $given }
error-format-bots = ένα τουρνουά της μορφής `{ $format }` θέλει τουλάχιστον { $least } μποτ, όχι { $given }
error-format-alone = όπου ένας παίκτης κάθεται μόνος, το `format` είναι μόνο `round-robin`: κανείς δεν συναντά κανέναν
error-rounds-format = το `rounds` είναι για τη μορφή `swiss`: οι άλλες έχουν όσους γύρους χρειάζονται
error-interrupted = μια διεργασία αυτής της εκτέλεσης τερματίστηκε από έξω, ίσως γιατί τελείωσε η μνήμη· ένα τουρνουά με --out συνεχίζεται με --resume, λιγότερα --jobs θέλουν λιγότερη μνήμη
error-ray = το `ray` θέλει τη διεύθυνση μιας συστοιχίας, όπως 10.0.0.1:6379, `auto` ή `local`, όχι { $given }: { $why }
error-ray-port = δεν έχει θύρα
error-ray-nobody = δεν απαντά κανείς εκεί ({ $why })
error-missing-extra = γι' αυτό λείπει εδώ: { $modules }· `pip install { $extra }`
error-not-installed = το { $module } δεν είναι εγκατεστημένο: `{ $command }`
error-budget = μια ανάλυση θέλει όριο από 1 έως { $most } κινήσεις, όχι { $given }

## Στρατηγικές του Dominion: λίστες αγορών.

error-strategy-line = στρατηγική { $name }, γραμμή { $line }: { $why }
error-strategy-empty = η στρατηγική { $name } δεν έχει καμία κάρτα για αγορά
error-strategy-card = δεν υπάρχει κάρτα { $given }
error-strategy-test = το { $given } δεν συγκρίνει τίποτα· γράψτε για παράδειγμα `left(province) <= 4`
error-strategy-number = το { $given } δεν είναι αριθμός, { $words }, `own(card)` ή `left(card)`
error-strategy-zero = το { $given } διαιρεί με το 0
error-strategy-word = το { $given } δεν είναι ένα από τα { $words }, `own(card)`, `left(card)`

## Πρόσθετα: παιχνίδια και μποτ άλλων.

error-plugin-class = ένα παιχνίδι είναι { $kind }, όχι { $given }
error-plugin-name = το παιχνίδι του λέγεται { $game }: δώστε το ίδιο όνομα και στο σημείο εισόδου
error-plugin-bot = μποτ είναι ό,τι δίνει ένα `Bot` όταν καλείται, όπως η κλάση του, όχι { $given }
error-plugin-game-there = υπάρχει ήδη παιχνίδι { $game }
error-plugin-bots-there = υπάρχουν ήδη μποτ { $bots }, και το { $game } έχει δικά του με το ίδιο όνομα
error-plugin-bot-there = υπάρχει ήδη μποτ { $name } για: { $games }
error-plugin-id = ο κωδικός ενός παιχνιδιού είναι `snake_case`, όχι { $given }
error-plugin-version = οι κανόνες του { $game } έχουν έκδοση από 1 και πάνω, όχι { $given }
error-plugin-counts = το { $game } θέλει αριθμούς παικτών από 1 έως { $most }, σε αύξουσα σειρά, όχι { $given }
error-plugin-usual = { $game }: παίζεται συνήθως από { $counts } παίκτες, όχι { $given }
error-plugin-table = { $game }: δεν στήνει τραπέζι για { $players } παίκτες: { $why }
error-plugin-broken = το παιχνίδι { $game } δεν παίζεται εδώ: το πρόσθετό του είναι χαλασμένο ({ $why })

## Όσα φυλάσσονται: εκτελέσεις τουρνουά, κατατάξεις.

error-no-ladder = δεν φυλάσσεται κατάταξη του { $game } για { $players } παίκτες: το { $games } την παίζει
error-no-rating-list = το { $file } δεν είναι κατάταξη: { $why }
error-ladder-write = το `ladder` --write φυλάει την κατάταξη στον πηγαίο κώδικα του Great Hall: τρέξτε το στον ανώτατο φάκελό του
error-no-batch = το { $file } δεν είναι δική μας δέσμη παρτίδων ({ $why }): διαγράψτε το, και το --resume την παίζει ξανά
error-run-other-things = στο { $folder } υπάρχουν άλλα πράγματα: δώστε έναν νέο ή άδειο φάκελο
error-run-there = στο { $folder } υπάρχει ήδη εκτέλεση: το --resume τη συνεχίζει, ή δώστε άλλον φάκελο
error-run-differs = η εκτέλεση στο { $folder } άρχισε με `{ $name }` { $before }, όχι { $now }: συνεχίστε όπως άρχισε, ή δώστε άλλον φάκελο
error-no-run = το { $folder } δεν είναι εκτέλεση: το `greathall tournament … --out RUN` φτιάχνει μία
error-run-unfinished = η εκτέλεση στο { $folder } δεν έχει τελειώσει: συνεχίστε την με `greathall tournament … --resume`
error-run-unread = το { $file } δεν είναι { $what ->
    [plan] το σχέδιο
   *[result] το αποτέλεσμα
} μιας εκτέλεσης: { $why }

## Μείγματα καρτών.

error-mixes-unread = τα αποθηκευμένα μείγματα στο { $file } δεν διαβάζονται: { $why }
error-mixes-unwritten = τα αποθηκευμένα μείγματα δεν μπορούν να γραφτούν στο { $file }: { $why }
error-mix-name = ένα μείγμα δεν μπορεί να λέγεται { $name }· διαλέξτε λέξη που δεν είναι μία από αυτές: { $words }
error-mix-empty = το μείγμα { $name } δεν έχει καμία κάρτα
error-no-mix = δεν υπάρχει αποθηκευμένο μείγμα { $name }· υπάρχουν: { $mixes }

## Τυπωμένα, κανόνες και στρατηγική.

error-no-rule = { $title }: οι κανόνες δεν έχουν { $given }· το { $command } τους τυπώνει όλους
error-no-words = { $title }: κανένας κανόνας δεν έχει τις λέξεις { $given }· το { $command } τους τυπώνει όλους
error-no-rules-page = { $title }: δεν έχει σελίδα κανόνων· έχουν: { $games }
error-no-strategy-page = { $title }: δεν έχει σελίδα στρατηγικής· έχουν: { $games }
error-no-recorded-game = δεν υπάρχει καταγεγραμμένη παρτίδα { $name } του { $game }· υπάρχουν: { $there }
error-no-thing = { $title }: δεν υπάρχει κάρτα, Ηγέτης ή θέση { $given }· το { $command } τα απαριθμεί όλα
error-no-card = { $title }: δεν υπάρχει κάρτα { $given }· το { $command } τις απαριθμεί όλες
error-card-none = { $title }: δεν υπάρχει κάρτα { $given }
error-no-set = { $title }: δεν υπάρχει σετ { $given }· υπάρχουν: { $sets }
error-no-sets = { $title }: δεν έχει σετ, άρα ούτε { $given }

## Παρτίδες που στήνονται ή παίζονται.

error-players-number = το `players` θέλει ακέραιο αριθμό, όχι { $given }
error-seed-number = το `seed` θέλει ακέραιο αριθμό από 0 έως 2**64 - 1, όχι { $given }
error-options-mapping = το `options` θέλει μια αντιστοίχιση όπως { $example }, όχι { $given }
error-option-name = το όνομα μιας ρύθμισης είναι κείμενο, όχι { $given }
error-option = ρύθμιση { $name }: { $why }
error-setup = το `setup` θέλει το στήσιμο μιας καταγραφής, λίστες κωδικών ανά τράπουλα: { $why }
error-no-seat = δεν υπάρχει θέση { $given }: οι θέσεις είναι 0 έως { $last }
error-over = η παρτίδα τελείωσε: δεν μένει τίποτα να αποφασιστεί
error-over-choose = η παρτίδα τελείωσε: δεν μένει τίποτα να επιλεγεί
error-no-choice = το { $given } δεν είναι επιλογή: διαλέξτε από 0 έως { $last } ({ $choices })
error-no-code = το { $given } δεν είναι κωδικός επιλογής: υπάρχουν { $codes }
error-no-step-back = αυτή η θέση δεν έχει βήμα που θα μπορούσε να αναιρεθεί
error-no-undo = η τελευταία επιλογή δεν αναιρείται: αποκαλύφθηκε κάτι ή την έκανε κάποιος άλλος
error-no-step = δεν υπάρχει βήμα { $given }: η παρτίδα έχει τα βήματα 0 έως { $last }

## Μαθήματα.

error-lesson-done = αυτό το μάθημα τελείωσε: δεν μένει τίποτα να απαντηθεί
error-no-answer = το { $given } δεν είναι απάντηση: υπάρχουν { $n }
error-no-lesson = { $game }: δεν υπάρχει μάθημα { $given }· υπάρχουν: { $there }
error-no-guided-game = { $game }: δεν υπάρχει παρτίδα με προπονητή { $given }· υπάρχουν: { $there }

## Τραπέζια για μάθηση: ενέργειες, σειρές παρτίδων.

error-action = η ενέργεια { $given } δεν είναι τώρα επιλογή: η μάσκα ενεργειών έχει { $legal }
error-games-number = το `n` θέλει αριθμό παρτίδων από 1 και πάνω, όχι { $given }
error-seats-bots = μποτ κάθονται και στις { $n } θέσεις: αφήστε μία ελεύθερη για μάθηση
error-actions-count = χρειάζεται μία ενέργεια για κάθε παρτίδα, δηλαδή { $n }, όχι { $given }
error-options-json = το `options` θέλει JSON όπως { $example }, όχι { $given }: { $why }

## Καταγραφές και αποθηκευμένες παρτίδες.

error-record-versions = αυτή είναι καταγραφή του { $game } { $theirs ->
    [0] χωρίς έκδοση κανόνων
   *[other] με έκδοση κανόνων { $theirs }
}· οι δικοί μας κανόνες του { $game } έχουν έκδοση { $ours }
error-record-newer = { $versions }: θέλει νεότερο Great Hall
error-record-unchecked = { $versions }, και δεν έχει έλεγχο στο τέλος που θα έδειχνε αν συμφωνούν
error-record-chance = { $versions }: το στήσιμό της αφέθηκε στην τύχη και τραβήχτηκε με άλλον τρόπο
error-record-old = { $versions }· παίζεται με αυτούς
error-record-set-up = η καταγραφή δεν μπορεί να στηθεί: { $why }
error-record-choice = η επιλογή { $n } της καταγραφής δεν μπορεί να γίνει: { $why } ({ $versions })
error-record-checks = αυτή δεν είναι καταγραφή παρτίδας: έχει δύο ελέγχους μετά από τον ίδιο αριθμό επιλογών
error-record-other = { $versions }: με τους δικούς μας γίνεται άλλη παρτίδα ως την επιλογή { $n }, άρα έχει υποστεί ζημιά ή παίχτηκε με άλλους κανόνες
error-record-none = αυτή δεν είναι καταγραφή παρτίδας: { $why }· μια καταγραφή έχει `game`, `players`, `seed`, `options`, `version` και `choices`
error-record-first-release = η πρώτη έκδοση δεν αποθήκευσε ούτε το στήσιμο ούτε ελέγχους: αυτή μπορεί να είναι άλλη παρτίδα
error-record-steps = αποθηκευμένες επιλογές: { $stored } από { $n }
error-dealt-anew = αυτή η παρτίδα μοιράστηκε ξανά (`determinize`): καμία καταγραφή δεν οδηγεί σε αυτή
error-save-none = αυτή δεν είναι αποθηκευμένη παρτίδα: { $why }
error-save-first = αυτή την παρτίδα την αποθήκευσε η πρώτη έκδοση, που έγραφε αλλιώς την κατάστασή της· η καταγραφή της ίσως παίζεται ακόμα: `replay(save['record'])`
error-save-unplayable = αυτή η αποθηκευμένη παρτίδα δεν μπορεί να παιχτεί: { $why }
error-save-damaged = η αποθηκευμένη παρτίδα έχει υποστεί ζημιά: οι επιλογές της δεν οδηγούν στην κατάστασή της

## Αρχεία και JSON.

error-system = { $code ->
    [ENOENT] δεν υπάρχει τέτοιο αρχείο ή φάκελος
    [EACCES] δεν επιτρέπεται
    [EISDIR] είναι φάκελος
    [ENOTDIR] δεν είναι φάκελος
    [EROFS] μόνο για ανάγνωση
    [ENOSPC] δεν μένει χώρος
    [EEXIST] υπάρχει ήδη
    [EADDRINUSE] η διεύθυνση χρησιμοποιείται ήδη
   *[other] { $text }
}
error-file-unread = το { $file } δεν διαβάζεται: { $why }
error-file-large = το { $file } είναι μεγαλύτερο από { $most } μπάιτ
error-json-text = το JSON είναι κείμενο, όχι { $given }
error-json-large = είναι μεγαλύτερο από { $most } μπάιτ
error-json-utf8 = δεν είναι κείμενο σε `UTF-8` (μπάιτ { $byte })
error-json-none = δεν είναι JSON: { $why }
error-json-deep = έχει βάθος πάνω από { $most } επίπεδα
error-json-values = έχει πάνω από { $most } τιμές
error-json-key = ένα κλειδί είναι κείμενο, όχι { $given }
error-json-number = το { $given } είναι υπερβολικά μεγάλος αριθμός
error-json-value = το { $given } δεν είναι κείμενο, αριθμός, `true`, `false`, `null`, λίστα ή αντιστοίχιση
error-json-half = το { $given } έχει μέσα μισό χαρακτήρα
error-json-twice = το κλειδί { $key } υπάρχει δύο φορές
error-json-nan = το { $given } δεν είναι αριθμός που έχει το JSON

## Ο διακομιστής.

error-workers = πολλά --workers μοιράζονται μία `PostgreSQL`: δώστε την με --db, ή τρέξτε με ένα
error-no-machine = κανένας υπολογιστής δεν λέγεται έτσι
error-cannot-serve = δεν γίνεται εξυπηρέτηση στο { $at }: { $why }· ίσως είναι εκεί άλλο πρόγραμμα: δοκιμάστε { $option }
error-db-unopened = το { $db } δεν ανοίγει: { $why }· δώστε με --db ένα αρχείο για `SQLite` ή ένα URL `PostgreSQL`
error-db-taken = ένα άλλο Great Hall έχει ανοιχτό το { $file }: πηγαίνετε εκεί, ή δώστε σε αυτό άλλο αρχείο με --db
error-network = το { $option } θέλει μια διεύθυνση ή ένα δίκτυο όπως 127.0.0.1 ή 10.0.0.0/8: { $why }
error-databases = δώστε μια διαδρομή, `sqlite:///PATH` ή `postgresql://USER@HOST/NAME`
error-no-database = το { $db } δεν είναι βάση δεδομένων για εμάς: { $databases }
error-no-database-why = το { $db } δεν είναι βάση δεδομένων για εμάς: { $why }· { $databases }
error-database-unopened = η βάση δεδομένων { $db } δεν ανοίγει: { $why }· { $databases }
error-database-newer = εκεί δούλεψε ένα νεότερο Great Hall (βήμα { $step }, εμείς ξέρουμε έως { $ours }): εγκαταστήστε εκείνο
error-admin-no-table = δεν υπάρχει τραπέζι { $table }: το `greathall admin tables` τα απαριθμεί
error-admin-nobody = δεν υπάρχει άτομο { $person }: το `greathall admin people` τα απαριθμεί
error-admin-moved = στο τραπέζι { $table } κάποιος έπαιξε μόλις τώρα: δοκιμάστε ξανά
error-admin-seat = τραπέζι { $table }: { $why }
error-admin-there = το { $file } υπάρχει ήδη: δώστε ένα νέο αρχείο
error-admin-not-copied = το { $db } δεν μπορεί να αντιγραφεί στο { $file }: { $why }
error-admin-damaged = το αντίγραφο έχει υποστεί ζημιά ({ $why }), και ίσως και η βάση δεδομένων

## Ρυθμίσεις παιχνιδιών.

error-no-option = { $game }: δεν υπάρχει ρύθμιση { $name }· υπάρχουν: { $options }
error-option-takes = η ρύθμιση `{ $name }` θέλει { $takes }, όχι { $given }
error-takes = { $option ->
    [leaders] κωδικούς Ηγετών κατά θέση, `random`, `first_game` (τυχαία από τους απλούστερους), `choose` (με αντίστροφη σειρά) ή `draft` (έναν από δύο που μοιράζονται)
    [original] κάρτες του αρχικού παιχνιδιού που ανακατεύονται μέσα: `none`, `all`, το όνομα ενός μείγματος ή μια λίστα κωδικών
    [kingdom] δέκα κωδικούς καρτών, το όνομα ενός προτεινόμενου σετ, `random` ή `five_and_five`
    [sets] τα σετ από τα οποία τραβιέται ένα τυχαίο βασίλειο: `base1e`, `intrigue1e` ή και τα δύο
    [masquerade_empty_hand] `skip` (ούτε δίνει ούτε παίρνει) ή `receive`
   *[flag] `true` ή `false`
}
error-first-player = η ρύθμιση `first_player` θέλει μια θέση από 0 έως { $last } ή `random`, όχι { $given }
error-first-ally = ρύθμιση `first_player`: με έξι παίκτες αρχίζει ένας Σύμμαχος, στη θέση { $seats }, όχι { $given }
error-first-rival = ρύθμιση `first_player`: με έναν παίκτη αρχίζει ο Αντίπαλος στα αριστερά, στη θέση { $seat }, όχι { $given }
error-option-few = η ρύθμιση `{ $name }` είναι για { $few ->
    [1] { $least ->
        [1] έναν παίκτη
       *[2] δύο παίκτες
    }
   *[2] έναν ή δύο παίκτες
}, όχι { $given }
error-option-six = η ρύθμιση `{ $name }` είναι για έξι παίκτες, όχι { $given }
error-part-of-level = η ρύθμιση `{ $name }` ανήκει στη δυσκολία `{ $level }`: εκεί δεν μπορεί να είναι `false`
error-difficulty = η ρύθμιση `difficulty` θέλει ένα από τα { $levels }, όχι { $given }
error-choam-six = ρύθμιση `choam`: έξι παίκτες παίζουν πάντα με την προσθήκη CHOAM· ορίστε τη, ή αφήστε την έξω
error-rivals-leaders = η ρύθμιση `rivals` θέλει δύο Ηγέτες, `random` ή `first_game`, όχι { $given }
error-rivals-no-rival = ρύθμιση `rivals`: ο Ηγέτης `{ $name }` δεν μπορεί να ηγηθεί Αντιπάλου· υπάρχουν: { $there }
error-rivals-players = ρύθμιση `rivals`: `{ $name }` είναι ήδη ο Ηγέτης του παίκτη· ένας Αντίπαλος παίρνει άλλον
error-rivals-two = η ρύθμιση `rivals` θέλει δύο διαφορετικούς Ηγέτες, όχι { $given }
error-rivals-cards = η ρύθμιση `rivals` θέλει κάρτες Αντιπάλου, `random` ή `first_game`, όχι { $given }
error-rivals-count = η ρύθμιση `rivals` θέλει { $n ->
    [1] μία κάρτα Αντιπάλου
   *[2] δύο διαφορετικές κάρτες Αντιπάλου
}, όχι { $given }
error-no-rival = ρύθμιση `rivals`: δεν υπάρχει Αντίπαλος { $name }· υπάρχουν: { $there }
error-streamlined = ρύθμιση `rivals`: ο Αντίπαλος `{ $name }` { $wanted ->
    [yes] δεν είναι
   *[no] είναι
} από τους απλοποιημένους Αντιπάλους· υπάρχουν: { $there }
error-no-leader = ρύθμιση `{ $option }`: δεν υπάρχει Ηγέτης { $name }· υπάρχουν: { $there }
error-draft = ρύθμιση `leaders`: χρειάζονται { $n } Ηγέτες, δύο για καθέναν από τους { $players } Συμμάχους· υπάρχουν { $there }
error-leader-choam = ρύθμιση `leaders`: ο Ηγέτης `{ $name }` παίζει μόνο με την προσθήκη CHOAM· ορίστε τη ρύθμιση `choam`
error-leader-twice = ρύθμιση `leaders`: ο Ηγέτης `{ $name }` δίνεται δύο φορές· κάθε Ηγέτης υπάρχει μία φορά
error-leaders-count = η ρύθμιση `leaders` θέλει έναν Ηγέτη ανά θέση: { $n }, όχι { $given }
error-original = ρύθμιση `original`: το αρχικό παιχνίδι δεν έχει κάρτα { $name } για ανακάτεμα· υπάρχουν τα μείγματα { $mixes } και οι κάρτες του `greathall cards imperium`
error-original-twice = ρύθμιση `original`: η κάρτα `{ $name }` δίνεται δύο φορές· όλα τα αντίτυπα μιας κάρτας ανακατεύονται μαζί
error-no-kingdom = ρύθμιση `kingdom`: δεν υπάρχει σετ { $name }· υπάρχουν: { $there }, `random` και `five_and_five`
error-no-kingdom-set = ρύθμιση `sets`: δεν υπάρχει σετ { $name }· υπάρχουν: { $there }
error-five-and-five = ρύθμιση `kingdom`: το `five_and_five` θέλει δύο σετ, όχι μόνο { $sets }
error-kingdom-sets = η ρύθμιση `sets` είναι { $sets }, αλλά το βασίλειο έχει `{ $card }` από το { $set }: αφήστε έξω το `sets`, ή πάρτε ένα βασίλειο από αυτά τα σετ, ή `random`
error-kingdom-card = ρύθμιση `kingdom`: δεν υπάρχει κάρτα { $name }· το `greathall cards dominion` τις απαριθμεί όλες
error-kingdom-basic = ρύθμιση `kingdom`: η κάρτα `{ $name }` είναι σε κάθε παρτίδα· δώστε δέκα κάρτες βασιλείου εκτός από αυτή
error-kingdom-twice = ρύθμιση `kingdom`: η κάρτα `{ $name }` δίνεται δύο φορές· κάθε κάρτα έχει μία στοίβα
error-kingdom-size = η ρύθμιση `kingdom` θέλει { $n } κάρτες βασιλείου, όχι { $given }
error-bots-want = αυτά τα μποτ θέλουν { $n } κάρτες βασιλείου, { $cards }: δώστε δέκα με το `kingdom`

## Το στήσιμο σε μια καταγραφή.

error-setup-dominion = στο Dominion οι ρυθμίσεις λένε τα πάντα για το στήσιμο· δεν έχει { $given }
error-setup-has = το στήσιμο μιας παρτίδας με αυτές τις ρυθμίσεις έχει { $there }, όχι { $given }
error-setup-names = το στήσιμο αναφέρει { $given }, που δεν ανήκει στα `{ $kind }` του { $game }
error-setup-twice = το στήσιμο αναφέρει κάτι από τα `{ $kind }` δύο φορές
error-setup-conflicts = το στήσιμο έχει { $n } από τις Συμπλοκές επιπέδου { $level }· χρειάζονται { $count }
error-setup-objectives = το στήσιμο θέλει έναν Στόχο για κάθε παίκτη, έναν από αυτούς με τον δείκτη πρώτου παίκτη
error-setup-hagal = το στήσιμο θέλει κάρτες του Οίκου Χαγκάλ, και όχι μόνο εκείνες που ανακατεύουν ξανά την τράπουλα
error-setup-leaders = το στήσιμο θέλει τουλάχιστον { $n } Ηγέτες για επιλογή
error-setup-two-leaders = το στήσιμο θέλει δύο Ηγέτες για κάθε παίκτη: { $n }
error-encoding = αυτό το τερματικό γράφει σε { $encoding }, που δεν έχει όλα τα γράμματα όσων θα τυπωθούν
