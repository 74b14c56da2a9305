### Μαθήματα και παρτίδες με προπονητή· φορτώνονται μαζί τους

learn-title = Μάθηση
learn-about = Παίξτε μια πρώτη παρτίδα με έναν προπονητή δίπλα σας, ή δοκιμάστε ένα σύντομο μάθημα. Τίποτα εδώ δεν μετράει, και κάθε βήμα αναιρείται.
learn-guided-about = Μια αληθινή παρτίδα με εύκολα μποτ, δέκα με δεκαπέντε λεπτά. Μπορείτε να φύγετε οποιαδήποτε στιγμή και να συνεχίσετε αργότερα.
learn-begin = Αρχή
learn-begin-again = Ξανά από την αρχή
learn-go-on = Συνέχεια
learn-short = Σύντομα μαθήματα
learn-short-done = Έγιναν { $n } από { $all }
learn-done = Έγινε
learn-failed = Τα μαθήματα δεν μπόρεσαν να φορτωθούν

learn-read = Για διάβασμα:

strategy-about = Σύντομες συμβουλές, μετρημένες: κάθε αριθμός βγαίνει από παρτίδες ανάμεσα στα μποτ μας, και κάθε παράδειγμα είναι μία από αυτές, ανοιγμένη ακριβώς σε εκείνο το βήμα.
strategy-see = Δείτε το
strategy-see-about = Δείτε το: { $title }
strategy-command = Πώς μετρήθηκε
strategy-print = Εκτύπωση
strategy-page = Από τη σελίδα στρατηγικής:
strategy-step = Βήμα { $step }: { $title }

lesson-back = Όλα τα μαθήματα
lesson-page = Μάθημα: { $name }
lesson-progress = Βήμα { $n } από { $all }
lesson-finished = Τελειώσατε αυτό το μάθημα.
lesson-next = Επόμενο μάθημα: { $name }
lesson-again = Άλλη μια φορά
lesson-rules = Οι κανόνες:
lesson-text = Προβολή κειμένου
lesson-drawn = Σχεδιασμένο τραπέζι
lesson-failed = Το μάθημα δεν μπόρεσε να φορτωθεί
lesson-at-table = Επιλέξτε στο τραπέζι.
lesson-choices = Οι επιλογές σας
lesson-answers = Απαντήσεις

goal = Σκοπός και επόμενο βήμα
goal-tip = Νέο:
goal-read = Το κατάλαβα
goal-off = Απόκρυψη

uses-ask = Σε τι χρησιμεύει αυτό;
uses-none = Δεν είναι γνωστό τίποτα ιδιαίτερο γι' αυτό.

coach = Προπονητής
coach-right = Μπράβο
coach-wrong = Όχι ακριβώς
coach-otherwise = Ένας άλλος τρόπος
coach-progress = { $n } από { $all } ιδέες
coach-fold = Απόκρυψη
coach-unfold = Εμφάνιση
coach-waiting = Συνεχίστε όπως θέλετε. Θα μιλήσω όταν έρθει κάτι νέο.
