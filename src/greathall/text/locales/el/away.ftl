### Τι μαθαίνουν όσοι δεν είναι στο τραπέζι, και πώς φαίνεται ένας σύνδεσμος σε συνομιλία

notice-turn = Είναι η σειρά σας
notice-turn-text = { $game }: οι άλλοι σας περιμένουν.
notice-turn-named = «{ $table }», { $game }: οι άλλοι σας περιμένουν.
notice-test = Το Great Hall σας βρίσκει
notice-test-text = Έτσι θα μαθαίνετε ότι είναι η σειρά σας.

preview-site = Great Hall
app-description = Επιτραπέζια παιχνίδια χτισίματος τράπουλας με ανθρώπους και μποτ
preview-title = { $table } · { $game }
preview-and = { $first } και { $last }
preview-free =
    { $n ->
        [one] Μία θέση είναι ελεύθερη.
       *[other] { $n } θέσεις είναι ελεύθερες.
    }
preview-waiting =
    { $n ->
        [one] Περιμένουν: { $people }. Μία θέση είναι ελεύθερη.
       *[other] Περιμένουν: { $people }. { $n } θέσεις είναι ελεύθερες.
    }
preview-playing = Παίζουν τώρα: { $people }.
preview-over = Έπαιξαν: { $people }.

## Γιατί κάτι δεν είναι διεύθυνση, ή γιατί δεν έφτασε τίποτα εκεί

unreached-long = μια διεύθυνση έχει το πολύ { $most } χαρακτήρες
unreached-none = μια διεύθυνση αρχίζει με { $secure } ή { $plain } και δείχνει έναν διακομιστή
unreached-late = δεν ήρθε απάντηση μέσα σε { $seconds } δευτερόλεπτα
unreached-private = αυτό βρίσκεται σε ιδιωτικό δίκτυο: όποιος έχει αυτόν τον διακομιστή μπορεί να το επιτρέψει με --notify-private
unreached-nobody = εκεί δεν απαντά κανείς
unreached-status = η απάντηση ήταν { $status }
