# Τι λέγεται για ένα παιχνίδι που δεν έχει δικές του λέξεις.

plain-yes = Ναι
plain-pass = Πάσο
plain-part = { $n }
plain-event = { $who ->
    [you] Εσείς: { $what }
   *[other] { $player }: { $what }
}
plain-with = { $what } { $name }
plain-number = { $what } ({ $n })
