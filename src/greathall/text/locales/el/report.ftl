### Η εκτέλεση ενός τουρνουά ως σελίδα: η εντολή report.

report-title = { $game }: ένα τουρνουά
report-bots = μποτ
report-players = παίκτες
report-best-bot = καλύτερο
report-mean-length = μέση διάρκεια
report-mean-rounds = { $n } γύροι
report-plan = { $format }, έως { $games ->
    [one] 1 παρτίδα
   *[other] { $games } παρτίδες
} ανά ζευγάρι, σπόρος { $seed }
report-sprt = διαδοχικός έλεγχος του { $low } απέναντι στο { $high }
report-versions = έκδοση κανόνων { $rules }, Great Hall { $version }

report-ratings = Βαθμοί
report-ratings-about = Πόσο ισχυρό είναι το καθένα, με διαστήματα 95%. Όλα αρχίζουν με 25.
report-against = Στρατηγική εναντίον στρατηγικής
report-against-about = Πόσο συχνά το μποτ της γραμμής τελείωσε μπροστά από το μποτ της στήλης στο ίδιο τραπέζι· οι ισοπαλίες μετρούν μισό.
report-ahead-of = μπροστά από
report-how-often = πόσο συχνά
report-most-frequent = Σχεδιασμένα είναι τα { $n } συχνότερα από τα { $of }.
report-start = Αρχή
report-start-about = Όποιος αρχίζει είναι πρώτος. Η διάστικτη γραμμή δείχνει πού είναι όλοι ίσοι.
report-order = κατά σειρά παιχνιδιού
report-ordinal = { $n }ος
report-by-seat = Θέσεις
report-by-seat-about = Κατά θέση, όποιος κι αν αρχίζει.
report-seat = θέση
report-seats = θέσεις
report-leaders = Ηγέτες
report-leaders-about = Πόσο συχνά νίκησε ο καθένας, όποιος κι αν τον έπαιξε.
report-leader = Ηγέτης
report-kingdom = Βασίλειο
report-kingdom-about = Πόσο συχνά νίκησε κάθε μποτ όπου αυτή η κάρτα ήταν στο βασίλειο.
report-kingdom-rates = ποσοστό νικών κατά βασίλειο
report-card = κάρτα
report-games-with = παρτίδες με αυτή
report-openings = Ανοίγματα
report-openings-about = Οι πρώτες κινήσεις μιας θέσης, με τη σειρά.
report-opening = άνοιγμα
report-caution = Ό,τι κάνουν τα ισχυρά μποτ φαίνεται ισχυρό: αυτό δείχνει τι πάει μαζί, όχι τι νικάει.
report-deed = { $deed ->
    [bought] Ποσοστό νικών με αγορά
    [gained] Ποσοστό νικών με απόκτηση
    [visited] Ποσοστό νικών με επίσκεψη
    [played] Ποσοστό νικών με παίξιμο
   *[deed] Ποσοστό νικών: { $deed }
}
report-deed-about = { $deed ->
    [bought] Πόσο συχνά νίκησε μια θέση που την είχε αγοράσει τουλάχιστον μία φορά.
    [gained] Πόσο συχνά νίκησε μια θέση που την είχε αποκτήσει τουλάχιστον μία φορά.
    [visited] Πόσο συχνά νίκησε μια θέση που την είχε επισκεφθεί τουλάχιστον μία φορά.
    [played] Πόσο συχνά νίκησε μια θέση που την είχε παίξει τουλάχιστον μία φορά.
   *[deed] Πόσο συχνά νίκησε μια θέση για την οποία αυτό ισχύει τουλάχιστον μία φορά: { $deed }.
}
report-deed-is = { $deed ->
    [bought] αγοράστηκε
    [gained] αποκτήθηκε
    [visited] δέχτηκε επίσκεψη
    [played] παίχτηκε
   *[deed] { $deed }
}
report-length = Διάρκεια
report-length-about = Πόσους γύρους είχαν οι παρτίδες.
report-rounds = γύροι
report-margin = Διαφορά
report-margin-about = Πόντοι ανάμεσα στον νικητή και τον καλύτερο από τους άλλους· κάτω από 0, την ισοβαθμία έκριναν άλλα.
report-points = πόντοι
report-mean = Μέσος όρος: { $n }.
report-share = μερίδιο
report-curve = { $what } ανά γύρο
report-curve-about = Ο μέσος όρος κάθε γύρου στον οποίο έφτασε τουλάχιστον το ένα δέκατο των παρτίδων ενός μποτ.
report-best = Σχεδιασμένα είναι τα { $n } καλύτερα μποτ.
report-round = γύρος
