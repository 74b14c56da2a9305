### Τι έγινε σε ένα παιχνίδι Dune: Imperium – Uprising.

imperium-log-place_spy = { $who ->
    [you] Τοποθετείτε
   *[they] { $player } τοποθετεί
} κατάσκοπο στο παρατηρητήριο { $name }.
imperium-log-recall_spy = { $who ->
    [you] Επαναφέρετε
   *[they] { $player } επαναφέρει
} κατάσκοπο από το παρατηρητήριο { $name }.
imperium-log-replace_spy = { $who ->
    [you] Επαναφέρετε κατάσκοπο από το παρατηρητήριο { $name } για να τον τοποθετήσετε ξανά.
   *[they] { $player } επαναφέρει κατάσκοπο από το παρατηρητήριο { $name } για να τον τοποθετήσει ξανά.
}
imperium-log-spy_infiltrates = { $who ->
    [you] Επαναφέρετε
   *[they] { $player } επαναφέρει
} κατάσκοπο από το παρατηρητήριο { $name } για Διείσδυση.
imperium-log-spy_gathers = { $who ->
    [you] Επαναφέρετε
   *[they] { $player } επαναφέρει
} κατάσκοπο από το παρατηρητήριο { $name } για Συλλογή Πληροφοριών.
imperium-log-sandworm = { $who ->
    [you] Καλείτε
   *[they] { $player } καλεί
} { $n ->
    [one] 1 σκουλήκι
   *[other] { $n } σκουλήκια
} της άμμου στη Συμπλοκή.
imperium-log-hooks = { $who ->
    [you] Παίρνετε
   *[they] { $player } παίρνει
} γάντζους Δημιουργού.
imperium-log-shield_wall = { $who ->
    [you] Αφαιρείτε
   *[they] { $player } αφαιρεί
} το Τείχος-Ασπίδα.
imperium-log-contract = { $who ->
    [you] Παίρνετε: { $name }.
   *[they] { $player } παίρνει: { $name }.
}
imperium-log-contract_row = { $count ->
    [one] Ανοίγεται
   *[other] Ανοίγονται
}: { $cards }.
imperium-log-complete = { $who ->
    [you] Ολοκληρώνετε: { $name }.
   *[they] { $player } ολοκληρώνει: { $name }.
}
imperium-log-trash_intrigue = { $who ->
    [you] Πετάτε
   *[they] { $player } πετάει
} μια κάρτα Ίντριγκας: { $name }.
imperium-log-return = { $who ->
    [you] Παίρνετε την κάρτα «{ $name }» πίσω στο χέρι σας.
   *[they] { $player } παίρνει την κάρτα «{ $name }» πίσω στο χέρι.
}

## Ηγέτες

imperium-log-flip_leader = { $who ->
    [you] Γυρίζετε τον Ηγέτη σας από την άλλη πλευρά{ $n ->
        [0] {""}
        [one] {" "}και παίρνετε πίσω 1 μνήμη
       *[other] {" "}και παίρνετε πίσω { $n } μνήμες
    }.
   *[they] { $player } γυρίζει τον Ηγέτη από την άλλη πλευρά{ $n ->
        [0] {""}
        [one] {" "}και παίρνει πίσω 1 μνήμη
       *[other] {" "}και παίρνει πίσω { $n } μνήμες
    }.
}
imperium-log-memory = { $who ->
    [you] Μετακινείτε ένα στράτευμα από το απόθεμά σας στις Μπένε Τζέζεριτ ως μνήμη.
   *[they] { $player } μετακινεί ένα στράτευμα από το απόθεμα στις Μπένε Τζέζεριτ ως μνήμη.
}
imperium-log-train = { $who ->
    [you] Φτάνετε
   *[they] { $player } φτάνει
} στο βήμα { $n } της γραμμής Εκπαίδευσης.

## Εικονίδια μάχης

imperium-log-turn_over = { $who ->
    [you] Γυρίζετε κλειστή μια κάρτα: { $name }.
   *[they] { $player } γυρίζει κλειστή μια κάρτα: { $name }.
}
