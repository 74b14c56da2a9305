### Τι μοιράζονται όλα τα παιχνίδια: πώς ενώνονται προτάσεις και λίστες.

# Της μορφής option: να, ή θα σε μια ερώτηση.
na = { $as ->
    [question] θα
   *[plain] να
}

sentence = { CAPITAL($text) }.
label = { CAPITAL($text) }
next-sentence = { $text } { $next }
then = { $first }, και μετά { $next }
    .question = { $first_question }, και μετά { $next_question }
and-more = { $list }, { $next }
and = { $list } και { $next }
or = { $list } ή { $next }
next-clause = { $list }, { $next }
and-clause = { $list } και { $next }
and-may = { $list }, και { $next }
next-part = { $list }· { $next }
option-whole = { $first }: { $then }
option-next = { $list }· { $next }
option-last = { $list }· ή { $next }

times = { $item } ×{ $n }
    .acc = { $n } { $item_plural }
player = Παίκτης { $n }
automaton = Αντίπαλος { $n }

rule-unverified = { $rule } Δεν είναι βεβαιωμένο: { $text }
